//! The game as it is shown to people: its cards, menus, and messages for everything that happens.

mod card_facts;
mod catalog;
mod choice;
mod clauses;
mod dice_facts;
mod effect;
mod effect_choice;
mod effect_facts;
mod effect_refusal;
pub(crate) mod nouns;
mod outcome;
mod parley;
pub(crate) mod pick;
mod refusal;
mod seen;
mod source;

use kernel::{Ask, State};
use words::{At, Message, Shown, Texts};

use crate::GuildMaster;
use crate::ask::{Choice, Prompt};
use crate::refusal::Refusal;
use crate::table::{Outcome, Table};
use crate::view::Seen;

pub use catalog::{
    AdventurerCard, Board, Catalog, ContractCard, CoreUpgrade, LevelWord, PrestigeUpgrade, RankWord,
    RoundMoon, SideWord, SkillUpgrade, SkillWord, WanderRow,
};
pub use effect::say_ops;

impl Shown for GuildMaster {
    const TEXTS: Texts = crate::texts::TEXTS;

    type Catalog = Catalog;

    fn catalog() -> Catalog {
        catalog::catalog()
    }

    fn menu(state: &State<Self>, ask: &Ask<Self>, out: &mut Vec<Choice>) {
        ask.prompt.question().menu(At::new(state, ask.seat), out);
    }

    fn is_secret(prompt: &Prompt) -> bool {
        prompt.question().is_secret()
    }

    fn say_seen(before: &Table, seen: &Seen) -> Option<Message> {
        seen::say(before, seen)
    }

    fn say_prompt(table: &Table, prompt: &Prompt) -> Message {
        prompt.question().say(table)
    }

    fn say_choice(table: &Table, prompt: &Prompt, choice: &Choice) -> Message {
        choice::say(table, prompt, choice)
    }

    fn say_refusal(table: Option<&Table>, refusal: &Refusal) -> Message {
        refusal::say(table, refusal)
    }

    fn say_outcome(outcome: &Outcome) -> Message {
        outcome::say(outcome)
    }
}
