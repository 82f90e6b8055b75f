//! `cargo xtask soak`: the long runs.

use std::path::Path;

use crate::args::Args;
use crate::process::{Build, Run};
use crate::steps::Steps;
use crate::{Outcome, arena, balance, repo};

/// For how many seconds CI tries bad input in each game.
const CI_FUZZ: u64 = 15;

/// For how many seconds the long run does.
const FULL_FUZZ: u64 = 600;

/// The full count of most games.
const FULL: u64 = 10_000;

/// The share of the full count that CI runs: 2 %.
const CI_SHARE: u64 = FULL / 50;

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
    let mut hall = Err("not built".to_owned());
    steps.run("build", || {
        hall = Build::Proving.hall();
        hall.clone().map(|_| ())
    });
    steps.run("laws", || {
        let hall = hall.clone()?;
        games.iter().try_for_each(|game| laws(&hall, game, count(game)))
    });
    steps.run("bad input", || {
        let hall = hall.clone()?;
        games.iter().try_for_each(|game| fuzz(&hall, game, seconds))
    });
    steps.run("arena", || {
        let hall = hall.clone()?;
        games.iter().try_for_each(|game| arena::agree(&hall, game, count(game)))?;
        if games.contains(&"guild-master") { balance::level(&hall) } else { Ok(()) }
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

/// The laws of one game; the binary prints a tally.
fn laws(hall: &Path, game: &str, matches: u64) -> Outcome {
    println!("{game}: {matches} matches under the laws, one in twenty of them thorough");
    let count = matches.to_string();
    let text = Run::hall(hall, &["laws", "--game", game, "--matches", &count]).figures()?;
    print!("{text}");
    judge(&text, matches).map_err(|why| format!("{game}: {why}"))
}

/// Bad input for one game.
fn fuzz(hall: &Path, game: &str, seconds: u64) -> Outcome {
    println!("{game}: bad input for {seconds} s");
    let text = Run::hall(hall, &["fuzz", "--game", game, "--seconds", &seconds.to_string()]).figures()?;
    print!("{text}");
    if figure(&text, "inputs refused") == 0 {
        return Err(format!("{game}: no bad input was tried"));
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

/// The laws as CI tries them in every game.
///
/// # Errors
/// The law that was broken.
pub(crate) fn short_laws(hall: &Path) -> Outcome {
    repo::games().try_for_each(|game| laws(hall, game.id, CI_SHARE))
}

/// Bad input as CI tries it in every game.
///
/// # Errors
/// What was not refused.
pub(crate) fn short_fuzz(hall: &Path) -> Outcome {
    repo::games().try_for_each(|game| fuzz(hall, game.id, CI_FUZZ))
}

/// Every game on one and on two threads, and whether Guild Master is on a level.
///
/// # Errors
/// What differs or went wrong.
pub(crate) fn short_arenas(hall: &Path) -> Outcome {
    repo::games().try_for_each(|game| arena::agree(hall, game.id, CI_SHARE))?;
    balance::level(hall)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TALLY: &str = "guild-ball, random setups\nmatches                  10000\ninputs   5\nunfinished   10\nfold = live   9\n";

    #[test]
    fn the_tally_must_show_the_matches() {
        assert_eq!(judge(TALLY, 10_000), Ok(()));
        assert!(judge(TALLY, 10_001).unwrap_err().contains("tallies show 10000"));
        assert!(judge("guild-ball\n", 1).is_err());
    }

    #[test]
    fn a_game_is_named_or_all_are_meant() {
        assert_eq!(chosen(None), Ok(vec!["guild-ball", "guild-master"]));
        assert_eq!(chosen(Some("guild-master".to_owned())), Ok(vec!["guild-master"]));
        assert!(chosen(Some("chess".to_owned())).unwrap_err().contains("guild-ball, guild-master"));
    }

    #[test]
    fn one_in_a_thousand_may_stay_unfinished() {
        assert!(judge(&TALLY.replace("10\nfold", "11\nfold"), 10_000).unwrap_err().contains("unfinished"));
    }
}
