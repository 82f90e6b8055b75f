//! Contracts of the decks and of the Guild: drawn, looked at, exchanged, recovered; dice kept on them.

use kernel::{Draw, Drawn, Next, Seat};

use super::super::effect::Effect;
use super::super::{Step, Work};
use crate::ask::can;
use crate::ask::{Cause, Choice};
use crate::cards::ContractId;
use crate::effect::{Deck, Op, Peeked, Rest, With};
use crate::event::Event;
use crate::pile::Top;
use crate::terms::Level;

/// Picking among the cards looked at; of a deck that was chosen this and the number of its level.
pub(crate) const CARDS: u8 = 1;

pub(super) fn start(effect: &mut Effect, op: &Op, desk: &mut Work<'_>) -> Option<Step> {
    let seat = effect.seat?;
    if !can(desk.table(), seat, op) {
        return None;
    }
    match *op {
        Op::DrawPrivate { deck, .. } | Op::PeekDeck { deck, .. } => match deck {
            Deck::Of(level) => {
                effect.deck = Some(level);
                look(effect, op, desk)
            }
            Deck::Choice => Some(effect.ask()),
        },
        Op::SwapPrivate(_) => Some(effect.ask()),
        Op::RecoverBoon(count) => {
            effect.left = count;
            Some(effect.ask())
        }
        Op::StoreDie(count) => Some(Next::Roll(Draw::d6(count))),
        _ => None,
    }
}

/// Looks at the next cards until all that the operation names have been seen.
fn look(effect: &mut Effect, op: &Op, desk: &mut Work<'_>) -> Option<Step> {
    let (seat, level) = (effect.seat?, effect.deck?);
    let wanted = match *op {
        Op::DrawPrivate { draw, .. } => draw,
        Op::PeekDeck { count, .. } => count,
        _ => 0,
    };
    while effect.looked < wanted {
        match desk.table().top(level, effect.looked) {
            Top::Settled(contract) => {
                desk.emit(Event::Peeked { seat, level, at: effect.looked, contract });
                effect.looked += 1;
            }
            Top::Open(of) => return Some(Next::Roll(Draw::One { of })),
            Top::Empty => break,
        }
    }
    effect.part = match *op {
        Op::DrawPrivate { deck: Deck::Choice, .. } | Op::PeekDeck { deck: Deck::Choice, .. } => {
            CARDS + level.index() as u8
        }
        _ => CARDS,
    };
    match *op {
        Op::DrawPrivate { keep, rest, .. } => {
            if effect.looked > keep {
                effect.left = keep;
                effect.chosen = effect.looked;
                return Some(effect.ask());
            }
            let looked = effect.looked;
            (0..looked).for_each(|_| take_first(effect, desk));
            lay_back(effect, rest, 0, desk)
        }
        Op::PeekDeck { then: Peeked::Reorder, .. } if effect.looked > 1 => {
            effect.left = effect.looked;
            Some(effect.ask())
        }
        Op::PeekDeck { then: Peeked::Bottom, .. } => {
            effect.left = effect.looked;
            Some(effect.ask())
        }
        _ => None,
    }
}

/// Keeps the uppermost card.
fn take_first(effect: &Effect, desk: &mut Work<'_>) {
    let (Some(seat), Some(level)) = (effect.seat, effect.deck) else { return };
    if let Top::Settled(contract) = desk.table().top(level, 0) {
        desk.emit(Event::Took { seat, level, contract });
    }
}

/// Puts the cards that were looked at and not kept where they belong.
fn lay_back(effect: &Effect, rest: Rest, count: u8, desk: &mut Work<'_>) -> Option<Step> {
    let (seat, level) = (effect.seat?, effect.deck?);
    for _ in 0..count {
        let Top::Settled(contract) = desk.table().top(level, 0) else { break };
        match rest {
            Rest::Top => break,
            Rest::Bottom => desk.emit(Event::Sunk { seat, level, contract }),
            Rest::Discard => desk.emit(Event::Discarded { seat, level, contract }),
        }
    }
    None
}

/// Nothing more is picked: what was looked at goes where it belongs.
pub(super) fn passed(effect: &mut Effect, op: &Op, desk: &mut Work<'_>) -> Option<Step> {
    match *op {
        Op::DrawPrivate { rest, .. } if effect.part >= CARDS => lay_back(effect, rest, effect.chosen, desk),
        _ => None,
    }
}

pub(super) fn answered(effect: &mut Effect, op: &Op, choice: &Choice, desk: &mut Work<'_>) -> Option<Step> {
    let seat = effect.seat?;
    match (*op, choice) {
        (Op::DrawPrivate { .. } | Op::PeekDeck { .. }, &Choice::Deck(level)) => {
            effect.deck = Some(level);
            look(effect, op, desk)
        }
        (Op::DrawPrivate { rest, .. }, &Choice::Contract(contract)) => {
            desk.emit(Event::Took { seat, level: effect.deck?, contract });
            effect.left -= 1;
            effect.chosen -= 1;
            if effect.left > 0 {
                return Some(effect.ask());
            }
            lay_back(effect, rest, effect.chosen, desk)
        }
        (Op::PeekDeck { .. }, &Choice::Arrange(cards)) => {
            desk.emit(Event::Arranged { seat, level: effect.deck?, cards });
            None
        }
        (Op::PeekDeck { .. }, &Choice::Contract(contract)) => {
            desk.emit(Event::Sunk { seat, level: effect.deck?, contract });
            effect.left -= 1;
            (effect.left > 0).then(|| effect.ask())
        }
        (Op::SwapPrivate(With::BoardCommon), &Choice::SwapPrivate(gave, Some(space))) => {
            let took = desk.table().face_up(space)?;
            desk.emit(Event::SwappedBoard { seat, space, gave, took });
            None
        }
        (Op::SwapPrivate(With::DeckTop), &Choice::SwapPrivate(gave, None)) => {
            effect.chosen = gave.0;
            match desk.table().top(Level::Common, 0) {
                Top::Settled(took) => {
                    desk.emit(Event::SwappedDeck { seat, gave, took });
                    None
                }
                Top::Open(of) => Some(Next::Roll(Draw::One { of })),
                Top::Empty => None,
            }
        }
        (Op::RecoverBoon(_), &Choice::Contract(contract)) => {
            desk.emit(Event::Recovered { seat, contract });
            effect.left -= 1;
            (effect.left > 0 && can(desk.table(), seat, op)).then(|| effect.ask())
        }
        _ => Some(Next::Bug("contracts")),
    }
}

pub(super) fn drawn(effect: &mut Effect, op: &Op, drawn: &Drawn, desk: &mut Work<'_>) -> Option<Step> {
    let seat = effect.seat?;
    match *op {
        Op::StoreDie(_) => {
            if let Cause::Bonus(contract) = effect.cause {
                // The dice lie on the card, whoever resolves its Bonus.
                let keeps = |of: &Seat| desk.table().guild(*of).completed.contains(contract);
                let keeper = desk.table().everyone().iter().find(keeps).unwrap_or(seat);
                for &face in drawn.faces() {
                    desk.emit(Event::Stored { seat: keeper, contract, face });
                }
            }
            None
        }
        Op::SwapPrivate(_) => {
            let took = desk.table().open_contracts(Level::Common).nth(drawn.index())?;
            desk.emit(Event::SwappedDeck { seat, gave: ContractId(effect.chosen), took });
            None
        }
        _ => {
            let level = effect.deck?;
            let contract = desk.table().open_contracts(level).nth(drawn.index())?;
            desk.emit(Event::Peeked { seat, level, at: effect.looked, contract });
            effect.looked += 1;
            look(effect, op, desk)
        }
    }
}
