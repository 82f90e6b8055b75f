//! What is said of a choice before it is made: its price and odds, what happens on a way, and where a refused one may end.

mod areas;
mod ball;
mod blows;
mod counters;
mod holders;
mod kicks;
mod odds;
mod picks;
mod prices;
mod queries;
mod reactions;
mod routes;
mod ways;

use guild_ball::GuildBall;
use guild_ball::ask::Choice;
use guild_ball::legal::Preview;
use guild_ball::refusal::Refusal;
use kernel::{Ask, Game, Ignore, Input, Notation, Pending, State};
use testkit::scenario::laid_out;

/// A match that starts from a stage.
#[expect(clippy::unwrap_used, reason = "the stages of these tests can be laid out")]
pub(super) fn scene(stage: &str) -> State<GuildBall> {
    let text = format!("game = \"guild-ball\"\nexpect = [\"turn = 1\"]\n{stage}");
    laid_out(&text).unwrap().unwrap()
}

/// The ask that is open, and a choice for it.
#[expect(clippy::unwrap_used, reason = "the choices of these tests can be read")]
pub(super) fn choice(state: &State<GuildBall>, text: &str) -> (Ask<GuildBall>, Choice) {
    let ask = *state.asks().first().unwrap();
    (ask, GuildBall::read_choice(state, &ask, text).unwrap())
}

/// The match after answers and rolls; a roll is a line of faces.
#[expect(clippy::unwrap_used, reason = "the scripts of these tests can be played")]
pub(super) fn after(state: &State<GuildBall>, script: &[&str]) -> State<GuildBall> {
    let mut state = state.clone();
    for line in script {
        let input = if let Pending::Chance(draw) = state.pending() {
            Input::Drawn(
                testkit::dice::Group::read_dice(line).unwrap().first().unwrap().serve(&draw).unwrap(),
            )
        } else {
            let (ask, choice) = choice(&state, line);
            Input::Answer { ask: ask.id, choice }
        };
        GuildBall::advance(&mut state, input, &mut Ignore).unwrap();
    }
    state
}

/// What is said of a legal choice.
#[expect(clippy::unwrap_used, reason = "the choices asked about are legal")]
pub(super) fn foreseen(state: &State<GuildBall>, text: &str) -> Preview {
    let (ask, choice) = choice(state, text);
    GuildBall::preview(state, &ask, &choice).unwrap()
}

/// How an illegal choice is refused.
#[expect(clippy::unwrap_used, reason = "the choices asked about are illegal")]
pub(super) fn refusal(state: &State<GuildBall>, text: &str) -> Refusal {
    let (ask, choice) = choice(state, text);
    GuildBall::preview(state, &ask, &choice).unwrap_err()
}
