//! The game as it is shown to people.

use kernel::{Ask, Notation, Searchable, State};
use words::{Message, Shown};

use crate::GuildMaster;

/// How many answers a menu lists.
const MENU: usize = 64;

impl Shown for GuildMaster {
    type Catalog = ();

    fn catalog() {}

    fn menu(state: &State<Self>, ask: &Ask<Self>, out: &mut Vec<Self::Choice>) {
        Self::candidates(state, ask, MENU, &mut First, out);
    }

    fn is_secret(_prompt: &Self::Prompt) -> bool {
        false
    }

    fn say_seen(_before: &Self::Table, seen: &Self::Seen) -> Option<Message> {
        Some(Message::verbatim(format!("{seen:?}")))
    }

    fn say_prompt(table: &Self::Table, prompt: &Self::Prompt) -> Message {
        Message::verbatim(Self::write_prompt(table, prompt))
    }

    fn say_choice(table: &Self::Table, _prompt: &Self::Prompt, choice: &Self::Choice) -> Message {
        Message::verbatim(Self::write_choice(table, choice))
    }

    fn say_refusal(_table: Option<&Self::Table>, refusal: &Self::Refusal) -> Message {
        Message::verbatim(kernel::Refuse::reason(refusal))
    }

    fn say_outcome(outcome: &Self::Outcome) -> Message {
        Message::verbatim(Self::write_outcome(outcome))
    }
}

/// A menu is the same whenever it is opened.
struct First;

impl kernel::Chance for First {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}
