//! Where chance comes from: seeded, scripted, replayed or listed.

mod listed;
mod replayed;
mod scripted;
mod seeded;
mod stream;

use core::fmt;

use kernel::{Draw, Drawn};

pub use listed::Listed;
pub use replayed::Replayed;
pub use scripted::Scripted;
pub use seeded::{Seeded, commitment};
pub use stream::Stream;

/// A source of chance for a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// Draws follow from a secret seed that was committed to.
    Seeded(Seeded),
    /// Draws are dictated, face by face.
    Scripted(Scripted),
    /// Draws are those of a record.
    Replayed(Replayed),
    /// Draws are gone through one after another.
    Listed(Listed),
}

/// Why a source cannot make a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoDraw {
    /// The script has too few faces left.
    ScriptShort {
        /// How many are needed.
        needed: usize,
        /// How many are left.
        left: usize,
    },
    /// The script shows what cannot be drawn.
    ScriptWrong {
        /// The number dictated.
        face: u32,
        /// The lowest that is possible.
        least: u32,
        /// The highest that is possible.
        most: u32,
    },
    /// The record has no draw of this number, or one of another kind.
    NotRecorded(u64),
    /// There are too many outcomes to go through.
    TooMany,
}

impl fmt::Display for NoDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ScriptShort { needed, left } => {
                write!(f, "the draw needs {needed} numbers and the script has {left} left")
            }
            Self::ScriptWrong { face, least, most } => {
                write!(f, "the script shows {face} where {least} to {most} are possible")
            }
            Self::NotRecorded(number) => write!(f, "the record has no draw {number} of this kind"),
            Self::TooMany => write!(f, "the draw has too many outcomes to list"),
        }
    }
}

impl Source {
    /// Makes draw number `number` of the match.
    ///
    /// # Errors
    /// Why this source cannot; nothing is used up then.
    pub fn draw(&mut self, number: u64, draw: &Draw) -> Result<Drawn, NoDraw> {
        match self {
            Self::Seeded(seeded) => Ok(seeded.draw(number, draw)),
            Self::Scripted(scripted) => scripted.draw(draw),
            Self::Replayed(replayed) => replayed.draw(number, draw),
            Self::Listed(listed) => listed.draw(draw),
        }
    }

    /// The name of this kind of source in messages and records.
    #[must_use]
    pub fn kind(&self) -> &'static str {
        match self {
            Self::Seeded(_) => "seeded",
            Self::Scripted(_) => "scripted",
            Self::Replayed(_) => "replayed",
            Self::Listed(_) => "listed",
        }
    }
}
