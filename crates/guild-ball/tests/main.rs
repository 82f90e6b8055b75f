//! The rules of Guild Ball, section by section.

mod cards;
mod distribution;
mod examples;
mod figures;
mod football;
mod furthest;
mod habits;
mod legal;
mod notation;
mod parts;
mod rosters;
mod rules;
mod stage;
mod stated;
mod words;

use guild_ball::GuildBall;

/// Plays a scenario of this game and records what it proves.
#[track_caller]
fn check(name: &str, text: &str) {
    testkit::check::<GuildBall>(name, &format!("game = \"guild-ball\"\n{text}"));
}
