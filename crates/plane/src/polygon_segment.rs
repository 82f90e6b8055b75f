//! A line of sight against a terrain piece with corners.

use crate::list::List;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::rect::Rect;
use crate::root::isqrt;
use crate::segment::Segment;
use crate::segment_segment::{crosses_properly, meet};

impl Polygon {
    /// Whether a line has a point in common with the piece, its edge included.
    pub fn meets(&self, line: Segment) -> bool {
        self.bounds().overlaps(Rect::round(&[line.from, line.to]))
            && (self.contains(line.from) || self.sides().any(|side| meet(side, line)))
    }

    /// The distance between a line and the piece rounded down, zero where they meet.
    pub fn clearance_down(&self, line: Segment) -> i32 {
        if self.meets(line) {
            return 0;
        }
        let apart = |side: Segment| {
            let ends = side.square_down(line.from).min(side.square_down(line.to));
            ends.min(line.square_down(side.to))
        };
        self.sides().map(apart).min().map_or(i32::MAX, |square| isqrt(square as u64) as i32)
    }

    /// Whether a line has a point in common with the piece without its edge.
    ///
    /// If it crosses no side properly, it can change between inside and outside only at its ends and at corners
    /// that lie on it, so the middles between those decide.
    pub fn meets_interior(&self, line: Segment) -> bool {
        if self.sides().any(|side| crosses_properly(side, line)) {
            return true;
        }
        let mut marks: List<Point, 10> = List::new();
        marks.push(line.from);
        marks.push(line.to);
        for corner in self.corners().filter(|corner| line.contains(*corner)) {
            marks.push(corner);
        }
        let along = line.vector();
        marks.sort_by(|a, b| (*a - line.from).dot(along).cmp(&(*b - line.from).dot(along)));
        // An end may lie on a side without being a corner; a middle point settles every part between two marks.
        marks
            .iter()
            .zip(marks.iter().skip(1))
            .any(|(a, b)| self.doubled_contains_strictly(a.x + b.x, a.y + b.y))
            || (along.square() == 0 && self.contains_strictly(line.from))
    }

    /// Whether the point with these doubled coordinates lies strictly inside.
    fn doubled_contains_strictly(&self, x: i32, y: i32) -> bool {
        let (x, y) = (i64::from(x), i64::from(y));
        let mut inside = false;
        for side in self.sides() {
            let (low, high) =
                if side.from.y <= side.to.y { (side.from, side.to) } else { (side.to, side.from) };
            let (lx, ly) = (2 * i64::from(low.x), 2 * i64::from(low.y));
            let (hx, hy) = (2 * i64::from(high.x), 2 * i64::from(high.y));
            let cross = (hx - lx) * (y - ly) - (hy - ly) * (x - lx);
            let between = lx.min(hx) <= x && x <= lx.max(hx) && ly <= y && y <= hy;
            if cross == 0 && between {
                return false;
            }
            if ly <= y && y < hy && cross > 0 {
                inside = !inside;
            }
        }
        inside
    }
}
