//! Which deck the replacement of a Contract comes from (GM-CONT-08, GM-RUL-07).

use kernel::Chance;
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::{At, Choice};
use crate::GuildMaster;
use crate::notation;
use crate::refusal::Refusal;
use crate::shown::nouns::one;
use crate::table::Table;
use crate::terms::Level;
use crate::texts::m;

/// Which deck does the replacement come from?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickDeck {
    /// The Contract space, from 0.
    pub space: u8,
}

impl Question<GuildMaster> for PickDeck {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Deck(level) if at.table().decks[level.index()] > 0 => Ok(()),
            Choice::Deck(_) => Err(Refusal::DeckEmpty),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        let decks = &at.table().decks;
        out.extend(Level::ALL.into_iter().filter(|level| decks[level.index()] > 0).map(Choice::Deck));
    }

    fn menu(&self, _at: At<'_>, out: &mut Vec<Choice>) {
        out.extend(Level::ALL.map(Choice::Deck));
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskDeck { number: one(self.space) }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("deck {}", notation::one(self.space))
    }
}
