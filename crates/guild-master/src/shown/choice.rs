//! Answers, in few words.

use words::{Arg, Message, m};

use super::nouns::{clauses, contract, gold, one, plan, skill};
use crate::ask::{Choice, Plan};
use crate::cards::ContractId;
use crate::order::Sheet;
use crate::table::Table;
use crate::terms::{Level, Side};

/// An answer, fit for a button.
pub(super) fn say(table: &Table, choice: &Choice) -> Message {
    match *choice {
        Choice::Side(Side::Fixer) => m::GmChooseSideFixer.into(),
        Choice::Side(Side::Reroll) => m::GmChooseSideReroll.into(),
        Choice::Place(id) => card(table, id),
        Choice::Orders(sheet) => orders(&sheet),
        Choice::Carry => m::GmChooseCarry.into(),
        Choice::Drop => m::GmChooseDrop.into(),
        Choice::Skill(named) => skill(named),
        Choice::Confirm => m::GmChooseConfirm.into(),
        Choice::Fix(die) => m::GmChooseFix { die: one(die) }.into(),
        Choice::Reroll(die) => m::GmChooseReroll { die: one(die) }.into(),
        Choice::Keep => m::GmChooseKeep.into(),
        Choice::Build(named) => build(&named),
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
        Choice::Ready => m::GmChooseReady.into(),
        Choice::Cooperate => m::GmChooseCooperate.into(),
        Choice::Conflict => m::GmChooseConflict.into(),
        Choice::Wander(with) => m::GmChooseWander { skill: skill(with).into() }.into(),
        Choice::Private(id, with) => {
            m::GmChoosePrivate { contract: contract(table, id), skill: skill(with).into() }.into()
        }
        Choice::Pass => m::GmChoosePass.into(),
        other => Message::verbatim(<crate::GuildMaster as kernel::Notation>::write_choice(table, &other)),
    }
}

fn card(table: &Table, id: ContractId) -> Message {
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
