//! The region a disc can get to, as polygons to draw.

use crate::compass;
use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::point::Point;
use crate::route::Web;
use crate::sweep::Near;

/// What two parts of the picture may differ by without both being drawn: an eighth of an inch.
const FINE: Length = Length(32);

/// Polygons of places the mover's centre can get to with a length; together they show its reach.
///
/// The first one is what it reaches in a straight line; the others lie round corners. Every corner of every
/// polygon can be reached, so the picture never promises too much at its edge. A part that would add less than an
/// eighth of an inch is left out.
pub fn region(mover: Disc, length: Length, obstacles: &Obstacles, mask: Mask) -> Vec<Vec<Point>> {
    let straight = Near::new(obstacles, mover, length + FINE, mask);
    let mut all = vec![fan(&straight, length)];
    if straight.stuck() || straight.is_open() {
        return all;
    }
    let mut web = Web::new(mover, length, obstacles, mask, None);
    web.explore(None);
    let mut turns: Vec<_> = web.reached().skip(1).collect();
    turns.sort_by_key(|turn| turn.cost);
    let mut drawn = vec![(mover.centre, length, straight)];
    for turn in turns {
        let left = length.less(turn.cost);
        let near = Near::new(obstacles, mover.at(turn.at), left + FINE, mask);
        let part = fan(&near, left);
        let known = |to: &Point| {
            let mut each = drawn.iter();
            each.any(|(from, left, near)| from.within(*to, *left + FINE) && near.clear(*to))
        };
        let known: Vec<bool> = part.iter().map(known).collect();
        let news = wedges(turn.at, &part, &known);
        if !news.is_empty() {
            all.extend(news);
            drawn.push((turn.at, left, near));
        }
    }
    all
}

/// The parts of a fan that show something new: from its middle over every run of two or more corners that are not
/// known yet, with the known one on either side.
fn wedges(middle: Point, fan: &[Point], known: &[bool]) -> Vec<Vec<Point>> {
    let count = fan.len();
    let at = |i: usize| fan.get(i % count).copied().unwrap_or(middle);
    let is_known = |i: usize| known.get(i % count).copied().unwrap_or(true);
    if !known.contains(&true) {
        return vec![fan.to_vec()];
    }
    let starts = (0..count).filter(|i| is_known(*i) && !is_known(i + 1));
    let runs = starts.map(|start| (start, (start + 1..start + count).take_while(|i| !is_known(*i)).count()));
    runs.filter(|(_, length)| *length >= 2)
        .map(|(start, length)| core::iter::once(middle).chain((start..=start + length + 1).map(at)).collect())
        .collect()
}

/// The furthest points in all directions.
fn fan(near: &Near<'_>, length: Length) -> Vec<Point> {
    (0..compass::DIRECTIONS).map(|k| near.ray(k, length)).collect()
}
