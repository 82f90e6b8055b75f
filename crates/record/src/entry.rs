//! The lines of a record after its header.

use kernel::{Game, Input, Seat};
use serde::{Deserialize, Serialize};

use crate::Digest;

/// One entry of a record.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<G: Game> {
    /// Entries are numbered from 0 without a gap.
    pub n: u32,
    /// What happened.
    pub step: Step<G>,
    /// The digest of the table after it, chained with the digest of the entry before.
    pub digest: Digest,
    /// The reading of a wall clock, written beside and read by no rule.
    pub at: Option<String>,
}

/// What an entry is about.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Game> {
    /// The facts of the start; always entry 0.
    Opening {
        /// What happened before anybody was asked.
        facts: Vec<G::Event>,
    },
    /// Something told to the match.
    Input {
        /// What was told.
        input: Input<G>,
        /// The seat it came from, where it came from one.
        by: Option<Seat>,
        /// What followed.
        facts: Vec<G::Event>,
    },
    /// The match was wound back.
    Takeback(Takeback),
    /// From here on it is played by this revision of the rules, by which all before gives the same facts.
    Revision(u32),
}

/// A match wound back to an earlier entry. The entries between stay in the record and are void.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Takeback {
    /// The entry after which the match goes on.
    pub to: u32,
    /// Who wanted it.
    pub by: Seat,
    /// The other seats that agreed; empty when it was free.
    pub consent: Vec<Seat>,
}

impl<G: Game> Step<G> {
    /// The facts of this entry; a takeback and a new revision have none of their own.
    #[must_use]
    pub fn facts(&self) -> &[G::Event] {
        match self {
            Self::Opening { facts } | Self::Input { facts, .. } => facts,
            Self::Takeback(_) | Self::Revision(_) => &[],
        }
    }

    /// Whether this entry made a draw.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        matches!(self, Self::Input { input: Input::Drawn(_), .. })
    }
}

/// An entry as written.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(crate) struct EntryLine<G: Game> {
    n: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Seat>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    input: Option<Input<G>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    facts: Option<Vec<G::Event>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    takeback: Option<Takeback>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    revision: Option<u32>,
    digest: Digest,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<String>,
}

impl<G: Game> From<&Entry<G>> for EntryLine<G> {
    fn from(entry: &Entry<G>) -> Self {
        let Entry { n, step, digest, at } = entry;
        let mut line = Self {
            n: *n,
            by: None,
            input: None,
            facts: None,
            takeback: None,
            revision: None,
            digest: *digest,
            at: at.clone(),
        };
        match step {
            Step::Opening { facts } => line.facts = Some(facts.clone()),
            Step::Input { input, by, facts } => {
                line.by = *by;
                line.input = Some(input.clone());
                line.facts = Some(facts.clone());
            }
            Step::Takeback(takeback) => line.takeback = Some(takeback.clone()),
            Step::Revision(revision) => line.revision = Some(*revision),
        }
        line
    }
}

impl<G: Game> EntryLine<G> {
    /// The entry, or what its keys lack.
    pub(crate) fn entry(self) -> Result<Entry<G>, &'static str> {
        let Self { n, by, input, facts, takeback, revision, digest, at } = self;
        let step = match (input, facts, takeback, revision, by) {
            (None, Some(facts), None, None, None) => Step::Opening { facts },
            (Some(input), Some(facts), None, None, by) => Step::Input { input, by, facts },
            (None, None, Some(takeback), None, None) => Step::Takeback(takeback),
            (None, None, None, Some(revision), None) => Step::Revision(revision),
            _ => {
                return Err(
                    "an entry has facts, or an input with facts, or a takeback, or a revision, and nothing else",
                );
            }
        };
        match (&step, n) {
            (Step::Opening { .. }, 0) => {}
            (Step::Opening { .. }, _) => return Err("only entry 0 has facts without an input"),
            (Step::Input { .. } | Step::Takeback(_) | Step::Revision(_), 0) => {
                return Err("entry 0 holds the facts of the start");
            }
            (Step::Input { .. } | Step::Takeback(_) | Step::Revision(_), _) => {}
        }
        Ok(Entry { n, step, digest, at })
    }
}
