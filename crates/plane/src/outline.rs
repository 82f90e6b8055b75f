//! The edge of an area that is known point by point, as rings to draw.

use crate::compass;
use crate::length::Length;
use crate::point::Point;

/// How far the points lie apart at which an area is looked at: an eighth of an inch.
const CELL: i32 = 32;

/// Twice the least size of a part and of a hole that is shown: a square with sides of a quarter of an inch.
const LEAST: i64 = 2 * (2 * CELL as i64) * (2 * CELL as i64);

/// How far from a place that an outline takes for one of the area the nearest one that really is may lie: what is narrower than
/// the cells or smaller than what is shown can be missed.
pub const HAIR: Length = Length(40);

/// A point, and places no more than a hair beside it, the nearest first.
pub fn beside(at: Point) -> impl Iterator<Item = Point> {
    let round = move |off: i32| {
        let directions = (0..compass::DIRECTIONS).step_by(4);
        directions.map(move |direction| at + compass::vector(direction, Length(off)))
    };
    core::iter::once(at).chain((2..=HAIR.0).step_by(2).flat_map(round))
}

/// The rings round an area no further than a length from a point, in both directions: the area is what an odd number of
/// them goes round.
///
/// Every corner belongs to the area. Rings go counter-clockwise round its parts and clockwise round its holes; a part or a
/// hole that is smaller than a quarter of an inch each way is left out.
pub fn outline(middle: Point, reach: Length, holds: impl Fn(Point) -> bool) -> Vec<Vec<Point>> {
    let grid = Grid::new(middle, reach, holds);
    let next = grid.turns();
    let mut left = next.clone();
    let mut rings = Vec::new();
    for start in 0..next.len() {
        let mut ring = Vec::new();
        let mut edge = start;
        while let Some(then) = left.get_mut(edge).and_then(Option::take) {
            ring.extend(grid.crossing(edge));
            edge = then;
        }
        ring.dedup();
        if double_area(&ring).abs() >= LEAST {
            rings.push(ring);
        }
    }
    rings
}

/// Twice the area within a ring, negative if it goes clockwise.
fn double_area(ring: &[Point]) -> i64 {
    let Some(&first) = ring.first() else { return 0 };
    let after = ring.iter().skip(1).chain([&first]);
    ring.iter().zip(after).map(|(a, b)| (*a - first).cross(*b - first)).sum()
}

/// The points at which an area is looked at, row by row.
struct Grid<F> {
    least: Point,
    side: usize,
    held: Vec<bool>,
    holds: F,
}

impl<F: Fn(Point) -> bool> Grid<F> {
    fn new(middle: Point, reach: Length, holds: F) -> Self {
        let half = reach.0.clamp(0, Point::LIMIT) / CELL + 2;
        let least = Point::new(middle.x - half * CELL, middle.y - half * CELL);
        let side = half.unsigned_abs() as usize * 2 + 1;
        let mut grid = Self { least, side, held: Vec::new(), holds };
        let rim = |i: usize| i == 0 || i + 1 == side;
        let all = (0..side * side).map(|at| (at % side, at / side));
        grid.held = all.map(|(x, y)| !rim(x) && !rim(y) && grid.ask(grid.point((x, y)))).collect();
        grid
    }

    fn ask(&self, at: Point) -> bool {
        at.is_on_plane() && (self.holds)(at)
    }

    fn point(&self, (x, y): (usize, usize)) -> Point {
        Point::new(self.least.x + x as i32 * CELL, self.least.y + y as i32 * CELL)
    }

    fn held(&self, (x, y): (usize, usize)) -> bool {
        self.held.get(y * self.side + x).copied().unwrap_or(false)
    }

    /// The number of the edge from a point to the right, or of that upwards.
    fn edge(&self, (x, y): (usize, usize), upwards: bool) -> usize {
        2 * (y * self.side + x) + usize::from(upwards)
    }

    /// For every edge on which the rim of the area crosses into a cell with the area on its left, the edge on which it leaves.
    fn turns(&self) -> Vec<Option<usize>> {
        let mut next = vec![None; 2 * self.side * self.side];
        for y in 0..self.side - 1 {
            for x in 0..self.side - 1 {
                self.turn((x, y), &mut next);
            }
        }
        next
    }

    fn turn(&self, (x, y): (usize, usize), next: &mut [Option<usize>]) {
        let corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)];
        let held = corners.map(|corner| self.held(corner));
        if held == [true; 4] || held == [false; 4] {
            return;
        }
        let edges = [
            self.edge((x, y), false),
            self.edge((x + 1, y), true),
            self.edge((x, y + 1), false),
            self.edge((x, y), true),
        ];
        let leaves = |k: usize| held[k % 4] && !held[(k + 1) % 4];
        let enters = |k: usize| !held[k % 4] && held[(k + 1) % 4];
        // Where two opposite corners belong to it the middle says whether they hang together.
        let joined = held[0] == held[2] && held[1] == held[3] && {
            let low = self.point((x, y));
            self.ask(Point::new(low.x + CELL / 2, low.y + CELL / 2))
        };
        for k in (0..4).filter(|k| leaves(*k)) {
            let mut others = (1..4).map(|turn| if joined { k + turn } else { k + 4 - turn });
            let to = others.find(|k| enters(*k)).map(|k| edges[k % 4]);
            if let Some(slot) = next.get_mut(edges[k]) {
                *slot = to;
            }
        }
    }

    /// The last point of the area on an edge between one of its points and another.
    fn crossing(&self, edge: usize) -> Option<Point> {
        let (at, upwards) = (edge / 2, edge % 2 == 1);
        let (x, y) = (at % self.side, at / self.side);
        let ends = [(x, y), if upwards { (x, y + 1) } else { (x + 1, y) }];
        let (inner, outer) = if self.held(ends[0]) { (ends[0], ends[1]) } else { (ends[1], ends[0]) };
        let (mut inner, mut outer) = (self.point(inner), self.point(outer));
        loop {
            let middle = Point::new(i32::midpoint(inner.x, outer.x), i32::midpoint(inner.y, outer.y));
            if middle == inner || middle == outer {
                return Some(inner);
            }
            if self.ask(middle) { inner = middle } else { outer = middle }
        }
    }
}
