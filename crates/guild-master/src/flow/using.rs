//! Guilds using abilities and Boons, one after the other (GM-PLOT-01, GM-ACTN-15, GM-RUL-21).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::effect::Effect;
use super::fame_order::FameOrder;
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::ask::{Choice, Prompt, UseEffect};
use crate::effect::Window;
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;
use crate::uses;

/// Guilds that may use something, each as often as it can and likes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Using {
    window: Window,
    /// The Guilds that have still to be ranked.
    seats: Seats,
    order: SeatOrder,
    next: u8,
}

impl Using {
    pub(super) fn new(window: Window, order: SeatOrder) -> Self {
        Self { window, seats: Seats::default(), order, next: 0 }
    }

    /// Those of some Guilds that can use something in a window, in Fame Order (GM-RUL-05); nothing when nobody can.
    pub(super) fn among(table: &Table, window: Window, seats: Seats) -> Option<Frame> {
        let able: Seats = seats.iter().filter(|&seat| uses::any(table, seat, window)).collect();
        (!able.is_empty())
            .then(|| Frame::Using(Self { seats: able, ..Self::new(window, able.iter().collect()) }))
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            // GM-RUL-03: no die is rolled for one Guild alone.
            Wake::Begin if self.seats.len() > 1 => {
                let places = self.seats.len() as u8;
                return Next::Call(Frame::FameOrder(FameOrder::new(desk.table(), self.seats, places)));
            }
            Wake::Returned(Reply::Order(order)) => self.order = order,
            Wake::Begin | Wake::Returned(_) => {}
            Wake::Expired(seat, _) => return Next::Fill(seat, Choice::Pass),
            Wake::Answer(_, Choice::Pass) => self.next += 1,
            Wake::Answer(seat, &Choice::Use(source)) => {
                desk.emit(Event::Used { seat, source, window: self.window });
                return Next::Call(Frame::Effect(Effect::of_use(desk.table(), seat, source, self.window)));
            }
            _ => return Next::Bug("using"),
        }
        while let Some(seat) = self.seat() {
            if uses::any(desk.table(), seat, self.window) {
                return Next::Ask(seat, Prompt::Use(UseEffect { window: self.window }));
            }
            self.next += 1;
        }
        Next::Return(Reply::Done)
    }

    fn seat(&self) -> Option<Seat> {
        self.order.get(usize::from(self.next)).copied()
    }
}
