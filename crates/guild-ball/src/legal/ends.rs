//! Where a model might go: a finite, diverse set of legal straight ends that widens with what is wanted.
//!
//! Ends at targets are proposed cheaply and then put to the exact test. Ends along rays are kept [`SPARE`] units
//! clear of everything by construction and need no test; a property test compares the two.

mod rays;

use kernel::Chance;
use plane::sweep::Near;
use plane::{Disc, Length, Obstacles, Point, Vector};

use crate::ask::Choice;
use crate::engage;
use crate::ground::{ground, in_the_way};
use crate::model::{MODELS_MAX, ModelId};
use crate::table::{BALL, Table};
use rays::{Rays, UNITS, along};

/// Shorter ways than this are not worth offering.
const LEAST: i32 = 50;

/// What a model can run into: the vector to it, the square of its length and the sum of the radii.
#[derive(Clone, Copy, Default)]
struct Bump {
    to: Vector,
    square: i32,
    sum: i32,
}

/// A model about to move and what is near it.
struct Mover<'a> {
    base: Disc,
    left: i32,
    near: Near<'a>,
    bumps: [Bump; MODELS_MAX + 2],
    count: usize,
    /// The least and the greatest coordinate its centre may have.
    low: i32,
    high: i32,
    /// The ball and the squared distance at which a base lies on it.
    ball: Option<(Point, i64)>,
}

impl<'a> Mover<'a> {
    fn new(table: &Table, ground: &'a Obstacles, model: ModelId, left: Length) -> Self {
        let base = table.disc(model);
        let left = left.0.clamp(0, 2 * table.size);
        let mut mover = Self {
            base,
            left,
            near: Near::new(ground, base, Length(left), in_the_way(table, model)),
            bumps: [Bump::default(); MODELS_MAX + 2],
            count: 0,
            low: base.radius.0,
            high: table.size - base.radius.0,
            ball: table.free_ball().map(|ball| {
                let sum = i64::from(base.radius.0 + ball.radius.0);
                (ball.centre, sum * sum)
            }),
        };
        for (_, other) in ground.discs(mover.near.mask()) {
            let to = other.centre - base.centre;
            if let Some(slot) = mover.bumps.get_mut(mover.count) {
                *slot = Bump { to, square: to.dot_narrow(to), sum: base.radius.0 + other.radius.0 };
                mover.count += 1;
            }
        }
        mover
    }

    /// Whether a movement may end here as far as the ball goes (GB-GEO-30).
    #[inline]
    fn off_ball(&self, at: Point) -> bool {
        self.ball.is_none_or(|(ball, sum_square)| at.square_to(ball) >= sum_square)
    }

    /// Whether the model may go straight to a point and end there.
    #[inline]
    fn may_end(&self, at: Point) -> bool {
        let way = at - self.base.centre;
        way.square() <= i64::from(self.left) * i64::from(self.left) && self.near.clear(at) && self.off_ball(at)
    }
}

/// Adds up to `want` ends a model can go straight to with what it has left.
pub(super) fn list(
    table: &Table,
    model: ModelId,
    left: Length,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
    as_choice: impl Fn(Point) -> Choice,
) {
    let ground = ground(table);
    let mover = Mover::new(table, &ground, model, left);
    if mover.near.stuck() || mover.left < 1 {
        return;
    }
    out.reserve(want);
    let end = out.len() + want;
    // Targets may take a third; in the open the rays fill the rest.
    let mut targets = Targets { mover: &mover, left: want / 3, found: [Point::default(); TARGETS], count: 0 };
    targets.find(table, model);
    out.extend(targets.found[..targets.count].iter().map(|&at| as_choice(at)));
    let mut offer = |at: Point| {
        if out.len() < end && mover.off_ball(at) {
            debug_assert!(mover.may_end(at), "{at:?}");
            out.push(as_choice(at));
        }
        out.len() >= end
    };
    let mut rays = Rays::new(&mover);
    if rays.offer(want, &mut offer) {
        return;
    }
    for _ in 0..want {
        let number = rng.below(UNITS.len() as u32) as usize % UNITS.len();
        let length = rng.below(rays.room(number).max(0) as u32 + 1) as i32;
        if length >= LEAST && offer(mover.base.centre + along(number, length)) {
            return;
        }
    }
}

/// The most ends at targets.
const TARGETS: usize = 64;

/// Looks for ends at and before things worth going to.
struct Targets<'a> {
    mover: &'a Mover<'a>,
    left: usize,
    found: [Point; TARGETS],
    count: usize,
}

impl Targets<'_> {
    /// Finds ends at every target in reach: free ball, enemies, a place to shoot from.
    fn find(&mut self, table: &Table, model: ModelId) {
        let own = table.profile(model);
        if let Some(ball) = table.free_ball() {
            let snap = own.base.0 + BALL.0;
            self.ring(ball.centre, &[snap + 2, snap + 254]);
        }
        for enemy in engage::enemies(table, model.seat()).iter() {
            let other = table.profile(enemy);
            let sum = own.base.0 + other.base.0;
            // Contact, just inside the own melee zone, just outside the enemy's.
            let rings = [sum + 2, sum + 254 * i32::from(own.melee), sum + 254 * i32::from(other.melee) + 2];
            self.ring(table.model(enemy).at, &rings);
        }
        let goal = table.goalpost(model.seat().other());
        self.ring(goal.centre, &[own.base.0 + goal.radius.0 + 254 * i32::from(own.kick[1])]);
    }

    /// Tries points round a centre at the distances given: the first from several sides, the others on the near
    /// side only.
    fn ring(&mut self, centre: Point, distances: &[i32]) {
        let from = self.mover.base.centre - centre;
        let square = from.square();
        let Some((&first, others)) = distances.split_first() else { return };
        let furthest = i64::from(self.mover.left + distances.iter().copied().max().unwrap_or(first));
        if square > furthest * furthest {
            return;
        }
        let length = square.isqrt() + 1;
        let contact = (i64::from(first) << SCALE) / length;
        self.one(centre + scaled(from.x, from.y, contact));
        for &distance in others {
            self.one(centre + scaled(from.x, from.y, (i64::from(distance) << SCALE) / length));
        }
        let near = i64::from(self.mover.left + first);
        if square <= near * near {
            // Turning by 45° stretches a vector by √2, of which 46341 / 65536 is the inverse rounded up.
            let diagonal = (contact * 46_340) >> 16;
            self.one(centre + scaled(from.x - from.y, from.x + from.y, diagonal));
            self.one(centre + scaled(from.x + from.y, from.y - from.x, diagonal));
            self.one(centre + scaled(-from.y, from.x, contact));
            self.one(centre + scaled(from.y, -from.x, contact));
        }
    }

    fn one(&mut self, at: Point) {
        if self.count >= self.left.min(TARGETS) || !self.mover.may_end(at) {
            return;
        }
        if (at - self.mover.base.centre).square() < i64::from(LEAST * LEAST) {
            return;
        }
        self.found[self.count] = at;
        self.count += 1;
    }
}

/// Binary digits after the point of the factors vectors are shortened by.
const SCALE: u32 = 24;

#[inline]
const fn scaled(x: i32, y: i32, factor: i64) -> Vector {
    Vector::new(((x as i64 * factor) >> SCALE) as i32, ((y as i64 * factor) >> SCALE) as i32)
}
