//! What may be answered: for each prompt `check` for people, `candidates` for bots and `preview` for both.

mod bargain;
mod build;
mod commit;
mod deck;
mod dice;
mod fallback;
mod orders;
mod setup;
mod skill;
mod stance;

use kernel::odds::Ratio;
use kernel::{Chance, Seat};
use serde::Serialize;

use crate::ask::{Choice, Prompt, Refusal};
use crate::table::Table;

pub(crate) use build::hammers;
pub(crate) use skill::best_skill;

/// What a choice would cost, and its odds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// Gold it spends or ties up.
    pub gold: u16,
    /// Dice it rolls.
    pub dice: u8,
    /// What they have to reach; 0 when there is no target.
    pub target: u8,
    /// The chance that they do before any change to the dice.
    pub chance: Option<Ratio>,
    /// Fame it brings for certain.
    pub fame: u8,
}

/// Whether the rules allow an answer.
pub(crate) fn check(table: &Table, seat: Seat, prompt: &Prompt, choice: &Choice) -> Result<(), Refusal> {
    match prompt {
        Prompt::Side => setup::check_side(choice),
        Prompt::Place => setup::check_place(table, seat, choice),
        Prompt::Commit { .. } => commit::check(choice),
        Prompt::Stance { .. } => stance::check(choice),
        Prompt::Orders => orders::check(table, seat, choice),
        Prompt::Skill { mask, purpose } => skill::check(*mask, *purpose, choice),
        Prompt::Declare { mask } => skill::check_declare(table, seat, *mask, choice),
        Prompt::Fix | Prompt::Reroll { .. } | Prompt::Tie => dice::check(table, seat, prompt, choice),
        Prompt::Build { number } => build::check(table, seat, *number, choice),
        Prompt::Deck { .. } => deck::check(table, choice),
        Prompt::Bargain { space } => bargain::check(table, seat, *space, choice),
        Prompt::Fallback { number } => fallback::check(table, seat, *number, choice),
    }
}

/// Adds legal answers to `out`.
pub(crate) fn candidates(
    table: &Table,
    seat: Seat,
    prompt: &Prompt,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    match prompt {
        Prompt::Side => setup::side_candidates(out),
        Prompt::Place => setup::place_candidates(table, seat, out),
        Prompt::Commit { .. } => commit::candidates(out),
        Prompt::Stance { .. } => stance::candidates(out),
        Prompt::Orders => orders::candidates(table, seat, want, rng, out),
        Prompt::Skill { mask, .. } => skill::candidates(*mask, out),
        Prompt::Declare { mask } => skill::candidates_declare(table, seat, *mask, out),
        Prompt::Fix | Prompt::Reroll { .. } | Prompt::Tie => dice::candidates(table, seat, prompt, out),
        Prompt::Build { number } => build::candidates(table, seat, *number, want, out),
        Prompt::Deck { .. } => deck::candidates(table, out),
        Prompt::Bargain { space } => bargain::candidates(table, seat, *space, rng, out),
        Prompt::Fallback { number } => fallback::candidates(table, seat, *number, out),
    }
}

/// What an answer would cost, and its odds.
pub(crate) fn preview(table: &Table, seat: Seat, prompt: &Prompt, choice: &Choice) -> Preview {
    match (prompt, choice) {
        (Prompt::Orders, Choice::Orders(sheet)) => {
            Preview { gold: u16::try_from(sheet.gold()).unwrap_or(u16::MAX), ..Preview::default() }
        }
        (Prompt::Build { .. }, Choice::Build(plan)) => build::preview(table, plan),
        (Prompt::Skill { purpose, .. }, Choice::Skill(skill)) => {
            skill::preview(table, seat, *purpose, *skill)
        }
        (Prompt::Fallback { number }, _) => fallback::preview(table, seat, *number, choice),
        (Prompt::Bargain { .. }, Choice::Offer(clauses) | Choice::Counter(_, clauses)) => {
            Preview { gold: clauses.owed_by(seat), ..Preview::default() }
        }
        _ => Preview::default(),
    }
}
