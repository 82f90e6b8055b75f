//! Bad input of every kind is refused with the rule, changes nothing and never panics.

use guild_master::GuildMaster;
use testkit::fuzz::{drive, fuzz_game};

use crate::questions::questions;

#[test]
fn bad_input_is_refused_and_changes_nothing() {
    let fuzzed = drive(4, |bytes| fuzz_game::<GuildMaster>(bytes, |state, _| questions(state)));
    let fuzzed = fuzzed.unwrap_or_else(|finding| panic!("{finding}"));
    println!("{fuzzed}");
    assert!(fuzzed.refused > 100 && fuzzed.taken > 100 && fuzzed.queries > 100, "{fuzzed}");
}
