//! Bargaining over a contested Contract (GM-CTST-04).

use kernel::Chance;
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::bargain::{self, Over};
use super::{At, Choice, Preview};
use crate::GuildMaster;
use crate::notation::one;
use crate::parley::Clauses;
use crate::refusal::Refusal;
use crate::seats::Seats;
use crate::shown::nouns::{contract_on, reward};
use crate::table::Table;
use crate::texts::m;

/// What is offered and answered over a contested Contract?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Negotiate {
    /// The Contract space, from 0.
    pub space: u8,
}

impl Question<GuildMaster> for Negotiate {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        bargain::check(at.table(), at.seat, Over::Contract(self.space), choice)
    }

    fn offer(&self, at: At<'_>, _want: usize, rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        bargain::offer(at.table(), at.seat, Over::Contract(self.space), rng, out);
    }

    /// Answers to every open offer, the default split with the odd Gold to each in turn (GM-CTST-08), and ready.
    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        let (table, seat) = (at.table(), at.seat);
        let parley = &table.parley;
        bargain::offers(table, seat, out);
        let gold = table.face_up(self.space).map_or(0, |contract| table.contract(contract).gold);
        let count = u8::try_from(parley.guilds.len()).unwrap_or(1).max(1);
        let leaders = if gold.is_multiple_of(count) { Seats::one(seat) } else { parley.guilds };
        for leader in leaders.iter() {
            let mut split = [0; 4];
            for guild in parley.guilds.iter() {
                split[guild.index()] = gold / count + if guild == leader { gold % count } else { 0 };
            }
            out.push(Choice::Offer(Clauses { split: Some(split), ..Clauses::default() }));
        }
        out.push(Choice::Ready);
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        bargain::preview(at, choice)
    }

    fn say(&self, table: &Table) -> Message {
        let (gold, fame) = reward(table, self.space);
        m::GmAskBargain { contract: contract_on(table, self.space), gold, fame }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("bargain {}", one(self.space))
    }
}
