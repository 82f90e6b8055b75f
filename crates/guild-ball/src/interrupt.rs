//! What interrupts a model on its path: a parting blow or a free ball within reach.

use kernel::List;
use plane::{Disc, Length, Path, Point, Rect, Segment, Shape, Way, span, sweep};
use serde::{Deserialize, Serialize};

use crate::effect::force::Moment;
use crate::effect::hook::HookSet;
use crate::effect::reading::template;
use crate::effect::touch::{self, Touch};
use crate::effect::vocabulary::Bounds;
use crate::effect::{Hook, force, layers};
use crate::engage::{self, Watch};
use crate::event::Movement;
use crate::flow::{Course, Memo, hooks};
use crate::ground::{ground, in_the_way, lies_in, no_end_on};
use crate::model::{Condition, ModelId, ModelSet, TEAM_MAX};
use crate::table::{BALL, Table};
use crate::terrain::{self, Footing, Ground, Trod};

/// Why a path is interrupted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interrupt {
    /// The mover is about to leave the melee zone or the sight of these enemies (GB-PART-01, -02).
    Leaving(ModelSet),
    /// The mover has come within 1" of a free ball (GB-SNAP-02).
    Ball,
    /// The mover has entered an aura or area, coming from this place, or touches bases (GB-GEO-04).
    Reached {
        /// The last place before.
        from: Point,
        /// Whose bases it touches.
        touched: ModelSet,
    },
}

/// A movement on its way: what `next_leg` needs to know of what went before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Whether nothing has been walked yet.
    pub fresh: bool,
    /// The enemies offered a blow that the mover has still not left (GB-RUL-55).
    pub struck: ModelSet,
    /// Where on the present stretch what it reached has been dealt with; 0 for nowhere.
    pub reached: u32,
}

impl Progress {
    /// A movement that has not begun.
    #[must_use]
    pub const fn new() -> Self {
        Self { fresh: true, struck: ModelSet::EMPTY, reached: 0 }
    }

    /// The same movement on another stretch, on which nothing has been reached.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { reached: 0, ..self }
    }
}

impl Default for Progress {
    fn default() -> Self {
        Self::new()
    }
}

/// What is walked before the next interruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The points reached, the last of which is where the mover is now; empty if it has not moved.
    pub path: Path,
    /// The cost of the stretches finished on this leg (GB-RUL-75).
    pub finished: Length,
    /// The movement still ahead.
    pub course: Course,
    /// What is to be known of the way so far.
    pub progress: Progress,
    /// Where the mover came onto fast or rough ground: how far along this leg, at which point, and onto what.
    pub trod: List<(Length, Point, Ground), 2>,
}

impl Leg {
    /// By how many units the ground has changed the allowance.
    #[must_use]
    pub fn change(&self) -> i32 {
        self.trod.iter().map(|(_, _, ground)| ground.change()).sum()
    }
}

/// Goes along the path of a movement up to the next interruption, or to its end.
#[must_use]
pub fn next_leg(
    table: &Table,
    course: &Course,
    mover: ModelId,
    movement: Movement,
    progress: Progress,
) -> (Leg, Option<Interrupt>) {
    let mut leg =
        Leg { path: Path::new(), finished: Length(0), course: *course, progress, trod: List::new() };
    let mut footing = Footing::new(table, mover, movement, course.trod);
    while let Some(end) = leg.course.ahead.point(0) {
        let way = Way::new(leg.course.origin, end);
        let start = leg.course.covered.0.max(0) as u32;
        let struck = leg.progress.struck;
        let leaving = movement.is_advance().then(|| Leaving::find(table, &way, start, mover, struck));
        let ball = first_in_reach(table, &way, start, (mover, movement), leg.progress.fresh);
        let reached = reached(table, &way, start, mover, movement, leg.progress);
        let stop = match (leaving.as_ref().and_then(|leaving| leaving.first), ball) {
            (Some((m, _)), Some(near)) if near <= m => Some((near, Interrupt::Ball)),
            (Some((m, enemies)), _) => Some((m, Interrupt::Leaving(enemies))),
            (None, Some(near)) => Some((near, Interrupt::Ball)),
            (None, None) => None,
        };
        let stop = match (stop, reached) {
            (Some((m, _)), Some((sooner, interrupt))) if sooner < m => Some((sooner, interrupt)),
            (None, reached) => reached,
            (stop, _) => stop,
        };
        if let Some((m, Interrupt::Reached { .. })) = stop {
            leg.progress.reached = m;
        }
        let stop = stop.map(|(m, interrupt)| match interrupt {
            Interrupt::Ball => (m, interrupt),
            Interrupt::Leaving(_) | Interrupt::Reached { .. } => {
                (beside(table, &way, start, m, (mover, movement)), interrupt)
            }
        });
        let reached = stop.map_or(way.last(), |(m, _)| m);
        if let Some(leaving) = leaving {
            leg.progress.struck = leaving.still_struck(struck, stop.map(|(m, _)| m));
        }
        leg.progress.fresh &= reached == start;
        if reached > start {
            leg.path.push(way.position(reached));
            footing = tread(&mut leg, footing, &way, start, reached);
        }
        if let Some((m, interrupt)) = stop {
            leg.course.covered = way.covered(m);
            return (leg, Some(interrupt));
        }
        leg.finished = leg.finished.plus(way.covered(way.last()));
        leg.course.turn(end, leg.course.ahead.rest_after(0));
        leg.progress = leg.progress.turned();
    }
    (leg, None)
}

/// Notes the ground a mover comes onto between two positions of a stretch (GB-TERR-04 to -07).
fn tread<'a>(leg: &mut Leg, footing: Footing<'a>, way: &Way, start: u32, reached: u32) -> Footing<'a> {
    let mut footing = footing;
    while !footing.is_open()
        && let Some(change) = footing.next(way, start, reached)
    {
        let Trod { fast, rough } = change.news;
        let news = [(fast, Ground::Fast), (rough, Ground::Rough)];
        for (_, ground) in news.into_iter().filter(|(new, _)| *new) {
            let along = leg.finished.plus(way.covered(change.m));
            let _ = leg.trod.push((along, way.position(change.m), ground));
        }
        footing = footing.past(change);
        leg.course.trod.fast |= fast;
        leg.course.trod.rough |= rough;
    }
    footing
}

/// Where a push towards a point ends, and whether it goes over the edge: the base stops before the first base, barrier or
/// obstruction it would overlap (GB-REPO-04, GB-RUL-76), and is taken off at the edge of the pitch (GB-MOVE-05).
#[must_use]
pub fn pushed(table: &Table, model: ModelId, end: Point) -> (Path, bool) {
    let base = table.disc(model);
    let way = Way::new(base.centre, end);
    let stop = sweep::forced(&way, base.radius, &ground(table), in_the_way(table, model, Movement::Push));
    match sweep::leaves_table(&way, base.radius, table.pitch()) {
        Some(off) if off <= stop.m => (Path::to(way.position(off.saturating_sub(1))), true),
        _ => (Path::to(stop.at), false),
    }
}

/// Whether a base lies where that movement may not end: on the ball, on a marker or on an obstruction (GB-GEO-30, GB-TERR-11).
#[must_use]
pub fn lies_on_something(table: &Table, base: Disc, movement: Movement) -> bool {
    table.free_ball().is_some_and(|ball| ball.overlaps(base))
        || table.effects.on_marker(base)
        || table.terrain.overlaps(base, no_end_on(table, movement))
}

/// The last position on the way walked so far at which the mover, as things lie now, is on no free ball, on no obstruction and
/// over nobody (GB-RUL-35).
#[must_use]
pub fn last_clear(table: &Table, memo: &Memo, mover: ModelId, movement: Movement) -> Option<Point> {
    let radius = table.profile(mover).base;
    let clear = |way: &Way, m: u32| {
        let base = Disc { centre: way.position(m), radius };
        !lies_on_something(table, base, movement) && !lies_over(table, way, m, (mover, movement))
    };
    let find = |way: Way, last: u32| (0..=last).rev().find(|&m| clear(&way, m)).map(|m| way.position(m));
    let here = memo.ahead.point(0).and_then(|end| {
        let way = Way::new(memo.origin, end);
        find(way, (memo.covered.0.max(0) as u32).min(way.last()))
    });
    let walked = memo.walked.points();
    let ends = walked.clone().skip(1).chain([memo.origin]).rev();
    let mut before = walked.rev().zip(ends).map(|(from, to)| Way::new(from, to));
    here.or_else(|| before.find_map(|way| find(way, way.last())))
}

/// Which enemies a stretch leaves, and where.
struct Leaving {
    /// The first position at which enemies still engage the mover just before they do not, with all of them.
    first: Option<(u32, ModelSet)>,
    /// Where those already struck are really left.
    passed: List<(ModelId, u32), { TEAM_MAX }>,
}

impl Leaving {
    /// Looks along a stretch from `start` on (GB-RUL-55). Enemies already struck count again once they were left.
    fn find(table: &Table, way: &Way, start: u32, mover: ModelId, struck: ModelSet) -> Self {
        let mut found = Self { first: None, passed: List::new() };
        let (radius, bounds) = (table.profile(mover).base, Rect::round(&[way.from, way.to]));
        let printed = !table.effects.touched.has(Touch::Zone);
        for enemy in engage::enemies_of(table, mover).iter() {
            // Most enemies are far from the stretch, which its bounds tell at once where no zone is changed.
            let (at, profile) = (table.model(enemy).at, table.profile(enemy));
            let reach = radius.0 + profile.base.0 + 254 * i32::from(profile.melee) + 2;
            if printed && !bounds.reaches(at, Length(reach)) {
                continue;
            }
            let Some(zone) = engage::zone(table, enemy) else { continue };
            let reach = zone.plus(table.profile(enemy).base).plus(table.profile(mover).base);
            let mut m = leaving(table, way, start, mover, enemy, reach);
            if let Some(left) = m.filter(|_| struck.has(enemy)) {
                let _ = found.passed.push((enemy, left));
                m = leaving(table, way, left + 1, mover, enemy, reach);
            }
            found.first = match (m, found.first) {
                (Some(m), Some((at, enemies))) if m == at => Some((at, enemies.with(enemy))),
                (Some(m), Some((at, _))) if m > at => found.first,
                (Some(m), _) => Some((m, ModelSet::EMPTY.with(enemy))),
                (None, first) => first,
            };
        }
        found
    }

    /// Those struck that are not left before the mover stops at a position, or at all.
    fn still_struck(&self, struck: ModelSet, stop: Option<u32>) -> ModelSet {
        let left = self.passed.iter().filter(|&&(_, left)| stop.is_none_or(|m| left < m));
        left.fold(struck, |struck, &(enemy, _)| struck.without(enemy))
    }
}

/// The last position at which an enemy engages the mover just before it does not: within its zone, which a straight stretch
/// leaves once (GB-RUL-55), and seen.
fn leaving(
    table: &Table,
    way: &Way,
    from: u32,
    mover: ModelId,
    enemy: ModelId,
    reach: Length,
) -> Option<u32> {
    let centre = table.model(enemy).at;
    if !way.segment().within(centre, reach.plus(Length(2))) {
        return None;
    }
    let (inside, last) = span::within(way, from, centre, reach)?;
    let watch = Watch::new(table, enemy, mover, Segment::new(way.position(inside), way.position(last)));
    let left = if watch.is_certain() { Some(last) } else { last_seen(&watch, way, inside, last + 1) };
    left.filter(|&m| m < way.last())
}

/// The last position from `inside` on at which the mover is seen just before it is not or is `beyond` the zone.
fn last_seen(watch: &Watch<'_>, way: &Way, inside: u32, beyond: u32) -> Option<u32> {
    let mut seen_until = None;
    let mut m = inside;
    // The stride tried grows where it was certain and shrinks where what is seen is about to change.
    let mut stride = STRIDE;
    while m < beyond {
        let (seen, sure) = watch.look(way.position(m), stride);
        if !seen && seen_until.is_some() {
            return seen_until;
        }
        stride = if sure >= stride { (2 * stride).clamp(1, STRIDE_MAX) } else { stride / 2 };
        m = (m + sure).min(beyond - 1);
        if seen {
            seen_until = Some(m);
        }
        m += 1;
    }
    seen_until
}

/// For how many units of movement it is tried at first, and at most, to be certain of what is seen.
const STRIDE: u32 = 32;
const STRIDE_MAX: u32 = 64;

/// The last position up to `m` at which the mover lies over nobody and in nothing. A way that passes a base, a goalpost or a
/// piece in contact keeps clear of it, but a position on it, rounded to whole units, may not (GB-RUL-73, -75); nobody is
/// left to stand there.
fn beside(table: &Table, way: &Way, start: u32, m: u32, moves: (ModelId, Movement)) -> u32 {
    (start..=m).rev().find(|&m| !lies_over(table, way, m, moves)).unwrap_or(m)
}

/// Whether the mover would lie over somebody at a position, or in something it may not cross.
fn lies_over(table: &Table, way: &Way, m: u32, (mover, movement): (ModelId, Movement)) -> bool {
    let base = Disc { centre: way.position(m), radius: table.profile(mover).base };
    table.bases(ModelSet::EMPTY.with(mover)).any(|other| other.overlaps(base))
        || lies_in(table, base, in_the_way(table, mover, movement))
}

/// The first position from `start` on at which the mover enters something that answers to it, or touches a base it answers
/// to itself.
fn reached(
    table: &Table,
    way: &Way,
    start: u32,
    mover: ModelId,
    movement: Movement,
    progress: Progress,
) -> Option<(u32, Interrupt)> {
    let hooks = table.effects.hooks;
    let paced = movement.is_advance() && table.effects.touched.has(Touch::Pace);
    if !hooks.has(Hook::Enter) && !hooks.has(Hook::AdvDuring) && !paced {
        return None;
    }
    let low = start.max(progress.reached + 1);
    let entered = entered(table, way, low.max(1), mover);
    let crossed = if paced { crossed(table, way, low.max(1), mover) } else { None };
    let entered = sooner(entered, crossed);
    let touched = touched(table, way, low, mover);
    let m = match (entered, touched) {
        (Some(one), Some((other, _))) => one.min(other),
        (Some(one), None) => one,
        (None, Some((other, _))) => other,
        (None, None) => return None,
    };
    let touched = touched.filter(|(at, _)| *at == m).map_or(ModelSet::EMPTY, |(_, models)| models);
    Some((m, Interrupt::Reached { from: way.position(m.saturating_sub(1)), touched }))
}

/// The first of two positions, where there are any.
#[inline]
pub(crate) fn sooner(one: Option<u32>, other: Option<u32>) -> Option<u32> {
    match (one, other) {
        (Some(one), Some(other)) => Some(one.min(other)),
        (first, None) | (None, first) => first,
    }
}

/// The first position from `low` on within an aura or area the mover was not within just before.
fn entered(table: &Table, way: &Way, low: u32, mover: ModelId) -> Option<u32> {
    if !table.effects.hooks.has(Hook::Enter) {
        return None;
    }
    let base = table.profile(mover).base;
    let mut first: Option<u32> = None;
    force::each_firing(table, Moment::anybody(HookSet::of(&[Hook::Enter])), |force| {
        if force.bearer == Some(mover) {
            let of = force.rule.triggers.iter().filter_map(|trigger| trigger.of.as_ref());
            let m = of.filter_map(|bounds| entered_bounds(table, way, low, mover, bounds)).min();
            first = sooner(first, m);
            return;
        }
        let Some(region) = hooks::region(table, force) else { return };
        // A straight stretch enters a round area once, whatever rounding makes of the positions about its edge (GB-RUL-55).
        let reach = region.radius.plus(base);
        let m = span::first_within(way, 0, region.centre, reach).filter(|&m| m >= low);
        first = sooner(first, m);
    });
    first
}

/// The first position from `low` on at which the mover comes within an own area of a name or onto such ground.
fn entered_bounds(table: &Table, way: &Way, low: u32, mover: ModelId, bounds: &Bounds) -> Option<u32> {
    let radius = table.profile(mover).base;
    let before = Disc { centre: way.position(low - 1), radius };
    let first = |shape: Shape| {
        let outside = !shape.within(before, Length::ZERO);
        let m = span::first_within_shape(way, low, radius, &shape, Length::ZERO);
        m.filter(|_| outside)
    };
    match bounds {
        Bounds::Area(link) => {
            let own =
                table.effects.areas.iter().filter(|area| area.id == link.id && area.seat == mover.seat());
            own.filter_map(|area| first(Shape::Disc(template(area.at)))).min()
        }
        Bounds::Ground(ground) => {
            let shapes = terrain::shapes(table, mover.seat(), *ground);
            shapes.into_iter().filter_map(first).min()
        }
    }
}

/// The first position from `low` on at which the mover comes within an aura that changes its MOV, or leaves one: such a change
/// counts at once (GB-ADV-05, GB-DEF-19).
fn crossed(table: &Table, way: &Way, low: u32, mover: ModelId) -> Option<u32> {
    let base = table.profile(mover).base;
    let mut first: Option<u32> = None;
    force::each_changing(table, Touch::Pace, |force| {
        let Some(bearer) = force.bearer.filter(|&bearer| bearer != mover) else { return };
        for inches in force.rule.mods.iter().filter_map(|modifier| touch::pace(modifier, force.area)) {
            let own = table.disc(bearer);
            let reach = own.radius.plus(base).plus(Length::inches(i32::from(inches)));
            // Each is crossed once on a straight stretch (GB-RUL-55).
            let m = match span::first_within(way, 0, own.centre, reach) {
                Some(inside) if inside < low => {
                    let last = span::last_within(way, inside, own.centre, reach);
                    last.map(|last| last + 1).filter(|&m| (low..=way.last()).contains(&m))
                }
                entered => entered,
            };
            first = sooner(first, m);
        }
    });
    first
}

/// The first position from `low` on at which the mover comes into base contact with somebody, if it has something that
/// answers to that. Whom it touches already it does not touch anew until it has let go (GB-RUL-88).
fn touched(table: &Table, way: &Way, low: u32, mover: ModelId) -> Option<(u32, ModelSet)> {
    if !table.effects.holders.firing(HookSet::of(&[Hook::AdvDuring])).has(mover) {
        return None;
    }
    let base = table.profile(mover).base;
    let bounds = Rect::round(&[way.from, way.to]);
    let mut first: Option<(u32, ModelSet)> = None;
    for other in table.standing.without(mover).iter() {
        let (at, contact) = (table.model(other).at, base.plus(table.profile(other).base).plus(Length(2)));
        if !bounds.reaches(at, contact.plus(Length(2))) {
            continue;
        }
        let disc = table.disc(other);
        let touches = |m: u32| Disc { centre: way.position(m), radius: base }.touches(disc);
        let apart = if touches(low - 1) { (low..=way.last()).find(|&m| !touches(m)) } else { Some(low) };
        let m = apart.and_then(|apart| span::first_nearer(way, apart, at, contact));
        first = match (m, first) {
            (Some(m), Some((at, models))) if m == at => Some((at, models.with(other))),
            (Some(m), Some((at, _))) if m > at => first,
            (Some(m), _) => Some((m, ModelSet::EMPTY.with(other))),
            (None, first) => first,
        };
    }
    first
}

/// The models whose melee zone a model leaves on a stretch and that answer to it.
#[must_use]
pub fn zones_left(table: &Table, mover: ModelId, from: Point, to: Point) -> ModelSet {
    const ANSWERS: HookSet = HookSet::of(&[Hook::AdvEndFriend, Hook::AdvEndEnemy]);
    let effects = &table.effects;
    let others = if effects.loose.hooks.or(effects.given.hooks).meets(ANSWERS) {
        table.standing
    } else {
        effects.holders.firing(ANSWERS).and(table.standing)
    };
    if from == to || others.is_empty() {
        return ModelSet::EMPTY;
    }
    let (radius, bounds) = (table.profile(mover).base, Rect::round(&[from, to]));
    let mut way = None;
    let mut left = ModelSet::EMPTY;
    for other in others.without(mover).iter() {
        let (at, base) = (table.model(other).at, table.profile(other).base);
        let zone = Length::inches(i32::from(layers::zone(table, other)));
        let reach = zone.plus(base).plus(radius);
        if !bounds.reaches(at, reach.plus(Length(2))) {
            continue;
        }
        let way = way.get_or_insert_with(|| Way::new(from, to));
        if span::last_before_leaving(way, 0, at, reach).is_some() {
            left = left.with(other);
        }
    }
    left
}

/// The first position at which the mover may take a free ball: it moves within 1" of it, by coming near or by moving
/// about where it is near already (GB-SNAP-02).
fn first_in_reach(
    table: &Table,
    way: &Way,
    start: u32,
    (mover, movement): (ModelId, Movement),
    fresh: bool,
) -> Option<u32> {
    let ball = table.free_ball()?;
    if !may_hold(table, mover) {
        return None;
    }
    let reach = table.profile(mover).base.plus(BALL).plus(Length::inches(1));
    if !Rect::round(&[way.from, way.to]).reaches(ball.centre, reach.plus(Length(2))) {
        return None;
    }
    let first = if fresh {
        span::first_within(way, start + 1, ball.centre, reach)?
    } else {
        // Where it has been near already on this stretch it does not come near again.
        span::first_within(way, 0, ball.centre, reach).filter(|&first| first > start)?
    };
    // Nobody takes the ball while rounding has it lie over a base it passes in contact (GB-RUL-73, -75).
    let here = |m: &u32| way.position(*m).within(ball.centre, reach);
    (first..=way.last())
        .take_while(here)
        .find(|&m| !lies_over(table, way, m, (mover, movement)))
        .or(Some(first))
}

/// Whether a model is allowed to have the ball: it is on the pitch, not KD, not going out or about to, and has not given the
/// ball up in this activation (GB-KD-04, GB-RUL-82, GB-BALL-07).
#[must_use]
pub fn may_hold(table: &Table, model: ModelId) -> bool {
    let gave_up = table.activation.is_some_and(|activation| activation.model == model && activation.gave_up);
    let out = table.model(model).conditions.has(Condition::TakenOut) || table.model(model).hp == 0;
    table.is_on_pitch(model) && !table.model(model).is_down() && !out && !gave_up
}
