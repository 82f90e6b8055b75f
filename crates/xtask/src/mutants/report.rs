//! What came of all mutants.

use std::fmt;

use serde::Serialize;

use super::trial::Verdict;
use super::{Mutant, Trial};
use crate::Outcome;

/// The share that must be caught, in percent.
const SHARE: usize = 90;

/// The figures of a run and those who survived it.
#[derive(Debug, Serialize)]
pub(super) struct Report<'a> {
    game: &'a str,
    commit: &'a str,
    caught: usize,
    survived: usize,
    timed_out: usize,
    did_not_build: usize,
    /// How many were never drawn, because the game's list leaves them alone.
    left_alone: usize,
    /// All the time that was spent on them, in milliseconds.
    took: u64,
    survivors: Vec<&'a Mutant>,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Caught => "caught",
            Self::Survived => "SURVIVED",
            Self::TimedOut => "timed out",
            Self::DidNotBuild => "did not build",
        })
    }
}

impl<'a> Report<'a> {
    /// Adds up trials.
    pub(super) fn new(game: &'a str, commit: &'a str, left_alone: usize, trials: &'a [Trial]) -> Self {
        let count = |verdict| trials.iter().filter(|trial| trial.verdict == verdict).count();
        let survived = trials.iter().filter(|trial| trial.verdict == Verdict::Survived);
        let mut survivors: Vec<&Mutant> = survived.map(|trial| &trial.mutant).collect();
        survivors.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Self {
            game,
            commit,
            caught: count(Verdict::Caught),
            survived: count(Verdict::Survived),
            timed_out: count(Verdict::TimedOut),
            did_not_build: count(Verdict::DidNotBuild),
            left_alone,
            took: trials.iter().map(|trial| trial.took).sum(),
            survivors,
        }
    }

    /// The report as one JSON object.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(super) fn json(&self) -> Result<String, String> {
        serde_json::to_string(self).map_err(|error| error.to_string())
    }

    /// How many were programs.
    fn judged(&self) -> usize {
        self.caught + self.survived + self.timed_out
    }

    /// Whether enough were tried and caught. One that makes the tests run for ever is noticed, too.
    ///
    /// # Errors
    /// How many were.
    pub(super) fn judge(&self, count: usize) -> Outcome {
        let (judged, caught) = (self.judged(), self.caught + self.timed_out);
        if judged < count {
            return Err(format!("{count} mutants were asked for, only {judged} could be made"));
        }
        if caught * 100 < judged * SHARE {
            return Err(format!("{caught} of {judged} mutants were caught, less than {SHARE} %"));
        }
        Ok(())
    }
}

impl fmt::Display for Report<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let judged = self.judged();
        let share = |count: usize| count * 1000 / judged.max(1);
        let commit: String = self.commit.chars().take(12).collect();
        let (seconds, each) = (self.took / 1000, self.took / 100 / judged.max(1) as u64);
        writeln!(
            f,
            "\n{} at {commit}: {judged} mutants, {} min {} s of work, {}.{} s each",
            self.game,
            seconds / 60,
            seconds % 60,
            each / 10,
            each % 10
        )?;
        for (name, count) in
            [("caught", self.caught), ("survived", self.survived), ("timed out", self.timed_out)]
        {
            writeln!(f, "  {name:<14} {count:>5}  {:>3}.{} %", share(count) / 10, share(count) % 10)?;
        }
        writeln!(f, "  {:<14} {:>5}  others were drawn instead", "did not build", self.did_not_build)?;
        writeln!(f, "  {:<14} {:>5}  see crates/{}/mutants.toml", "left alone", self.left_alone, self.game)?;
        if !self.survivors.is_empty() {
            writeln!(f, "\nNo rule test notices these:")?;
        }
        for mutant in &self.survivors {
            writeln!(f, "  {mutant}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutants::find::Form;

    fn trials(verdicts: &[(Verdict, usize)]) -> Vec<Trial> {
        let mutant = Mutant {
            file: "a.rs".to_owned(),
            line: 1,
            within: "f".to_owned(),
            at: [0, 1],
            was: "1".to_owned(),
            now: "2".to_owned(),
            site: [0, 1],
            form: Form::Value,
        };
        let trial = |verdict: Verdict| Trial { mutant: mutant.clone(), verdict, by: None, took: 1 };
        verdicts.iter().flat_map(|&(verdict, count)| vec![trial(verdict); count]).collect()
    }

    #[test]
    fn nine_of_ten_must_be_caught() {
        let judge = |verdicts: &[(Verdict, usize)], count| {
            Report::new("g", "0123456789abcdef", 0, &trials(verdicts)).judge(count)
        };
        let (caught, late) = (Verdict::Caught, Verdict::TimedOut);
        assert!(
            judge(&[(caught, 8), (late, 1), (Verdict::Survived, 1), (Verdict::DidNotBuild, 9)], 10).is_ok()
        );
        assert!(judge(&[(caught, 8), (Verdict::Survived, 2)], 10).unwrap_err().contains("8 of 10"));
        assert!(judge(&[(caught, 9)], 10).unwrap_err().contains("only 9"));
    }

    #[test]
    fn survivors_are_listed() {
        let trials = trials(&[(Verdict::Survived, 1), (Verdict::Caught, 1)]);
        let text = Report::new("g", "0123456789abcdef", 0, &trials).to_string();
        assert!(text.contains("a.rs:1 f: 1 -> 2") && text.contains("50.0 %"), "{text}");
    }
}
