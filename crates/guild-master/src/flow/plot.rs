//! The Plot Phase: abilities Guild by Guild, from the most Fame to the least (GM-PLOT).

use kernel::{Next, Wake};
use serde::{Deserialize, Serialize};

use super::fame_order::FameOrder;
use super::using::Using;
use super::{Frame, Reply, Step, Woken, Work};
use crate::effect::Window;
use crate::event::Event;
use crate::seats::Seats;
use crate::uses;

/// The Plot Phase; its order is fixed when it starts (GM-RUL-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Plot;

impl Plot {
    #[expect(clippy::unused_self, reason = "every frame is woken alike")]
    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let table = desk.table();
                // GM-RUL-03: only Guilds with something to do are ranked; what they can do may come of a rival's turn.
                let able = |seat: &kernel::Seat| uses::has_any(table, *seat, Window::Plot);
                let able: Seats = table.everyone().iter().filter(able).collect();
                match able.len() {
                    0 => tell(desk),
                    count => Next::Call(Frame::FameOrder(FameOrder::new(table, able, count as u8))),
                }
            }
            Wake::Returned(Reply::Order(order)) => Next::Call(Frame::Using(Using::new(Window::Plot, order))),
            Wake::Returned(_) => tell(desk),
            _ => Next::Bug("plot"),
        }
    }
}

/// Tells every Guild's Gold at the end of the phase (GM-PLOT-05, GM-RUL-39).
fn tell(desk: &mut Work<'_>) -> Step {
    let gold =
        desk.table().guilds.each_ref().map(|guild| u16::try_from(guild.total_gold()).unwrap_or(u16::MAX));
    desk.emit(Event::GoldTold { gold });
    Next::Return(Reply::Done)
}
