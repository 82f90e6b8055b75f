//! The Private Contract each Guild draws at the start of a Blood Moon Round (GM-STAR-04).

use kernel::{Draw, List, Next, Wake};
use serde::{Deserialize, Serialize};

use super::fame_order::FameOrder;
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::cards::ContractId;
use crate::event::Event;
use crate::pile::Top;
use crate::terms::Level;

/// Draws one Common Contract for each Guild, in Fame Order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct BloodMoon {
    order: SeatOrder,
    next: u8,
}

impl BloodMoon {
    pub(super) fn new() -> Self {
        Self { order: List::new(), next: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                // GM-RUL-03: only the places that draw a card are rolled for, and none when no card is left.
                let (everyone, deck) = (desk.table().everyone(), desk.table().decks[Level::Common.index()]);
                if deck == 0 {
                    return Next::Return(Reply::Done);
                }
                return Next::Call(Frame::FameOrder(FameOrder::new(desk.table(), everyone, deck)));
            }
            Wake::Returned(Reply::Order(order)) => self.order = order,
            Wake::Drawn(drawn) => {
                if let Some(contract) = desk.table().open_contracts(Level::Common).nth(drawn.index()) {
                    self.deal(contract, desk);
                }
            }
            _ => return Next::Bug("blood moon"),
        }
        // GM-RUL-06: a draw that finds no Common Contract in the deck gives nothing.
        while usize::from(self.next) < self.order.len() {
            match desk.table().top(Level::Common, 0) {
                Top::Open(of) => return Next::Roll(Draw::One { of }),
                Top::Settled(contract) => self.deal(contract, desk),
                Top::Empty => break,
            }
        }
        Next::Return(Reply::Done)
    }

    /// The next Guild gets a card.
    fn deal(&mut self, contract: ContractId, desk: &mut Work<'_>) {
        if let Some(&seat) = self.order.get(usize::from(self.next)) {
            desk.emit(Event::Dealt { seat, contract });
        }
        self.next += 1;
    }
}
