//! What the ball is worth: the chance of the next goal, and of getting at the ball.

use kernel::Seat;

use super::glance::{Glance, Man, When};
use super::inch;
use super::weights::Football;
use crate::engage;
use crate::event::Aim;
use crate::model::ModelId;
use crate::pool::{self, Pool};
use crate::table::{BALL, Ball, GOAL_LINE, GOALPOST};

/// The inches for which what of a far-off thing is left is weighed.
const SIX: f32 = 6.0;

/// The worth of the ball to a team: what it may do with it, or how near it is to getting it.
pub(super) fn ball(glance: &Glance<'_>, seat: Seat, weights: &Football) -> f32 {
    match glance.table.ball {
        Ball::Held(holder) if holder.seat() == seat => held(glance, seat, holder, weights),
        Ball::Held(holder) => press(glance, seat, holder, weights),
        Ball::Free { at, .. } => free(glance, seat, (inch(at.x), inch(at.y)), weights),
        Ball::Away => 0.0,
    }
}

/// Having it: the best chance to score, by the holder itself or after a pass, and something for the second best.
fn held(glance: &Glance<'_>, seat: Seat, holder: ModelId, weights: &Football) -> f32 {
    let (table, Some(man)) = (glance.table, glance.man(holder)) else { return 0.0 };
    let (mut best, mut second) = (own_shot(glance, seat, holder, man, weights), 0.0_f32);
    for (_, other) in glance.team(seat).filter(|(mate, other)| *mate != holder && !other.down) {
        // A pass that arrives brings the momentum for the Shot (GB-MOM-07).
        let range = short(glance, seat, other);
        let after = chance(kick(other.dice)) * shot(other, range, true, weights);
        let goal = weights.passed * pass(man, other, weights) * after;
        if goal > best {
            (best, second) = (goal, best);
        } else {
            second = second.max(goal);
        }
    }
    let pressed = weights.pressed * f32::from(engage::engaging(table, holder).len().min(3));
    let disc = table.disc(holder);
    let low = table.depth(seat, disc.centre) - disc.radius.0 <= GOAL_LINE;
    let behind = if low { weights.behind } else { 0.0 };
    let way = weights.way * short(glance, seat, man).max(0.0);
    weights.held + best + weights.support * second - pressed - behind - way
}

/// By how much a model's kick falls short of the goal from where it stands.
fn short(glance: &Glance<'_>, seat: Seat, man: &Man) -> f32 {
    let post = glance.table.goalpost(seat.other()).centre;
    man.to((inch(post.x), inch(post.y))) - man.base - inch(GOALPOST.0) - man.range
}

/// What the holder's own chance to score is worth: exactly where it acts now and can shoot from where it stands.
fn own_shot(glance: &Glance<'_>, seat: Seat, id: ModelId, man: &Man, weights: &Football) -> f32 {
    let short = short(glance, seat, man);
    let paid = glance.table.mp[seat.index() & 1] > 0;
    let here = short <= 0.0 && matches!(man.when, When::Now { .. });
    let pool = if here { pool::kick(glance.table, id, Aim::Goal, None) } else { kick(man.dice) };
    chance(pool) * shot(man, short, paid, weights)
}

/// What a Shot by a model that has the ball is worth that is sure to hit, by how much it falls short of the goal now and
/// whether there is momentum for it.
fn shot(man: &Man, short: f32, paid: bool, weights: &Football) -> f32 {
    // The Shot itself costs one more.
    let legs = if man.when == (When::Now { walks: false }) { 0.0 } else { man.stride(1.0) };
    let paid = if paid { 1.0 } else { weights.unpaid };
    let this_turn = match man.when {
        When::Now { .. } if man.influence > 0.0 && short <= legs => paid * weights.shot_now,
        When::Soon if man.influence > 0.0 && short <= legs => paid * weights.shot_soon,
        _ => 0.0,
    };
    this_turn.max(weights.shot_later * weights.missing.powf((short - man.next_run).max(0.0) / SIX))
}

/// The chance that a pass arrives, less where it has to wait for the next turn or the mate is out of range.
fn pass(man: &Man, mate: &Man, weights: &Football) -> f32 {
    let soon = man.when != When::Later && man.influence > 0.0;
    let legs = if man.when == (When::Now { walks: false }) { 0.0 } else { man.jog };
    let near = weights.missing.powf((man.gap(mate) - man.range - legs).max(0.0) / SIX);
    let later = if soon { 1.0 } else { weights.pass_later };
    near * later * chance(kick(man.dice))
}

/// A kick nothing is in the way of.
fn kick(dice: i32) -> Pool {
    Pool { dice: dice.clamp(1, 20) as u8, needs: 4 }
}

/// The chance that at least one die of a pool hits.
fn chance(pool: Pool) -> f32 {
    let miss = f32::from(pool.needs.clamp(2, 7) - 1) / 6.0;
    1.0 - miss.powi(i32::from(pool.dice))
}

/// How near a team is to a free ball, and what it would be worth to it there.
fn free(glance: &Glance<'_>, seat: Seat, at: (f32, f32), weights: &Football) -> f32 {
    // A model takes a ball that comes within an inch of it.
    let ball = inch(BALL.0) + 1.0;
    let near = |(_, man): (ModelId, &Man)| {
        nearness(man, man.to(at) - man.base - ball, weights) * taken(glance, seat, man, at, weights)
    };
    weights.free * best_two(glance.team(seat).map(near), weights)
}

/// What the ball is worth to a model that takes it where it lies: having it, and a shot in the turn after.
fn taken(glance: &Glance<'_>, seat: Seat, man: &Man, at: (f32, f32), weights: &Football) -> f32 {
    let post = glance.table.goalpost(seat.other()).centre;
    let far = f32::hypot(inch(post.x) - at.0, inch(post.y) - at.1);
    let short = far - man.base - inch(GOALPOST.0) - man.range;
    let later = weights.shot_later * weights.missing.powf((short - man.next_run).max(0.0) / SIX);
    (weights.held + chance(kick(man.dice)) * later - weights.way * short.max(0.0)).max(0.0)
}

/// How near a team is to an enemy with the ball.
fn press(glance: &Glance<'_>, seat: Seat, holder: ModelId, weights: &Football) -> f32 {
    let Some(holder) = glance.man(holder) else { return 0.0 };
    let near = |(_, man): (ModelId, &Man)| nearness(man, man.gap(holder) - 1.0, weights);
    weights.press * best_two(glance.team(seat).map(near), weights)
}

/// How near a model is to something: wholly if it can get there this turn, else by what is missing after its next move, so that
/// who goes there now is as near as before and who goes elsewhere is not.
fn nearness(man: &Man, gap: f32, weights: &Football) -> f32 {
    let legs = if man.walks() { man.stride(0.0) } else { 0.0 };
    let worth = if gap <= legs && man.when != When::Later {
        1.0
    } else {
        weights.next_turn * weights.far.powf((gap - legs - man.next_run).max(0.0) / SIX)
    };
    worth - weights.near * gap.max(0.0)
}

/// The greatest of some worths, and a part of the second.
fn best_two(each: impl Iterator<Item = f32>, weights: &Football) -> f32 {
    let (mut best, mut second) = (0.0_f32, 0.0_f32);
    for worth in each {
        if worth > best {
            (best, second) = (worth, best);
        } else {
            second = second.max(worth);
        }
    }
    best + weights.second * second
}
