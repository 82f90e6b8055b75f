//! The region a disc can get to, as polygons to draw.

use crate::compass;
use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::point::Point;
use crate::route::Web;
use crate::sweep::Near;

/// Polygons of places the mover's centre can get to with a length; together they show its reach.
///
/// The first one is what it reaches in a straight line; the others lie round corners. Every corner of every
/// polygon can be reached, so the picture never promises too much at its edge.
pub fn region(mover: Disc, length: Length, obstacles: &Obstacles, mask: Mask) -> Vec<Vec<Point>> {
    let straight = Near::new(obstacles, mover, length, mask);
    let mut all = vec![fan(&straight, length)];
    if straight.stuck() || straight.is_open() {
        return all;
    }
    let mut web = Web::new(mover, length, obstacles, mask, None);
    web.explore(None);
    for node in web.reached().skip(1) {
        let left = length.less(node.cost);
        let near = Near::new(obstacles, mover.at(node.at), left, mask);
        let part = fan(&near, left);
        let seen = |at: &Point| mover.centre.within(*at, length) && straight.clear(*at);
        if !part.iter().all(seen) {
            all.push(part);
        }
    }
    all
}

/// The furthest points in all directions.
fn fan(near: &Near<'_>, length: Length) -> Vec<Point> {
    (0..compass::DIRECTIONS)
        .map(|k| near.furthest_along(compass::vector(k, Length(10_000)), length))
        .collect()
}
