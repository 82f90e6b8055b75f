//! Every scenario file of the game.

use guild_master::GuildMaster;

#[test]
fn every_scenario_passes() {
    let dir = concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/guild-master/scenarios");
    let summary = testkit::check_dir::<GuildMaster>(dir);
    assert!(summary.passed >= 15, "{summary:?}");
}
