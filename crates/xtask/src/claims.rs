//! Whether the claims of tests are admissible, and what they prove together.

use rules::{Catalogue, Kind, Proved, example_in, game, parse};

use crate::proofs::Claims;

/// The most ids a test may claim.
const MOST: usize = 5;

/// Turns claims into what is proved, and lists every claim that is not admissible.
pub(crate) fn weigh(claims: &Claims) -> (Proved, Vec<String>) {
    let mut proved: Proved =
        rules::GAMES.iter().map(|game| (game.id.to_owned(), Default::default())).collect();
    let mut faults = Vec::new();
    for (id, tests) in claims {
        let Some(game) = game(id) else {
            faults
                .push(format!("there is no catalogue of a game `{id}`, claimed by {}", names(tests.keys())));
            continue;
        };
        let catalogue = match parse(game.catalogue) {
            Ok(catalogue) => catalogue,
            Err(fault) => {
                faults.push(format!("rules/{id}/catalogue.md: {fault}"));
                continue;
            }
        };
        let rows = proved.entry(id.clone()).or_default();
        for (by, ids) in tests {
            let claimed: Vec<&str> = ids.iter().map(String::as_str).collect();
            faults.extend(judge(&catalogue, by, &claimed));
            let example = example_in(by).filter(|example| !ids.contains(example));
            let shown = claimed.iter().copied().chain(example.as_deref());
            for claim in shown.filter(|claim| catalogue.get(claim).is_some()) {
                rows.entry(claim.to_owned()).or_default().push(by.clone());
            }
        }
    }
    (proved, faults)
}

/// What is wrong with the claims of one test.
fn judge(catalogue: &Catalogue<'_>, by: &str, claimed: &[&str]) -> Vec<String> {
    let unknown = claimed.iter().filter(|id| catalogue.get(id).is_none());
    let mut faults: Vec<String> =
        unknown.map(|id| format!("{by} claims {id}, which the catalogue does not have")).collect();
    let examples = claimed.iter().copied().filter(|id| id.contains("-EX-")).map(str::to_owned);
    let shown: Vec<String> = examples.chain(example_in(by)).collect();
    let listed = |id: &&&str| {
        let example = |shown: &String| {
            catalogue
                .get(shown)
                .is_some_and(|example| example.id == **id || example.shows.iter().any(|s| s == *id))
        };
        shown.iter().any(example)
    };
    let rules = claimed.iter().filter(|id| catalogue.get(id).is_none_or(|entry| entry.kind != Kind::Example));
    if rules.clone().count() > MOST {
        let beside: Vec<&str> = rules.filter(|id| !listed(id)).copied().collect();
        if shown.is_empty() {
            faults.push(format!("{by} claims {} ids; a test proves at most {MOST}", claimed.len()));
        } else if !beside.is_empty() {
            faults.push(format!(
                "{by} claims {}, which {} does not list",
                beside.join(", "),
                shown.join(", ")
            ));
        }
    }
    faults
}

fn names<'a>(names: impl Iterator<Item = &'a String>) -> String {
    names.map(String::as_str).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn faults(by: &str, ids: &[&str]) -> Vec<String> {
        let ids: BTreeSet<String> = ids.iter().map(|&id| id.to_owned()).collect();
        let tests = [(by.to_owned(), ids)].into_iter().collect();
        weigh(&Claims::from([("guild-ball".to_owned(), tests)])).1
    }

    const SIX: [&str; 6] =
        ["GB-TURN-04", "GB-TURN-05", "GB-TURN-06", "GB-TURN-07", "GB-TURN-08", "GB-TURN-09"];

    #[test]
    fn five_are_enough() {
        assert_eq!(faults("rules::turn::initiative", &SIX[..5]), [""; 0]);
        assert!(faults("rules::turn::initiative", &SIX)[0].contains("at most 5"));
    }

    #[test]
    fn a_worked_example_proves_what_it_lists() {
        assert_eq!(faults("rules::turn::gb_ex_18_initiative", &SIX), [""; 0]);
        assert_eq!(
            faults("rules/guild-ball/scenarios/initiative.toml", &[&SIX[..], &["GB-EX-18"]].concat()),
            [""; 0]
        );
        let more = [&SIX[..], &["GB-BALL-01"]].concat();
        assert!(faults("rules::turn::gb_ex_18_initiative", &more)[0].contains("GB-BALL-01"));
    }

    #[test]
    fn an_unknown_id_is_a_fault_and_proves_nothing() {
        assert!(faults("a", &["GB-BALL-99"])[0].contains("GB-BALL-99"));
        let tests = [("a".to_owned(), BTreeSet::from(["GB-BALL-99".to_owned(), "GB-BALL-01".to_owned()]))];
        let (proved, _) = weigh(&Claims::from([("guild-ball".to_owned(), tests.into_iter().collect())]));
        assert_eq!(proved["guild-ball"].keys().collect::<Vec<_>>(), ["GB-BALL-01"]);
        assert_eq!(proved.len(), 3);
    }

    #[test]
    fn a_test_named_after_an_example_shows_it() {
        let tests = [(
            "rules/guild-ball/scenarios/gb-ex-18.toml".to_owned(),
            BTreeSet::from(["GB-TURN-04".to_owned()]),
        )];
        let (proved, faults) = weigh(&Claims::from([("guild-ball".to_owned(), tests.into_iter().collect())]));
        assert_eq!(proved["guild-ball"].keys().collect::<Vec<_>>(), ["GB-EX-18", "GB-TURN-04"]);
        assert_eq!(faults, [""; 0]);
    }

    #[test]
    fn an_unknown_game_is_a_fault() {
        let tests = [("a".to_owned(), BTreeSet::from(["XX-A-01".to_owned()]))];
        assert_eq!(weigh(&Claims::from([("chess".to_owned(), tests.into_iter().collect())])).1.len(), 1);
    }
}
