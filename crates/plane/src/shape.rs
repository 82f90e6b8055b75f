//! A terrain piece of either form.

use serde::{Deserialize, Serialize};

use crate::disc::Disc;
use crate::length::Length;
use crate::point::Point;
use crate::polygon::Polygon;

/// A circle or a polygon with whole-unit corners (GB-RUL-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Shape {
    /// A round piece.
    Disc(Disc),
    /// A piece with corners.
    Polygon(Polygon),
}

impl Shape {
    /// Whether a disc overlaps the piece.
    pub fn overlaps(&self, disc: Disc) -> bool {
        match self {
            Self::Disc(own) => own.overlaps(disc),
            Self::Polygon(own) => disc.overlaps_polygon(own),
        }
    }

    /// Whether some part of a disc lies within a distance of the piece.
    pub fn within(&self, disc: Disc, distance: Length) -> bool {
        match self {
            Self::Disc(own) => own.within(disc, distance),
            Self::Polygon(own) => disc.within_polygon(own, distance),
        }
    }

    /// Whether the whole disc lies in the piece.
    pub fn holds(&self, disc: Disc) -> bool {
        match self {
            Self::Disc(own) => disc.completely_within(*own, Length::ZERO),
            Self::Polygon(own) => disc.inside_polygon(own),
        }
    }

    /// Whether a disc is in contact with the piece: no overlap and less than 2 units of air.
    pub fn touches(&self, disc: Disc) -> bool {
        match self {
            Self::Disc(own) => own.touches(disc),
            Self::Polygon(own) => disc.touches_polygon(own),
        }
    }

    /// Whether a point lies in the piece or on its edge.
    pub fn contains(&self, point: Point) -> bool {
        match self {
            Self::Disc(own) => own.centre.within(point, own.radius),
            Self::Polygon(own) => own.contains(point),
        }
    }

    /// The distance from a point to the piece rounded down, zero inside.
    pub fn distance_down(&self, point: Point) -> i32 {
        match self {
            Self::Disc(own) => own.centre.minus(point).length_down().less(own.radius).0,
            Self::Polygon(own) => own.distance_down(point),
        }
    }
}
