//! How well a seat stands, for bots.
#![allow(
    clippy::float_arithmetic,
    reason = "an estimate is not a rule; nothing the referee decides depends on it"
)]

use kernel::Seat;
use plane::Point;

use crate::model::{Condition, ModelId};
use crate::table::{Ball, Table};

/// How well `seat` stands, from −1 (lost) to 1 (won).
#[must_use]
pub fn estimate(table: &Table, seat: Seat) -> f32 {
    if let Some(outcome) = table.outcome {
        return match outcome.winner {
            Some(winner) if winner == seat => 1.0,
            Some(_) => -1.0,
            None => 0.0,
        };
    }
    let other = seat.other();
    let goal = f32::from(table.goal_vp.max(1));
    let points = (f32::from(table.vp[seat.index() & 1]) - f32::from(table.vp[other.index()])) / goal;
    let side = worth(table, seat) - worth(table, other) + ball(table, seat) - ball(table, other);
    (0.75 * points + 0.25 * (side / 6.0).tanh()).clamp(-0.99, 0.99)
}

/// What a team has besides its points: healthy models, influence to spend and momentum.
fn worth(table: &Table, seat: Seat) -> f32 {
    let models: f32 = table.team_of(seat).map(|model| body(table, model)).sum();
    models + 0.35 * f32::from(table.mp[seat.index() & 1].min(6))
}

/// The worth of one model: its health, its feet on the ground, its influence.
fn body(table: &Table, id: ModelId) -> f32 {
    let (model, profile) = (table.model(id), table.profile(id));
    let health = f32::from(model.hp) / f32::from(profile.hp.max(1));
    let pitch = if table.is_on_pitch(id) { 1.0 } else { -0.6 };
    let down = if model.conditions.has(Condition::KnockedDown) { 0.5 } else { 0.0 };
    let ready = if model.activated { 0.0 } else { 0.15 * f32::from(model.influence) };
    health + pitch - down + ready
}

/// The worth of the ball to a team: having it, and having it near the enemy goal.
fn ball(table: &Table, seat: Seat) -> f32 {
    match table.ball {
        Ball::Held(model) if model.seat() == seat => 1.5 + threat(table, seat, model),
        Ball::Held(_) | Ball::Away => 0.0,
        Ball::Free { at, .. } => nearest(table, seat, at),
    }
}

/// How close a ball holder is to being able to shoot.
fn threat(table: &Table, seat: Seat, model: ModelId) -> f32 {
    let profile = table.profile(model);
    let gap = inches(table.model(model).at, table.goalpost(seat.other()).centre);
    let reach = f32::from(profile.kick[1]) + f32::from(profile.mov[1]);
    (1.5 - (gap - reach).max(0.0) * 0.1).max(0.0)
}

/// How near the nearest model of a team is to a free ball.
fn nearest(table: &Table, seat: Seat, at: Point) -> f32 {
    let gaps = table.fielded(seat).iter().map(|model| inches(table.model(model).at, at));
    (1.0 - gaps.fold(24.0, f32::min) / 12.0).max(0.0)
}

/// The distance of two points in inches.
fn inches(a: Point, b: Point) -> f32 {
    let line = a - b;
    f32::hypot(line.x as f32, line.y as f32) / 254.0
}
