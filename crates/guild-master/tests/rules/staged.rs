//! States put on the table as data and played on by hand, for tests that read the state itself.

use guild_master::{Choice, Event, GuildMaster};
use kernel::{Ask, Drawn, Game, Input, Notation, Seat, State};

pub(crate) fn stage(text: &str) -> State<GuildMaster> {
    GuildMaster::stage(&serde_json::from_str(text).unwrap()).unwrap()
}

/// The first ask of a seat, and an answer to it.
pub(crate) fn read(state: &State<GuildMaster>, seat: Seat, text: &str) -> (Ask<GuildMaster>, Choice) {
    let ask = *state.asks().iter().find(|ask| ask.seat == seat).unwrap();
    (ask, GuildMaster::read_choice(state, &ask, text).unwrap())
}

/// Answers for a seat; what happened.
pub(crate) fn say(state: &mut State<GuildMaster>, seat: Seat, text: &str) -> Vec<Event> {
    let (ask, choice) = read(state, seat, text);
    take(state, Input::Answer { ask: ask.id, choice })
}

/// Draws; what happened.
pub(crate) fn draw(state: &mut State<GuildMaster>, drawn: Drawn) -> Vec<Event> {
    take(state, Input::Drawn(drawn))
}

/// Rolls these dice; what happened.
pub(crate) fn roll(state: &mut State<GuildMaster>, faces: &[u8]) -> Vec<Event> {
    draw(state, Drawn::dice(faces))
}

fn take(state: &mut State<GuildMaster>, input: Input<GuildMaster>) -> Vec<Event> {
    let mut facts = Vec::new();
    GuildMaster::advance(state, input, &mut facts).unwrap();
    facts
}
