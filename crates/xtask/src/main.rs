//! The project's own commands, run as `cargo xtask <command>`.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a command line tool speaks on its streams")]

mod arena;
mod args;
mod balance;
mod bench;
mod changed;
mod check;
mod claims;
mod codegen;
mod given;
mod help;
mod lanes;
mod limit;
mod mutants;
mod play;
mod process;
mod proofs;
mod repo;
mod report;
mod rules_command;
mod screenshots;
mod soak;
mod steps;
mod test;
mod tidy;
mod web;

use std::process::ExitCode;

use args::Args;

/// What a command answers: nothing, or what went wrong in words for a person.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let mut args = Args::from_env();
    let Some(command) = args.command() else {
        print!("{}", help::ALL);
        return ExitCode::from(2);
    };
    if command == "help" || command == "--help" || command == "-h" {
        match args.command() {
            None => print!("{}", help::ALL),
            Some(topic) => return help::topic(&topic),
        }
        return ExitCode::SUCCESS;
    }
    if args.flag("--help") || args.flag("-h") {
        return help::topic(&command);
    }
    let outcome = match command.as_str() {
        // Started by our own commands, and by nobody else.
        "keeper" => limit::keep(&args.command().unwrap_or_default()),
        "play" => play::run(args),
        "check" => check::run(args),
        "test" => test::run(args),
        "soak" => soak::run(args),
        "mutants" => mutants::run(args),
        "rules" => rules_command::run(args),
        "tidy" => tidy::run(args),
        "bench" => bench::run(args),
        "codegen" => codegen::run(args),
        "screenshots" => screenshots::run(args),
        other => {
            eprintln!("xtask: there is no command `{other}`\n");
            print!("{}", help::ALL);
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}
