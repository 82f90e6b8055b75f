//! Whoever renders puts the texts of several crates together, so an id belongs to one of them.

use std::collections::BTreeMap;
use std::error::Error;

use crate::common;

#[test]
fn no_two_crates_say_something_by_the_same_id() -> Result<(), Box<dyn Error>> {
    let mut said = BTreeMap::new();
    let mut twice = Vec::new();
    for file in common::files(words_build::TONGUES[0])? {
        for id in words_build::read(&file)?.into_keys() {
            if let Some(other) = said.insert(id.clone(), file.clone()) {
                twice.push(format!("{id}: {} and {}", other.display(), file.display()));
            }
        }
    }
    assert!(said.len() > 1_000, "only {} messages were found", said.len());
    assert!(twice.is_empty(), "{}", twice.join("\n"));
    Ok(())
}
