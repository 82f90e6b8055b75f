//! The worked examples of the catalogue, one file each.

use guild_ball::GuildBall;

#[test]
fn every_worked_example_is_stated_and_those_of_the_slice_hold() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/guild-ball/scenarios");
    let summary = testkit::check_dir::<GuildBall>(dir);
    assert_eq!((summary.passed, summary.not_yet), (50, 7));
}
