//! Which of three Contracts goes to the board (GM-SETU-23).

use kernel::Chance;
use words::{Message, Question};

use super::{At, Choice};
use crate::GuildMaster;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;

/// Which of the Contracts dealt goes to the board?
#[derive(Clone, Copy, Debug)]
pub struct BoardContract;

impl Question<GuildMaster> for BoardContract {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Place(contract) if at.table().guild(at.seat).private.contains(*contract) => Ok(()),
            Choice::Place(_) => Err(Refusal::NotDealt),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.extend(at.table().guild(at.seat).private.iter().map(Choice::Place));
    }

    /// It is sealed, and shows the hand.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskPlace.into()
    }

    fn write(&self, _table: &Table) -> String {
        "place".to_owned()
    }
}
