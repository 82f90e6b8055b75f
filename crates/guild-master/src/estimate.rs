//! How well a Guild stands, for bots.
#![expect(clippy::float_arithmetic, reason = "an estimate is no rule")]

use kernel::Seat;

use crate::advice::worth;
use crate::table::Table;
use crate::weights::{Judged, Weights};

/// From −1 (lost) to 1 (won): the lead in what Fame and means are worth, against the best rival and all rivals together.
#[must_use]
pub(crate) fn estimate(table: &Table, seat: Seat, weights: &Weights) -> f32 {
    if let Some(outcome) = &table.outcome {
        return match (outcome.winners.contains(seat), outcome.winners.len()) {
            (true, 1) => 1.0,
            (true, n) if n < usize::from(table.seats) => 0.5,
            (true, _) => 0.0,
            (false, _) => -1.0,
        };
    }
    let table = &Judged { table, weights };
    let rivals: Vec<i32> = (Seat::all(table.seats).filter(|&other| other != seat))
        .map(|rival| worth::guild(table, rival))
        .collect();
    let best = rivals.iter().copied().max().unwrap_or(0);
    let mean = rivals.iter().sum::<i32>() / i32::try_from(rivals.len()).unwrap_or(1).max(1);
    let lead = worth::guild(table, seat) - best / 2 - mean / 2;
    (lead as f32 / 6_000.0).clamp(-0.99, 0.99)
}
