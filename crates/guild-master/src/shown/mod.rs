//! The game as it is shown to people: its cards, menus, and messages for everything that happens.

mod card_facts;
mod catalog;
mod choice;
mod clauses;
mod dice_facts;
mod effect;
mod effect_choice;
mod effect_facts;
mod effect_menu;
mod effect_refusal;
mod menu;
mod nouns;
mod outcome;
mod parley;
mod pick;
mod prompt;
mod refusal;
mod seen;
mod source;

use kernel::{Ask, State};
use words::{Message, Shown, Texts};

use crate::GuildMaster;
use crate::ask::{Choice, Prompt, Purpose};
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
        menu::fill(&state.table, ask.seat, &ask.prompt, out);
    }

    fn is_secret(prompt: &Prompt) -> bool {
        match prompt {
            // Sealed answers, Private Contracts in hand, or both.
            Prompt::Side
            | Prompt::Place
            | Prompt::Orders
            | Prompt::Commit { .. }
            | Prompt::Stance { .. }
            | Prompt::Tie
            | Prompt::Fallback { .. }
            | Prompt::Pick(_)
            | Prompt::Skill { purpose: Purpose::Conflict(_) | Purpose::Hire | Purpose::Bid(_), .. } => true,
            // One Guild decides in the open.
            Prompt::Skill { purpose: Purpose::Contract(_), .. }
            | Prompt::Correct { .. }
            | Prompt::Fix
            | Prompt::Reroll { .. }
            | Prompt::Build { .. }
            | Prompt::Deck { .. }
            | Prompt::Bargain { .. }
            | Prompt::Use { .. }
            | Prompt::Lobby(_)
            | Prompt::Change
            | Prompt::Forced { .. }
            | Prompt::Convert { .. }
            | Prompt::Declare { .. } => false,
        }
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
        outcome::say(outcome)
    }
}
