//! `cargo xtask soak`: the long runs.

use std::path::Path;

use crate::args::Args;
use crate::process::{Run, build_hall};
use crate::steps::Steps;
use crate::{Outcome, arena, repo};

/// The variable that says in how many matches the laws are tried, read by `testkit`.
pub(crate) const MATCHES: &str = "GUILDHALL_LAWS";

/// The variable that says how many of them are thorough: the dear laws are tried after every input. One in twenty is.
pub(crate) const THOROUGH: &str = "GUILDHALL_LAWS_THOROUGH";

/// The variable that says for how many seconds bad input is tried, read by `testkit`.
pub(crate) const FUZZ: &str = "GUILDHALL_FUZZ";

/// For how many seconds CI tries bad input in each game.
pub(crate) const CI_FUZZ: u64 = 15;

/// For how many seconds the long run does.
const FULL_FUZZ: u64 = 600;

/// The full count.
const FULL: u64 = 10_000;

/// The share of the full count that CI runs, as the tests do by themselves: 2 %.
pub(crate) const CI_SHARE: u64 = FULL / 50;

/// Runs the laws and the arena at full count.
///
/// # Errors
/// Names the runs that failed.
pub(crate) fn run(mut args: Args) -> Outcome {
    let matches = args.value("--matches")?.unwrap_or(FULL);
    let seconds = args.value("--fuzz")?.unwrap_or(FULL_FUZZ);
    args.done()?;
    let mut steps = Steps::new();
    steps.run("laws", || repo::games().try_for_each(|game| laws(game.id, matches)));
    steps.run("bad input", || repo::games().try_for_each(|game| fuzz(game.id, seconds)));
    steps.run("arena", || {
        let hall = build_hall(true)?;
        arenas(&hall, matches)
    });
    steps.finish()
}

/// The laws of one game, in release mode; their tests have `laws` in their names and print a tally.
fn laws(game: &str, matches: u64) -> Outcome {
    println!("{game}: {matches} matches under the laws, one in twenty of them thorough");
    let args = ["test", "--release", "--locked", "-p", game, "--tests", "--", "laws", "--nocapture"];
    let thorough = matches.div_ceil(20).to_string();
    let text = Run::cargo(&args).env(MATCHES, matches.to_string()).env(THOROUGH, thorough).read()?;
    print!("{text}");
    judge(&text, matches).map_err(|why| format!("{game}: {why}"))
}

/// Bad input for one game; its tests have `fuzz` in their names. Not in release mode: sums that overflow are to be seen.
fn fuzz(game: &str, seconds: u64) -> Outcome {
    println!("{game}: bad input for {seconds} s");
    let args = ["test", "--locked", "-p", game, "--tests", "--", "fuzz", "--nocapture"];
    let text = Run::cargo(&args).env(FUZZ, seconds.to_string()).read()?;
    print!("{text}");
    if figure(&text, "inputs refused") == 0 {
        return Err(format!("{game}: no test of bad input has run"));
    }
    Ok(())
}

/// Whether the tally shows as many matches as asked for, at most one in a thousand of them unfinished.
fn judge(text: &str, matches: u64) -> Outcome {
    let played = figure(text, "matches");
    if played < matches {
        return Err(format!("{matches} matches were asked for, the tallies show {played}"));
    }
    let unfinished = figure(text, "unfinished");
    if unfinished * 1000 > played {
        return Err(format!("{unfinished} of {played} matches unfinished, more than 0.1 %"));
    }
    Ok(())
}

/// The sum of a figure over all tallies in a text.
fn figure(text: &str, name: &str) -> u64 {
    let value = |line: &str| line.trim().strip_prefix(name)?.trim().parse::<u64>().ok();
    text.lines().filter_map(value).sum()
}

/// Every game on one and on two threads.
///
/// # Errors
/// What differs or went wrong.
pub(crate) fn arenas(hall: &Path, games: u64) -> Outcome {
    repo::games().try_for_each(|game| arena::agree(hall, game.id, games))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TALLY: &str =
        "running 1 test\nmatches                  10000\ninputs   5\nunfinished   10\ntest laws ... ok\n";

    #[test]
    fn the_tally_must_show_the_matches() {
        assert_eq!(judge(TALLY, 10_000), Ok(()));
        assert!(judge(TALLY, 10_001).unwrap_err().contains("tallies show 10000"));
        assert!(judge("running 0 tests\n", 1).is_err());
    }

    #[test]
    fn one_in_a_thousand_may_stay_unfinished() {
        assert!(judge(&TALLY.replace("10\ntest", "11\ntest"), 10_000).unwrap_err().contains("unfinished"));
    }
}
