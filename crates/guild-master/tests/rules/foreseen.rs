//! Matches in the notation of scenarios, for tests of what no script can state: previews, answers to queries, and the state.

use guild_master::{Choice, GuildMaster, Preview};
use kernel::{Ask, Game, Notation, Seat, State};

/// The match that starts from a stage.
pub(super) fn scene(stage: &str) -> State<GuildMaster> {
    after(stage, &[])
}

/// The match after a script.
pub(super) fn after(stage: &str, script: &[&str]) -> State<GuildMaster> {
    testkit::scenario::after(stage, script).unwrap()
}

/// The first ask of a seat, and an answer to it.
pub(super) fn choice(state: &State<GuildMaster>, seat: Seat, text: &str) -> (Ask<GuildMaster>, Choice) {
    let ask = *state.asks().iter().find(|ask| ask.seat == seat).unwrap();
    (ask, GuildMaster::read_choice(state, &ask, text).unwrap())
}

/// What is said of a legal answer to the first ask of a seat.
pub(super) fn preview(state: &State<GuildMaster>, seat: Seat, text: &str) -> Preview {
    let (ask, choice) = choice(state, seat, text);
    GuildMaster::preview(state, &ask, &choice).unwrap()
}
