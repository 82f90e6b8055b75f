//! Victory points and the end of the match (GB-WIN-01, -06, GB-RUL-13, -26).

use core::cmp::Ordering;

use kernel::Seat;

use super::{Table, taken_out};
use crate::event::Event;
use crate::table::{Outcome, Phase, Verdict};

/// A team gains VP; the totals are compared at once, but in the End Phase only when all models are dealt with.
pub(super) fn score(desk: &mut Table<'_>, seat: Seat, vp: u8) {
    desk.emit(Event::Vp { seat, vp });
    settle(desk);
}

/// Compares the totals, unless the match is over or that has to wait: for the end of the End Phase, or until all are out who go
/// out at once (GB-RUL-26).
pub(super) fn settle(desk: &mut Table<'_>) {
    let waits = desk.table().phase == Phase::End
        || !taken_out::at_zero(desk.table()).and(desk.memo().owed).is_empty();
    if !waits && desk.table().outcome.is_none() {
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
    match ahead(red, blue) {
        Some(winner) => desk.emit(Event::Ended(Outcome { winner: Some(winner), by: Verdict::Points })),
        None if !table.level => desk.emit(Event::Level),
        None => {}
    }
}

/// Who of the two has more, if anybody.
pub(super) fn ahead<T: Ord + Copy>(red: T, blue: T) -> Option<Seat> {
    match red.cmp(&blue) {
        Ordering::Greater => Some(Seat(0)),
        Ordering::Less => Some(Seat(1)),
        Ordering::Equal => None,
    }
}
