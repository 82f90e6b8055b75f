//! The Start of Round: Events are announced and carried out, then a Blood Moon brings Private Contracts (GM-STAR).

use kernel::{Next, Wake};
use serde::{Deserialize, Serialize};

use super::blood_moon::BloodMoon;
use super::effect::Effect;
use super::{Frame, Reply, Step, Woken, Work};
use crate::cards::ContractId;
use crate::effect::When;
use crate::event::Event;

/// The Start of Round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Start {
    /// The next Contract space whose Event is carried out; beyond the last one Private Contracts are drawn.
    space: u8,
}

/// Beyond all Contract spaces.
const DONE: u8 = u8::MAX;

impl Start {
    pub(super) fn new() -> Self {
        Self { space: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => announce(desk),
            Wake::Returned(_) if self.space == DONE => return Next::Return(Reply::Done),
            Wake::Returned(_) => {}
            _ => return Next::Bug("start of round"),
        }
        // GM-STAR-02: from space 1 up; an Event that is gone by its turn does nothing (GM-RUL-44).
        let next = desk.table().open_events(When::StartRound).find(|(space, _)| *space >= self.space);
        if let Some((space, contract)) = next {
            self.space = space + 1;
            return Effect::event(desk, contract);
        }
        self.space = DONE;
        // GM-STAR-06: outside Blood Moon Rounds nothing is drawn.
        if desk.table().is_blood_moon() {
            return Next::Call(Frame::BloodMoon(BloodMoon::new()));
        }
        Next::Return(Reply::Done)
    }
}

/// Announces every Event that lies open (GM-STAR-01).
fn announce(desk: &mut Work<'_>) {
    let open = |when| desk.table().open_events(when).collect::<Vec<(u8, ContractId)>>();
    let mut all = [When::Static, When::StartRound, When::Reset].map(open).concat();
    all.sort_unstable();
    for (space, contract) in all {
        desk.emit(Event::Announced { space, contract });
    }
}
