//! Bots by their names.

use core::fmt;

use kernel::Searchable;

use crate::{Bot, Greedy, Random, Sampler};

/// The bot that goes by weights; `greedy:NAME` goes by a set of them that the game names.
pub const GREEDY: &str = "greedy";

/// Why nobody has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unnamed {
    /// There is no such bot.
    Bot(String),
    /// The game has no weights of this name.
    Weights {
        /// The name of the weights.
        name: String,
        /// Those there are, the standard ones first.
        known: Vec<&'static str>,
    },
}

impl fmt::Display for Unnamed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bot(name) => {
                write!(f, "there is no bot `{name}`; the known ones are random, greedy, sampler")
            }
            Self::Weights { name, known } => {
                write!(
                    f,
                    "the game has no weights `{name}` for greedy; the known ones are {}",
                    known.join(", ")
                )
            }
        }
    }
}

impl core::error::Error for Unnamed {}

/// The bot with this name, ready to play.
///
/// # Errors
/// There is no such bot, or there are no such weights for it.
pub fn named<G: Searchable>(name: &str) -> Result<Box<dyn Bot<G>>, Unnamed> {
    if let Some((GREEDY, weights)) = name.split_once(':') {
        let known = || core::iter::once(G::standard()).chain(G::others()).map(|set| set.name).collect();
        let unknown = || Unnamed::Weights { name: weights.to_owned(), known: known() };
        return Ok(Box::new(Greedy::by(G::weights(weights).ok_or_else(unknown)?)));
    }
    match name {
        "random" => Ok(Box::new(Random::new())),
        GREEDY => Ok(Box::new(Greedy::new())),
        "sampler" => Ok(Box::new(Sampler::new())),
        _ => Err(Unnamed::Bot(name.to_owned())),
    }
}
