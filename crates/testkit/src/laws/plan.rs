//! What the laws are tried on.

use kernel::{Chance, Searchable, Seat, State};

/// What a refusal of a choice suggests instead.
pub(super) type Suggestion<G> =
    fn(&<G as kernel::Game>::Refusal, &<G as kernel::Game>::Choice) -> Option<<G as kernel::Game>::Choice>;

/// Fields of a table by name, as text.
pub type Fields = Vec<(&'static str, String)>;

/// How random play is laid out and what a game tells the laws about itself.
#[derive(Clone, Debug)]
pub struct Plan<G: Searchable> {
    /// The seed of the whole run.
    pub seed: u64,
    /// The number of the first match; a match depends on seed and number alone.
    pub first: u32,
    /// How many matches are played.
    pub matches: u32,
    /// The matches with a number below this are tried by every law after every input.
    pub thorough: u32,
    /// At how many random inputs of each other match the dear laws are tried.
    pub samples: u32,
    /// How many players sit down, in turn from match to match.
    pub seats: &'static [u8],
    /// After how many inputs a match is stopped and counted as unfinished.
    pub inputs_max: usize,
    /// One decision in so many is an expiry of time instead; 0 for never.
    pub expire: u32,
    /// One decision in so many is an end from outside instead; 0 for never.
    pub close: u32,
    /// On how many threads; the tally is the same on any number.
    pub threads: usize,
    /// What a refusal of a choice suggests instead, such as the furthest legal point.
    pub suggestion: Suggestion<G>,
    /// The fields hidden from a seat, by name, as text: each must vary over a run when imagined anew.
    pub hidden: fn(&State<G>, Seat) -> Fields,
    /// Questions a seat may put to the table.
    pub queries: fn(&State<G>, Seat) -> Vec<G::Query>,
    /// Facts that are counted, by name, such as goals.
    pub counted: fn(&G::Event) -> Option<&'static str>,
    /// What is wrong with a table after an input, each in a sentence.
    pub faults: fn(&State<G>) -> Vec<String>,
    /// A random setup for so many seats; the game's own unless named.
    pub setup: fn(u8, &mut dyn Chance) -> Option<G::Setup>,
}

impl<G: Searchable> Plan<G> {
    /// A plan of this many matches for two players, one in twenty of them thorough.
    #[must_use]
    pub fn of(matches: u32) -> Self {
        Self {
            seed: 1,
            first: 0,
            matches,
            thorough: matches.div_ceil(20),
            samples: 20,
            seats: &[2],
            inputs_max: 5_000,
            expire: 50,
            close: 2_000,
            threads: 1,
            suggestion: |_, _| None,
            hidden: |_, _| Vec::new(),
            queries: |_, _| Vec::new(),
            counted: |_| None,
            faults: |_| Vec::new(),
            setup: G::setup,
        }
    }
}
