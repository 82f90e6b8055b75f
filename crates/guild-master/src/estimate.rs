//! How well a Guild stands, for bots.
#![expect(clippy::float_arithmetic, reason = "an estimate is no rule")]

use kernel::Seat;

use crate::flow::prestige_fame;
use crate::table::Table;

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

/// Fame, and what Gold, Upgrades and Adventurers will bring in the Rounds left.
fn worth(table: &Table, seat: Seat) -> f32 {
    let guild = table.guild(seat);
    let left = f32::from(table.rounds.saturating_sub(table.round)) + 0.5;
    let gold = guild.total_gold() as f32 * (0.2 + 0.3 * (left / 9.0));
    let dice: u32 = (guild.adventurers.iter())
        .map(|id| table.adventurer(id).skills.iter().map(|&dice| u32::from(dice)).sum::<u32>())
        .sum();
    let orders = f32::from(guild.order_limit() - 2) * left * 1.5;
    let prestige = guild.prestige.map_or(0.0, |prestige| f32::from(prestige_fame(table, seat, prestige)));
    f32::from(guild.fame)
        + gold
        + dice as f32 * 0.06 * left
        + orders
        + f32::from(guild.income()) * left * 0.3
        + prestige
}
