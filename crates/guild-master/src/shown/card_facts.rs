//! What is said of decks, and of cards looked at, exchanged and discarded.

use words::{Arg, Message};

use super::nouns::{adventurer, contract, letter, level, one};
use super::source::deck;
use crate::event::Event;
use crate::flow::STANDS;
use crate::table::Table;
use crate::texts::m;

/// A fact about cards, as it is told to those who may know them; `None` for any other.
pub(super) fn say(table: &Table, event: &Event) -> Option<Message> {
    let named = |id| contract(table, id);
    Some(match *event {
        Event::Peeked { seat, level, at, contract: id } => {
            let (number, contract) = (one(at), named(id));
            m::GmFactPeekedCard { seat: seat.into(), number, deck: deck(level), contract }.into()
        }
        Event::Arranged { seat, level, cards } => {
            let contracts = Arg::All(cards.iter().map(|id| named(*id)).collect());
            m::GmFactArrangedCards { seat: seat.into(), deck: deck(level), contracts }.into()
        }
        Event::Took { seat, contract: id, .. } => {
            m::GmFactTook { seat: seat.into(), contract: named(id) }.into()
        }
        Event::Sunk { seat, level, contract: id } => {
            m::GmFactSunkCard { seat: seat.into(), contract: named(id), deck: deck(level) }.into()
        }
        Event::Discarded { seat, level, contract: id } => {
            m::GmFactDiscarded { seat: seat.into(), contract: named(id), deck: deck(level) }.into()
        }
        Event::SwappedBoard { seat, space, gave, took } => {
            let (seat, gave, took) = (seat.into(), named(gave), named(took));
            m::GmFactSwappedBoard { seat, gave, took, number: one(space) }.into()
        }
        Event::SwappedDeck { seat, gave, took } => {
            m::GmFactSwappedDeck { seat: seat.into(), gave: named(gave), took: named(took) }.into()
        }
        Event::ContractGone { seat, space, contract: id } => {
            m::GmFactContractGone { seat: seat.into(), number: one(space), contract: named(id) }.into()
        }
        Event::ContractDrawn { space, level: of, contract: id } => {
            let level = level(of).into();
            m::GmFactContractDrawn { level, number: one(space), contract: named(id) }.into()
        }
        Event::LookedContract { seat, space, contract: id } => {
            m::GmFactLookedContract { seat: seat.into(), number: one(space), contract: named(id) }.into()
        }
        Event::LookedAdventurer { seat, space, adventurer: id } => {
            let (letter, adventurer) = (letter(space), adventurer(table, id));
            m::GmFactLookedAdventurer { seat: seat.into(), letter, adventurer }.into()
        }
        Event::AdventurerGone { seat, space, adventurer: id } => {
            let (letter, adventurer) = (letter(space), adventurer(table, id));
            m::GmFactAdventurerGone { seat: seat.into(), letter, adventurer }.into()
        }
        _ => return None,
    })
}

/// A card looked at on a space by somebody else: Contract spaces from 0, Adventurer spaces after them.
pub(super) fn looked(seat: kernel::Seat, space: u8) -> Message {
    match space.checked_sub(STANDS) {
        Some(stand) => m::GmFactLookedAtAdventurer { seat: seat.into(), letter: letter(stand) }.into(),
        None => m::GmFactLookedAtContract { seat: seat.into(), number: one(space) }.into(),
    }
}
