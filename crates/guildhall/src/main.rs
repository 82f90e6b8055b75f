//! The hall's one binary. Arguments in, text out: every command is a thin shell round a crate that does the work.

mod arena_command;
mod balance_report;
mod board;
mod check;
mod cli;
mod completions;
mod exhaustive;
mod failure;
mod games;
mod habits_report;
mod list;
mod odds;
mod picture;
mod record_command;
mod referee;
mod roster_command;
mod rules_command;
mod serve_command;
mod show;
mod telling;
mod told;
#[cfg(feature = "proofs")]
mod trial;

use std::io::{self, BufWriter, Write};
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use clap::Parser;
use clap::error::ErrorKind;
use tracing::Level;

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
    log_to_stderr(level(&cli));
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
        Command::Serve(args) => serve_command::run(&args, &mut out),
        Command::Referee => referee::run(&mut io::stdin().lock(), &mut out),
        Command::Check(args) => check::run(&args, &mut out),
        Command::Arena(args) => arena_command::run(&args, &mut out),
        Command::Record(command) => record_command::run(&command, &mut out),
        Command::Odds(command) => odds::run(&command, &mut out),
        Command::Roster(args) => roster_command::run(&args, &mut out),
        Command::Rules(args) => rules_command::run(&args, &mut out),
        Command::List(args) => list::run(&args, &mut out),
        #[cfg(feature = "proofs")]
        Command::Laws(args) => trial::laws(&args, &mut out),
        #[cfg(feature = "proofs")]
        Command::Fuzz(args) => trial::fuzz(&args, &mut out),
        Command::Completions { shell } => completions::run(shell, &mut out),
    }?;
    out.flush()?;
    Ok(verdict)
}

/// How much is said on the error stream: the more the more often `-v` was given. A server says by itself when matches
/// are opened, or what its own argument or the environment asks for.
fn level(cli: &Cli) -> Level {
    let asked = match cli.verbose {
        0 => Level::ERROR,
        1 => Level::INFO,
        2 => Level::DEBUG,
        _ => Level::TRACE,
    };
    let Command::Serve(args) = &cli.command else { return asked };
    let named = args.log.clone().or_else(|| std::env::var("RUST_LOG").ok());
    let named = named.and_then(|name| name.parse().ok()).unwrap_or(Level::INFO);
    // A level is greater the more it says.
    asked.max(named)
}

fn log_to_stderr(level: Level) {
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
