//! The Reset Phase (GM-RSET).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::reveal::Reveal;
use super::{Frame, Reply, Step, Woken, Work};
use crate::event::Event;
use crate::table::Spot;

/// Clears the Order Boards, pays Income, sets the marker back, wipes under a Blood Moon, and reveals.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Reset;

impl Reset {
    pub(crate) fn new() -> Self {
        Self
    }

    #[expect(clippy::unused_self, reason = "every frame is woken alike")]
    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                desk.emit(Event::Cleared);
                for seat in Seat::all(desk.table().seats) {
                    let income = desk.table().income_of(seat);
                    if income > 0 {
                        desk.emit(Event::Gold { seat, by: i16::from(income) });
                    }
                }
                // GM-RUL-34: in the last Round nothing follows Income.
                if desk.table().is_last_round() {
                    return Next::Return(Reply::Done);
                }
                desk.emit(Event::MarkerReset);
                if desk.table().is_blood_moon() {
                    wipe(desk);
                }
                Next::Call(Frame::Reveal(Reveal::new()))
            }
            Wake::Returned(_) => Next::Return(Reply::Done),
            _ => Next::Bug("reset"),
        }
    }
}

/// The Blood Moon wipe and the cards that fill the empty Contract spaces (GM-RSET-06 to -10, GM-RUL-06).
fn wipe(desk: &mut Work<'_>) {
    desk.emit(Event::Wiped);
    for space in 0..6 {
        if desk.table().spots[usize::from(space)] != Spot::Empty {
            continue;
        }
        if let Some(level) = desk.table().full_decks().next() {
            desk.emit(Event::Refilled { space, level });
        }
    }
}
