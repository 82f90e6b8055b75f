//! The secret choice to cooperate or to conflict (GM-CTST-02, -03).

use kernel::{Next, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::ask::{Choice, PickStance, Prompt};
use crate::event::Event;
use crate::seats::Seats;

/// Contesting Guilds choosing a stance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stance {
    space: u8,
    seats: Seats,
}

impl Stance {
    pub(super) fn new(space: u8, seats: Seats) -> Self {
        Self { space, seats }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let prompt = Prompt::Stance(PickStance { space: self.space });
                Next::Seal(self.seats.iter().map(|seat| (seat, prompt)).collect())
            }
            Wake::Expired(seat, _) => Next::Fill(seat, Choice::Cooperate),
            Wake::Answers(answers) => {
                let mut conflictors = Seats::default();
                for &(seat, choice) in answers {
                    let conflict = choice == Choice::Conflict;
                    desk.emit(Event::Stance { seat, conflict });
                    if conflict {
                        conflictors = conflictors.with(seat);
                    }
                }
                Next::Return(Reply::Conflictors(conflictors))
            }
            _ => Next::Bug("stance"),
        }
    }
}
