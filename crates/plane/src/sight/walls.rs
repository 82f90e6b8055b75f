//! Pieces with corners against many lines from one point.
//!
//! Seen from a point outside, a convex piece fills the angle between its two outermost corners. A line that leaves the
//! point outside that angle misses the piece; one within it that reaches the stretch between these corners, which is part
//! of the piece, meets it. Only what is left needs the exact test.

use super::{Sight, Touch};
use crate::compass::RIM;
use crate::list::List;
use crate::obstacles::Obstacles;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::segment::Segment;

/// The most pieces: each may be a wall or a forest.
const MOST: usize = 2 * Obstacles::POLYGONS;

/// The pieces with corners that may block, ready for many lines to the same ends.
pub(super) struct Walls<'a> {
    pieces: List<Wall<'a>, MOST>,
}

#[derive(Clone, Copy, Default)]
struct Wall<'a> {
    piece: Option<&'a Polygon>,
    forest: bool,
    /// Whether the quick answers hold: the piece is convex, and touching it blocks.
    quick: bool,
    /// The ends that lie in a forest, which does not block lines to them.
    inside: u64,
}

impl<'a> Walls<'a> {
    /// The pieces of a sight and the ends of the lines.
    pub(super) fn of(sight: &Sight<'a>, ends: &[Point; RIM + 1]) -> Self {
        let mut pieces = List::new();
        let touches = sight.touch == Touch::Blocks;
        for (_, piece) in sight.obstacles.polygons(sight.solid) {
            let quick = touches && piece.is_convex();
            pieces.push(Wall { piece: Some(piece), forest: false, quick, inside: 0 });
        }
        for (_, piece) in sight.obstacles.polygons(sight.into) {
            let bits = ends.iter().enumerate().filter(|(_, end)| piece.contains(**end));
            let inside = bits.fold(0, |inside, (number, _)| inside | 1 << number);
            pieces.push(Wall { piece: Some(piece), forest: true, quick: piece.is_convex(), inside });
        }
        Self { pieces }
    }

    /// The ends, among some, of those lines from a point that no piece blocks.
    pub(super) fn free_ends(&self, sight: &Sight<'_>, p: Point, ends: &[Point; RIM + 1], which: u64) -> u64 {
        let mut free = which;
        for wall in self.pieces.as_slice() {
            if free == 0 {
                return 0;
            }
            if let Some(piece) = wall.piece {
                free = wall.free_ends(sight, piece, p, ends, free);
            }
        }
        free
    }
}

impl Wall<'_> {
    fn free_ends(
        &self,
        sight: &Sight<'_>,
        piece: &Polygon,
        p: Point,
        ends: &[Point; RIM + 1],
        which: u64,
    ) -> u64 {
        let within = (self.forest || self.quick) && piece.contains(p);
        if within {
            return if self.forest { which } else { 0 };
        }
        let angle = if self.quick { Angle::of(piece, p) } else { None };
        let (mut free, mut rest) = (which, which & !self.inside);
        while let Some(q) = ends.get(rest.trailing_zeros() as usize) {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            let meets = angle.as_ref().and_then(|angle| angle.meets(*q));
            let line = Segment::new(p, *q);
            let blocked = meets.unwrap_or_else(|| {
                if self.forest { piece.meets(line) } else { sight.polygon_blocks(piece, line) }
            });
            if blocked {
                free ^= bit;
            }
        }
        free
    }
}

/// The angle a convex piece fills, seen from a point outside it.
struct Angle {
    p: Point,
    /// The outermost corners.
    left: Point,
    right: Point,
    /// On which side of the stretch between them the point is.
    side: i64,
}

impl Angle {
    /// Nothing if the point is in line with the outermost corners.
    fn of(piece: &Polygon, p: Point) -> Option<Self> {
        let mut corners = piece.corners();
        let first = corners.next()?;
        let (mut left, mut right) = (first, first);
        for corner in corners {
            if (left - p).cross(corner - p) > 0 {
                left = corner;
            }
            if (right - p).cross(corner - p) < 0 {
                right = corner;
            }
        }
        let side = (left - right).cross(p - right);
        (side != 0).then_some(Self { p, left, right, side })
    }

    /// Whether the line from the point to another one meets the piece; nothing if it needs the exact test.
    fn meets(&self, q: Point) -> Option<bool> {
        let v = q - self.p;
        if (self.left - self.p).cross(v) > 0 || (self.right - self.p).cross(v) < 0 {
            return Some(false);
        }
        let side = (self.left - self.right).cross(q - self.right);
        (side == 0 || side.signum() != self.side.signum()).then_some(true)
    }
}
