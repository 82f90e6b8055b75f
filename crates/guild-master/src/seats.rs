//! A set of seats.

use kernel::{SEATS_MAX, Seat};
use serde::{Deserialize, Serialize};

/// The place of a seat in a list with one entry for each, whatever seat is named.
#[must_use]
pub(crate) const fn place(seat: Seat) -> usize {
    seat.index() % SEATS_MAX
}

/// A set of seats as one byte.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// The first `count` seats.
    #[must_use]
    pub const fn first(count: u8) -> Self {
        Self((1 << count) - 1)
    }

    /// The set of one seat.
    #[must_use]
    pub const fn one(seat: Seat) -> Self {
        Self(1 << (seat.0 & 7))
    }

    /// Whether the seat is in the set.
    #[must_use]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 4 && self.0 & (1 << seat.0) != 0
    }

    /// The set with a seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | Self::one(seat).0)
    }

    /// The set less those of another.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Those in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// How many seats there are.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..4).map(Seat).filter(move |seat| self.contains(*seat))
    }

    /// The first seat.
    #[must_use]
    pub fn first_seat(self) -> Option<Seat> {
        self.iter().next()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(iter: I) -> Self {
        iter.into_iter().fold(Self::default(), Self::with)
    }
}
