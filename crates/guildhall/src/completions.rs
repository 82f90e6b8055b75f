//! `guildhall completions`: what a shell needs to complete commands.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use crate::cli::Cli;
use crate::failure::{Done, Verdict};

/// Prints the completions of a shell.
pub(crate) fn run(shell: Shell, out: &mut dyn Write) -> Done {
    // They are written to memory first, because the generator does not tell when writing fails.
    let mut script = Vec::new();
    generate(shell, &mut Cli::command(), "guildhall", &mut script);
    out.write_all(&script)?;
    Ok(Verdict::Well)
}
