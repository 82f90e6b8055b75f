//! Why something was refused.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::Stuck;

/// A reason for refusing an input that names the rule behind it.
pub trait Refuse {
    /// The id of the rule that forbids it, as in the catalogue under `rules/`.
    fn rule(&self) -> &'static str;

    /// What is wrong, in a plain English sentence for logs and tests.
    fn reason(&self) -> String;
}

/// An input that fits no game at this moment, whatever the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misfit {
    /// No such ask is open.
    NotAsked,
    /// The ask was taken back; ask ids of an older generation are void.
    Stale,
    /// The match waits for an answer, not for chance.
    NoDraw,
    /// The drawn outcome is impossible for the draw requested.
    WrongDraw,
    /// The match is over.
    Over,
    /// Only a sealed answer that was given can be retracted.
    NotSealed,
    /// The match has no such seat.
    NoSeat,
    /// The match has stopped on a fault of the program and takes no more inputs.
    Stuck,
    /// The rules have changed since the match was played so far, and it can only be ended.
    Parted,
}

impl From<Stuck> for Misfit {
    fn from(stuck: Stuck) -> Self {
        match stuck {
            Stuck::Parted => Self::Parted,
            Stuck::TooDeep | Stuck::NoCaller | Stuck::WrongWake | Stuck::Endless | Stuck::NobodyAsked => {
                Self::Stuck
            }
        }
    }
}

impl Refuse for Misfit {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotAsked => "HALL-ASK",
            Self::Stale => "HALL-STALE",
            Self::NoDraw | Self::WrongDraw => "HALL-DRAW",
            Self::Over => "HALL-OVER",
            Self::NotSealed => "HALL-SEAL",
            Self::NoSeat => "HALL-SEAT",
            Self::Stuck => "HALL-STUCK",
            Self::Parted => "HALL-PARTED",
        }
    }

    fn reason(&self) -> String {
        match self {
            Self::NotAsked => "nobody is asked that at this moment; look at what is pending",
            Self::Stale => "that question was taken back; look at what is pending now",
            Self::NoDraw => "the match does not wait for chance",
            Self::WrongDraw => "that outcome is impossible for the draw requested",
            Self::Over => "the match is over",
            Self::NotSealed => "only a sealed answer that was given can be taken back",
            Self::NoSeat => "the match has no such seat",
            Self::Stuck => "the match stopped on a fault of the program; save its record and report it",
            Self::Parted => "the rules have changed since it was played so far; the match can only be ended",
        }
        .to_owned()
    }
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.rule(), self.reason())
    }
}
