//! The two outermost lines between two bases.

use crate::compass::{RIM, rim};
use crate::disc::Disc;
use crate::point::{Point, Vector};
use crate::segment::Segment;

/// The line from a point of one base to a point of the other that has no point of either on its left (side 1) or on
/// its right (side −1), points being those that count for sight (GB-RUL-32).
pub(super) fn bridge(a: Disc, b: Disc, side: i64) -> Option<Segment> {
    let direction = b.centre - a.centre;
    let mut line =
        Segment::new(furthest(a, a.centre, direction, side), furthest(b, b.centre, direction, side));
    for _ in 0..8 {
        let end = furthest(b, line.to, line.vector(), side);
        let start = furthest(a, line.from, end - line.from, side);
        if line == Segment::new(start, end) {
            return Some(line);
        }
        line = Segment::new(start, end);
    }
    None
}

/// The rim point furthest to one side of a line through a given one.
///
/// On bases of a usual size it is one of five round the normal of the line: the next ones fall back by more than
/// the rounding of two coordinates.
fn furthest(base: Disc, through: Point, direction: Vector, side: i64) -> Point {
    let mut best = (0, through);
    let mut look = |number: u32| {
        let point = rim(base.centre, base.radius, number);
        let cross = side * direction.cross(point - through);
        if cross > best.0 {
            best = (cross, point);
        }
    };
    if base.radius.0 < 50 {
        (0..RIM as u32).for_each(&mut look);
    } else {
        let turn = side as i32;
        let middle = nearest_rim(Vector::new(-turn * direction.y, turn * direction.x));
        (middle + RIM as u32 - 2..=middle + RIM as u32 + 2).for_each(&mut look);
    }
    best.1
}

/// The number of the rim point nearest to a direction.
fn nearest_rim(v: Vector) -> u32 {
    let (x, y) = (i64::from(v.x.abs()), i64::from(v.y.abs()));
    let (long, short) = if x >= y { (x, y) } else { (y, x) };
    // Tangents of the angles half-way between the steps of 11.25°, in thousandths.
    let steps = [98, 303, 535, 821].iter().filter(|tangent| short * 1000 > long * **tangent).count() as u32;
    let first = if x >= y { steps } else { 8 - steps };
    match (v.x >= 0, v.y >= 0) {
        (true, true) => first,
        (false, true) => 16 - first,
        (false, false) => 16 + first,
        (true, false) => 32 - first,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::length::Length;

    #[test]
    fn bridges_have_every_point_on_one_side() {
        for radius in [0, 7, 50, 51, 150, 200, 250, 381, 2000] {
            for step in 0..64 {
                let a = Disc::new(Point::new(0, 0), Length(radius));
                let away = crate::compass::vector(step, Length(4300 + 7 * step as i32));
                let b = Disc::new(a.centre + away, Length(150 + step as i32));
                for side in [1, -1] {
                    let line = bridge(a, b, side).unwrap();
                    for base in [a, b] {
                        for number in 0..RIM as u32 {
                            let at = rim(base.centre, base.radius, number) - line.from;
                            assert!(side * line.vector().cross(at) <= 0, "{radius} {step} {number}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn the_nearest_rim_point_lies_in_the_direction() {
        for number in 0..RIM as u32 {
            let v = crate::compass::vector(2 * number, Length(1000));
            assert_eq!(nearest_rim(v) % RIM as u32, number);
        }
    }
}
