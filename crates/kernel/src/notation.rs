//! The written form of a game: how scenarios, transcripts and commands name its things.

use serde::de::DeserializeOwned;

use crate::{Ask, Game, Ignore, Searchable, Seat, Sink, State};

/// A game that can be laid out, driven and read in text.
///
/// Every form is one line without a line break, made of words, numbers and points such as `(3048, 1274)`. What
/// `write_choice` writes, `read_choice` reads.
pub trait Notation: Searchable {
    /// What a scenario lays out: setup, pieces and the moment of play. Unknown keys must be errors.
    type Stage: DeserializeOwned;

    /// Lays a scenario out and starts it at the moment it names.
    ///
    /// # Errors
    /// What is wrong with the layout, in a sentence that names the key.
    fn stage(stage: &Self::Stage) -> Result<State<Self>, String> {
        Self::lay_out(stage, &mut Ignore)
    }

    /// Lays a scenario out and starts it at the moment it names; `sink` is told the facts of the start.
    ///
    /// # Errors
    /// What is wrong with the layout, in a sentence that names the key.
    fn lay_out(stage: &Self::Stage, sink: &mut dyn Sink<Self>) -> Result<State<Self>, String>;

    /// The name of a seat in scripts.
    fn seat_name(seat: Seat) -> &'static str;

    /// Reads the answer to an ask.
    ///
    /// # Errors
    /// What could not be understood and what would have been.
    fn read_choice(state: &State<Self>, ask: &Ask<Self>, text: &str) -> Result<Self::Choice, String>;

    /// Writes an answer.
    fn write_choice(table: &Self::Table, choice: &Self::Choice) -> String;

    /// Writes a fact; `table` is the table before it.
    fn write_event(table: &Self::Table, event: &Self::Event) -> String;

    /// Writes a prompt; its first word names the kind of prompt.
    fn write_prompt(table: &Self::Table, prompt: &Self::Prompt) -> String;

    /// Writes how a match ended.
    fn write_outcome(outcome: &Self::Outcome) -> String;

    /// The value of one field of the table, such as `Ox.hp` or `red.momentum`, or the answer to a question such as
    /// `Ox within 1 of Shark`; `None` when there is no such field.
    fn field(state: &State<Self>, path: &str) -> Option<String>;

    /// What [`Game::preview`] warns of about a choice, a line each: what is legal and may go wrong. Nothing for a choice that is
    /// refused.
    fn warnings(_state: &State<Self>, _ask: &Ask<Self>, _choice: &Self::Choice) -> Vec<String> {
        Vec::new()
    }

    /// The names of all fields and the words of all questions, so that no list of them is kept anywhere else; a point
    /// before the name of what somebody or something has, such as `.hp`.
    fn fields() -> Vec<String>;
}

/// The seat with this name.
#[must_use]
pub fn seat_named<G: Notation>(table: &G::Table, name: &str) -> Option<Seat> {
    Seat::all(<G as Game>::seats(table)).find(|&seat| G::seat_name(seat) == name)
}
