//! Terrain pieces with whole-unit corners.

use serde::{Deserialize, Serialize};

use crate::list::List;
use crate::point::Point;
use crate::rect::Rect;
use crate::segment::Segment;
use crate::segment_segment;

/// A simple polygon of 3 to 16 whole-unit corners, concave ones included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "List<Point, 16>", into = "List<Point, 16>")]
pub struct Polygon {
    corners: List<Point, 16>,
}

/// Why a list of corners is no polygon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PolygonFault {
    /// There are fewer than three corners or more than sixteen.
    Count,
    /// A corner lies outside the plane.
    OffPlane,
    /// Two sides meet elsewhere than in a common corner.
    NotSimple,
}

impl core::fmt::Display for PolygonFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Count => "a polygon has 3 to 16 corners",
            Self::OffPlane => "a corner lies outside the plane",
            Self::NotSimple => "two sides of the polygon meet elsewhere than in a common corner",
        })
    }
}

impl Polygon {
    /// A filler without corners for unused room; it contains nothing and has no sides.
    pub(crate) const NOTHING: Self = Self { corners: List::filled(Point::new(0, 0)) };

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
    pub fn corners(&self) -> &[Point] {
        self.corners.as_slice()
    }

    /// The sides in order, the last one closing the polygon.
    #[inline]
    pub fn sides(&self) -> impl Iterator<Item = Segment> + '_ {
        let corners = self.corners();
        let last = corners.last().copied().unwrap_or_default();
        let before = core::iter::once(last).chain(corners.iter().copied());
        before.zip(corners.iter().copied()).map(|(from, to)| Segment { from, to })
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
    pub fn bounds(&self) -> Rect {
        Rect::round(self.corners())
    }

    fn place(&self, point: Point) -> Place {
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
        let sides: List<Segment, 16> = {
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

impl TryFrom<List<Point, 16>> for Polygon {
    type Error = PolygonFault;
    fn try_from(corners: List<Point, 16>) -> Result<Self, PolygonFault> {
        if corners.len() < 3 {
            return Err(PolygonFault::Count);
        }
        if !corners.iter().all(|corner| corner.is_on_plane()) {
            return Err(PolygonFault::OffPlane);
        }
        let polygon = Self { corners };
        if polygon.is_simple() { Ok(polygon) } else { Err(PolygonFault::NotSimple) }
    }
}

impl From<Polygon> for List<Point, 16> {
    fn from(polygon: Polygon) -> Self {
        polygon.corners
    }
}
