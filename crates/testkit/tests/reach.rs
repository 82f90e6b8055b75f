//! The search for what play never reaches finds all of the sound fixture game, and says what is wrong with others.

use kernel::Mark;
use testkit::fixture::{Fixture, fault};
use testkit::reach::{Reached, Search, reach};

fn search<const F: u8>(games: u64) -> Reached {
    let search = Search { seed: 1, games, time: None, threads: 2, inputs_max: 400, stages: Vec::new() };
    reach::<Fixture<F>>(&search, &|_| {})
}

#[test]
fn everything_listed_is_reached() {
    let reached = search::<{ fault::NONE }>(500);
    let never: Vec<Mark> = reached.never().collect();
    assert!(never.is_empty() && reached.errors.is_empty() && reached.unlisted.is_empty(), "{reached:?}");
    assert!(reached.games < 500, "it goes on after everything was reached");
    assert!(reached.counts.keys().any(|mark| mark.to_string() == "prompt bid"), "{reached:?}");
}

#[test]
fn what_was_not_reached_is_named() {
    let reached = search::<{ fault::NONE }>(0);
    assert_eq!(reached.never().count(), reached.counts.len());
    assert!(reached.counts.len() > 5);
}

#[test]
fn a_match_that_goes_wrong_is_told() {
    let reached = search::<{ fault::MUTE }>(20);
    assert!(reached.errors.iter().any(|error| error.contains("nothing can be answered")), "{reached:?}");
}
