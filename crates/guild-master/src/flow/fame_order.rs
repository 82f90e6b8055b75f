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
    /// How many places matter; what is level behind them is not rolled for (GM-RUL-03).
    places: u8,
}

impl FameOrder {
    pub(super) fn new(table: &Table, seats: Seats, places: u8) -> Self {
        let scores = seats.iter().map(|seat| (seat, i32::from(table.guild(seat).fame)));
        Self { ranking: Ranking::by_score(scores), places }
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
        let order = self.ranking.order();
        let before = order.iter().position(|seat| level.first() == Some(seat)).unwrap_or(order.len());
        if before >= usize::from(self.places) || level.is_empty() {
            return Next::Return(Reply::Order(order.iter().copied().take(self.places.into()).collect()));
        }
        Next::Roll(Draw::d6(level.len() as u8))
    }
}
