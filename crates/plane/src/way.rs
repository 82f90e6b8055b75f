//! Positions along a straight line (GB-RUL-73).

use crate::length::Length;
use crate::point::{Point, Vector};
use crate::root::{isqrt, isqrt_wide};
use crate::segment::Segment;

/// A vector too long for 32 bits, such as those of the scatter templates (GB-RUL-74).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WideVector {
    /// The part to the right.
    pub x: i64,
    /// The part upwards.
    pub y: i64,
}

/// The point `m` units from `from` in the direction of a vector (GB-RUL-73); `from` itself for no direction.
pub fn point_at(from: Point, direction: Vector, m: Length) -> Point {
    let square = direction.square() as u64;
    if square == 0 {
        return from;
    }
    let m = m.capped() as u64;
    from + Vector::new(shift(direction.x, m, square), shift(direction.y, m, square))
}

/// The same for a wide vector, in 128-bit numbers.
pub fn point_at_wide(from: Point, direction: WideVector, m: Length) -> Point {
    let (x, y) = (u128::from(direction.x.unsigned_abs()), u128::from(direction.y.unsigned_abs()));
    let square = x * x + y * y;
    if square == 0 {
        return from;
    }
    let m = m.capped() as u128;
    let part = |v: u128| isqrt_wide(4 * v * v * m * m / square).div_ceil(2) as i32;
    let signed = |size: i32, v: i64| if v < 0 { -size } else { size };
    from + Vector::new(signed(part(x), direction.x), signed(part(y), direction.y))
}

/// One coordinate of the shift: (isqrt(⌊4 v² m² / |V|²⌋) + 1) div 2 with the sign of v.
#[inline]
fn shift(v: i32, m: u64, square: u64) -> i32 {
    let v2 = u64::from(v.unsigned_abs()) * u64::from(v.unsigned_abs());
    let size = match (4 * m * m).checked_mul(v2) {
        Some(product) => isqrt(product / square),
        None => isqrt_wide(u128::from(4 * m * m) * u128::from(v2) / u128::from(square)) as u64,
    };
    let size = size.div_ceil(2) as i32;
    if v < 0 { -size } else { size }
}

/// The straight way from one point to another as the positions something goes through (GB-RUL-73).
///
/// Position `m` is `m` units along, for `m` up to the whole length, and then comes the end itself.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// Where the way begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    vector: Vector,
    square: u64,
    whole: u32,
    last: u32,
    rate: [u32; 2],
}

/// Binary digits after the point of the rates a way keeps.
const DIGITS: u32 = 16;

impl Way {
    /// The way between two points.
    pub fn new(from: Point, to: Point) -> Self {
        let vector = to - from;
        let square = vector.square() as u64;
        let whole = isqrt(square);
        let exact = whole * whole == square;
        let rate = |v: i32| {
            let v2 = u64::from(v.unsigned_abs()) * u64::from(v.unsigned_abs());
            isqrt((v2 << (2 * DIGITS)) / square.max(1)) as u32
        };
        Self {
            from,
            to,
            vector,
            square,
            whole: whole as u32,
            last: whole as u32 + u32::from(!exact),
            rate: [rate(vector.x), rate(vector.y)],
        }
    }

    /// The direction and length of the way.
    #[inline]
    pub const fn vector(&self) -> Vector {
        self.vector
    }

    /// The number of the last position, the end.
    #[inline]
    pub const fn last(&self) -> u32 {
        self.last
    }

    /// The whole way as a stretch.
    #[inline]
    pub const fn segment(&self) -> Segment {
        Segment::new(self.from, self.to)
    }

    /// The position with this number; numbers beyond the last give the end.
    #[inline]
    pub fn position(&self, m: u32) -> Point {
        if m > self.whole {
            return self.to;
        }
        self.from
            + Vector::new(
                self.along(self.vector.x, self.rate[0], m),
                self.along(self.vector.y, self.rate[1], m),
            )
    }

    /// The position with this number and the two beside it across the way: of all points close by the way one is among them in
    /// every row or column it crosses, whichever are more.
    pub fn close_by(&self, m: u32) -> [Point; 3] {
        let flat = self.vector.x.abs() > self.vector.y.abs();
        let aside = if flat { Vector::new(0, 1) } else { Vector::new(1, 0) };
        let at = self.position(m);
        [at, at + aside, at + aside.reversed()]
    }

    /// How far something has come at a position: `m` units, or the length rounded up at the end (GB-RUL-75).
    #[inline]
    pub const fn covered(&self, m: u32) -> Length {
        Length(if m > self.last { self.last as i32 } else { m as i32 })
    }

    /// All positions in order.
    pub fn steps(&self) -> impl Iterator<Item = Point> + '_ {
        (0..=self.last).map(|m| self.position(m))
    }

    /// The distance of a point's foot on the line from the beginning, rounded down, and its distance from the
    /// line, squared and rounded down.
    #[inline]
    pub(crate) fn foot(&self, point: Point) -> (i64, i64) {
        let aside = point - self.from;
        let square = self.square;
        if square == 0 {
            return (0, aside.square());
        }
        let dot = aside.dot(self.vector);
        let cross = aside.cross(self.vector).unsigned_abs();
        let size = isqrt((dot.unsigned_abs() * dot.unsigned_abs()) / square) as i64;
        let foot = if dot < 0 { -size - 1 } else { size };
        (foot, (cross * cross / square) as i64)
    }

    /// The shift at `m` by the stored rate; where the rate cannot tell which way to round, by the recipe itself.
    #[inline]
    fn along(&self, v: i32, rate: u32, m: u32) -> i32 {
        let half = 1u64 << (DIGITS - 1);
        let low = u64::from(rate) * u64::from(m) + half;
        let high = low + u64::from(m);
        let size = (low >> DIGITS) as i32;
        if (high >> DIGITS) as i32 != size {
            return shift(v, u64::from(m), self.square);
        }
        if v < 0 { -size } else { size }
    }
}

/// The positions of something that goes straight from one point to another (GB-RUL-73).
pub fn steps(from: Point, to: Point) -> impl Iterator<Item = Point> {
    let way = Way::new(from, to);
    (0..=way.last()).map(move |m| way.position(m))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_close_by_lie_across_the_way() {
        let across = |to: (i32, i32)| Way::new(Point::new(0, 0), Point::new(to.0, to.1)).close_by(5);
        assert_eq!(across((400, 300)), [(4, 3), (4, 4), (4, 2)].map(|(x, y)| Point::new(x, y)));
        assert_eq!(across((-300, 400)), [(-3, 4), (-2, 4), (-4, 4)].map(|(x, y)| Point::new(x, y)));
    }
}
