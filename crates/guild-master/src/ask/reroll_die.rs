//! Rolling a die again (GM-UPGR-16).

use kernel::Chance;
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::{At, Choice, Preview, dice};
use crate::GuildMaster;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;

/// Which die is rolled again, if any?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RerollDie {
    /// Re-rolls left, this one included.
    pub left: u8,
}

impl Question<GuildMaster> for RerollDie {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        dice::check_change(at.table(), at.seat, choice)
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.push(Choice::Keep);
        out.extend(dice::each(at.table(), at.seat).map(Choice::Reroll));
    }

    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        out.push(Choice::Keep);
        out.extend(dice::all(at.table(), at.seat).map(Choice::Reroll));
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        dice::preview(at, false, choice)
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskReroll { left: self.left.into() }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("reroll {}", self.left)
    }
}
