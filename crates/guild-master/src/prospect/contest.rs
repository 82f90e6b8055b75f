//! A Contest as its Guilds see it before they choose: each alone, in conflict, and all together.

use kernel::odds::{self, Ratio};
use kernel::{SEATS_MAX, Seat};
use serde::Serialize;

use super::{CheckOdds, checks};
use crate::combined;
use crate::order::Objective;
use crate::table::Table;
use crate::terms::Skill;

/// A Guild of a Contest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContestGuild {
    /// Which Guild.
    pub seat: Seat,
    /// Its checks without a penalty, as a lone cooperator.
    pub alone: Vec<CheckOdds>,
    /// Its checks in conflict, each target raised by the dice (GM-CTST-12).
    pub conflict: Vec<CheckOdds>,
}

/// All Guilds in one combined team for a Skill (GM-CTST-22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Together {
    /// The Skill.
    pub skill: Skill,
    /// The dice of each seat (GM-RUL-26).
    pub dice: [u8; SEATS_MAX],
    /// What the sum of all has to reach.
    pub target: u8,
    /// The chance that it does as the dice fall.
    pub chance: Ratio,
}

/// What is known of a Contest before stances are chosen; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContestFacts {
    /// The contesting Guilds.
    pub guilds: Vec<ContestGuild>,
    /// All in one combined team, for each Skill that all of them have.
    pub together: Vec<Together>,
    /// All cooperating, each with the Skill it is best at: the chance that at least one succeeds (GM-CTST-30).
    pub apart: Option<Ratio>,
    /// The Gold of the Contract.
    pub gold: u8,
    /// The Fame of the Contract: every cooperator gets all of it (GM-CTST-32).
    pub fame: u8,
    /// Everybody's share of the Gold by default (GM-CTST-08).
    pub share: u8,
    /// What the highest result gets on top.
    pub rest: u8,
}

/// The Contest under way for the Contract of a space; nothing when there is none.
#[must_use]
pub(crate) fn contest(table: &Table, space: u8) -> Option<ContestFacts> {
    let contract = table.face_up(space)?;
    let card = table.contract(contract);
    let seats = table.parley.guilds;
    let mut guilds = Vec::new();
    let (mut mask, mut number) = (u8::MAX, None);
    for seat in seats.iter() {
        let at = order_for(table, seat, space)?;
        let team = &table.guild(seat).order(at).team;
        mask &= table.skills_for(team, contract);
        number = Some(at);
        let [alone, conflict] = [false, true].map(|conflict| checks(table, seat, team, contract, conflict));
        guilds.push(ContestGuild { seat, alone, conflict });
    }
    let number = number?;
    let together = Skill::of(mask).filter_map(|skill| {
        let dice = combined::members(table, number, seats, skill).dice;
        let target = table.target(contract, skill);
        let chance =
            odds::sum_at_least(dice.iter().map(|&dice| usize::from(dice)).sum(), target.into()).ok()?;
        Some(Together { skill, dice, target, chance })
    });
    let count = u8::try_from(seats.len()).unwrap_or(1).max(1);
    Some(ContestFacts {
        together: together.collect(),
        apart: at_least_one(&guilds),
        guilds,
        gold: card.gold,
        fame: card.fame,
        share: card.gold / count,
        rest: card.gold % count,
    })
}

/// The Order Space with which a Guild goes for the Contract of a space.
fn order_for(table: &Table, seat: Seat, space: u8) -> Option<u8> {
    let orders = (0..).zip(&table.guild(seat).orders.spaces);
    let named = orders.filter(|(_, order)| order.card == Some(Objective::Contract(space)));
    named.map(|(number, _)| number).next()
}

/// The chance that at least one of separate checks succeeds, each Guild taking its best.
fn at_least_one(guilds: &[ContestGuild]) -> Option<Ratio> {
    let mut none = Ratio::ONE;
    for guild in guilds {
        let best = guild.alone.iter().map(|check| check.best).max()?;
        none = none.checked_mul(best.complement())?;
    }
    Some(none.complement())
}

/// The best check a stance may lead to, for its preview: in conflict the Guild's own, else the best of all together.
#[must_use]
pub(crate) fn stance(table: &Table, seat: Seat, space: u8, conflict: bool) -> Option<CheckOdds> {
    let facts = contest(table, space)?;
    if conflict {
        let own = facts.guilds.into_iter().find(|guild| guild.seat == seat)?;
        return own.conflict.into_iter().max_by_key(|check| check.best);
    }
    let best = facts.together.into_iter().max_by_key(|all| all.chance)?;
    let dice = best.dice.iter().sum();
    let Together { skill, target, chance, .. } = best;
    Some(CheckOdds { skill, dice, target, chance, side: None, best: chance, with_boons: chance })
}
