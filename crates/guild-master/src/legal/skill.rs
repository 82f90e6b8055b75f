//! Picking and declaring Skills.

use kernel::Seat;
use kernel::odds::{self, Ratio};

use super::Preview;
use crate::ask::{Choice, Purpose};
use crate::cards::AdventurerId;
use crate::order::{Objective, Team};
use crate::prospect::{Planned, check_odds, together};
use crate::refusal::Refusal;
use crate::seats::{Seats, place};
use crate::table::Table;
use crate::terms::Skill;

pub(super) fn check(mask: u8, purpose: Purpose, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Skill(skill) if mask & skill.bit() != 0 => Ok(()),
        Choice::Skill(_) => Err(match purpose {
            Purpose::Contract(_) | Purpose::Conflict(_) => Refusal::NoSuchTarget,
            Purpose::Hire => Refusal::NoDiceToCheck,
            Purpose::Bid(_) => Refusal::NoDiceForBid,
        }),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates(mask: u8, out: &mut Vec<Choice>) {
    out.extend(Skill::of(mask).map(Choice::Skill));
}

pub(super) fn check_declare(table: &Table, seat: Seat, mask: u8, choice: &Choice) -> Result<(), Refusal> {
    let (declared, sends) = (table.parley.declared[place(seat)], &table.parley.sends[place(seat)]);
    match choice {
        // Only a change takes confirmations back, and what is said again is none.
        Choice::Skill(skill) if declared == Some(*skill) => Err(Refusal::SaidAlready),
        Choice::Skill(skill) if mask & skill.bit() != 0 => Ok(()),
        Choice::Skill(_) => Err(Refusal::NoSuchTarget),
        Choice::Send(team) => {
            let own = table.guild(seat).order(table.number).team;
            let sent =
                |id: &AdventurerId| own.contains(id) && team.iter().filter(|other| *other == id).count() == 1;
            if team.is_empty() || !team.iter().all(sent) {
                return Err(Refusal::NotInTeam);
            }
            // A team of one goes as it is (GM-RUL-26).
            let goes = if own.len() == 1 { &own } else { sends };
            let same = team.len() == goes.len() && team.iter().all(|id| goes.contains(id));
            if same { Err(Refusal::SaidAlready) } else { Ok(()) }
        }
        Choice::Confirm if table.parley.confirmed.contains(seat) => Err(Refusal::ConfirmedAlready),
        Choice::Confirm if declared.is_some() => Ok(()),
        Choice::Confirm => Err(Refusal::DeclareFirst),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates_declare(table: &Table, seat: Seat, mask: u8, out: &mut Vec<Choice>) {
    let declared = table.parley.declared[place(seat)];
    if declared.is_some() && !table.parley.confirmed.contains(seat) {
        out.push(Choice::Confirm);
    }
    out.extend(Skill::of(mask).filter(|skill| declared != Some(*skill)).map(Choice::Skill));
    let team = table.guild(seat).order(table.number).team;
    if team.len() > 1 {
        let alone = team.iter().map(|id| Team::collect([*id]));
        out.extend(alone.filter(|one| table.parley.sends[place(seat)] != *one).map(Choice::Send));
    }
}

/// The chance of `dice` against a target.
fn chance(dice: u8, target: u8) -> Option<Ratio> {
    odds::sum_at_least(usize::from(dice), i32::from(target)).ok()
}

pub(super) fn preview(table: &Table, seat: Seat, purpose: Purpose, skill: Skill) -> Preview {
    // The Order that is being resolved is the one that names the objective.
    let card = match purpose {
        Purpose::Contract(space) | Purpose::Conflict(space) => Objective::Contract(space),
        Purpose::Hire => Objective::Hire,
        Purpose::Bid(space) => Objective::Recruit(space),
    };
    let orders = &table.guild(seat).orders.spaces;
    let Some(order) = orders.iter().find(|order| order.card == Some(card)) else { return Preview::default() };
    let dice = table.dice(&order.team, skill);
    let conflict = matches!(purpose, Purpose::Conflict(_));
    let target = target(table, purpose, skill, 0);
    let check = check_odds(table, &Planned { seat, team: &order.team, skill, dice, target, conflict });
    check.map_or(Preview { dice, ..Preview::default() }, Preview::of)
}

/// The check a declared Skill leads to if nobody changes: with those who declared the same, or alone.
pub(super) fn preview_declare(table: &Table, seat: Seat, space: u8, choice: &Choice) -> Preview {
    let declared = &table.parley.declared;
    let skill = match choice {
        Choice::Skill(skill) => Some(*skill),
        _ => declared[place(seat)],
    };
    let card = Some(Objective::Contract(space));
    let number = (0..).zip(&table.guild(seat).orders.spaces).find(|(_, order)| order.card == card);
    let (Some(skill), Some((number, order))) = (skill, number) else { return Preview::default() };
    let alike = Seat::all(table.seats).filter(|&other| declared[place(other)] == Some(skill));
    let group = alike.collect::<Seats>().with(seat);
    let Some(contract) = table.face_up(space) else { return Preview::default() };
    if group.len() == 1 {
        let (dice, target) = (table.dice(&order.team, skill), table.target(contract, skill));
        let check = Planned { seat, team: &order.team, skill, dice, target, conflict: false };
        return check_odds(table, &check).map(Preview::of).unwrap_or_default();
    }
    together(table, number, group, contract, skill).map(|all| all.preview()).unwrap_or_default()
}

/// What `dice` dice of a Skill have to reach; 0 where no target is listed.
fn target(table: &Table, purpose: Purpose, skill: Skill, dice: u8) -> u8 {
    let listed = |space| table.face_up(space).map_or(0, |contract| table.target(contract, skill));
    match purpose {
        Purpose::Contract(space) => listed(space),
        // GM-RUL-24: the penalty is the number of dice rolled.
        Purpose::Conflict(space) => listed(space).saturating_add(dice),
        Purpose::Hire | Purpose::Bid(_) => 0,
    }
}

/// The Skill out of a mask with which a team has the best chance, the first in order among equals (GM-RUL-25).
#[must_use]
pub(crate) fn best_skill(table: &Table, team: &[AdventurerId], mask: u8, purpose: Purpose) -> Skill {
    let mut best: Option<(Skill, (Option<Ratio>, u8))> = None;
    for skill in Skill::of(mask) {
        let dice = table.dice(team, skill);
        let target = target(table, purpose, skill, dice);
        // Without a target the chance to win grows with the dice.
        let worth = if target > 0 { (chance(dice, target), 0) } else { (None, dice) };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((skill, worth));
        }
    }
    best.map_or(Skill::Might, |(skill, _)| skill)
}
