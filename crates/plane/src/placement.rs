//! Least disturbance: the nearest place where something may lie (GB-GEO-31, GB-RUL-34).

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::point::{Point, Vector};
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

/// Every whole-unit place at which a disc of that radius is in base contact with another (GB-GEO-03).
pub fn contacts(other: Disc, radius: Length) -> impl Iterator<Item = Point> {
    let far = other.radius.plus(radius).plus(Length(2)).0;
    let about = (-far..=far).flat_map(move |x| (-far..=far).map(move |y| other.centre + Vector::new(x, y)));
    about.filter(move |&at| Disc::new(at, radius).touches(other))
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
    /// The obstacles that cover some of its points.
    discs: u32,
    polygons: u16,
}

impl Search<'_> {
    /// Opens squares of points, nearest first, drops those one obstacle covers whole and quarters the others, so
    /// that the first single points to come up are the nearest ones.
    fn run(&self, then: Point) -> Vec<Point> {
        let mut found = Vec::new();
        let mut best = i64::MAX;
        let mut queue = BinaryHeap::new();
        queue.extend(self.root().map(Reverse));
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
                let part = self.cell(corner, half, cell.mask());
                queue.extend(part.filter(|part| part.square <= best).map(Reverse));
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
        self.cell(inner.min, size.unsigned_abs().next_power_of_two() as i32, self.mask)
    }

    /// The square with this corner, or nothing if certainly none of its points will do. Of a square nothing
    /// reaches into only the nearest point is worth looking at.
    fn cell(&self, corner: Point, size: i32, mask: Mask) -> Option<Cell> {
        let inner = self.obstacles.table().shrunk(self.wanted.radius);
        let far = Point::new((corner.x + size - 1).min(inner.max.x), (corner.y + size - 1).min(inner.max.y));
        if corner.x > far.x || corner.y > far.y {
            return None;
        }
        let mask = self.partly(corner, size, mask)?;
        let centre = self.wanted.centre;
        let near = Point::new(centre.x.clamp(corner.x, far.x), centre.y.clamp(corner.y, far.y));
        let open = mask.is_empty() && self.touching.is_none();
        let (corner, size) = if open { (near, 1) } else { (corner, size) };
        let square = near.square_to(centre);
        Some(Cell { square, size, corner, discs: mask.discs, polygons: mask.polygons })
    }

    fn accepts(&self, point: Point) -> bool {
        let disc = self.wanted.at(point);
        self.obstacles.free(disc, self.mask) && self.touching.is_none_or(|piece| piece.touches(disc))
    }

    /// Those of the obstacles that reach into a square, or nothing if one of them covers it whole or it lies too
    /// far from the piece to touch.
    fn partly(&self, corner: Point, size: i32, mask: Mask) -> Option<Mask> {
        let half = size / 2;
        let middle = Point::new(corner.x + half, corner.y + half);
        let span = isqrt_up(2 * i64::from(half).unsigned_abs().pow(2)) as i32;
        let radius = self.wanted.radius;
        if self.touching.is_some_and(|piece| piece.distance_down(middle) - span >= radius.0 + 2) {
            return None;
        }
        let mut partly = Mask::NONE;
        for (number, disc) in self.obstacles.discs(mask) {
            let sum = (disc.radius + radius).square();
            let (nearest, farthest) = extremes(corner, size, disc.centre);
            if farthest < sum {
                return None;
            }
            if nearest < sum {
                partly = partly.with(Mask::disc(number));
            }
        }
        for (number, piece) in self.obstacles.polygons(mask) {
            if covers(piece, middle, span, radius) {
                return None;
            }
            if piece.distance_down(middle) - span < radius.0 {
                partly = partly.with(Mask::polygon(number));
            }
        }
        Some(partly)
    }
}

impl Cell {
    fn mask(&self) -> Mask {
        Mask { discs: self.discs, polygons: self.polygons }
    }
}

/// The least and the greatest squared distance from a point of a square to a centre.
fn extremes(corner: Point, size: i32, centre: Point) -> (i64, i64) {
    let last = size - 1;
    let near = |low: i32, c: i32| i64::from(c.clamp(low, low + last) - c);
    let far = |low: i32, c: i32| i64::from((low - c).abs().max((low + last - c).abs()));
    let square = |x: i64, y: i64| x * x + y * y;
    (
        square(near(corner.x, centre.x), near(corner.y, centre.y)),
        square(far(corner.x, centre.x), far(corner.y, centre.y)),
    )
}

/// Whether a disc of that radius overlaps the piece wherever its centre lies within `span` of the middle.
fn covers(piece: &Polygon, middle: Point, span: i32, radius: Length) -> bool {
    if piece.contains(middle) {
        span < radius.0 + piece.edge_distance_down(middle)
    } else {
        piece.distance_down(middle) + 1 + span < radius.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_in_contact_is_found() {
        let other = Disc::new(Point::new(1000, 700), Length(150));
        let all: Vec<Point> = contacts(other, Length(150)).collect();
        for at in [(1300, 700), (699, 700), (1000, 1001), (1180, 940)] {
            assert!(all.contains(&Point::new(at.0, at.1)), "{at:?}");
        }
        for at in [(1299, 700), (1302, 700), (1000, 1002), (1214, 914)] {
            assert!(!all.contains(&Point::new(at.0, at.1)), "{at:?}");
        }
    }
}
