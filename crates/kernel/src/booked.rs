//! What each seat did in a match, counted under names, for reports over many matches.

use crate::{Mark, Searchable, Seat};

/// Where a game writes what it counts: whose it is, under what name, and how much.
pub type Book<'a> = dyn FnMut(Seat, Mark, i64) + 'a;

/// A game that counts what each seat did: which side it had, which cards it used, where its points came from. Amounts under
/// one name add up over a match. Without a word of its own it counts nothing.
pub trait Booked: Searchable {
    /// Every name there is, so that a report shows what never happens.
    #[must_use]
    fn accounts() -> Vec<Mark> {
        Vec::new()
    }

    /// Counts what a fact means; `before` is the table before it.
    fn book_event(_before: &Self::Table, _event: &Self::Event, _book: &mut Book<'_>) {}

    /// Counts what lies on the table when the match has ended.
    fn book_end(_table: &Self::Table, _book: &mut Book<'_>) {}
}
