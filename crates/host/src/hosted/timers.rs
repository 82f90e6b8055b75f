//! Whose time runs while a match waits, for whoever keeps time.

use kernel::{Seat, Timer};
use words::Shown;

use super::Match;
use crate::message::AskName;

/// The time of a seat that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// Whose.
    pub seat: Seat,
    /// The first ask the seat has not answered.
    pub ask: AskName,
    /// Which time of it.
    pub timer: Timer,
}

impl<G: Shown> Match<G> {
    /// Whose time runs now: nobody's before a match that is held begins, and nobody's after the end.
    pub(super) fn times(&self) -> Vec<Running> {
        let state = self.play.state();
        if self.held || self.ended() {
            return Vec::new();
        }
        let of = |seat: Seat| {
            let ask = state.asks().iter().find(|ask| ask.seat == seat && !ask.answered)?;
            let timer = G::timer(state, seat);
            (timer != Timer::Stands).then_some(Running { seat, ask: AskName(ask.id), timer })
        };
        self.seats().filter_map(of).collect()
    }
}
