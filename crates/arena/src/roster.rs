//! The bots by their names.

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
        about: "tries every candidate in imagined worlds and takes the best next position",
    },
    Rostered { name: "sampler", about: "draws one legal answer without listing the others; the fastest" },
];

#[cfg(test)]
mod tests {
    use testkit::fixture::Fixture;

    use super::*;

    #[test]
    fn everyone_on_the_roster_can_play() {
        for rostered in ROSTER {
            assert!(bots::named::<Fixture<0>>(rostered.name).is_ok(), "{}", rostered.name);
        }
        let names = ROSTER.map(|rostered| rostered.name).join(", ");
        let unnamed = bots::named::<Fixture<0>>("clever").err().map(|unnamed| unnamed.to_string());
        assert_eq!(unnamed, Some(format!("there is no bot `clever`; the known ones are {names}")));
    }
}
