//! Where a model might go: a finite, diverse set of legal straight ends that widens with what is wanted.
//!
//! Everything here proposes cheaply and then asks the exact test, so a proposal that rounding spoils is left out.

use kernel::Chance;
use plane::sweep::Near;
use plane::{Disc, Length, Obstacles, Point, Vector, compass};

use crate::ask::Choice;
use crate::engage;
use crate::ground::{ground, in_the_way};
use crate::model::{MODELS_MAX, ModelId};
use crate::table::{BALL, Table};

/// Directions as whole numbers, in units of 1 / [`ONE`].
const UNIT: [Vector; 64] = {
    let mut all = [Vector::new(0, 0); 64];
    let mut number = 0;
    while number < 64 {
        all[number] = compass::vector(number as u32, Length(ONE));
        number += 1;
    }
    all
};
const ONE: i32 = 1 << 14;

/// Shorter ways than this are not worth offering.
const LEAST: i32 = 50;

/// A thing the rays can run into: the vector to it and the sum of the radii.
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
    low: i32,
    high: i32,
    /// The ball and the squared distance at which a base lies on it.
    ball: Option<(Point, i64)>,
}

impl<'a> Mover<'a> {
    fn new(table: &Table, ground: &'a Obstacles, model: ModelId, left: Length) -> Self {
        let base = table.disc(model);
        let mut mover = Self {
            base,
            left: left.0.clamp(0, 2 * table.size),
            near: Near::new(ground, base, left, in_the_way(table, model)),
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
            let bump = Bump { to, square: to.dot_narrow(to), sum: base.radius.0 + other.radius.0 };
            if let Some(slot) = mover.bumps.get_mut(mover.count) {
                *slot = bump;
                mover.count += 1;
            }
        }
        mover
    }

    /// Whether the model may go straight to a point and end there.
    #[inline]
    fn may_end(&self, at: Point) -> bool {
        let way = at - self.base.centre;
        let square = way.square();
        square <= i64::from(self.left) * i64::from(self.left)
            && self.near.clear(at)
            && self.ball.is_none_or(|(ball, sum_square)| at.square_to(ball) >= sum_square)
    }

    /// How far the model gets in a direction before it meets the edge or a base, to within a few units.
    #[inline]
    fn room(&self, unit: Vector) -> i32 {
        let mut room = self.left;
        let end = self.base.centre + along(unit, room);
        if end.x < self.low || end.x > self.high || end.y < self.low || end.y > self.high {
            room = room.min(self.edge(self.base.centre.x, unit.x)).min(self.edge(self.base.centre.y, unit.y));
        }
        for bump in &self.bumps[..self.count] {
            let ahead = (bump.to.x * unit.x + bump.to.y * unit.y) >> 14;
            if ahead <= 0 || ahead - bump.sum >= room {
                continue;
            }
            let half = bump.sum * bump.sum + ahead * ahead - bump.square;
            if half > 0 {
                room = room.min(ahead - half.isqrt() - 2);
            }
        }
        room
    }

    /// How far it is to the edge along one coordinate.
    #[inline]
    fn edge(&self, at: i32, unit: i32) -> i32 {
        match unit.signum() {
            1 => (self.high - at) * ONE / unit,
            -1 => (at - self.low) * ONE / -unit,
            _ => i32::MAX,
        }
    }
}

#[inline]
const fn along(unit: Vector, length: i32) -> Vector {
    Vector::new(unit.x * length / ONE, unit.y * length / ONE)
}

/// Adds up to `want` ends a model can go straight to with what it has left.
pub(super) fn list(
    table: &Table,
    model: ModelId,
    left: Length,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
    as_choice: impl Fn(Point) -> Choice + Copy,
) {
    let ground = ground(table);
    let mover = Mover::new(table, &ground, model, left);
    if mover.near.stuck() || mover.left < 1 {
        return;
    }
    out.reserve(want);
    let end = out.len() + want;
    let mut offer = |at: Point| {
        if out.len() < end && mover.may_end(at) {
            out.push(as_choice(at));
        }
        out.len() >= end
    };
    // Targets may take a third; in the open the rays fill the rest.
    let mut targets = Targets { left: want / 3 };
    if targets.offer(table, model, &mover, &mut offer) || rays(&mover, want, &mut offer) {
        return;
    }
    for _ in 0..2 * want {
        let (unit, length) = (UNIT[rng.below(64) as usize % 64], rng.below(mover.left as u32 + 1) as i32);
        if offer(mover.base.centre + along(unit, length.min(mover.room(unit)))) {
            return;
        }
    }
}

/// The furthest points along the rays, then points half-way, three quarters and a quarter of the way.
fn rays(mover: &Mover<'_>, want: usize, offer: &mut impl FnMut(Point) -> bool) -> bool {
    let step = match want {
        0..=8 => 16,
        9..=15 => 8,
        16..=31 => 4,
        _ => 2,
    };
    let mut rooms = [0; 64];
    for (first, step) in [(0, step), (1, 2)] {
        for number in (first..64).step_by(step) {
            rooms[number] = mover.room(UNIT[number]);
            if ray(mover, number, rooms[number], offer) {
                return true;
            }
        }
        for (part, skip) in [(2, 2), (3, 1), (1, 1)] {
            for number in (first..64).step_by(step * skip) {
                if ray(mover, number, rooms[number] * part / 4, offer) {
                    return true;
                }
            }
        }
    }
    false
}

#[inline]
fn ray(mover: &Mover<'_>, number: usize, length: i32, offer: &mut impl FnMut(Point) -> bool) -> bool {
    length >= LEAST && offer(mover.base.centre + along(UNIT[number], length))
}

/// The ends at and before things worth going to.
struct Targets {
    left: usize,
}

impl Targets {
    /// Offers the ends at every target in reach: free ball, enemies, the goal.
    fn offer(
        &mut self,
        table: &Table,
        model: ModelId,
        mover: &Mover<'_>,
        offer: &mut impl FnMut(Point) -> bool,
    ) -> bool {
        let seat = model.seat();
        if let Some(ball) = table.free_ball() {
            let snap = mover.base.radius.0 + BALL.0;
            if self.ring(mover, ball.centre, &[snap + 2, snap + 254], offer) {
                return true;
            }
        }
        let own = table.profile(model);
        for enemy in engage::enemies(table, seat).iter() {
            let other = table.profile(enemy);
            let sum = own.base.0 + other.base.0;
            let rings = [
                sum + 2,
                sum + 254 * i32::from(own.melee),
                sum + 254 * i32::from(other.melee) + 2,
            ];
            if self.ring(mover, table.model(enemy).at, &rings, offer) {
                return true;
            }
        }
        let goal = table.goalpost(seat.other());
        let range = mover.base.radius.0 + goal.radius.0 + 254 * i32::from(own.kick[1]);
        self.ring(mover, goal.centre, &[range], offer)
    }

    /// Offers points round a centre at the distances given: the first all round, the others on the near side.
    fn ring(
        &mut self,
        mover: &Mover<'_>,
        centre: Point,
        distances: &[i32],
        offer: &mut impl FnMut(Point) -> bool,
    ) -> bool {
        let from = mover.base.centre - centre;
        let square = from.dot_narrow(from);
        let Some((&first, others)) = distances.split_first() else { return false };
        let far = i64::from(mover.left + first);
        let length = square.isqrt() + 1;
        if i64::from(square) <= far * far {
            // Straight on, then aside by eighths of a turn; turning by 45° stretches a vector by √2.
            let diagonal = (2 * square).isqrt() + 1;
            let (x, y) = (from.x, from.y);
            let turns = [
                (Vector::new(x, y), length),
                (Vector::new(x - y, x + y), diagonal),
                (Vector::new(x + y, y - x), diagonal),
                (Vector::new(-y, x), length),
                (Vector::new(y, -x), length),
            ];
            for (turned, length) in turns {
                if self.one(centre + scaled(turned, first, length), offer) {
                    return true;
                }
            }
        }
        for &distance in others {
            let gap = length - distance;
            if gap.abs() <= mover.left && gap.abs() >= LEAST {
                if self.one(centre + scaled(from, distance, length), offer) {
                    return true;
                }
            }
        }
        false
    }

    fn one(&mut self, at: Point, offer: &mut impl FnMut(Point) -> bool) -> bool {
        if self.left == 0 {
            return false;
        }
        self.left -= 1;
        offer(at)
    }
}

/// A vector of that direction and nearly that length; `whole` is its own length rounded up.
#[inline]
const fn scaled(vector: Vector, length: i32, whole: i32) -> Vector {
    Vector::new(vector.x * length / whole, vector.y * length / whole)
}
