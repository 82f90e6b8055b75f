//! How well a Guild stands, for bots.
#![expect(clippy::float_arithmetic, reason = "an estimate is no rule")]

use kernel::Seat;

use crate::cards::{AdventurerId, ContractId};
use crate::flow::{holders, prestige_fame};
use crate::order::{Objective, Order};
use crate::table::Table;
use crate::terms::Skill;

/// From −1 (lost) to 1 (won): the lead in what Fame and means are worth, against the best rival.
#[must_use]
pub(crate) fn estimate(table: &Table, seat: Seat) -> f32 {
    if let Some(outcome) = &table.outcome {
        return match (outcome.winners.contains(seat), outcome.winners.len()) {
            (true, 1) => 1.0,
            (true, n) if n < usize::from(table.seats) => 0.5,
            (true, _) => 0.0,
            (false, _) => -1.0,
        };
    }
    let rivals = Seat::all(table.seats).filter(|&other| other != seat);
    let best = rivals.map(|rival| worth(table, rival)).fold(0.0, f32::max);
    ((worth(table, seat) - best) / 60.0).clamp(-0.99, 0.99)
}

/// Rounds still to be played, this one counted half.
fn rounds_left(table: &Table) -> f32 {
    f32::from(table.rounds.saturating_sub(table.round)) + 0.5
}

/// What a piece of Gold is worth in Fame.
fn gold_worth(table: &Table) -> f32 {
    0.2 + 0.03 * rounds_left(table)
}

/// What an Adventurer will bring in the Rounds left.
fn adventurer_worth(table: &Table, id: AdventurerId) -> f32 {
    let dice: u8 = table.adventurer(id).skills.iter().fold(0, |sum, dice| sum.saturating_add(*dice));
    f32::from(dice) * 0.06 * rounds_left(table)
}

/// Fame, what Gold, Upgrades and Adventurers will bring, and the Orders not yet resolved.
fn worth(table: &Table, seat: Seat) -> f32 {
    let guild = table.guild(seat);
    let left = rounds_left(table);
    let adventurers: f32 = guild.adventurers.iter().map(|id| adventurer_worth(table, id)).sum();
    let core = f32::from(guild.order_limit().saturating_sub(2)) * left * 1.2
        + f32::from(guild.team_limit().saturating_sub(2)) * left * 0.8
        + f32::from(guild.income()) * left * gold_worth(table);
    let skills = guild.upgrades.iter().flatten().count() as f32 * left * 0.25;
    let prestige = guild
        .prestige
        .map_or(0.0, |prestige| 0.5 * f32::from(prestige_fame(table, seat, prestige)) + 0.4 * left);
    let orders: f32 = (0..)
        .zip(&guild.orders.spaces)
        .filter(|(_, order)| !order.done && !order.team.is_empty())
        .map(|(number, order)| order_worth(table, seat, number, order))
        .sum();
    f32::from(guild.fame)
        + guild.total_gold() as f32 * gold_worth(table)
        + adventurers
        + core
        + skills
        + prestige
        + orders
}

/// What an unresolved Order may bring, less the Gold it spends.
fn order_worth(table: &Table, seat: Seat, number: u8, order: &Order) -> f32 {
    let rivals = holders(table, number, order.card).len().max(1) as f32;
    let gold = f32::from(order.gold) * gold_worth(table);
    match order.card {
        Some(Objective::Hire) => {
            2.5 * f32::from(builders(table, order.gold).min(3)) / rivals.max(1.2) - 0.8 * gold
        }
        Some(Objective::Recruit(space)) => table.on_stand(space).map_or(0.0, |id| {
            let card = table.adventurer(id);
            if table.rank_allows(seat, card.rank) && order.gold >= table.minimum_bid(space) {
                (f32::from(card.fame) + adventurer_worth(table, id) - gold) / rivals
            } else {
                fallback_worth(table, seat, order)
            }
        }),
        Some(Objective::Contract(space)) => {
            let face_up = table.face_up(space);
            face_up.map_or(0.0, |id| contract_worth(table, order, id) / rivals).max(0.3)
        }
        None => fallback_worth(table, seat, order),
    }
}

/// How many Builders the Gold pays.
fn builders(table: &Table, gold: u16) -> u8 {
    (1..=4).take_while(|&count| table.price(count) <= gold).last().unwrap_or(0)
}

fn fallback_worth(table: &Table, seat: Seat, order: &Order) -> f32 {
    let most = Skill::ALL.into_iter().map(|skill| table.dice(&order.team, skill)).max().unwrap_or(0);
    let wander = 0.3 + 0.35 * f32::from(most) * 1.3 * 0.8;
    let private = table.guild(seat).private.iter().map(|id| contract_worth(table, order, id));
    private.fold(wander, f32::max)
}

/// The reward of a Contract times the chance of the team's best Skill.
fn contract_worth(table: &Table, order: &Order, id: ContractId) -> f32 {
    let card = table.contract(id);
    let reward = f32::from(card.fame) + f32::from(card.gold) * gold_worth(table);
    let chance = Skill::of(table.skills_for(&order.team, id))
        .map(|skill| chance(table.dice(&order.team, skill), table.target(id, skill)))
        .fold(0.0, f32::max);
    reward * chance
}

/// The chance that dice reach a target, roughly: a curve through one half at the mean.
fn chance(dice: u8, target: u8) -> f32 {
    let n = f32::from(dice.max(1));
    let x = 0.9 * (3.5 * n + 0.5 - f32::from(target)) / (2.9 * n).sqrt();
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}
