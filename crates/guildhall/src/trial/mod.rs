//! `guildhall laws` and `guildhall fuzz`: games on trial, in a binary built with the feature `proofs`.

mod guild_ball;
mod guild_master;
mod sound;

use std::io::Write;
use std::thread;
use std::time::Duration;

use clap::Args;
use kernel::{Seat, State};
use testkit::fuzz::{Effort, Fuzzed, drive, fuzz_game};
use testkit::laws::{Plan, laws_ticking};

use crate::arena_command::progress;
use crate::failure::{Done, Failure, Verdict};
use crate::games::GameName;
use crate::show::Pictured;

/// From so many matches on every secret of a game must have come up.
const ENOUGH: u32 = 40;

/// A game with what the laws and bad input have to know of it.
trait Tried: Pictured {
    /// The secrets that come up in play, by the names of the hidden fields.
    const SECRETS: &'static [&'static str];

    /// What is played for so many matches, the first of them thoroughly; each plan with its name.
    fn plans(matches: u32, thorough: u32) -> Vec<(&'static str, Plan<Self>)>;

    /// One of every question a seat may put to the table.
    fn questions(state: &State<Self>, seat: Seat) -> Vec<Self::Query>;
}

/// The arguments of `laws`.
#[derive(Debug, Args)]
pub(crate) struct LawsArgs {
    /// Which game.
    #[arg(long, value_name = "G")]
    game: GameName,

    /// How many matches.
    #[arg(long, value_name = "N", default_value_t = 200)]
    matches: u32,

    /// In how many of them the dear laws are tried after every input; in one of twenty when left out.
    #[arg(long, value_name = "N")]
    thorough: Option<u32>,
}

/// The arguments of `fuzz`.
#[derive(Debug, Args)]
pub(crate) struct FuzzArgs {
    /// Which game.
    #[arg(long, value_name = "G")]
    game: GameName,

    /// For how many seconds.
    #[arg(long, value_name = "N", default_value_t = 15, conflicts_with = "inputs")]
    seconds: u64,

    /// So many inputs of bytes, the same on every machine, however long they take.
    #[arg(long, value_name = "N")]
    inputs: Option<u64>,
}

/// Tries the laws and prints how often each was.
pub(crate) fn laws(args: &LawsArgs, out: &mut dyn Write) -> Done {
    match args.game {
        GameName::GuildBall => laws_of::<::guild_ball::GuildBall>(args, out),
        GameName::GuildMaster => laws_of::<::guild_master::GuildMaster>(args, out),
        GameName::GoreAndGlory => Err(unplayable()),
    }
}

/// Tries bad input and prints how much of it.
pub(crate) fn fuzz(args: &FuzzArgs, out: &mut dyn Write) -> Done {
    match args.game {
        GameName::GuildBall => fuzz_of::<::guild_ball::GuildBall>(args, out),
        GameName::GuildMaster => fuzz_of::<::guild_master::GuildMaster>(args, out),
        GameName::GoreAndGlory => Err(unplayable()),
    }
}

fn unplayable() -> Failure {
    Failure::Input("gore-and-glory is not yet playable".to_owned())
}

fn laws_of<G: Tried>(args: &LawsArgs, out: &mut dyn Write) -> Done {
    let thorough = args.thorough.unwrap_or(args.matches.div_ceil(20));
    let threads = thread::available_parallelism().map_or(1, usize::from);
    for (name, plan) in G::plans(args.matches, thorough) {
        let bar = progress(u64::from(plan.matches));
        let tried = laws_ticking(&Plan { threads, ..plan.clone() }, &|| bar.inc(1));
        bar.finish_and_clear();
        let tally = tried.map_err(|breach| Failure::Work(breach.to_string()))?;
        writeln!(out, "{}, {name}\n{tally}", G::ID)?;
        if tally.unfinished > 0 {
            return Err(Failure::Work(format!("{} matches have no end", tally.unfinished)));
        }
        let secrets = if plan.matches < ENOUGH { &[] } else { G::SECRETS };
        if let Some(secret) = secrets.iter().find(|secret| !tally.hidden.contains_key(*secret)) {
            return Err(Failure::Work(format!(
                "no match had {secret}, and so nobody knows whether it is kept"
            )));
        }
    }
    Ok(Verdict::Well)
}

fn fuzz_of<G: Tried>(args: &FuzzArgs, out: &mut dyn Write) -> Done {
    let effort = args.inputs.map_or(Effort::Time(Duration::from_secs(args.seconds)), Effort::Inputs);
    let fuzzed = drive(4, effort, |bytes| fuzz_game::<G>(bytes, G::questions));
    let fuzzed = fuzzed.map_err(|finding| Failure::Work(finding.to_string()))?;
    writeln!(out, "{}\n{fuzzed}", G::ID)?;
    let Fuzzed { refused, taken, queries, setups_refused, setups_started, .. } = fuzzed;
    if [refused, taken, queries, setups_refused, setups_started].contains(&0) {
        return Err(Failure::Work("some kind of input was never tried; take more".to_owned()));
    }
    Ok(Verdict::Well)
}
