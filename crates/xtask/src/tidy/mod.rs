//! `cargo xtask tidy`: what review forgets.

mod budget;
mod cards;
mod dependencies;
mod documents;
mod lexer;
mod licence;
mod manifests;
mod packages;
mod sources;

use std::fmt;

use crate::Outcome;
use crate::args::Args;

/// One thing that is wrong.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fault {
    /// The file, from the root.
    pub(crate) path: String,
    /// The line, counted from 1; 0 for the file as a whole.
    pub(crate) line: usize,
    /// What is wrong and why that matters.
    pub(crate) what: String,
}

impl Fault {
    /// A fault of a file as a whole.
    pub(crate) fn of(path: &str, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: 0, what: what.into() }
    }

    /// A fault on a line.
    pub(crate) fn at(path: &str, line: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.path, self.what),
            line => write!(f, "{}:{line}: {}", self.path, self.what),
        }
    }
}

/// The command.
///
/// # Errors
/// When something is untidy.
pub(crate) fn run(args: Args) -> Outcome {
    args.done()?;
    all()
}

/// Every check over the whole repository.
///
/// # Errors
/// When something is untidy; each fault has been printed.
pub(crate) fn all() -> Outcome {
    let mut faults = sources::faults();
    faults.extend(budget::faults());
    faults.extend(cards::faults());
    faults.extend(manifests::faults());
    faults.extend(documents::faults());
    faults.extend(dependencies::faults()?);
    faults.extend(packages::faults()?);
    faults.sort();
    for fault in &faults {
        println!("{fault}");
    }
    if faults.is_empty() {
        println!("tidy");
        Ok(())
    } else {
        Err(format!("{} untidy places", faults.len()))
    }
}
