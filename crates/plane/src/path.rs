//! The way a player draws for a model: corners and an end.

use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::length::Length;
use crate::list::List;
use crate::point::Point;
use crate::segment::Segment;

/// At most sixteen whole-unit points to go to one after another; the start is where the mover stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Path {
    points: List<Point, 16>,
}

impl<'de> Deserialize<'de> for Path {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(Points)
    }
}

struct Points;

impl<'de> Visitor<'de> for Points {
    type Value = Path;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the points of a path")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Path, A::Error> {
        let mut path = Path::new();
        while let Some(point) = list.next_element()? {
            if !path.push(point) {
                return Err(A::Error::custom(format_args!("a path has at most {} points", Path::ROOM)));
            }
        }
        Ok(path)
    }
}

impl Path {
    /// The most points a path can have.
    pub const ROOM: usize = 16;

    /// A path that goes nowhere.
    pub fn new() -> Self {
        Self::default()
    }

    /// A straight path.
    pub fn to(end: Point) -> Self {
        let mut path = Self::default();
        path.push(end);
        path
    }

    /// The path through these points, or nothing if they are more than sixteen.
    pub fn through(points: &[Point]) -> Option<Self> {
        Some(Self { points: List::from_slice(points)? })
    }

    /// Adds a point and says whether there was room for it.
    pub fn push(&mut self, point: Point) -> bool {
        self.points.push(point)
    }

    /// The corners and the end in order.
    #[inline]
    pub fn points(&self) -> &[Point] {
        self.points.as_slice()
    }

    /// The last point, if the path has any.
    pub fn end(&self) -> Option<Point> {
        self.points().last().copied()
    }

    /// The straight stretches of the path for a mover that stands at `start`.
    pub fn stretches(&self, start: Point) -> impl Iterator<Item = Segment> + '_ {
        core::iter::once(start)
            .chain(self.points().iter().copied())
            .zip(self.points().iter().copied())
            .map(|(from, to)| Segment { from, to })
    }

    /// What the path costs: each stretch counts for its length rounded up (GB-RUL-75).
    pub fn length(&self, start: Point) -> Length {
        self.stretches(start).fold(Length::ZERO, |sum, stretch| sum.plus(stretch.vector().length_up()))
    }

    /// What is left to go after reaching the point with this number.
    #[must_use]
    pub fn rest_after(&self, reached: usize) -> Self {
        let rest = self.points().get(reached.saturating_add(1)..).unwrap_or(&[]);
        Self { points: List::from_slice(rest).unwrap_or_default() }
    }

    /// The path up to the stretch with this number, ending at `end` instead.
    #[must_use]
    pub fn cut(&self, stretch: usize, end: Point) -> Self {
        let mut points = self.points;
        points.truncate(stretch.min(Self::ROOM - 1));
        points.push(end);
        Self { points }
    }
}
