//! What each seat did in a match, counted under names, for reports over many matches.

use crate::{Ask, Game, Mark, Searchable, Seat, State};

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

    /// What shows how well somebody plays, in the order of a report.
    #[must_use]
    fn habits() -> &'static [Habit] {
        &[]
    }

    /// Who counts it in a match; nobody where there are no habits.
    #[must_use]
    fn watch() -> Option<Box<dyn Watch<Self>>> {
        None
    }
}

/// Something that shows how well somebody plays, counted in matches under a mark of the kind [`Habit::KIND`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Habit {
    /// The name under which it is counted.
    pub name: &'static str,
    /// The name of what it is a share of; how often it happens in a match where there is none.
    pub of: Option<&'static str>,
}

impl Habit {
    /// The kind of the marks habits are counted under.
    pub const KIND: &'static str = "habit";

    /// The mark of a name.
    #[must_use]
    pub const fn mark(name: &'static str) -> Mark {
        Mark { kind: Self::KIND, name }
    }
}

/// Watches one match from its first fact to its last and counts habits. It may remember what went before.
pub trait Watch<G: Game> {
    /// Counts what an answer means, which is taken next in `state`.
    fn answered(&mut self, state: &State<G>, ask: &Ask<G>, choice: &G::Choice, book: &mut Book<'_>);

    /// Counts what a fact means; `before` is the table before it.
    fn happened(&mut self, before: &G::Table, event: &G::Event, book: &mut Book<'_>);
}
