//! What can be wrong with a written record.

use core::fmt;

use crate::live::NotLive;
use crate::{Digest, FORMAT};

/// Something wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The entry concerned; `None` for the header.
    pub entry: Option<u32>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is nothing in it.
    Empty,
    /// It is something else.
    Alien,
    /// Its written form is newer than this program.
    UnknownFormat(String),
    /// It is a record of another game.
    OtherGame {
        /// The game of the record.
        found: String,
        /// The game expected.
        expected: &'static str,
    },
    /// It has a header and no entry.
    NoOpening,
    /// Its last line breaks off.
    Truncated,
    /// A line is no JSON.
    NotJson(String),
    /// A line is JSON of another shape.
    Unreadable(String),
    /// An entry is missing, doubled or in another place.
    Order {
        /// The number it should have.
        expected: u32,
        /// The number it has.
        found: u32,
    },
    /// The line, or one before it, is not as it was written.
    Edited {
        /// What the line says.
        written: Digest,
        /// What its text gives.
        computed: Digest,
    },
    /// The line does not end with its link.
    NoLink,
    /// The facts do not lead to the table whose digest is written.
    Digest {
        /// What the entry says.
        written: Digest,
        /// What its facts give.
        computed: Digest,
    },
    /// A fact does not fit the table.
    Unfit {
        /// Which of the entry's facts, counted from 0.
        index: usize,
    },
    /// A takeback goes where it cannot.
    Takeback(NotLive),
    /// The setup is refused.
    Setup(String),
    /// The match is said to go on by a revision that is not later.
    NotLater {
        /// The revision so far.
        revision: u32,
        /// The one said to follow.
        next: u32,
    },
}

impl Fault {
    pub(crate) fn header(problem: Problem) -> Self {
        Self { entry: None, problem }
    }

    pub(crate) fn entry(n: u32, problem: Problem) -> Self {
        Self { entry: Some(n), problem }
    }

    /// The line of the file, counted from 1.
    #[must_use]
    pub fn line(&self) -> u32 {
        self.entry.map_or(1, |n| n.saturating_add(2))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.entry {
            None => write!(f, "header (line 1): {}", self.problem),
            Some(n) => write!(f, "entry {n} (line {}): {}", self.line(), self.problem),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the record is empty"),
            Self::Alien => {
                write!(
                    f,
                    "this is not a Guildhall record; the first line of one holds \"record\":\"guildhall\""
                )
            }
            Self::UnknownFormat(found) => {
                write!(f, "record format {found} is unknown here; this program reads formats 1 to {FORMAT}")
            }
            Self::OtherGame { found, expected } => {
                write!(f, "this is a record of {found:?}, not of {expected:?}")
            }
            Self::NoOpening => {
                write!(f, "the record ends before entry 0, which holds the facts of the start")
            }
            Self::Truncated => write!(f, "the record breaks off in the middle of this line"),
            Self::NotJson(why) => write!(f, "the line is not JSON: {why}"),
            Self::Unreadable(why) => write!(f, "the line cannot be read: {why}"),
            Self::Order { expected, found } => {
                write!(
                    f,
                    "found entry {found} where entry {expected} belongs; entries are missing or reordered"
                )
            }
            Self::Edited { written, computed } => {
                write!(f, "the line was edited or moved: its link is {written}, its text gives {computed}")
            }
            Self::NoLink => write!(f, "the line does not end with its link"),
            Self::Digest { written, computed } => {
                write!(f, "the digest is {written}, but the facts lead to a table with {computed}")
            }
            Self::Unfit { index } => write!(f, "fact {index} does not fit the table it is applied to"),
            Self::Takeback(why) => write!(f, "the takeback is impossible: {why}"),
            Self::Setup(why) => write!(f, "the setup is refused: {why}"),
            Self::NotLater { revision, next } => {
                write!(f, "revision {next} of the rules cannot follow revision {revision}")
            }
        }
    }
}

impl core::error::Error for Fault {}
