//! The games that have a catalogue.

use crate::Totals;

/// A game and its embedded texts.
#[derive(Clone, Copy, Debug)]
pub struct Game {
    /// Its name in records, messages and commands.
    pub id: &'static str,
    /// The two letters its rule ids begin with.
    pub prefix: &'static str,
    /// The text of `rules/<id>/catalogue.md`.
    pub catalogue: &'static str,
    /// The text of `rules/<id>/given.toml`.
    pub given: &'static str,
    /// What the catalogue holds; an entry lost by a slip of the pen is noticed.
    pub totals: Totals,
}

/// Every game with a catalogue.
pub const GAMES: [Game; 3] = [
    Game {
        id: "guild-ball",
        prefix: "GB",
        catalogue: include_str!("../../../rules/guild-ball/catalogue.md"),
        given: include_str!("../../../rules/guild-ball/given.toml"),
        totals: Totals { rules: 546, rulings: 88, rows: 0, examples: 23 },
    },
    Game {
        id: "guild-master",
        prefix: "GM",
        catalogue: include_str!("../../../rules/guild-master/catalogue.md"),
        given: include_str!("../../../rules/guild-master/given.toml"),
        totals: Totals { rules: 314, rulings: 54, rows: 0, examples: 22 },
    },
    Game {
        id: "gore-and-glory",
        prefix: "GG",
        catalogue: include_str!("../../../rules/gore-and-glory/catalogue.md"),
        given: include_str!("../../../rules/gore-and-glory/given.toml"),
        totals: Totals { rules: 384, rulings: 69, rows: 23, examples: 99 },
    },
];

/// The text of `rules/proved.json`: what the tests of this revision prove, as a [`Proved`](crate::Proved).
pub const PROVED: &str = include_str!("../../../rules/proved.json");

/// The scenario files under `rules/`, each with the id of the game in whose folder it lies.
pub const SCENARIOS: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// The game with this id.
#[must_use]
pub fn game(id: &str) -> Option<&'static Game> {
    GAMES.iter().find(|game| game.id == id)
}
