//! Letting go of the ball (GB-BALL-04 to -06).

use kernel::Chance;
use plane::{Length, Point, compass};

use super::draw::between;
use super::spot;
use crate::ask::Choice;
use crate::engage;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{BALL, Table};

/// How far from the model the ball may be put (GB-BALL-06).
const REACH: Length = Length(254);

/// A model that no enemy engages puts its ball down within 1".
pub(super) fn check(table: &Table, model: ModelId, at: Point) -> Result<(), Refusal> {
    if !table.has_ball(model) {
        return refuse("GB-BALL-04", Why::NoBall(model));
    }
    if let Some(enemy) = engage::engaging(table, model).iter().next() {
        return refuse("GB-BALL-04", Why::Engaged(enemy));
    }
    fits(table, model, at).map_err(|refusal| {
        let own = table.disc(model);
        let reach = own.radius.plus(BALL).plus(REACH);
        let last = spot::last_towards(own.centre, at, reach, |&end| fits(table, model, end).is_ok());
        refusal.at_most(last.or_else(|| {
            let mut all = Vec::new();
            candidates(table, model, usize::MAX, &mut all);
            spot::nearest_of(&all, at)
        }))
    })
}

/// Whether the ball may be put there.
fn fits(table: &Table, model: ModelId, at: Point) -> Result<(), Refusal> {
    let ball = spot::ball_at(at);
    spot::placeable(table, ball, ModelSet::EMPTY)?;
    if !table.disc(model).within(ball, REACH) {
        return refuse("GB-BALL-06", Why::OutOfRange { reach: REACH });
    }
    Ok(())
}

/// Places at both ends of the reach in eight directions; the model is known to have the ball and to be free.
pub(super) fn candidates(table: &Table, model: ModelId, want: usize, out: &mut Vec<Choice>) {
    let end = out.len().saturating_add(want);
    let sum = table.profile(model).base.plus(BALL);
    for length in [sum.plus(REACH), sum.plus(Length(2))] {
        for direction in 0..8 {
            if out.len() >= end {
                return;
            }
            let at = table.model(model).at + compass::vector(8 * direction, length);
            if spot::obstacle(table, spot::ball_at(at), ModelSet::EMPTY).is_ok() {
                out.push(Choice::GiveUp(at));
            }
        }
    }
}

/// Any place within reach; nothing when a few tries fail. The model is known to have the ball and to be free.
pub(super) fn sample(table: &Table, model: ModelId, rng: &mut dyn Chance) -> Option<Choice> {
    const TRIES: u32 = 8;
    let sum = table.profile(model).base.plus(BALL);
    (0..TRIES).find_map(|_| {
        let length = Length(between(sum.0 + 2, sum.plus(REACH).0, rng));
        let at = table.model(model).at + compass::vector(rng.below(compass::DIRECTIONS), length);
        let fits = spot::obstacle(table, spot::ball_at(at), ModelSet::EMPTY).is_ok();
        fits.then_some(Choice::GiveUp(at))
    })
}
