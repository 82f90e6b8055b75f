//! Using abilities and Boons.

use kernel::Seat;

use super::pick;
use crate::ask::Choice;
use crate::effect::{Limit, Op, Window};
use crate::refusal::Refusal;
use crate::seats::place;
use crate::table::Table;
use crate::terms::Skill;
use crate::uses::{self, Source};

pub(super) fn check(table: &Table, seat: Seat, window: Window, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Use(source) => check_source(table, seat, *source, window),
        _ => Err(Refusal::WrongKind),
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

pub(super) fn candidates(table: &Table, seat: Seat, window: Window, out: &mut Vec<Choice>) {
    out.push(Choice::Pass);
    out.extend(uses::usable(table, seat, window).iter().map(|source| Choice::Use(*source)));
}

/// The dice of other Skills a source lets those who roll for the Order under way count, at most so many.
fn converts(table: &Table, seat: Seat, source: Source, skill: Skill, room: u8, out: &mut Vec<Choice>) {
    let guild = table.guild(seat);
    if guild.roll.spent.iter().any(|spent| spent.source == source) {
        return;
    }
    // GM-CTST-24, -28: in a combined team only its members roll.
    let members = &table.parley.members[place(seat)];
    let team = if members.is_empty() { &guild.order(table.number).team } else { members };
    for (_, op) in source.ops_in(table, Window::Before) {
        let Op::ConvertSkill { from, to, max } = *op else { continue };
        if to.is_some_and(|to| to != skill) {
            continue;
        }
        let others = Skill::ALL.into_iter().filter(|other| *other != skill);
        for other in others.filter(|other| from.is_none_or(|from| from == *other)) {
            let left = table.uncapped_dice(team, other).saturating_sub(guild.roll.converted[other.index()]);
            let most = max.min(left).min(room);
            out.extend((1..=most).map(|dice| Choice::Convert(source, other, dice)));
        }
    }
}

/// Every way to count dice of another Skill in a check.
pub(super) fn all_converts(table: &Table, seat: Seat, skill: Skill, dice: u8, out: &mut Vec<Choice>) {
    let room = crate::table::DICE_CAP.saturating_sub(dice);
    for source in &uses::usable(table, seat, Window::Before) {
        converts(table, seat, *source, skill, room, out);
    }
}

/// Whether a Guild has dice of another Skill that it could count in a check.
pub(crate) fn can_convert(table: &Table, seat: Seat, skill: Skill, dice: u8) -> bool {
    let mut all = Vec::new();
    all_converts(table, seat, skill, dice, &mut all);
    !all.is_empty()
}

pub(super) fn check_convert(
    table: &Table,
    seat: Seat,
    skill: Skill,
    dice: u8,
    choice: &Choice,
) -> Result<(), Refusal> {
    match choice {
        Choice::Pass => Ok(()),
        Choice::Convert(source, ..) => {
            check_source(table, seat, *source, Window::Before)?;
            let mut all = Vec::new();
            all_converts(table, seat, skill, dice, &mut all);
            if all.contains(choice) { Ok(()) } else { Err(Refusal::NoDiceToConvert) }
        }
        _ => Err(Refusal::WrongKind),
    }
}
