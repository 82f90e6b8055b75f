//! Cooperating or conflicting (GM-CTST-02).

use kernel::Chance;
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::{At, Choice, Preview};
use crate::GuildMaster;
use crate::notation::one;
use crate::prospect;
use crate::refusal::Refusal;
use crate::shown::nouns::{contract_on, reward};
use crate::table::Table;
use crate::texts::m;

/// Cooperate or conflict over a Contract?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickStance {
    /// The Contract space, from 0.
    pub space: u8,
}

impl Question<GuildMaster> for PickStance {
    fn judge(&self, _at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Cooperate | Choice::Conflict => Ok(()),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, _at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.extend([Choice::Cooperate, Choice::Conflict]);
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        let conflict = *choice == Choice::Conflict;
        prospect::stance(at.table(), at.seat, self.space, conflict).unwrap_or_default()
    }

    /// It is sealed.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, table: &Table) -> Message {
        let (gold, fame) = reward(table, self.space);
        m::GmAskStance { contract: contract_on(table, self.space), gold, fame }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("stance {}", one(self.space))
    }
}
