//! Points and vectors with whole-unit coordinates.

use core::fmt;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::length::Length;

/// A point of the plane in units of 0.1 mm; +x is right and +y is up (GB-RUL-29).
///
/// Both coordinates lie within ±[`Point::LIMIT`], so that products of two differences fit 32 bits. Reading a
/// point from outside refuses anything beyond.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "Raw")]
pub struct Point {
    /// Units to the right of the origin.
    pub x: i32,
    /// Units above the origin.
    pub y: i32,
}

/// The difference of two points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Vector {
    /// Units to the right.
    pub x: i32,
    /// Units up.
    pub y: i32,
}

#[derive(Deserialize)]
struct Raw {
    x: Whole,
    y: Whole,
}

/// A whole number of any size, so that one that is too large is told as what it is.
struct Whole(i32);

impl<'de> Deserialize<'de> for Whole {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_i64(Numbers)
    }
}

struct Numbers;

impl Visitor<'_> for Numbers {
    type Value = Whole;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number of units")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Whole, E> {
        Ok(Whole(number.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Whole, E> {
        Ok(Whole(number.min(i32::MAX as u64) as i32))
    }
}

impl TryFrom<Raw> for Point {
    type Error = &'static str;
    fn try_from(raw: Raw) -> Result<Self, Self::Error> {
        Self::checked(raw.x.0, raw.y.0).ok_or("a coordinate lies further than 16383 units from the origin")
    }
}

impl Point {
    /// The greatest size of a coordinate: 64 inches and a half.
    pub const LIMIT: i32 = 16_383;

    /// The point with these coordinates.
    #[inline]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The point with these coordinates, or nothing beyond the limit of the plane; for numbers from outside.
    #[inline]
    pub const fn checked(x: i32, y: i32) -> Option<Self> {
        let point = Self { x, y };
        if point.is_on_plane() { Some(point) } else { None }
    }

    /// Whether both coordinates keep the limit of the plane.
    #[inline]
    pub const fn is_on_plane(self) -> bool {
        self.x.unsigned_abs() <= Self::LIMIT as u32 && self.y.unsigned_abs() <= Self::LIMIT as u32
    }

    /// The squared distance to another point.
    #[inline]
    pub const fn square_to(self, other: Self) -> i64 {
        other.minus(self).square()
    }

    /// Whether the distance to another point is at most this length.
    #[inline]
    pub const fn within(self, other: Self, reach: Length) -> bool {
        reach.0 >= 0 && self.square_to(other) <= reach.square()
    }

    /// The vector from another point to this one.
    #[inline]
    pub const fn minus(self, other: Self) -> Vector {
        Vector { x: self.x - other.x, y: self.y - other.y }
    }

    /// The point reached by a vector.
    #[inline]
    #[must_use]
    pub const fn plus(self, by: Vector) -> Self {
        Self { x: self.x + by.x, y: self.y + by.y }
    }
}

impl Vector {
    /// The vector with these coordinates.
    #[inline]
    pub const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The dot product; its sign tells same and opposite directions apart.
    #[inline]
    pub const fn dot(self, other: Self) -> i64 {
        self.x as i64 * other.x as i64 + self.y as i64 * other.y as i64
    }

    /// The cross product, positive when `other` lies to the left.
    #[inline]
    pub const fn cross(self, other: Self) -> i64 {
        self.x as i64 * other.y as i64 - self.y as i64 * other.x as i64
    }

    /// The dot product in 32 bits, exact for differences of points of the plane.
    #[inline]
    pub const fn dot_narrow(self, other: Self) -> i32 {
        self.x * other.x + self.y * other.y
    }

    /// The cross product in 32 bits, exact for differences of points of the plane.
    #[inline]
    pub const fn cross_narrow(self, other: Self) -> i32 {
        self.x * other.y - self.y * other.x
    }

    /// The squared length.
    #[inline]
    pub const fn square(self) -> i64 {
        self.dot(self)
    }

    /// The length rounded up to a whole unit, which is what a stretch costs (GB-RUL-75).
    #[inline]
    pub const fn length_up(self) -> Length {
        Length(crate::root::isqrt_up(self.square() as u64) as i32)
    }

    /// The length rounded down to a whole unit.
    #[inline]
    pub const fn length_down(self) -> Length {
        Length(crate::root::isqrt(self.square() as u64) as i32)
    }

    /// The same vector the other way round.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self { x: -self.x, y: -self.y }
    }
}

impl core::ops::Sub for Point {
    type Output = Vector;
    #[inline]
    fn sub(self, other: Self) -> Vector {
        self.minus(other)
    }
}

impl core::ops::Add<Vector> for Point {
    type Output = Self;
    #[inline]
    fn add(self, by: Vector) -> Self {
        self.plus(by)
    }
}
