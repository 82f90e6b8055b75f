//! The estimate that plays football: what both teams have, and what they can still do with it.
//!
//! A position is worth what may come of it: the chance of the next goal by a shot or after a pass, the attacks that can still
//! be paid for and what they would hurt, and how near everybody is to where that happens. Whatever takes part in it (a ball
//! nearer to goal, influence where it does something, enemies within reach) is worth something by that, and nothing else is.

use kernel::Seat;

use super::glance::{Glance, Man};
use super::weights::Football;
use super::{fight, goal};
use crate::model::{Condition, ModelId, Position};
use crate::table::{Phase, Table};

/// By how much `seat` is ahead of the other.
pub(super) fn ahead(table: &Table, seat: Seat, weights: &Football) -> f32 {
    let glance = Glance::new(table, weights);
    (side(&glance, seat, weights) - side(&glance, seat.other(), weights)) / weights.lead
}

/// All a team has: its points, its models, its momentum, the ball.
fn side(glance: &Glance<'_>, seat: Seat, weights: &Football) -> f32 {
    let table = glance.table;
    let models: f32 = table.team_of(seat).map(|model| body(glance, model, weights)).sum();
    let first = if table.initiative == seat { weights.initiative } else { 0.0 };
    let points = f32::from(table.vp[seat.index() & 1]);
    points + models + momentum(table, seat, weights) + goal::ball(glance, seat, weights) + first
}

/// Momentum: the first points are worth most, since a Shot needs one. It lapses with the turn, and what is left then only
/// helps to win the initiative, so it is worth less the fewer models are left to spend it for.
fn momentum(table: &Table, seat: Seat, weights: &Football) -> f32 {
    let held = i32::from(table.mp[seat.index() & 1].min(weights.momentum_most));
    let more = weights.momentum_more;
    let all = weights.momentum * (1.0 - more.powi(held)) / (1.0 - more);
    let active = table.activation.is_some_and(|activation| activation.model.seat() == seat);
    let hands = table.ready(seat).len() + u8::from(active);
    let left = (f32::from(hands) / weights.momentum_hands).min(1.0);
    all * (weights.momentum_idle + (1.0 - weights.momentum_idle) * left)
}

/// The worth of one model: what it can do, less what it has lost.
fn body(glance: &Glance<'_>, id: ModelId, weights: &Football) -> f32 {
    let Some(man) = glance.man(id) else { return -weights.out };
    let table = glance.table;
    let price = if table.profile(id).position == Position::Mascot { 1.0 } else { 2.0 };
    let lost = 1.0 - man.health;
    let down = if man.down { weights.down } else { 0.0 };
    let snared = if table.model(id).conditions.has(Condition::Snared) { weights.snared } else { 0.0 };
    let scars = price * lost * (weights.hurt + weights.dying * lost);
    place(glance, id, man, weights) + fight::ready(glance, id, man, weights) - scars - down - snared
}

/// How near a model is to the enemy, whom it is there to meet unless it has the ball.
fn place(glance: &Glance<'_>, id: ModelId, man: &Man, weights: &Football) -> f32 {
    if glance.table.phase == Phase::Setup || glance.table.has_ball(id) {
        return 0.0;
    }
    let nearest =
        glance.team(id.seat().other()).map(|(_, enemy)| man.gap(enemy)).fold(weights.approach_most, f32::min);
    -weights.approach * nearest.max(0.0)
}
