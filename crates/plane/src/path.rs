//! The way a player draws for a model: corners and an end.

use core::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::length::Length;
use crate::list::List;
use crate::point::Point;
use crate::segment::Segment;

/// At most sixteen whole-unit points to go to one after another; the start is where the mover stands.
///
/// Paths are copied with every state, answer and fact, so their points are kept in 16 bits a coordinate, which the whole plane
/// fits into; one beyond that is drawn to the nearest that can be written, which is off the plane too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Path {
    corners: List<Corner, 16>,
}

/// A point of a path in half the room.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Corner {
    x: i16,
    y: i16,
}

const _: () = assert!(Point::LIMIT < i16::MAX as i32, "the plane and more fits into a corner");

impl Corner {
    #[inline]
    fn new(point: Point) -> Self {
        let short = |x: i32| x.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16;
        Self { x: short(point.x), y: short(point.y) }
    }

    #[inline]
    fn point(self) -> Point {
        Point { x: i32::from(self.x), y: i32::from(self.y) }
    }
}

impl Serialize for Path {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.points())
    }
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
        let mut path = Self::default();
        points.iter().all(|&point| path.push(point)).then_some(path)
    }

    /// Adds a point and says whether there was room for it.
    #[inline]
    pub fn push(&mut self, point: Point) -> bool {
        self.corners.push(Corner::new(point))
    }

    /// The corners and the end in order.
    #[inline]
    pub fn points(&self) -> impl DoubleEndedIterator<Item = Point> + ExactSizeIterator + Clone + '_ {
        self.corners.as_slice().iter().map(|corner| corner.point())
    }

    /// How many points it has.
    #[inline]
    pub fn len(&self) -> usize {
        self.corners.as_slice().len()
    }

    /// Whether it goes nowhere.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The point with this number.
    #[inline]
    pub fn point(&self, number: usize) -> Option<Point> {
        self.corners.as_slice().get(number).map(|corner| corner.point())
    }

    /// The last point, if the path has any.
    pub fn end(&self) -> Option<Point> {
        self.points().next_back()
    }

    /// The straight stretches of the path for a mover that stands at `start`.
    pub fn stretches(&self, start: Point) -> impl Iterator<Item = Segment> + '_ {
        core::iter::once(start).chain(self.points()).zip(self.points()).map(|(from, to)| Segment { from, to })
    }

    /// What the path costs: each stretch counts for its length rounded up (GB-RUL-75).
    pub fn length(&self, start: Point) -> Length {
        self.stretches(start).fold(Length::ZERO, |sum, stretch| sum.plus(stretch.vector().length_up()))
    }

    /// What is left to go after reaching the point with this number.
    #[must_use]
    pub fn rest_after(&self, reached: usize) -> Self {
        let rest = self.corners.as_slice().get(reached.saturating_add(1)..).unwrap_or(&[]);
        Self { corners: List::from_slice(rest).unwrap_or_default() }
    }

    /// The first points of the path, as many as are asked for or as it has.
    #[must_use]
    pub fn up_to(&self, count: usize) -> Self {
        let mut corners = self.corners;
        corners.truncate(count);
        Self { corners }
    }

    /// The path up to the stretch with this number, ending at `end` instead.
    #[must_use]
    pub fn cut(&self, stretch: usize, end: Point) -> Self {
        let mut path = self.up_to(stretch.min(Self::ROOM - 1));
        path.push(end);
        path
    }
}
