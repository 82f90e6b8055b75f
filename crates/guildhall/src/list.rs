//! `guildhall list`: the games and the bots.

use std::io::Write;

use arena::ROSTER;
use serde_json::json;

use crate::cli::JsonArgs;
use crate::failure::{Done, Verdict};
use crate::games::GameName;

/// Prints the games and the bots.
pub(crate) fn run(args: &JsonArgs, out: &mut dyn Write) -> Done {
    let playable = host::games().games();
    let seats = |game: GameName| {
        playable.iter().find(|info| info.game == game.id()).map(|info| info.seats.clone()).unwrap_or_default()
    };
    if args.json {
        let games: Vec<_> = (GameName::ALL.into_iter())
            .map(|game| json!({ "game": game.id(), "playable": game.is_playable(), "seats": seats(game) }))
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
    Ok(Verdict::Well)
}
