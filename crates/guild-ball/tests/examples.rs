//! The worked examples of the catalogue, one file each.

use guild_ball::GuildBall;

#[test]
fn every_worked_example_holds() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/guild-ball/scenarios");
    let summary = testkit::check_dir::<GuildBall>(dir);
    assert_eq!((summary.passed, summary.not_yet), (57, 0));
}
