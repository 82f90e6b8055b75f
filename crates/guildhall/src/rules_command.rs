//! `guildhall rules`: how much of each catalogue is proved.

use std::io::Write;

use rules::{PROVED, Proved, report};

use crate::cli::JsonArgs;
use crate::failure::{Done, Failure, Verdict};

/// Prints the coverage of every game.
pub(crate) fn run(args: &JsonArgs, out: &mut dyn Write) -> Done {
    let broken =
        |why: &dyn std::fmt::Display| Failure::Work(format!("the embedded rules cannot be read: {why}"));
    let proved: Proved = serde_json::from_str(PROVED).map_err(|error| broken(&error))?;
    let report = report(&proved).map_err(|fault| broken(&fault))?;
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
        return Ok(Verdict::Well);
    }
    writeln!(out, "{:<15} {:>6} {:>7} {:>6} {:>6}", "game", "rules", "proved", "given", "bare")?;
    for (game, coverage) in &report {
        let (given, bare) = (coverage.given.len(), coverage.bare.len());
        writeln!(out, "{game:<15} {:>6} {:>7} {given:>6} {bare:>6}", coverage.rules, coverage.proved)?;
    }
    writeln!(
        out,
        "\nrules: rules, rulings and table rows; proved: by a passing test or scenario; given: no play can break it;"
    )?;
    writeln!(
        out,
        "bare: nothing proves it yet. The ids are in `guildhall rules --json`, the tests in `cargo xtask rules`."
    )?;
    Ok(Verdict::Well)
}
