//! What a seat is asked.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::{Game, Seat};

/// The name of one ask. A takeback raises the generation, so an answer to an ask that was taken back is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AskId {
    /// Asks are numbered in the order in which they are made.
    pub number: u32,
    /// How many takebacks the match had seen when it was asked.
    pub generation: u32,
}

impl fmt::Display for AskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.number, self.generation)
    }
}

/// One question to one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Ask<G: Game> {
    /// Quoted by the answer.
    pub id: AskId,
    /// Who is asked.
    pub seat: Seat,
    /// What is asked, in the game's own terms.
    pub prompt: G::Prompt,
    /// Whether the seat has answered already and may still change it: a sealed answer, or an open ask
    /// that rests (see [`Next::Rest`](crate::Next::Rest)).
    pub answered: bool,
}
