//! The laws by name, and what is told when one is broken.

use std::fmt;

use kernel::{Game, Input};

/// A law every game keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// A random setup starts.
    Starts,
    /// The match never stops on a fault, its stack is bounded, and it always waits for somebody.
    Stands,
    /// Folding the facts gives the live table.
    Folds,
    /// Copies are equal and independent.
    Clones,
    /// A saved state is loaded as it was and plays on the same; inputs and facts are saved whole.
    Saves,
    /// The same inputs give the same facts and states again.
    Audits,
    /// Every ask has candidates, no two alike, and all of them pass the check and are taken.
    Candidates,
    /// Every ask can be answered by a drawn answer, and it passes the check.
    Samples,
    /// What the check refuses is refused, for the same reason; what it allows is taken; a preview agrees.
    Agrees,
    /// A refused input leaves the state untouched and tells no fact.
    Untouched,
    /// A refusal names a rule and gives a reason.
    NamesRule,
    /// What a refusal suggests is legal.
    Suggests,
    /// Nothing a seat is shown, asked, told in words, refused, offered, previewed or answered depends on what is hidden
    /// from it.
    Secrets,
    /// What is hidden does vary when it is imagined anew.
    HiddenVaries,
    /// What is written is read back as it was, on one line.
    Notation,
    /// An estimate lies between −1 and 1.
    Estimates,
    /// What is true of every table is true.
    Sound,
    /// Nothing panics.
    NoPanic,
}

impl Law {
    /// Every law.
    pub const ALL: [Self; 18] = [
        Self::Starts,
        Self::Stands,
        Self::Folds,
        Self::Clones,
        Self::Saves,
        Self::Audits,
        Self::Candidates,
        Self::Samples,
        Self::Agrees,
        Self::Untouched,
        Self::NamesRule,
        Self::Suggests,
        Self::Secrets,
        Self::HiddenVaries,
        Self::Notation,
        Self::Estimates,
        Self::Sound,
        Self::NoPanic,
    ];

    /// The name of the law in tables.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Starts => "setups start",
            Self::Stands => "never stuck, stack bounded",
            Self::Folds => "fold = live table",
            Self::Clones => "clones equal and independent",
            Self::Saves => "save and load",
            Self::Audits => "audit holds",
            Self::Candidates => "candidates pass check and advance",
            Self::Samples => "samples pass check",
            Self::Agrees => "check, preview and advance agree",
            Self::Untouched => "refused inputs leave untouched",
            Self::NamesRule => "refusals name a rule",
            Self::Suggests => "suggestions pass",
            Self::Secrets => "non-interference per seat",
            Self::HiddenVaries => "hidden fields vary",
            Self::Notation => "what is written is read",
            Self::Estimates => "estimates between -1 and 1",
            Self::Sound => "tables are sound",
            Self::NoPanic => "nothing panics",
        }
    }
}

/// What was found wrong, before it is known where.
#[derive(Debug)]
pub(super) struct Fault {
    law: Law,
    what: String,
}

impl Fault {
    pub(super) fn new(law: Law, what: String) -> Self {
        Self { law, what }
    }
}

/// A broken law, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The game.
    pub game: &'static str,
    /// Which law.
    pub law: Law,
    /// The seed of the plan.
    pub seed: u64,
    /// The number of the match.
    pub number: u32,
    /// How many inputs the match had taken.
    pub input: usize,
    /// What was found.
    pub what: String,
    /// The last inputs before, as JSON.
    pub last: Vec<String>,
}

/// How many inputs a breach shows.
const LAST: usize = 6;

impl Breach {
    pub(super) fn of_match<G: Game>(
        seed: u64,
        number: u32,
        input: usize,
        fault: Fault,
        inputs: &[Input<G>],
    ) -> Self {
        let before = &inputs[..input.min(inputs.len())];
        let last = before[before.len().saturating_sub(LAST)..].iter();
        let last = last.map(|input| serde_json::to_string(input).unwrap_or_else(|error| error.to_string()));
        let Fault { law, what } = fault;
        Self { game: G::ID, law, seed, number, input, what, last: last.collect() }
    }

    pub(super) fn of_the_whole<G: Game>(seed: u64, law: Law, what: String) -> Self {
        Self { game: G::ID, law, seed, number: 0, input: 0, what, last: Vec::new() }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, law, seed, number, input, what, last } = self;
        writeln!(f, "law broken: {}", law.name())?;
        writeln!(f, "  {game}, seed {seed}, match {number}, after {input} inputs")?;
        writeln!(f, "  {}", what.replace('\n', "\n  "))?;
        for input in last {
            writeln!(f, "  input {input}")?;
        }
        write!(
            f,
            "  play it again: Plan {{ seed: {seed}, first: {number}, matches: 1, thorough: {}, .. }}",
            number + 1
        )
    }
}

impl std::error::Error for Breach {}
