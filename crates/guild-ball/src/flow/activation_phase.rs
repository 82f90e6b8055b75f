//! The Activation Phase: the players take turns picking a model (GB-TURN-14, -15, GB-RUL-23).

use kernel::{Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Activation, Frame, Hooks, Next, Reply, Table, Wake};
use crate::ask::{Choice, Prompt};
use crate::effect::Hook;
use crate::model::ModelId;

/// Alternating activations until no model of either team can take one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivationPhase {
    next: Seat,
    /// Whether what settles the order of activations has been looked at for this one.
    #[serde(default)]
    settled: bool,
}

impl ActivationPhase {
    /// The phase with this player to pick next.
    #[must_use]
    pub fn new(next: Seat) -> Self {
        Self { next, settled: false }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match wake {
            W::Begin | W::Returned(_) => self.pick(desk),
            W::Answer(seat, Choice::Model(model)) => {
                self.next = seat.other();
                self.settled = false;
                Next::Call(Frame::Activation(Activation::new(*model)))
            }
            _ => Next::Bug("activation phase"),
        }
    }

    /// A model that is activated at once comes before everybody, and it stays the turn of whose turn it is. Then comes what
    /// settles the order.
    fn settle(&mut self, desk: &Table<'_>) -> Option<Frame> {
        let table = desk.table();
        let able = |model: &ModelId| table.is_on_pitch(*model) && !table.model(*model).activated;
        if let Some(model) = table.effects.next.filter(able) {
            return Some(Frame::Activation(Activation::new(model)));
        }
        if self.settled {
            return None;
        }
        self.settled = true;
        let team = table.fielded(self.next);
        Hooks::open(table, &Happening { subjects: team, ..Happening::nobody(&[Hook::ActOrder]) })
    }

    /// Nobody may pass; a player without a model left is skipped (GB-RUL-23).
    fn pick(&mut self, desk: &Table<'_>) -> Next {
        if let Some(frame) = self.settle(desk) {
            return Next::Call(frame);
        }
        for seat in [self.next, self.next.other()] {
            if !desk.table().ready(seat).is_empty() {
                return Next::Ask(seat, Prompt::Activate);
            }
        }
        Next::Return(Reply::Done)
    }
}
