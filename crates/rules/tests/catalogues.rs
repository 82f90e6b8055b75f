//! The catalogues of the three games as they stand.

use std::collections::{BTreeMap, BTreeSet};

use guildhall_rules::{GAMES, Kind, Proved, coverage, game, parse, report};

#[test]
fn totals_are_as_stated() {
    for game in GAMES {
        assert_eq!(parse(game.catalogue).unwrap().totals(), game.totals, "{}", game.id);
    }
}

#[test]
fn ids_carry_the_letters_of_their_game() {
    for game in GAMES {
        for entry in &parse(game.catalogue).unwrap().entries {
            assert!(entry.id.starts_with(game.prefix), "{}", entry.id);
            assert!(!entry.text.is_empty() && !entry.section.is_empty(), "{}", entry.id);
        }
    }
}

#[test]
fn examples_show_rules_that_exist() {
    for game in GAMES {
        let catalogue = parse(game.catalogue).unwrap();
        for entry in catalogue.entries.iter().filter(|entry| entry.kind == Kind::Example) {
            for id in &entry.shows {
                assert!(catalogue.get(id).is_some(), "{} shows {id}", entry.id);
            }
        }
    }
}

#[test]
fn an_example_over_several_lines_has_its_list() {
    let catalogue = parse(game("guild-ball").unwrap().catalogue).unwrap();
    let example = catalogue.get("GB-EX-18").unwrap();
    assert_eq!(example.shows.len(), 6);
    assert_eq!(example.shows.last().unwrap(), "GB-TURN-09");
    let catalogue = parse(game("guild-master").unwrap().catalogue).unwrap();
    assert_eq!(catalogue.get("GM-EX-10").unwrap().shows, ["GM-HIRE-13", "GM-HIRE-14", "GM-HIRE-15"]);
}

#[test]
fn a_table_row_is_an_entry() {
    let catalogue = parse(game("gore-and-glory").unwrap().catalogue).unwrap();
    let row = catalogue.get("GG-WPN-34").unwrap();
    assert_eq!((row.kind, row.section), (Kind::Row, "Weapons"));
    assert!(row.text.starts_with("Bow"), "{}", row.text);
}

#[test]
fn an_id_is_used_once() {
    let fault = parse("- **GB-A-01** — x\n- **GB-A-01** — y\n").unwrap_err();
    assert_eq!((fault.line, fault.what.as_str()), (2, "GB-A-01 is used twice"));
    assert_eq!(parse("- **GB-A-1** — x\n").unwrap_err().line, 1);
}

#[test]
fn a_withdrawn_bullet_is_no_entry_and_keeps_its_number() {
    assert!(parse("- **GB-A-01** — *withdrawn*\n").unwrap().entries.is_empty());
    assert!(parse("- **GB-A-01** — *withdrawn*\n- **GB-A-01** — y\n").is_err());
}

#[test]
fn coverage_adds_up() {
    let text =
        "- **GB-A-01** — a\n- **GB-A-02** — b\n- **GB-RUL-01** — c\n- **GB-EX-01** — d Rules: GB-A-01.\n";
    let catalogue = parse(text).unwrap();
    let proved = BTreeMap::from([
        ("GB-A-01".to_owned(), vec!["a test".to_owned()]),
        ("GB-A-02".to_owned(), vec![]),
        ("GB-EX-01".to_owned(), vec!["a test".to_owned()]),
    ]);
    let coverage = coverage(&catalogue, &proved, &BTreeSet::from(["GB-A-01", "GB-RUL-01"]));
    assert_eq!((coverage.rules, coverage.proved, coverage.examples), (3, 1, 1));
    assert_eq!((coverage.given, coverage.bare), (vec!["GB-RUL-01".to_owned()], vec!["GB-A-02".to_owned()]));
}

#[test]
fn the_report_names_every_game() {
    let report = report(&Proved::new()).unwrap();
    assert_eq!(report.keys().copied().collect::<Vec<_>>(), ["gore-and-glory", "guild-ball", "guild-master"]);
    for game in GAMES {
        let reported = &report[game.id];
        assert_eq!(reported.rules, game.totals.to_prove(), "{}", game.id);
        assert_eq!(reported.proved + reported.given.len() + reported.bare.len(), reported.rules);
    }
}
