//! Where a model might go: a finite, diverse set of legal straight ends that widens with what is wanted.
//!
//! Ends at targets are proposed cheaply and then put to the exact test. Ends along rays are kept a few units clear
//! of everything by construction and need no test; debug builds compare the two.

mod any;
mod around;
mod rays;

use kernel::Chance;
use plane::sweep::Near;
use plane::{Disc, Length, Mask, Obstacles, Path, Point, Segment, Vector};

use super::path::Stride;
use crate::ask::Choice;
use crate::effect::Laid;
use crate::engage;
use crate::ground::{crosses_obstructions, flight, ground, in_the_way, mask, no_end_on, solid};
use crate::model::{MODELS_MAX, ModelId, ModelSet};
use crate::table::{BALL, Table};
use crate::terrain::{Footing, Ground, PIECES_MAX};
pub(super) use any::{any, one};
use around::Around;
use rays::{Rays, SPARE, UNITS, along};

/// The most round things a model can run into.
const BUMPS: usize = MODELS_MAX + 2 + PIECES_MAX;

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
    /// What it may cover on open ground, counting the ground it stands on.
    left: i32,
    /// What it may cover at most, over fast ground ahead, and what it surely may, even over rough ground.
    most: i32,
    floor: i32,
    near: Near<'a>,
    ground: &'a Obstacles,
    footing: Footing<'a>,
    /// The pieces with corners it may run into.
    walls: Mask,
    /// The obstructions it may cross but not stop on.
    crossed: Mask,
    bumps: [Bump; BUMPS],
    count: usize,
    /// Whether it stands so close to something that the roundings of a ray count and each end needs the exact test.
    close: bool,
    /// The least and the greatest coordinate its centre may have.
    low: i32,
    high: i32,
    /// The ball it would come to lie on and the squared distance at which a base does.
    ball: Option<(Point, i64)>,
    /// The markers, which it may not lie on either.
    markers: &'a [Laid],
}

impl<'a> Mover<'a> {
    fn new(table: &'a Table, ground: &'a Obstacles, model: ModelId, stride: Stride) -> Self {
        let base = table.disc(model);
        let stride = stride.with_left(Length(stride.left.0.clamp(0, 2 * table.size)));
        let (footing, change) = stride.footing(table, model).start(base.centre);
        let left = if stride.left.0 > 0 { (stride.left.0 + change).max(0) } else { 0 };
        let step = |ground: Ground| if footing.has(ground) { ground.change() } else { 0 };
        let most = left + step(Ground::Fast);
        let near = Near::new(ground, base, Length(most), in_the_way(table, model, stride.movement));
        let mut mover = Self {
            base,
            left,
            most,
            floor: (left + step(Ground::Rough)).max(0),
            near,
            ground,
            footing,
            walls: Mask { discs: 0, ..near.mask() },
            crossed: if flight(table, model, stride.movement).is_some() {
                mask(table.standing.without(model)).with(solid(table))
            } else if crosses_obstructions(table, model, stride.movement) {
                no_end_on(table, stride.movement)
            } else {
                Mask::NONE
            },
            bumps: [Bump::default(); BUMPS],
            count: 0,
            close: false,
            low: base.radius.0,
            high: table.size - base.radius.0,
            ball: table.free_ball().filter(|_| !stride.takes(table, model)).map(|ball| {
                let sum = i64::from(base.radius.0 + ball.radius.0);
                (ball.centre, sum * sum)
            }),
            markers: &table.effects.markers,
        };
        let beside = Length(2 * SPARE);
        mover.close = ground.polygons(mover.walls).any(|(_, piece)| base.within_polygon(piece, beside));
        for (_, other) in ground.discs(mover.near.mask()) {
            let to = other.centre - base.centre;
            if let Some(slot) = mover.bumps.get_mut(mover.count) {
                *slot = Bump { to, square: to.dot_narrow(to), sum: base.radius.0 + other.radius.0 };
                mover.close |= slot.square < (slot.sum + 2 * SPARE) * (slot.sum + 2 * SPARE);
                mover.count += 1;
            }
        }
        mover
    }

    /// Whether no piece of terrain has anything to do with this movement, obstructions to stop on apart.
    #[inline]
    fn is_plain(&self) -> bool {
        self.walls.is_empty() && self.footing.is_open()
    }

    /// Whether a movement may end here as far as ball and obstructions go (GB-GEO-30, GB-TERR-11).
    #[inline]
    fn may_rest(&self, at: Point) -> bool {
        self.ball.is_none_or(|(ball, sum_square)| at.square_to(ball) >= sum_square)
            && !self.markers.iter().any(|marker| marker.disc().overlaps(self.base.at(at)))
            && (self.crossed.is_empty() || self.ground.overlapped(self.base.at(at), self.crossed).is_empty())
    }

    /// Whether a way is short enough for the ground it leads over.
    fn near_enough(&self, path: &Path) -> bool {
        self.footing.judge(self.base.centre, path, Length(self.left)).is_ok()
    }

    /// The same for a straight way.
    #[inline]
    fn in_reach(&self, at: Point) -> bool {
        let square = (at - self.base.centre).square();
        let up_to = |length: i32| square <= i64::from(length) * i64::from(length);
        up_to(self.floor) || up_to(self.most) && self.in_reach_over(at, up_to(self.left))
    }

    fn in_reach_over(&self, at: Point, near: bool) -> bool {
        let line = Segment::new(self.base.centre, at);
        near && !self.footing.may_tread(line, Ground::Rough) || self.near_enough(&Path::to(at))
    }

    /// Whether the model may go straight to a point and end there.
    #[inline]
    fn may_end(&self, at: Point) -> bool {
        self.in_reach(at) && self.near.clear(at) && self.may_rest(at)
    }
}

/// In what form ends are offered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// As paths, which may turn once to get round something.
    Path,
    /// As the ends of straight lines.
    Line,
}

impl Kind {
    #[inline]
    fn straight(self, end: Point) -> Choice {
        match self {
            Self::Path => Choice::Path(Path::to(end)),
            Self::Line => Choice::Line(end),
        }
    }
}

/// Adds up to `want` ends a model can go to with what it has left, straight or round one thing in its way.
pub(super) fn list(
    table: &Table,
    model: ModelId,
    stride: Stride,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
    kind: Kind,
) {
    let ground = ground(table);
    let mover = Mover::new(table, &ground, model, stride);
    if mover.near.stuck() || mover.left < 1 {
        return;
    }
    out.reserve(want);
    let (start, end) = (out.len(), out.len() + want);
    // Targets may take a third; in the open the rays fill the rest.
    let mut targets = Targets { mover: &mover, left: want / 3, found: [Point::default(); TARGETS], count: 0 };
    let hidden = targets.find(table, model);
    let found = &targets.found[..targets.count];
    out.extend(found.iter().map(|&at| kind.straight(at)));
    if kind == Kind::Path {
        let mask = in_the_way(table, model, stride.movement);
        let around = Around { mover: &mover, ground: &ground, mask };
        let room = end.saturating_sub(out.len());
        let ways = hidden.iter().filter_map(|enemy| around.way(table.disc(enemy)));
        out.extend(ways.take(room).map(Choice::Path));
    }
    let fits = |at: Point| {
        let reached = mover.footing.is_open() || mover.in_reach(at);
        let fits = reached && mover.may_rest(at) && (!mover.close || mover.near.clear(at));
        debug_assert!(!fits || mover.may_end(at), "{at:?}");
        fits && !found.contains(&at)
    };
    let mut offer = |at: Point| {
        if out.len() < end && fits(at) {
            out.push(kind.straight(at));
        }
        out.len() >= end
    };
    // Points along rays differ from one another; those at random may be any of them.
    let mut rays = Rays::new(&mover);
    if rays.offer(want, &mut offer) {
        return;
    }
    for _ in 0..want {
        let number = rng.below(UNITS.len() as u32) as usize % UNITS.len();
        let length = rng.below(rays.room(number).max(0) as u32 + 1) as i32;
        let at = mover.base.centre + along(number, length);
        if length >= LEAST && out.len() < end && fits(at) && !out[start..].contains(&kind.straight(at)) {
            out.push(kind.straight(at));
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

/// Something worth going to: where it is and how near to get to it, the one that matters most first.
struct Target {
    centre: Point,
    distances: [i32; 3],
}

impl Targets<'_> {
    /// Finds ends at every target in reach: one at each, then more as long as there is room. Hands back the enemies
    /// in reach that no straight way leads to.
    fn find(&mut self, table: &Table, model: ModelId) -> ModelSet {
        let mut seen = [false; MODELS_MAX + 2];
        let mut hidden = ModelSet::EMPTY;
        for round in [Round::First, Round::More] {
            let own = table.profile(model);
            if let Some(ball) = table.free_ball() {
                let snap = own.base.0 + BALL.0;
                // A base within an inch takes it (GB-SNAP-01); two units are for rounding.
                let target = Target { centre: ball.centre, distances: [snap + 252, snap + 2, 0] };
                self.target(&target, round, &mut seen[MODELS_MAX]);
            }
            for enemy in engage::enemies(table, model.seat()).iter() {
                let other = table.profile(enemy);
                let sum = own.base.0 + other.base.0;
                // Contact, just inside the own melee zone, just outside the enemy's.
                let zones = [254 * i32::from(own.melee), 254 * i32::from(other.melee) + 2];
                let distances = [sum + 2, sum + zones[0], sum + zones[1]];
                let target = Target { centre: table.model(enemy).at, distances };
                if self.target(&target, round, &mut seen[enemy.slot()]) == Found::Hidden {
                    hidden = hidden.with(enemy);
                }
            }
            let goal = table.goalpost(model.seat().other());
            let range = own.base.0 + goal.radius.0 + 254 * i32::from(own.kick[1]);
            let target = Target { centre: goal.centre, distances: [range, 0, 0] };
            self.target(&target, round, &mut seen[MODELS_MAX + 1]);
        }
        hidden
    }

    /// Tries points round a target: in the first round until one will do, straight on, then from the sides; in
    /// the second round the other distances and the other sides.
    fn target(&mut self, target: &Target, round: Round, direct: &mut bool) -> Found {
        let from = self.mover.base.centre - target.centre;
        let square = from.square();
        let [contact, others @ ..] = target.distances;
        let near = i64::from(self.mover.most + contact);
        let furthest = i64::from(self.mover.most + contact.max(others[0]).max(others[1]));
        if square > furthest * furthest {
            return Found::No;
        }
        let length = square.isqrt() + 1;
        let factor = |distance: i32| (i64::from(distance) << SCALE) / length;
        let at = |x: i32, y: i32, factor: i64| target.centre + scaled(x, y, factor);
        let (x, y, straight) = (from.x, from.y, factor(contact));
        if round == Round::First && square <= near * near {
            *direct = self.one(at(x, y, straight));
            if *direct {
                return Found::Yes;
            }
        }
        if round == Round::More {
            for distance in others.into_iter().filter(|&distance| distance > 0) {
                self.one(at(x, y, factor(distance)));
            }
        }
        if square > near * near || round == Round::More && !*direct {
            return Found::No;
        }
        // Turning by 45° stretches a vector by √2, of which 46340 / 65536 is the inverse rounded down.
        let diagonal = (straight * 46_340) >> 16;
        let sides =
            [(x - y, x + y, diagonal), (x + y, y - x, diagonal), (-y, x, straight), (y, -x, straight)];
        for (x, y, factor) in sides {
            if self.one(at(x, y, factor)) && round == Round::First {
                return Found::Yes;
            }
        }
        if round == Round::First { Found::Hidden } else { Found::Yes }
    }

    /// Keeps an end if the mover may go straight there, and says whether.
    fn one(&mut self, at: Point) -> bool {
        let far = (at - self.mover.base.centre).square() >= i64::from(LEAST * LEAST);
        if self.count >= self.left.min(TARGETS) || !far || !self.mover.may_end(at) {
            return false;
        }
        if self.found[..self.count].contains(&at) {
            return true;
        }
        self.found[self.count] = at;
        self.count += 1;
        true
    }
}

/// Whether a target was reached.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Yes,
    /// It is near enough, but something stands in every way that was tried.
    Hidden,
    No,
}

/// Whether one end at each target is looked for, or more.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Round {
    First,
    More,
}

/// Binary digits after the point of the factors vectors are shortened by.
const SCALE: u32 = 24;

#[inline]
const fn scaled(x: i32, y: i32, factor: i64) -> Vector {
    Vector::new(((x as i64 * factor) >> SCALE) as i32, ((y as i64 * factor) >> SCALE) as i32)
}
