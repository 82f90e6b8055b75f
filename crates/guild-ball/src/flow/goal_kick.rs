//! A goal kick (GB-GOAL-06 to -09, GB-RUL-45).

use kernel::{Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::{Frame, Next, Scatter, Table, Wake};
use crate::ask::{Choice, Placing, Prompt};

/// The conceding player positions the ball near the own goalpost and it scatters from there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GoalKick {
    seat: Seat,
}

impl GoalKick {
    /// The goal kick of this player.
    #[must_use]
    pub fn new(seat: Seat) -> Self {
        Self { seat }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match wake {
            W::Begin => Next::Ask(self.seat, Prompt::Place { why: Placing::GoalKick }),
            W::Answer(_, Choice::Spot(spot)) => {
                Next::Become(Frame::Scatter(Scatter::goal_kick(desk.table(), self.seat, *spot)))
            }
            _ => Next::Bug("goal kick"),
        }
    }
}
