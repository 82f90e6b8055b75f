//! The replacement of a completed board Contract (GM-CONT-08, -09).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::ask::{Choice, PickDeck, Prompt};
use crate::event::Event;

/// The Guild that obtained the card names a deck; the top card goes down unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Replacement {
    seat: Seat,
    space: u8,
}

impl Replacement {
    pub(super) fn new(seat: Seat, space: u8) -> Self {
        Self { seat, space }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        let level = match wake {
            Wake::Begin => {
                let mut full = desk.table().full_decks();
                match (full.next(), full.next()) {
                    (Some(_), Some(_)) => {
                        return Next::Ask(self.seat, Prompt::Deck(PickDeck { space: self.space }));
                    }
                    // GM-RUL-07: with one deck left there is no choice, with none the space stays empty.
                    (only, _) => only,
                }
            }
            Wake::Expired(seat, _) => {
                return desk
                    .table()
                    .full_decks()
                    .next()
                    .map_or(Next::Wait, |level| Next::Fill(seat, Choice::Deck(level)));
            }
            Wake::Answer(_, &Choice::Deck(level)) => Some(level),
            _ => return Next::Bug("replacement"),
        };
        if let Some(level) = level {
            desk.emit(Event::Replaced { seat: self.seat, space: self.space, level });
        }
        Next::Return(Reply::Done)
    }
}
