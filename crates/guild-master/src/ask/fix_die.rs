//! Turning a die to a 5 (GM-UPGR-15).

use kernel::Chance;
use words::{Message, Question};

use super::{At, Choice, Preview, dice};
use crate::GuildMaster;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;

/// Which die is turned to a 5, if any?
#[derive(Clone, Copy, Debug)]
pub struct FixDie;

impl Question<GuildMaster> for FixDie {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        dice::check_change(at.table(), at.seat, choice)
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.push(Choice::Keep);
        out.extend(dice::each(at.table(), at.seat).map(Choice::Fix));
    }

    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        out.push(Choice::Keep);
        out.extend(dice::all(at.table(), at.seat).map(Choice::Fix));
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        dice::preview(at, false, choice)
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskFix.into()
    }

    fn write(&self, _table: &Table) -> String {
        "fix".to_owned()
    }
}
