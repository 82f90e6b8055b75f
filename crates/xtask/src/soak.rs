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

/// The full count of most games.
const FULL: u64 = 10_000;

/// The share of the full count that CI runs, as the tests do by themselves: 2 %.
pub(crate) const CI_SHARE: u64 = FULL / 50;

/// The full count of a game: Guild Master's matches are short, and are played by two, three and four Guilds.
fn full(game: &str) -> u64 {
    if game == "guild-master" { 2 * FULL } else { FULL }
}

/// Runs the laws and the arena at full count, and the exhaustive run.
///
/// # Errors
/// Names the runs that failed.
pub(crate) fn run(mut args: Args) -> Outcome {
    let matches: Option<u64> = args.value("--matches")?;
    let seconds = args.value("--fuzz")?.unwrap_or(FULL_FUZZ);
    let games = chosen(args.value("--game")?)?;
    args.done()?;
    let count = |game: &str| matches.unwrap_or_else(|| full(game));
    let mut steps = Steps::new();
    steps.run("laws", || games.iter().try_for_each(|game| laws(game, count(game))));
    steps.run("bad input", || games.iter().try_for_each(|game| fuzz(game, seconds)));
    let mut hall = Err("not built".to_owned());
    steps.run("build", || {
        hall = build_hall(true);
        hall.clone().map(|_| ())
    });
    steps.run("arena", || {
        let hall = hall.clone()?;
        games.iter().try_for_each(|game| arena::agree(&hall, game, count(game)))
    });
    steps.run("exhaustive", || {
        let hall = hall.clone()?;
        games.iter().try_for_each(|game| exhaustive(&hall, game))
    });
    steps.finish()
}

/// The one game that was named, or all.
fn chosen(named: Option<String>) -> Result<Vec<&'static str>, String> {
    let games: Vec<_> = repo::games().map(|game| game.id).collect();
    let Some(named) = named else { return Ok(games) };
    let known = games.join(", ");
    let one = games.into_iter().find(|&game| game == named);
    one.map(|game| vec![game]).ok_or_else(|| format!("--game cannot be `{named}`; there are {known}"))
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

/// Everything a game names is reached; the binary lists what was not.
fn exhaustive(hall: &Path, game: &str) -> Outcome {
    Run::hall(hall, &["arena", "--game", game, "--exhaustive"]).go()
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
    fn a_game_is_named_or_all_are_meant() {
        assert_eq!(chosen(None), Ok(vec!["guild-ball", "guild-master"]));
        assert_eq!(chosen(Some("guild-master".to_owned())), Ok(vec!["guild-master"]));
        assert!(chosen(Some("chess".to_owned())).unwrap_err().contains("guild-ball, guild-master"));
    }

    #[test]
    fn one_in_a_thousand_may_stay_unfinished() {
        assert!(judge(&TALLY.replace("10\ntest", "11\ntest"), 10_000).unwrap_err().contains("unfinished"));
    }
}
