//! The match and its turns (GB-SETUP-12, GB-TURN-01).

use kernel::Wake as W;
use serde::{Deserialize, Serialize};

use super::{
    ActivationPhase, EndPhase, Frame, Initiative, KickOff, Maintenance, Next, SetUp, Table, Wake, momentum,
};
use crate::event::{Event, Momentum};
use crate::table::{Book, Phase};

/// The whole match: set-up, kick-off, then turn after turn until somebody has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Match {
    /// Nothing has happened.
    Opening,
    /// The teams are being set up.
    SetUp,
    /// The kick-off is being made.
    KickOff,
    /// Turns are being played.
    Turns,
}

impl Match {
    pub(super) fn wake(&mut self, wake: &Wake<'_>) -> Next {
        match (*self, wake) {
            (Self::Opening, W::Begin) => {
                *self = Self::SetUp;
                Next::Call(Frame::SetUp(SetUp::new()))
            }
            (Self::SetUp, W::Returned(_)) => {
                *self = Self::KickOff;
                Next::Call(Frame::KickOff(KickOff::new()))
            }
            (Self::KickOff | Self::Turns, W::Returned(_)) => {
                *self = Self::Turns;
                Next::Call(Frame::Turn(Turn::new()))
            }
            _ => Next::Bug("match"),
        }
    }
}

/// One turn (GB-TURN-01): Initiative (from turn two on), both Maintenance Phases, Activation, End.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Turn {
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Start,
    Initiative,
    FirstMaintenance,
    SecondMaintenance,
    Activation,
    End,
}

impl Turn {
    /// A new turn.
    pub(super) fn new() -> Self {
        Self { at: At::Start }
    }

    /// A turn that waits for the given phase to return; for scenarios.
    pub(super) fn during(phase: Phase) -> Self {
        let at = match phase {
            Phase::Setup | Phase::Initiative => At::Initiative,
            Phase::Maintenance => At::SecondMaintenance,
            Phase::Activation => At::Activation,
            Phase::End => At::End,
        };
        Self { at }
    }

    /// A turn whose first Maintenance Phase is on; for scenarios.
    pub(super) fn during_first_maintenance() -> Self {
        Self { at: At::FirstMaintenance }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Start, W::Begin) => {
                let turn = desk.table().turn.saturating_add(1);
                desk.emit(Event::Turn { turn });
                if turn == 1 { self.maintenance(desk) } else { self.initiative(desk) }
            }
            (At::Initiative, W::Returned(_)) => self.maintenance(desk),
            (At::FirstMaintenance, W::Returned(_)) => {
                self.at = At::SecondMaintenance;
                Next::Call(Frame::Maintenance(Maintenance::new(desk.table().initiative.other())))
            }
            (At::SecondMaintenance, W::Returned(_)) => {
                if desk.table().book == Book::Aid && desk.table().turn == 1 {
                    let kicking = desk.table().kicking;
                    momentum::gain(desk, kicking, 1, Momentum::KickOff);
                }
                self.at = At::Activation;
                desk.emit(Event::Phase { phase: Phase::Activation });
                Next::Call(Frame::ActivationPhase(ActivationPhase::new(desk.table().initiative)))
            }
            (At::Activation, W::Returned(_)) => {
                self.at = At::End;
                Next::Call(Frame::EndPhase(EndPhase::new()))
            }
            (At::End, W::Returned(reply)) => Next::Return(*reply),
            _ => Next::Bug("turn"),
        }
    }

    fn initiative(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Initiative;
        desk.emit(Event::Phase { phase: Phase::Initiative });
        Next::Call(Frame::Initiative(Initiative::new()))
    }

    /// The player with the initiative completes all Maintenance steps before the other starts (GB-TURN-10).
    fn maintenance(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::FirstMaintenance;
        desk.emit(Event::Phase { phase: Phase::Maintenance });
        Next::Call(Frame::Maintenance(Maintenance::new(desk.table().initiative)))
    }
}
