//! `guildhall list`: the games, the bots and the weights they can go by.

use std::io::Write;

use arena::ROSTER;
use serde_json::json;

use crate::cli::JsonArgs;
use crate::failure::{Done, Verdict};
use crate::games::{GameName, Visit};
use crate::show::Pictured;

/// The name and description of a set of weights.
type Named = (&'static str, &'static str);

/// Finds the weights a game has for greedy, the standard ones first.
struct Weights;

impl Visit for Weights {
    type Out = Vec<Named>;

    fn visit<G: Pictured>(self) -> Vec<Named> {
        core::iter::once(G::standard()).chain(G::others()).map(|set| (set.name, set.about)).collect()
    }
}

fn weights(game: GameName) -> Vec<Named> {
    game.visit(Weights).unwrap_or_default()
}

/// Prints the games, the bots and their weights.
pub(crate) fn run(args: &JsonArgs, out: &mut dyn Write) -> Done {
    let playable = host::games().games();
    let seats = |game: GameName| {
        playable.iter().find(|info| info.game == game.id()).map(|info| info.seats.clone()).unwrap_or_default()
    };
    if args.json {
        let games: Vec<_> = (GameName::ALL.into_iter())
            .map(|game| {
                let weights: Vec<&str> = weights(game).iter().map(|(name, _)| *name).collect();
                json!({
                    "game": game.id(), "playable": game.is_playable(), "seats": seats(game), "weights": weights
                })
            })
            .collect();
        let bots: Vec<_> = ROSTER.iter().map(|bot| json!({ "bot": bot.name, "about": bot.about })).collect();
        writeln!(out, "{}", json!({ "games": games, "bots": bots }))?;
        return Ok(Verdict::Well);
    }
    writeln!(out, "games")?;
    for game in GameName::ALL {
        let counts: Vec<String> = seats(game).iter().map(ToString::to_string).collect();
        let about = match counts.split_last() {
            None => "not yet playable".to_owned(),
            Some((last, [])) => format!("for {last} players"),
            Some((last, rest)) => format!("for {} or {last} players", rest.join(", ")),
        };
        writeln!(out, "  {:<15} {about}", game.id())?;
    }
    writeln!(out, "\nbots")?;
    for bot in ROSTER {
        writeln!(out, "  {:<15} {}", bot.name, bot.about)?;
    }
    for game in GameName::ALL.into_iter().filter(|game| game.is_playable()) {
        writeln!(out, "\nweights for greedy in {}", game.id())?;
        for (name, about) in weights(game) {
            writeln!(out, "  {:<15} {about}", format!("greedy:{name}"))?;
        }
    }
    Ok(Verdict::Well)
}
