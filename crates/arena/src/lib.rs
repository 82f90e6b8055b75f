//! Bot against bot: many matches of any searchable game, and what came of them.
//!
//! A [`Plan`] names the bots, the number of matches and the seed; [`run`] plays them on as many threads as asked for and
//! hands over a [`Report`] with the [`Result`](MatchResult) of every match. A match depends on the seed and on its own
//! number alone, so the report is the same whatever the number of threads. [`Players`] is the same play one input at a
//! time, for transcripts and records.
//!
//! Nothing here reads or writes a file; the only clock is the one that measures how long the matches took.

mod balance;
mod fingerprint;
mod habits;
mod plan;
mod played;
mod players;
mod report;
mod roster;
mod run;

pub use balance::{Balance, Books, Rate, Row};
pub use fingerprint::{Fingerprint, fingerprint};
pub use habits::{HabitRow, Habits};
pub use plan::{INPUTS_MAX, Plan, PlanFault};
pub use played::{Bookkeeper, Counted, Counts, End, MatchResult, Noted, Watcher, play};
pub use players::{Decision, Players, Step};
pub use report::{FAULTS_SHOWN, Fault, Report};
pub use roster::{ROSTER, Rostered};
pub use run::{run, run_booking, run_counting, run_watching};
