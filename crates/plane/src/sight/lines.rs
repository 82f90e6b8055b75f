//! The 33 × 33 lines between two bases, each judged exactly.

use super::bridge::bridge;
use super::hidden::hidden;
use super::walls::Walls;
use super::{Sight, Touch};
use crate::compass::{RIM, rim};
use crate::disc::Disc;
use crate::length::Length;
use crate::obstacles::Obstacles;
use crate::point::{Point, Vector};
use crate::segment::Segment;

/// The points of a base that count for sight: 32 on its rim and its centre.
type Points = [Point; RIM + 1];

/// Every fourth point of a base and its centre.
const COARSE: u64 = 0x1_1111_1111;

fn points(disc: Disc) -> Points {
    let mut all = [disc.centre; RIM + 1];
    for (number, point) in all.iter_mut().take(RIM).enumerate() {
        *point = rim(disc.centre, disc.radius, number as u32);
    }
    all
}

/// A free line between two bases, if there is one.
///
/// The two lines that have all points of both bases on one side, the bridges, come first: they are the likeliest
/// to be free, and what blocks them often shows that nothing is free at all.
pub(super) fn any_line(sight: &Sight<'_>, a: Disc, b: Disc) -> Option<Segment> {
    let bridges = [bridge(a, b, 1), bridge(a, b, -1)];
    if let [Some(left), Some(right)] = bridges {
        if let Some(free) = [left, right].into_iter().find(|line| sight.free(*line)) {
            return Some(free);
        }
        if hidden(sight, a, b, left, right) {
            return None;
        }
    }
    let (from, to) = (points(a), points(b));
    let (blockers, walls) = (Blockers::of(sight), Walls::of(sight, &to));
    let some_free = |p: &Point, ends: u64| {
        let mut free = blockers.free_ends(*p, &to, ends);
        if blockers.pieces && free != 0 {
            free = walls.free_ends(sight, *p, &to, free);
        }
        while let Some(q) = to.get(free.trailing_zeros() as usize) {
            let line = Segment::new(*p, *q);
            if !blockers.pieces || sight.free_of_groves(line) {
                return Some(line);
            }
            free &= free - 1;
        }
        None
    };
    // A coarse look at every fourth point of both finds most gaps; only then come all lines that are not blocked in a bunch.
    let coarse = from.iter().step_by(4).find_map(|p| some_free(p, COARSE));
    coarse.or_else(|| {
        let ends = bunches(&to, b.radius);
        bunches(&from, a.radius).iter().find_map(|bunch| {
            let open = blockers.open_ends(bunch, &ends);
            let first = bunch.points.trailing_zeros() as usize;
            let points = from.iter().skip(first).take(bunch.points.count_ones() as usize);
            if open == 0 { None } else { points.copied().find_map(|p| some_free(&p, open)) }
        })
    })
}

/// Some neighbouring points of a base.
#[derive(Clone, Copy)]
struct Bunch {
    /// One bit for each.
    points: u64,
    /// Their middle.
    middle: Point,
    /// How far none of them is from it.
    spread: i32,
}

/// How many points of the rim are a bunch, and how many bunches there are with that of the centre alone.
const BUNCH: usize = 4;
const BUNCHES: usize = RIM / BUNCH + 1;

/// The points of a base in bunches. Four neighbours of 32 on a rim are within 0.291 of the radius of their middle, and rounding
/// adds less than two units.
fn bunches(points: &Points, radius: Length) -> [Bunch; BUNCHES] {
    core::array::from_fn(|number| {
        let first = number * BUNCH;
        let some = &points[first..(first + BUNCH).min(RIM + 1)];
        let sum = some.iter().fold((0, 0), |(x, y), p| (x + p.x, y + p.y));
        let count = some.len() as i32;
        Bunch {
            points: ((1 << count) - 1) << first,
            middle: Point::new(sum.0.div_euclid(count), sum.1.div_euclid(count)),
            spread: if count == 1 { 0 } else { radius.0 * 10 / 32 + 3 },
        }
    })
}

/// Whether some line from a base to a point is free.
pub(super) fn any_line_to(sight: &Sight<'_>, a: Disc, point: Point) -> bool {
    points(a).iter().any(|p| sight.free(Segment::new(*p, point)))
}

/// The solid discs that may block, ready for many lines.
struct Blockers {
    x: [i32; Obstacles::DISCS],
    y: [i32; Obstacles::DISCS],
    radius: [i32; Obstacles::DISCS],
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
            radius: [0; Obstacles::DISCS],
            square: [0; Obstacles::DISCS],
            count: 0,
            strict,
            pieces: sight.solid.polygons != 0 || !sight.into.is_empty(),
        };
        for (slot, (_, disc)) in sight.obstacles.discs(sight.solid).enumerate() {
            let slot = slot % Obstacles::DISCS;
            all.x[slot] = disc.centre.x;
            all.y[slot] = disc.centre.y;
            all.radius[slot] = disc.radius.0;
            all.square[slot] = disc.radius.square();
            all.count = slot + 1;
        }
        all
    }

    /// The ends to which lines from a bunch may be free. No point of a line between two bunches is further from the line of
    /// their middles than the wider of them is spread, so a disc that this line meets more deeply blocks them all.
    fn open_ends(&self, from: &Bunch, to: &[Bunch; BUNCHES]) -> u64 {
        let blocks = |slot: usize, end: &Bunch| {
            let radius = i64::from(self.radius[slot] - from.spread.max(end.spread) - 1);
            let centre = Point::new(self.x[slot], self.y[slot]);
            let (w, v) = (centre - from.middle, end.middle - from.middle);
            let (dot, square) = (w.dot(v), v.square());
            radius > 0
                && if dot <= 0 {
                    w.square() <= radius * radius
                } else if dot >= square {
                    (centre - end.middle).square() <= radius * radius
                } else {
                    let cross = w.cross(v);
                    cross * cross <= radius * radius * square
                }
        };
        let open = to.iter().filter(|end| !(0..self.count).any(|slot| blocks(slot, end)));
        open.fold(0, |open, end| open | end.points)
    }

    /// The ends, among some, of those lines from a point that no solid disc blocks.
    fn free_ends(&self, p: Point, ends: &Points, which: u64) -> u64 {
        let mut free = which;
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
