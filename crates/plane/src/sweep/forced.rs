//! Movement nobody steers: scattering balls, pushes, directly towards and away (GB-RUL-76).

use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::{Obstacle, Obstacles};
use crate::point::Point;
use crate::polygon::Polygon;
use crate::rect::Rect;
use crate::span;
use crate::way::Way;

/// Where a forced movement comes to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// The number of the position on the way.
    pub m: u32,
    /// The position itself.
    pub at: Point,
    /// What it was stopped by and is now in contact with, if anything.
    pub by: Option<Obstacle>,
}

/// Sends a disc of that radius along the positions of a way until the next one would overlap something chosen.
///
/// A thing overlapped from the start does not stop it, and neither does the edge of the table: the caller asks
/// [`leaves_table`] and compares.
pub fn forced(way: &Way, radius: Length, obstacles: &Obstacles, mask: Mask) -> Stop {
    let start = Disc::new(way.from, radius);
    let mut first: Option<(u32, Obstacle)> = None;
    let mut meet = |m: Option<u32>, by: Obstacle| {
        if let Some(m) = m
            && first.is_none_or(|(known, _)| m < known)
        {
            first = Some((m, by));
        }
    };
    for (number, disc) in obstacles.discs(mask) {
        let sum = disc.radius + radius;
        // A position lies less than a unit off the line, so a disc further from the line is never met.
        if way.segment().within(disc.centre, sum + Length(1)) && !start.overlaps(disc) {
            meet(span::first_nearer(way, 1, disc.centre, sum), Obstacle::Disc(number));
        }
    }
    for (number, piece) in obstacles.polygons_by(way.segment(), radius + Length(2), mask) {
        if !start.overlaps_polygon(piece) {
            meet(first_overlap(way, radius, piece), Obstacle::Polygon(number));
        }
    }
    match first {
        Some((m, by)) => Stop { m: m - 1, at: way.position(m - 1), by: Some(by) },
        None => Stop { m: way.last(), at: way.to, by: None },
    }
}

/// The last position up to `m` at which a disc of that radius overlaps none of the chosen, for something made to stop
/// where it may not lie (GB-RUL-35). Nothing if it overlaps one of them at every position.
pub fn last_free(way: &Way, m: u32, radius: Length, obstacles: &Obstacles, mask: Mask) -> Option<u32> {
    let lies_on = |m: u32| obstacles.overlapped(Disc::new(way.position(m), radius), mask);
    (0..=m.min(way.last())).rev().find(|m| lies_on(*m).is_empty())
}

/// The first position at which a disc of that radius overlaps a piece with corners.
///
/// A disc `d` units clear of the piece cannot reach it within `d − 2` positions, so those are leapt over.
pub fn first_overlap(way: &Way, radius: Length, piece: &Polygon) -> Option<u32> {
    if !piece.hit_by_sweep(way.segment(), radius + Length(2)) {
        return None;
    }
    let mut m = 0;
    while m <= way.last() {
        let at = way.position(m);
        if Disc::new(at, radius).overlaps_polygon(piece) {
            return Some(m);
        }
        let clear = piece.distance_down(at) - radius.0;
        m += (clear - 1).max(1) as u32;
    }
    None
}

/// The first position at which some part of a disc is off the table (GB-MOVE-05, GB-THR-01).
pub fn leaves_table(way: &Way, radius: Length, table: Rect) -> Option<u32> {
    let inner = table.shrunk(radius);
    if !inner.contains(way.from) {
        return Some(0);
    }
    if inner.contains(way.to) {
        return None;
    }
    // Each coordinate only grows or only falls along the way, so once out it stays out.
    let (mut on, mut off) = (0, way.last());
    while off - on > 1 {
        let middle = on + (off - on) / 2;
        if inner.contains(way.position(middle)) { on = middle } else { off = middle }
    }
    Some(off)
}
