//! A path that turns once to get round what stands between a model and its target.

use plane::sweep::Near;
use plane::{Disc, Length, Mask, Obstacle, Obstacles, Path, Point, Vector};

use super::{Mover, SCALE, scaled};

/// How clear of what is in the way the corner of a path stays.
const BERTH: i32 = 12;

/// Looks for ways round things.
pub(super) struct Around<'a> {
    pub(super) mover: &'a Mover<'a>,
    pub(super) ground: &'a Obstacles,
    pub(super) mask: Mask,
}

impl Around<'_> {
    /// A legal path that ends in contact with a target, by way of either side of the first thing met: straight at
    /// the target from there, or beside it.
    pub(super) fn way(&self, target: Disc) -> Option<Path> {
        let from = self.mover.base.centre;
        let Some(Obstacle::Disc(number)) = self.mover.near.met(self.contact(from, target)) else {
            return None;
        };
        let thing = self.ground.disc(number)?;
        let line = target.centre - from;
        [Vector::new(-line.y, line.x), Vector::new(line.y, -line.x)].into_iter().find_map(|side| {
            let corner = self.beside(thing, side, self.berth(thing));
            if !self.mover.near.clear(corner) {
                return None;
            }
            let ends = [self.contact(corner, target), self.beside(target, side, 2)];
            ends.into_iter().find_map(|end| self.by(corner, end))
        })
    }

    /// How far beside a thing the corner lies, so that the way there touches it: with D the distance of the thing
    /// and S the sum of the radii it is S · D / √(D² − S²) from its centre; at most twice S.
    fn berth(&self, thing: Disc) -> i32 {
        let sum = i64::from(thing.radius.0 + self.mover.base.radius.0);
        let square = thing.centre.square_to(self.mover.base.centre);
        let tangent = (square - sum * sum).max(1).isqrt();
        let reach = (sum * square.isqrt() / tangent).min(2 * sum);
        (reach - sum) as i32 + BERTH
    }

    /// The path by way of a corner that can be reached, if it is legal.
    fn by(&self, corner: Point, end: Point) -> Option<Path> {
        let spent = (corner - self.mover.base.centre).length_up();
        let rest = (end - corner).length_up();
        if spent.plus(rest) > Length(self.mover.most) || !self.mover.may_rest(end) {
            return None;
        }
        let near = Near::new(self.ground, self.mover.base.at(corner), rest, self.mask);
        let path = Path::through(&[corner, end]).filter(|_| near.clear(end));
        path.filter(|path| self.mover.near_enough(path))
    }

    /// The place beside a base on one side, so far off.
    fn beside(&self, base: Disc, side: Vector, off: i32) -> Point {
        let reach = base.radius.0 + self.mover.base.radius.0 + off;
        base.centre + scaled(side.x, side.y, (i64::from(reach) << SCALE) / (side.square().isqrt() + 1))
    }

    /// Where a model that comes straight from a point touches the target.
    fn contact(&self, from: Point, target: Disc) -> Point {
        self.beside(target, from - target.centre, 2)
    }
}
