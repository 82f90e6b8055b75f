//! A disc against a terrain piece with corners.

use crate::disc::Disc;
use crate::length::Length;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::rect::Rect;
use crate::segment::Segment;
use crate::segment_segment;

impl Disc {
    /// Whether the disc overlaps the piece: the centre lies in it or nearer to a side than the radius.
    pub fn overlaps_polygon(self, piece: &Polygon) -> bool {
        !piece.is_far(self.centre, self.radius)
            && (piece.contains(self.centre)
                || piece.sides().any(|side| side.nearer_than(self.centre, self.radius)))
    }

    /// Whether some part of the disc lies within a distance of the piece.
    pub fn within_polygon(self, piece: &Polygon, distance: Length) -> bool {
        let reach = self.radius.plus(distance);
        !piece.is_far(self.centre, reach)
            && (piece.contains(self.centre) || piece.sides().any(|side| side.within(self.centre, reach)))
    }

    /// Whether the whole disc lies in the piece, its edge included.
    pub fn inside_polygon(self, piece: &Polygon) -> bool {
        piece.contains(self.centre) && !piece.sides().any(|side| side.nearer_than(self.centre, self.radius))
    }

    /// Whether the disc touches the piece from outside: no overlap and less than 2 units of air.
    pub fn touches_polygon(self, piece: &Polygon) -> bool {
        let reach = self.radius.plus(Length(2));
        !piece.is_far(self.centre, reach)
            && !self.overlaps_polygon(piece)
            && piece.sides().any(|side| side.nearer_than(self.centre, reach))
    }
}

impl Polygon {
    /// Whether a disc of that radius, its centre going along a stretch, overlaps the piece somewhere.
    pub fn hit_by_sweep(&self, line: Segment, radius: Length) -> bool {
        let bounds = Rect::round(&[line.from, line.to]).shrunk(Length(-radius.0));
        self.bounds().overlaps(bounds)
            && (self.contains(line.from)
                || self.sides().any(|side| segment_segment::nearer_than(side, line, radius)))
    }

    /// The distance from a point to the piece rounded down, zero inside.
    pub fn distance_down(&self, point: Point) -> i32 {
        if self.contains(point) {
            return 0;
        }
        self.sides().map(|side| side.distance_down(point)).min().unwrap_or(0)
    }

    /// The distance from a point to the nearest side rounded down, inside and outside alike.
    pub fn edge_distance_down(&self, point: Point) -> i32 {
        self.sides().map(|side| side.distance_down(point)).min().unwrap_or(0)
    }
}
