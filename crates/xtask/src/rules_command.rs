//! `cargo xtask rules`: every rule and the tests that prove it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use rules::{Coverage, GAMES, Game, Proved, given_ids, parse};

use crate::args::Args;
use crate::claims::weigh;
use crate::process::{Build, Run};
use crate::proofs::{self, PROOFS};
use crate::{Outcome, given, repo, report, test};

/// Where the committed list of proofs lies.
const COMMITTED: &str = "rules/proved.json";

/// The games that are complete: from now on each of their rules, rulings and table rows needs a proof.
const COMPLETE: [&str; 2] = ["guild-ball", "guild-master"];

/// Prints the report and, if asked, brings the committed list up to date.
///
/// # Errors
/// When a test fails or a claim is not admissible.
pub(crate) fn run(mut args: Args) -> Outcome {
    let write = args.flag("--write");
    let bare = args.flag("--bare");
    let game = args.value::<String>("--game")?;
    let dir = args.value::<PathBuf>("--proofs")?;
    args.done()?;
    let dir = dir.map_or_else(collect, Ok)?;
    let (proved, faults) = weigh(&proofs::read(&dir)?);
    let wanted = |known: &&Game| game.as_ref().is_none_or(|game| game == known.id);
    if !GAMES.iter().any(|known| wanted(&known)) {
        return Err(format!("there is no catalogue of `{}`", game.unwrap_or_default()));
    }
    let mut all_faults = faults;
    for game in &GAMES {
        let (coverage, text, faults) = look(game, &proved, bare)?;
        if wanted(&game) {
            println!("{}\n{text}", report::summary(game, &coverage, &proved[game.id]));
        }
        all_faults.extend(faults);
    }
    refuse(&all_faults)?;
    if write {
        let text = written(&proved)?;
        fs::write(repo::root().join(COMMITTED), text).map_err(|error| format!("{COMMITTED}: {error}"))?;
        println!("{COMMITTED} is up to date");
        return Ok(());
    }
    compare(&proved)
}

/// The part of `cargo xtask test`: every claim is admissible and the committed list says exactly what was proved.
///
/// # Errors
/// What is not so.
pub(crate) fn assert(proofs: &Path) -> Outcome {
    let (proved, mut faults) = weigh(&proofs::read(proofs)?);
    let mut whole = String::new();
    for game in &GAMES {
        let (coverage, text, more) = look(game, &proved, false)?;
        let summary = report::summary(game, &coverage, &proved[game.id]);
        println!("{summary}");
        whole.push_str(&format!("{summary}\n{text}\n"));
        faults.extend(more);
        faults.extend(bare_faults(game.id, &coverage));
    }
    let path = repo::target()?.join("xtask").join("rules.txt");
    fs::write(&path, whole).map_err(|error| format!("{}: {error}", path.display()))?;
    println!("the whole report is in {}", path.display());
    refuse(&faults)?;
    compare(&proved)
}

/// Runs the tests of the games and all scenarios and says where their proofs lie.
fn collect() -> Result<PathBuf, String> {
    let dir = repo::scratch("proofs")?;
    let games: Vec<&str> = repo::games().flat_map(|game| ["-p", game.id]).collect();
    if !games.is_empty() {
        let args = [&["test", "--quiet"], &*games].concat();
        Run::cargo(&args).env(PROOFS, &dir).go()?;
    }
    if !repo::scenarios().is_empty() {
        test::scenarios(&Build::Quick.hall()?, &dir)?;
    }
    Ok(dir)
}

/// Coverage, report and faults of one game.
fn look(game: &Game, proved: &Proved, bare: bool) -> Result<(Coverage, String, Vec<String>), String> {
    let catalogue =
        parse(game.catalogue).map_err(|fault| format!("rules/{}/catalogue.md: {fault}", game.id))?;
    let rows = &proved[game.id];
    let coverage = rules::coverage(&catalogue, rows, &given_ids(game.given).collect());
    let text = report::full(&catalogue, &coverage, rows, bare);
    let mut faults = given::faults(game, &catalogue, &rows.keys().map(String::as_str).collect());
    if catalogue.totals() != game.totals {
        faults.push(format!("rules/{}: {:?}, but {:?} are stated", game.id, catalogue.totals(), game.totals));
    }
    Ok((coverage, text, faults))
}

/// What nothing proves in a game that is complete.
fn bare_faults(game: &str, coverage: &Coverage) -> Vec<String> {
    if !COMPLETE.contains(&game) {
        return Vec::new();
    }
    coverage.bare.iter().map(|id| format!("{id}: nothing proves it")).collect()
}

fn refuse(faults: &[String]) -> Outcome {
    for fault in faults {
        println!("fault: {fault}");
    }
    if faults.is_empty() { Ok(()) } else { Err(format!("{} faults in what tests claim", faults.len())) }
}

/// The list as it is committed: sorted, one id a line, so that a change reads well as a difference.
fn written(proved: &Proved) -> Result<String, String> {
    serde_json::to_string_pretty(proved).map(|text| text + "\n").map_err(|error| error.to_string())
}

/// Whether the committed list says what was proved.
fn compare(proved: &Proved) -> Outcome {
    let text = repo::read(COMMITTED)?;
    let committed: Proved = serde_json::from_str(&text).map_err(|error| format!("{COMMITTED}: {error}"))?;
    let differences = differences(&committed, proved);
    for difference in differences.iter().take(40) {
        println!("{difference}");
    }
    if !differences.is_empty() {
        return Err(format!("{COMMITTED} is out of date; run `cargo xtask rules --write` and commit it"));
    }
    if text == written(proved)? {
        Ok(())
    } else {
        Err(format!("{COMMITTED} is not written as the command writes it"))
    }
}

fn differences(committed: &Proved, proved: &Proved) -> Vec<String> {
    let nothing = BTreeMap::new();
    let mut found = Vec::new();
    let games: BTreeSet<&String> = committed.keys().chain(proved.keys()).collect();
    for game in games {
        let old = committed.get(game).unwrap_or(&nothing);
        let new = proved.get(game).unwrap_or(&nothing);
        let ids: BTreeSet<&String> = old.keys().chain(new.keys()).collect();
        for id in ids {
            match (old.get(id), new.get(id)) {
                (Some(old), None) => {
                    found.push(format!("{id} is claimed but not proved: {}", old.join(", ")));
                }
                (None, Some(new)) => {
                    found.push(format!("{id} is proved but not listed: {}", new.join(", ")));
                }
                (Some(old), Some(new)) if old != new => {
                    found.push(format!("{id} is proved by {}, not by {}", new.join(", "), old.join(", ")));
                }
                _ => {}
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bare_rule_of_a_complete_game_is_a_fault() {
        let coverage = Coverage {
            rules: 1,
            proved: 0,
            given: Vec::new(),
            bare: vec!["GB-BALL-01".to_owned()],
            examples: 0,
        };
        assert_eq!(bare_faults("guild-ball", &coverage), ["GB-BALL-01: nothing proves it"]);
        assert!(bare_faults("gore-and-glory", &coverage).is_empty());
    }

    fn list(id: &str, by: &str) -> Proved {
        Proved::from([("guild-ball".to_owned(), BTreeMap::from([(id.to_owned(), vec![by.to_owned()])]))])
    }

    #[test]
    fn the_committed_list_may_not_claim_more_or_less() {
        assert!(differences(&list("GB-A-01", "x"), &list("GB-A-01", "x")).is_empty());
        assert!(differences(&list("GB-A-01", "x"), &Proved::new())[0].contains("not proved"));
        assert!(differences(&Proved::new(), &list("GB-A-01", "x"))[0].contains("not listed"));
        assert!(differences(&list("GB-A-01", "x"), &list("GB-A-01", "y"))[0].contains("by y, not by x"));
    }
}
