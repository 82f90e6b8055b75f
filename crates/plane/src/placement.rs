//! Least disturbance: the nearest place where something may lie (GB-GEO-31, GB-RUL-34).

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::root::isqrt_up;
use crate::shape::Shape;

/// The legal whole-unit positions nearest to where a disc should lie: wholly on the table, overlapping none of
/// the chosen.
///
/// Of several at the same distance those nearest to `then` remain; if still several, all of them are given in
/// the order of their coordinates, for somebody to pick. Nothing is given only if there is no room at all.
pub fn nearest(wanted: Disc, then: Point, obstacles: &Obstacles, mask: Mask) -> Vec<Point> {
    if obstacles.free(wanted, mask) {
        return vec![wanted.centre];
    }
    Search { wanted, obstacles, mask, touching: None }.run(then)
}

/// The same among the positions in base contact with a piece (GB-RUL-76).
pub fn nearest_touching(
    wanted: Disc,
    then: Point,
    piece: &Shape,
    obstacles: &Obstacles,
    mask: Mask,
) -> Vec<Point> {
    Search { wanted, obstacles, mask, touching: Some(piece) }.run(then)
}

struct Search<'a> {
    wanted: Disc,
    obstacles: &'a Obstacles,
    mask: Mask,
    touching: Option<&'a Shape>,
}

/// A square of whole-unit points, ordered by its least squared distance from the wanted place.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cell {
    square: i64,
    size: i32,
    corner: Point,
}

impl Search<'_> {
    /// Opens squares of points, nearest first, drops those one obstacle covers whole and halves the others, so
    /// that the first single points to come up are the nearest ones.
    fn run(&self, then: Point) -> Vec<Point> {
        let mut found = Vec::new();
        let mut best = i64::MAX;
        let mut queue = BinaryHeap::new();
        if let Some(root) = self.root() {
            queue.push(Reverse(root));
        }
        while let Some(Reverse(cell)) = queue.pop() {
            if cell.square > best {
                break;
            }
            if cell.size == 1 {
                if self.accepts(cell.corner) {
                    best = cell.square;
                    found.push(cell.corner);
                }
                continue;
            }
            let half = cell.size / 2;
            for (dx, dy) in [(0, 0), (half, 0), (0, half), (half, half)] {
                let corner = Point::new(cell.corner.x + dx, cell.corner.y + dy);
                if let Some(part) = self.cell(corner, half)
                    && part.square <= best
                    && !self.hopeless(&part)
                {
                    queue.push(Reverse(part));
                }
            }
        }
        let nearest = found.iter().map(|p| p.square_to(then)).min();
        found.retain(|p| Some(p.square_to(then)) == nearest);
        found.sort();
        found
    }

    fn root(&self) -> Option<Cell> {
        let inner = self.obstacles.table().shrunk(self.wanted.radius);
        let size = (inner.max.x - inner.min.x).max(inner.max.y - inner.min.y).max(0) + 1;
        self.cell(inner.min, size.unsigned_abs().next_power_of_two() as i32)
    }

    /// The square with this corner, or nothing if none of its points lies far enough from the edge.
    fn cell(&self, corner: Point, size: i32) -> Option<Cell> {
        let inner = self.obstacles.table().shrunk(self.wanted.radius);
        let far = Point::new((corner.x + size - 1).min(inner.max.x), (corner.y + size - 1).min(inner.max.y));
        if corner.x > far.x || corner.y > far.y {
            return None;
        }
        let centre = self.wanted.centre;
        let near = Point::new(centre.x.clamp(corner.x, far.x), centre.y.clamp(corner.y, far.y));
        Some(Cell { square: near.square_to(centre), size, corner })
    }

    fn accepts(&self, point: Point) -> bool {
        let disc = self.wanted.at(point);
        self.obstacles.free(disc, self.mask) && self.touching.is_none_or(|piece| piece.touches(disc))
    }

    /// Whether certainly no point of the square will do.
    fn hopeless(&self, cell: &Cell) -> bool {
        let half = cell.size / 2;
        let middle = Point::new(cell.corner.x + half, cell.corner.y + half);
        let span = isqrt_up(2 * i64::from(half).unsigned_abs().pow(2)) as i32;
        let radius = self.wanted.radius;
        if let Some(piece) = self.touching
            && piece.distance_down(middle) - span >= radius.0 + 2
        {
            return true;
        }
        self.obstacles.discs(self.mask).any(|(_, disc)| {
            let sum = disc.radius + radius;
            farthest(cell, disc.centre) < sum.square()
        }) || self.obstacles.polygons(self.mask).any(|(_, piece)| covers(piece, middle, span, radius))
    }
}

/// The greatest squared distance from a point of the square to a centre.
fn farthest(cell: &Cell, centre: Point) -> i64 {
    let last = cell.size - 1;
    let x = (cell.corner.x - centre.x).abs().max((cell.corner.x + last - centre.x).abs());
    let y = (cell.corner.y - centre.y).abs().max((cell.corner.y + last - centre.y).abs());
    i64::from(x) * i64::from(x) + i64::from(y) * i64::from(y)
}

/// Whether a disc of that radius overlaps the piece wherever its centre lies within `span` of the middle.
fn covers(piece: &Polygon, middle: Point, span: i32, radius: Length) -> bool {
    if piece.contains(middle) {
        span < radius.0 + piece.edge_distance_down(middle)
    } else {
        piece.distance_down(middle) + 1 + span < radius.0
    }
}
