//! The Order Phase: one secret sheet of Orders for each Guild (GM-ORDR).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::action::holders;
use super::{Reply, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::order::{ORDERS, Objective, Sheet};
use crate::seats::Seats;

/// Asks every Guild for its Orders at once and reveals them together (GM-ORDR-01, GM-ACTN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Orders;

impl Orders {
    #[expect(clippy::unused_self, reason = "every frame is woken alike")]
    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let seats = Seat::all(desk.table().seats);
                return Next::Open(seats.map(|seat| (seat, Prompt::Orders)).collect());
            }
            Wake::Answer(seat, &Choice::Orders(sheet)) => draft(desk, seat, sheet),
            Wake::Answer(seat, Choice::Reconsider) => desk.emit(Event::Reconsidered { seat }),
            Wake::Answer(seat, &Choice::Show(objective, number, to)) => {
                desk.emit(Event::CardShown { seat, to, objective, number });
                return Next::Wait;
            }
            // GM-RUL-10: what was handed in stands; a Guild that handed nothing in has no Orders.
            Wake::Expired(seat, _) if desk.table().guild(seat).draft.is_some() => {}
            Wake::Expired(seat, _) => draft(desk, seat, Sheet::default()),
            _ => return Next::Bug("orders"),
        }
        let table = desk.table();
        let ready: Seats =
            table.everyone().iter().filter(|&seat| table.guild(seat).draft.is_some()).collect();
        if ready != table.everyone() {
            // GM-ORDR-16: who is ready may still change its Orders while any Guild is not.
            return Next::Rest(ready.iter().collect());
        }
        for seat in ready.iter() {
            if let Some(sheet) = desk.table().guild(seat).draft {
                desk.emit(Event::Orders { seat, sheet });
            }
        }
        announce(desk);
        Next::Return(Reply::Done)
    }
}

/// A Guild hands its Orders in.
fn draft(desk: &mut Work<'_>, seat: Seat, mut sheet: Sheet) {
    sheet.spaces.iter_mut().for_each(|order| order.done = false);
    desk.emit(Event::Drafted { seat, sheet });
}

/// Points out the objectives on which a Contest is likely (GM-ACTN-17).
fn announce(desk: &mut Work<'_>) {
    for number in 0..ORDERS as u8 {
        for objective in (0..13).filter_map(Objective::at_step) {
            let guilds = holders(desk.table(), number, Some(objective));
            if guilds.len() > 1 {
                desk.emit(Event::Likely { number, objective, guilds });
            }
        }
    }
}
