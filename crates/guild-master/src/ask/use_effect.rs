//! What to use now: abilities and Boons (GM-PLOT-01, GM-ACTN-15).

use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::{At, Choice, pick};
use crate::GuildMaster;
use crate::effect::{Limit, Window};
use crate::notation;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;
use crate::uses::{self, Source};

/// What does the Guild use now, if anything?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UseEffect {
    /// The window.
    pub window: Window,
}

impl Question<GuildMaster> for UseEffect {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Pass => Ok(()),
            Choice::Use(source) => check_source(at.table(), at.seat, *source, self.window),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.push(Choice::Pass);
        let usable = uses::usable(at.table(), at.seat, self.window);
        out.extend(usable.iter().map(|source| Choice::Use(*source)));
    }

    /// Everything the Guild has that works in the window, what is used up or waits for another moon too.
    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        let (table, window) = (at.table(), self.window);
        out.push(Choice::Pass);
        let (all, guild) = (table.cards(), table.guild(at.seat));
        let is_used = |source: &Source| source.deal(table).is_some_and(|deal| deal.limit != Limit::Static);
        let abilities = guild.adventurers.and(&all.used_in(window)).iter().map(Source::Ability);
        let boons = guild.completed.and(&all.boons_in(window)).iter().map(Source::Boon);
        let usable = uses::usable(table, at.seat, window);
        let copies = usable.iter().copied().filter(|source| matches!(source, Source::Copy { .. }));
        out.extend(abilities.filter(is_used).chain(boons).chain(copies).map(Choice::Use));
    }

    fn say(&self, _table: &Table) -> Message {
        match self.window {
            Window::Plot => m::GmAskUsePlot.into(),
            Window::Action => m::GmAskUseAction.into(),
            Window::Before => m::GmAskUseBefore.into(),
            Window::Check => m::GmAskUseCheck.into(),
            Window::Hire => m::GmAskUseHire.into(),
            Window::Recruit => m::GmAskUseRecruit.into(),
            Window::Recruited => m::GmAskUseRecruited.into(),
        }
    }

    fn write(&self, _table: &Table) -> String {
        format!("use {}", notation::window_name(self.window))
    }
}

/// Whether a Guild can use a source in a window, and if not which rule forbids it.
pub(super) fn check_source(table: &Table, seat: Seat, source: Source, window: Window) -> Result<(), Refusal> {
    let guild = table.guild(seat);
    match source {
        // It changes dice and does nothing else.
        Source::Upgrade => return Err(Refusal::NoSuchTool),
        Source::Ability(id) | Source::Copy { by: id, .. } => {
            if !guild.adventurers.contains(id) {
                return Err(Refusal::NotYourAbility);
            }
            if source.deal(table).is_none() {
                return Err(Refusal::NoAbility);
            }
            if !is_copyable(table, seat, source) {
                return Err(Refusal::NotYourAbility);
            }
            if !uses::shines(table, id) {
                return Err(Refusal::WrongMoon);
            }
        }
        Source::Boon(id) => {
            if !guild.completed.contains(id) && !guild.is_using(source, table.number) {
                return Err(Refusal::NotYoursToUse);
            }
            if source.deal(table).is_none() {
                return Err(Refusal::NoBoon);
            }
        }
    }
    if !uses::is_live(table, seat, source) {
        return Err(asleep(table, source));
    }
    if uses::usable(table, seat, window).contains(&source) {
        return Ok(());
    }
    match source.ops_in(table, window).next() {
        None => Err(match source {
            Source::Boon(_) => Refusal::BoonNotNow,
            Source::Upgrade | Source::Ability(_) | Source::Copy { .. } => Refusal::NotHere,
        }),
        Some(_) if uses::is_spent(table, seat, source, window) => Err(Refusal::UsedUp),
        Some((_, op)) => Err(pick::idle(op)),
    }
}

/// Why something a Guild has, under its moon, cannot be used in the present phase at all.
fn asleep(table: &Table, source: Source) -> Refusal {
    let is_static = source.deal(table).is_some_and(|deal| deal.limit == Limit::Static);
    match source {
        Source::Boon(_) => Refusal::BoonNotNow,
        Source::Ability(_) if is_static => Refusal::AlwaysOn,
        Source::Upgrade | Source::Ability(_) | Source::Copy { .. } => Refusal::NotNow,
    }
}

/// Whether a copy is of an ability within reach of the one that copies.
fn is_copyable(table: &Table, seat: Seat, source: Source) -> bool {
    let Source::Copy { by, of } = source else { return true };
    Window::ALL.into_iter().any(|window| uses::copyable(table, seat, by, window).contains(of))
}
