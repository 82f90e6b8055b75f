//! `cargo xtask soak`: the long runs.

use std::path::Path;

use crate::args::Args;
use crate::process::{Run, build_hall};
use crate::steps::Steps;
use crate::{Outcome, arena, repo};

/// How many matches the laws are tried in; read by `tests/laws.rs` of each game.
pub(crate) const LAWS: &str = "GUILDHALL_LAWS";
/// In how many of them the dear laws are tried after every input.
pub(crate) const THOROUGH: &str = "GUILDHALL_LAWS_THOROUGH";

/// The full counts.
const MATCHES: u64 = 10_000;
const THOROUGH_MATCHES: u64 = 500;

/// The share of the full counts that CI runs, by default of the tests themselves: 2 %.
pub(crate) const CI_MATCHES: u64 = MATCHES / 50;

/// Runs the laws and the arena at full count.
///
/// # Errors
/// Names the runs that failed.
pub(crate) fn run(mut args: Args) -> Outcome {
    let matches = args.value("--matches")?.unwrap_or(MATCHES);
    let thorough = args.value("--thorough")?.unwrap_or(THOROUGH_MATCHES);
    args.done()?;
    let mut steps = Steps::new();
    steps.run("laws", || laws(matches, thorough));
    steps.run("arena", || {
        let hall = build_hall(true)?;
        arenas(&hall, matches)
    });
    steps.finish()
}

fn laws(matches: u64, thorough: u64) -> Outcome {
    for game in repo::games() {
        println!("{}: {matches} matches under the laws, {thorough} of them thoroughly", game.id);
        let args = ["test", "--release", "--locked", "-p", game.id, "--tests", "--", "laws"];
        let listed = Run::cargo(&[&args[..], &["--list"]].concat()).read()?;
        if !listed.lines().any(|line| line.ends_with(": test")) {
            return Err(format!("{} has no test with `laws` in its name", game.id));
        }
        let run = Run::cargo(&[&args[..], &["--nocapture"]].concat());
        run.env(LAWS, matches.to_string()).env(THOROUGH, thorough.to_string()).go()?;
    }
    Ok(())
}

/// Every game on one and on two threads.
///
/// # Errors
/// What differs or went wrong.
pub(crate) fn arenas(hall: &Path, games: u64) -> Outcome {
    repo::games().try_for_each(|game| arena::agree(hall, game.id, games))
}
