//! Movements that have to go in a direction (GB-GEO-05 to -08, GB-RUL-75).

use plane::{Length, Path, Point, Segment, direction};

use crate::ask::{Bound, Choice};
use crate::model::ModelId;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Whether a chosen path or line goes the way it has to.
pub(super) fn check(table: &Table, model: ModelId, bound: Bound, choice: &Choice) -> Result<(), Refusal> {
    let at = table.model(model).at;
    match *choice {
        Choice::Path(path) => {
            let straight = path.len() <= 1;
            path.stretches(at).try_for_each(|stretch| check_stretch(bound, stretch, straight))
        }
        Choice::Line(to) => check_stretch(bound, Segment::new(at, to), true),
        _ => Ok(()),
    }
}

pub(super) fn check_stretch(bound: Bound, stretch: Segment, straight: bool) -> Result<(), Refusal> {
    if !stretch.to.is_on_plane() {
        return refuse("GB-MOVE-08", Why::OffTable);
    }
    let (rule, holds) = match bound {
        Bound::Free => return Ok(()),
        Bound::Towards(point) => ("GB-GEO-05", direction::towards(stretch, point)),
        Bound::Away(point) => ("GB-GEO-07", direction::away(stretch, point)),
        Bound::DirectlyTowards(point) => {
            ("GB-GEO-06", straight && direction::is_directly_towards(stretch, point))
        }
        Bound::DirectlyAway(point) => ("GB-GEO-08", straight && direction::is_directly_away(stretch, point)),
    };
    if holds { Ok(()) } else { refuse(rule, Why::WrongWay) }
}

/// The direction that is left where a movement has to go in two: one of them, if going that way goes the other way too.
/// Where neither is a straight line the second is kept to.
pub(crate) fn both(one: Bound, other: Bound, at: Point, length: Length) -> Option<Bound> {
    let holds = |way: Bound, also: Bound| {
        straight(way, at, length).is_some_and(|end| check_stretch(also, Segment::new(at, end), true).is_ok())
    };
    match (one, other) {
        (Bound::Free, only) | (only, Bound::Free) => Some(only),
        _ => {
            let mut orders = [(one, other), (other, one)].into_iter();
            let straight = orders.find(|&(way, _)| is_straight(way));
            straight.map_or(Some(other), |(way, also)| holds(way, also).then_some(way))
        }
    }
}

/// The one straight way of a movement that has no choice but its length, where there is one.
pub(super) fn straight(bound: Bound, at: Point, length: Length) -> Option<Point> {
    let end = match bound {
        Bound::DirectlyTowards(point) => direction::directly_towards(at, point, length),
        Bound::DirectlyAway(point) => direction::directly_away(at, point, length),
        Bound::Free | Bound::Towards(_) | Bound::Away(_) => None,
    };
    end.filter(|&end| end != at && Point::checked(end.x, end.y).is_some())
}

/// The places on the straight line a movement that has to go in a direction may always keep to, the furthest first.
pub(super) fn straight_on(bound: Bound, at: Point, most: Length) -> impl Iterator<Item = Point> {
    let line = match bound {
        Bound::Free => None,
        Bound::Towards(point) | Bound::DirectlyTowards(point) => Some(Bound::DirectlyTowards(point)),
        Bound::Away(point) | Bound::DirectlyAway(point) => Some(Bound::DirectlyAway(point)),
    };
    let lengths = (1..=most.0).rev().map(Length);
    line.into_iter().flat_map(move |line| lengths.clone().filter_map(move |m| straight(line, at, m)))
}

/// Whether a movement has no choice but its length.
pub(super) const fn is_straight(bound: Bound) -> bool {
    matches!(bound, Bound::DirectlyTowards(_) | Bound::DirectlyAway(_))
}

/// Several lengths of the one straight way, the longest first; where it is short several may be one.
pub(super) fn lengths(bound: Bound, at: Point, left: Length) -> impl Iterator<Item = Point> {
    let ends = (1..=8).rev().filter_map(move |part| straight(bound, at, Length(left.0 * part / 8)));
    let mut last = at;
    ends.filter(move |&end| core::mem::replace(&mut last, end) != end)
}

/// A path that is one stretch.
pub(super) fn path(end: Point) -> Choice {
    Choice::Path(Path::to(end))
}
