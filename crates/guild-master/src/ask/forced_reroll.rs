//! Rolling dice again because a rival says so.

use kernel::Chance;
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::{At, Choice, Preview, dice};
use crate::GuildMaster;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;

/// Which die is rolled again because a rival says so?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ForcedReroll {
    /// Dice left, this one included.
    pub left: u8,
}

impl Question<GuildMaster> for ForcedReroll {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match *choice {
            Choice::Reroll(die) if dice::is_own(at.table(), at.seat, die) => Ok(()),
            Choice::Reroll(_) => Err(Refusal::NoDieToReroll),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.extend(dice::each(at.table(), at.seat).map(Choice::Reroll));
    }

    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        out.extend(dice::all(at.table(), at.seat).map(Choice::Reroll));
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        dice::preview(at, true, choice)
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskForced { left: self.left.into() }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("forced {}", self.left)
    }
}
