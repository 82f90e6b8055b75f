//! Scenarios: a table, a script of choices and dice, and what is expected, in one TOML file.
//!
//! The format is described in `SCENARIOS.md`. The same parser and runner serve the tests of every game and the
//! command `guildhall check`.

mod claim;
mod file;
mod line;
mod report;
mod run;
mod stream;

pub use claim::{CLAIMS_MAX, Evidence};
pub use file::{Case, Scenario, peek_game};
pub use line::{Expect, Step};
pub use report::{CaseRun, Difference, Report, Status};
pub use run::{after, laid_out, played_on, run, run_text};
