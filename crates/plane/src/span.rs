//! Where on a way a moving centre is near a fixed one, solved instead of stepped.

use crate::length::Length;
use crate::point::Point;
use crate::root::isqrt;
use crate::shape::Shape;
use crate::way::Way;

/// Numbers of positions at which a centre may be within a distance, and those at which it surely is.
///
/// The line crosses the circle where foot ± half chord says; a position lies less than a unit off the ideal
/// point, so circles one unit larger and smaller bracket the exact answer, which then takes a few steps.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Span {
    /// First and last position that may be within.
    pub(crate) maybe: (u32, u32),
    /// The number of the position nearest to the centre, and the square of how far the line keeps off it.
    foot: (i64, i64),
}

impl Span {
    /// The span of a way round a centre, or nothing if no position comes within the distance.
    pub(crate) fn new(way: &Way, centre: Point, distance: Length) -> Option<Self> {
        let reach = distance.capped();
        let (foot, off) = way.foot(centre);
        let outer = (reach + 1) * (reach + 1) - off;
        if outer < 0 {
            return None;
        }
        let half = isqrt(outer as u64) as i64 + 1;
        let last = i64::from(way.last());
        // One more at the far end, because the end of the way comes less than a unit after the position before it.
        let (low, high) = ((foot - half).max(0), (foot + half + 2).min(last));
        (low <= high).then_some(Self { maybe: (low as u32, high as u32), foot: (foot, off) })
    }

    /// First and last position that surely are within the distance; first behind last if there are none.
    pub(crate) fn sure(&self, way: &Way, distance: Length) -> (u32, u32) {
        let (reach, (foot, off)) = (distance.capped(), self.foot);
        let inner = (reach - 1) * (reach - 1) - off - 1;
        if reach < 1 || inner < 0 {
            return (1, 0);
        }
        let half = isqrt(inner as u64) as i64;
        let (low, high) = ((foot + 2 - half).max(0), (foot + half).min(i64::from(way.last())));
        if low <= high { (low as u32, high as u32) } else { (1, 0) }
    }
}

/// The first position from `start` on at which a centre is within a distance of another, the limit included.
pub fn first_within(way: &Way, start: u32, centre: Point, distance: Length) -> Option<u32> {
    if distance.0 < 0 {
        return None;
    }
    let span = Span::new(way, centre, distance)?;
    let limit = distance.square();
    (span.maybe.0.max(start)..=span.maybe.1).find(|m| way.position(*m).square_to(centre) <= limit)
}

/// The first position from `start` on at which a centre is nearer to another than a distance.
pub fn first_nearer(way: &Way, start: u32, centre: Point, distance: Length) -> Option<u32> {
    if distance.0 <= 0 {
        return None;
    }
    let span = Span::new(way, centre, distance)?;
    let limit = distance.square();
    (span.maybe.0.max(start)..=span.maybe.1).find(|m| way.position(*m).square_to(centre) < limit)
}

/// The first position from `start` on at which a centre is not within a distance of another.
pub fn first_beyond(way: &Way, start: u32, centre: Point, distance: Length) -> Option<u32> {
    let span = Span::new(way, centre, distance).filter(|_| distance.0 >= 0);
    let Some(span) = span else { return (start <= way.last()).then_some(start) };
    let limit = distance.square();
    let sure = span.sure(way, distance);
    let mut m = start;
    while m <= way.last() {
        if sure.0 <= m && m <= sure.1 {
            m = sure.1 + 1;
            continue;
        }
        if way.position(m).square_to(centre) > limit {
            return Some(m);
        }
        m += 1;
    }
    None
}

/// The last position from `start` on at which a centre is within a distance of another, the limit included.
pub fn last_within(way: &Way, start: u32, centre: Point, distance: Length) -> Option<u32> {
    if distance.0 < 0 {
        return None;
    }
    let span = Span::new(way, centre, distance)?;
    let limit = distance.square();
    (span.maybe.0.max(start)..=span.maybe.1).rev().find(|m| way.position(*m).square_to(centre) <= limit)
}

/// The first and the last position from `start` on at which a centre is within a distance of another.
pub fn within(way: &Way, start: u32, centre: Point, distance: Length) -> Option<(u32, u32)> {
    if distance.0 < 0 {
        return None;
    }
    let span = Span::new(way, centre, distance)?;
    let limit = distance.square();
    let near = |m: &u32| way.position(*m).square_to(centre) <= limit;
    let first = (span.maybe.0.max(start)..=span.maybe.1).find(near)?;
    Some((first, (first..=span.maybe.1).rev().find(near)?))
}

/// The last position of the way, from `start` on, at which a centre is within a distance of another: the place of a parting
/// blow when nothing hides the mover. A straight way leaves a round zone once, whatever rounding makes of the positions
/// about its edge (GB-RUL-55).
///
/// Nothing if it never leaves: it stays away, or it is still within at the end.
pub fn last_before_leaving(way: &Way, start: u32, centre: Point, distance: Length) -> Option<u32> {
    last_within(way, start, centre, distance).filter(|&m| m < way.last())
}

/// The first position from `start` on at which a disc of that radius is within a distance of a piece, such as rough
/// ground it enters; a centre `d` units further off than that cannot get there within `d − 2` positions.
pub fn first_within_shape(
    way: &Way,
    start: u32,
    radius: Length,
    piece: &Shape,
    distance: Length,
) -> Option<u32> {
    let reach = radius.plus(distance);
    match piece {
        Shape::Disc(disc) => first_within(way, start, disc.centre, reach.plus(disc.radius)),
        Shape::Polygon(_) => {
            let mut m = start;
            while m <= way.last() {
                let at = way.position(m);
                if piece.within(crate::disc::Disc::new(at, radius), distance) {
                    return Some(m);
                }
                m += (piece.distance_down(at) - reach.0 - 1).max(1) as u32;
            }
            None
        }
    }
}
