//! What interrupts a model on its path: a parting blow or a free ball within reach.

use plane::{Length, Path, Way, span};

use crate::engage::{self, Watch};
use crate::event::Movement;
use crate::flow::Memo;
use crate::model::{ModelId, ModelSet};
use crate::table::{BALL, Table};

/// Why a path is interrupted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Interrupt {
    /// The mover is about to leave the melee zone or the sight of these enemies (GB-PART-01, -02).
    Leaving(ModelSet),
    /// The mover has come within 1" of a free ball (GB-SNAP-02).
    Ball,
}

/// What is walked before the next interruption.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The points reached, the last of which is where the mover is now; empty if it has not moved.
    pub path: Path,
    /// The cost of the stretches finished on this leg (GB-RUL-75).
    pub finished: Length,
    /// The movement still ahead.
    pub memo: Memo,
    /// Of the enemies already offered a blow, those the mover has still not left.
    pub struck: ModelSet,
}

/// Goes along the path of `memo` up to the next interruption, or to its end.
#[must_use]
pub fn next_leg(
    table: &Table,
    memo: &Memo,
    mover: ModelId,
    movement: Movement,
    struck: ModelSet,
    offered: bool,
) -> (Leg, Option<Interrupt>) {
    let mut leg = Leg { path: Path::new(), finished: Length(0), memo: *memo, struck };
    while let Some(&end) = leg.memo.ahead.points().first() {
        let way = Way::new(leg.memo.origin, end);
        let start = leg.memo.covered.0.max(0) as u32;
        let leaving =
            if movement.is_advance() { first_leaving(table, &way, start, mover, &mut leg.struck) } else { None };
        let ball = if offered { None } else { first_in_reach(table, &way, start, mover) };
        let stop = match (leaving, ball) {
            (Some((m, _)), Some(near)) if near <= m => Some((near, Interrupt::Ball)),
            (Some((m, enemies)), _) => Some((m, Interrupt::Leaving(enemies))),
            (None, Some(near)) => Some((near, Interrupt::Ball)),
            (None, None) => None,
        };
        if let Some((m, interrupt)) = stop {
            if m > start {
                leg.path.push(way.position(m));
            }
            leg.memo.covered = way.covered(m);
            return (leg, Some(interrupt));
        }
        if way.last() > start || end != leg.memo.origin {
            leg.path.push(end);
        }
        leg.finished = leg.finished.plus(way.covered(way.last()));
        leg.memo = Memo { origin: end, covered: Length(0), ahead: leg.memo.ahead.rest_after(0) };
    }
    (leg, None)
}

/// The first position from `start` on at which an enemy still engages the mover just before it does not, with all
/// enemies left at that position (GB-RUL-55). Enemies already struck count again once they were really left.
fn first_leaving(
    table: &Table,
    way: &Way,
    start: u32,
    mover: ModelId,
    struck: &mut ModelSet,
) -> Option<(u32, ModelSet)> {
    let mut first: Option<(u32, ModelSet)> = None;
    for enemy in engage::enemies(table, mover.seat()).iter() {
        let Some(zone) = engage::zone(table, enemy) else { continue };
        let reach = zone.plus(table.profile(enemy).base).plus(table.profile(mover).base);
        let leaves = |from: u32| leaving(table, way, from, mover, enemy, reach);
        let m = if struck.has(enemy) {
            let left = leaves(start);
            if left.is_some() {
                *struck = struck.without(enemy);
            }
            left.and_then(|m| leaves(m + 1))
        } else {
            leaves(start)
        };
        first = match (m, first) {
            (Some(m), Some((at, enemies))) if m == at => Some((at, enemies.with(enemy))),
            (Some(m), Some((at, _))) if m > at => first,
            (Some(m), _) => Some((m, ModelSet::EMPTY.with(enemy))),
            (None, _) => first,
        };
    }
    first
}

/// The last position at which an enemy engages the mover just before it does not.
fn leaving(table: &Table, way: &Way, from: u32, mover: ModelId, enemy: ModelId, reach: Length) -> Option<u32> {
    let centre = table.model(enemy).at;
    if !way.segment().within(centre, reach.plus(Length(2))) {
        return None;
    }
    let watch = Watch::new(table, enemy, mover, way.segment());
    if watch.is_certain() {
        return span::last_before_leaving(way, from, centre, reach);
    }
    let mut from = from;
    loop {
        let inside = span::first_within(way, from, centre, reach)?;
        let beyond = span::first_beyond(way, inside, centre, reach).unwrap_or(way.last() + 1);
        if let Some(m) = last_seen(&watch, way, inside, beyond) {
            return (m < way.last()).then_some(m);
        }
        if beyond > way.last() {
            return None;
        }
        from = beyond;
    }
}

/// The last position from `inside` on at which the mover is seen just before it is not or is `beyond` the zone.
fn last_seen(watch: &Watch<'_>, way: &Way, inside: u32, beyond: u32) -> Option<u32> {
    let mut seen_until = None;
    let mut m = inside;
    while m < beyond {
        let (seen, sure) = watch.look(way.position(m));
        if seen {
            m = (m + sure).min(beyond - 1);
            seen_until = Some(m);
        } else if seen_until.is_some() {
            return seen_until;
        }
        m += 1;
    }
    seen_until
}

/// The first position at which the mover may take a free ball.
fn first_in_reach(table: &Table, way: &Way, start: u32, mover: ModelId) -> Option<u32> {
    let ball = table.free_ball()?;
    if !may_hold(table, mover) {
        return None;
    }
    let reach = table.profile(mover).base.plus(BALL).plus(Length::inches(1));
    span::first_within(way, start, ball.centre, reach).filter(|&first| first > start)
}

/// Whether a model is allowed to have the ball: it is not KD and has not given it up in this activation
/// (GB-KD-04, GB-BALL-07).
#[must_use]
pub fn may_hold(table: &Table, model: ModelId) -> bool {
    let gave_up = table.activation.is_some_and(|activation| activation.model == model && activation.gave_up);
    table.is_on_pitch(model) && !table.model(model).is_down() && !gave_up
}
