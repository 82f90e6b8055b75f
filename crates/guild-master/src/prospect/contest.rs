//! A Contest as its Guilds see it before they choose: each alone, in conflict, and all together.

use kernel::odds::{self, Ratio, Share};
use kernel::{SEATS_MAX, Seat};
use serde::Serialize;

use super::kit::{Planned, Reach, ways};
use super::{CheckOdds, checks};
use crate::ask::Preview;
use crate::cards::ContractId;
use crate::combined::{self, Members};
use crate::order::Objective;
use crate::seats::Seats;
use crate::table::{DICE_CAP, Table};
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
    /// The chance when every Guild uses its Skill Upgrade and abilities on its own dice as well as possible (GM-RUL-27);
    /// none where it would take too long to reckon.
    pub best: Option<Ratio>,
    /// The chance with the Boons all of them hold too.
    pub with_boons: Option<Ratio>,
}

impl Together {
    /// What can be counted on: the best chance where it is known, else that of the dice as they fall.
    fn worth(&self) -> Ratio {
        self.best.unwrap_or(self.chance)
    }

    /// The check as a preview of what leads to it.
    pub(crate) fn preview(&self) -> Preview {
        let Self { target, chance, best, with_boons, .. } = *self;
        let (dice, chance) = (self.dice.iter().sum(), Some(chance));
        Preview { dice, target, chance, best, with_boons, ..Preview::default() }
    }
}

/// What is known of a Contest before stances are chosen; all of it is public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ContestFacts {
    /// The contesting Guilds.
    pub guilds: Vec<ContestGuild>,
    /// All in one combined team, for each Skill that all of them have.
    pub together: Vec<Together>,
    /// All cooperating, each with a Skill of its own: the chance that at least one succeeds (GM-CTST-30). None where two of
    /// them have to name the same Skill, which makes them one combined team (GM-CTST-22).
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
    let together = Skill::of(mask).filter_map(|skill| together(table, number, seats, contract, skill));
    let count = u8::try_from(seats.len()).unwrap_or(1).max(1);
    Some(ContestFacts {
        together: together.collect(),
        apart: at_least_one(&guilds, 0, Ratio::ONE).map(Ratio::complement),
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

/// Some Guilds in one combined team for a Skill, all of whom use what everybody knows they have (GM-INFO-02 to -04).
#[must_use]
pub(crate) fn together(
    table: &Table,
    number: u8,
    guilds: Seats,
    contract: ContractId,
    skill: Skill,
) -> Option<Together> {
    let members = combined::members(table, number, guilds, skill);
    let dice = members.dice;
    let target = table.target(contract, skill);
    let all: u8 = dice.iter().sum();
    let chance = odds::sum_at_least(all.into(), target.into()).ok()?;
    let sides = [Reach::Abilities, Reach::Boons].map(|reach| shares(table, &members, guilds, skill, reach));
    let best = best_of(&sides[0], target);
    let with_boons = if sides[0] == sides[1] { best } else { best_of(&sides[1], target) };
    Some(Together { skill, dice, target, chance, best, with_boons })
}

/// The chance in the best way; none if that of any is not known, since it may be the best.
fn best_of(ways: &[Vec<Share>], target: u8) -> Option<Ratio> {
    let mut best = None;
    for shares in ways {
        best = best.max(Some(odds::chance_together(shares, target.into()).ok()?));
    }
    best
}

/// The dice of each Guild of a combined team with what it may use on them, in the order in which they change their dice
/// (GM-RUL-41), level ones in seat order, since dice have not decided it yet; for every way in which dice of other Skills may
/// count.
fn shares(table: &Table, members: &Members, guilds: Seats, skill: Skill, reach: Reach) -> Vec<Vec<Share>> {
    let dice = members.dice;
    let mut all = vec![Vec::new()];
    // The dice of those who roll after the Guild in question.
    let mut behind: u8 = dice.iter().sum();
    for &seat in &table.by_fame(guilds) {
        // GM-CTST-24, -28: only members roll.
        let team = &members.teams[seat.index()];
        let own = dice[seat.index()];
        behind = behind.saturating_sub(own);
        let check = Planned { seat, team, skill, dice: own, target: 0, conflict: false };
        let mut more = Vec::new();
        for before in &all {
            let others = |share: &Share| u8::try_from(share.dice).unwrap_or(DICE_CAP);
            // GM-CTST-27: ten dice for all of them together.
            let taken = before.iter().map(others).fold(behind, u8::saturating_add);
            for way in ways(table, &check, DICE_CAP.saturating_sub(taken), reach) {
                let share = Share { shown: Vec::new(), dice: way.dice.into(), changes: way.changes };
                more.push(before.iter().cloned().chain([share]).collect());
            }
        }
        all = more;
    }
    all
}

/// The smallest chance that all of separate checks fail, each Guild checking a Skill that no other one checks; nothing
/// where their Skills do not allow it.
fn at_least_one(guilds: &[ContestGuild], named: u8, none: Ratio) -> Option<Ratio> {
    let Some((guild, rest)) = guilds.split_first() else { return Some(none) };
    let free = guild.alone.iter().filter(|check| named & check.skill.bit() == 0);
    let each = free.filter_map(|check| {
        let none = none.checked_mul(check.best.complement())?;
        at_least_one(rest, named | check.skill.bit(), none)
    });
    each.min()
}

/// The best check a stance may lead to, for its preview: in conflict the Guild's own, else the best of all together.
#[must_use]
pub(crate) fn stance(table: &Table, seat: Seat, space: u8, conflict: bool) -> Option<Preview> {
    let contract = table.face_up(space)?;
    if conflict {
        let at = order_for(table, seat, space)?;
        let own = checks(table, seat, &table.guild(seat).order(at).team, contract, true);
        return own.into_iter().max_by_key(|check| check.best).map(Preview::of);
    }
    let guilds = table.parley.guilds;
    let (mut mask, mut number) = (u8::MAX, 0);
    for guild in guilds.iter() {
        number = order_for(table, guild, space)?;
        mask &= table.skills_for(&table.guild(guild).order(number).team, contract);
    }
    let each = Skill::of(mask).filter_map(|skill| together(table, number, guilds, contract, skill));
    each.max_by_key(Together::worth).map(|all| all.preview())
}
