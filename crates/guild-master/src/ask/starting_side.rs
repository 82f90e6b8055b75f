//! Which side of the Starting Skill Upgrade lies up (GM-SETU-20).

use kernel::Chance;
use words::{Message, Question};

use super::{At, Choice};
use crate::GuildMaster;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::terms::Side;
use crate::texts::m;

/// Which side of the Starting Skill Upgrade lies up?
#[derive(Clone, Copy, Debug)]
pub struct StartingSide;

impl Question<GuildMaster> for StartingSide {
    fn judge(&self, _at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Side(_) => Ok(()),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, _at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.extend([Choice::Side(Side::Fixer), Choice::Side(Side::Reroll)]);
    }

    /// It is sealed.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskSide.into()
    }

    fn write(&self, _table: &Table) -> String {
        "side".to_owned()
    }
}
