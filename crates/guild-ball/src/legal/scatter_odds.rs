//! Who has the ball when a kick is over: exact chances over the test and every scatter.
//!
//! What the players decide on the way is taken as follows. Whoever may intercept does, and of several equally near the
//! kicking player lets an own model go first. Whoever may snap a ball up does; where both teams can, all roll. A receiving
//! player who may have a short or lost kick-off handed over takes it. The kicking player picks the best of several places
//! for the ball, and rerolls the scatter of a successful pass to a spot wherever that is better. Better is what leaves
//! more between the chance to have the ball and the chance that the enemy has it.

mod air;
mod contest;

use kernel::Seat;
use kernel::odds::Ratio;
use plane::Point;
use serde::Serialize;

use crate::event::Aim;
use crate::flow::Scatter;
use crate::model::ModelId;
use crate::table::Table;
use air::Air;

/// Who has the ball when a kick is over. The chances add up to 1, or with that of a goal where a Shot is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct BallOdds {
    /// The chance that the kicking team has it.
    pub own: Ratio,
    /// The chance that the enemy has it.
    pub enemy: Ratio,
    /// The chance that it lies free.
    pub free: Ratio,
}

impl BallOdds {
    const OWN: Self = Self { own: Ratio::ONE, enemy: Ratio::ZERO, free: Ratio::ZERO };
    const ENEMY: Self = Self { own: Ratio::ZERO, enemy: Ratio::ONE, free: Ratio::ZERO };
    const FREE: Self = Self { own: Ratio::ZERO, enemy: Ratio::ZERO, free: Ratio::ONE };
    const NEVER: Self = Self { own: Ratio::ZERO, enemy: Ratio::ZERO, free: Ratio::ZERO };

    /// Whether it is better for the kicking team than another; nothing if the numbers grow too large.
    fn beats(&self, other: &Self) -> Option<bool> {
        Some(self.own.checked_add(other.enemy)? > other.own.checked_add(self.enemy)?)
    }

    fn plus(&self, other: &Self) -> Option<Self> {
        Some(Self {
            own: self.own.checked_add(other.own)?,
            enemy: self.enemy.checked_add(other.enemy)?,
            free: self.free.checked_add(other.free)?,
        })
    }

    fn times(&self, chance: Ratio) -> Option<Self> {
        Some(Self {
            own: self.own.checked_mul(chance)?,
            enemy: self.enemy.checked_mul(chance)?,
            free: self.free.checked_mul(chance)?,
        })
    }
}

/// What becomes of the ball of one kick once its test is rolled.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kicked {
    success: BallOdds,
    failure: BallOdds,
}

impl Kicked {
    /// Who has the ball in the end if the test succeeds with a chance.
    pub(super) fn with(&self, success: Ratio) -> Option<BallOdds> {
        self.success.times(success)?.plus(&self.failure.times(success.complement())?)
    }
}

/// The ball of a pass; nothing if the numbers grow too large. A received pass is over with its reception
/// (GB-KICK-19, -21 to -24).
pub(super) fn pass(
    table: &Table,
    by: ModelId,
    aim: Aim,
    from: Option<Point>,
    kick_off: bool,
) -> Option<Kicked> {
    let scatter = Scatter::kick(table, by, aim, from, false, kick_off);
    let mut air = Air::new(table, by.seat(), kick_off);
    match aim {
        Aim::Model(_) => Some(Kicked { success: BallOdds::OWN, failure: air.scattered(&scatter)?.plain }),
        Aim::Spot(_) => {
            let scattered = air.scattered(&scatter)?;
            Some(Kicked { success: scattered.rerolled()?, failure: scattered.plain })
        }
        Aim::Goal => Some(Kicked { success: BallOdds::NEVER, failure: air.scattered(&scatter)?.plain }),
    }
}

/// The ball of a goal kick (GB-GOAL-06 to -09).
pub(super) fn goal_kick(table: &Table, seat: Seat, spot: Point) -> Option<BallOdds> {
    let scatter = Scatter::goal_kick(table, seat, spot);
    Some(Air::new(table, seat, false).scattered(&scatter)?.plain)
}
