//! Lengths in whole units of a tenth of a millimetre.

use serde::{Deserialize, Serialize};

/// One inch in units of 0.1 mm (GB-RUL-27).
pub const INCH: i32 = 254;

/// A length in units of 0.1 mm; inches and millimetres are both whole in it (GB-RUL-27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Length(pub i32);

impl Length {
    /// No length at all.
    pub const ZERO: Self = Self(0);
    /// Longer than any distance between two points of the plane, and small enough for exact products.
    pub const MOST: Self = Self(60_000);

    /// A whole number of inches.
    #[inline]
    pub const fn inches(n: i32) -> Self {
        Self(n.saturating_mul(INCH))
    }

    /// The radius of a round base of that many millimetres across.
    #[inline]
    pub const fn radius_of_mm(diameter: i32) -> Self {
        Self(diameter.saturating_mul(5))
    }

    /// The number of units.
    #[inline]
    pub const fn units(self) -> i32 {
        self.0
    }

    /// The sum, which stays at the greatest number instead of wrapping.
    #[inline]
    #[must_use]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }

    /// The difference, never below zero.
    #[inline]
    #[must_use]
    pub const fn less(self, other: Self) -> Self {
        let rest = self.0.saturating_sub(other.0);
        if rest < 0 { Self::ZERO } else { Self(rest) }
    }

    /// The square in units, zero for a negative length; lengths beyond [`Length::MOST`] count as that.
    #[inline]
    pub(crate) const fn square(self) -> i64 {
        let capped = self.capped();
        capped * capped
    }

    /// The square of a sum of lengths, as [`Length::square`] has it: added without stopping at the greatest number, because the
    /// sum is capped anyway.
    #[inline]
    pub(crate) const fn square_of_sum(one: Self, two: Self, three: Self) -> i64 {
        let sum = one.0 as i64 + two.0 as i64 + three.0 as i64;
        let capped = if sum < 0 {
            0
        } else if sum > Self::MOST.0 as i64 {
            Self::MOST.0 as i64
        } else {
            sum
        };
        capped * capped
    }

    /// The number of units between zero and [`Length::MOST`], so that products of four lengths fit 64 bits.
    #[inline]
    pub(crate) const fn capped(self) -> i64 {
        if self.0 < 0 {
            0
        } else if self.0 > Self::MOST.0 {
            Self::MOST.0 as i64
        } else {
            self.0 as i64
        }
    }
}

impl core::ops::Add for Length {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.plus(other)
    }
}
