//! One module for each section of the catalogue.

mod aid;
mod areas;
mod attacks;
mod ball;
mod charging;
mod clock;
mod coming_back;
mod conditions;
mod course;
mod definitions;
mod effects;
mod facts;
mod foreseen;
mod geometry;
mod goals;
mod going_out;
mod heroic;
mod influence;
mod kick_off;
mod kicking;
mod legality;
mod momentum;
mod movement;
mod order;
mod parting_blows;
mod plans;
mod playbook;
mod plays;
mod renewed;
mod saved;
mod scatter;
mod setup;
mod stats;
mod teams;
mod terrain;
mod timing;
mod tournament;
mod turn;
mod victory;
mod vocabulary;

use guild_ball::GuildBall;

/// Plays a scenario of this game and records what it proves.
#[track_caller]
fn check(name: &str, text: &str) {
    testkit::check::<GuildBall>(name, &format!("game = \"guild-ball\"\n{text}"));
}
