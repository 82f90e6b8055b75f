//! Answers, in few words.

use words::{Arg, Message};

use super::clauses::clauses;
use super::effect_choice;
use super::nouns::{contract, gold, one, plan, skill};
use crate::ask::{Choice, Plan, Prompt};
use crate::cards::ContractId;
use crate::order::Sheet;
use crate::table::Table;
use crate::terms::{Level, Side};
use crate::texts::m;

/// An answer to a prompt, fit for a button.
pub(super) fn say(table: &Table, prompt: &Prompt, choice: &Choice) -> Message {
    match *choice {
        Choice::Side(Side::Fixer) => m::GmChooseSideFixer.into(),
        Choice::Side(Side::Reroll) => m::GmChooseSideReroll.into(),
        Choice::Place(id) => card(table, id),
        Choice::Orders(sheet) => orders(&sheet),
        Choice::Draft(_) => m::GmChooseDraft.into(),
        Choice::Carry => m::GmChooseCarry.into(),
        Choice::Drop => m::GmChooseDrop.into(),
        Choice::Skill(named) => effect_choice::of_skill(prompt, named),
        Choice::Confirm => m::GmChooseConfirm.into(),
        Choice::Fix(die) => m::GmChooseFix { die: one(die) }.into(),
        Choice::Reroll(die) => m::GmChooseReroll { die: one(die) }.into(),
        Choice::Keep => m::GmChooseKeep.into(),
        Choice::Build(named) => build(&named),
        Choice::Decline if matches!(prompt, Prompt::Pick(_)) => m::GmChooseBuildFree.into(),
        Choice::Decline => m::GmChooseDecline.into(),
        Choice::Deck(Level::Common) => m::GmChooseDeckCommon.into(),
        Choice::Deck(Level::Heroic) => m::GmChooseDeckHeroic.into(),
        Choice::Deck(Level::Legendary) => m::GmChooseDeckLegendary.into(),
        Choice::Offer(offered) => m::GmChooseOffer { clauses: clauses(table, &offered) }.into(),
        Choice::Counter(id, offered) => {
            m::GmChooseCounter { offer: id.into(), clauses: clauses(table, &offered) }.into()
        }
        Choice::Accept(id) => m::GmChooseAccept { offer: id.into() }.into(),
        Choice::Refuse(id) => m::GmChooseRefuse { offer: id.into() }.into(),
        Choice::Withdraw(id) => m::GmChooseWithdraw { offer: id.into() }.into(),
        Choice::Ready if matches!(prompt, Prompt::Lobby(_)) => m::GmChooseDoneBargaining.into(),
        Choice::Ready => m::GmChooseReady.into(),
        Choice::Cooperate => m::GmChooseCooperate.into(),
        Choice::Conflict => m::GmChooseConflict.into(),
        Choice::Wander(with) => m::GmChooseWander { skill: skill(with).into() }.into(),
        Choice::Private(id, with) => {
            m::GmChoosePrivate { contract: contract(table, id), skill: skill(with).into() }.into()
        }
        Choice::Pass => effect_choice::pass(prompt),
        Choice::Show(..)
        | Choice::Send(_)
        | Choice::Use(_)
        | Choice::Rival(_)
        | Choice::Option(_)
        | Choice::Pay
        | Choice::Contract(_)
        | Choice::Arrange(_)
        | Choice::Space(_)
        | Choice::Member(_)
        | Choice::Join(..)
        | Choice::SwapOrders(..)
        | Choice::ChangeOrder(..)
        | Choice::SwapPrivate(..)
        | Choice::Change(..)
        | Choice::Force(..)
        | Choice::Convert(..) => effect_choice::say(table, prompt, choice),
    }
}

/// A Contract by its name alone.
pub(super) fn card(table: &Table, id: ContractId) -> Message {
    match contract(table, id) {
        Arg::Message(name) => *name,
        _ => Message::verbatim(crate::notation::contract(table, id)),
    }
}

fn orders(sheet: &Sheet) -> Message {
    let count = sheet.spaces.iter().filter(|order| !order.is_empty()).count();
    m::GmChooseOrders { orders: Arg::Number(count as i64), gold: gold(sheet.gold()) }.into()
}

fn build(named: &Plan) -> Message {
    match plan(named) {
        upgrades if upgrades.is_empty() => m::GmChooseBuildNothing.into(),
        upgrades => m::GmChooseBuild { upgrades: Arg::All(upgrades) }.into(),
    }
}
