//! What an exhaustive run has to reach.

use guild_ball::GuildBall;
use guild_ball::refusal::Why;
use guild_ball::setup;
use kernel::Marked;

#[test]
fn faulty_setups_have_the_faults_they_are_made_for() {
    let whys: Vec<Why> =
        GuildBall::faulty_setups().iter().flat_map(setup::faults).map(|fault| fault.why).collect();
    assert!(whys.contains(&Why::NoRoomToSetUp) && whys.contains(&Why::Size), "{whys:?}");
    assert!(whys.iter().any(|why| matches!(why, Why::Unfinished(_))), "{whys:?}");
    assert!(whys.iter().any(|why| matches!(why, Why::RosterLimit { limit: 40, .. })), "{whys:?}");
}
