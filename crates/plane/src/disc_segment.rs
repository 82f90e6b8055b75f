//! A disc against a straight line of finite length: a terrain side, a goal line, the halfway line.

use crate::disc::Disc;
use crate::length::Length;
use crate::segment::Segment;

impl Disc {
    /// Whether the disc overlaps the stretch: its centre is nearer to it than the radius (GB-RUL-27).
    #[inline]
    pub const fn overlaps_segment(self, line: Segment) -> bool {
        line.nearer_than(self.centre, self.radius)
    }

    /// Whether some part of the disc lies within a distance of the stretch.
    #[inline]
    pub const fn within_segment(self, line: Segment, distance: Length) -> bool {
        line.within(self.centre, self.radius.plus(distance))
    }

    /// Whether the whole disc lies within a distance of the stretch: centre distance + radius ≤ n.
    #[inline]
    pub const fn completely_within_segment(self, line: Segment, distance: Length) -> bool {
        line.within(self.centre, Length(distance.0.saturating_sub(self.radius.0)))
    }

    /// Whether the disc touches the stretch: no overlap and less than 2 units of air.
    #[inline]
    pub const fn touches_segment(self, line: Segment) -> bool {
        !self.overlaps_segment(line) && line.nearer_than(self.centre, self.radius.plus(Length(2)))
    }
}
