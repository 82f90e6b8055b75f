//! What cannot be answered, and why.

use std::fmt;

/// The reason a question about dice has no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OddsError {
    /// A die was said to show something other than 1 to 6.
    NotAFace(u8),
    /// A target number outside 2 to 6.
    NotATargetNumber(u8),
    /// More dice than the counts can hold.
    TooManyDice {
        /// The number of dice asked for.
        dice: usize,
        /// The largest number this question allows.
        most: usize,
    },
    /// More fixers and rerolls than are looked through.
    TooManyChanges {
        /// The number of changes asked for.
        changes: usize,
        /// The largest number allowed.
        most: usize,
    },
    /// Fewer than one or more than [`MAX_SEATS`](super::MAX_SEATS) seats in a contest.
    NotAContest(usize),
    /// The seats of a contest tie for ever.
    NeverSettles,
    /// A tally without a single outcome.
    NoOutcome,
    /// So many dice and changes that looking through them would take too long.
    TooMuchWork,
    /// A count or a value too large to be held exactly.
    TooLarge,
}

impl fmt::Display for OddsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAFace(face) => write!(f, "a die shows 1 to 6, not {face}"),
            Self::NotATargetNumber(tn) => write!(f, "a target number is 2 to 6, not {tn}"),
            Self::TooManyDice { dice, most } => write!(f, "{dice} dice are more than {most}"),
            Self::TooManyChanges { changes, most } => {
                write!(f, "{changes} changes of single dice are more than {most}")
            }
            Self::NotAContest(seats) => write!(f, "a contest cannot have {seats} seats"),
            Self::NeverSettles => write!(f, "the seats tie for ever"),
            Self::NoOutcome => write!(f, "a tally needs at least one outcome"),
            Self::TooMuchWork => write!(f, "so many dice and changes would take too long"),
            Self::TooLarge => write!(f, "a count or value is too large to be held exactly"),
        }
    }
}

impl std::error::Error for OddsError {}
