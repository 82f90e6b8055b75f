//! What the abilities of every fielded card do, one module for each guild.

mod butchers;
mod engineers;
mod engineers_squad;
mod fishermen;
mod fishermen_squad;
mod interplay;
mod masons;

use guild_ball::GuildBall;

/// Plays a scenario of this game and records what it proves.
#[track_caller]
fn check(name: &str, text: &str) {
    testkit::check::<GuildBall>(name, &format!("game = \"guild-ball\"\n{text}"));
}
