//! Answers to effects of cards, in few words; what was asked decides how some of them are said.

use words::{Arg, Message};

use super::choice::card;
use super::nouns::{adventurer, contract, dice, gold, letter, objective, one, skill, skill_upgrade, team};
use super::source::{option, pay, signed, source};
use crate::ask::{Choice, LobbyFor, Pick, Prompt};
use crate::cards::ContractId;
use crate::effect::{Op, Picker};
use crate::flow::STANDS;
use crate::order::Objective;
use crate::table::Table;
use crate::terms::Skill;
use crate::texts::m;
use crate::uses::Source;

/// An answer about effects, Orders shown or a combined team.
pub(super) fn say(table: &Table, prompt: &Prompt, choice: &Choice) -> Message {
    let op = picked(prompt).and_then(Pick::op);
    match *choice {
        Choice::Show(shown, number, to) => show(table, shown, number, to),
        Choice::Send(members) => m::GmChooseSend { team: team(table, &members) }.into(),
        Choice::Use(Source::Boon(id)) => m::GmChooseBoon { contract: contract(table, id) }.into(),
        Choice::Use(used) => m::GmChooseUse { source: source(table, used) }.into(),
        Choice::Rival(seat) => m::GmChooseRival { seat: seat.into() }.into(),
        Choice::Option(at) => one_of(op, at),
        Choice::Pay => match op {
            Some(Op::Exchange { pay: paid, gain, .. }) => {
                m::GmChoosePayFor { pay: pay(*paid), gain: pay(*gain) }.into()
            }
            _ => m::GmChoosePay.into(),
        },
        Choice::Contract(id) => named(table, op, id),
        Choice::Arrange(cards) => {
            let contracts = Arg::All(cards.iter().map(|id| contract(table, *id)).collect());
            m::GmChooseArrange { contracts }.into()
        }
        Choice::Space(space) => on_board(table, op, space),
        Choice::Member(id) => m::GmChooseMember { adventurer: adventurer(table, id) }.into(),
        Choice::Join(number, id) => {
            m::GmChooseJoin { adventurer: adventurer(table, id), number: one(number) }.into()
        }
        Choice::SwapOrders(first, second) => {
            m::GmChooseSwapOrders { first: one(first), second: one(second) }.into()
        }
        Choice::ChangeOrder(number, card) => {
            let objective = objective(table, card).into();
            m::GmChooseChangeOrder { number: one(number), objective }.into()
        }
        Choice::SwapPrivate(id, None) => m::GmChooseSwapDeck { contract: contract(table, id) }.into(),
        Choice::SwapPrivate(id, Some(space)) => {
            let objective = objective(table, Objective::Contract(space)).into();
            m::GmChooseSwapBoard { contract: contract(table, id), objective }.into()
        }
        Choice::Change(used, at, die) => change(table, used, at, die),
        Choice::Force(used, at, rival) => force(table, used, at, rival),
        Choice::Convert(used, of, count) => {
            let source = source(table, used);
            m::GmChooseConvert { source, dice: dice(count), skill: skill(of).into() }.into()
        }
        // All others are said without regard to effects.
        _ => pass(prompt),
    }
}

/// Leaving what may be left; the fallback of a team is left by going home.
pub(super) fn pass(prompt: &Prompt) -> Message {
    match prompt {
        Prompt::Use(_) => m::GmChooseUseNothing.into(),
        Prompt::Convert(_) => m::GmChooseRollPlain.into(),
        Prompt::Correct(_) => m::GmChooseNoCard.into(),
        Prompt::Pick(pick) => match pick.op() {
            Some(Op::DrawPrivate { .. } | Op::PeekDeck { .. }) => m::GmChooseLeaveCards.into(),
            _ => m::GmChooseLeave.into(),
        },
        _ => m::GmChoosePass.into(),
    }
}

/// A Skill, or the Skill Upgrade that is turned over.
pub(super) fn of_skill(prompt: &Prompt, named: Skill) -> Message {
    match picked(prompt).and_then(Pick::op) {
        Some(Op::FlipSkillUpgrade(_)) => m::GmChooseTurn { upgrade: skill_upgrade(named).into() }.into(),
        _ => skill(named),
    }
}

/// The choice of an effect that is made or lobbied for.
fn picked(prompt: &Prompt) -> Option<&Pick> {
    match prompt {
        Prompt::Pick(pick) | Prompt::Lobby(LobbyFor(pick)) => Some(pick),
        _ => None,
    }
}

fn show(table: &Table, shown: Objective, number: Option<u8>, to: crate::seats::Seats) -> Message {
    let (others, objective) = (super::nouns::guilds(to), objective(table, shown).into());
    match number {
        Some(number) => m::GmChooseShowAt { others, objective, number: one(number) }.into(),
        None => m::GmChooseShow { others, objective }.into(),
    }
}

fn one_of(op: Option<&Op>, at: u8) -> Message {
    let effects = match op {
        Some(Op::Choose(options)) => options.get(usize::from(at)).and_then(|ops| option(*ops)),
        _ => None,
    };
    match effects {
        Some(effects) => m::GmChooseOptionNamed { number: one(at), effects }.into(),
        None => m::GmChooseOption { number: one(at) }.into(),
    }
}

/// A Contract with what becomes of it.
fn named(table: &Table, op: Option<&Op>, id: ContractId) -> Message {
    let contract = contract(table, id);
    match op {
        Some(Op::DrawPrivate { .. }) => m::GmChooseKeepCard { contract }.into(),
        Some(Op::PeekDeck { .. }) => m::GmChooseSink { contract }.into(),
        Some(Op::RecoverBoon(_)) => m::GmChooseRecover { contract }.into(),
        _ => card(table, id),
    }
}

/// A space with the card that lies there: Contract spaces from 0, Adventurer spaces after them.
fn on_board(table: &Table, op: Option<&Op>, space: u8) -> Message {
    let Some(stand) = space.checked_sub(STANDS) else {
        let number = one(space);
        return match table.face_up(space) {
            Some(id) => m::GmChooseContractSpaceNamed { number, contract: contract(table, id) }.into(),
            None => m::GmChooseContractSpace { number }.into(),
        };
    };
    let letter = letter(stand);
    match (table.on_stand(stand), op) {
        (Some(id), Some(Op::RecruitNow { free: false, .. })) => {
            let gold = gold(table.minimum_bid(stand));
            m::GmChooseRecruitFor { letter, adventurer: adventurer(table, id), gold }.into()
        }
        (Some(id), _) => m::GmChooseRecruitSpaceNamed { letter, adventurer: adventurer(table, id) }.into(),
        (None, _) => m::GmChooseRecruitSpace { letter }.into(),
    }
}

/// The operation of a source at a place.
fn op_of(table: &Table, used: Source, at: u8) -> Option<&'static Op> {
    used.deal(table).and_then(|deal| deal.ops.get(at))
}

/// What a source does to the Guild's own roll.
fn change(table: &Table, used: Source, at: u8, die: Option<u8>) -> Message {
    let source = source(table, used);
    match (op_of(table, used, at), die.map(one)) {
        (Some(Op::SetDie { to, .. }), Some(die)) => {
            m::GmChooseChangeSet { source, die, face: (*to).into() }.into()
        }
        (Some(Op::Reroll { .. }), Some(die)) => m::GmChooseChangeReroll { source, die }.into(),
        (Some(Op::FlipDie { .. }), Some(die)) => m::GmChooseChangeFlip { source, die }.into(),
        (Some(Op::AddDie { count, .. }), None) => m::GmChooseChangeDice { source, dice: dice(*count) }.into(),
        (Some(Op::AddFlat { n, .. }), None) => m::GmChooseChangeFlat { source, n: (*n).into() }.into(),
        (Some(Op::SpendStored { .. }), None) => m::GmChooseChangeStored { source }.into(),
        (Some(Op::PenaltyShift(by)), None) => m::GmChooseChangePenalty { source, by: signed(*by) }.into(),
        _ => m::GmChooseChange { source }.into(),
    }
}

fn force(table: &Table, used: Source, at: u8, rival: kernel::Seat) -> Message {
    let (source, seat) = (source(table, used), rival.into());
    match op_of(table, used, at) {
        Some(Op::ForceReroll { count, pick: Picker::Highest }) => {
            m::GmChooseForce { source, seat, count: (*count).into() }.into()
        }
        Some(Op::ForceReroll { count, pick: Picker::Owner }) => {
            m::GmChooseForceOwner { source, seat, dice: dice(*count) }.into()
        }
        _ => m::GmChooseChange { source }.into(),
    }
}
