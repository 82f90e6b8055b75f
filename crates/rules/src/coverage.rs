//! How much of a catalogue is proved.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use crate::{Catalogue, Fault, GAMES, given_ids, parse};

/// What tests have proved: game, then id, then the tests, all sorted.
pub type Proved = BTreeMap<String, BTreeMap<String, Vec<String>>>;

/// How much of one catalogue is proved. `rules` = `proved` + the lengths of `given` and `bare`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// Rules, rulings and table rows.
    pub rules: usize,
    /// How many of them a passing test or scenario proves.
    pub proved: usize,
    /// Those that no play can break, with no test needed; see `given.toml`.
    pub given: Vec<String>,
    /// Those that nothing proves yet.
    pub bare: Vec<String>,
    /// Worked examples.
    pub examples: usize,
}

/// Compares a catalogue with what its tests have proved and with what is given.
#[must_use]
pub fn coverage(
    catalogue: &Catalogue<'_>,
    proved: &BTreeMap<String, Vec<String>>,
    given: &BTreeSet<&str>,
) -> Coverage {
    let mut coverage =
        Coverage { rules: 0, proved: 0, given: vec![], bare: vec![], examples: catalogue.totals().examples };
    for entry in catalogue.to_prove() {
        coverage.rules += 1;
        if proved.get(entry.id).is_some_and(|by| !by.is_empty()) {
            coverage.proved += 1;
        } else if given.contains(entry.id) {
            coverage.given.push(entry.id.to_owned());
        } else {
            coverage.bare.push(entry.id.to_owned());
        }
    }
    coverage
}

/// The coverage of every game, from what is proved and the embedded catalogues.
///
/// # Errors
/// The first fault of a catalogue.
pub fn report(proved: &Proved) -> Result<BTreeMap<&'static str, Coverage>, Fault> {
    let nothing = BTreeMap::new();
    (GAMES.iter())
        .map(|game| {
            let catalogue = parse(game.catalogue)?;
            let proved = proved.get(game.id).unwrap_or(&nothing);
            Ok((game.id, coverage(&catalogue, proved, &given_ids(game.given).collect())))
        })
        .collect()
}
