//! The table top.

use serde::{Deserialize, Serialize};

use crate::disc::Disc;
use crate::length::Length;
use crate::point::Point;
use crate::segment::Segment;

/// An upright rectangle, such as the pitch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rect {
    /// The corner with the least coordinates.
    pub min: Point,
    /// The corner with the greatest coordinates.
    pub max: Point,
}

impl Rect {
    /// The rectangle between two corners.
    #[inline]
    pub const fn new(min: Point, max: Point) -> Self {
        Self { min, max }
    }

    /// A table of that many inches, its lower left corner at the origin (GB-RUL-29).
    #[inline]
    pub const fn table(width: i32, depth: i32) -> Self {
        Self { min: Point::new(0, 0), max: Point::new(Length::inches(width).0, Length::inches(depth).0) }
    }

    /// The smallest rectangle round some points.
    pub fn round(points: &[Point]) -> Self {
        let mut all = points.iter();
        let first = all.next().copied().unwrap_or_default();
        all.fold(Self { min: first, max: first }, |rect, p| Self {
            min: Point::new(rect.min.x.min(p.x), rect.min.y.min(p.y)),
            max: Point::new(rect.max.x.max(p.x), rect.max.y.max(p.y)),
        })
    }

    /// Whether a point lies in the rectangle or on its edge.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.min.x <= point.x && point.x <= self.max.x && self.min.y <= point.y && point.y <= self.max.y
    }

    /// Whether a point lies in the rectangle grown by a length on every side.
    #[inline]
    pub const fn reaches(self, point: Point, by: Length) -> bool {
        let (x, y, by) = (point.x as i64, point.y as i64, by.0 as i64);
        self.min.x as i64 - by <= x
            && x <= self.max.x as i64 + by
            && self.min.y as i64 - by <= y
            && y <= self.max.y as i64 + by
    }

    /// The rectangle shrunk (or grown, if negative) by a length on every side.
    #[inline]
    #[must_use]
    pub const fn shrunk(self, by: Length) -> Self {
        Self {
            min: Point::new(self.min.x.saturating_add(by.0), self.min.y.saturating_add(by.0)),
            max: Point::new(self.max.x.saturating_sub(by.0), self.max.y.saturating_sub(by.0)),
        }
    }

    /// Whether a disc lies wholly on the table; touching the edge is not leaving it (GB-RUL-28).
    #[inline]
    pub const fn holds(self, disc: Disc) -> bool {
        self.shrunk(disc.radius).contains(disc.centre)
    }

    /// Whether two rectangles have a point in common, edges included.
    #[inline]
    pub const fn overlaps(self, other: Self) -> bool {
        self.min.x <= other.max.x
            && other.min.x <= self.max.x
            && self.min.y <= other.max.y
            && other.min.y <= self.max.y
    }

    /// The corners, counter-clockwise from the least.
    #[inline]
    pub const fn corners(self) -> [Point; 4] {
        [self.min, Point::new(self.max.x, self.min.y), self.max, Point::new(self.min.x, self.max.y)]
    }

    /// The sides: bottom, right, top, left.
    #[inline]
    pub const fn sides(self) -> [Segment; 4] {
        let [a, b, c, d] = self.corners();
        [Segment::new(a, b), Segment::new(b, c), Segment::new(c, d), Segment::new(d, a)]
    }
}
