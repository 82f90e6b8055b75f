//! Where a flying ball is stopped, whom it passes and where it comes to lie.

use core::cmp::Ordering;

use kernel::List;
use plane::placement::{nearest, nearest_touching};
use plane::sweep::forced;
use plane::{Corridor, Disc, Mask, Obstacles, Point, Shape, Way};

use crate::effect::Laid;
use crate::effect::active::MARKERS_MAX;
use crate::ground::{ground, mask, solid};
use crate::interrupt::may_hold;
use crate::model::{MODELS_MAX, ModelId, ModelSet};
use crate::table::{BALL, Table};

/// Where a ball flying straight from one point to another comes to rest: at its end or, in contact, against the
/// first barrier or obstruction it meets (GB-SCAT-10, GB-TERR-14, -20, GB-RUL-76).
#[must_use]
pub fn stopped(table: &Table, from: Point, landing: Point) -> Point {
    forced(&Way::new(from, landing), BALL, &ground(table), solid(table)).at
}

/// A goal kick passes through terrain; only a piece its landing spot overlaps stops it on its path (GB-GOAL-09,
/// GB-RUL-45). The goalpost it starts from does not.
#[must_use]
pub fn goal_kick_end(table: &Table, from: Point, landing: Point) -> Point {
    let ground = ground(table);
    let under = ground.overlapped(Disc { centre: landing, radius: BALL }, solid(table));
    if under.is_empty() {
        return landing;
    }
    forced(&Way::new(from, landing), BALL, &ground, under).at
}

/// The models that may intercept a kicked ball next: of those on its path that may have it, not the kicker, the nearest to
/// where the ball started, the kicker or a free ball kicked from afar; several only if they are exactly as near
/// (GB-INT-01, -02, GB-BALL-07, GB-RUL-41, -82).
#[must_use]
pub fn next_on_path(table: &Table, kicker: ModelId, from: Disc, end: Point, declined: ModelSet) -> ModelSet {
    let path = Corridor::new(from.centre, end, BALL);
    let mut nearest: Option<ModelId> = None;
    let mut level = ModelSet::EMPTY;
    for model in table.standing.without(kicker).minus(declined).iter() {
        let base = table.disc(model);
        if !may_hold(table, model) || !path.meets(base) {
            continue;
        }
        match nearest.map_or(Ordering::Less, |best| from.compare_gap(base, table.disc(best))) {
            Ordering::Less => (nearest, level) = (Some(model), ModelSet::EMPTY.with(model)),
            Ordering::Equal => level = level.with(model),
            Ordering::Greater => {}
        }
    }
    level
}

/// The places where a ball that should lie at `at` may lie by least disturbance; several only if the controlling
/// player has to pick (GB-GEO-31, GB-RUL-34). A ball against a piece stays in contact with it (GB-RUL-76).
#[must_use]
pub fn places(table: &Table, at: Point, from: Point) -> Vec<Point> {
    let mut ground = ground(table);
    let wanted = Disc { centre: at, radius: BALL };
    let mut taken = mask(table.standing).with(solid(table));
    if ground.free(wanted, taken) && !table.effects.on_marker(wanted) {
        return vec![at];
    }
    taken = taken.with(lay_markers(table, &mut ground, at));
    let post = table.barriers().into_iter().find(|post| wanted.touches(*post)).map(Shape::Disc);
    let against = post.or_else(|| table.terrain.touched(wanted));
    let touching = against.map(|piece| nearest_touching(wanted, from, &piece, &ground, taken));
    match touching {
        Some(places) if !places.is_empty() => places,
        _ => nearest(wanted, from, &ground, taken),
    }
}

/// Lays the markers out as obstacles, the nearest first: a ball is put on none of them (GB-GEO-12, -31). Should there be room
/// for no more, those left out lie further off than it is moved.
fn lay_markers(table: &Table, ground: &mut Obstacles, at: Point) -> Mask {
    if table.effects.markers.is_empty() {
        return Mask::NONE;
    }
    let mut markers: List<Disc, MARKERS_MAX> = List::collect(table.effects.markers.iter().map(Laid::disc));
    markers.sort_by_key(|marker| (marker.centre - at).square());
    // The numbers of models that are not on the pitch are free.
    let mut off = (0..MODELS_MAX as u8).filter(|&number| !table.standing.has(ModelId(number)));
    let mut mask = Mask::NONE;
    for &marker in &markers {
        let number = off.next().inspect(|&number| ground.set_disc(number, marker));
        mask =
            number.or_else(|| ground.add_disc(marker)).map_or(mask, |number| mask.with(Mask::disc(number)));
    }
    mask
}
