//! Runs of the arena that must agree.

use std::path::Path;

use serde::Deserialize;

use crate::Outcome;
use crate::process::Run;

/// What `guildhall arena --json` prints, as far as it is looked at here.
#[derive(Debug, Deserialize)]
pub(crate) struct Figures {
    pub(crate) games: u64,
    pub(crate) decisions: u64,
    pub(crate) decisions_per_second: f64,
    pub(crate) games_per_second: f64,
    pub(crate) unfinished: u64,
    pub(crate) errors: u64,
    pub(crate) digest: String,
}

/// Plays `games` matches between random bots.
///
/// # Errors
/// When the arena fails or prints something else than figures.
pub(crate) fn play(
    hall: &Path,
    game: &str,
    seats: usize,
    games: u64,
    threads: u8,
) -> Result<Figures, String> {
    let (bots, games, threads) = (vec!["random"; seats].join(","), games.to_string(), threads.to_string());
    let args = [
        "arena",
        "--game",
        game,
        "--bots",
        &bots,
        "--games",
        &games,
        "--seed",
        "1",
        "--threads",
        &threads,
        "--json",
    ];
    let text = Run::hall(hall, &args).figures()?;
    serde_json::from_str(text.trim()).map_err(|error| format!("{game}: the arena's figures: {error}"))
}

/// How many players a game is tried with.
fn tables(game: &str) -> &'static [usize] {
    if game == "guild-master" { &[2, 3, 4] } else { &[2] }
}

/// The same matches on one and on two threads: the same digest, no error, at most one in a thousand unfinished.
///
/// # Errors
/// What differs or went wrong.
pub(crate) fn agree(hall: &Path, game: &str, games: u64) -> Outcome {
    for &seats in tables(game) {
        let share = games.div_ceil(tables(game).len() as u64);
        let one = play(hall, game, seats, share, 1)?;
        let two = play(hall, game, seats, share, 2)?;
        println!(
            "{game}, {seats} seats: {} matches, {} decisions, {} unfinished, {} errors, digest {}",
            one.games, one.decisions, one.unfinished, one.errors, one.digest
        );
        judge(&one, &two, share).map_err(|why| format!("{game}, {seats} seats: {why}"))?;
    }
    Ok(())
}

fn judge(one: &Figures, two: &Figures, games: u64) -> Outcome {
    if one.digest != two.digest || one.decisions != two.decisions {
        return Err(format!("one thread gives {} and two give {}", one.digest, two.digest));
    }
    if one.games != games || two.games != games {
        return Err(format!("{games} matches were asked for, {} and {} played", one.games, two.games));
    }
    if one.errors + two.errors > 0 {
        return Err(format!("{} errors", one.errors + two.errors));
    }
    if one.unfinished * 1000 > games {
        return Err(format!("{} of {games} matches unfinished, more than 0.1 %", one.unfinished));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn figures(digest: &str, unfinished: u64, errors: u64) -> Figures {
        let text = format!(
            r#"{{"game":"x","games":1000,"decisions":5,"decisions_per_second":2.5,"games_per_second":1,
            "unfinished":{unfinished},"errors":{errors},"digest":"{digest}","wins":[1,2]}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn one_in_a_thousand_may_stay_unfinished() {
        assert!(judge(&figures("a", 1, 0), &figures("a", 1, 0), 1000).is_ok());
        assert!(judge(&figures("a", 2, 0), &figures("a", 2, 0), 1000).unwrap_err().contains("unfinished"));
    }

    #[test]
    fn threads_must_agree_without_errors() {
        assert!(judge(&figures("a", 0, 0), &figures("b", 0, 0), 1000).is_err());
        assert!(judge(&figures("a", 0, 0), &figures("a", 0, 1), 1000).is_err());
        assert!(judge(&figures("a", 0, 0), &figures("a", 0, 0), 999).is_err());
    }
}
