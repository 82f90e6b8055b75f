//! What a Guild could use on a check it makes this Round: its Skill Upgrade, abilities whose moon shines, Boons it holds
//! (GM-SKIL-05, -11, GM-ADVR-03, GM-RUL-21).

use kernel::Seat;
use kernel::odds::{self, MAX_CHANGES, Modifier, Ratio};

use crate::cards::AdventurerId;
use crate::catalog::catalogue;
use crate::effect::{Limit, Of, Op, Window, fits};
use crate::table::{DICE_CAP, Phase, Table};
use crate::terms::Skill;
use crate::tools::stored;
use crate::uses::{Source, may_use, side_op};

/// A check that is planned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Planned<'a> {
    /// The Guild.
    pub(crate) seat: Seat,
    /// The team, whose dice in other Skills may count by an effect.
    pub(crate) team: &'a [AdventurerId],
    /// The Skill.
    pub(crate) skill: Skill,
    /// The dice from Skill values.
    pub(crate) dice: u8,
    /// What they have to reach, without a penalty.
    pub(crate) target: u8,
    /// Whether the dice raise the target by their number (GM-CTST-12).
    pub(crate) conflict: bool,
}

/// One way to go about a check: dice of other Skills that count, and changes to the roll.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Way {
    more: u8,
    changes: Vec<Modifier>,
}

/// Which things are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reach {
    /// The Skill Upgrade and abilities.
    Abilities,
    /// Boons too.
    Boons,
}

/// The chance of a check with everything in reach used as well as possible.
#[must_use]
pub(crate) fn best_chance(table: &Table, check: &Planned<'_>, reach: Reach) -> Option<Ratio> {
    ways(table, check, reach).iter().filter_map(|way| chance_of(check, way)).max()
}

fn chance_of(check: &Planned<'_>, way: &Way) -> Option<Ratio> {
    let dice = check.dice.saturating_add(way.more).min(DICE_CAP);
    // GM-RUL-24: dice turned into another Skill before the roll count for the penalty.
    let penalty = if check.conflict { dice } else { 0 };
    let target = i32::from(check.target) + i32::from(penalty);
    if way.changes.is_empty() {
        return odds::sum_at_least(dice.into(), target).ok();
    }
    odds::chance_before(dice.into(), target, &way.changes).ok()
}

/// Every way that can be the best: with or without counting dice of other Skills, and with each ability a copier can copy.
fn ways(table: &Table, check: &Planned<'_>, reach: Reach) -> Vec<Way> {
    let sources = sources(table, check.seat, reach);
    let mut changes = Vec::new();
    if let Some(side) = table.guild(check.seat).upgrades[check.skill.index()] {
        add_changes(table, check, Source::Upgrade, &side_op(side), &mut changes);
    }
    let mut more = vec![0];
    for source in &sources {
        for (_, op) in source.ops_in(Window::Check) {
            add_changes(table, check, *source, op, &mut changes);
        }
        for (_, op) in source.ops_in(Window::Before) {
            more.push(converted(table, check, op));
        }
    }
    more.sort_unstable();
    more.dedup();
    let mut copied = vec![Vec::new()];
    for (by, of) in copies(table, check.seat) {
        let mut one = Vec::new();
        for (_, op) in (Source::Copy { by, of }).ops_in(Window::Check) {
            add_changes(table, check, Source::Ability(of), op, &mut one);
        }
        if !one.is_empty() && !copied.contains(&one) {
            copied.push(one);
        }
    }
    let all =
        |more: u8, copied: &Vec<Modifier>| Way { more, changes: fitted([&changes[..], copied].concat()) };
    more.iter().flat_map(|&more| copied.iter().map(move |copied| all(more, copied))).collect()
}

/// The abilities and Boons a Guild could use in checks of this Round and has not used up.
fn sources(table: &Table, seat: Seat, reach: Reach) -> Vec<Source> {
    let all = catalogue();
    let guild = table.guild(seat);
    let in_windows = all.used_in(Window::Check).or(&all.used_in(Window::Before));
    let able = guild.adventurers.and(&in_windows).without(&all.always_on());
    let abilities = able.iter().filter(|&id| shines(table, id)).map(Source::Ability);
    let boons = match reach {
        Reach::Abilities => Default::default(),
        Reach::Boons => guild.completed.and(&all.boons_in(Window::Check).or(&all.boons_in(Window::Before))),
    };
    let sources = abilities.chain(boons.iter().map(Source::Boon));
    sources.filter(|source| is_left(table, seat, *source)).collect()
}

fn shines(table: &Table, id: AdventurerId) -> bool {
    catalogue().ability(id).is_some_and(|ability| ability.moon.shines(table.round))
}

/// Whether a source is not used up; before the Action Phase nothing that works in it is.
fn is_left(table: &Table, seat: Seat, source: Source) -> bool {
    let check = source.deal().is_some_and(|deal| deal.limit == Limit::Check);
    let windows = [Window::Check, Window::Before];
    table.phase != Phase::Action
        || check
        || windows.into_iter().any(|window| may_use(table, seat, source, window))
}

/// The abilities that an Adventurer who copies could use in a check, the Guild's own or everybody's.
fn copies(table: &Table, seat: Seat) -> Vec<(AdventurerId, AdventurerId)> {
    let all = catalogue();
    let guild = table.guild(seat);
    let mut pairs = Vec::new();
    for by in guild.adventurers.and(&all.copiers()).iter().filter(|&by| shines(table, by)) {
        let any = all.ability(by).is_some_and(|ability| {
            ability.effects.list().iter().any(|op| matches!(op, Op::CopyAbility(Of::Any)))
        });
        let from = match any {
            true => table.guilds.iter().fold(guild.adventurers, |from, other| from.or(&other.adventurers)),
            false => guild.adventurers,
        };
        for of in from.and(&all.used_in(Window::Check)).without(&all.copiers()).iter() {
            if is_left(table, seat, Source::Copy { by, of }) {
                pairs.push((by, of));
            }
        }
    }
    pairs
}

/// The dice of another Skill an operation lets a team count.
fn converted(table: &Table, check: &Planned<'_>, op: &Op) -> u8 {
    let Op::ConvertSkill { from, to, max } = *op else { return 0 };
    if !fits(to, check.skill) {
        return 0;
    }
    let others = Skill::ALL.into_iter().filter(|other| *other != check.skill && fits(from, *other));
    others.map(|other| max.min(table.dice(check.team, other))).max().unwrap_or(0)
}

/// What an operation is to the odds of a roll.
fn add_changes(table: &Table, check: &Planned<'_>, source: Source, op: &Op, out: &mut Vec<Modifier>) {
    let mut times = |count: u8, only: Option<Skill>, change: Modifier| {
        if fits(only, check.skill) {
            out.extend((0..count).map(|_| change));
        }
    };
    match *op {
        Op::Reroll { count, skill } => times(count, skill, Modifier::Reroll),
        Op::SetDie { to, count, skill } => times(count, skill, Modifier::Set { to }),
        Op::FlipDie { count, skill } => times(count, skill, Modifier::Flip),
        Op::AddDie { count, skill } => times(count, skill, Modifier::AddDie),
        Op::AddFlat { n, skill } => times(1, skill, Modifier::AddFlat(n.into())),
        Op::SpendStored { skill } => {
            let sum = stored(table, check.seat, source).map(u16::from).sum();
            times(1, skill, Modifier::AddFlat(sum));
        }
        Op::PenaltyShift(by) if check.conflict => {
            let less = (-i16::from(by)).clamp(0, check.dice.into());
            times(1, None, Modifier::AddFlat(less.unsigned_abs()));
        }
        _ => {}
    }
}

/// As many changes of single dice as the odds can reckon with, the strongest first.
fn fitted(mut changes: Vec<Modifier>) -> Vec<Modifier> {
    let strength = |change: &Modifier| match change {
        Modifier::AddDie | Modifier::AddFlat(_) => 9,
        Modifier::Flip => 6,
        Modifier::Set { to } => *to,
        Modifier::Reroll => 3,
    };
    changes.sort_by_key(|change| core::cmp::Reverse(strength(change)));
    let mut single = 0;
    changes.retain(|change| {
        let whole = matches!(change, Modifier::AddDie | Modifier::AddFlat(_));
        single += usize::from(!whole);
        whole || single <= MAX_CHANGES
    });
    changes
}

/// What everything but Boons adds to the sum of a check on average, roughly, for plans that weigh many teams.
#[must_use]
pub(crate) fn help(table: &Table, seat: Seat, skill: Skill) -> i32 {
    let check = Planned { seat, team: &[], skill, dice: 4, target: 0, conflict: false };
    let ways = ways(table, &check, Reach::Abilities);
    let sum = |way: &Way| way.changes.iter().map(gain).sum();
    ways.iter().map(sum).max().unwrap_or(0)
}

/// What a change adds to the sum of four or five dice on average, roughly.
const fn gain(change: &Modifier) -> i32 {
    match change {
        Modifier::Set { to: 6 } | Modifier::Flip => 4,
        Modifier::Set { to: 5 } | Modifier::AddDie => 3,
        Modifier::Set { .. } | Modifier::Reroll => 2,
        Modifier::AddFlat(n) => *n as i32,
    }
}

#[cfg(test)]
mod tests;
