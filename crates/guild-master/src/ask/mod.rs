//! What players are asked: one kind of question a file, with what may be answered, what of that is offered to bots and to people,
//! what it costs, and how it is said and written.

mod available;
mod bargain;
mod board_contract;
mod break_tie;
mod build_upgrade;
mod can;
mod change_dice;
mod choice;
mod commit_order;
mod convert_dice;
mod correct_card;
mod declare_skill;
mod dice;
mod fall_back;
mod fix_die;
mod forced_reroll;
mod lobby;
mod negotiate;
mod pick;
mod pick_deck;
mod pick_skill;
mod pick_stance;
mod plan_orders;
mod plans;
mod preview;
mod reroll_die;
mod sheets;
mod starting_side;
mod use_effect;

use serde::{Deserialize, Serialize};
use words::questions;

use crate::GuildMaster;

pub use board_contract::BoardContract;
pub use break_tie::BreakTie;
pub use build_upgrade::BuildUpgrade;
pub use change_dice::ChangeDice;
pub use choice::{Choice, Plan, Upgrade};
pub use commit_order::CommitOrder;
pub use convert_dice::ConvertDice;
pub use correct_card::CorrectCard;
pub use declare_skill::DeclareSkill;
pub use fall_back::FallBack;
pub use fix_die::FixDie;
pub use forced_reroll::ForcedReroll;
pub use lobby::LobbyFor;
pub use negotiate::Negotiate;
pub use pick::{Cause, Pick};
pub use pick_deck::PickDeck;
pub use pick_skill::{PickSkill, Purpose};
pub use pick_stance::PickStance;
pub use plan_orders::PlanOrders;
pub use preview::{Preview, Warning};
pub use reroll_die::RerollDie;
pub use starting_side::StartingSide;
pub use use_effect::UseEffect;

pub(crate) use can::{can, count};
pub(crate) use convert_dice::can_convert;
pub(crate) use correct_card::{corrections, repair};
pub(crate) use pick::default_pick;
pub(crate) use pick_skill::best_skill;
pub(crate) use plan_orders::{check as check_orders, check_sheet, warning};
pub(crate) use plans::{SKILL_SLOTS, can_build, hammers, single_plans};

/// What a question is asked about.
type At<'a> = words::At<'a, GuildMaster>;

questions! {
    /// A question to a seat.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Prompt of GuildMaster;
    plain {
        Side: StartingSide,
        Place: BoardContract,
        Orders: PlanOrders,
        Fix: FixDie,
        Tie: BreakTie,
        Change: ChangeDice,
    }
    told {
        Correct: CorrectCard,
        Commit: CommitOrder,
        Skill: PickSkill,
        Reroll: RerollDie,
        Build: BuildUpgrade,
        Deck: PickDeck,
        Bargain: Negotiate,
        Stance: PickStance,
        Declare: DeclareSkill,
        Use: UseEffect,
        Lobby: LobbyFor,
        Pick: Pick,
        Forced: ForcedReroll,
        Convert: ConvertDice,
        Fallback: FallBack,
    }
}
