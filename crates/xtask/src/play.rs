//! `cargo xtask play`: a match to look at.

use crate::args::Args;
use crate::process::{Run, build_hall};
use crate::{Outcome, repo};

/// Builds the hall and shows a match between two bots.
///
/// # Errors
/// When the hall cannot be built or the match not shown.
pub(crate) fn run(mut args: Args) -> Outcome {
    let game = args.value::<String>("--game")?.unwrap_or_else(|| "guild-ball".to_owned());
    let seed = args.value::<u64>("--seed")?.unwrap_or(1).to_string();
    args.done()?;
    if !repo::games().any(|known| known.id == game) {
        let known: Vec<&str> = repo::games().map(|game| game.id).collect();
        return Err(format!("no game `{game}` can be played; there is {}", known.join(", ")));
    }
    let hall = build_hall(true)?;
    let args =
        ["arena", "--game", &game, "--bots", "greedy,greedy", "--games", "1", "--seed", &seed, "--show"];
    Run::hall(&hall, &args).go()
}
