//! What is asked.

use words::{Arg, Message, m};

use super::nouns::{contract_on, fame, gold, objective, one, targets};
use crate::ask::{Prompt, Purpose};
use crate::order::Objective;
use crate::table::Table;

/// What is asked, said to the one who is.
pub(super) fn say(table: &Table, prompt: &Prompt) -> Message {
    match *prompt {
        Prompt::Side => m::GmAskSide.into(),
        Prompt::Place => m::GmAskPlace.into(),
        Prompt::Orders => m::GmAskOrders { round: table.round.into() }.into(),
        Prompt::Commit { number, objective: card } => {
            m::GmAskCommit { number: one(number), objective: objective(table, card).into() }.into()
        }
        Prompt::Skill { mask, purpose } => skill(table, mask, purpose),
        Prompt::Fix => m::GmAskFix.into(),
        Prompt::Reroll { left } => m::GmAskReroll { left: left.into() }.into(),
        Prompt::Tie => m::GmAskTie.into(),
        Prompt::Build { number } => m::GmAskBuild { number: one(number), gold: gold(table.price(1)) }.into(),
        Prompt::Deck { space } => m::GmAskDeck { number: one(space) }.into(),
        Prompt::Bargain { space } => {
            let (gold, fame) = reward(table, space);
            m::GmAskBargain { contract: contract_on(table, space), gold, fame }.into()
        }
        Prompt::Stance { space } => {
            let (gold, fame) = reward(table, space);
            m::GmAskStance { contract: contract_on(table, space), gold, fame }.into()
        }
        Prompt::Declare { space, mask } => {
            let (contract, targets) = (contract_on(table, space), targets(table, space, mask));
            m::GmAskDeclare { contract, targets }.into()
        }
        Prompt::Fallback { number } => m::GmAskFallback { number: one(number) }.into(),
        ref other => Message::verbatim(<crate::GuildMaster as kernel::Notation>::write_prompt(table, other)),
    }
}

fn skill(table: &Table, mask: u8, purpose: Purpose) -> Message {
    match purpose {
        Purpose::Contract(space) => {
            let (contract, targets) = (contract_on(table, space), targets(table, space, mask));
            m::GmAskSkillContract { contract, targets }.into()
        }
        Purpose::Conflict(space) => {
            let (contract, targets) = (contract_on(table, space), targets(table, space, mask));
            m::GmAskSkillConflict { contract, targets }.into()
        }
        Purpose::Hire => m::GmAskSkillHire.into(),
        Purpose::Bid(space) => {
            m::GmAskSkillBid { objective: objective(table, Objective::Recruit(space)).into() }.into()
        }
    }
}

/// What the Contract of a space pays.
fn reward(table: &Table, space: u8) -> (Arg, Arg) {
    let card = table.face_up(space).map(|id| table.contract(id)).unwrap_or_default();
    (gold(card.gold), fame(card.fame))
}
