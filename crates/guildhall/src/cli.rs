//! The commands and their arguments, with the texts of `--help`.

use std::path::PathBuf;

use clap::{ArgAction, Args, Parser, Subcommand};
use clap_complete::Shell;

use crate::games::GameName;
#[cfg(feature = "proofs")]
use crate::trial::{FuzzArgs, LawsArgs};

/// A digital tabletop whose referee knows all the rules.
#[derive(Debug, Parser)]
#[command(
    name = "guildhall",
    version,
    propagate_version = true,
    arg_required_else_help = true,
    after_help = "\
Try one of these:
  guildhall serve                                      play in a browser
  guildhall arena --game guild-ball --show             watch two bots play
  guildhall arena --game guild-master --games 1000     let bots play by the thousand
  guildhall check rules/guild-ball/scenarios           run scenario files
  guildhall odds sum --dice 7 --target 17              know a chance exactly
  echo '{\"type\":\"help\"}' | guildhall referee           talk to the referee in JSON

Exit code: 0 all is well, 1 something differs or failed, 2 called wrongly or given something unreadable."
)]
pub(crate) struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub(crate) command: Command,

    /// Say on the error stream what is going on; twice or three times says more.
    #[arg(short, long, global = true, action = ArgAction::Count)]
    pub(crate) verbose: u8,
}

/// Everything the binary can do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open the hall for a browser: the page, and matches against each other at one screen or against bots.
    ///
    /// The hall listens on this machine only, unless --addr says otherwise. Every match is kept in a file of its own
    /// before anybody is told what happened, so the hall may be closed at any time and goes on where it stopped. These
    /// files are records: `guildhall record show FILE` and `guildhall record audit FILE` read them.
    ///
    /// Programs play over the WebSocket at /ws; PROTOCOL.md describes the messages. GET /healthz says how the hall is.
    #[command(after_help = "\
Examples:
  guildhall serve
  guildhall serve --addr 0.0.0.0:8080 --data /srv/guildhall     for everybody in the house
  guildhall serve --seed demo --bot-pause 0 --data /tmp/hall    the same dice every time, bots in a hurry

Exit code: 0 closed by Ctrl-C or SIGTERM, 1 the port is taken or another hall uses the directory, 2 called wrongly.")]
    Serve(ServeArgs),

    /// Referee matches over standard input and output, one JSON message a line.
    ///
    /// Every line is answered by one line; a bad one by an error that says what was wrong and how to do it. Nothing ends
    /// the process but the end of the input. The messages are described in PROTOCOL.md and by the message `help`.
    #[command(after_help = "\
Example:
  printf '%s\\n' '{\"type\":\"new\",\"game\":\"guild-ball\",\"seed\":\"1\"}' '{\"type\":\"pending\"}' | guildhall referee")]
    Referee,

    /// Run scenario files and print what differed.
    ///
    /// A scenario is a TOML file with a table, a script of choices and dice, and what is expected; SCENARIOS.md describes
    /// it. Folders are searched for *.toml. Scenarios of rules that are not there yet are counted apart.
    #[command(after_help = "\
Examples:
  guildhall check my-case.toml
  guildhall check rules --json")]
    Check(CheckArgs),

    /// Let bots play each other and print who won and how fast.
    ///
    /// Seats rotate from match to match: in match i bot j sits at seat (j + i) mod n. The same seed gives the same result
    /// whatever the number of threads; compare the digest. A match is stopped after 40,000 inputs and counted as
    /// unfinished. A win that is shared counts for each bot that shares it; draws are counted apart.
    #[command(after_help = "\
Examples:
  guildhall arena --game guild-ball --bots random,greedy --games 100 --seed 7
  guildhall arena --game guild-master --bots random,random,random --games 10000 --threads 2 --json
  guildhall arena --game guild-ball --seed 3 --show      one match as a transcript
  guildhall arena --game guild-master --bots greedy,greedy,greedy --games 2000 --report balance
  guildhall arena --game guild-ball --bots greedy,greedy:first --games 400 --report habits
  guildhall arena --game guild-ball --exhaustive    what play never reaches")]
    Arena(ArenaArgs),

    /// Show, audit, fold or make the record of a match.
    #[command(subcommand)]
    Record(RecordCommand),

    /// Work out the chance of a roll exactly, as a fraction and in percent.
    #[command(subcommand)]
    Odds(OddsCommand),

    /// Check a roster of Guild Ball, or write it in another form.
    ///
    /// A roster is read as text (the guild, then one model a line), as JSON or as a short code, whichever it is. Without
    /// --to everything that is wrong with it is printed, each with its rule.
    #[command(after_help = "\
Examples:
  guildhall roster butchers.txt
  guildhall roster butchers.txt --to code
  echo GB1-3C3V5-N0D3B-0X4RQ-XW | guildhall roster --to text

Exit code: 0 nothing is wrong, 1 something is, 2 it cannot be read.")]
    Roster(RosterArgs),

    /// Print how much of each rule catalogue is proved by tests.
    Rules(JsonArgs),

    /// Print the games and the bots.
    List(JsonArgs),

    /// Play at random and try the laws every game keeps; print how often each was tried.
    ///
    /// A law that is broken is told with the match and the input, so that it can be played again.
    #[cfg(feature = "proofs")]
    Laws(LawsArgs),

    /// Tell matches all sorts of wrong things, which must be refused, change nothing and never panic.
    #[cfg(feature = "proofs")]
    Fuzz(FuzzArgs),

    /// Print the completions for a shell.
    #[command(after_help = "\
Example, for bash:
  guildhall completions bash > ~/.local/share/bash-completion/completions/guildhall")]
    Completions {
        /// Which shell.
        shell: Shell,
    },
}

/// The arguments of `serve`.
#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    /// Where to listen; port 0 takes any that is free.
    #[arg(long, value_name = "HOST:PORT", default_value = server::ADDR)]
    pub(crate) addr: String,

    /// Where matches are kept; made when it is missing. The user's own directory for data when left out.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,

    /// Let the dice of every match follow from this text and the number of the match. For demonstrations and tests:
    /// dice that can be foretold are no dice to play with.
    #[arg(long, value_name = "TEXT")]
    pub(crate) seed: Option<String>,

    /// How long bots wait after each step while somebody is there, in milliseconds.
    #[arg(long, value_name = "MS", default_value_t = 250, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pub(crate) bot_pause: u64,

    /// Open a browser.
    #[arg(long)]
    pub(crate) open: bool,

    /// How much is logged to the error stream; RUST_LOG says the same.
    #[arg(long, value_name = "LEVEL", value_parser = ["error", "warn", "info", "debug", "trace"])]
    pub(crate) log: Option<String>,
}

/// A command that has nothing but a choice of form.
#[derive(Debug, Args)]
pub(crate) struct JsonArgs {
    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `check`.
#[derive(Debug, Args)]
pub(crate) struct CheckArgs {
    /// Scenario files, or folders of them.
    #[arg(required = true, value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,

    /// Print one JSON object instead of text, with everything that happened in every scenario.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A report over all matches of an arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum ReportName {
    /// How even the game is: what the seats won, and what those won who had, did or used each thing the game counts.
    Balance,
    /// How each bot plays: what the game counts to tell good habits from bad ones, and how long a decision takes.
    Habits,
}

/// The arguments of `arena`.
#[derive(Debug, Args)]
pub(crate) struct ArenaArgs {
    /// Which game.
    #[arg(long, value_name = "G")]
    pub(crate) game: GameName,

    /// One bot for each seat; `guildhall list` names them. Two random ones when left out. `greedy:NAME` goes by weights of
    /// that name.
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,

    /// A variant of the game; the short game of Guild Master is `short`.
    #[arg(long, value_name = "V", conflicts_with = "exhaustive")]
    pub(crate) variant: Option<String>,

    /// How many matches; 100 when left out, 1 with --show, at most 20,000 with --exhaustive.
    #[arg(long, value_name = "N")]
    pub(crate) games: Option<u64>,

    /// Another seed, other matches.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// On how many threads; one for each core when left out.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,

    /// The number of inputs at which a match is stopped and counted as unfinished.
    #[arg(long, value_name = "N", default_value_t = arena::INPUTS_MAX)]
    pub(crate) inputs_max: u32,

    /// Print the figures as one JSON object.
    #[arg(long)]
    pub(crate) json: bool,

    /// Print a report beside the figures; with --json it is part of the object.
    #[arg(long, value_name = "R", conflicts_with_all = ["show", "exhaustive"])]
    pub(crate) report: Option<ReportName>,

    /// Write what came of every match to this file, one JSON object a line.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,

    /// Print the match as a transcript with a picture of the table now and then.
    #[arg(long, conflicts_with_all = ["json", "out"])]
    pub(crate) show: bool,

    /// With --show, print match number I of a run with this seed, counted from 0.
    #[arg(long = "match", value_name = "I", default_value_t = 0, requires = "show")]
    pub(crate) index: u64,

    /// Play at random until every fact, prompt, refusal, card and effect the game names has been reached, and print
    /// what never was. Beside every decision illegal answers are tried. Exit code 1 when something is left.
    #[arg(long, conflicts_with_all = ["show", "bots", "out"])]
    pub(crate) exhaustive: bool,

    /// With --exhaustive, stop after so many seconds.
    #[arg(long, value_name = "N", requires = "exhaustive")]
    pub(crate) seconds: Option<u64>,

    /// With --exhaustive, play every fourth match from the stage of a scenario in this folder, where rare positions are; those
    /// of the rules when left out.
    #[arg(long, value_name = "DIR", requires = "exhaustive")]
    pub(crate) from: Option<PathBuf>,
}

/// What can be done with records.
#[derive(Debug, Subcommand)]
pub(crate) enum RecordCommand {
    /// Print a match from its record, entry by entry: in notation, or in words with --lang.
    #[command(after_help = "\
Examples:
  guildhall record show match.ndjson                      every input and fact in the game's notation
  guildhall record show match.ndjson --lang en            the match told in English
  guildhall record show match.ndjson --lang fr --as red   in French, as red saw it")]
    Show(ShowArgs),
    /// Run a record again by the rules and compare every fact and digest.
    Audit(RecordArgs),
    /// Apply the facts of a record and print where they lead; works for records of any revision.
    Fold(RecordArgs),
    /// Let bots play one match and write its record.
    #[command(after_help = "\
Example:
  guildhall record make --game guild-ball --seed 3 --out match.ndjson && guildhall record show match.ndjson")]
    Make(MakeArgs),
}

/// A record to look at.
#[derive(Debug, Args)]
pub(crate) struct RecordArgs {
    /// The record, as NDJSON.
    pub(crate) file: PathBuf,

    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A record to tell.
#[derive(Debug, Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    pub(crate) record: RecordArgs,

    /// Tell it in words, in this language: en or fr.
    #[arg(long, value_name = "L", conflicts_with = "json", value_parser = tongue)]
    pub(crate) lang: Option<words::Tongue>,

    /// With --lang, tell it as the player of this seat saw it; as a spectator did when left out.
    #[arg(long = "as", value_name = "SEAT", requires = "lang")]
    pub(crate) seat: Option<String>,
}

fn tongue(code: &str) -> Result<words::Tongue, String> {
    words::Tongue::coded(code).ok_or_else(|| "the languages are en and fr".to_owned())
}

/// A record to make.
#[derive(Debug, Args)]
pub(crate) struct MakeArgs {
    /// Which game.
    #[arg(long, value_name = "G")]
    pub(crate) game: GameName,

    /// One bot for each seat; two random ones when left out.
    #[arg(long, value_name = "A,B", value_delimiter = ',')]
    pub(crate) bots: Vec<String>,

    /// The seed, as for `guildhall arena`.
    #[arg(long, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Which match of a run with this seed, counted from 0. A match that goes wrong is written up to its fault.
    #[arg(long = "match", value_name = "I", default_value_t = 0)]
    pub(crate) index: u64,

    /// Where to write it.
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,
}

/// What can be worked out about dice.
#[derive(Debug, Subcommand)]
pub(crate) enum OddsCommand {
    /// The chance that the sum of dice reaches a target, with the best use of fixers and rerolls.
    #[command(after_help = "\
Examples:
  guildhall odds sum --dice 7 --target 17
  guildhall odds sum --dice 3 --target 6 --fix 4          one die may be turned to 4
  guildhall odds sum --showing 1,5,6 --target 14 --reroll 2   what to do with these dice")]
    Sum(SumArgs),

    /// The chance of a number of hits at a target number.
    #[command(after_help = "\
Examples:
  guildhall odds hits --dice 4 --tn 4 --need 1
  guildhall odds hits --dice 5 --tn 3 --need 1 --sixes 2   while two dice at least show a six")]
    Hits(HitsArgs),

    /// The chances that each of several sums is the highest, ties apart.
    #[command(after_help = "\
Example:
  guildhall odds contest --dice 6,3")]
    Contest(ContestArgs),

    /// The dice table: the chance to reach 6 to 40 with 2 to 10 dice, in percent.
    Table(JsonArgs),
}

/// The arguments of `odds sum`.
#[derive(Debug, Args)]
pub(crate) struct SumArgs {
    /// How many dice will be rolled.
    #[arg(long, value_name = "N", required_unless_present = "showing", conflicts_with = "showing")]
    pub(crate) dice: Option<usize>,

    /// The dice that lie on the table already.
    #[arg(long, value_name = "D,D", value_delimiter = ',')]
    pub(crate) showing: Vec<u8>,

    /// The sum to reach.
    #[arg(long, value_name = "T", allow_negative_numbers = true)]
    pub(crate) target: i32,

    /// A die may be turned to this face; may be given several times.
    #[arg(long, value_name = "V")]
    pub(crate) fix: Vec<u8>,

    /// So many times one die may be rolled again.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) reroll: u8,

    /// So many dice may be turned to their opposite face.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) flip: u8,

    /// So many dice may be rolled in addition.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) add_die: u8,

    /// A number that may be added to the sum; may be given several times.
    #[arg(long, value_name = "N")]
    pub(crate) plus: Vec<u16>,

    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `odds hits`.
#[derive(Debug, Args)]
pub(crate) struct HitsArgs {
    /// How many dice.
    #[arg(long, value_name = "N")]
    pub(crate) dice: usize,

    /// The target number, 2 to 6: what a die has to show to hit.
    #[arg(long, value_name = "T")]
    pub(crate) tn: u8,

    /// How many hits are needed.
    #[arg(long, value_name = "K", default_value_t = 1)]
    pub(crate) need: usize,

    /// So many dice at least must show a six as well; one when no number is given.
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1", default_value_t = 0)]
    pub(crate) sixes: usize,

    /// Every miss is rolled once more.
    #[arg(long, conflicts_with = "sixes")]
    pub(crate) reroll_misses: bool,

    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `odds contest`.
#[derive(Debug, Args)]
pub(crate) struct ContestArgs {
    /// How many dice each side rolls.
    #[arg(long, value_name = "N,N", value_delimiter = ',', required = true)]
    pub(crate) dice: Vec<usize>,

    /// Print one JSON object instead of text.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What `roster` takes.
#[derive(Debug, Args)]
pub(crate) struct RosterArgs {
    /// The file; the standard input without one or for -.
    pub(crate) file: Option<PathBuf>,

    /// Write the roster in this form instead of checking it.
    #[arg(long, value_enum)]
    pub(crate) to: Option<RosterForm>,

    /// Print the roster, its code and its faults as one JSON object.
    #[arg(long, conflicts_with = "to")]
    pub(crate) json: bool,
}

/// The forms of a roster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum RosterForm {
    /// One model a line.
    Text,
    /// A short code that can be read out.
    Code,
    /// An object.
    Json,
}
