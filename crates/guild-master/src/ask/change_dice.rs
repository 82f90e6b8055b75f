//! Changing the dice of a check with everything that can be used (GM-SKIL-05).

use kernel::Chance;
use words::{Message, Question};

use super::{At, Choice, Preview, dice};
use crate::GuildMaster;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;
use crate::tools::tools;

/// How are the dice of a check changed, if at all?
#[derive(Clone, Copy, Debug)]
pub struct ChangeDice;

impl Question<GuildMaster> for ChangeDice {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        dice::check_change(at.table(), at.seat, choice)
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        let (table, seat) = (at.table(), at.seat);
        out.push(Choice::Keep);
        for tool in &tools(table, seat) {
            dice::uses(table, seat, tool, dice::each(table, seat), out);
        }
    }

    /// Every way to use everything on the roll, die by die.
    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        let (table, seat) = (at.table(), at.seat);
        out.push(Choice::Keep);
        for tool in &tools(table, seat) {
            dice::uses(table, seat, tool, dice::all(table, seat), out);
        }
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        dice::preview(at, false, choice)
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskChange.into()
    }

    fn write(&self, _table: &Table) -> String {
        "change".to_owned()
    }
}
