//! One module for each section of the catalogue.

mod aid;
mod attacks;
mod ball;
mod charging;
mod clock;
mod conditions;
mod geometry;
mod goals;
mod influence;
mod kick_off;
mod kicking;
mod momentum;
mod movement;
mod parting_blows;
mod playbook;
mod scatter;
mod setup;
mod stats;
mod teams;
mod terrain;
mod tournament;
mod turn;
mod victory;

use guild_ball::GuildBall;

/// Plays a scenario of this game and records what it proves.
#[track_caller]
fn check(name: &str, text: &str) {
    testkit::check::<GuildBall>(name, &format!("game = \"guild-ball\"\n{text}"));
}
