//! The strip a ball sweeps and the bases that lie on it (GB-RUL-30, -41).

use core::cmp::Ordering;

use crate::disc::Disc;
use crate::length::Length;
use crate::list::List;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::point::Point;
use crate::segment::Segment;

/// The area swept by a ball whose centre goes straight from one point to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corridor {
    /// The centre line.
    pub line: Segment,
    /// The radius of the ball.
    pub radius: Length,
}

impl Corridor {
    /// The corridor of a ball.
    pub const fn new(from: Point, to: Point, radius: Length) -> Self {
        Self { line: Segment::new(from, to), radius }
    }

    /// Whether a base lies at least partly on it; one that only touches does not.
    #[inline]
    pub const fn meets(&self, base: Disc) -> bool {
        self.line.nearer_than(base.centre, base.radius.plus(self.radius))
    }

    /// The chosen discs that lie on it.
    pub fn on(&self, obstacles: &Obstacles, mask: Mask) -> Mask {
        obstacles
            .discs(mask)
            .filter(|(_, base)| self.meets(*base))
            .fold(Mask::NONE, |all, (number, _)| all.with(Mask::disc(number)))
    }

    /// The chosen discs that lie on it, nearest to the kicker first, base edge to base edge compared exactly.
    ///
    /// Discs at the same distance follow each other by number; [`Corridor::same_distance`] tells them apart.
    pub fn in_order(&self, kicker: Disc, obstacles: &Obstacles, mask: Mask) -> List<u8, 32> {
        let mut order: List<(u8, Disc), 32> = List::new();
        for (number, base) in obstacles.discs(mask).filter(|(_, base)| self.meets(*base)) {
            order.push((number, base));
        }
        order.sort_by(|(_, a), (_, b)| kicker.compare_gap(*a, *b));
        let mut numbers = List::new();
        for (number, _) in &order {
            numbers.push(*number);
        }
        numbers
    }

    /// Whether two bases lie at exactly the same distance from the kicker, so that their order is a choice.
    pub fn same_distance(kicker: Disc, one: Disc, other: Disc) -> bool {
        kicker.compare_gap(one, other) == Ordering::Equal
    }
}
