//! Towards and away (GB-GEO-05 to -08, GB-RUL-75).

use crate::point::Point;
use crate::segment::Segment;

/// Whether a stretch P→Q goes towards T on its whole length: (Q − P) · (T − Q) ≥ 0, P not Q.
pub fn towards(stretch: Segment, target: Point) -> bool {
    stretch.from != stretch.to && stretch.vector().dot(target - stretch.to) >= 0
}

/// Whether a stretch P→Q goes away from T on its whole length: (Q − P) · (P − T) ≥ 0, P not Q.
pub fn away(stretch: Segment, origin: Point) -> bool {
    stretch.from != stretch.to && stretch.vector().dot(stretch.from - origin) >= 0
}

/// The point to make for when something must go directly towards a target: the target's centre.
///
/// Nothing when it already stands there. Whoever goes takes the positions of GB-RUL-73 on the line between the
/// centres, so a whole-unit end need not lie exactly on that line.
pub fn directly_towards(from: Point, target: Point, distance: crate::Length) -> Option<Point> {
    let line = target - from;
    if line.square() == 0 {
        return None;
    }
    let reach = distance.0.clamp(0, line.length_down().0);
    Some(crate::way::point_at(from, line, crate::Length(reach)))
}

/// The end of a movement directly away from an origin, along the line of the centres.
pub fn directly_away(from: Point, origin: Point, distance: crate::Length) -> Option<Point> {
    let line = from - origin;
    if line.square() == 0 {
        return None;
    }
    Some(crate::way::point_at(from, line, distance))
}

/// Whether a stretch follows the line of the centres towards the target: its end is one of the positions of
/// GB-RUL-73 on that line, before the centre is passed.
pub fn is_directly_towards(stretch: Segment, target: Point) -> bool {
    let line = target - stretch.from;
    stretch.from != stretch.to && towards(stretch, target) && on_line(stretch, line)
}

/// Whether a stretch follows the line of the centres away from the origin.
pub fn is_directly_away(stretch: Segment, origin: Point) -> bool {
    let line = stretch.from - origin;
    stretch.from != stretch.to && away(stretch, origin) && on_line(stretch, line)
}

fn on_line(stretch: Segment, line: crate::Vector) -> bool {
    let m = stretch.vector().length_down().0;
    (m..=m + 1)
        .chain([m - 1])
        .any(|m| crate::way::point_at(stretch.from, line, crate::Length(m)) == stretch.to)
}
