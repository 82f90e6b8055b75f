//! Drawing one legal end without looking at the others.

use kernel::Chance;
use plane::sweep::Near;
use plane::{Disc, Length, Path, Point, compass};

use super::scaled;
use super::{LEAST, SCALE};
use crate::engage;
use crate::ground::{ground, in_the_way, lands_on, no_end_on};
use crate::interrupt;
use crate::legal::draw::{between, nth};
use crate::legal::path::Stride;
use crate::model::ModelId;
use crate::table::{BALL, Table};
use crate::terrain::Ground;

/// A path to anywhere: mostly straight, sometimes with a turn; nothing where the model cannot move. Where the ground would
/// not let it go so far, another one that is short enough for any ground.
pub(in crate::legal) fn any(
    table: &Table,
    model: ModelId,
    stride: Stride,
    rng: &mut dyn Chance,
) -> Option<Path> {
    let footing = stride.footing(table, model);
    if footing.is_open() {
        return draw(table, model, stride, rng);
    }
    let at = table.model(model).at;
    let (footing, change) = footing.start(at);
    let left = Length(if stride.left.0 > 0 { (stride.left.0 + change).max(0) } else { 0 });
    let step = |ground: Ground| if footing.has(ground) { ground.change() } else { 0 };
    let hopeful = if rng.below(4) == 0 { step(Ground::Fast) } else { 0 };
    let path = draw(table, model, stride.with_left(left.plus(Length(hopeful))), rng)?;
    if footing.judge(at, &path, left).is_ok() {
        return Some(path);
    }
    draw(table, model, stride.with_left(Length((left.0 + step(Ground::Rough)).max(0))), rng)
}

/// A path on ground that changes nothing.
fn draw(table: &Table, model: ModelId, stride: Stride, rng: &mut dyn Chance) -> Option<Path> {
    let Stride { movement, left, .. } = stride;
    let ground = ground(table);
    let (base, mask) = (table.disc(model), in_the_way(table, model, movement));
    let near = Near::new(&ground, base, left, mask);
    if near.stuck() || left.0 < 1 {
        return None;
    }
    match rng.below(8) {
        0 => {
            let corner = near.ray(rng.below(compass::DIRECTIONS), Length(between(1, left.0, rng)));
            let spent = (corner - base.centre).length_up();
            let rest = left.less(spent);
            let near = Near::new(&ground, base.at(corner), rest, mask);
            let end = one(table, &near, (model, base.at(corner)), stride.with_left(rest), rng)?;
            Path::through(&[corner, end]).filter(|_| corner != base.centre && corner != end)
        }
        1 | 2 => at_target(table, &near, model, stride, rng)
            .or_else(|| one(table, &near, (model, base), stride, rng))
            .map(Path::to),
        _ => one(table, &near, (model, base), stride, rng).map(Path::to),
    }
}

/// A point in any direction at any distance, drawn back to before what stands in the way; nothing where that is
/// hardly a movement, on the ball or on an obstruction.
pub(in crate::legal) fn one(
    table: &Table,
    near: &Near<'_>,
    (model, base): (ModelId, Disc),
    stride: Stride,
    rng: &mut dyn Chance,
) -> Option<Point> {
    let left = stride.left;
    if near.stuck() || left.0 < 1 {
        return None;
    }
    // Of two lengths the longer: most movements go as far as they can.
    let length = between(1, left.0, rng).max(between(1, left.0, rng));
    let end = near.ray(rng.below(compass::DIRECTIONS), Length(length));
    let far = (end - base.centre).square() >= i64::from(LEAST * LEAST);
    (far && may_rest(table, model, base.at(end), stride)).then_some(end)
}

/// A point in contact with an enemy or the ball, in the own melee zone, just outside that of the enemy or in range
/// of the goal, if the way there is straight and free.
fn at_target(
    table: &Table,
    near: &Near<'_>,
    model: ModelId,
    stride: Stride,
    rng: &mut dyn Chance,
) -> Option<Point> {
    let left = stride.left;
    let (base, own) = (table.disc(model), table.profile(model));
    let enemies = engage::enemies(table, model.seat());
    let (centre, distance) = match nth(enemies, rng.below(u32::from(enemies.len()) + 2)) {
        Some(enemy) => {
            let other = table.profile(enemy);
            let sum = own.base.0 + other.base.0;
            let zones = [2, 254 * i32::from(own.melee), 254 * i32::from(other.melee) + 2];
            (table.model(enemy).at, sum + zones[rng.below(3) as usize % 3])
        }
        None => match table.free_ball().filter(|_| rng.below(2) == 0) {
            Some(ball) => (ball.centre, own.base.0 + BALL.0 + if rng.below(2) == 0 { 2 } else { 254 }),
            None => {
                let goal = table.goalpost(model.seat().other());
                (goal.centre, own.base.0 + goal.radius.0 + 254 * i32::from(own.kick[1]))
            }
        },
    };
    let line = base.centre - centre;
    let end = centre + scaled(line.x, line.y, (i64::from(distance) << SCALE) / (line.square().isqrt() + 1));
    let far = (end - base.centre).square();
    let fits = far >= i64::from(LEAST * LEAST) && far <= i64::from(left.0) * i64::from(left.0);
    (fits && near.clear(end) && may_rest(table, model, base.at(end), stride)).then_some(end)
}

/// No movement ends on an obstruction, nor on the ball unless it is taken on the way (GB-GEO-30, GB-TERR-11).
fn may_rest(table: &Table, model: ModelId, base: Disc, stride: Stride) -> bool {
    if lands_on(table, model, base, stride.movement) {
        return false;
    }
    !interrupt::lies_on_something(table, base, stride.movement)
        || !table.terrain.overlaps(base, no_end_on(table, stride.movement)) && stride.takes(table, model)
}
