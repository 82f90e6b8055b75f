//! The clock: time reaches the rules only as an expiry (GB-TOUR-15 to -18, GB-RUL-68).

use kernel::{Pending, Seat, State, Timer};

use super::{Frame, Table, victory};
use crate::GuildBall;
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::legal;
use crate::table::{self, OVERTIME_MINUTES, Phase};

/// Whose clock runs: that of the player who owes the next decision, in Maintenance and Activation Phases only, so that the
/// receiving player's is the first to start (GB-TOUR-13, GB-RUL-68).
#[must_use]
pub fn running(state: &State<GuildBall>) -> Option<Seat> {
    if !runs(&state.table) {
        return None;
    }
    match state.pending() {
        Pending::Asks(asks) => asks.iter().find(|ask| !ask.answered).map(|ask| ask.seat),
        _ => None,
    }
}

/// Which time of a player runs: that of the match, and once that has run out a minute for each activation and each
/// Maintenance Phase (GB-TOUR-16, -17, GB-RUL-68).
#[must_use]
pub fn timer(state: &State<GuildBall>, seat: Seat) -> Timer {
    match running(state) {
        Some(owes) if owes == seat && !state.table.clocks[seat.index()].overtime => Timer::Main,
        Some(owes) if owes == seat => Timer::Extra { number: minute(state), seconds: OVERTIME_MINUTES * 60 },
        _ => Timer::Stands,
    }
}

/// The number of the minute: it goes up with every activation that ends and every phase, each player's Maintenance Phase
/// counting by itself (GB-TOUR-17).
fn minute(state: &State<GuildBall>) -> u32 {
    let second = state.flow.frames().iter().any(|frame| match frame {
        Frame::Maintenance(maintenance) => maintenance.seat() != state.table.initiative,
        _ => false,
    });
    u32::from(state.table.minutes) * 2 + u32::from(second)
}

/// Whether a clock runs at all now.
fn runs(table: &table::Table) -> bool {
    table.clocked && matches!(table.phase, Phase::Maintenance | Phase::Activation)
}

/// A player's timer has run out. The first time the opponent gains 1 VP and play goes on; when a minute is over
/// the action in progress is finished as simply as it can be and the activation ends: the answer to give in the
/// player's place is returned. Both clocks stand in the Initiative and End Phases and without a clocked game.
pub(super) fn expired(desk: &mut Table<'_>, seat: Seat, prompt: &Prompt) -> Option<Choice> {
    if !runs(desk.table()) {
        return None;
    }
    let overtime = desk.table().clocks[seat.index()].overtime;
    desk.emit(Event::TimeOut { seat });
    if overtime {
        return legal::simplest(desk.table(), desk.memo(), seat, prompt);
    }
    victory::score(desk, seat.other(), 1);
    None
}
