//! The shortest legal path round obstacles.
//!
//! Round every disc stands a ring of whole-unit points just far enough out that going from one to the next is
//! legal, likewise round every corner of a polygon, and points in every narrow gap. The shortest way over straight
//! legal stretches between those points is two in a hundred longer than a taut string round a disc, and every
//! stretch of it passes [`crate::sweep::chosen`].

use crate::compass;
use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::path::Path;
use crate::point::{Point, Vector};
use crate::sweep::Near;
use crate::way::point_at;

/// The shortest path found that brings a mover to a point and costs no more than a length.
pub fn shortest(mover: Disc, to: Point, length: Length, obstacles: &Obstacles, mask: Mask) -> Option<Path> {
    let straight = (to - mover.centre).length_up();
    if straight > length {
        return None;
    }
    if Near::new(obstacles, mover, straight, mask).clear(to) {
        return Some(Path::to(to));
    }
    if !obstacles.free(mover.at(to), mask) {
        return None;
    }
    let mut web = Web::new(mover, length, obstacles, mask, Some(to));
    web.explore(Some(Web::GOAL));
    web.path(Web::GOAL)
}

/// The points worth turning at, with the cheapest way found to each.
pub(crate) struct Web<'a> {
    mover: Disc,
    length: Length,
    obstacles: &'a Obstacles,
    mask: Mask,
    nodes: Vec<Node>,
}

/// A point worth turning at.
#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) at: Point,
    /// What it costs to get there; more than the whole length if it has not been reached.
    pub(crate) cost: Length,
    before: usize,
    pub(crate) turns: usize,
    done: bool,
}

impl<'a> Web<'a> {
    /// The number of the point to get to, where there is one.
    const GOAL: usize = 1;

    /// The points worth turning at for a mover, the start first.
    pub(crate) fn new(
        mover: Disc,
        length: Length,
        obstacles: &'a Obstacles,
        mask: Mask,
        goal: Option<Point>,
    ) -> Self {
        let mut web = Self { mover, length, obstacles, mask, nodes: Vec::new() };
        web.nodes.push(Node { at: mover.centre, cost: Length::ZERO, before: 0, turns: 0, done: false });
        if let Some(goal) = goal {
            web.nodes.push(web.fresh(goal));
        }
        let mut turns = rings(mover.radius, obstacles, mask);
        turns.extend(gaps(mover.radius, obstacles, mask));
        turns.retain(|at| {
            let detour =
                (*at - mover.centre).length_down() + goal.map_or(Length::ZERO, |to| (to - *at).length_down());
            detour <= length && at.is_on_plane() && obstacles.free(mover.at(*at), mask)
        });
        for at in turns {
            web.nodes.push(web.fresh(at));
        }
        web
    }

    fn fresh(&self, at: Point) -> Node {
        Node { at, cost: self.length + Length(1), before: 0, turns: 0, done: false }
    }

    /// Finds the cheapest way to every point, or until a given one is settled.
    pub(crate) fn explore(&mut self, until: Option<usize>) {
        loop {
            let open = self.nodes.iter().enumerate().filter(|(_, n)| !n.done && n.cost <= self.length);
            let Some((number, node)) = open.min_by_key(|(_, n)| n.cost).map(|(i, n)| (i, *n)) else { return };
            if let Some(own) = self.nodes.get_mut(number) {
                own.done = true;
            }
            if until == Some(number) {
                return;
            }
            if node.turns < Path::ROOM {
                self.spread(number, node);
            }
        }
    }

    fn spread(&mut self, number: usize, from: Node) {
        let left = self.length.less(from.cost);
        let near = Near::new(self.obstacles, self.mover.at(from.at), left, self.mask);
        for node in self.nodes.iter_mut().filter(|node| !node.done) {
            let step = node.at - from.at;
            if step.square() > left.square() {
                continue;
            }
            let cost = from.cost + step.length_up();
            if cost < node.cost && near.clear(node.at) {
                *node = Node { at: node.at, cost, before: number, turns: from.turns + 1, done: false };
            }
        }
    }

    /// The points that can be reached, with their numbers.
    pub(crate) fn reached(&self) -> impl Iterator<Item = (usize, Node)> + '_ {
        self.nodes.iter().copied().enumerate().filter(|(_, node)| node.cost <= self.length)
    }

    /// The point with a number; the start for one there is not.
    pub(crate) fn node(&self, number: usize) -> Node {
        self.nodes.get(number).copied().unwrap_or_else(|| self.fresh(self.mover.centre))
    }

    /// The way to a point and on from there to another.
    pub(crate) fn path_by(&self, number: usize, to: Point) -> Option<Path> {
        let mut path = if number == 0 { Path::new() } else { self.path(number)? };
        path.push(to).then_some(path)
    }

    fn path(&self, number: usize) -> Option<Path> {
        let mut back = Vec::new();
        let mut number = number;
        while number != 0 {
            let node = self.nodes.get(number).filter(|node| node.cost <= self.length)?;
            back.push(node.at);
            number = node.before;
        }
        back.reverse();
        Path::through(&back)
    }
}

/// Sixteen points round every disc and eight round every corner, as far out as a regular polygon round the
/// forbidden circle, and three units more for the rounding of coordinates.
fn rings(radius: Length, obstacles: &Obstacles, mask: Mask) -> Vec<Point> {
    let mut points = Vec::new();
    for (_, disc) in obstacles.discs(mask) {
        let out = Length((disc.radius + radius).0 * 10_196 / 10_000 + 4);
        points.extend((0..16).map(|k| disc.centre + compass::vector(4 * k, out)));
    }
    for (_, piece) in obstacles.polygons(mask) {
        let out = Length(radius.0 * 10_824 / 10_000 + 4);
        for corner in piece.corners() {
            points.extend((0..8).map(|k| corner + compass::vector(8 * k, out)));
        }
    }
    points
}

/// A point in the middle of every gap between two discs that is too narrow for their rings, and one on either
/// side of it straight in front of the gap.
fn gaps(radius: Length, obstacles: &Obstacles, mask: Mask) -> Vec<Point> {
    let mut points = Vec::new();
    for (number, one) in obstacles.discs(mask) {
        for (_, other) in obstacles.discs(mask).filter(|(n, _)| *n > number) {
            let (near, far) = (one.radius + radius, other.radius + radius);
            let between = (other.centre - one.centre).length_down();
            let spare = between.0 - near.0 - far.0;
            if (0..near.0 / 4).contains(&spare) {
                let across = other.centre - one.centre;
                let middle = point_at(one.centre, across, near + Length(spare / 2));
                let through = Vector::new(-across.y, across.x);
                points.extend([
                    middle,
                    point_at(middle, through, near),
                    point_at(middle, through.reversed(), near),
                ]);
            }
        }
    }
    points
}
