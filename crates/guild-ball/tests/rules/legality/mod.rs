//! What may be answered, at the very edge of it, and what is told of answers that may not.

mod abilities;
mod aims;
mod answers;
mod bounds;
mod charges;
mod contacts;
mod first;
mod gaps;
mod picks;
mod places;
mod reactions;
mod targets;
mod told;
mod ways;

use guild_ball::GuildBall;
use kernel::State;

use super::foreseen::refusal;

/// The rule of a refusal, the furthest place it names, and the stretch that is on.
fn ends(state: &State<GuildBall>, text: &str) -> (&'static str, Option<(i32, i32)>, u8) {
    let refusal = refusal(state, text);
    (refusal.rule, refusal.furthest.map(|at| (at.x, at.y)), refusal.stretch)
}
