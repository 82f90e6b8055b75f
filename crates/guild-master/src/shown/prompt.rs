//! What is asked.

use words::{Arg, Message};

use super::nouns::{contract_on, dice, fame, gold, objective, one, targets};
use super::{nouns, pick};
use crate::ask::{Pick, Prompt, Purpose};
use crate::effect::Window;
use crate::order::Objective;
use crate::table::Table;
use crate::texts::m;

/// What is asked, said to the one who is.
pub(super) fn say(table: &Table, prompt: &Prompt) -> Message {
    match *prompt {
        Prompt::Side => m::GmAskSide.into(),
        Prompt::Place => m::GmAskPlace.into(),
        Prompt::Orders => m::GmAskOrders { round: table.round.into() }.into(),
        Prompt::Correct { number } => m::GmAskCorrect { number: one(number) }.into(),
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
        Prompt::Use { window } => using(window),
        Prompt::Lobby(ref asked) => lobby(table, asked),
        Prompt::Pick(ref asked) => pick::say(table, asked),
        Prompt::Change => m::GmAskChange.into(),
        Prompt::Forced { left } => m::GmAskForced { left: left.into() }.into(),
        Prompt::Convert { skill, dice: count } => {
            m::GmAskConvert { dice: dice(count), skill: nouns::skill(skill).into() }.into()
        }
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

fn using(window: Window) -> Message {
    match window {
        Window::Plot => m::GmAskUsePlot.into(),
        Window::Action => m::GmAskUseAction.into(),
        Window::Before => m::GmAskUseBefore.into(),
        Window::Check => m::GmAskUseCheck.into(),
        Window::Hire => m::GmAskUseHire.into(),
        Window::Recruit => m::GmAskUseRecruit.into(),
        Window::Recruited => m::GmAskUseRecruited.into(),
    }
}

/// The question to the Guild whose effect it is, which everybody may bargain for.
fn lobby(table: &Table, asked: &Pick) -> Message {
    let question = pick::say(table, asked);
    match table.parley.owner {
        Some(owner) => m::GmAskLobby { owner: owner.into(), question: question.into() }.into(),
        None => question,
    }
}

/// What the Contract of a space pays.
fn reward(table: &Table, space: u8) -> (Arg, Arg) {
    let card = table.face_up(space).map(|id| table.contract(id)).unwrap_or_default();
    (gold(card.gold), fame(card.fame))
}
