//! The board: Contracts and Adventurers exchanged, looked at and recruited, Upgrades built and turned over.

use kernel::{Draw, Drawn, Next};

use super::super::effect::Effect;
use super::super::hire::raise;
use super::super::reveal::{adventurers_under, contracts_under};
use super::super::{Step, Work};
use super::amounts::gain;
use crate::ask::Choice;
use crate::ask::{can, hammers};
use crate::effect::{Deck, Face, Op};
use crate::event::Event;
use crate::pile::Top;
use crate::terms::{Level, Side};

/// Picking a space.
pub(crate) const SPACE: u8 = 0;
/// Picking a deck.
pub(crate) const DECK: u8 = 1;

/// Where Adventurer spaces begin when both kinds are counted together.
pub(crate) const STANDS: u8 = 6;

pub(super) fn start(effect: &mut Effect, op: &Op, desk: &mut Work<'_>) -> Option<Step> {
    if let Op::MarkerShift(by) = *op {
        let table = desk.table();
        if table.marker_moved(by) != table.marker {
            desk.emit(Event::MarkerMoved { by });
        }
        return None;
    }
    let seat = effect.seat?;
    effect.left = match *op {
        Op::ReplaceContract { count, .. } => count,
        Op::RefreshAdventurer(count) | Op::LookFaceDown(count) | Op::FlipSkillUpgrade(count) => count,
        _ => 1,
    };
    can(desk.table(), seat, op).then(|| effect.ask())
}

/// Asks again while there is something left to do.
fn again(effect: &mut Effect, op: &Op, desk: &Work<'_>) -> Option<Step> {
    effect.part = SPACE;
    effect.left = effect.left.saturating_sub(1);
    let seat = effect.seat?;
    (effect.left > 0 && can(desk.table(), seat, op)).then(|| effect.ask())
}

pub(super) fn answered(effect: &mut Effect, op: &Op, choice: &Choice, desk: &mut Work<'_>) -> Option<Step> {
    let seat = effect.seat?;
    match (*op, choice) {
        (Op::ReplaceContract { deck, .. }, &Choice::Space(space)) => {
            effect.chosen = space;
            match deck {
                Deck::Of(level) => replace(effect, op, level, desk),
                Deck::Choice => {
                    let mut full = desk.table().full_decks();
                    match (full.next(), full.next()) {
                        (Some(_), Some(_)) => {
                            effect.part = DECK;
                            Some(effect.ask())
                        }
                        (only, _) => replace(effect, op, only.unwrap_or_default(), desk),
                    }
                }
            }
        }
        (Op::ReplaceContract { .. }, &Choice::Deck(level)) => replace(effect, op, level, desk),
        (Op::RefreshAdventurer(_), &Choice::Space(space)) => {
            let space = space.checked_sub(STANDS)?;
            let adventurer = desk.table().on_stand(space)?;
            desk.emit(Event::AdventurerGone { seat, space, adventurer });
            effect.chosen = space;
            // Under a face-up card nobody can have looked.
            match adventurers_under(desk.table(), space).len() {
                0 => again(effect, op, desk),
                of => Some(Next::Roll(Draw::One { of: of as u32 })),
            }
        }
        (Op::LookFaceDown(_), &Choice::Space(space)) => look(effect, op, space, desk),
        (Op::FlipSkillUpgrade(_), &Choice::Skill(skill)) => {
            let side = match desk.table().guild(seat).upgrades[skill.index()]? {
                Side::Fixer => Side::Reroll,
                Side::Reroll => Side::Fixer,
            };
            desk.emit(Event::Turned { seat, skill, side });
            again(effect, op, desk)
        }
        (Op::RecruitNow { free, .. }, &Choice::Space(space)) => {
            let space = space.checked_sub(STANDS)?;
            let adventurer = desk.table().on_stand(space)?;
            let gold = if free { 0 } else { desk.table().minimum_bid(space) };
            desk.emit(Event::RecruitedNow { seat, space, adventurer, gold });
            gain(desk, seat, 0, i16::from(desk.table().adventurer(adventurer).fame));
            None
        }
        (Op::Retire { then, .. }, &Choice::Member(adventurer)) => {
            desk.emit(Event::Retired { seat, adventurer });
            Some(effect.nested(then))
        }
        (Op::BuildNow { .. }, Choice::Build(plan)) => {
            desk.emit(Event::HiredFree { seat, builders: hammers(plan) });
            raise(desk, seat, plan);
            None
        }
        (Op::BuildNow { .. }, Choice::Decline) => None,
        _ => Some(Next::Bug("board")),
    }
}

/// Discards the Contract of the space chosen and lays another of a deck there.
fn replace(effect: &mut Effect, op: &Op, level: Level, desk: &mut Work<'_>) -> Option<Step> {
    let (seat, space) = (effect.seat?, effect.chosen);
    let contract = desk.table().face_up(space)?;
    desk.emit(Event::ContractGone { seat, space, contract });
    effect.deck = Some(level);
    match (desk.table().top(level, 0), op) {
        (Top::Empty, _) => {}
        (_, Op::ReplaceContract { face: Face::Down, .. }) => {
            desk.emit(Event::Replaced { seat, space, level });
        }
        (Top::Settled(contract), _) => desk.emit(Event::ContractDrawn { space, level, contract }),
        (Top::Open(of), _) => return Some(Next::Roll(Draw::One { of })),
    }
    again(effect, op, desk)
}

/// Looks at a face-down card: Contract spaces from 0, Adventurer spaces from 6.
fn look(effect: &mut Effect, op: &Op, space: u8, desk: &mut Work<'_>) -> Option<Step> {
    let seat = effect.seat?;
    effect.chosen = space;
    let table = desk.table();
    let of = if space < STANDS {
        if let Some(known) = table.contract_under(space) {
            desk.emit(Event::LookedContract { seat, space, contract: known.card });
            return again(effect, op, desk);
        }
        contracts_under(table, space).len()
    } else {
        let space = space - STANDS;
        if let Some(known) = table.adventurer_under(space) {
            desk.emit(Event::LookedAdventurer { seat, space, adventurer: known.card });
            return again(effect, op, desk);
        }
        adventurers_under(table, space).len()
    };
    Some(Next::Roll(Draw::One { of: of as u32 }))
}

pub(super) fn drawn(effect: &mut Effect, op: &Op, drawn: &Drawn, desk: &mut Work<'_>) -> Option<Step> {
    let (seat, space) = (effect.seat?, effect.chosen);
    match op {
        Op::ReplaceContract { .. } => {
            let level = effect.deck?;
            let contract = desk.table().open_contracts(level).nth(drawn.index())?;
            desk.emit(Event::ContractDrawn { space, level, contract });
        }
        Op::RefreshAdventurer(_) => {
            let adventurer = adventurers_under(desk.table(), space).nth(drawn.index())?;
            desk.emit(Event::AdventurerUp { space, adventurer });
        }
        _ if space < STANDS => {
            let contract = contracts_under(desk.table(), space).nth(drawn.index())?;
            desk.emit(Event::LookedContract { seat, space, contract });
        }
        _ => {
            let space = space - STANDS;
            let adventurer = adventurers_under(desk.table(), space).nth(drawn.index())?;
            desk.emit(Event::LookedAdventurer { seat, space, adventurer });
        }
    }
    again(effect, op, desk)
}
