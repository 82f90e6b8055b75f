//! The hall's one binary. Arguments in, text out: every command is a thin shell round a crate that does the work.

mod arena_command;
mod board;
mod check;
mod cli;
mod completions;
mod failure;
mod games;
mod list;
mod odds;
mod picture;
mod record_command;
mod referee;
mod rules_command;
mod show;
mod telling;
mod told;

use std::io::{self, BufWriter, Write};
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;

use cli::{Cli, Command};
use failure::{Done, Failure, Verdict};

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => {
            // Asking for help or the version is no mistake.
            let asked = matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion);
            let _ = error.print();
            return ExitCode::from(if asked { 0 } else { 2 });
        }
    };
    log_to_stderr(cli.verbose);
    // A fault of the program is told in one sentence; where it happened is for those who ask with -v.
    panic::set_hook(Box::new(|fault| tracing::info!("{fault}")));
    let done = catch_unwind(AssertUnwindSafe(|| run(cli.command)));
    let failure = match done {
        Ok(Ok(verdict)) => return verdict.into(),
        Ok(Err(failure)) => failure,
        Err(_) => Failure::fault(),
    };
    if failure.is_closed_pipe() {
        return ExitCode::SUCCESS;
    }
    let _ = writeln!(io::stderr(), "guildhall: {failure}");
    failure.exit_code()
}

fn run(command: Command) -> Done {
    let mut out = BufWriter::new(io::stdout().lock());
    let verdict = match command {
        Command::Referee => referee::run(&mut io::stdin().lock(), &mut out),
        Command::Check(args) => check::run(&args, &mut out),
        Command::Arena(args) => arena_command::run(&args, &mut out),
        Command::Record(command) => record_command::run(&command, &mut out),
        Command::Odds(command) => odds::run(&command, &mut out),
        Command::Rules(args) => rules_command::run(&args, &mut out),
        Command::List(args) => list::run(&args, &mut out),
        Command::Completions { shell } => completions::run(shell, &mut out),
    }?;
    out.flush()?;
    Ok(verdict)
}

/// Says on the error stream what is going on, the more the more often `-v` was given.
fn log_to_stderr(verbose: u8) {
    let level = match verbose {
        0 => tracing::Level::ERROR,
        1 => tracing::Level::INFO,
        2 => tracing::Level::DEBUG,
        _ => tracing::Level::TRACE,
    };
    tracing_subscriber::fmt().with_max_level(level).with_writer(io::stderr).with_target(false).init();
}

impl From<Verdict> for ExitCode {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Well => Self::SUCCESS,
            Verdict::Differs => Self::from(1),
        }
    }
}
