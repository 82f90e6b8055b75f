//! What a game gives to those who show it to people.

use kernel::{Ask, Misfit, Notation, State};
use serde::Serialize;

use crate::{Message, Texts, m};

/// A game that can be shown to people: its cards, what they might want to do, and words for everything.
pub trait Shown: Notation {
    /// What its messages are rendered from.
    const TEXTS: Texts;

    /// Every card and token with its names and figures.
    type Catalog: Serialize;

    /// Every card and token.
    fn catalog() -> Self::Catalog;

    /// Adds answers a person would think of at `ask`, in the order buttons should have. They need not be legal: those
    /// that are not are shown with the rule that forbids them. Answers from an endless choice, such as paths, are left out.
    fn menu(state: &State<Self>, ask: &Ask<Self>, out: &mut Vec<Self::Choice>);

    /// Whether the prompt, its menu or its answer show something the other seats may not see, so that players who share a
    /// screen draw a curtain.
    fn is_secret(prompt: &Self::Prompt) -> bool;

    /// What is said of something a viewer saw; `before` is the table before it. `None` where there is nothing to say.
    fn say_seen(before: &Self::Table, seen: &Self::Seen) -> Option<Message>;

    /// What is asked, in a sentence that names who is to do what.
    fn say_prompt(table: &Self::Table, prompt: &Self::Prompt) -> Message;

    /// An answer, in few words, fit for a button.
    fn say_choice(table: &Self::Table, prompt: &Self::Prompt, choice: &Self::Choice) -> Message;

    /// Why something is refused, in a sentence; without a table where there is none yet.
    fn say_refusal(table: Option<&Self::Table>, refusal: &Self::Refusal) -> Message;

    /// How the match ended, in a sentence.
    fn say_outcome(outcome: &Self::Outcome) -> Message;
}

/// That a match cannot go on: the present rules, of revision `rules`, give other facts at an entry written by another.
#[must_use]
pub fn parted(entry: u32, written: u32, rules: u32) -> Message {
    m::HallParted { entry: entry.into(), written: written.into(), rules: rules.into() }.into()
}

/// Why an input fits nothing the match waits for.
#[must_use]
pub fn misfit(misfit: Misfit) -> Message {
    match misfit {
        Misfit::NotAsked => m::HallMisfitNotAsked.into(),
        Misfit::Stale => m::HallMisfitStale.into(),
        Misfit::NoDraw => m::HallMisfitNoDraw.into(),
        Misfit::WrongDraw => m::HallMisfitWrongDraw.into(),
        Misfit::Over => m::HallMisfitOver.into(),
        Misfit::NotSealed => m::HallMisfitNotSealed.into(),
        Misfit::NoSeat => m::HallMisfitNoSeat.into(),
        Misfit::Stuck => m::HallMisfitStuck.into(),
        Misfit::Parted => m::HallMisfitParted.into(),
    }
}
