//! Two round shapes: everything is decided on the whole number D² (GB-RUL-27).

use core::cmp::Ordering;

use crate::disc::Disc;
use crate::length::Length;

impl Disc {
    /// The squared distance of the centres.
    #[inline]
    pub const fn square_to(self, other: Self) -> i64 {
        self.centre.square_to(other.centre)
    }

    /// Whether the two overlap: D² < S² (GB-RUL-27).
    #[inline]
    pub const fn overlaps(self, other: Self) -> bool {
        self.square_to(other) < Length::square_of_sum(self.radius, other.radius, Length::ZERO)
    }

    /// Whether some part of the other lies within this distance, the limit included: D² ≤ (S + n)².
    #[inline]
    pub const fn within(self, other: Self, distance: Length) -> bool {
        self.square_to(other) <= Length::square_of_sum(self.radius, other.radius, distance)
    }

    /// Whether the whole of this disc lies within a distance of the other: k = n + R − r ≥ 0 and D² ≤ k².
    #[inline]
    pub const fn completely_within(self, other: Self, distance: Length) -> bool {
        let room = Length(distance.0.saturating_add(other.radius.0).saturating_sub(self.radius.0));
        room.0 >= 0 && self.square_to(other) <= room.square()
    }

    /// Whether the two are in base contact: S² ≤ D² < (S + 2)², no overlap and less than 2 units of air.
    #[inline]
    pub const fn touches(self, other: Self) -> bool {
        let sum = self.radius.plus(other.radius);
        let square = self.square_to(other);
        sum.square() <= square && square < sum.plus(Length(2)).square()
    }

    /// Compares the gap to one disc with the gap to another, base edge to base edge, exactly (GB-RUL-41).
    ///
    /// The gaps are √A − a and √B − b with whole A, B, a, b, so √A is compared with √B + (a − b) by squaring
    /// twice.
    pub fn compare_gap(self, one: Self, other: Self) -> Ordering {
        compare_roots(
            self.square_to(one),
            self.square_to(other),
            i64::from(one.radius.0) - i64::from(other.radius.0),
        )
    }

    /// The gap between the edges in units rounded down, zero when they touch or overlap.
    pub fn gap_down(self, other: Self) -> Length {
        self.centre.minus(other.centre).length_down().less(self.radius.plus(other.radius))
    }
}

/// Compares √a with √b + d exactly.
fn compare_roots(a: i64, b: i64, d: i64) -> Ordering {
    if d < 0 {
        return compare_roots(b, a, -d).reverse();
    }
    // √a ? √b + d  ⇔  a − b − d² ? 2d√b, both sides of one sign or decided by the sign.
    let left = i128::from(a) - i128::from(b) - i128::from(d) * i128::from(d);
    if left < 0 {
        return Ordering::Less;
    }
    (left * left).cmp(&(4 * i128::from(d) * i128::from(d) * i128::from(b)))
}
