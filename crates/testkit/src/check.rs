//! The one way a test proves a rule.

use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::panic::Location;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use kernel::{Game, Notation, Refuse};
use serde::Serialize;

use crate::scenario::{Evidence, Report, Status, run_text};

/// The variable that names the directory to which proofs are written.
pub const PROOFS: &str = "GUILDHALL_PROOFS";

/// Runs a scenario in a test and records what it proves.
///
/// # Panics
/// When something differed, with a report to read.
#[track_caller]
pub fn check<G: Notation>(name: &str, text: &str) {
    let by = format!("{}: {name}", Location::caller().file());
    fail_unless(verify::<G>(&by, text));
}

/// Runs every `*.toml` of a folder as scenarios, in the order of their names, and records what they prove.
///
/// # Panics
/// When one of them failed, with a report of all that did; or when there is none.
#[track_caller]
pub fn check_dir<G: Notation>(dir: impl AsRef<Path>) -> Summary {
    let dir = dir.as_ref();
    let mut summary = Summary::default();
    let mut failures = Vec::new();
    match scenario_files(dir) {
        Ok(files) if files.is_empty() => failures.push(format!("no scenario in {}", dir.display())),
        Ok(files) => {
            for file in files {
                let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()));
                match text.and_then(|text| verify::<G>(&file.to_string_lossy(), &text)) {
                    Ok(report) if report.status == Status::NotYet => summary.not_yet += 1,
                    Ok(_) => summary.passed += 1,
                    Err(failure) => failures.push(failure),
                }
            }
        }
        Err(failure) => failures.push(failure),
    }
    fail_unless(if failures.is_empty() { Ok(()) } else { Err(failures.join("\n")) });
    summary
}

/// How the scenarios of a folder went, when none failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many passed.
    pub passed: u32,
    /// How many are marked as not yet playable.
    pub not_yet: u32,
}

/// Runs a scenario and records what it proves.
///
/// # Errors
/// The report of what differed, or why the proof could not be recorded.
pub fn verify<G: Notation>(by: &str, text: &str) -> Result<Report, String> {
    let report = run_text::<G>(by, text);
    if report.status == Status::Failed {
        return Err(report.to_string());
    }
    record(&report.game, &report.proved, by)?;
    Ok(report)
}

/// Proves rules by plain Rust: for what no script can state, such as the faults of a setup or a distribution.
///
/// # Panics
/// When an expectation failed or none was stated, or when more is claimed than is proved.
#[track_caller]
pub fn prove<G: Game>(name: &str, ids: &[&str], test: impl FnOnce(&mut Probe)) {
    let by = format!("{}: {name}", Location::caller().file());
    let ids: Vec<String> = ids.iter().map(|&id| id.to_owned()).collect();
    let mut probe = Probe::default();
    test(&mut probe);
    probe.faults.extend(probe.evidence.faults(&ids, name, None));
    let done = if probe.faults.is_empty() {
        record(G::ID, &ids, &by)
    } else {
        Err(format!("FAILED: {by}\n  {}", probe.faults.join("\n  ")))
    };
    fail_unless(done);
}

/// Collects the expectations of a test written in Rust.
#[derive(Debug, Default)]
pub struct Probe {
    evidence: Evidence,
    faults: Vec<String>,
}

impl Probe {
    /// Expects `found` to be `expected`.
    #[expect(clippy::needless_pass_by_value, reason = "a test hands over what it found")]
    pub fn equal<A: PartialEq<B> + std::fmt::Debug, B: std::fmt::Debug>(
        &mut self,
        what: &str,
        found: A,
        expected: B,
    ) {
        self.evidence.others += 1;
        if found != expected {
            self.faults.push(format!("{what}: expected {expected:?}, found {found:?}"));
        }
    }

    /// Expects `fact` to hold.
    pub fn holds(&mut self, what: &str, fact: bool) {
        self.evidence.others += 1;
        if !fact {
            self.faults.push(format!("{what}: does not hold"));
        }
    }

    /// Expects a refusal that names the rule `id`.
    pub fn refused<T, R: Refuse>(&mut self, what: &str, result: Result<T, R>, id: &str) {
        self.evidence.refusals.push(id.to_owned());
        match result {
            Err(refusal) if refusal.rule() == id => {}
            Err(refusal) => {
                let (rule, reason) = (refusal.rule(), refusal.reason());
                self.faults
                    .push(format!("{what}: expected a refusal by {id}, found one by {rule} ({reason})"));
            }
            Ok(_) => self.faults.push(format!("{what}: expected a refusal by {id}, but it was allowed")),
        }
    }
}

#[track_caller]
#[expect(clippy::panic, reason = "a test fails by a panic")]
fn fail_unless<T>(done: Result<T, String>) {
    if let Err(failure) = done {
        panic!("\n{failure}");
    }
}

/// The scenario files of a folder, in the order of their names.
///
/// # Errors
/// The folder cannot be read.
pub fn scenario_files(dir: &Path) -> Result<Vec<PathBuf>, String> {
    let fault = |error: std::io::Error| format!("{}: {error}", dir.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(dir).map_err(fault)? {
        let path = entry.map_err(fault)?.path();
        if path.extension().is_some_and(|extension| extension == "toml") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

#[derive(Serialize)]
struct Proof<'a> {
    game: &'a str,
    ids: &'a [String],
    by: &'a str,
}

/// Tests of one process run on several threads and write to one file.
static WRITING: Mutex<()> = Mutex::new(());

/// Appends a proof to this process's file in the directory [`PROOFS`] names; nothing when it names none.
fn record(game: &str, ids: &[String], by: &str) -> Result<(), String> {
    let Some(dir) = std::env::var_os(PROOFS).filter(|dir| !dir.is_empty()) else { return Ok(()) };
    if ids.is_empty() {
        return Ok(());
    }
    let file = Path::new(&dir).join(format!("{}.ndjson", std::process::id()));
    let fault = |error: String| format!("the proof could not be written to {}: {error}", file.display());
    let mut line =
        serde_json::to_string(&Proof { game, ids, by }).map_err(|error| fault(error.to_string()))?;
    line.push('\n');
    let _one_at_a_time = WRITING.lock().unwrap_or_else(PoisonError::into_inner);
    fs::create_dir_all(&dir).map_err(|error| fault(error.to_string()))?;
    let opened = OpenOptions::new().create(true).append(true).open(&file);
    opened.and_then(|mut open| open.write_all(line.as_bytes())).map_err(|error| fault(error.to_string()))
}
