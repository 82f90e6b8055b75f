//! Where a charge may end: in a straight line, within reach and engaging its target (GB-CHG-04, -05).

use kernel::Chance;
use plane::sight::Sight;
use plane::sweep::Near;
use plane::{Disc, Length, Obstacles, Path, Point, Segment, Way, compass, span};

use super::bound;
use super::draw::between;
use super::path::Stride;
use crate::ask::Bound;
use crate::effect::Laid;
use crate::engage;
use crate::event::Movement;
use crate::flow::goaded;
use crate::ground::in_the_way;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why};
use crate::table::Table;
use crate::terrain::{Footing, Ground};

/// How many units apart the ends are that are tried along a line beside rough ground.
const STRIDE: usize = 16;

/// How many units beside a place that is worked out to the unit others are tried.
const SLACK: i32 = 2;

/// A charger and its target.
pub struct Charge<'a> {
    table: &'a Table,
    pub(super) base: Disc,
    target: ModelId,
    goal: Disc,
    left: Length,
    zone: Option<Length>,
    ground: &'a Obstacles,
    pub(super) near: Near<'a>,
    sight: Sight<'a>,
    pub(super) footing: Footing<'a>,
    /// Whether it may take the ball on its way.
    takes: bool,
    /// In what direction alone the charger may advance (Goad and its like).
    bound: Bound,
}

impl<'a> Charge<'a> {
    /// A charge that has not begun.
    pub fn new(
        table: &'a Table,
        ground: &'a Obstacles,
        model: ModelId,
        target: ModelId,
        left: Length,
    ) -> Self {
        Self::on_the_way(table, ground, (model, target), Stride::fresh(Movement::Charge, left))
    }

    /// A charge that may have gone some way.
    pub(super) fn on_the_way(
        table: &'a Table,
        ground: &'a Obstacles,
        (model, target): (ModelId, ModelId),
        stride: Stride,
    ) -> Self {
        let left = stride.left;
        let base = table.disc(model);
        let ends = ModelSet::EMPTY.with(model).with(target);
        let footing = stride.footing(table, model);
        let reach = if footing.is_open() { left } else { left.plus(Length(Ground::Fast.change())) };
        Self {
            table,
            base,
            target,
            goal: table.disc(target),
            left,
            zone: engage::zone(table, model).filter(|_| table.is_on_pitch(target)),
            ground,
            near: Near::new(ground, base, reach, in_the_way(table, model, Movement::Charge)),
            sight: engage::sight(table, ground, ends),
            footing,
            takes: stride.takes(table, model),
            bound: goaded(table, model),
        }
    }

    /// The furthest the charge could go if all ground on its way were fast.
    pub(super) fn most(&self) -> Length {
        if self.footing.has(Ground::Fast) { self.left.plus(Length(Ground::Fast.change())) } else { self.left }
    }

    /// Whether a straight way to a point is short enough for the ground it leads over.
    pub(super) fn near_enough(&self, at: Point) -> bool {
        if self.footing.is_open() {
            return (at - self.base.centre).length_up() <= self.left;
        }
        self.footing.judge(self.base.centre, &Path::to(at), self.left).is_ok()
    }

    /// A charger that may only go in one direction goes that way (GB-GEO-05, -06).
    pub(super) fn check_bound(&self, to: Point) -> Result<(), Refusal> {
        bound::check_stretch(self.bound, Segment::new(self.base.centre, to), true)
    }

    /// The straight way a charger has to take, where it has no choice but its length.
    fn only_way(&self) -> Option<Way> {
        let end = bound::straight(self.bound, self.base.centre, self.most())?;
        Some(Way::new(self.base.centre, end))
    }

    /// The first place from a position of a way on where the charger may end and engages the target.
    pub(super) fn first_along(&self, way: &Way, from: u32) -> Option<Point> {
        let reach = self.base.radius.plus(self.goal.radius).plus(self.zone?);
        let first = span::first_within(way, from, self.goal.centre, reach)?;
        let beyond = span::first_beyond(way, first, self.goal.centre, reach).unwrap_or(way.last());
        (first..=beyond).map(|m| way.position(m)).find(|&at| self.may_end(at) && self.engages_from(at))
    }

    /// Whether the charger standing at a point engages the target (GB-ENG-01).
    pub(super) fn engages_from(&self, at: Point) -> bool {
        let base = self.base.at(at);
        self.zone.is_some_and(|zone| base.within(self.goal, zone)) && self.sight.between(base, self.goal)
    }

    /// Whether it would end on a ball it cannot have taken on its way (GB-GEO-30, GB-SNAP-02).
    pub(super) fn on_ball(&self, at: Point) -> bool {
        !self.takes && self.table.free_ball().is_some_and(|ball| ball.overlaps(self.base.at(at)))
    }

    pub(super) fn on_marker(&self, at: Point) -> bool {
        self.table.effects.on_marker(self.base.at(at))
    }

    /// Whether the charger may go straight to a point and end there.
    pub(super) fn may_end(&self, at: Point) -> bool {
        let way = at - self.base.centre;
        // What is quick to tell comes first; the ground is judged last.
        let most = i64::from(self.most().0);
        at != self.base.centre
            && way.square() <= most * most
            && self.check_bound(at).is_ok()
            && self.near.clear(at)
            && !self.on_ball(at)
            && !self.on_marker(at)
            && self.near_enough(at)
    }

    /// The end must engage the target whenever such an end can be reached (GB-CHG-05).
    pub(super) fn check_engaging(&self, at: Point) -> Result<(), Refusal> {
        if self.engages_from(at) {
            return Ok(());
        }
        match self.first_end() {
            Some(end) => Err(Refusal::new("GB-CHG-05", Why::MustEngage(self.target)).at(end)),
            None => Ok(()),
        }
    }

    /// A refusal with a legal end: the last one on the way to a point if it will do, else one that engages.
    pub(super) fn with_legal_end(&self, refusal: Refusal, to: Point) -> Refusal {
        let way = Way::new(self.base.centre, to);
        let last = (1..=way.last()).rev().map(|m| way.position(m)).find(|&at| self.may_end(at));
        let owed = self.first_end();
        match (last, owed) {
            (Some(at), _) if self.engages_from(at) => refusal.at(at),
            (_, Some(owed)) => refusal.at(owed),
            (Some(at), None) => refusal.at(at),
            (None, None) => {
                let mut straight = bound::straight_on(self.bound, self.base.centre, self.most());
                refusal.at_most(straight.find(|&at| self.may_end(at)))
            }
        }
    }

    /// An end that engages the target, by a few tries: straight at it or anywhere round it.
    pub(super) fn sample_end(&self, rng: &mut dyn Chance) -> Option<Point> {
        const TRIES: u32 = 8;
        let contact = self.base.radius.plus(self.goal.radius);
        let furthest = contact.plus(self.zone?);
        if !self.base.centre.within(self.goal.centre, self.left.plus(furthest)) {
            return None;
        }
        (0..TRIES).find_map(|number| {
            let distance = Length(between(contact.0 + 2, furthest.0, rng));
            let line = self.base.centre - self.goal.centre;
            let at = if number == 0 {
                plane::point_at(self.goal.centre, line, distance)
            } else {
                self.goal.centre + compass::vector(rng.below(compass::DIRECTIONS), distance)
            };
            (self.may_end(at) && self.engages_from(at)).then_some(at)
        })
    }

    /// An end that engages the target, if there is any.
    pub fn first_end(&self) -> Option<Point> {
        self.ends().next().or_else(|| self.hidden().next())
    }

    /// The ends that engage the target and are easy to find: straight at it, then all round it.
    pub(super) fn ends(&self) -> impl Iterator<Item = Point> + '_ {
        let only = self.only_way();
        let bound = only.and_then(|way| self.first_along(&way, 1));
        let free = self.furthest().filter(|_| only.is_none()).into_iter().flat_map(|furthest| {
            let ends = self.straight(furthest).chain(self.round(furthest));
            ends.filter(|&at| self.will_do(at))
        });
        bound.into_iter().chain(free)
    }

    /// How far from the centre of the target a charger engages it, where it can come that near at all.
    fn furthest(&self) -> Option<Length> {
        let furthest = self.base.radius.plus(self.goal.radius).plus(self.zone?);
        self.base.centre.within(self.goal.centre, self.most().plus(furthest)).then_some(furthest)
    }

    /// Whether the charger may end at a point and engages the target from there.
    pub fn will_do(&self, at: Point) -> bool {
        self.may_end(at) && self.engages_from(at)
    }

    /// Places straight at the target: in contact, where the zone begins, and as far as the charger gets.
    fn straight(&self, furthest: Length) -> impl Iterator<Item = Point> + '_ {
        let line = self.goal.centre - self.base.centre;
        let contact = self.base.radius.plus(self.goal.radius);
        let (distance, most) = (line.length_down(), self.most());
        let lengths = [distance.less(contact).0 - 1, distance.less(furthest).0 + 1, most.0, most.0 - 1];
        let lengths = lengths.map(|length| length.min(most.0)).into_iter().chain(self.furthest_along(line));
        lengths.map(move |length| plane::point_at(self.base.centre, line, Length(length)))
    }

    /// Places all round the target, those facing the charger first: in contact, half way into the zone, and at its limit.
    fn round(&self, furthest: Length) -> impl Iterator<Item = Point> + '_ {
        let contact = self.base.radius.plus(self.goal.radius);
        let rings = [Length(contact.0 + 2), Length((contact.0 + furthest.0) / 2), furthest];
        let directions = compass::from_nearest(self.base.centre - self.goal.centre);
        directions.flat_map(move |side| rings.map(|ring| self.goal.centre + compass::vector(side, ring)))
    }

    /// The ends that engage the target where none straight at it or round it will do: between markers, in gaps no wider than the
    /// base, and beside rough ground.
    pub(super) fn hidden(&self) -> impl Iterator<Item = Point> + '_ {
        let free = self.furthest().filter(|_| self.only_way().is_none());
        let all = free.into_iter().flat_map(|furthest| {
            self.between(furthest).chain(self.narrow(furthest)).chain(self.beside_rough(furthest))
        });
        all.filter(|&at| self.will_do(at))
    }

    /// Every place close by the ways that touch something, where a base a little thinner gets through: any line that gets through
    /// can be turned until it touches what stands beside it, and in a gap just as wide as the base, which can be passed
    /// (GB-RUL-75), there is no other.
    fn narrow(&self, furthest: Length) -> impl Iterator<Item = Point> + '_ {
        let thin = Disc { radius: self.base.radius.less(Length(SLACK)), ..self.base };
        let thin = Near::new(self.ground, thin, self.most(), self.near.mask());
        let ways = self.obstacles().flat_map(|obstacle| self.tangents(obstacle, 0));
        let within = ways.filter_map(move |way| Some((way, self.within(&way, furthest)?)));
        let through = within.filter(move |&(way, (first, _))| {
            thin.clear(way.position(first)) && way.close_by(first).into_iter().any(|at| self.near_enough(at))
        });
        through.flat_map(|(way, (first, last))| (first..=last).flat_map(move |m| way.close_by(m)))
    }

    /// Places on ways close by rough ground: such a line goes further than one over it.
    fn beside_rough(&self, furthest: Length) -> impl Iterator<Item = Point> + '_ {
        let rough = self.footing.corners(Ground::Rough);
        let ways = rough.flat_map(move |obstacle| (1..3).flat_map(move |air| self.tangents(obstacle, air)));
        let within = ways.filter_map(move |way| Some((way, self.within(&way, furthest)?)));
        within.flat_map(|(way, (first, last))| {
            (first..last).step_by(STRIDE).chain([last]).map(move |m| way.position(m))
        })
    }

    /// The first and the last position of a way at which the target is within a distance, without a break.
    fn within(&self, way: &Way, furthest: Length) -> Option<(u32, u32)> {
        let first = span::first_within(way, 1, self.goal.centre, furthest)?;
        let beyond = span::first_beyond(way, first, self.goal.centre, furthest);
        Some((first, beyond.unwrap_or(way.last() + 1) - 1))
    }

    /// What may limit where the charger ends near the target, made greater by its base: its centre lies within none of these. The
    /// markers and the ball it may not end on, and the bases, goalposts and corners of pieces it may not cross.
    fn spots(&self, zone: Disc) -> impl Iterator<Item = Disc> + '_ {
        let markers = self.table.effects.markers.iter().map(Laid::disc);
        let ball = self.table.free_ball().filter(|_| !self.takes);
        let wide = move |disc: Disc| Disc { radius: disc.radius.plus(self.base.radius), ..disc };
        markers
            .chain(ball)
            .chain(self.obstacles())
            .map(wide)
            .filter(move |spot| spot.within(zone, Length::ZERO))
    }

    /// The bases and goalposts in the way, and the corners of pieces.
    fn obstacles(&self) -> impl Iterator<Item = Disc> + '_ {
        let discs = self.ground.discs(self.near.mask()).map(|(_, disc)| disc);
        let pieces = self.ground.polygons(self.near.mask());
        discs.chain(pieces.flat_map(|(_, piece)| piece.corners().map(|at| Disc::new(at, Length::ZERO))))
    }

    /// The places where the limits of reach and zone and the edges of such spots meet, and those beside them: where there is any
    /// place to end between them, there is one in such a corner. None where nothing lies about.
    fn between(&self, furthest: Length) -> impl Iterator<Item = Point> + use<> {
        let zone = Disc { centre: self.goal.centre, radius: furthest };
        let limits = [self.left, self.most()].map(|radius| Disc { centre: self.base.centre, radius });
        let edges: Vec<Disc> = [zone].into_iter().chain(limits).chain(self.spots(zone)).collect();
        let nothing_about = edges.len() == 1 + limits.len();
        let pairs = (0..edges.len()).filter(move |_| !nothing_about).flat_map(move |one| {
            let (one, others) = (edges[one], edges[..one].to_vec());
            others.into_iter().map(move |other| (one, other))
        });
        let offsets =
            || (-SLACK..=SLACK).flat_map(|x| (-SLACK..=SLACK).map(move |y| plane::Vector::new(x, y)));
        let corners = pairs.flat_map(|(one, other)| crossings(one, other));
        corners.flat_map(move |corner| offsets().map(move |offset| corner + offset))
    }

    /// How far the ground lets the charger go straight on, where it changes anything.
    fn furthest_along(&self, line: plane::Vector) -> Option<i32> {
        if self.footing.is_open() {
            return None;
        }
        let end = plane::point_at(self.base.centre, line, self.most());
        let far = self.footing.judge(self.base.centre, &Path::to(end), self.left).err()?;
        Some(far.m as i32)
    }

    /// The ways that pass something so many units beside it, on either side.
    fn tangents(&self, obstacle: Disc, air: i32) -> [Way; 2] {
        let from = self.base.centre;
        let to = obstacle.centre - from;
        let beside = i64::from(self.base.radius.0 + obstacle.radius.0 + air);
        let ahead = plane::isqrt((to.dot(to) - beside * beside).max(0) as u64) as i64;
        [beside, -beside].map(|beside| {
            let x = i64::from(to.x) * ahead - i64::from(to.y) * beside;
            let y = i64::from(to.y) * ahead + i64::from(to.x) * beside;
            let direction = plane::Vector::new(x as i32, y as i32);
            Way::new(from, plane::point_at(from, direction, self.most()))
        })
    }
}

/// Where the edges of two discs meet, to the unit; anywhere where they do not.
fn crossings(one: Disc, other: Disc) -> [Point; 2] {
    let line = other.centre - one.centre;
    let [r, s] = [one.radius, other.radius].map(|radius| i64::from(radius.0));
    let square = line.dot(line);
    let along = square + r * r - s * s;
    let across = 4 * square * r * r - along * along;
    let across = plane::isqrt(across.max(0) as u64) as i64;
    let whole = (2 * square).max(1);
    [across, -across].map(|across| {
        let x = (i64::from(line.x) * along - i64::from(line.y) * across) / whole;
        let y = (i64::from(line.y) * along + i64::from(line.x) * across) / whole;
        one.centre + plane::Vector::new(x as i32, y as i32)
    })
}
