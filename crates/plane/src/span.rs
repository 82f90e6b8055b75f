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
    /// First and last position that surely are; first behind last if there are none.
    pub(crate) sure: (u32, u32),
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
        if low > high {
            return None;
        }
        let inner = (reach - 1) * (reach - 1) - off - 1;
        let sure = if reach < 1 || inner < 0 {
            (1, 0)
        } else {
            let half = isqrt(inner as u64) as i64;
            let (low, high) = ((foot + 2 - half).max(0), (foot + half).min(last));
            if low <= high { (low as u32, high as u32) } else { (1, 0) }
        };
        Some(Self { maybe: (low as u32, high as u32), sure })
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
    let mut m = start;
    while m <= way.last() {
        if span.sure.0 <= m && m <= span.sure.1 {
            m = span.sure.1 + 1;
            continue;
        }
        if way.position(m).square_to(centre) > limit {
            return Some(m);
        }
        m += 1;
    }
    None
}

/// The last position of the way, from `start` on, at which a centre is within a distance of another just before
/// it is not: the place of a parting blow when nothing hides the mover (GB-RUL-55).
///
/// Nothing if it never leaves: it stays away, or it is still within at the end.
pub fn last_before_leaving(way: &Way, start: u32, centre: Point, distance: Length) -> Option<u32> {
    let inside = first_within(way, start, centre, distance)?;
    Some(first_beyond(way, inside, centre, distance)? - 1)
}

/// The last position, from `start` on, at which a condition holds just before it does not, for a condition that
/// can hold only within a distance of a centre, such as engagement, which needs sight besides (GB-RUL-55).
///
/// The condition is asked only inside that distance, position by position. Nothing if it never ends on the way.
pub fn last_before_ending(
    way: &Way,
    start: u32,
    centre: Point,
    distance: Length,
    mut holds: impl FnMut(Point) -> bool,
) -> Option<u32> {
    let mut from = start;
    loop {
        let inside = first_within(way, from, centre, distance)?;
        let beyond = first_beyond(way, inside, centre, distance).unwrap_or(way.last() + 1);
        let mut held = false;
        for m in inside..beyond {
            let now = holds(way.position(m));
            if held && !now {
                return Some(m - 1);
            }
            held = now;
        }
        if beyond > way.last() {
            return None;
        }
        if held {
            return Some(beyond - 1);
        }
        from = beyond;
    }
}

/// The first position, from `start` on, at which a condition holds that can hold only within a distance of a
/// centre.
pub fn first_holding(
    way: &Way,
    start: u32,
    centre: Point,
    distance: Length,
    mut holds: impl FnMut(Point) -> bool,
) -> Option<u32> {
    let span = Span::new(way, centre, distance)?;
    let limit = distance.square();
    (span.maybe.0.max(start)..=span.maybe.1).find(|m| {
        let at = way.position(*m);
        at.square_to(centre) <= limit && holds(at)
    })
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
