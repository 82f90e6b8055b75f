//! `cargo xtask mutants`: whether the rule tests notice when a rule is broken.

mod draw;
mod find;
mod leave;
mod report;
mod together;
mod tree;
mod trial;

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

use crate::args::Args;
use crate::steps::seconds;
use crate::{Outcome, repo};
use draw::Mutant;
use leave::List;
use report::Report;
use trial::{Bench, Verdict};

/// How many mutants are tried unless said otherwise.
const COUNT: usize = 200;

/// How many more are put into the one program, because some of them will be no programs.
const SPARE: usize = 20;

/// A mutant and what came of it: one line of the file of results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Trial {
    mutant: Mutant,
    verdict: Verdict,
    /// The first rule test that failed.
    by: Option<String>,
    /// How long it took, in milliseconds.
    took: u64,
}

/// Draws mutants, tries them and says how many were caught.
///
/// # Errors
/// When too few are caught, or something fails that has nothing to do with the mutants.
pub(crate) fn run(mut args: Args) -> Outcome {
    let count = args.value("--count")?.unwrap_or(COUNT);
    let seed = args.value::<String>("--seed")?;
    let json = args.flag("--json");
    let list = args.flag("--list");
    let every = args.flag("--all");
    let only = args.value::<String>("--only")?.unwrap_or_default();
    let game = args.command().ok_or("which game? `cargo xtask mutants guild-ball`")?;
    args.done()?;
    if !repo::games().any(|known| known.id == game) {
        let known: Vec<_> = repo::games().map(|game| game.id).collect();
        return Err(format!("there is no game `{game}`; the known ones are {}", known.join(", ")));
    }
    let commit = tree::last_commit()?;
    let home = repo::target()?.join("mutants");
    let copy = home.join("tree");
    tree::copy(&copy)?;
    let seed = seed.unwrap_or_else(|| commit.clone());
    let whole = draw::all(&copy, &game, &seed, &List::default())?;
    let possible = whole.len();
    let mut mutants = if every { whole } else { draw::all(&copy, &game, &seed, &List::of(&copy, &game)?)? };
    let left = possible - mutants.len();
    mutants.retain(|mutant| mutant.is_below(&game, &only));
    if list {
        mutants.iter().take(count).for_each(|mutant| println!("{mutant}"));
        return Ok(());
    }
    eprintln!(
        "{game} at {commit}: {possible} mutants could be made, {left} are left alone, {count} are tried"
    );
    let results = home.join(format!("{game}-{}.ndjson", named(&commit, &seed)));
    let trials = try_all(&game, &home, &mutants, count, &results)?;
    let report = Report::new(&game, &commit, left, &trials);
    if json {
        println!("{}", report.json()?);
    } else {
        print!("{report}");
    }
    report.judge(if only.is_empty() { count } else { 0 })
}

/// The name of a run: the commit, and the seed when it is another.
fn named(commit: &str, seed: &str) -> String {
    let short = |text: &str| text.chars().filter(char::is_ascii_alphanumeric).take(12).collect::<String>();
    if commit == seed { short(commit) } else { format!("{}-{}", short(commit), short(seed)) }
}

/// Tries mutants in their order until `count` of them were programs. What an earlier run of the same commit has tried is
/// not tried again.
fn try_all(
    game: &str,
    home: &Path,
    mutants: &[Mutant],
    count: usize,
    results: &PathBuf,
) -> Result<Vec<Trial>, String> {
    let mut known = earlier(results);
    let fresh: Vec<Mutant> =
        mutants.iter().filter(|mutant| !known.contains_key(&mutant.key())).cloned().collect();
    let mut bench = None;
    let mut trials: Vec<Trial> = Vec::new();
    let mut judged = 0;
    for mutant in mutants {
        if judged == count {
            break;
        }
        let trial = if let Some(trial) = known.remove(&mutant.key()) {
            trial
        } else {
            let bench = match &mut bench {
                Some(bench) => bench,
                none => {
                    let held = &fresh[..fresh.len().min(count - judged + SPARE)];
                    none.insert(Bench::new(game, &home.join("tree"), &home.join("build"), held)?)
                }
            };
            let trial = try_one(bench, mutant)?;
            keep(results, &trial)?;
            trial
        };
        judged += usize::from(trial.verdict != Verdict::DidNotBuild);
        eprintln!(
            "{judged:>4} of {count}  {:<13} {:>7}  {mutant}",
            trial.verdict,
            seconds(Duration::from_millis(trial.took))
        );
        trials.push(trial);
    }
    Ok(trials)
}

fn try_one(bench: &Bench, mutant: &Mutant) -> Result<Trial, String> {
    let began = Instant::now();
    let (verdict, by) = bench.try_mutant(mutant)?;
    Ok(Trial { mutant: mutant.clone(), verdict, by, took: millis(began.elapsed()) })
}

fn millis(took: Duration) -> u64 {
    u64::try_from(took.as_millis()).unwrap_or(u64::MAX)
}

/// The trials of an earlier run by the keys of their mutants; a line that was cut off is left out.
fn earlier(results: &PathBuf) -> BTreeMap<String, Trial> {
    let text = fs::read_to_string(results).unwrap_or_default();
    let trials = text.lines().filter_map(|line| serde_json::from_str::<Trial>(line).ok());
    trials.map(|trial| (trial.mutant.key(), trial)).collect()
}

/// Adds a trial to the file of results.
fn keep(results: &PathBuf, trial: &Trial) -> Outcome {
    let told = |error: std::io::Error| format!("{}: {error}", results.display());
    let line = serde_json::to_string(trial).map_err(|error| error.to_string())?;
    let mut file = OpenOptions::new().create(true).append(true).open(results).map_err(told)?;
    writeln!(file, "{line}").map_err(told)
}
