//! Carrying an Order out or dropping it (GM-RUL-12).

use kernel::Chance;
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::{At, Choice};
use crate::GuildMaster;
use crate::notation;
use crate::order::Objective;
use crate::refusal::Refusal;
use crate::shown::nouns::{objective, one};
use crate::table::Table;
use crate::texts::m;

/// Carry the Order out, or drop it?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CommitOrder {
    /// The Order Space, from 0.
    pub number: u8,
    /// What it names.
    pub objective: Objective,
}

impl Question<GuildMaster> for CommitOrder {
    fn judge(&self, _at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Carry | Choice::Drop => Ok(()),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, _at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.extend([Choice::Carry, Choice::Drop]);
    }

    /// It is sealed.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, table: &Table) -> Message {
        let objective = objective(table, self.objective).into();
        m::GmAskCommit { number: one(self.number), objective }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("commit {} {}", notation::one(self.number), notation::objective(self.objective))
    }
}
