//! The bots by their names.

use bots::{Bot, Greedy, Random, Sampler};
use kernel::Searchable;

/// A bot that can be named in a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rostered {
    /// Its name.
    pub name: &'static str,
    /// How it plays, in a line.
    pub about: &'static str,
}

/// Every bot there is.
pub const ROSTER: [Rostered; 3] = [
    Rostered { name: "random", about: "lists every candidate and takes one, each equally likely" },
    Rostered {
        name: "greedy",
        about: "tries every candidate in four imagined worlds and takes the best next position",
    },
    Rostered { name: "sampler", about: "draws one legal answer without listing the others; the fastest" },
];

/// The bot with this name, ready to play.
#[must_use]
pub fn bot<G: Searchable>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new())),
        "greedy" => Some(Box::new(Greedy::new())),
        "sampler" => Some(Box::new(Sampler::new())),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use testkit::fixture::Fixture;

    use super::*;

    #[test]
    fn everyone_on_the_roster_can_play() {
        for rostered in ROSTER {
            assert!(bot::<Fixture<0>>(rostered.name).is_some(), "{}", rostered.name);
        }
        assert!(bot::<Fixture<0>>("clever").is_none());
    }
}
