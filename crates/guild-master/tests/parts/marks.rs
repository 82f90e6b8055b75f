//! What a corpus of records can hold.

use std::collections::BTreeSet;

use guild_master::{GuildMaster, catalogue};
use kernel::{Mark, Marked};

#[test]
fn everything_is_listed_once() {
    let marks = GuildMaster::marks();
    let each: BTreeSet<Mark> = marks.iter().copied().collect();
    assert_eq!(each.len(), marks.len());
    let count = |kind: &str| marks.iter().filter(|mark| mark.kind == kind).count();
    assert_eq!(count("adventurer"), usize::from(catalogue().adventurers()));
    assert_eq!(count("contract"), usize::from(catalogue().contracts()));
    assert_eq!(count("upgrade"), 6 + 6 + 6);
}
