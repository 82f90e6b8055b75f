//! What came of a scenario.

use std::fmt;

use serde::Serialize;

/// Whether a scenario went as expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Everything expected happened.
    Passed,
    /// Something differed.
    Failed,
    /// Not run: the rules it needs are not there yet.
    NotYet,
}

/// What came of a scenario.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The file or test.
    pub name: String,
    /// The game.
    pub game: String,
    /// What the scenario shows.
    pub title: Option<String>,
    /// Whether it went as expected.
    pub status: Status,
    /// Why it was not run.
    pub not_yet: Option<String>,
    /// The ids proved: those claimed when it passed, otherwise none.
    pub proved: Vec<String>,
    /// What differed.
    pub differences: Vec<Difference>,
    /// What happened, case by case.
    pub cases: Vec<CaseRun>,
}

/// What happened in one case.
#[derive(Clone, Debug, Serialize)]
pub struct CaseRun {
    /// The name of the case, when a file has several.
    pub name: Option<String>,
    /// Facts, refusals, asks and the end, in order.
    pub stream: Vec<String>,
}

/// One thing that was not as expected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The case, when a file has several.
    pub case: Option<String>,
    /// The line of the file it is about; empty when it is about none.
    pub line: String,
    /// What was expected.
    pub expected: String,
    /// What was found.
    pub found: String,
    /// What happened around it.
    pub around: Vec<String>,
}

impl Difference {
    pub(super) fn new(line: &str, expected: &str, found: &str, around: Vec<String>) -> Self {
        let (line, expected, found) = (line.to_owned(), expected.to_owned(), found.to_owned());
        Self { case: None, line, expected, found, around }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(case) = &self.case {
            writeln!(f, "  case `{case}`")?;
        }
        if !self.line.is_empty() {
            writeln!(f, "  line      {}", self.line)?;
        }
        writeln!(f, "  expected  {}", self.expected)?;
        writeln!(f, "  found     {}", self.found.replace('\n', "\n            "))?;
        for (at, line) in self.around.iter().enumerate() {
            writeln!(f, "  {}  {line}", if at == 0 { "happened" } else { "        " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let status = match self.status {
            Status::Passed => "passed",
            Status::Failed => "FAILED",
            Status::NotYet => "not yet playable",
        };
        write!(f, "{status}: {}", self.name)?;
        if let Some(title) = &self.title {
            write!(f, " ({title})")?;
        }
        if let Some(why) = &self.not_yet {
            write!(f, ": {why}")?;
        }
        writeln!(f)?;
        self.differences.iter().try_for_each(|difference| write!(f, "{difference}"))
    }
}
