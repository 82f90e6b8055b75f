//! Who has the ball when a kick is over: exact chances over the test and every scatter.
//!
//! What the players decide on the way is taken as follows. Whoever may intercept does, and of several equally near the
//! kicking player lets an own model go first. Whoever may snap a ball up does; where both teams can, all roll. A receiving
//! player who may have a short or lost kick-off handed over takes it. The kicking player picks the best of several places
//! for the ball, and rerolls the scatter of a successful pass to a spot wherever that is better. Better is what leaves
//! more between the chance to have the ball and the chance that the enemy has it.

mod air;
mod contest;

use kernel::odds::Ratio;
use kernel::{List, Seat};
use plane::Point;
use serde::Serialize;

use crate::event::Aim;
use crate::flow::Scatter;
use crate::model::{MODELS_MAX, ModelId, ModelSet};
use crate::table::Table;
use air::Air;
use contest::Contests;

/// Who has the ball when it comes to rest. The chances add up to 1, or with that of a goal where a Shot is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BallOdds {
    /// The chance that the team of the player asked has it.
    pub own: Ratio,
    /// The chance that the enemy has it.
    pub enemy: Ratio,
    /// The chance that it lies free.
    pub free: Ratio,
    /// The part of that which each model has; where a player picks among several who takes it, none of them.
    #[serde(skip_serializing_if = "is_nobody")]
    pub models: List<Holder, MODELS_MAX>,
}

fn is_nobody(models: &List<Holder, MODELS_MAX>) -> bool {
    models.is_empty()
}

/// The chance that a model has the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Holder {
    /// The model.
    pub model: ModelId,
    /// The chance.
    pub chance: Ratio,
}

impl BallOdds {
    const OWN: Self = Self { own: Ratio::ONE, ..Self::NEVER };
    const ENEMY: Self = Self { enemy: Ratio::ONE, ..Self::NEVER };
    const FREE: Self = Self { free: Ratio::ONE, ..Self::NEVER };
    const NEVER: Self = Self { own: Ratio::ZERO, enemy: Ratio::ZERO, free: Ratio::ZERO, models: List::new() };

    /// A model has it, as its own team or the other one sees it.
    fn held(model: ModelId, seat: Seat) -> Self {
        let side = if model.seat() == seat { Self::OWN } else { Self::ENEMY };
        side.by(model, Ratio::ONE)
    }

    /// The same with the chance of a model.
    fn by(mut self, model: ModelId, chance: Ratio) -> Self {
        // There is room for all models of a match.
        let _ = self.models.push(Holder { model, chance });
        self
    }

    /// The same as the other team sees it.
    const fn mirrored(self) -> Self {
        Self { own: self.enemy, enemy: self.own, ..self }
    }

    /// Whether it is better for the kicking team than another; nothing if the numbers grow too large.
    fn beats(&self, other: &Self) -> Option<bool> {
        Some(self.own.checked_add(other.enemy)? > other.own.checked_add(self.enemy)?)
    }

    fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self {
            own: self.own.checked_add(other.own)?,
            enemy: self.enemy.checked_add(other.enemy)?,
            free: self.free.checked_add(other.free)?,
            models: self.models_with(other)?,
        })
    }

    fn times(&self, chance: Ratio) -> Option<Self> {
        Some(Self {
            own: self.own.checked_mul(chance)?,
            enemy: self.enemy.checked_mul(chance)?,
            free: self.free.checked_mul(chance)?,
            models: self.models_times(chance)?,
        })
    }

    /// The models of both.
    fn models_with(&self, other: &Self) -> Option<List<Holder, MODELS_MAX>> {
        let mut all = self.models;
        for holder in &other.models {
            match all.iter_mut().find(|known| known.model == holder.model) {
                Some(known) => known.chance = known.chance.checked_add(holder.chance)?,
                None => all.push(*holder).ok()?,
            }
        }
        Some(all)
    }

    fn models_times(&self, chance: Ratio) -> Option<List<Holder, MODELS_MAX>> {
        let mut all = self.models;
        for holder in all.iter_mut() {
            holder.chance = holder.chance.checked_mul(chance)?;
        }
        Some(all)
    }
}

/// What becomes of the ball of one kick once its test is rolled.
#[derive(Clone, Copy, Debug)]
pub struct Kicked {
    success: BallOdds,
    failure: BallOdds,
}

impl Kicked {
    /// Who has the ball in the end if the test succeeds with a chance.
    pub fn with(&self, success: Ratio) -> Option<BallOdds> {
        self.success.times(success)?.plus(&self.failure.times(success.complement())?)
    }
}

/// The ball of a pass; nothing if the numbers grow too large. A received pass is over with its reception
/// (GB-KICK-19, -21 to -24).
pub fn pass(table: &Table, by: ModelId, aim: Aim, from: Option<Point>, kick_off: bool) -> Option<Kicked> {
    let scatter = Scatter::kick(table, by, aim, from, false, kick_off);
    let mut air = Air::new(table, by.seat(), kick_off);
    match aim {
        Aim::Model(to) => {
            let success = BallOdds::held(to, by.seat());
            Some(Kicked { success, failure: air.scattered(&scatter)?.plain })
        }
        Aim::Spot(_) => {
            let scattered = air.scattered(&scatter)?;
            Some(Kicked { success: scattered.rerolled()?, failure: scattered.plain })
        }
        Aim::Goal => Some(Kicked { success: BallOdds::NEVER, failure: air.scattered(&scatter)?.plain }),
    }
}

/// A scattered ball if a model intercepts it or declines, as its own team sees it (GB-INT-01).
pub(super) fn intercepted(table: &Table, scatter: &Scatter, model: ModelId, takes: bool) -> Option<BallOdds> {
    let (seat, kick_off) = scatter.kicked();
    let mut air = Air::new(table, seat, kick_off);
    let odds = if takes { air.held(model) } else { air.after(&scatter.declined_by(model), scatter.dice())? };
    Some(if model.seat() == seat { odds } else { odds.mirrored() })
}

/// A ball that scatters as it was rolled, or once more (GB-KICK-22).
pub(super) fn rerolled(table: &Table, scatter: &Scatter, again: bool) -> Option<BallOdds> {
    let (seat, kick_off) = scatter.kicked();
    let mut air = Air::new(table, seat, kick_off);
    if again { Some(air.scattered(scatter)?.plain) } else { air.after(scatter, scatter.dice()) }
}

/// A ball that a model takes, or that is left lying, as a team sees it (GB-SNAP-01 to -03).
pub(super) fn taken(model: Option<ModelId>, seat: Seat) -> BallOdds {
    model.map_or(BallOdds::FREE, |model| BallOdds::held(model, seat))
}

/// A ball for which models of both teams roll, as the first team sees it (GB-SNAP-04, -05).
pub(super) fn contest(table: &Table, ours: ModelSet, theirs: ModelSet) -> Option<BallOdds> {
    let rolling = ModelSet(ours.0 | theirs.0);
    if rolling.is_empty() {
        return Some(BallOdds::FREE);
    }
    Contests::default().odds(table, rolling, ours, rolling)
}

/// The ball of a goal kick (GB-GOAL-06 to -09).
pub(super) fn goal_kick(table: &Table, seat: Seat, spot: Point) -> Option<BallOdds> {
    let scatter = Scatter::goal_kick(table, seat, spot);
    Some(Air::new(table, seat, false).scattered(&scatter)?.plain)
}
