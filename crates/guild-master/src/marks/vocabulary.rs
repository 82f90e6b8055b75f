//! What there is to reach of the effect vocabulary: every operation, and every value of its parameters that is a word.

use kernel::Mark;

use super::cards::each_standing;
use super::is;
use crate::ask::Pick;
use crate::ask::can;
use crate::effect::{
    Condition, Count, Deck, Face, Of, Op, Ops, Orders, Pay, Peeked, Picker, Rest, Who, With, Within,
};
use crate::event::Event;
use crate::table::Table;
use crate::uses::Source;

/// Every word of the vocabulary.
pub(super) fn all() -> impl Iterator<Item = Mark> {
    Mark::all::<Op>("op")
        .chain(Mark::all::<Who>("who"))
        .chain(Mark::all::<Pay>("pay"))
        .chain(Mark::all::<Count>("count"))
        .chain(Mark::all::<Deck>("deck"))
        .chain(Mark::all::<Rest>("rest"))
        .chain(Mark::all::<Peeked>("peeked"))
        .chain(Mark::all::<Face>("face"))
        .chain(Mark::all::<Picker>("picker"))
        .chain(Mark::all::<Orders>("orders"))
        .chain(Mark::all::<Within>("within"))
        .chain(Mark::all::<With>("with"))
        .chain(Mark::all::<Of>("of"))
        .chain(Mark::all::<Condition>("condition"))
}

/// Notes what a fact has reached of the vocabulary: operations of what is used, resolved, or works by itself.
pub(super) fn of_event(before: &Table, event: &Event, note: &mut dyn FnMut(Mark)) {
    match *event {
        Event::Used { seat, source, window } => {
            if let Source::Copy { by, .. } = source {
                let own = before.cards().ability(by).map_or(Ops::default(), |ability| ability.effects);
                own.list().iter().for_each(|op| word(op, note));
            }
            let now = source.ops_in(before, window).filter(|(_, op)| can(before, seat, op) || is_at_once(op));
            now.for_each(|(_, op)| op_of(op, note));
        }
        Event::Spent { source, op, .. } => {
            let ops = source.deal(before).map_or(Ops::default(), |deal| deal.ops);
            ops.get(op).into_iter().for_each(|op| word(op, note));
        }
        Event::BonusBegan { contract, .. } => list(before.cards().bonus(contract), note),
        Event::EventBegan { contract } => {
            let ops = before.cards().event(contract).map_or(Ops::default(), |event| event.effects);
            list(ops, note);
        }
        _ => each_standing(before, event, &mut |_, op| word(op, note)),
    }
}

/// Notes the operation that leaves a choice.
pub(super) fn of_pick(pick: &Pick, note: &mut dyn FnMut(Mark)) {
    pick.op().into_iter().for_each(|op| word(op, note));
}

/// Whether an operation is carried out without asking whether it can do anything.
const fn is_at_once(op: &Op) -> bool {
    matches!(op, Op::MarkerShift(_))
}

fn list(ops: Ops, note: &mut dyn FnMut(Mark)) {
    ops.list().iter().for_each(|op| op_of(op, note));
}

/// Notes an operation that is carried out, with what it leads to by itself.
fn op_of(op: &Op, note: &mut dyn FnMut(Mark)) {
    word(op, note);
    if let Op::If { then, otherwise, .. } = op {
        list(*then, note);
        list(*otherwise, note);
    }
}

/// Notes an operation and the words it is said with.
fn word(op: &Op, note: &mut dyn FnMut(Mark)) {
    is("op", op, note);
    match op {
        Op::LoseGold { who, .. }
        | Op::LoseFame { who, .. }
        | Op::Grant { who, .. }
        | Op::StealGold { who, .. }
        | Op::Income { who, .. }
        | Op::TargetShift { who, .. }
        | Op::MinBidShift { who, .. } => is("who", who, note),
        Op::Exchange { pay, gain, .. } => {
            is("pay", pay, note);
            is("pay", gain, note);
        }
        Op::GainPer { per, .. } => is("count", per, note),
        Op::DrawPrivate { deck, rest, .. } => {
            is("deck", deck, note);
            is("rest", rest, note);
        }
        Op::PeekDeck { deck, then, .. } => {
            is("deck", deck, note);
            is("peeked", then, note);
        }
        Op::ReplaceContract { deck, face, .. } => {
            is("deck", deck, note);
            is("face", face, note);
        }
        Op::ForceReroll { pick, .. } => is("picker", pick, note),
        Op::TeamSize { orders, .. } => is("orders", orders, note),
        Op::ChangeOwnOrder(within) => is("within", within, note),
        Op::SwapPrivate(with) => is("with", with, note),
        Op::CopyAbility(of) => is("of", of, note),
        Op::If { cond, .. } => is("condition", cond, note),
        _ => {}
    }
}
