//! Victory points and the end of the match (GB-WIN-01, -06, GB-RUL-13, -26).

use kernel::Seat;

use super::Table;
use crate::event::Event;
use crate::table::{Outcome, Phase, Verdict};

/// A team gains VP; the totals are compared at once, but in the End Phase only when all models are dealt with.
pub(super) fn score(desk: &mut Table<'_>, seat: Seat, vp: u8) {
    desk.emit(Event::Vp { seat, vp });
    if desk.table().phase != Phase::End {
        compare(desk);
    }
}

/// Ends the match when a player has reached the total and is ahead; level at or above it, play goes on.
pub(super) fn compare(desk: &mut Table<'_>) {
    let table = desk.table();
    let [red, blue] = table.vp;
    if red.max(blue) < table.goal_vp {
        return;
    }
    if red == blue {
        if !table.level {
            desk.emit(Event::Level);
        }
        return;
    }
    let winner = Some(Seat(u8::from(blue > red)));
    desk.emit(Event::Ended(Outcome { winner, by: Verdict::Points }));
}
