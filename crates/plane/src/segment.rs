//! Straight stretches between two points.

use core::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::point::{Point, Vector};

/// A straight stretch from one point to another; both may be the same.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Segment {
    /// Where the stretch begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
}

impl Segment {
    /// The stretch between two points.
    #[inline]
    pub const fn new(from: Point, to: Point) -> Self {
        Self { from, to }
    }

    /// The vector from its beginning to its end.
    #[inline]
    pub const fn vector(self) -> Vector {
        self.to.minus(self.from)
    }

    /// Compares the distance of a point from the stretch with a length, exactly.
    ///
    /// Off the ends the squared distance is whole; beside the stretch it is cross² / |v|², so cross² is compared
    /// with length² · |v|² and nothing is divided.
    #[inline]
    pub const fn compare_distance(self, point: Point, length: Length) -> Ordering {
        let along = self.vector();
        let aside = point.minus(self.from);
        let square = along.square();
        let dot = aside.dot(along);
        let limit = length.square();
        if dot <= 0 {
            return compare(aside.square(), limit);
        }
        if dot >= square {
            return compare(point.square_to(self.to), limit);
        }
        let cross = along.cross(aside);
        compare(cross * cross, limit * square)
    }

    /// Whether a point lies nearer to the stretch than a length.
    #[inline]
    pub const fn nearer_than(self, point: Point, length: Length) -> bool {
        length.0 > 0 && matches!(self.compare_distance(point, length), Ordering::Less)
    }

    /// Whether a point lies within a length of the stretch, the limit included.
    #[inline]
    pub const fn within(self, point: Point, length: Length) -> bool {
        length.0 >= 0 && !matches!(self.compare_distance(point, length), Ordering::Greater)
    }

    /// Whether a point lies on the stretch, ends included.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        let (a, b) = (self.from, self.to);
        self.vector().cross(point.minus(a)) == 0 && between(a.x, point.x, b.x) && between(a.y, point.y, b.y)
    }

    /// The distance of a point from the stretch rounded down to a whole unit.
    pub fn distance_down(self, point: Point) -> i32 {
        crate::root::isqrt(self.square_down(point) as u64) as i32
    }

    /// The square of that distance rounded down, whose root rounded down is the same.
    #[inline]
    pub(crate) const fn square_down(self, point: Point) -> i64 {
        let along = self.vector();
        let aside = point.minus(self.from);
        let square = along.square();
        let dot = aside.dot(along);
        if dot <= 0 {
            aside.square()
        } else if dot >= square {
            point.square_to(self.to)
        } else {
            let cross = along.cross(aside);
            cross * cross / square
        }
    }
}

const fn between(a: i32, x: i32, b: i32) -> bool {
    if a <= b { a <= x && x <= b } else { b <= x && x <= a }
}

const fn compare(a: i64, b: i64) -> Ordering {
    if a < b {
        Ordering::Less
    } else if a == b {
        Ordering::Equal
    } else {
        Ordering::Greater
    }
}
