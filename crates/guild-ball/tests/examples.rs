//! The scenario files: the worked examples of the catalogue and others, one file each.

use guild_ball::GuildBall;

#[test]
fn every_worked_example_holds() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/guild-ball/scenarios");
    let summary = testkit::check_dir::<GuildBall>(dir);
    assert!(summary.passed >= 57, "{} passed", summary.passed);
    assert_eq!(summary.not_yet, 0);
}
