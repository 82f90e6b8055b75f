//! Choosing some of the things on a table.

use serde::{Deserialize, Serialize};

/// Which discs and which polygons of [`Obstacles`](crate::Obstacles) count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Mask {
    /// One bit for each disc by its number.
    pub discs: u32,
    /// One bit for each polygon by its number.
    pub polygons: u16,
}

impl Mask {
    /// Nothing.
    pub const NONE: Self = Self { discs: 0, polygons: 0 };
    /// Everything there may be.
    pub const ALL: Self = Self { discs: u32::MAX, polygons: u16::MAX };

    /// One disc.
    #[inline]
    pub const fn disc(number: u8) -> Self {
        Self { discs: 1u32.unbounded_shl(number as u32), polygons: 0 }
    }

    /// One polygon.
    #[inline]
    pub const fn polygon(number: u8) -> Self {
        Self { discs: 0, polygons: 1u16.unbounded_shl(number as u32) }
    }

    /// What is in either.
    #[inline]
    #[must_use]
    pub const fn with(self, other: Self) -> Self {
        Self { discs: self.discs | other.discs, polygons: self.polygons | other.polygons }
    }

    /// What is in both.
    #[inline]
    #[must_use]
    pub const fn only(self, other: Self) -> Self {
        Self { discs: self.discs & other.discs, polygons: self.polygons & other.polygons }
    }

    /// What is in this one and not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self { discs: self.discs & !other.discs, polygons: self.polygons & !other.polygons }
    }

    /// Whether nothing is chosen.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.discs == 0 && self.polygons == 0
    }

    /// The numbers of the chosen discs in order.
    #[inline]
    pub fn each_disc(self) -> impl Iterator<Item = u8> {
        bits(self.discs)
    }

    /// The numbers of the chosen polygons in order.
    #[inline]
    pub fn each_polygon(self) -> impl Iterator<Item = u8> {
        bits(u32::from(self.polygons))
    }
}

#[inline]
fn bits(mut left: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let lowest = left.trailing_zeros() as u8;
        left &= left - 1;
        Some(lowest)
    })
}
