//! The game as it is shown to people: its cards, what they might want to do, and words for everything.
//!
//! One file for each kind of thing that is said; the texts are in the files under `text/`.

mod ability;
pub mod catalog;
mod choice;
mod menu;
mod noun;
mod prompt;
mod refusal;
mod seen;

use kernel::{Ask, State};
use words::{Message, Shown, Texts};

use crate::GuildBall;
use crate::ask::{Choice, Prompt};
use crate::refusal::Refusal;
use crate::table::{Outcome, Table};
use crate::view::Seen;

impl Shown for GuildBall {
    const TEXTS: Texts = crate::texts::TEXTS;

    type Catalog = catalog::Shelf;

    fn catalog() -> catalog::Shelf {
        catalog::shelf()
    }

    fn menu(state: &State<Self>, ask: &Ask<Self>, out: &mut Vec<Choice>) {
        menu::list(&state.table, ask.seat, &ask.prompt, out);
    }

    /// Unrevealed game plans are the only hidden information (GB-CONV-02), and the leaders of a tournament team until both
    /// are picked (GB-TOUR-07).
    fn is_secret(prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::PutAway | Prompt::Plan | Prompt::Lead)
    }

    fn say_seen(before: &Table, seen: &Seen) -> Option<Message> {
        seen::say(before, seen)
    }

    fn say_prompt(table: &Table, prompt: &Prompt) -> Message {
        prompt::say(table, prompt)
    }

    fn say_choice(table: &Table, prompt: &Prompt, choice: &Choice) -> Message {
        choice::say(table, prompt, choice)
    }

    fn say_refusal(table: Option<&Table>, refusal: &Refusal) -> Message {
        refusal::say(table, refusal)
    }

    fn say_outcome(outcome: &Outcome) -> Message {
        noun::outcome(outcome)
    }
}
