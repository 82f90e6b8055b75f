//! `guildhall check`: scenario files.

use std::fs;
use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use serde::Serialize;
use testkit::scenario::{Difference, Report, Scenario, Status, peek_game, run_text};
use testkit::{PROOFS, verify};

use crate::cli::CheckArgs;
use crate::failure::{Done, Failure, Verdict};
use crate::games::{GameName, Visit};
use crate::show::Pictured;

/// What came of all files.
#[derive(Default, Serialize)]
struct Checked {
    passed: usize,
    failed: usize,
    not_yet: usize,
    scenarios: Vec<Report>,
}

/// Runs every scenario and prints what differed.
pub(crate) fn run(args: &CheckArgs, out: &mut dyn Write) -> Done {
    let mut files = Vec::new();
    for path in &args.files {
        collect(path, &mut files)?;
    }
    if files.is_empty() {
        return Err(Failure::Input("there is no *.toml in these folders".to_owned()));
    }
    let mut checked = Checked::default();
    let mut unreadable = Vec::new();
    for file in &files {
        tracing::info!("{}", file.display());
        let name = file.to_string_lossy();
        let report = match fs::read_to_string(file) {
            Ok(text) => one(&name, &text),
            Err(error) => {
                unreadable.push(format!("{name}: {error}"));
                failed(&name, "", "a readable file", &error.to_string())
            }
        };
        match report.status {
            Status::Passed => checked.passed += 1,
            Status::Failed => checked.failed += 1,
            Status::NotYet => checked.not_yet += 1,
        }
        if !args.json && report.status != Status::Passed {
            write!(out, "{report}")?;
        }
        checked.scenarios.push(report);
    }
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&checked)?)?;
    } else {
        let Checked { passed, failed, not_yet, .. } = checked;
        writeln!(out, "{passed} passed, {failed} failed, {not_yet} not yet playable")?;
    }
    if !unreadable.is_empty() {
        return Err(Failure::Input(unreadable.join("; ")));
    }
    Ok(if checked.failed == 0 { Verdict::Well } else { Verdict::Differs })
}

/// The scenario files under a path, in the order of their names; a file that was named is taken whatever it is called.
fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let fault = |error| Failure::file(path, &error);
    let entries = fs::read_dir(path).map_err(fault)?.collect::<Result<Vec<_>, _>>().map_err(fault)?;
    let mut paths: Vec<PathBuf> = entries.into_iter().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Beside its scenarios a folder of rules holds the list of what is given.
        if path.is_dir() || name.ends_with(".toml") && name != "given.toml" {
            collect(&path, files)?;
        }
    }
    Ok(())
}

struct Check<'a> {
    name: &'a str,
    text: &'a str,
}

impl Visit for Check<'_> {
    type Out = Report;

    fn visit<G: Pictured>(self) -> Report {
        let played = catch_unwind(AssertUnwindSafe(|| run_text::<G>(self.name, self.text)));
        let report = played
            .unwrap_or_else(|_| failed(self.name, G::ID, "a scenario", "a fault of the program; see -v"));
        let proofs = std::env::var_os(PROOFS).is_some_and(|dir| !dir.is_empty());
        if report.status == Status::Passed && proofs {
            // The second run leaves the proof behind; it cannot come out otherwise than the first.
            if let Err(why) = verify::<G>(self.name, self.text) {
                return failed(self.name, G::ID, "a proof to be written", &why);
            }
        }
        report
    }
}

/// Runs one scenario.
fn one(name: &str, text: &str) -> Report {
    let game = match peek_game(text) {
        Ok(game) => game,
        Err(why) => return failed(name, "", "a scenario", &why),
    };
    let known = match GameName::named(&game) {
        Ok(known) => known,
        Err(failure) => return failed(name, &game, "a game of the hall", &failure.to_string()),
    };
    if let Some(id) = unknown_id(&game, text) {
        return failed(name, &game, "rules of the catalogue in `proves`", &format!("there is no rule {id}"));
    }
    known
        .visit(Check { name, text })
        .unwrap_or_else(|failure| unplayable(name, &game, text, failure.to_string()))
}

/// An id a scenario claims to prove that the catalogue of its game does not have.
fn unknown_id(game: &str, text: &str) -> Option<String> {
    let catalogue = rules::parse(rules::game(game)?.catalogue).ok()?;
    let claimed = Scenario::parse(text).ok()?.proves;
    claimed.into_iter().find(|id| catalogue.get(id).is_none())
}

/// A scenario of a game that cannot be played yet; it has to be readable all the same.
fn unplayable(name: &str, game: &str, text: &str, why: String) -> Report {
    match Scenario::parse(text) {
        Ok(scenario) => {
            let not_yet = Some(scenario.not_yet.unwrap_or(why));
            let report = failed(name, game, "", "");
            Report {
                status: Status::NotYet,
                title: scenario.title,
                not_yet,
                differences: Vec::new(),
                ..report
            }
        }
        Err(why) => failed(name, game, "a scenario", &why),
    }
}

fn failed(name: &str, game: &str, expected: &str, found: &str) -> Report {
    let difference = Difference {
        case: None,
        line: String::new(),
        expected: expected.to_owned(),
        found: found.to_owned(),
        around: Vec::new(),
    };
    Report {
        name: name.to_owned(),
        game: game.to_owned(),
        title: None,
        status: Status::Failed,
        not_yet: None,
        proved: Vec::new(),
        differences: vec![difference],
        cases: Vec::new(),
    }
}
