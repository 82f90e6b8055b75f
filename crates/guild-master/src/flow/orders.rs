//! The Order Phase: one secret sheet of Orders for each Guild (GM-ORDR).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::action::holders;
use super::{Reply, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::order::{ORDERS, Objective, Sheet};

/// Asks every Guild for its Orders at once and reveals them together (GM-ORDR-01, GM-ACTN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Orders;

impl Orders {
    #[expect(clippy::unused_self, reason = "every frame is woken alike")]
    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let seats = Seat::all(desk.table().seats);
                Next::Seal(seats.map(|seat| (seat, Prompt::Orders)).collect())
            }
            // GM-RUL-37: what is shown is no answer.
            Wake::Answer(seat, &Choice::Show(objective, number, to)) => {
                desk.emit(Event::CardShown { seat, to, objective, number });
                Next::Wait
            }
            // GM-RUL-10: nor is a draft, until the time runs out.
            Wake::Answer(seat, &Choice::Draft(sheet)) => Next::Keep(seat, Choice::Orders(sheet)),
            // GM-RUL-10: what was handed in stands, also where it was taken back to go on with it, and so does a draft; a
            // Guild without either has no Orders.
            Wake::Expired(seat, _) => Next::Restore(seat, Choice::Orders(Sheet::default())),
            Wake::Answers(answers) => {
                for &(seat, choice) in answers {
                    if let Choice::Orders(mut sheet) = choice {
                        sheet.spaces.iter_mut().for_each(|order| order.done = false);
                        desk.emit(Event::Orders { seat, sheet });
                    }
                }
                announce(desk);
                Next::Return(Reply::Done)
            }
            _ => Next::Bug("orders"),
        }
    }
}

/// Points out the objectives on which a Contest is likely (GM-ACTN-17).
fn announce(desk: &mut Work<'_>) {
    for number in 0..ORDERS as u8 {
        for objective in Objective::all() {
            let guilds = holders(desk.table(), number, Some(objective));
            if guilds.len() > 1 {
                desk.emit(Event::Likely { number, objective, guilds });
            }
        }
    }
}
