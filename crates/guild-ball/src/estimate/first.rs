//! The first estimate, as bots went by it before they were taught football; kept to measure against.
//!
//! Its numbers are in its functions and stay as they are.

use kernel::Seat;
use plane::Point;

use super::{inch, inches};
use crate::engage;
use crate::event::Aim;
use crate::model::{Condition, Model, ModelId, Position};
use crate::pool;
use crate::table::{Ball, Phase, Table};

/// By how much `seat` is ahead of the other.
pub(super) fn ahead(table: &Table, seat: Seat) -> f32 {
    (side(table, seat) - side(table, seat.other())) / 16.0
}

/// All a team has: its points, its models, its momentum, the ball.
fn side(table: &Table, seat: Seat) -> f32 {
    let models: f32 = table.team_of(seat).map(|model| body(table, model)).sum();
    let first = if table.initiative == seat { INITIATIVE } else { 0.0 };
    f32::from(table.vp[seat.index() & 1]) + models + momentum(table, seat) + ball(table, seat) + first
}

/// The worth of activating first in a turn.
const INITIATIVE: f32 = 0.3;

/// Momentum: the first points are worth most, since a Shot needs one. It lapses with the turn, and what is left then only
/// helps to win the initiative, so it is worth less the fewer models are left to spend it for.
fn momentum(table: &Table, seat: Seat) -> f32 {
    const WORTH: [f32; 8] = [0.0, 0.45, 0.75, 1.0, 1.2, 1.35, 1.45, 1.5];
    let active = table.activation.is_some_and(|activation| activation.model.seat() == seat);
    let left = table.ready(seat).len() + u8::from(active);
    let use_left = 0.4 + 0.2 * f32::from(left.min(3));
    WORTH[usize::from(table.mp[seat.index() & 1]).min(WORTH.len() - 1)] * use_left
}

/// The worth of one model, which is what it costs to lose it, less what it has lost already.
fn body(table: &Table, id: ModelId) -> f32 {
    if !table.is_on_pitch(id) {
        return -0.8;
    }
    let (model, profile) = (table.model(id), table.profile(id));
    let price = if profile.position == Position::Mascot { 1.0 } else { 2.0 };
    let coming: u8 = model.conditions.iter().map(Condition::damage).sum();
    let health = (f32::from(model.hp) - 0.7 * f32::from(coming)).max(0.0) / f32::from(profile.hp.max(1));
    let lost = 1.0 - health;
    let down = if model.is_down() { 0.3 } else { 0.0 };
    let snared = if model.conditions.has(Condition::Snared) { 0.15 } else { 0.0 };
    place(table, id) + ready(table, id, model) - price * (0.6 * lost + 0.25 * lost * lost) - down - snared
}

/// Influence that can still be spent, more where there is somebody to spend it on.
fn ready(table: &Table, id: ModelId, model: &Model) -> f32 {
    let active = table.activation.is_some_and(|activation| activation.model == id);
    if model.activated && !active {
        return 0.0;
    }
    let held = f32::from(model.influence);
    let useful = if table.has_ball(id) { 3.0 } else { 0.0 };
    let reach = f32::from(table.profile(id).mov[1]) + 2.0;
    let fight = if nearest_enemy(table, id) <= reach { 4.0 } else { 0.5 };
    let waiting = if active { 0.0 } else { 0.05 };
    0.1 * held.min(useful + fight) + 0.03 * held + waiting
}

/// How a model stands to what matters on the pitch: the ball while it is free or the enemy's, the nearest enemy, and the
/// enemy's goal for those who may be passed to.
fn place(table: &Table, id: ModelId) -> f32 {
    if table.phase == Phase::Setup {
        return 0.0;
    }
    let (seat, at) = (id.seat(), table.model(id).at);
    let enemy = -0.012 * (nearest_enemy(table, id) - 1.0).clamp(0.0, 20.0);
    let ball = match table.ball {
        Ball::Held(holder) if holder == id => 0.0,
        Ball::Held(holder) if holder.seat() == seat => {
            -0.008 * (inches(at, table.goalpost(seat.other()).centre) - 6.0).max(0.0)
        }
        Ball::Held(holder) => -0.012 * inches(at, table.model(holder).at),
        Ball::Free { at: ball, .. } => -0.012 * inches(at, ball),
        Ball::Away => 0.0,
    };
    enemy + ball
}

/// The worth of the ball to a team: having it, and what the holder can do with it.
fn ball(table: &Table, seat: Seat) -> f32 {
    match table.ball {
        Ball::Held(model) if model.seat() == seat => 0.9 + threat(table, seat, model),
        Ball::Held(_) | Ball::Away => 0.0,
        Ball::Free { at, .. } => free(table, seat, at),
    }
}

/// The goal the holder threatens: its chance to score when it next can, discounted by what it still lacks.
fn threat(table: &Table, seat: Seat, id: ModelId) -> f32 {
    let (model, profile) = (table.model(id), table.profile(id));
    let active = table.activation.filter(|activation| activation.model == id);
    let (soon, walks) = match active {
        Some(activation) => (true, !activation.advanced),
        None => (!model.activated, true),
    };
    let gap = inches(model.at, table.goalpost(seat.other()).centre) - inch(profile.base.0) - inch(250);
    let steps = if model.influence >= 2 || !soon { profile.mov[1] } else { profile.mov[0] };
    let reach = f32::from(profile.kick[1]) + if walks && !model.is_down() { f32::from(steps) } else { 0.0 };
    let short = (gap - reach).max(0.0);
    let paid = if model.influence == 0 && soon { 0.35 } else { 1.0 };
    let momentum = if table.mp[seat.index() & 1] > 0 { 1.0 } else { 0.55 };
    let when = if soon { 0.75 } else { 0.4 };
    let odds = if gap <= f32::from(profile.kick[1]) {
        chance(pool::kick(table, id, Aim::Goal, None))
    } else {
        0.8 * chance(pool::Pool { dice: profile.kick[0].max(1), needs: 4 })
    };
    let pressed = 0.15 * f32::from(engage::engaging(table, id).len().min(3));
    4.0 * odds * when * paid * momentum / (1.0 + 0.22 * short) - 0.01 * gap - pressed
}

/// The chance that at least one die of a pool hits.
fn chance(pool: pool::Pool) -> f32 {
    let miss = f32::from(pool.needs.clamp(2, 7) - 1) / 6.0;
    1.0 - miss.powi(i32::from(pool.dice))
}

/// How near a team is to a free ball; nearer counts more for those who can still go.
fn free(table: &Table, seat: Seat, at: Point) -> f32 {
    let each = table.fielded(seat).iter().map(|id| {
        let gap = inches(table.model(id).at, at);
        let worth = (0.8 - gap / 16.0).max(0.0);
        if table.model(id).activated { 0.6 * worth } else { worth }
    });
    each.fold(0.0, f32::max)
}

/// How far the nearest enemy is from a model, centre to centre.
fn nearest_enemy(table: &Table, id: ModelId) -> f32 {
    let at = table.model(id).at;
    let enemies = table.fielded(id.seat().other());
    enemies.iter().map(|enemy| inches(at, table.model(enemy).at)).fold(24.0, f32::min)
}
