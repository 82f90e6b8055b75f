//! Bad input of every kind is refused with the rule, changes nothing and never panics.

use guild_master::{GuildMaster, Query};
use testkit::fuzz::{drive, fuzz_game};

#[test]
fn bad_input_is_refused_and_changes_nothing() {
    let fuzzed = drive(4, |bytes| {
        fuzz_game::<GuildMaster>(bytes, |_, _| {
            vec![Query::Odds { dice: 7, target: 17 }, Query::Price { builders: 3 }, Query::Upgrades]
        })
    });
    let fuzzed = fuzzed.unwrap_or_else(|finding| panic!("{finding}"));
    println!("{fuzzed}");
    assert!(fuzzed.refused > 100 && fuzzed.taken > 100 && fuzzed.queries > 100, "{fuzzed}");
}
