//! What may be answered: for each prompt `check` for people, `candidates` for bots and `preview` for both.

mod available;
mod bargain;
mod build;
mod can;
mod commit;
mod deck;
mod dice;
mod fallback;
mod orders;
mod pick;
mod repair;
mod setup;
mod sheets;
mod skill;
mod stance;
mod using;

use kernel::odds::Ratio;
use kernel::{Chance, List, Seat, State};
use serde::Serialize;

use crate::GuildMaster;
use crate::ask::{Choice, Prompt};
use crate::flow::goal;
use crate::order::ORDERS;
use crate::prospect::{self, CheckOdds};
use crate::refusal::Refusal;
use crate::table::Table;

use bargain::Over;

pub(crate) use build::{SKILL_SLOTS, can_build, hammers, single_plans};
pub(crate) use can::{can, count};
pub(crate) use orders::{check as check_orders, check_sheet, warning};
pub(crate) use pick::default_pick;
pub(crate) use repair::{corrections, repair};
pub(crate) use skill::best_skill;
pub(crate) use using::can_convert;

/// What a choice would cost, and its odds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// Gold it spends or ties up.
    pub gold: u16,
    /// Dice it rolls.
    pub dice: u8,
    /// What they have to reach; 0 when there is no target.
    pub target: u8,
    /// The chance that they do before any change to the dice. Where dice lie already: with everything that is left after
    /// the choice used as well as possible, by this Guild and by those of its combined team who come later.
    pub chance: Option<Ratio>,
    /// The chance with the Guild's own Skill Upgrade and abilities used as well as possible.
    pub best: Option<Ratio>,
    /// The chance with the Boons it holds too.
    pub with_boons: Option<Ratio>,
    /// Whether the dice reach the target as they lie, so that nothing needs to be changed.
    pub reached: bool,
    /// Fame it brings for certain.
    pub fame: u8,
    /// The Gold and the Fame it brings on average as the dice fall, where the sum decides how much (GM-RUL-32).
    pub average: Option<[Ratio; 2]>,
    /// What is legal and may still fail (GM-RUL-08).
    pub warnings: List<Warning, ORDERS>,
}

impl Preview {
    /// A check with its odds.
    pub(crate) fn of(check: CheckOdds) -> Self {
        let CheckOdds { dice, target, chance, best, with_boons, .. } = check;
        let [chance, best, with_boons] = [chance, best, with_boons].map(Some);
        Self { dice, target, chance, best, with_boons, ..Self::default() }
    }
}

/// Something about an Order, counted from 0, that is legal when planned and may fail when resolved (GM-RUL-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// The Guild lacks the Rank for the Adventurer (GM-RECR-02).
    RankMissing(u8),
    /// No Adventurer of the team has a Skill the Contract lists (GM-CONT-02).
    NoMatchingSkill(u8),
    /// The Gold does not pay for one Builder at the present price (GM-HIRE-03).
    TooLittleForBuilder(u8),
}

/// Whether the rules allow an answer.
pub(crate) fn check(table: &Table, seat: Seat, prompt: &Prompt, choice: &Choice) -> Result<(), Refusal> {
    match prompt {
        Prompt::Side => setup::check_side(choice),
        Prompt::Place => setup::check_place(table, seat, choice),
        Prompt::Commit { .. } => commit::check(choice),
        Prompt::Stance { .. } => stance::check(choice),
        Prompt::Orders => orders::check(table, seat, choice),
        Prompt::Correct { number } => repair::check(table, seat, *number, choice),
        Prompt::Skill { mask, purpose } => skill::check(*mask, *purpose, choice),
        Prompt::Declare { mask, .. } => skill::check_declare(table, seat, *mask, choice),
        Prompt::Fix | Prompt::Reroll { .. } | Prompt::Tie | Prompt::Change | Prompt::Forced { .. } => {
            dice::check(table, seat, prompt, choice)
        }
        Prompt::Convert { skill, dice } => using::check_convert(table, seat, *skill, *dice, choice),
        Prompt::Use { window } => using::check(table, seat, *window, choice),
        Prompt::Pick(pick) => pick::check(table, seat, pick, choice),
        Prompt::Build { number } => build::check(table, seat, *number, choice),
        Prompt::Deck { .. } => deck::check(table, choice),
        Prompt::Bargain { space } => bargain::check(table, seat, Over::Contract(*space), choice),
        Prompt::Lobby(pick) => bargain::check(table, seat, Over::Effect(*pick), choice),
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
        Prompt::Orders => sheets::candidates(table, seat, want, rng, out),
        Prompt::Correct { number } => repair::candidates(table, seat, *number, out),
        Prompt::Skill { mask, .. } => skill::candidates(*mask, out),
        Prompt::Declare { mask, .. } => skill::candidates_declare(table, seat, *mask, out),
        Prompt::Fix | Prompt::Reroll { .. } | Prompt::Tie | Prompt::Change | Prompt::Forced { .. } => {
            dice::candidates(table, seat, prompt, out);
        }
        Prompt::Convert { skill, dice } => {
            out.push(Choice::Pass);
            using::all_converts(table, seat, *skill, *dice, out);
        }
        Prompt::Use { window } => using::candidates(table, seat, *window, out),
        Prompt::Pick(pick) => pick::candidates(table, seat, pick, rng, out),
        Prompt::Build { number } => build::candidates(table, seat, *number, want, out),
        Prompt::Deck { .. } => deck::candidates(table, out),
        Prompt::Bargain { space } => bargain::candidates(table, seat, Over::Contract(*space), rng, out),
        Prompt::Lobby(pick) => bargain::candidates(table, seat, Over::Effect(*pick), rng, out),
        Prompt::Fallback { number } => fallback::candidates(table, seat, *number, out),
    }
}

/// What an answer would cost, and its odds.
pub(crate) fn preview(state: &State<GuildMaster>, seat: Seat, prompt: &Prompt, choice: &Choice) -> Preview {
    let table = &state.table;
    match (prompt, choice) {
        (Prompt::Fix | Prompt::Reroll { .. } | Prompt::Tie | Prompt::Change | Prompt::Forced { .. }, _) => {
            let goal = goal(state.flow.frames(), table, seat);
            dice::preview(table, seat, prompt, choice, goal)
        }
        (Prompt::Stance { space }, Choice::Cooperate | Choice::Conflict) => {
            let conflict = *choice == Choice::Conflict;
            prospect::stance(table, seat, *space, conflict).unwrap_or_default()
        }
        (Prompt::Orders, Choice::Orders(sheet)) => orders::preview(table, seat, sheet),
        (Prompt::Build { .. }, Choice::Build(plan)) => build::preview(table, seat, plan),
        (Prompt::Skill { purpose, .. }, Choice::Skill(skill)) => {
            skill::preview(table, seat, *purpose, *skill)
        }
        (Prompt::Fallback { number }, _) => fallback::preview(table, seat, *number, choice),
        (Prompt::Declare { space, .. }, _) => skill::preview_declare(table, seat, *space, choice),
        (Prompt::Bargain { .. } | Prompt::Lobby(_), _) => bargain::preview(table, seat, choice),
        _ => Preview::default(),
    }
}
