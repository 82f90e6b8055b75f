//! The deck of a replacement (GM-RUL-07).

use crate::ask::Choice;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::terms::Level;

pub(super) fn check(table: &Table, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Deck(level) if table.decks[level.index()] > 0 => Ok(()),
        Choice::Deck(_) => Err(Refusal::DeckEmpty),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates(table: &Table, out: &mut Vec<Choice>) {
    out.extend(Level::ALL.into_iter().filter(|level| table.decks[level.index()] > 0).map(Choice::Deck));
}
