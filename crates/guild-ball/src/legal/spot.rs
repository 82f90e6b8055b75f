//! Whether a base may be placed somewhere (GB-GEO-11 to -13) and whether a point is a target spot (GB-RUL-77).

use plane::{Disc, Length, Point, Way};

use crate::ask::Choice;
use crate::model::ModelSet;
use crate::refusal::{Refusal, Why};
use crate::table::{BALL, Table};

/// What stands against a base lying here, models in `but` apart.
pub fn obstacle(table: &Table, base: Disc, but: ModelSet) -> Result<(), Why> {
    if table.free_ball().is_some_and(|ball| base.overlaps(ball)) {
        return beside_ball(table, base, but).and(Err(Why::OnBall));
    }
    beside_ball(table, base, but)
}

/// The same, the ball apart.
fn beside_ball(table: &Table, base: Disc, but: ModelSet) -> Result<(), Why> {
    if !base.centre.is_on_plane() || !table.pitch().holds(base) {
        return Err(Why::OverEdge);
    }
    if let Some(other) = table.standing.minus(but).iter().find(|&other| base.overlaps(table.disc(other))) {
        return Err(Why::OnModel(other));
    }
    if table.barriers().iter().any(|&post| base.overlaps(post)) {
        return Err(Why::OnBarrier);
    }
    if let Some(kind) = table.terrain.under(base) {
        return Err(Why::OnTerrain(kind));
    }
    if table.effects.on_marker(base) {
        return Err(Why::OnMarker);
    }
    Ok(())
}

/// Whether a model or the ball may be placed here.
pub(crate) fn placeable(table: &Table, base: Disc, but: ModelSet) -> Result<(), Refusal> {
    obstacle(table, base, but).map_err(|why| {
        let rule = match why {
            Why::OverEdge => "GB-GEO-13",
            Why::OnBarrier | Why::OnTerrain(_) => "GB-GEO-11",
            _ => "GB-GEO-12",
        };
        Refusal::new(rule, why)
    })
}

/// Whether a point is a target spot: the ball could lie there (GB-GEO-25, GB-RUL-77).
pub fn target_spot(table: &Table, spot: Point) -> Result<(), Refusal> {
    obstacle(table, ball_at(spot), ModelSet::EMPTY).map_err(|why| Refusal::new("GB-RUL-77", why))
}

/// Whether the ball that lies elsewhere could lie there instead, or stay (GB-GEO-12).
pub(crate) fn new_spot(table: &Table, spot: Point) -> Result<(), Refusal> {
    beside_ball(table, ball_at(spot), ModelSet::EMPTY).map_err(|why| Refusal::new("GB-RUL-77", why))
}

/// The ball's base lying on a spot.
pub(crate) const fn ball_at(spot: Point) -> Disc {
    Disc { centre: spot, radius: BALL }
}

/// The point of the plane nearest to one that may lie anywhere.
pub(crate) fn on_plane(at: Point) -> Point {
    let limit = |at: i32| at.clamp(-Point::LIMIT, Point::LIMIT);
    Point::new(limit(at.x), limit(at.y))
}

/// The last place on the straight line from a point to a wanted one, no further than a reach, that will do.
pub(crate) fn last_towards(
    from: Point,
    wanted: Point,
    reach: Length,
    legal: impl Fn(&Point) -> bool,
) -> Option<Point> {
    let way = Way::new(from, on_plane(wanted));
    let last = way.last().min(reach.0.unsigned_abs());
    (0..=last).rev().map(|m| way.position(m)).find(legal)
}

/// The spot among some choices that is nearest to a wanted one.
pub(crate) fn nearest_of(choices: &[Choice], wanted: Point) -> Option<Point> {
    let wanted = on_plane(wanted);
    choices.iter().filter_map(of).min_by_key(|at| at.square_to(wanted))
}

/// Whether one of some choices is already to go to a point, quicker than by comparing them whole.
pub(crate) fn is_among(choices: &[Choice], at: Point) -> bool {
    choices.iter().any(|choice| of(choice) == Some(at))
}

/// The point a choice consists of.
#[inline]
fn of(choice: &Choice) -> Option<Point> {
    match *choice {
        Choice::Spot(at) | Choice::PassTo(at) | Choice::GiveUp(at) | Choice::Line(at) => Some(at),
        _ => None,
    }
}
