//! The fallback: a Private Contract or Wander with the same team (GM-PRIV-02 to -06).

use kernel::{Next, Wake};
use serde::{Deserialize, Serialize};

use super::fame_order::FameOrder;
use super::private::Private;
use super::wander::Wander;
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::ask::{Choice, FallBack, Prompt};
use crate::event::Event;
use crate::seats::Seats;

/// Guilds falling back one after another, in Fame Order (GM-RUL-30, GM-FAME-07). Every one of them is asked, whatever it
/// holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Fallback {
    number: u8,
    seats: Seats,
    order: SeatOrder,
    next: u8,
}

impl Fallback {
    pub(crate) fn new(number: u8, seats: Seats) -> Self {
        Self { number, seats, order: SeatOrder::new(), next: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let places = self.seats.len() as u8;
                return Next::Call(Frame::FameOrder(FameOrder::new(desk.table(), self.seats, places)));
            }
            Wake::Returned(Reply::Order(order)) => self.order = order,
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
            Some(&seat) => Next::Ask(seat, Prompt::Fallback(FallBack { number: self.number })),
            None => Next::Return(Reply::Done),
        }
    }
}
