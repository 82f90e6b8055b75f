//! Everything that can reach a match from outside.

use serde::{Deserialize, Serialize};

use crate::{AskId, Game, List, Seat};

/// The most dice one draw rolls.
pub const DICE_MAX: usize = 40;

/// A request for chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// Roll dice, each showing 1 to `sides`.
    Dice {
        /// How many dice, at most [`DICE_MAX`].
        count: u8,
        /// How many sides each has.
        sides: u8,
    },
    /// Pick one of `of` things, numbered from 0.
    One {
        /// How many things there are.
        of: u32,
    },
}

impl Draw {
    /// A roll of `count` six-sided dice.
    #[must_use]
    pub fn d6(count: u8) -> Self {
        Self::Dice { count, sides: 6 }
    }

    /// Whether `drawn` is a possible outcome of this draw.
    #[must_use]
    pub fn allows(&self, drawn: &Drawn) -> bool {
        match (self, drawn) {
            (Self::Dice { count, sides }, Drawn::Dice(dice)) => {
                dice.len() == usize::from(*count) && dice.iter().all(|die| (1..=*sides).contains(die))
            }
            (Self::One { of }, Drawn::One(index)) => index < of,
            (Self::Dice { .. }, Drawn::One(_)) | (Self::One { .. }, Drawn::Dice(_)) => false,
        }
    }
}

/// The outcome of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// The faces of the dice, in the order rolled.
    Dice(List<u8, DICE_MAX>),
    /// The index of the thing picked.
    One(u32),
}

impl Drawn {
    /// Dice showing these faces.
    #[must_use]
    pub fn dice(faces: &[u8]) -> Self {
        Self::Dice(List::collect(faces.iter().copied()))
    }

    /// The faces rolled; empty when no dice were.
    #[must_use]
    pub fn faces(&self) -> &[u8] {
        match self {
            Self::Dice(faces) => faces,
            Self::One(_) => &[],
        }
    }

    /// The index picked; 0 when dice were rolled.
    #[must_use]
    pub fn index(&self) -> usize {
        match self {
            Self::Dice(_) => 0,
            Self::One(index) => *index as usize,
        }
    }
}

/// An end that comes from outside the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat gave up.
    Conceded {
        /// Who gave up.
        by: Seat,
    },
    /// The seats agreed on a draw.
    Agreed,
    /// A judge decided.
    Adjudicated {
        /// Who was given the win, if anyone.
        winner: Option<Seat>,
    },
    /// It ends without a result, because it cannot go on.
    Void,
}

/// One thing told to a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
pub enum Input<G: Game> {
    /// A seat answers an ask; a sealed answer may be given again until the last seat has answered.
    Answer {
        /// Which ask.
        ask: AskId,
        /// The answer.
        choice: G::Choice,
    },
    /// A seat takes its sealed answer back while others have not answered.
    Retract {
        /// Which ask.
        ask: AskId,
    },
    /// The outcome of the draw the match waits for.
    Drawn(Drawn),
    /// A seat's timer has run out.
    Expired {
        /// Whose timer.
        seat: Seat,
    },
    /// The match is ended from outside.
    Closed(Ending),
}
