//! `guildhall arena --exhaustive`: what play never reaches.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use serde_json::json;
use testkit::reach::{Reached, Search, reach};
use testkit::scenario::laid_out;

use crate::arena_command::progress;
use crate::cli::ArenaArgs;
use crate::failure::{Done, Failure, Verdict};
use crate::show::Pictured;
use crate::telling::thousands;

/// How many matches at most, when nothing is said.
const GAMES: u64 = 20_000;

/// How many errors are printed.
const ERRORS_SHOWN: usize = 10;

/// Plays until everything is reached and prints what never was.
pub(crate) fn run<G: Pictured>(args: &ArenaArgs, threads: usize, out: &mut dyn Write) -> Done {
    let search = Search {
        seed: args.seed,
        games: args.games.unwrap_or(GAMES),
        time: args.seconds.map(Duration::from_secs),
        threads,
        inputs_max: args.inputs_max,
        stages: stages::<G>(args.from.as_deref())?,
    };
    let bar = progress(search.games);
    let reached = reach::<G>(&search, &|_missing| bar.inc(1));
    bar.finish_and_clear();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&figures(&reached))?)?;
    } else {
        print(&reached, out)?;
    }
    let whole = reached.never().next().is_none()
        && reached.unlisted.is_empty()
        && reached.errors.is_empty()
        && reached.ended();
    Ok(if whole { Verdict::Well } else { Verdict::Differs })
}

/// The scenarios that can be played in this game: those of a folder, or those of the rules.
fn stages<G: Pictured>(from: Option<&Path>) -> Result<Vec<String>, Failure> {
    let Some(from) = from else {
        let own = rules::SCENARIOS.iter().filter(|(game, _)| *game == G::ID);
        return Ok(own.map(|(_, text)| (*text).to_owned()).collect());
    };
    let mut stages = Vec::new();
    for path in testkit::scenario_files(from).map_err(Failure::Input)? {
        let text = std::fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
        let start =
            laid_out::<G>(&text).map_err(|why| Failure::Input(format!("{}: {why}", path.display())))?;
        stages.extend(start.map(|_| text));
    }
    Ok(stages)
}

fn figures(reached: &Reached) -> serde_json::Value {
    let names = |marks: &mut dyn Iterator<Item = kernel::Mark>| {
        marks.map(|mark| mark.to_string()).collect::<Vec<String>>()
    };
    let counts = reached.counts.iter().map(|(mark, count)| (mark.to_string(), json!(count)));
    json!({
        "game": reached.game,
        "games": reached.games,
        "seconds": reached.took.as_secs_f64(),
        "marks": reached.counts.len(),
        "counts": counts.collect::<serde_json::Map<_, _>>(),
        "never": names(&mut reached.never()),
        "unfinished": reached.unfinished,
        "unlisted": names(&mut reached.unlisted.iter().copied()),
        "errors": reached.errors,
    })
}

fn print(reached: &Reached, out: &mut dyn Write) -> Result<(), Failure> {
    let never: Vec<_> = reached.never().collect();
    writeln!(
        out,
        "{}: {} of {} reached in {} matches, {} unfinished, {:.1} s",
        reached.game,
        reached.counts.len() - never.len(),
        reached.counts.len(),
        thousands(reached.games),
        thousands(reached.unfinished),
        reached.took.as_secs_f64()
    )?;
    let mut kinds: Vec<&str> = reached.counts.keys().map(|mark| mark.kind).collect();
    kinds.dedup();
    for kind in kinds {
        let of = |mark: &&kernel::Mark| mark.kind == kind;
        let all = reached.counts.keys().filter(of).count();
        let left = never.iter().filter(of).count();
        writeln!(out, "  {kind:<12} {:>4} of {all}", all - left)?;
    }
    if !never.is_empty() {
        writeln!(out, "never reached:")?;
    }
    for mark in &never {
        writeln!(out, "  {mark}")?;
    }
    for mark in &reached.unlisted {
        writeln!(out, "  {mark} was reached and is not on the list of the game")?;
    }
    for error in reached.errors.iter().take(ERRORS_SHOWN) {
        writeln!(out, "  {error}")?;
    }
    Ok(())
}
