//! The clock: time reaches the rules only as an expiry (GB-TOUR-15 to -18, GB-RUL-68).

use kernel::Seat;

use super::{Table, victory};
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::legal;
use crate::table::Phase;

/// A player's timer has run out. The first time the opponent gains 1 VP and play goes on; when a minute is over
/// the action in progress is finished as simply as it can be and the activation ends: the answer to give in the
/// player's place is returned. Both clocks stand in the Initiative and End Phases and without a clocked game.
pub(super) fn expired(desk: &mut Table<'_>, seat: Seat, prompt: &Prompt) -> Option<Choice> {
    let table = desk.table();
    if !table.clocked || !matches!(table.phase, Phase::Maintenance | Phase::Activation) {
        return None;
    }
    let overtime = table.clocks[seat.index() & 1].overtime;
    desk.emit(Event::TimeOut { seat });
    if overtime {
        return legal::simplest(desk.table(), desk.memo(), seat, prompt);
    }
    victory::score(desk, seat.other(), 1);
    None
}
