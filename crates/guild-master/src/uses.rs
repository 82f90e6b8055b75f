//! What a Guild can use, and when: abilities with a fitting moon and phase, and Boons (GM-ADVR-03 to -07, GM-RUL-21, -40).
//! Only public facts decide.

use kernel::{List, Seat};
use serde::{Deserialize, Serialize};

use crate::ask::can;
use crate::cards::{AdventurerId, Cards, ContractId};
use crate::effect::{self, Limit, Of, Op, Ops, Part, Window};
use crate::table::{Phase, Table};
use crate::terms::Side;

/// What is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The Skill Upgrade of the check's Skill.
    Upgrade,
    /// The ability of an Adventurer.
    Ability(AdventurerId),
    /// The Boon of a completed Contract, which is discarded.
    Boon(ContractId),
    /// The ability of another Adventurer.
    Copy {
        /// Who copies.
        by: AdventurerId,
        /// Whose ability it is.
        of: AdventurerId,
    },
}

/// What a source does and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(crate) phase: Part,
    pub(crate) limit: Limit,
    pub(crate) ops: Ops,
}

/// A use of this Round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Used {
    /// What was used.
    pub source: Source,
    /// The Order Space number it was used for, from 0.
    pub number: u8,
    /// The windows it was used in, as a mask.
    pub windows: u8,
}

/// The most uses of a Guild in a Round that are kept: more than abilities of one moon and Boons come together in a match.
pub const USES_MAX: usize = 48;

/// Dice changes made in the check under way by one operation of a source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spent {
    /// What was used.
    pub source: Source,
    /// Which of its operations.
    pub op: u8,
    /// How often.
    pub times: u8,
}

/// The most operations used in one check: more than abilities and Boons for dice come together in a match.
pub const SPENT_MAX: usize = 32;

impl Source {
    /// What it does; nothing for a Skill Upgrade, which is no card.
    pub(crate) fn deal(self, table: &Table) -> Option<Deal> {
        let all = table.cards();
        match self {
            Self::Upgrade => None,
            Self::Ability(id) | Self::Copy { of: id, .. } => {
                let ability = all.ability(id)?;
                let limit = if matches!(self, Self::Copy { .. }) { Limit::Round } else { ability.limit };
                Some(Deal { phase: ability.phase, limit, ops: ability.effects })
            }
            Self::Boon(id) => {
                let boon = all.boon(id)?;
                Some(Deal { phase: boon.phase(), limit: Limit::Round, ops: boon.effects })
            }
        }
    }

    /// Whether both are used up together: a copy and the ability that copies are one.
    fn is_same(self, other: Self) -> bool {
        let key = |source: Self| match source {
            Self::Copy { by, .. } => Self::Ability(by),
            other => other,
        };
        key(self) == key(other)
    }

    /// The operations it has in a window, with their places.
    pub(crate) fn ops_in(
        self,
        table: &Table,
        window: Window,
    ) -> impl Iterator<Item = (u8, &'static Op)> + use<> {
        let deal = self.deal(table);
        let ops = deal.map_or(&[] as &[Op], |deal| deal.ops.list());
        let phase = deal.map_or(Part::Action, |deal| deal.phase);
        (0..).zip(ops).filter(move |(_, op)| effect::window(op, phase) == window)
    }
}

/// The operations of a Skill Upgrade in a check of its Skill (GM-UPGR-15, -16).
pub(crate) const fn side_op(side: Side) -> Op {
    match side {
        Side::Fixer => Op::SetDie { to: Side::FIXED, count: 1, skill: None },
        Side::Reroll => Op::Reroll { count: Side::REROLLS, skill: None },
    }
}

/// Sources a Guild can use; never more than fit.
pub(crate) type Sources = List<Source, 40>;

/// Everything a Guild can use in a window.
pub(crate) fn usable(table: &Table, seat: Seat, window: Window) -> Sources {
    let mut out = Sources::new();
    each(table, seat, window, &mut |source| {
        let _ = out.push(source);
    });
    out
}

/// Whether a Guild can use anything in a window.
pub(crate) fn any(table: &Table, seat: Seat, window: Window) -> bool {
    let mut found = false;
    each(table, seat, window, &mut |_| found = true);
    found
}

/// Whether a Guild has anything for a window that is not used up, whether it could do anything now or not.
pub(crate) fn has_any(table: &Table, seat: Seat, window: Window) -> bool {
    let all = table.cards();
    let guild = table.guild(seat);
    let abilities = guild.adventurers.and(&all.used_in(window)).iter().map(Source::Ability);
    let boons = guild.completed.and(&all.boons_in(window)).iter().map(Source::Boon);
    let ready = |source| is_live(table, seat, source) && !is_spent(table, seat, source, window);
    let copies = |by| copyable(table, seat, by, window).iter().any(|of| ready(Source::Copy { by, of }));
    abilities.chain(boons).any(ready) || guild.adventurers.and(&all.copiers()).iter().any(copies)
}

fn each(table: &Table, seat: Seat, window: Window, offer: &mut dyn FnMut(Source)) {
    let all = table.cards();
    let guild = table.guild(seat);
    for id in guild.adventurers.and(&all.used_in(window)).iter() {
        let source = Source::Ability(id);
        if may_use(table, seat, source, window) {
            offer(source);
        }
    }
    // A Contract discarded for its Boon in this Order may still have something to give.
    for id in guild.completed.or(&guild.discarded).and(&all.boons_in(window)).iter() {
        let source = Source::Boon(id);
        if may_use(table, seat, source, window) {
            offer(source);
        }
    }
    for by in guild.adventurers.and(&all.copiers()).iter() {
        copies(table, seat, by, window, offer);
    }
}

/// The Adventurers whose abilities in a window one that copies could use: the Guild's own, or everybody's.
pub(crate) fn copyable(table: &Table, seat: Seat, by: AdventurerId, window: Window) -> Cards<AdventurerId> {
    let all = table.cards();
    let effects = all.ability(by).map_or(&[] as &[Op], |ability| ability.effects.list());
    let mut from = table.guild(seat).adventurers;
    if effects.iter().any(|op| matches!(op, Op::CopyAbility(Of::Any))) {
        from = table.guilds.iter().fold(from, |from, guild| from.or(&guild.adventurers));
    }
    from.and(&all.used_in(window)).without(&all.copiers())
}

/// The abilities an Adventurer that copies could use in a window now.
fn copies(table: &Table, seat: Seat, by: AdventurerId, window: Window, offer: &mut dyn FnMut(Source)) {
    for of in copyable(table, seat, by, window).iter() {
        let source = Source::Copy { by, of };
        if may_use(table, seat, source, window) {
            offer(source);
        }
    }
}

/// Whether a Guild can use a source in a window now.
pub(crate) fn may_use(table: &Table, seat: Seat, source: Source, window: Window) -> bool {
    is_live(table, seat, source)
        && !is_spent(table, seat, source, window)
        && source.ops_in(table, window).any(|(_, op)| can(table, seat, op))
}

/// Whether the Guild has the source, and moon and phase fit (GM-ADVR-03, -04).
pub(crate) fn is_live(table: &Table, seat: Seat, source: Source) -> bool {
    let guild = table.guild(seat);
    let phase = match table.phase {
        Phase::Plot => Part::Plot,
        Phase::Action => Part::Action,
        _ => return false,
    };
    let Some(deal) = source.deal(table) else { return false };
    deal.phase == phase
        && match source {
            Source::Upgrade => false,
            Source::Ability(id) => {
                guild.adventurers.contains(id) && shines(table, id) && deal.limit != Limit::Static
            }
            Source::Boon(id) => guild.completed.contains(id) || guild.is_using(source, table.number),
            // Regardless of the copied ability's moon; the copier's own moon and phase must fit.
            Source::Copy { by, .. } => {
                let own = table.cards().ability(by).is_some_and(|ability| ability.phase == phase);
                guild.adventurers.contains(by) && own && shines(table, by)
            }
        }
}

/// Whether the moon of an Adventurer's ability is that of the Round (GM-ADVR-03, -05).
pub(crate) fn shines(table: &Table, id: AdventurerId) -> bool {
    table.cards().ability(id).is_some_and(|ability| ability.moon.shines(table.round))
}

/// Whether a source is used up for a window: once a Round, all of it for the same Order, or once in a check.
pub(crate) fn is_spent(table: &Table, seat: Seat, source: Source, window: Window) -> bool {
    let guild = table.guild(seat);
    let in_check = guild.roll.spent.iter().any(|spent| spent.source.is_same(source));
    if source.deal(table).is_some_and(|deal| deal.limit == Limit::Check) {
        return false;
    }
    let used = guild.used.iter().find(|used| used.source.is_same(source));
    used.is_some_and(|used| {
        let again = window == Window::Check && in_check;
        used.source != source || used.number != table.number || (used.windows & window.bit() != 0 && !again)
    })
}
