//! `cargo xtask test`: everything that must be green.

use std::path::Path;

use crate::args::Args;
use crate::process::{Run, build_hall};
use crate::proofs::PROOFS;
use crate::steps::Steps;
use crate::{Outcome, codegen, repo, rules_command, soak, tidy, web};

/// Runs every step and prints how long each took.
///
/// # Errors
/// Names the steps that failed.
pub(crate) fn run(args: Args) -> Outcome {
    args.done()?;
    let proofs = repo::scratch("proofs")?;
    let mut steps = Steps::new();
    steps.run("tools", tools);
    steps.run("formatting", formatting);
    // The page comes before the crates, because the binary takes it in.
    steps.run("web packages", web::install);
    steps.run("web build", web::build);
    steps.run("clippy", || {
        Run::cargo(&["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"]).go()
    });
    steps.run("tidy", tidy::all);
    steps.run("tests and laws", || {
        Run::cargo(&["test", "--locked", "--workspace", "--no-fail-fast"])
            .env(PROOFS, &proofs)
            .env(soak::FUZZ, soak::CI_FUZZ.to_string())
            .go()
    });
    steps.run("doc comments", || {
        let args = ["doc", "--locked", "--workspace", "--no-deps"];
        Run::cargo(&args).env("RUSTDOCFLAGS", "-D warnings").go()
    });
    let mut hall = Err("the binary could not be built".to_owned());
    steps.run("binary", || {
        hall = build_hall(false);
        hall.clone().map(|_| ())
    });
    steps.run("typings", codegen::check);
    steps.run("web checks", web::checks);
    steps.run("browser", web::browser);
    steps.run("browser tests", || web::end_to_end(&hall.clone()?));
    steps.run("scenarios", || scenarios(&hall.clone()?, &proofs));
    steps.run("rules", || rules_command::assert(&proofs));
    steps.run("golden records", || golden(&hall.clone()?));
    steps.run("arena", || soak::arenas(&hall.clone()?, soak::CI_SHARE));
    steps.finish()
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
