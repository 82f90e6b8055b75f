//! The game plan Sidestep, a rule of its own (GB-GPB-09).

use kernel::{Seat, Wake as W};
use plane::Length;
use serde::{Deserialize, Serialize};

use super::{Advance, Frame, Next, Reply, Table, Wake};
use crate::ask::{Choice, Prompt};
use crate::effect::AbilityId;
use crate::event::Movement;
use crate::model::ModelSet;

/// How many models the player with the initiative may pick.
const MOST: u8 = 3;

/// The player with the initiative dodges up to three models, the other no more than were picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sidestep {
    id: AbilityId,
    /// Those who have dodged.
    done: ModelSet,
    /// Whether it is the other player's turn.
    second: bool,
}

impl Sidestep {
    pub(super) fn new(id: AbilityId) -> Self {
        Self { id, done: ModelSet::EMPTY, second: false }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match wake {
            W::Begin | W::Returned(_) => self.pick(desk),
            W::Answer(_, Choice::Model(model)) => {
                self.done = self.done.with(*model);
                Next::Call(Frame::Advance(Advance::new(*model, Movement::Dodge, Length::inches(2))))
            }
            W::Answer(_, Choice::No) => self.pass(desk),
            _ => Next::Bug("sidestep"),
        }
    }

    fn seat(&self, desk: &Table<'_>) -> Seat {
        let first = desk.table().initiative;
        if self.second { first.other() } else { first }
    }

    fn pick(&mut self, desk: &Table<'_>) -> Next {
        let seat = self.seat(desk);
        let first = self.done.and(ModelSet::team(desk.table().initiative)).len();
        let own = self.done.and(ModelSet::team(seat)).len();
        let from = desk.table().fielded(seat).minus(self.done);
        let most = if self.second { first } else { MOST };
        if own >= most || from.is_empty() {
            return self.pass(desk);
        }
        Next::Ask(seat, Prompt::Pick { id: self.id, by: None, from, may: true })
    }

    fn pass(&mut self, desk: &Table<'_>) -> Next {
        if self.second {
            return Next::Return(Reply::Done);
        }
        self.second = true;
        self.pick(desk)
    }
}
