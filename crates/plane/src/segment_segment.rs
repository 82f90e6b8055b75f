//! Two stretches against each other.

use crate::length::Length;
use crate::point::Point;
use crate::segment::Segment;

/// Whether two stretches have a point in common, ends and touching included.
pub const fn meet(a: Segment, b: Segment) -> bool {
    if crosses_properly(a, b) {
        return true;
    }
    a.contains(b.from) || a.contains(b.to) || b.contains(a.from) || b.contains(a.to)
}

/// Whether two stretches cross in a single point that is an end of neither.
pub const fn crosses_properly(a: Segment, b: Segment) -> bool {
    opposite(side(a, b.from), side(a, b.to)) && opposite(side(b, a.from), side(b, a.to))
}

/// Whether some point of the one stretch lies nearer to the other than a length.
pub const fn nearer_than(a: Segment, b: Segment, length: Length) -> bool {
    length.0 > 0
        && (crosses_properly(a, b)
            || a.nearer_than(b.from, length)
            || a.nearer_than(b.to, length)
            || b.nearer_than(a.from, length)
            || b.nearer_than(a.to, length))
}

const fn side(line: Segment, point: Point) -> i64 {
    line.vector().cross(point.minus(line.from))
}

const fn opposite(a: i64, b: i64) -> bool {
    (a < 0 && b > 0) || (a > 0 && b < 0)
}
