//! The Round: start, orders, action, reset, and on to the next one (GM-ROUN).

use kernel::{Next, Wake};
use serde::{Deserialize, Serialize};

use super::action::Action;
use super::endgame::Endgame;
use super::orders::Orders;
use super::plot::Plot;
use super::reset::Reset;
use super::start::Start;
use super::{Frame, Step, Woken, Work};
use crate::event::Event;
use crate::table::Phase;

/// One Round after another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Round {
    /// The part that is under way, or that begins when woken to begin.
    at: Phase,
}

impl Round {
    pub(crate) fn new() -> Self {
        Self { at: Phase::Start }
    }

    /// A Round that is in the middle of a part, for scenarios.
    pub(crate) fn within(at: Phase) -> Self {
        Self { at }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (at, Wake::Begin) => self.enter(at, desk),
            (Phase::Start, Wake::Returned(_)) => self.enter(Phase::Plot, desk),
            (Phase::Plot, Wake::Returned(_)) => self.enter(Phase::Orders, desk),
            (Phase::Orders, Wake::Returned(_)) => self.enter(Phase::Action, desk),
            (Phase::Action, Wake::Returned(_)) => self.enter(Phase::Reset, desk),
            (Phase::Reset, Wake::Returned(_)) => {
                if desk.table().is_last_round() {
                    return Next::Become(Frame::Endgame(Endgame));
                }
                desk.emit(Event::Round { round: desk.table().round + 1 });
                self.enter(Phase::Start, desk)
            }
            _ => Next::Bug("round"),
        }
    }

    fn enter(&mut self, at: Phase, desk: &mut Work<'_>) -> Step {
        // GM-ROUN-05: Round 1 has neither Start of Round nor Plot Phase.
        let at = if at == Phase::Start && desk.table().round == 1 { Phase::Orders } else { at };
        self.at = at;
        desk.emit(Event::Phase { phase: at });
        match at {
            Phase::Start => Next::Call(Frame::Start(Start::new())),
            Phase::Plot => Next::Call(Frame::Plot(Plot)),
            Phase::Orders => Next::Call(Frame::Orders(Orders::new())),
            Phase::Action => Next::Call(Frame::Action(Action::new(0))),
            Phase::Reset => Next::Call(Frame::Reset(Reset::new())),
            Phase::End => Next::Become(Frame::Endgame(Endgame)),
            Phase::Setup => Next::Bug("round"),
        }
    }
}
