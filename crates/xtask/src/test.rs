//! `cargo xtask test`: everything that must be green.

use std::path::{Path, PathBuf};

use crate::args::Args;
use crate::lanes::{self, Step, minutes};
use crate::process::{Build, Run};
use crate::proofs::PROOFS;
use crate::{Outcome, codegen, repo, rules_command, soak, tidy, web};

/// Every step: name, limit in minutes, after which others, and only if which others went well. What others wait for comes first.
const STEPS: [Step; 19] = [
    step("tools", 5, &[], &[], tools),
    step("web packages", 8, &[], &[], web::install),
    step("formatting", 2, &["tools"], &[], formatting),
    // The page comes before the crates, because the binary takes it in.
    step("web build", 4, &[], &["web packages"], web::build),
    step("tidy", 3, &[], &[], tidy::all),
    step("binary", 15, &["web build"], &[], || Build::Proving.hall().map(|_| ())),
    step("clippy", 15, &["tools", "web build"], &[], clippy),
    step("tests", 20, &["clippy"], &[], tests),
    step("browser", 10, &[], &[], web::browser),
    step("browser tests", 20, &[], &["web build", "binary", "browser"], || web::end_to_end(&hall()?)),
    step("scenarios", 3, &[], &["binary"], || scenarios(&hall()?, &proofs()?)),
    step("golden records", 4, &[], &["binary"], || golden(&hall()?)),
    step("laws", 10, &[], &["binary"], || soak::short_laws(&hall()?)),
    step("bad input", 3, &[], &["binary"], || soak::short_fuzz(&hall()?)),
    step("arena", 6, &[], &["binary"], || soak::short_arenas(&hall()?)),
    step("web checks", 6, &[], &["web packages"], web::checks),
    step("typings", 3, &[], &[], codegen::check),
    step("doc comments", 6, &["tests"], &[], docs),
    step("rules", 2, &["tests", "scenarios"], &[], || rules_command::assert(&proofs()?)),
];

/// A row of the table.
const fn step(
    name: &'static str,
    limit: u64,
    after: &'static [&'static str],
    needs: &'static [&'static str],
    run: fn() -> Outcome,
) -> Step {
    Step { name, limit: minutes(limit), after, needs, run }
}

/// Runs every step, or those that are named, two at a time, and prints how long each took.
///
/// # Errors
/// Names the steps that failed.
pub(crate) fn run(mut args: Args) -> Outcome {
    if let Some(name) = args.value::<String>("--alone")? {
        args.done()?;
        return (named(&name)?.run)();
    }
    let mut steps = Vec::new();
    while let Some(name) = args.command() {
        steps.push(named(&name)?);
    }
    args.done()?;
    if steps.is_empty() {
        steps.extend(&STEPS);
    }
    repo::scratch(PROVED)?;
    lanes::run(&steps, &["test", "--alone"])
}

/// The step of this name.
fn named(name: &str) -> Result<&'static Step, String> {
    let known = || STEPS.map(|step| step.name).join(", ");
    STEPS
        .iter()
        .find(|step| step.name == name)
        .ok_or_else(|| format!("there is no step `{name}`; there are {}", known()))
}

/// The directory under `target/xtask` where tests and scenarios leave their proofs.
const PROVED: &str = "proofs";

fn proofs() -> Result<PathBuf, String> {
    Ok(repo::target()?.join("xtask").join(PROVED))
}

/// The binary that scenarios, records, arenas and browser tests use.
fn hall() -> Result<PathBuf, String> {
    Build::Proving.path()
}

/// Has the binary built with its laws, wherever it is built.
pub(crate) const PROVING: &[&str] = &["--features", "guildhall/proofs"];

fn clippy() -> Outcome {
    let all = ["clippy", "--locked", "--workspace", "--all-targets"];
    Run::cargo(&[&all, PROVING, &["--", "-D", "warnings"]].concat()).go()?;
    // What people play with is another program.
    Run::cargo(&["clippy", "--locked", "-p", "guildhall", "--", "-D", "warnings"]).go()
}

fn tests() -> Outcome {
    let all = ["test", "--locked", "--workspace", "--no-fail-fast"];
    Run::cargo(&[&all, PROVING].concat()).env(PROOFS, proofs()?).go()
}

fn docs() -> Outcome {
    let args = ["doc", "--locked", "--workspace", "--no-deps"];
    Run::cargo(&args).env("RUSTDOCFLAGS", "-D warnings").go()
}

/// Installs the parts of the Rust tool chain that a minimal one lacks.
///
/// # Errors
/// When they can be neither found nor installed.
pub(crate) fn tools() -> Outcome {
    for (command, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        match Run::cargo(&[command, "--version"]).read() {
            Ok(version) => println!("{}", version.trim()),
            Err(_) => Run::rustup(&["component", "add", component]).go()?,
        }
    }
    Ok(())
}

/// Whether all code is formatted.
///
/// # Errors
/// When some is not.
pub(crate) fn formatting() -> Outcome {
    Run::cargo(&["fmt", "--all", "--check"]).go()
}

/// Runs every scenario file; passing ones leave their proofs in `proofs`.
///
/// # Errors
/// When one differs or there is none.
pub(crate) fn scenarios(hall: &Path, proofs: &Path) -> Outcome {
    let files = repo::scenarios();
    if files.is_empty() {
        return Err("there are no scenario files under rules/*/scenarios".to_owned());
    }
    let mut args = vec!["check"];
    args.extend(files.iter().map(String::as_str));
    Run::hall(hall, &args).env(PROOFS, proofs).go()
}

/// Folds every golden record; the tests of `guildhall` also run those of the present revision again.
///
/// # Errors
/// When one does not hold or a game has none.
fn golden(hall: &Path) -> Outcome {
    for game in repo::games() {
        let files = repo::files(&format!("crates/{}/tests/records", game.id), &[".ndjson"]);
        if files.is_empty() {
            return Err(format!("{} has no golden record under tests/records", game.id));
        }
        for file in &files {
            Run::hall(hall, &["record", "fold", file]).go()?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_has_a_limit_and_waits_only_for_earlier_ones() {
        for (at, step) in STEPS.iter().enumerate() {
            assert!((minutes(1)..=minutes(30)).contains(&step.limit), "{}", step.name);
            for name in step.after.iter().chain(step.needs) {
                assert!(
                    STEPS[..at].iter().any(|earlier| earlier.name == *name),
                    "{} waits for {name}",
                    step.name
                );
            }
        }
    }

    #[test]
    fn a_step_that_is_not_there_is_told() {
        assert_eq!(named("tidy").unwrap().name, "tidy");
        assert!(named("dance").err().unwrap().contains("tools, web packages"));
    }
}
