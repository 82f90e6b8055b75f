//! Wander: a Skill Check whose result decides the reward (GM-PRIV-12 to -17).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::check::Check;
use super::{Frame, Reply, Step, Woken, Work};
use crate::event::Event;
use crate::terms::Skill;

/// A team wandering.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Wander {
    number: u8,
    seat: Seat,
    skill: Skill,
}

impl Wander {
    pub(super) fn new(number: u8, seat: Seat, skill: Skill) -> Self {
        Self { number, seat, skill }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let table = desk.table();
                let dice = table.dice(&table.guild(self.seat).order(self.number).team, self.skill);
                Next::Call(Frame::Check(Check::alone(self.seat, self.skill, dice)))
            }
            Wake::Returned(_) => {
                let seat = self.seat;
                let result = desk.table().guild(seat).roll.result();
                desk.emit(Event::Wandered { seat, result });
                let (gold, fame) = reward(result);
                let (more_gold, more_fame) = desk.table().wander_bonus(seat);
                let (gold, fame) = (gold + i16::from(more_gold), fame + i16::from(more_fame));
                desk.emit(Event::Gold { seat, by: gold });
                if fame > 0 {
                    desk.emit(Event::Fame { seat, by: fame });
                }
                Next::Return(Reply::Done)
            }
            _ => Next::Bug("wander"),
        }
    }
}

/// Gold and Fame for a Wander result (GM-RUL-32): by full tens, and never less than 1 Gold.
#[must_use]
pub(crate) fn reward(result: u8) -> (i16, i16) {
    let tens = i16::from(result / 10);
    (tens.max(1), tens)
}
