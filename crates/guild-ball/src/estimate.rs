//! How well a seat stands, for bots.
//!
//! Everything is weighed in victory points: what a model, a point of momentum or the ball in a good place is likely to be
//! worth before long.
#![allow(
    clippy::float_arithmetic,
    reason = "an estimate is not a rule; nothing the referee decides depends on it"
)]

mod fight;
mod first;
mod football;
mod glance;
mod goal;
mod share;
mod weights;

use kernel::{Search, Seat, WeightSet};
use plane::Point;

use crate::model::{ModelId, PlayResult, TEAM_MAX};
use crate::table::Table;
pub use weights::Football;

/// What the estimate weighs things by.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Weights {
    /// The first estimate, whose numbers cannot be changed.
    First,
    /// The estimate that plays football.
    Football(Football),
}

/// The weights bots go by.
pub static STANDARD: WeightSet<Weights> = WeightSet {
    name: "football",
    about: "carries and passes the ball to goal, and fights where it pays",
    weights: Weights::Football(Football::STANDARD),
    search: Search::STEADY,
};

/// Earlier weights, to measure the standard ones against.
pub static OTHERS: [WeightSet<Weights>; 1] =
    [WeightSet { name: "first", about: "the first weights", weights: Weights::First, search: Search::FIRST }];

/// How well `seat` stands, from −1 (lost) to 1 (won).
#[must_use]
pub fn estimate(table: &Table, seat: Seat, weights: &Weights) -> f32 {
    if let Some(outcome) = table.outcome {
        return match outcome.winner {
            Some(winner) if winner == seat => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
    }
    let ahead = match weights {
        Weights::First => first::ahead(table, seat),
        Weights::Football(weights) => football::ahead(table, seat, weights),
    };
    ahead.tanh() * 0.99
}

/// How a seat best shares a pool of influence out; the first weights do not tell.
#[must_use]
pub fn share(table: &Table, seat: Seat, pool: u8, weights: &Weights) -> Option<[u8; TEAM_MAX]> {
    match weights {
        Weights::First => None,
        Weights::Football(weights) => Some(share::share(table, seat, pool, weights)),
    }
}

/// What a playbook result is worth to the attacker, roughly; the first weights do not tell.
#[must_use]
pub fn result(
    table: &Table,
    by: ModelId,
    on: ModelId,
    picked: &PlayResult,
    parting: bool,
    weights: &Weights,
) -> f32 {
    match weights {
        Weights::First => 0.0,
        Weights::Football(weights) => fight::result(table, by, on, picked, parting, weights),
    }
}

/// The distance of two points in inches.
fn inches(a: Point, b: Point) -> f32 {
    let line = a - b;
    f32::hypot(line.x as f32, line.y as f32) / 254.0
}

/// A length in inches.
fn inch(units: i32) -> f32 {
    units as f32 / 254.0
}
