//! Where a charge may end: in a straight line, within reach and engaging its target (GB-CHG-04, -05).

use kernel::{Chance, List};
use plane::sight::Sight;
use plane::sweep::Near;
use plane::{Disc, Length, Obstacles, Path, Point, Segment, Way, compass, span};

use super::bound;
use super::draw::between;
use super::path::Stride;
use crate::ask::Bound;
use crate::effect::Laid;
use crate::effect::active::MARKERS_MAX;
use crate::engage;
use crate::event::Movement;
use crate::flow::goaded;
use crate::ground::in_the_way;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why};
use crate::table::Table;
use crate::terrain::{Footing, Ground};

/// How often a random end is tried before the ends are gone through.
const TRIES: u32 = 8;

/// How many units apart the ends are that are tried along a line where markers lie.
const STRIDE: u32 = 16;

/// How many units beside a place that is worked out to the unit others are tried.
const SLACK: i32 = 2;

/// A charger and its target.
pub(super) struct Charge<'a> {
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
    pub(super) fn new(
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
    fn may_end(&self, at: Point) -> bool {
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

    pub(super) fn first_end(&self) -> Option<Point> {
        let mut first = None;
        self.ends(&mut |at| {
            first = Some(at);
            true
        });
        first
    }

    /// Hands over ends that engage the target until told to stop: straight at it, then all round it.
    pub(super) fn ends(&self, take: &mut dyn FnMut(Point) -> bool) {
        let Some(zone) = self.zone else { return };
        if let Some(way) = self.only_way() {
            if let Some(at) = self.first_along(&way, 1) {
                take(at);
            }
            return;
        }
        let line = self.goal.centre - self.base.centre;
        let contact = self.base.radius.plus(self.goal.radius);
        let furthest = contact.plus(zone);
        let most = self.most();
        let far = most.plus(furthest);
        if !self.base.centre.within(self.goal.centre, far) {
            return;
        }
        let fits = |at: &Point| self.may_end(*at) && self.engages_from(*at);
        let distance = line.length_down();
        let direct = [distance.less(contact).0 - 1, distance.less(furthest).0 + 1, most.0, most.0 - 1];
        let slow = self.furthest_along(line);
        let direct = direct.map(|length| length.min(most.0)).into_iter().chain(slow);
        let direct = direct.map(|length| plane::point_at(self.base.centre, line, Length(length)));
        let facing = facing(line.reversed());
        let rings = [Length(contact.0 + 2), Length((contact.0 + furthest.0) / 2), furthest];
        let round = (0..compass::DIRECTIONS).flat_map(|turn| {
            let side = if turn % 2 == 0 { turn / 2 } else { compass::DIRECTIONS - turn.div_ceil(2) };
            rings.map(|ring| self.goal.centre + compass::vector(facing + side, ring))
        });
        let mut found = false;
        for at in direct.chain(round).filter(fits) {
            found = true;
            if take(at) {
                return;
            }
        }
        if !found {
            // It is for the sake of whether there is an end at all.
            self.hidden(furthest).filter(fits).any(take);
        }
    }

    /// Places to look at where none straight at the target or round it will do: between markers, and beside what is in the way.
    fn hidden(&self, furthest: Length) -> impl Iterator<Item = Point> + '_ {
        let spots = self.spots();
        let corners = (!spots.is_empty()).then(|| self.between(&spots, furthest));
        let discs = self.ground.discs(self.near.mask()).map(|(_, disc)| disc);
        let pieces = self.ground.polygons(self.near.mask());
        let angles = pieces.flat_map(|(_, piece)| piece.corners().map(|at| Disc::new(at, Length::ZERO)));
        // A line beside rough ground goes further than one over it.
        let rough = self.footing.corners(Ground::Rough);
        let ways = discs.chain(angles).chain(rough).flat_map(|obstacle| self.tangents(obstacle));
        let beside = ways.flat_map(move |way| {
            let first = span::first_within(&way, 1, self.goal.centre, furthest);
            let all = first.into_iter().flat_map(move |first| {
                let beyond = span::first_beyond(&way, first, self.goal.centre, furthest);
                let last = beyond.unwrap_or(way.last() + 1) - 1;
                let step = if spots.is_empty() { last - first } else { STRIDE };
                (first..last).step_by(step.max(1) as usize).chain([last])
            });
            all.map(move |m| way.position(m))
        });
        corners.into_iter().flatten().chain(beside)
    }

    /// The markers and the ball the charger may not end on, made greater by its base: its centre lies within none of them.
    fn spots(&self) -> List<Disc, { MARKERS_MAX + 1 }> {
        let markers = self.table.effects.markers.iter().map(Laid::disc);
        let ball = self.table.free_ball().filter(|_| !self.takes);
        let wide = |disc: Disc| Disc { radius: disc.radius.plus(self.base.radius), ..disc };
        List::collect(markers.chain(ball).map(wide))
    }

    /// The places where the limits of reach and zone and the edges of such spots meet, and those beside them: where there is any
    /// place to end between them, there is one in such a corner.
    fn between(&self, spots: &[Disc], furthest: Length) -> impl Iterator<Item = Point> + use<> {
        let zone = Disc { centre: self.goal.centre, radius: furthest };
        let limits = [self.left, self.most()].map(|radius| Disc { centre: self.base.centre, radius });
        let near = |spot: &&Disc| spot.within(zone, Length::ZERO);
        let edges: List<Disc, { MARKERS_MAX + 4 }> =
            List::collect([zone].iter().chain(&limits).chain(spots.iter().filter(near)).copied());
        let pairs =
            (0..edges.len()).flat_map(move |one| (0..one).map(move |other| (edges[one], edges[other])));
        let corners = pairs.flat_map(|(one, other)| crossings(one, other));
        let offsets =
            || (-SLACK..=SLACK).flat_map(|x| (-SLACK..=SLACK).map(move |y| plane::Vector::new(x, y)));
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

    /// The ways that pass close by something on either side: any line that gets through can be turned until it
    /// touches what stands beside it, so an end that exists is found on one of these or round the target.
    fn tangents(&self, obstacle: Disc) -> impl Iterator<Item = Way> + '_ {
        let from = self.base.centre;
        let to = obstacle.centre - from;
        let square = to.dot(to);
        (0..3)
            .flat_map(move |air| {
                let beside = i64::from(self.base.radius.0 + obstacle.radius.0 + air);
                let ahead = plane::isqrt((square - beside * beside).max(0) as u64) as i64;
                [beside, -beside].map(|beside| {
                    let x = (i64::from(to.x) * ahead - i64::from(to.y) * beside) >> 8;
                    let y = (i64::from(to.y) * ahead + i64::from(to.x) * beside) >> 8;
                    plane::Vector::new(x as i32, y as i32)
                })
            })
            .filter(|&direction| self.may_engage_along(direction))
            .map(move |direction| Way::new(from, plane::point_at(from, direction, Length(self.most().0 - 1))))
    }

    /// Whether a line in a direction comes near enough to the target, with a few units for what is rounded off.
    fn may_engage_along(&self, direction: plane::Vector) -> bool {
        let reach = self.base.radius.0 + self.goal.radius.0 + self.zone.map_or(0, |zone| zone.0) + 4;
        let reach = i128::from(reach);
        let goal = self.goal.centre - self.base.centre;
        let off = i128::from(goal.cross(direction));
        let ahead = goal.dot(direction) > 0 || i128::from(goal.square()) <= reach * reach;
        ahead && off * off <= reach * reach * i128::from(direction.dot(direction))
    }
}

/// Where the edges of two discs meet, to the unit.
fn crossings(one: Disc, other: Disc) -> impl Iterator<Item = Point> {
    let line = other.centre - one.centre;
    let [r, s] = [one.radius, other.radius].map(|radius| i64::from(radius.0));
    let square = line.dot(line);
    let along = square + r * r - s * s;
    let across = 4 * square * r * r - along * along;
    let meets = square > 0 && across >= 0;
    let across = plane::isqrt(across.max(0) as u64) as i64;
    [across, -across].into_iter().filter(move |_| meets).map(move |across| {
        let whole = (2 * square).max(1);
        let x = (i64::from(line.x) * along - i64::from(line.y) * across) / whole;
        let y = (i64::from(line.y) * along + i64::from(line.x) * across) / whole;
        one.centre + plane::Vector::new(x as i32, y as i32)
    })
}

/// The compass direction nearest to a vector.
fn facing(vector: plane::Vector) -> u32 {
    let along = |direction: u32| compass::vector(direction, Length::MOST).dot(vector);
    (0..compass::DIRECTIONS).max_by_key(|&direction| along(direction)).unwrap_or(0)
}
