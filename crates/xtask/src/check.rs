//! `cargo xtask check`: for every commit.

use crate::args::Args;
use crate::process::Run;
use crate::steps::Steps;
use crate::{Outcome, changed, codegen, test, tidy, web};

/// Formatting, tidy, and clippy and tests of what changed.
///
/// # Errors
/// Names the steps that failed.
pub(crate) fn run(mut args: Args) -> Outcome {
    let since = args.value::<String>("--since")?;
    args.done()?;
    let packages = changed::packages(since.as_deref())?;
    let named: Vec<&str> = packages.iter().flat_map(|name| ["-p", name]).collect();
    // The binary is tested with its laws.
    let proofs = if packages.iter().any(|name| name == "guildhall") { test::PROVING } else { &[] };
    let mut steps = Steps::new();
    steps.run("tools", test::tools);
    steps.run("formatting", test::formatting);
    steps.run("tidy", tidy::all);
    if changed::page(since.as_deref())? {
        steps.run("web packages", web::install);
        steps.run("web checks", web::checks);
    }
    if packages.is_empty() {
        println!("no crate has changed");
        return steps.finish();
    }
    steps.run("typings", codegen::check);
    steps.run("clippy", || {
        let args = [&["clippy"], &*named, proofs, &["--all-targets", "--", "-D", "warnings"]].concat();
        Run::cargo(&args).go()
    });
    steps.run("tests", || {
        let args = [&["test"], &*named, proofs].concat();
        Run::cargo(&args).go()
    });
    steps.finish()
}
