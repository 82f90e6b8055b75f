//! How far a model gets along each of 64 rays, and points on the way there.

use plane::{Length, Path, Point, Segment, Vector, compass};

use super::{Bump, LEAST, Mover};
use crate::terrain::Ground;

/// Binary digits after the point of the unit vectors.
const DIGITS: u32 = 15;
/// Directions at equal steps from +x, never longer than one.
pub(super) const UNITS: [Vector; 64] = {
    let mut all = [Vector::new(0, 0); 64];
    let mut number = 0;
    while number < 64 {
        all[number] = compass::vector(number as u32, Length(1 << DIGITS));
        number += 1;
    }
    all
};
/// How clear of everything a ray stays: more than all roundings together.
pub(super) const SPARE: i32 = 4;

/// The vector of that length along a ray, rounded towards its beginning.
#[inline]
pub(super) const fn along(number: usize, length: i32) -> Vector {
    let unit = UNITS[number % 64];
    Vector::new(part(unit.x, length), part(unit.y, length))
}

#[inline]
const fn part(unit: i32, length: i32) -> i32 {
    (unit as i64 * length as i64 / (1 << DIGITS)) as i32
}

/// How far a mover gets along each ray.
pub(super) struct Rays<'a> {
    mover: &'a Mover<'a>,
    rooms: [i32; 64],
    /// Whether the rays between the even ones have been worked out.
    all: bool,
}

impl<'a> Rays<'a> {
    pub(super) fn new(mover: &'a Mover<'a>) -> Self {
        Self { mover, rooms: [0; 64], all: false }
    }

    /// Offers the furthest points, then points half-way, at three quarters and at a quarter, until told to stop.
    pub(super) fn offer(&mut self, want: usize, offer: &mut impl FnMut(Point) -> bool) -> bool {
        let step = match want {
            0..=8 => 16,
            9..=15 => 8,
            16..=31 => 4,
            _ => 2,
        };
        self.work_out(0, step);
        if self.part(0, step, 4, offer) || self.part(0, 2 * step, 2, offer) {
            return true;
        }
        if self.part(0, step, 3, offer) || self.part(0, step, 1, offer) {
            return true;
        }
        self.all = true;
        self.work_out(0, 2);
        self.work_out(1, 2);
        self.part(1, 2, 4, offer) || self.part(1, 2, 2, offer)
    }

    /// How far the mover gets along a ray; only once all were offered.
    pub(super) fn room(&self, number: usize) -> i32 {
        if self.all { self.rooms[number % 64] } else { 0 }
    }

    /// Offers the points so many quarters along some rays.
    #[inline]
    fn part(&self, first: usize, step: usize, quarters: i32, offer: &mut impl FnMut(Point) -> bool) -> bool {
        let centre = self.mover.base.centre;
        for number in (first..64).step_by(step) {
            let length = self.rooms[number] * quarters / 4;
            if length >= LEAST && offer(centre + along(number, length)) {
                return true;
            }
        }
        false
    }

    /// Works out some rays: the allowance, cut at the edge of the pitch and before every base.
    fn work_out(&mut self, first: usize, step: usize) {
        let (mover, centre) = (self.mover, self.mover.base.centre);
        let inside = |at: i32, reach: i32| at - reach >= mover.low && at + reach <= mover.high;
        let open = inside(centre.x, mover.most) && inside(centre.y, mover.most);
        for number in (first..64).step_by(step) {
            self.rooms[number] = if open { mover.most } else { mover.to_edge(UNITS[number]) };
        }
        for bump in &mover.bumps[..mover.count] {
            let (facing, wide) = (facing(bump.to), bump.width());
            let from = (facing + 64 - wide - first).next_multiple_of(step) + first;
            for number in (from..=facing + 64 + wide).step_by(step) {
                let number = number % 64;
                self.rooms[number] = self.rooms[number].min(bump.before(UNITS[number]));
            }
        }
        if mover.is_plain() {
            return;
        }
        for number in (first..64).step_by(step) {
            let room = mover.before_walls(number, self.rooms[number]);
            self.rooms[number] = mover.on_foot(number, room);
        }
    }
}

impl Mover<'_> {
    /// The allowance along a ray, cut at the edge of the pitch.
    fn to_edge(&self, unit: Vector) -> i32 {
        let room = |at: i32, unit: i32| match unit.signum() {
            1 => ((i64::from(self.high - at) << DIGITS) / i64::from(unit)) as i32,
            -1 => ((i64::from(at - self.low) << DIGITS) / i64::from(-unit)) as i32,
            _ => i32::MAX,
        };
        let centre = self.base.centre;
        self.most.min(room(centre.x, unit.x)).min(room(centre.y, unit.y))
    }
}

impl Mover<'_> {
    /// How much of a ray is left before the first wall, never more than that.
    fn before_walls(&self, number: usize, room: i32) -> i32 {
        // Close to something each end gets the exact test, so the ray need not keep clear besides.
        let reach = self.base.radius.0 + if self.close { 0 } else { SPARE };
        let at = |length: i32| self.base.centre + along(number, length);
        let mut room = room;
        for (_, piece) in self.ground.polygons(self.walls) {
            if !piece.hit_by_sweep(Segment::new(self.base.centre, at(room)), Length(reach)) {
                continue;
            }
            // A centre so far from the wall may go on as far without coming too near.
            let mut gone = 0;
            for _ in 0..8 {
                let clear = piece.distance_down(at(gone)) - reach - 1;
                if clear <= 0 || gone >= room {
                    break;
                }
                gone += clear;
            }
            room = room.min(gone);
        }
        room
    }

    /// How much of a ray the ground lets the mover cover, never more than that.
    fn on_foot(&self, number: usize, room: i32) -> i32 {
        if self.footing.is_open() || room <= self.floor {
            return room;
        }
        let line = |length: i32| Segment::new(self.base.centre, self.base.centre + along(number, length));
        if room > self.left && self.near_enough(&Path::to(line(room).to)) {
            return room;
        }
        let room = room.min(self.left);
        if self.footing.may_tread(line(room), Ground::Rough) { room.min(self.floor) } else { room }
    }
}

impl Bump {
    /// How many rays to each side of the one that faces it can meet it.
    fn width(&self) -> usize {
        let (sum, length) = (self.sum + SPARE, self.square.isqrt().max(1));
        let ratio = (sum * 32 / length) as usize;
        usize::from(ASIN.get(ratio).copied().unwrap_or(16)) + 2
    }

    /// How far a mover gets along a ray before it comes too near, never more than that.
    ///
    /// With a the way to the foot of the perpendicular and p the perpendicular, it is a − √(S² − p²), where
    /// p² = |w|² − a². As a unit vector may be short of one by 2^-14 of it, a² is taken a little larger.
    #[inline]
    fn before(&self, unit: Vector) -> i32 {
        let dot = i64::from(self.to.x) * i64::from(unit.x) + i64::from(self.to.y) * i64::from(unit.y);
        if dot <= 0 {
            return i32::MAX;
        }
        let square = (dot * dot) >> (2 * DIGITS);
        let square = square + (square >> 13) + 1;
        let sum = i64::from(self.sum + SPARE);
        let half = sum * sum + square - i64::from(self.square);
        if half <= 0 {
            return i32::MAX;
        }
        (dot >> DIGITS) as i32 - root_up(half)
    }
}

/// The square root rounded up, by a coarse table for those of bases and goalposts.
#[inline]
fn root_up(square: i64) -> i32 {
    match ROOTS.get((square >> 8) as usize) {
        Some(&root) => i32::from(root),
        None => square.isqrt() as i32 + 1,
    }
}

/// The square roots of the ends of 1024 steps of 256.
const ROOTS: [u16; 1024] = {
    let mut all = [0; 1024];
    let mut number = 0;
    while number < 1024 {
        all[number] = (256 * (number as u64 + 1)).isqrt() as u16 + 1;
        number += 1;
    }
    all
};

/// The ray nearest to a vector, or one beside it.
fn facing(to: Vector) -> usize {
    let (x, y) = (to.x.abs(), to.y.abs());
    let (least, most) = (x.min(y), x.max(y).max(1));
    let eighth = usize::from(ATAN[(least * 32 / most) as usize % 33]);
    let quarter = if x >= y { eighth } else { 16 - eighth };
    let half = if to.x >= 0 { quarter } else { 32 - quarter };
    if to.y >= 0 { half } else { (64 - half) % 64 }
}

/// The angle of a slope of n / 32 in 64ths of a turn, rounded.
const ATAN: [u8; 33] =
    [0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 8, 8, 8];

/// The angle whose sine is (n + 1) / 32 in 64ths of a turn, rounded up.
const ASIN: [u8; 32] =
    [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 13, 14, 16];
