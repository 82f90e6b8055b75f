//! The effect vocabulary: a closed list of operations, and what a card does with them.

pub mod misplaced;
mod op;
mod ops;
mod place;
pub mod price;
mod standing;

use serde::{Deserialize, Serialize};

use crate::terms::Skill;

pub use op::{
    Condition, Count, Deck, Face, Kinds, Of, Op, Orders, Pay, Peeked, Picker, Rest, Who, With, Within,
};
pub use ops::Ops;
pub(crate) use ops::{Book, reading};
pub use place::{Place, places};

/// When an ability can be used (GM-ADVR-03, -05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Moon {
    /// In odd Rounds.
    Half,
    /// In even Rounds.
    Full,
    /// In Rounds 3, 6 and 9.
    Blood,
    /// In every Round.
    Every,
}

impl Moon {
    /// Whether it shines in a Round (GM-ROUN-03, -04).
    #[must_use]
    pub const fn shines(self, round: u8) -> bool {
        match self {
            Self::Half => !round.is_multiple_of(2),
            Self::Full => round.is_multiple_of(2),
            Self::Blood => round.is_multiple_of(3),
            Self::Every => true,
        }
    }
}

/// The phase in which an ability can be used (GM-ADVR-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rule book's")]
pub enum Part {
    Plot,
    Action,
}

/// How often an ability can be used (GM-RUL-40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    /// Always on.
    Static,
    /// Once in a Skill Check.
    Check,
    /// Once in a Round.
    Round,
}

/// The ability of an Adventurer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// In which Rounds.
    pub moon: Moon,
    /// In which phase.
    pub phase: Part,
    /// How often.
    pub limit: Limit,
    /// What it does.
    pub effects: Ops,
}

/// When something of a Guild can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Window {
    /// On the Guild's turn in the Plot Phase.
    Plot,
    /// Between two steps of the Action Phase.
    Action,
    /// Before the dice of a check are rolled.
    Before,
    /// After an own roll, before its result is fixed.
    Check,
    /// Before the Guild builds.
    Hire,
    /// Before bids are compared.
    Recruit,
    /// Once it is certain that the Guild recruits.
    Recruited,
}

impl Window {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Plot, Self::Action, Self::Before, Self::Check, Self::Hire, Self::Recruit, Self::Recruited];

    /// The window as a bit of a mask.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// What a completed Contract can be discarded for (GM-EFCT-05, GM-RUL-21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boon {
    /// When.
    pub window: Window,
    /// What it does.
    pub effects: Ops,
}

impl Boon {
    /// The phase in which it is used.
    #[must_use]
    pub const fn phase(&self) -> Part {
        match self.window {
            Window::Plot => Part::Plot,
            Window::Action
            | Window::Before
            | Window::Check
            | Window::Hire
            | Window::Recruit
            | Window::Recruited => Part::Action,
        }
    }
}

/// When an Event works (GM-EFCT-07, GM-RUL-44).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// As long as it lies open.
    Static,
    /// At the start of every Round.
    StartRound,
    /// In the Income step of every Reset Phase.
    Reset,
}

/// What a Contract does while it lies open on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EventCard {
    /// When.
    pub when: When,
    /// What it does.
    pub effects: Ops,
}

/// The window in which an operation of an ability or Boon is used; those of the Plot Phase all in one.
#[must_use]
pub const fn window(op: &Op, phase: Part) -> Window {
    if matches!(phase, Part::Plot) {
        return Window::Plot;
    }
    match op {
        Op::Reroll { .. }
        | Op::SetDie { .. }
        | Op::AddDie { .. }
        | Op::AddFlat { .. }
        | Op::FlipDie { .. }
        | Op::SpendStored { .. }
        | Op::PenaltyShift { .. }
        | Op::ForceReroll { .. } => Window::Check,
        Op::ConvertSkill { .. } => Window::Before,
        Op::BidBonus { .. } | Op::MinBidShift { .. } | Op::SkipRank => Window::Recruit,
        Op::BidRefund { .. } => Window::Recruited,
        Op::BuilderDiscount { .. } | Op::FreeBuilders { .. } => Window::Hire,
        _ => Window::Action,
    }
}

/// Whether a Skill is the one an operation is limited to; without a limit every Skill is.
#[must_use]
pub fn fits(limit: Option<Skill>, skill: Skill) -> bool {
    limit.is_none_or(|only| only == skill)
}
