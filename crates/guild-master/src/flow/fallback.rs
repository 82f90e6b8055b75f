//! The fallback: a Private Contract or Wander with the same team (GM-PRIV-02 to -06).

use kernel::{Next, Wake};
use serde::{Deserialize, Serialize};

use super::private::Private;
use super::wander::Wander;
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;

/// Guilds falling back one after another, by Fame (GM-RUL-30). Every one of them is asked, whatever it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fallback {
    number: u8,
    order: SeatOrder,
    next: u8,
}

impl Fallback {
    pub(crate) fn new(table: &Table, number: u8, seats: Seats) -> Self {
        Self { number, order: table.by_fame(seats), next: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {}
            Wake::Returned(_) => self.next += 1,
            Wake::Expired(seat, _) => return Next::Fill(seat, Choice::Pass),
            Wake::Answer(seat, &Choice::Wander(skill)) => {
                return Next::Call(Frame::Wander(Wander::new(self.number, seat, skill)));
            }
            Wake::Answer(seat, &Choice::Private(contract, skill)) => {
                return Next::Call(Frame::Private(Private::new(self.number, seat, contract, skill)));
            }
            Wake::Answer(seat, Choice::Pass) => {
                desk.emit(Event::Passed { seat });
                self.next += 1;
            }
            _ => return Next::Bug("fallback"),
        }
        match self.order.get(usize::from(self.next)) {
            Some(&seat) => Next::Ask(seat, Prompt::Fallback { number: self.number }),
            None => Next::Return(Reply::Done),
        }
    }
}
