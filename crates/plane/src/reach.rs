//! Where a disc can get to, and how.

use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::Obstacles;
use crate::outline::outline;
use crate::path::Path;
use crate::point::Point;
use crate::route::{Node, Web};
use crate::sweep::Near;

/// Everything a mover can get to with a length, for asking after many ends.
pub struct Reach<'a> {
    mover: Disc,
    obstacles: &'a Obstacles,
    mask: Mask,
    web: Web<'a>,
    /// The points it can turn at, the cheapest first, with what is left there and what stands round them.
    turns: Vec<(usize, Length, Near<'a>)>,
}

impl<'a> Reach<'a> {
    /// The reach of a mover.
    pub fn new(mover: Disc, length: Length, obstacles: &'a Obstacles, mask: Mask) -> Self {
        let straight = Near::new(obstacles, mover, length, mask);
        let mut web = Web::new(mover, length, obstacles, mask, None);
        if !straight.stuck() && !straight.is_open() {
            web.explore(None);
        }
        let reached = web.reached().filter(|(_, node)| node.turns < Path::ROOM);
        let mut nodes: Vec<(usize, Node)> = reached.collect();
        nodes.sort_by_key(|(_, node)| node.cost);
        let near = |left: Length, at: Point| Near::new(obstacles, mover.at(at), left, mask);
        let turn = |(number, node): (usize, Node)| {
            let left = length.less(node.cost);
            (number, left, near(left, node.at))
        };
        let turns = nodes.into_iter().map(turn).collect();
        Self { mover, obstacles, mask, web, turns }
    }

    /// Whether the mover can get to a point.
    pub fn reaches(&self, to: Point) -> bool {
        let mut turns = self.turns.iter();
        turns.next().is_some_and(|turn| self.leads(turn, to))
            || self.obstacles.free(self.mover.at(to), self.mask) && turns.any(|turn| self.leads(turn, to))
    }

    /// The shortest way found to a point.
    pub fn path(&self, to: Point) -> Option<Path> {
        let leading = self.turns.iter().filter(|turn| self.leads(turn, to));
        let (number, ..) = leading.min_by_key(|(number, ..)| {
            let node = self.web.node(*number);
            node.cost + (to - node.at).length_up()
        })?;
        self.web.path_by(*number, to)
    }

    /// Whether it is straight on from a turn.
    fn leads(&self, (number, left, near): &(usize, Length, Near<'_>), to: Point) -> bool {
        (to - self.web.node(*number).at).square() <= left.square() && near.clear(to)
    }
}

/// The area a mover's centre can get to with a length, as rings to draw (see [`outline`]).
pub fn region(mover: Disc, length: Length, obstacles: &Obstacles, mask: Mask) -> Vec<Vec<Point>> {
    let reach = Reach::new(mover, length, obstacles, mask);
    outline(mover.centre, length, |to| reach.reaches(to))
}
