//! `cargo xtask codegen`: the types of the page.

use crate::Outcome;
use crate::args::Args;
use crate::process::Run;

/// Writes the types of the page, or says which are stale.
///
/// # Errors
/// When they cannot be written, or with `--check` are not what the Rust types say.
pub(crate) fn run(mut args: Args) -> Outcome {
    let only_check = args.flag("--check");
    args.done()?;
    if only_check { check() } else { typings(&["--write"]) }
}

/// Whether the types of the page are what the Rust types say.
///
/// # Errors
/// Names what differs.
pub(crate) fn check() -> Outcome {
    typings(&[])
}

fn typings(args: &[&str]) -> Outcome {
    Run::cargo(&[&["run", "--quiet", "--locked", "-p", "guildhall-typings", "--"], args].concat()).go()
}
