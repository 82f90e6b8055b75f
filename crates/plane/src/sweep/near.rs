//! What can be met from one place within a given reach, for testing many ends at once.

use crate::compass;
use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::{Obstacle, Obstacles};
use crate::point::{Point, Vector};
use crate::rect::Rect;
use crate::root::isqrt;
use crate::segment::Segment;
use crate::span;
use crate::sweep::forced::{first_overlap, leaves_table};
use crate::way::{Way, point_at};

/// A mover and the few obstacles it can meet within its reach, laid out for quick tests of straight stretches.
///
/// [`Near::clear`] is exact for ends within the reach the value was made for.
#[derive(Clone, Copy, Debug)]
pub struct Near<'a> {
    obstacles: &'a Obstacles,
    mover: Disc,
    inner: Rect,
    stuck: bool,
    count: u8,
    polygons: Mask,
    /// Vector from the mover to each disc, what is left of its square beyond the sum of radii, and that sum's
    /// square.
    x: [i32; Obstacles::DISCS],
    y: [i32; Obstacles::DISCS],
    power: [i32; Obstacles::DISCS],
    sum_square: [i32; Obstacles::DISCS],
    number: [u8; Obstacles::DISCS],
}

/// The greatest length of a stretch into the blue; it keeps products of vectors within 32 bits.
const STRETCH: i32 = 16_000;

/// Binary digits of the unit vector that a ray is measured with.
const UNIT: u32 = 14;

impl<'a> Near<'a> {
    /// The chosen obstacles that a mover can meet within its reach.
    pub fn new(obstacles: &'a Obstacles, mover: Disc, reach: Length, mask: Mask) -> Self {
        let mover = Disc::new(mover.centre, Length(mover.radius.0.clamp(0, Point::LIMIT)));
        let mut near = Self {
            obstacles,
            mover,
            inner: obstacles.table().shrunk(mover.radius),
            stuck: false,
            count: 0,
            polygons: Mask::NONE,
            x: [0; Obstacles::DISCS],
            y: [0; Obstacles::DISCS],
            power: [0; Obstacles::DISCS],
            sum_square: [0; Obstacles::DISCS],
            number: [0; Obstacles::DISCS],
        };
        near.stuck = !near.inner.contains(mover.centre);
        near.take_discs(reach, mask);
        near.take_polygons(reach, mask);
        near
    }

    fn take_discs(&mut self, reach: Length, mask: Mask) {
        let reach = i64::from(reach.0.max(0));
        let mut left = mask.only(self.obstacles.all()).discs;
        while left != 0 {
            let number = left.trailing_zeros();
            left &= left - 1;
            let (x, y, radius) = self.obstacles.slot(number);
            let (x, y) = (x - self.mover.centre.x, y - self.mover.centre.y);
            let sum = radius + self.mover.radius.0;
            let square = x * x + y * y;
            let far = i64::from(sum) + reach;
            if i64::from(square) >= far * far {
                continue;
            }
            let power = square - sum * sum;
            self.stuck |= power < 0;
            let slot = usize::from(self.count) % Obstacles::DISCS;
            self.x[slot] = x;
            self.y[slot] = y;
            self.power[slot] = power;
            self.sum_square[slot] = sum * sum;
            self.number[slot] = number as u8;
            self.count += 1;
        }
    }

    fn take_polygons(&mut self, reach: Length, mask: Mask) {
        if mask.only(self.obstacles.all()).polygons == 0 {
            return;
        }
        for (number, piece) in self.obstacles.polygons(mask) {
            if self.mover.within_polygon(piece, reach) {
                self.polygons = self.polygons.with(Mask::polygon(number));
                self.stuck |= self.mover.overlaps_polygon(piece);
            }
        }
    }

    /// Whether the mover already overlaps something or the edge, so that no stretch is legal.
    #[inline]
    pub const fn stuck(&self) -> bool {
        self.stuck
    }

    /// Those that can be met.
    pub fn mask(&self) -> Mask {
        self.numbers().iter().fold(self.polygons, |all, n| all.with(Mask::disc(*n)))
    }

    /// Whether nothing at all can be met, the edge apart.
    #[inline]
    pub const fn is_open(&self) -> bool {
        self.count == 0 && self.polygons.is_empty()
    }

    /// Whether the mover may go straight to a point: the centre line keeps its distance from everything chosen
    /// (GB-RUL-75) and the end lies on the table.
    #[inline]
    pub fn clear(&self, to: Point) -> bool {
        !self.stuck
            && self.inner.contains(to)
            && self.clear_of_discs(to - self.mover.centre)
            && (self.polygons.is_empty() || self.clear_of_polygons(to))
    }

    /// The first of the obstacles, in their order, that a straight stretch to a point would run into.
    pub fn met(&self, to: Point) -> Option<Obstacle> {
        let line = Segment::new(self.mover.centre, to);
        let discs = self.obstacles.discs(self.mask());
        let disc =
            discs.filter(|(_, d)| line.nearer_than(d.centre, d.radius + self.mover.radius)).map(|(n, _)| n);
        let mut pieces = self.obstacles.polygons(self.polygons);
        disc.map(Obstacle::Disc)
            .next()
            .or_else(|| {
                let hit = pieces.find(|(_, piece)| piece.hit_by_sweep(line, self.mover.radius));
                hit.map(|(n, _)| Obstacle::Polygon(n))
            })
            .or_else(|| (!self.inner.contains(to)).then_some(Obstacle::Edge))
    }

    /// The last position of the way to a point such that the mover may go straight to that position.
    ///
    /// Behind the first position that lies two units too deep in something no position is legal, because a
    /// position is less than a unit off the ideal line; from there the exact test goes back step by step.
    pub fn furthest(&self, to: Point) -> (u32, Point) {
        if self.stuck {
            return (0, self.mover.centre);
        }
        let way = Way::new(self.mover.centre, to);
        if self.clear(to) {
            return (way.last(), to);
        }
        let hit = self.hit(to - self.mover.centre);
        let mut m = self.deepest(&way, hit);
        while m > 0 {
            let at = way.position(m);
            // What blocks the whole way is what blocks the last positions too, so it is asked first.
            if self.hit_of(hit, at - self.mover.centre) == 0 && self.clear(at) {
                return (m, at);
            }
            m -= 1;
        }
        (0, self.mover.centre)
    }

    /// The end of the longest legal stretch in a direction that costs no more than a length.
    pub fn furthest_along(&self, direction: Vector, length: Length) -> Point {
        let length = Length(length.0.clamp(0, STRETCH));
        let mut to = point_at(self.mover.centre, direction, length);
        if (to - self.mover.centre).square() > length.square() {
            to = point_at(self.mover.centre, direction, length.less(Length(1)));
        }
        self.furthest(to).1
    }

    /// A legal end in one of the 64 directions of the compass, no further than a length and within a few units of the
    /// furthest there is; much quicker than [`Near::furthest_along`], for lists of ends.
    ///
    /// Where something is in the way the end is taken back to just before it, and the exact test has the last word.
    pub fn ray(&self, direction: u32, length: Length) -> Point {
        let from = self.mover.centre;
        let to = from + compass::vector(direction, Length(length.0.clamp(0, STRETCH)));
        if self.clear(to) {
            return to;
        }
        if self.stuck {
            return from;
        }
        let room = self.room_before_discs(direction, to).min(self.room_before_edge(direction, to));
        let short = from + compass::vector(direction, Length(room.clamp(0, length.0.max(0))));
        if self.clear(short) { short } else { self.furthest(short).1 }
    }

    /// How far it certainly is to the first disc in a direction: the foot of its centre less half the chord, with three
    /// units for what is rounded off.
    fn room_before_discs(&self, direction: u32, to: Point) -> i32 {
        let unit = compass::vector(direction, Length(1 << UNIT));
        let v = to - self.mover.centre;
        let square = v.x * v.x + v.y * v.y;
        let mut room = STRETCH;
        let n = usize::from(self.count).min(Obstacles::DISCS);
        let rows = self.x[..n].iter().zip(&self.y[..n]).zip(&self.power[..n]).zip(&self.sum_square[..n]);
        for (((x, y), power), sum_square) in rows {
            if too_near((*x, *y), *power, *sum_square, v, square) {
                let w = Vector::new(*x, *y);
                let (foot, off) = (w.dot(unit) >> UNIT, w.cross(unit) >> UNIT);
                let half = isqrt((i64::from(*sum_square) - off * off).max(0) as u64);
                room = room.min(foot as i32 - half as i32 - 3);
            }
        }
        room
    }

    fn room_before_edge(&self, direction: u32, to: Point) -> i32 {
        if self.inner.contains(to) {
            return STRETCH;
        }
        let unit = compass::vector(direction, Length(1 << UNIT));
        let (at, inner) = (self.mover.centre, self.inner);
        let room = |along: i32, low: i32, x: i32, high: i32| match along.signum() {
            1 => ((high - x) << UNIT) / along,
            -1 => ((x - low) << UNIT) / -along,
            _ => STRETCH,
        };
        room(unit.x, inner.min.x, at.x, inner.max.x).min(room(unit.y, inner.min.y, at.y, inner.max.y))
    }

    /// The last position before the first that is certainly not legal. A disc the whole line keeps clear of has
    /// no such position, so only those it hits are looked at.
    fn deepest(&self, way: &Way, hit: u32) -> u32 {
        let mut last = way.last();
        let mut limit = |m: Option<u32>| last = last.min(m.map_or(last, |m| m.saturating_sub(1)));
        if !self.inner.contains(way.to) {
            limit(leaves_table(way, self.mover.radius, self.obstacles.table()));
        }
        for slot in (Mask { discs: hit, polygons: 0 }).each_disc() {
            let number = self.number[usize::from(slot) % Obstacles::DISCS];
            if let Some(disc) = self.obstacles.disc(number) {
                let sum = disc.radius + self.mover.radius;
                limit(span::first_nearer(way, 0, disc.centre, sum.less(Length(2))));
            }
        }
        for (_, piece) in self.obstacles.polygons(self.polygons) {
            limit(first_overlap(way, self.mover.radius.less(Length(2)), piece));
        }
        last
    }

    /// The slots of the discs that a stretch by a vector comes too near to.
    fn hit(&self, v: Vector) -> u32 {
        self.hit_of(1u32.unbounded_shl(u32::from(self.count)).wrapping_sub(1), v)
    }

    fn hit_of(&self, slots: u32, v: Vector) -> u32 {
        let square = v.x * v.x + v.y * v.y;
        let each = (Mask { discs: slots, polygons: 0 }).each_disc();
        each.filter(|slot| {
            let i = usize::from(*slot) % Obstacles::DISCS;
            too_near((self.x[i], self.y[i]), self.power[i], self.sum_square[i], v, square)
        })
        .fold(0, |hit, slot| hit | 1 << slot)
    }

    fn numbers(&self) -> &[u8] {
        self.number.get(..usize::from(self.count)).unwrap_or(&[])
    }

    #[inline]
    fn clear_of_discs(&self, v: Vector) -> bool {
        let square = v.x * v.x + v.y * v.y;
        let n = usize::from(self.count).min(Obstacles::DISCS);
        let rows = self.x[..n].iter().zip(&self.y[..n]).zip(&self.power[..n]).zip(&self.sum_square[..n]);
        for (((x, y), power), sum_square) in rows {
            if too_near((*x, *y), *power, *sum_square, v, square) {
                return false;
            }
        }
        true
    }

    fn clear_of_polygons(&self, to: Point) -> bool {
        let line = Segment::new(self.mover.centre, to);
        let mut near = self.obstacles.polygons_by(line, self.mover.radius, self.polygons);
        !near.any(|(_, piece)| piece.hit_by_sweep(line, self.mover.radius))
    }
}

/// With w the vector to a disc, not nearer than S, and v that to the end, the stretch comes nearest beside the
/// disc if 0 < w·v < |v|², and is too near if cross² < S² |v|²; behind that it is the end that counts, where
/// |v − w|² < S² comes to |v|² + (|w|² − S²) < 2 w·v.
#[inline]
fn too_near(w: (i32, i32), power: i32, sum_square: i32, v: Vector, square: i32) -> bool {
    let dot = w.0 * v.x + w.1 * v.y;
    if dot <= 0 {
        return false;
    }
    if dot >= square {
        return i64::from(square) + i64::from(power) < 2 * i64::from(dot);
    }
    let cross = i64::from(w.0 * v.y - w.1 * v.x);
    cross * cross < i64::from(sum_square) * i64::from(square)
}
