//! Fame Order: the most Fame first, level Guilds decided by dice (GM-FAME-06, -07, GM-RUL-03).

use kernel::{Draw, Next, Ranking, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;

/// Ranks Guilds for one task; the order is frozen for that task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct FameOrder {
    ranking: Ranking,
}

impl FameOrder {
    pub(super) fn new(table: &Table, seats: Seats) -> Self {
        let scores = seats.iter().map(|seat| (seat, i32::from(table.guild(seat).fame)));
        Self { ranking: Ranking::by_score(scores) }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {}
            Wake::Drawn(drawn) => {
                for (&seat, &die) in self.ranking.unsettled().iter().zip(drawn.faces()) {
                    desk.emit(Event::OrderDie { seat, die });
                }
                self.ranking.settle(drawn.faces());
            }
            _ => return Next::Bug("fame order"),
        }
        let level = self.ranking.unsettled();
        if level.is_empty() {
            return Next::Return(Reply::Order(self.ranking.order().iter().copied().collect()));
        }
        Next::Roll(Draw::d6(level.len() as u8))
    }
}
