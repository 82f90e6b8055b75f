//! Lobbying for a choice of an effect, one's own or another's (GM-PLOT-04, GM-CONT-10).

use kernel::{Chance, List, Seat};
use serde::{Deserialize, Serialize};
use words::{First, Message, Question};

use super::bargain::{self, Over};
use super::{At, Choice, Pick, Preview, pick};
use crate::GuildMaster;
use crate::parley::{Clauses, Due, Payment, Settled};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::texts::m;

/// What is offered and answered over a choice of an effect?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LobbyFor(pub Pick);

impl Question<GuildMaster> for LobbyFor {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        bargain::check(at.table(), at.seat, Over::Effect(self.0), choice)
    }

    fn offer(&self, at: At<'_>, _want: usize, rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        bargain::offer(at.table(), at.seat, Over::Effect(self.0), rng, out);
    }

    /// Answers to every open offer, a piece of Gold for each choice the owner could make, and ready.
    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        let (table, seat) = (at.table(), at.seat);
        bargain::offers(table, seat, out);
        if let Some(owner) = table.parley.owner {
            let mut choices = Vec::new();
            pick::offer(table, owner, &self.0, &mut First, &mut choices);
            // The owner asks each rival to pay for a choice, a rival offers to.
            let payers = table.everyone().iter().filter(|payer| *payer != owner);
            let payers: Vec<Seat> = payers.filter(|payer| owner == seat || *payer == seat).collect();
            for due in choices.iter().filter_map(Settled::of).map(Due::Choice) {
                out.extend(payers.iter().map(|&from| {
                    let payments = List::collect([Payment { from, to: owner, gold: 1, due }]);
                    Choice::Offer(Clauses { payments, ..Clauses::default() })
                }));
            }
        }
        out.push(Choice::Ready);
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        bargain::preview(at, choice)
    }

    /// The question to the Guild whose effect it is, which everybody may bargain for.
    fn say(&self, table: &Table) -> Message {
        let question = self.0.say(table);
        match table.parley.owner {
            Some(owner) => m::GmAskLobby { owner: owner.into(), question: question.into() }.into(),
            None => question,
        }
    }

    fn write(&self, _table: &Table) -> String {
        "lobby".to_owned()
    }
}
