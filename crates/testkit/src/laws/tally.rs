//! What was tried, counted.

use std::collections::BTreeMap;
use std::fmt;

use super::Law;

/// How often a hidden field is compared before it must have varied.
const ENOUGH: u64 = 20;

/// The counts of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches played.
    pub matches: u64,
    /// Inputs taken.
    pub inputs: u64,
    /// Asks answered that had two or more candidates.
    pub decisions: u64,
    /// Draws of chance.
    pub draws: u64,
    /// Expiries of time.
    pub expiries: u64,
    /// Matches stopped at the stated number of inputs.
    pub unfinished: u64,
    /// The turns or rounds the matches have reached.
    pub turns: u64,
    /// How often each fact came about that the game has counted.
    pub facts: BTreeMap<&'static str, u64>,
    /// How often each law was tried.
    pub checks: BTreeMap<&'static str, u64>,
    /// For each hidden field, how often it was imagined anew and how often it was then another.
    pub hidden: BTreeMap<&'static str, (u64, u64)>,
    /// How often each rule was named by a refusal.
    pub refusals: BTreeMap<&'static str, u64>,
}

impl Tally {
    pub(super) fn count(&mut self, law: Law) {
        *self.checks.entry(law.name()).or_default() += 1;
    }

    /// How often a law was tried.
    #[must_use]
    pub fn tried(&self, law: Law) -> u64 {
        self.checks.get(law.name()).copied().unwrap_or_default()
    }

    /// Adds the counts of another run.
    pub fn add(&mut self, other: &Self) {
        self.matches += other.matches;
        self.inputs += other.inputs;
        self.decisions += other.decisions;
        self.draws += other.draws;
        self.expiries += other.expiries;
        self.unfinished += other.unfinished;
        self.turns += other.turns;
        for (name, count) in &other.facts {
            *self.facts.entry(name).or_default() += count;
        }
        for (name, count) in &other.checks {
            *self.checks.entry(name).or_default() += count;
        }
        for (name, count) in &other.refusals {
            *self.refusals.entry(name).or_default() += count;
        }
        for (name, (compared, varied)) in &other.hidden {
            let sum = self.hidden.entry(name).or_default();
            *sum = (sum.0 + compared, sum.1 + varied);
        }
    }

    /// The hidden fields that never varied though they were imagined anew often enough.
    pub(super) fn never_varied(&self) -> Option<String> {
        let dull = |(_, (compared, varied)): &(&&str, &(u64, u64))| *compared >= ENOUGH && *varied == 0;
        let names: Vec<_> = self.hidden.iter().filter(dull).map(|(name, _)| *name).collect();
        (!names.is_empty()).then(|| format!("never another value in {}", names.join(", ")))
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let figures = [
            ("matches", self.matches),
            ("inputs", self.inputs),
            ("decisions", self.decisions),
            ("draws", self.draws),
            ("expiries", self.expiries),
            ("unfinished", self.unfinished),
            ("turns", self.turns),
        ];
        let facts = self.facts.iter().map(|(name, count)| (*name, *count));
        for (name, count) in figures.into_iter().chain(facts) {
            writeln!(f, "{name:<34} {count:>12}")?;
        }
        for law in Law::ALL {
            writeln!(f, "{:<34} {:>12}", law.name(), self.tried(law))?;
        }
        for (name, (compared, varied)) in &self.hidden {
            writeln!(f, "hidden: {name:<26} {compared:>12} varied {varied}")?;
        }
        for (rule, count) in &self.refusals {
            writeln!(f, "refused: {rule:<25} {count:>12}")?;
        }
        Ok(())
    }
}
