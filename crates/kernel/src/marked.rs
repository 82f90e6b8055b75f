//! What there is to reach in a game, and what a match has reached of it.

use core::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Chance, Searchable, State, variant, variants};

/// Something a game names to be reached in play: a fact, a prompt, a refusal, a card, an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Mark {
    /// What kind of thing it is, such as `event`.
    pub kind: &'static str,
    /// Which one.
    pub name: &'static str,
}

impl Mark {
    /// The mark of what a value is: the saved name of its variant. `None` for a value that is no variant.
    pub fn of<T: Serialize>(kind: &'static str, value: &T) -> Option<Self> {
        variant(value).map(|name| Self { kind, name })
    }

    /// The marks of all variants of an enum.
    pub fn all<T: DeserializeOwned>(kind: &'static str) -> impl Iterator<Item = Self> {
        variants::<T>().iter().map(move |&name| Self { kind, name })
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind, self.name)
    }
}

/// A game that lists what there is to reach in it. Without a word of its own it lists every fact and every prompt.
pub trait Marked: Searchable {
    /// Everything there is to reach.
    #[must_use]
    fn marks() -> Vec<Mark> {
        Mark::all::<Self::Event>("event").chain(Mark::all::<Self::Prompt>("prompt")).collect()
    }

    /// A setup for a match in which something rare may be reached; any that starts.
    fn rare_setup(seats: u8, rng: &mut dyn Chance) -> Option<Self::Setup> {
        Self::setup(seats, rng)
    }

    /// Setups that no match starts from, for refusals that spoilt copies of good setups hardly meet; each has a fault.
    #[must_use]
    fn faulty_setups() -> Vec<Self::Setup> {
        Vec::new()
    }

    /// Answers to be tried now and then, for refusals that spoilt copies of good answers hardly meet.
    #[must_use]
    fn rare_answers() -> Vec<Self::Choice> {
        Vec::new()
    }

    /// Notes what a fact has reached; `before` is the table before it.
    fn mark_event(_before: &Self::Table, event: &Self::Event, note: &mut dyn FnMut(Mark)) {
        Mark::of("event", event).map(note);
    }

    /// Notes what a match has reached that waits for something: its asks, its frames, what lies on its table.
    fn mark_state(state: &State<Self>, note: &mut dyn FnMut(Mark)) {
        state.asks().iter().filter_map(|ask| Mark::of("prompt", &ask.prompt)).for_each(note);
    }

    /// Notes what a refusal has reached.
    fn mark_refusal(_refusal: &Self::Refusal, _note: &mut dyn FnMut(Mark)) {}
}
