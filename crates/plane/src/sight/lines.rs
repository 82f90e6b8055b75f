//! The 33 × 33 lines between two bases, each judged exactly.

use super::Sight;
use crate::compass::{RIM, rim};
use crate::disc::Disc;
use crate::point::Point;
use crate::segment::Segment;

/// The points of a base that count for sight: 32 on its rim and its centre.
pub(crate) fn points(disc: Disc) -> [Point; RIM + 1] {
    let mut all = [disc.centre; RIM + 1];
    for (number, point) in all.iter_mut().take(RIM).enumerate() {
        *point = rim(disc.centre, disc.radius, number as u32);
    }
    all
}

/// Whether some line between two bases is free.
///
/// The lines along both sides of the strip between the bases come first, as they are the likeliest to be free.
pub(super) fn any_line(sight: &Sight<'_>, a: Disc, b: Disc) -> bool {
    let (from, to) = (points(a), points(b));
    let (left, right) = flanks(&from, b.centre - a.centre);
    for side in [left, right] {
        if let (Some(p), Some(q)) = (from.get(side), to.get(side))
            && sight.free(Segment::new(*p, *q))
        {
            return true;
        }
    }
    from.iter().any(|p| to.iter().any(|q| sight.free(Segment::new(*p, *q))))
}

/// Whether some line from a base to a point is free.
pub(super) fn any_line_to(sight: &Sight<'_>, a: Disc, point: Point) -> bool {
    points(a).iter().any(|p| sight.free(Segment::new(*p, point)))
}

/// The numbers of the rim points furthest to the left and to the right of a direction.
fn flanks(points: &[Point; RIM + 1], direction: crate::Vector) -> (usize, usize) {
    let centre = points[RIM];
    let mut best = (0, 0);
    let (mut most, mut least) = (0, 0);
    for (number, point) in points.iter().enumerate() {
        let cross = direction.cross(*point - centre);
        if cross > most {
            (most, best.0) = (cross, number);
        }
        if cross < least {
            (least, best.1) = (cross, number);
        }
    }
    best
}
