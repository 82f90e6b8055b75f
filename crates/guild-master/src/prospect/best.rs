//! The best team for an objective out of those who are free.

use core::cmp::Reverse;

use kernel::Seat;
use kernel::odds::Ratio;

use super::{Planned, check_odds};
use crate::cards::{AdventurerId, Cards, ContractId};
use crate::order::{Objective, Team};
use crate::table::Table;
use crate::terms::Skill;

/// The team out of `free` with the best chance under the Mess Hall limit, of as few as give that chance. An objective
/// without a target needs only somebody to go: whoever has the fewest dice, so that the others stay free.
#[must_use]
pub(crate) fn best_team(
    table: &Table,
    seat: Seat,
    objective: Option<Objective>,
    free: Cards<AdventurerId>,
) -> Team {
    let free = free.and(&table.guild(seat).adventurers);
    let contract = match objective {
        Some(Objective::Contract(space)) => table.face_up(space),
        _ => None,
    };
    let Some(contract) = contract else {
        let all_dice = |id: &AdventurerId| {
            let skills = table.adventurer(*id).skills;
            (skills.iter().map(|&dice| u16::from(dice)).sum::<u16>(), *id)
        };
        return free.iter().min_by_key(all_dice).into_iter().collect();
    };
    best_for(table, seat, contract, free)
}

/// The team out of `free` with the best chance against a Contract, of as few as give that chance.
#[must_use]
pub(crate) fn best_for(table: &Table, seat: Seat, contract: ContractId, free: Cards<AdventurerId>) -> Team {
    let targets = table.contract(contract).targets;
    let mut best: (Option<Ratio>, Reverse<usize>, Team) = (None, Reverse(0), Team::new());
    for skill in Skill::ALL.into_iter().filter(|skill| targets[skill.index()] > 0) {
        for size in 1..=usize::from(table.guild(seat).team_limit()) {
            let team = strongest(table, free, skill, size);
            let (dice, target) = (table.dice(&team, skill), table.target(contract, skill));
            let check = Planned { seat, team: &team, skill, dice, target, conflict: false };
            let odds = check_odds(table, &check);
            let entry = (odds.map(|odds| odds.best), Reverse(team.len()));
            if entry.0.is_some() && entry > (best.0, best.1) {
                best = (entry.0, entry.1, team);
            }
        }
    }
    best.2
}

/// The `size` Adventurers with the most dice in a Skill; those with none stay at home.
fn strongest(table: &Table, free: Cards<AdventurerId>, skill: Skill, size: usize) -> Team {
    let dice = |id: AdventurerId| table.adventurer(id).skills[skill.index()];
    let mut able: Vec<AdventurerId> = free.iter().filter(|&id| dice(id) > 0).collect();
    able.sort_by_key(|&id| (Reverse(dice(id)), id));
    able.into_iter().take(size).collect()
}
