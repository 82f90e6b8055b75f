//! Rolling a die again to break a tie (GM-SKIL-09).

use kernel::Chance;
use words::{Message, Question};

use super::{At, Choice, Preview, dice};
use crate::GuildMaster;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;

/// Which die is rolled again to break a tie?
#[derive(Clone, Copy, Debug)]
pub struct BreakTie;

impl Question<GuildMaster> for BreakTie {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match *choice {
            Choice::Reroll(die) if dice::is_own(at.table(), at.seat, die) => Ok(()),
            Choice::Reroll(_) => Err(Refusal::NoDieToBreakTie),
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
        dice::preview(at, false, choice)
    }

    /// It is sealed.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskTie.into()
    }

    fn write(&self, _table: &Table) -> String {
        "tie".to_owned()
    }
}
