//! Private Contract or Wander.

use kernel::Seat;
use kernel::odds::{Changes, Ratio};

use super::Preview;
use crate::ask::Choice;
use crate::flow::wander_reward;
use crate::prospect::{Planned, check_odds};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::terms::Skill;

pub(super) fn check(table: &Table, seat: Seat, number: u8, choice: &Choice) -> Result<(), Refusal> {
    let team = &table.guild(seat).order(number).team;
    match choice {
        Choice::Pass => Ok(()),
        Choice::Wander(skill) if table.dice(team, *skill) > 0 => Ok(()),
        Choice::Wander(_) => Err(Refusal::NoDiceToWander),
        Choice::Private(contract, _) if !table.guild(seat).private.contains(*contract) => {
            Err(Refusal::NotYourContract)
        }
        Choice::Private(contract, skill) if table.skills_for(team, *contract) & skill.bit() != 0 => Ok(()),
        Choice::Private(..) => Err(Refusal::NoDiceForPrivate),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates(table: &Table, seat: Seat, number: u8, out: &mut Vec<Choice>) {
    let guild = table.guild(seat);
    let team = &guild.order(number).team;
    for contract in guild.private.iter() {
        let skills = Skill::of(table.skills_for(team, contract));
        out.extend(skills.map(|skill| Choice::Private(contract, skill)));
    }
    out.extend(Skill::of(table.skills_of(team)).map(Choice::Wander));
    out.push(Choice::Pass);
}

pub(super) fn preview(table: &Table, seat: Seat, number: u8, choice: &Choice) -> Preview {
    let team = &table.guild(seat).order(number).team;
    match choice {
        Choice::Wander(skill) => {
            let dice = table.dice(team, *skill);
            Preview { dice, average: wander_average(table, seat, dice), ..Preview::default() }
        }
        Choice::Private(contract, skill) => {
            let (dice, target) = (table.dice(team, *skill), table.target(*contract, *skill));
            let check = Planned { seat, team, skill: *skill, dice, target, conflict: false };
            check_odds(table, &check).map(Preview::of).unwrap_or_default()
        }
        _ => Preview::default(),
    }
}

/// The Gold and the Fame of a Wander on average, before any change to the dice.
fn wander_average(table: &Table, seat: Seat, dice: u8) -> Option<[Ratio; 2]> {
    let (more_gold, more_fame) = table.wander_bonus(seat);
    let mean = |of: fn((i16, i16)) -> i16, more: u8| {
        let worth = |sum| u32::from(of(wander_reward(sum)).unsigned_abs()) + u32::from(more);
        let all: Vec<u32> = (0..=6_u8.saturating_mul(dice)).map(worth).collect();
        Changes::default().worth_before(dice.into(), &all).ok()
    };
    Some([mean(|(gold, _)| gold, more_gold)?, mean(|(_, fame)| fame, more_fame)?])
}
