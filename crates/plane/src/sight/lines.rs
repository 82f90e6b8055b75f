//! The 33 × 33 lines between two bases, each judged exactly.

use super::{Sight, Touch};
use crate::compass::{RIM, rim};
use crate::disc::Disc;
use crate::obstacles::Obstacles;
use crate::point::{Point, Vector};
use crate::segment::Segment;

/// The points of a base that count for sight: 32 on its rim and its centre.
type Points = [Point; RIM + 1];

/// One bit for each point of a base.
const EVERY: u64 = (1 << (RIM + 1)) - 1;

fn points(disc: Disc) -> Points {
    let mut all = [disc.centre; RIM + 1];
    for (number, point) in all.iter_mut().take(RIM).enumerate() {
        *point = rim(disc.centre, disc.radius, number as u32);
    }
    all
}

/// Whether some line between two bases is free.
///
/// The two lines that have all points of both bases on one side, the bridges, come first: they are the likeliest
/// to be free, and a disc that stands between the bases and blocks both of them blocks every line.
pub(super) fn any_line(sight: &Sight<'_>, a: Disc, b: Disc) -> bool {
    let (from, to) = (points(a), points(b));
    let bridges = [bridge(&from, &to, 1), bridge(&from, &to, -1)];
    if let [Some(left), Some(right)] = bridges {
        if sight.free(left) || sight.free(right) {
            return true;
        }
        if hidden_by_one(sight, a, b, left, right) {
            return false;
        }
    }
    let blockers = Blockers::of(sight);
    from.iter().any(|p| {
        let mut free = blockers.free_ends(*p, &to);
        if !blockers.pieces {
            return free != 0;
        }
        while let Some(q) = to.get(free.trailing_zeros() as usize) {
            if sight.free_of_pieces(Segment::new(*p, *q)) {
                return true;
            }
            free &= free - 1;
        }
        false
    })
}

/// Whether one solid disc that stands wholly between two bases, seen along the line of their centres, blocks both
/// bridges. A free line would pass it on one side, and turning that line about its ends towards the bridge of that
/// side takes it further from the disc, so then that bridge would be free.
fn hidden_by_one(sight: &Sight<'_>, a: Disc, b: Disc, left: Segment, right: Segment) -> bool {
    let axis = b.centre - a.centre;
    let length = i64::from(axis.length_up().0);
    sight.obstacles.discs(sight.solid).any(|(_, disc)| {
        let before = (disc.centre - a.centre).dot(axis) >= length * (disc.radius + a.radius).capped();
        let behind = (b.centre - disc.centre).dot(axis) >= length * (disc.radius + b.radius).capped();
        length > 0 && before && behind && sight.disc_blocks(disc, left) && sight.disc_blocks(disc, right)
    })
}

/// The line from a point of one base to a point of the other that has no point of either on its left (side 1) or on
/// its right (side −1).
fn bridge(from: &Points, to: &Points, side: i64) -> Option<Segment> {
    let (a, b) = (from[RIM], to[RIM]);
    let direction = b - a;
    let mut line = Segment::new(furthest(from, a, direction, side), furthest(to, b, direction, side));
    for _ in 0..8 {
        let end = furthest(to, line.to, line.to - line.from, side);
        let start = furthest(from, line.from, end - line.from, side);
        if line == Segment::new(start, end) {
            return Some(line);
        }
        line = Segment::new(start, end);
    }
    None
}

/// The point furthest to one side of a line through a given one.
fn furthest(points: &Points, through: Point, direction: Vector, side: i64) -> Point {
    let mut best = (0, through);
    for point in points {
        let cross = side * direction.cross(*point - through);
        if cross > best.0 {
            best = (cross, *point);
        }
    }
    best.1
}

/// Whether some line from a base to a point is free.
pub(super) fn any_line_to(sight: &Sight<'_>, a: Disc, point: Point) -> bool {
    points(a).iter().any(|p| sight.free(Segment::new(*p, point)))
}

/// The solid discs that may block, ready for many lines.
struct Blockers {
    x: [i32; Obstacles::DISCS],
    y: [i32; Obstacles::DISCS],
    /// The greatest square of a distance at which a line is blocked: one less than the radius squared if
    /// touching passes.
    square: [i64; Obstacles::DISCS],
    count: usize,
    /// One for a touch that passes: taken from a product of squares it makes "less" of "at most".
    strict: i64,
    /// Whether there is anything but solid discs.
    pieces: bool,
}

impl Blockers {
    fn of(sight: &Sight<'_>) -> Self {
        let strict = match sight.touch {
            Touch::Blocks => 0,
            Touch::Passes => 1,
        };
        let mut all = Self {
            x: [0; Obstacles::DISCS],
            y: [0; Obstacles::DISCS],
            square: [0; Obstacles::DISCS],
            count: 0,
            strict,
            pieces: sight.solid.polygons != 0 || !sight.into.is_empty(),
        };
        for (slot, (_, disc)) in sight.obstacles.discs(sight.solid).enumerate() {
            let slot = slot % Obstacles::DISCS;
            all.x[slot] = disc.centre.x;
            all.y[slot] = disc.centre.y;
            all.square[slot] = disc.radius.square();
            all.count = slot + 1;
        }
        all
    }

    /// The ends of those lines from a point that no solid disc blocks.
    fn free_ends(&self, p: Point, ends: &Points) -> u64 {
        let mut free = EVERY;
        let rows = self.x.iter().zip(&self.y).zip(&self.square).take(self.count);
        for ((x, y), radius_square) in rows {
            let w = Vector::new(x - p.x, y - p.y);
            let w_square = w.square();
            if w_square <= radius_square - self.strict {
                return 0;
            }
            let spare = radius_square - self.strict - w_square;
            let mut rest = free;
            while let Some(end) = ends.get(rest.trailing_zeros() as usize) {
                let bit = rest & rest.wrapping_neg();
                rest ^= bit;
                let v = *end - p;
                let dot = w.dot_narrow(v);
                if dot <= 0 {
                    continue;
                }
                let square = v.dot_narrow(v);
                let blocked = if dot < square {
                    let cross = i64::from(w.cross_narrow(v));
                    cross * cross <= radius_square * i64::from(square) - self.strict
                } else {
                    // Behind the end of the line it is the end itself that counts: |v − w|² within the square.
                    i64::from(square) - 2 * i64::from(dot) <= spare
                };
                if blocked {
                    free ^= bit;
                }
            }
            if free == 0 {
                return 0;
            }
        }
        free
    }
}
