//! Lines of sight over the finite point set of GB-RUL-32.

mod bridge;
mod hidden;
mod lines;
mod walls;

use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::rect::Rect;
use crate::segment::Segment;
use lines::{any_line, any_line_to};

/// Whether a line that only touches a blocker is blocked by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// Touching blocks, as in Guild Ball (GB-RUL-28).
    Blocks,
    /// Touching passes: only the interior blocks.
    Passes,
}

/// What can hide one thing from another.
#[derive(Clone, Copy, Debug)]
pub struct Sight<'a> {
    obstacles: &'a Obstacles,
    solid: Mask,
    into: Mask,
    touch: Touch,
}

impl<'a> Sight<'a> {
    /// Sight past solid blockers.
    #[inline]
    pub const fn new(obstacles: &'a Obstacles, solid: Mask, touch: Touch) -> Self {
        Self { obstacles, solid, into: Mask::NONE, touch }
    }

    /// Adds pieces one can see into and out of but not through, such as forests (GB-RUL-33).
    #[inline]
    #[must_use]
    pub const fn with_forests(self, into: Mask) -> Self {
        Self { into, ..self }
    }

    /// The same without some of the blockers, such as the two ends of the line.
    #[inline]
    #[must_use]
    pub const fn without(self, those: Mask) -> Self {
        Self { solid: self.solid.without(those), into: self.into.without(those), ..self }
    }

    /// Whether at least one line from the centre or a rim point of one base to the centre or a rim point of the
    /// other is free.
    #[inline]
    pub fn between(&self, a: Disc, b: Disc) -> bool {
        self.line_between(a, b).is_some()
    }

    /// One of the free lines between two bases, if there is any.
    pub fn line_between(&self, a: Disc, b: Disc) -> Option<Segment> {
        let wide = if a.radius.0 > b.radius.0 { a.radius } else { b.radius };
        let line = Segment::new(a.centre, b.centre);
        let Some(near) = self.near(line, wide) else { return Some(line) };
        if near.free(line) {
            return Some(line);
        }
        if near.covers(a, b) { None } else { any_line(&near, a, b) }
    }

    /// Whether at least one line from the centre or a rim point of a base to a point is free.
    pub fn to_point(&self, a: Disc, point: Point) -> bool {
        let line = Segment::new(a.centre, point);
        let Some(near) = self.near(line, a.radius) else { return true };
        near.free(line) || (!near.covers(a, Disc::new(point, Length::ZERO)) && any_line_to(&near, a, point))
    }

    /// Whether sight from a base to one at `other` is certainly free wherever on a stretch it stands, as nothing that
    /// could block comes near; `false` means only that the exact test is needed.
    pub fn certain_along(&self, stretch: Segment, other: Point) -> bool {
        // The line of the centres stays within the bounds of the two ends and of `other`.
        let bounds = Rect::round(&[stretch.from, stretch.to, other]);
        let all = self.solid.with(self.into);
        !self.obstacles.discs(all).any(|(_, d)| bounds.reaches(d.centre, d.radius))
            && !self.obstacles.polygons(all).any(|(_, piece)| piece.bounds().overlaps(bounds))
    }

    /// Whether one line is free.
    pub fn free(&self, line: Segment) -> bool {
        if self.obstacles.discs(self.solid).any(|(_, d)| self.disc_blocks(d, line)) {
            return false;
        }
        self.is_plain() || self.free_of_pieces(line)
    }

    /// Whether solid discs are all that can block.
    #[inline]
    const fn is_plain(&self) -> bool {
        self.solid.polygons == 0 && self.into.is_empty()
    }

    /// Whether a solid piece with corners blocks a line.
    fn polygon_blocks(&self, piece: &Polygon, line: Segment) -> bool {
        match self.touch {
            Touch::Blocks => piece.meets(line),
            Touch::Passes => piece.meets_interior(line),
        }
    }

    /// Whether a solid disc blocks a line.
    fn disc_blocks(&self, disc: Disc, line: Segment) -> bool {
        match self.touch {
            Touch::Blocks => line.within(disc.centre, disc.radius),
            Touch::Passes => line.nearer_than(disc.centre, disc.radius),
        }
    }

    /// Whether no round forest blocks a line: one that meets it with both ends outside; a point on its edge is inside
    /// (GB-RUL-33).
    fn free_of_groves(&self, line: Segment) -> bool {
        let through_disc = |d: Disc| {
            line.within(d.centre, d.radius)
                && !d.centre.within(line.from, d.radius)
                && !d.centre.within(line.to, d.radius)
        };
        !self.obstacles.discs(self.into).any(|(_, d)| through_disc(d))
    }

    fn free_of_pieces(&self, line: Segment) -> bool {
        let solid = self.obstacles.polygons(self.solid).any(|(_, piece)| self.polygon_blocks(piece, line));
        !solid
            && self.free_of_groves(line)
            && !self
                .obstacles
                .polygons(self.into)
                .any(|(_, piece)| !piece.contains(line.from) && !piece.contains(line.to) && piece.meets(line))
    }

    /// The same with only those blockers that come within a radius of a line, or nothing if none does.
    fn near(&self, line: Segment, wide: Length) -> Option<Self> {
        let solid = self.near_of(self.solid, line, wide);
        let into = if self.into.is_empty() { Mask::NONE } else { self.near_of(self.into, line, wide) };
        if solid.is_empty() && into.is_empty() { None } else { Some(Self { solid, into, ..*self }) }
    }

    #[inline]
    fn near_of(&self, mask: Mask, line: Segment, wide: Length) -> Mask {
        let (left, right) = (line.from.x.min(line.to.x) - wide.0, line.from.x.max(line.to.x) + wide.0);
        let (low, high) = (line.from.y.min(line.to.y) - wide.0, line.from.y.max(line.to.y) + wide.0);
        let mut found = Mask::NONE;
        let mut rest = mask.only(self.obstacles.all()).discs;
        while rest != 0 {
            let i = rest.trailing_zeros();
            rest &= rest - 1;
            let (x, y, r) = self.obstacles.slot(i);
            if x + r >= left
                && x - r <= right
                && y + r >= low
                && y - r <= high
                && line.within(Point::new(x, y), Length(r + wide.0))
            {
                found.discs |= 1 << i;
            }
        }
        if mask.polygons != 0 {
            let reach = wide.plus(Length(1));
            for (n, piece) in self.obstacles.polygons_by(line, reach, mask) {
                if piece.hit_by_sweep(line, reach) {
                    found = found.with(Mask::polygon(n));
                }
            }
        }
        found
    }

    /// Whether one solid disc certainly hides the one base from the other: it stands wholly between them and is
    /// wider than the strip between their centres on both sides.
    fn covers(&self, a: Disc, b: Disc) -> bool {
        let along = b.centre - a.centre;
        let square = along.square();
        let length = crate::root::isqrt(square as u64) as i64;
        let wide = a.radius.capped().max(b.radius.capped());
        self.obstacles.discs(self.solid).any(|(_, d)| {
            let aside = d.centre - a.centre;
            let foot = aside.dot(along);
            let between = foot >= (a.radius.capped() + 1) * (length + 1)
                && foot <= square - (b.radius.capped() + 1) * (length + 1);
            let spare = d.radius.capped() - wide;
            between && spare > 0 && along.cross(aside).abs() < spare * length
        })
    }
}
