//! Terrain pieces with whole-unit corners.

use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::list::List;
use crate::point::Point;
use crate::rect::Rect;
use crate::segment::Segment;
use crate::segment_segment;

/// A simple polygon of 3 to 8 whole-unit corners, concave ones included.
///
/// It is kept small, in 16-bit numbers, which hold every coordinate of the plane: tables of pieces are copied often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "List<Point, 8>", into = "List<Point, 8>")]
pub struct Polygon {
    corners: [[i16; 2]; Self::CORNERS],
    bounds: [i16; 4],
    count: u8,
    convex: bool,
}

/// Why a list of corners is no polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolygonFault {
    /// There are fewer than three corners or more than eight.
    Count,
    /// A corner lies outside the plane.
    OffPlane,
    /// Two sides meet elsewhere than in a common corner.
    NotSimple,
}

impl core::fmt::Display for PolygonFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Count => "a polygon has 3 to 8 corners",
            Self::OffPlane => "a corner lies outside the plane",
            Self::NotSimple => "two sides of the polygon meet elsewhere than in a common corner",
        })
    }
}

impl Polygon {
    /// The most corners a polygon can have.
    pub const CORNERS: usize = 8;

    /// A filler without corners for unused room; it contains nothing and has no sides.
    pub const NOTHING: Self =
        Self { corners: [[0; 2]; Self::CORNERS], bounds: [0; 4], count: 0, convex: false };

    /// The polygon with these corners in order, either way round.
    pub fn new(corners: &[Point]) -> Result<Self, PolygonFault> {
        let corners = List::from_slice(corners).ok_or(PolygonFault::Count)?;
        Self::try_from(corners)
    }

    /// The rectangle between two opposite corners, if it has an area.
    pub fn rectangle(rect: Rect) -> Result<Self, PolygonFault> {
        Self::new(&rect.corners())
    }

    /// The corners in order.
    #[inline]
    pub fn corners(&self) -> impl ExactSizeIterator<Item = Point> + Clone + '_ {
        self.corners.iter().take(usize::from(self.count)).map(point)
    }

    /// The sides in order, the last one closing the polygon.
    #[inline]
    pub fn sides(&self) -> impl Iterator<Item = Segment> + '_ {
        let last = usize::from(self.count.saturating_sub(1)) % Self::CORNERS;
        let mut from = point(&self.corners[last]);
        self.corners().map(move |to| Segment { from: core::mem::replace(&mut from, to), to })
    }

    /// Whether a point lies in the polygon; its edge belongs to it (GB-RUL-28, -33).
    pub fn contains(&self, point: Point) -> bool {
        self.place(point) != Place::Outside
    }

    /// Whether a point lies in the polygon and not on its edge.
    pub fn contains_strictly(&self, point: Point) -> bool {
        self.place(point) == Place::Inside
    }

    /// The smallest upright rectangle round the polygon.
    #[inline]
    pub const fn bounds(&self) -> Rect {
        let [left, low, right, high] = self.bounds;
        Rect::new(Point::new(left as i32, low as i32), Point::new(right as i32, high as i32))
    }

    /// Whether the straight line between any two of its points lies in it.
    #[inline]
    pub const fn is_convex(&self) -> bool {
        self.convex
    }

    /// Whether a point lies so far from the polygon's bounds that it is further from the polygon than a length.
    #[inline]
    pub(crate) const fn is_far(&self, at: Point, length: Length) -> bool {
        !self.bounds().reaches(at, length)
    }

    fn place(&self, point: Point) -> Place {
        if !self.bounds().contains(point) {
            return Place::Outside;
        }
        let mut inside = false;
        for side in self.sides() {
            if side.contains(point) {
                return Place::Edge;
            }
            let (low, high) =
                if side.from.y <= side.to.y { (side.from, side.to) } else { (side.to, side.from) };
            // A ray to the right crosses the side: half-open in y, so that a corner is counted once.
            if low.y <= point.y && point.y < high.y && high.minus(low).cross(point.minus(low)) > 0 {
                inside = !inside;
            }
        }
        if inside { Place::Inside } else { Place::Outside }
    }

    fn is_simple(&self) -> bool {
        let sides: List<Segment, 8> = {
            let mut list = List::new();
            for side in self.sides() {
                list.push(side);
            }
            list
        };
        let count = sides.len();
        sides.iter().enumerate().all(|(i, a)| {
            a.from != a.to
                && sides.iter().enumerate().skip(i + 1).all(|(j, b)| {
                    if j == i + 1 {
                        folds_not(*a, *b)
                    } else if i == 0 && j == count - 1 {
                        folds_not(*b, *a)
                    } else {
                        !segment_segment::meet(*a, *b)
                    }
                })
        })
    }

    /// Whether all corners of a simple polygon turn the same way.
    fn turns_one_way(&self) -> bool {
        let (mut left, mut right) = (false, false);
        let next = self.sides().skip(1).chain(self.sides().take(1));
        for (side, next) in self.sides().zip(next) {
            let turn = side.vector().cross(next.vector());
            left |= turn > 0;
            right |= turn < 0;
        }
        !(left && right)
    }
}

#[inline]
const fn point(corner: &[i16; 2]) -> Point {
    Point::new(corner[0] as i32, corner[1] as i32)
}

#[derive(PartialEq, Eq)]
enum Place {
    Inside,
    Edge,
    Outside,
}

/// Whether two sides that follow each other meet only in their common corner.
fn folds_not(first: Segment, second: Segment) -> bool {
    !first.contains(second.to) && !second.contains(first.from)
}

impl TryFrom<List<Point, 8>> for Polygon {
    type Error = PolygonFault;
    fn try_from(corners: List<Point, 8>) -> Result<Self, PolygonFault> {
        if corners.len() < 3 {
            return Err(PolygonFault::Count);
        }
        if !corners.iter().all(|corner| corner.is_on_plane()) {
            return Err(PolygonFault::OffPlane);
        }
        let mut polygon = Self::NOTHING;
        for (slot, corner) in polygon.corners.iter_mut().zip(&corners) {
            *slot = [corner.x as i16, corner.y as i16];
        }
        polygon.count = corners.len() as u8;
        let round = Rect::round(&corners);
        polygon.bounds = [round.min.x as i16, round.min.y as i16, round.max.x as i16, round.max.y as i16];
        if !polygon.is_simple() {
            return Err(PolygonFault::NotSimple);
        }
        polygon.convex = polygon.turns_one_way();
        Ok(polygon)
    }
}

impl From<Polygon> for List<Point, 8> {
    fn from(polygon: Polygon) -> Self {
        let mut corners = Self::new();
        for corner in polygon.corners() {
            corners.push(corner);
        }
        corners
    }
}
