//! Declaring a charge and drawing its straight line (GB-CHG-01 to -05).

use core::cell::Cell;

use kernel::{Chance, Sampled, Seat};
use plane::sight::Sight;
use plane::span;
use plane::sweep::{self, Cause, Near};
use plane::{Disc, Length, Obstacles, Path, Point, compass};

use super::act::{affordable, may_advance};
use super::draw::{Sample, between, possible};
use super::path::{self, Stride};
use super::preview::Preview;
use super::{attack, ends, team, walk};
use crate::ask::Choice;
use crate::effect::layers::{self, Deed};
use crate::effect::price;
use crate::effect::touch;
use crate::effect::vocabulary::Paid;
use crate::engage;
use crate::event::Movement;
use crate::flow::Memo;
use crate::ground::{ground, in_the_way};
use crate::model::{ModelId, ModelSet};
use crate::pool::Strike;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;
use crate::terrain::{Footing, Ground};

/// What a charge costs in influence (GB-ADV-04).
const COST: u8 = 2;

/// Whether a model may declare a charge against that enemy; it may be out of reach (GB-RUL-53).
pub(super) fn check(table: &Table, seat: Seat, model: ModelId, target: ModelId) -> Result<(), Refusal> {
    team::enemy(table, seat, target, "GB-CHG-01")?;
    may_advance(table, model)?;
    affordable(table, model, cost(table, model, target))?;
    if let Some(enemy) = engage::engaging(table, model).iter().next() {
        return refuse("GB-CHG-02", Why::Engaged(enemy));
    }
    if engage::engages(table, model, target) {
        return refuse("GB-CHG-03", Why::AlreadyEngaging(target));
    }
    if !engage::sees_model(table, model, target) {
        return refuse("GB-CHG-01", Why::Unseen(target));
    }
    Ok(())
}

/// What a charge costs in influence now.
fn cost(table: &Table, model: ModelId, target: ModelId) -> u8 {
    price::influence(table, model, Paid::Charge, Some(target), COST).price
}

/// How far a model charges at an enemy.
fn reach(table: &Table, model: ModelId, target: ModelId) -> Length {
    layers::mov(table, model, true, Deed::advance(model, Movement::Charge, Some(target)))
}

/// The enemies a model can charge with some hope of getting there; it is known to be able to advance.
pub(super) fn targets(table: &Table, model: ModelId, engaging: ModelSet, out: &mut Vec<Choice>) {
    let influence = table.model(model).influence;
    if engaging != ModelSet::EMPTY || influence == 0 && !table.effects.touched.has(touch::Touch::Influence) {
        return;
    }
    let zone = Length::inches(i32::from(layers::zone(table, model)));
    for enemy in engage::enemies(table, model.seat()).iter() {
        if influence < cost(table, model, enemy) {
            continue;
        }
        let reach = reach(table, model, enemy).plus(zone);
        let near = table.disc(model).within(table.disc(enemy), reach);
        if near && !engage::engages(table, model, enemy) && engage::sees_model(table, model, enemy) {
            out.push(Choice::Charge(enemy));
        }
    }
}

/// The line of a charge is straight, legal on its whole length and ends engaging the target whenever it can.
pub(super) fn check_line(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    choice: &Choice,
) -> Result<(), Refusal> {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    let to = match *choice {
        Choice::Line(to) => to,
        Choice::Stop => return charge.check_engaging(charge.base.centre),
        Choice::Path(_) => return refuse("GB-CHG-04", Why::NotStraight),
        _ => return Err(Refusal::NOT_AN_ANSWER),
    };
    if !to.is_on_plane() {
        return refuse("GB-MOVE-08", Why::OffTable);
    }
    if to == charge.base.centre {
        return refuse("GB-MOVE-09", Why::NoLine);
    }
    let line = Path::to(to);
    let mask = in_the_way(table, model, Movement::Charge);
    if let Err(breach) = sweep::chosen(charge.base, &line, charge.most(), &ground, mask) {
        let refusal = match breach.cause {
            Cause::TooLong => Refusal::new("GB-MOVE-02", Why::TooLong { left: charge.most() }),
            Cause::Blocked(by) => path::blocked(table, by, Movement::Charge),
        };
        return Err(charge.with_legal_end(refusal, breach.furthest));
    }
    if let Err(far) = charge.footing.judge(charge.base.centre, &line, left) {
        let rule = if far.rough { "GB-TERR-06" } else { "GB-MOVE-02" };
        return Err(charge.with_legal_end(Refusal::new(rule, Why::TooLong { left: far.left }), to));
    }
    if charge.on_ball(to) {
        let refusal = Refusal::new("GB-GEO-30", Why::EndsOnBall);
        return Err(charge.with_legal_end(refusal, to));
    }
    charge.check_engaging(to)
}

/// After an interruption a charge goes on along its line; it stops short only where that engages the target, or
/// where the line would not (GB-CHG-04, -05).
pub(super) fn check_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
    choice: &Choice,
) -> Result<(), Refusal> {
    match choice {
        Choice::GoOn | Choice::Stop => {
            let stride = Stride { movement: Movement::Charge, left, trod: memo.trod };
            path::check_go_on(table, memo, model, stride, choice)?;
        }
        Choice::Path(_) => return refuse("GB-CHG-04", Why::NotStraight),
        _ => return Err(Refusal::NOT_AN_ANSWER),
    }
    let ahead = memo.ahead.end().filter(|_| path::check_ahead(table, memo, model, Movement::Charge).is_ok());
    match (choice, ahead) {
        (Choice::Stop, Some(end)) => {
            let ground = ground(table);
            let charge = Charge::new(table, &ground, model, target, left);
            if charge.engages_from(charge.base.centre) || !charge.engages_from(end) {
                return Ok(());
            }
            refuse("GB-CHG-05", Why::MustEngage(target))
        }
        _ => Ok(()),
    }
}

/// Going on and, where it is allowed, stopping.
pub(super) fn go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
    out: &mut Vec<Choice>,
) {
    let both = [Choice::GoOn, Choice::Stop];
    out.extend(
        both.into_iter().filter(|choice| check_go_on(table, memo, model, target, left, choice).is_ok()),
    );
}

/// Lines that end engaging the target; if there are none, lines that come near it and others.
pub(super) fn lines(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    let (start, end) = (out.len(), out.len() + want.clamp(1, 48));
    charge.ends(&mut |at| {
        out.push(Choice::Line(at));
        out.len() >= end
    });
    if out.len() == start {
        out.push(Choice::Stop);
        let stride = Stride::fresh(Movement::Charge, left);
        ends::list(table, model, stride, want.saturating_sub(1).min(16), rng, out, ends::Kind::Line);
    }
}

/// Going on or, where it is allowed, stopping.
pub(super) fn sample_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    target: ModelId,
    left: Length,
    rng: &mut dyn Chance,
) -> Sample {
    let fits = |choice: &Choice| check_go_on(table, memo, model, target, left, choice).is_ok();
    possible([Choice::GoOn, Choice::Stop], fits, rng)
}

/// How often a random end is tried before the ends are gone through.
const TRIES: u32 = 8;

/// A line that ends engaging the target; if there is none, any line or no move at all.
pub(super) fn sample_line(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    rng: &mut dyn Chance,
) -> Sample {
    let ground = ground(table);
    let charge = Charge::new(table, &ground, model, target, left);
    if let Some(end) = charge.sample_end(rng).or_else(|| charge.first_end()) {
        return Some(Sampled::free(Choice::Line(end)));
    }
    let end = ends::one(table, &charge.near, charge.base, Stride::fresh(Movement::Charge, left), rng)
        .filter(|_| rng.below(8) > 0);
    let end = end.filter(|&end| charge.near_enough(end));
    Some(Sampled::free(end.map_or(Choice::Stop, Choice::Line)))
}

/// The enemies within reach of a charge; whether the model sees them and engages them is not judged.
pub(super) fn in_reach(table: &Table, model: ModelId) -> ModelSet {
    let reach = table.mov(model, true).plus(Length::inches(i32::from(table.profile(model).melee)));
    let own = table.disc(model);
    engage::enemies(table, model.seat())
        .iter()
        .filter(|&enemy| own.within(table.disc(enemy), reach))
        .collect()
}

/// The price of a charge and the odds of its attack, should it get there.
pub(super) fn preview(table: &Table, model: ModelId, target: ModelId) -> Preview {
    attack::with_odds(Preview::price(COST, 0), table, model, target, Strike::Charge)
}

/// What happens on a line and the odds of the attack at its end, if it engages the target.
pub(super) fn preview_line(
    table: &Table,
    model: ModelId,
    target: ModelId,
    left: Length,
    choice: &Choice,
) -> Preview {
    let Choice::Line(to) = *choice else { return Preview::default() };
    let there = path::moved(table, model, to);
    let walk = walk::fresh(table, model, Movement::Charge, Path::to(to), left);
    let attack = engage::engages(&there, model, target)
        .then(|| attack::with_odds(Preview::default(), &there, model, target, Strike::Charge));
    attack.unwrap_or_default().with_walk(walk)
}

/// A charger and its target.
struct Charge<'a> {
    table: &'a Table,
    base: Disc,
    target: ModelId,
    goal: Disc,
    left: Length,
    zone: Option<Length>,
    ground: &'a Obstacles,
    near: Near<'a>,
    sight: Sight<'a>,
    footing: Footing<'a>,
}

impl<'a> Charge<'a> {
    fn new(table: &'a Table, ground: &'a Obstacles, model: ModelId, target: ModelId, left: Length) -> Self {
        let base = table.disc(model);
        let ends = ModelSet::EMPTY.with(model).with(target);
        let footing = Stride::fresh(Movement::Charge, left).footing(table, model);
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
        }
    }

    /// The furthest the charge could go if all ground on its way were fast.
    fn most(&self) -> Length {
        if self.footing.has(Ground::Fast) { self.left.plus(Length(Ground::Fast.change())) } else { self.left }
    }

    /// Whether a straight way to a point is short enough for the ground it leads over.
    fn near_enough(&self, at: Point) -> bool {
        if self.footing.is_open() {
            return (at - self.base.centre).length_up() <= self.left;
        }
        self.footing.judge(self.base.centre, &Path::to(at), self.left).is_ok()
    }

    /// Whether the charger standing at a point engages the target (GB-ENG-01).
    fn engages_from(&self, at: Point) -> bool {
        let base = self.base.at(at);
        self.zone.is_some_and(|zone| base.within(self.goal, zone)) && self.sight.between(base, self.goal)
    }

    fn on_ball(&self, at: Point) -> bool {
        self.table.free_ball().is_some_and(|ball| ball.overlaps(self.base.at(at)))
    }

    /// Whether the charger may go straight to a point and end there.
    fn may_end(&self, at: Point) -> bool {
        let way = at - self.base.centre;
        // What is quick to tell comes first; the ground is judged last.
        let most = i64::from(self.most().0);
        at != self.base.centre
            && way.square() <= most * most
            && self.near.clear(at)
            && !self.on_ball(at)
            && self.near_enough(at)
    }

    /// The end must engage the target whenever such an end can be reached (GB-CHG-05).
    fn check_engaging(&self, at: Point) -> Result<(), Refusal> {
        if self.engages_from(at) {
            return Ok(());
        }
        match self.first_end() {
            Some(end) => Err(Refusal::new("GB-CHG-05", Why::MustEngage(self.target)).at(end)),
            None => Ok(()),
        }
    }

    /// A refusal with a legal end: the last one on the way to a point if it will do, else one that engages.
    fn with_legal_end(&self, refusal: Refusal, to: Point) -> Refusal {
        let way = plane::Way::new(self.base.centre, to);
        let last = (1..=way.last()).rev().map(|m| way.position(m)).find(|&at| self.may_end(at));
        let owed = self.first_end();
        match (last, owed) {
            (Some(at), _) if self.engages_from(at) => refusal.at(at),
            (_, Some(owed)) => refusal.at(owed),
            (Some(at), None) => refusal.at(at),
            (None, None) => refusal,
        }
    }

    /// An end that engages the target, by a few tries: straight at it or anywhere round it.
    fn sample_end(&self, rng: &mut dyn Chance) -> Option<Point> {
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

    fn first_end(&self) -> Option<Point> {
        let mut first = None;
        self.ends(&mut |at| {
            first = Some(at);
            true
        });
        first
    }

    /// Hands over ends that engage the target until told to stop: straight at it, then all round it.
    fn ends(&self, take: &mut dyn FnMut(Point) -> bool) {
        let Some(zone) = self.zone else { return };
        let line = self.goal.centre - self.base.centre;
        let contact = self.base.radius.plus(self.goal.radius);
        let furthest = contact.plus(zone);
        let most = self.most();
        let far = most.plus(furthest);
        if !self.base.centre.within(self.goal.centre, far) {
            return;
        }
        let found = Cell::new(false);
        let mut offer = |at: Point| {
            let fits = self.may_end(at) && self.engages_from(at);
            found.set(found.get() || fits);
            fits && take(at)
        };
        let distance = line.length_down();
        let direct = [distance.less(contact).0 - 1, distance.less(furthest).0 + 1, most.0, most.0 - 1];
        let slow = self.furthest_along(line);
        let mut tried = -1;
        for length in direct.map(|length| length.min(most.0)).into_iter().chain(slow) {
            let at = plane::point_at(self.base.centre, line, Length(length));
            if length > 0 && length != tried && offer(at) {
                return;
            }
            tried = length;
        }
        let facing = facing(line.reversed());
        let rings = [Length(contact.0 + 2), Length((contact.0 + furthest.0) / 2), furthest];
        for turn in 0..compass::DIRECTIONS {
            let side = if turn % 2 == 0 { turn / 2 } else { compass::DIRECTIONS - turn.div_ceil(2) };
            for ring in rings {
                if offer(self.goal.centre + compass::vector(facing + side, ring)) {
                    return;
                }
            }
        }
        // What follows is for the sake of whether there is an end at all.
        if found.get() {
            return;
        }
        let discs = self.ground.discs(self.near.mask()).map(|(_, disc)| disc);
        let pieces = self.ground.polygons(self.near.mask());
        let corners = pieces.flat_map(|(_, piece)| piece.corners().map(|at| Disc::new(at, Length::ZERO)));
        for obstacle in discs.chain(corners) {
            for way in self.tangents(obstacle) {
                let first = span::first_within(&way, 1, self.goal.centre, furthest);
                let beyond = first.map(|m| span::first_beyond(&way, m, self.goal.centre, furthest));
                let last = beyond.map(|beyond| beyond.unwrap_or(way.last() + 1) - 1);
                if [first, last].into_iter().flatten().any(|m| offer(way.position(m))) {
                    return;
                }
            }
        }
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
    fn tangents(&self, obstacle: Disc) -> impl Iterator<Item = plane::Way> + '_ {
        let from = self.base.centre;
        let to = obstacle.centre - from;
        let square = to.dot(to);
        (0..3).flat_map(move |air| {
            let beside = i64::from(self.base.radius.0 + obstacle.radius.0 + air);
            let ahead = plane::isqrt((square - beside * beside).max(0) as u64) as i64;
            [beside, -beside].map(|beside| {
                let x = (i64::from(to.x) * ahead - i64::from(to.y) * beside) >> 8;
                let y = (i64::from(to.y) * ahead + i64::from(to.x) * beside) >> 8;
                let direction = plane::Vector::new(x as i32, y as i32);
                plane::Way::new(from, plane::point_at(from, direction, Length(self.most().0 - 1)))
            })
        })
    }
}

/// The compass direction nearest to a vector.
fn facing(vector: plane::Vector) -> u32 {
    let along = |direction: u32| compass::vector(direction, Length(1 << 14)).dot(vector);
    (0..compass::DIRECTIONS).max_by_key(|&direction| along(direction)).unwrap_or(0)
}
