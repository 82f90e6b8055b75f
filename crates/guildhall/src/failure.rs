//! What can keep a command from doing its work.

use std::fmt;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// How a command that did its work came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// All is well.
    Well,
    /// Something differs or failed, and has been printed.
    Differs,
}

/// What every command hands back.
pub(crate) type Done = Result<Verdict, Failure>;

/// Why a command could not do its work.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was called wrongly or given something it cannot read: exit code 2.
    Input(String),
    /// What it was to do failed: exit code 1.
    Work(String),
    /// The output could not be written.
    Output(io::Error),
}

impl Failure {
    /// A file that could not be read or written.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Self {
        Self::Input(format!("{}: {error}", path.display()))
    }

    /// A fault of the program itself.
    pub(crate) fn fault() -> Self {
        Self::Work(
            "a fault of the program; run the same command with -v to see where, and report it with the command"
                .to_owned(),
        )
    }

    /// Whether the reader of the output went away, as `head` does.
    pub(crate) fn is_closed_pipe(&self) -> bool {
        matches!(self, Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe)
    }

    /// The exit code of the process.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Input(_) => 2,
            Self::Work(_) | Self::Output(_) => 1,
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Input(what) | Self::Work(what) => f.write_str(what),
            Self::Output(error) => write!(f, "the output could not be written: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        match error.io_error_kind() {
            Some(kind) => Self::Output(kind.into()),
            None => Self::Work(format!("the answer has no JSON form: {error}")),
        }
    }
}
