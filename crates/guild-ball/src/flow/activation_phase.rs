//! The Activation Phase: the players take turns picking a model (GB-TURN-14, -15, GB-RUL-23).

use kernel::{Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::{Activation, Frame, Next, Reply, Table, Wake};
use crate::ask::{Choice, Prompt};

/// Alternating activations until no model of either team can take one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ActivationPhase {
    next: Seat,
}

impl ActivationPhase {
    /// The phase with this player to pick next.
    #[must_use]
    pub fn new(next: Seat) -> Self {
        Self { next }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match wake {
            W::Begin | W::Returned(_) => self.pick(desk),
            W::Answer(_, Choice::Model(model)) => {
                self.next = self.next.other();
                Next::Call(Frame::Activation(Activation::new(*model)))
            }
            _ => Next::Bug("activation phase"),
        }
    }

    /// Nobody may pass; a player without a model left is skipped (GB-RUL-23).
    fn pick(&mut self, desk: &Table<'_>) -> Next {
        for seat in [self.next, self.next.other()] {
            if !desk.table().ready(seat).is_empty() {
                self.next = seat;
                return Next::Ask(seat, Prompt::Activate);
            }
        }
        Next::Return(Reply::Done)
    }
}
