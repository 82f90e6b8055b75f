use std::fs;

use crate::{from_root, hall, scratch};

#[test]
fn the_scenarios_of_the_repository_hold() {
    let ran = hall(&["check", &from_root("rules"), "--json"]);
    let checked = ran.json();
    assert_eq!((ran.code, &checked["failed"]), (0, &0.into()), "{checked}");
    assert!(checked["passed"].as_u64().unwrap() >= 20);
    assert_eq!(checked["not_yet"], 0, "every scenario is played");
}

/// A scenario of the repository with its expectation turned wrong.
fn spoilt() -> String {
    let good = fs::read_to_string(from_root("rules/guild-master/scenarios/GM-EX-01.toml")).unwrap();
    let at = good.find("expect = [").unwrap();
    let (head, tail) = good.split_at(at + "expect = [".len());
    let file = scratch("spoilt.toml");
    fs::write(&file, format!("{head}\n  \"nobody does a thing\",{tail}")).unwrap();
    file.to_string_lossy().into_owned()
}

#[test]
fn a_wrong_expectation_is_shown_and_fails() {
    let file = spoilt();
    let ran = hall(&["check", &file, &from_root("rules/guild-master/scenarios/GM-EX-01.toml")]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("FAILED") && ran.out.contains("nobody does a thing"), "{}", ran.out);
    assert!(ran.out.ends_with("1 passed, 1 failed, 0 not yet playable\n"), "{}", ran.out);
}

#[test]
fn what_is_no_scenario_fails_with_the_reason() {
    for (name, text, said) in [
        ("broken.toml", "game = ", "expected"),
        ("nameless.toml", "script = []", "`game` is missing"),
        ("chess.toml", "game = \"chess\"\nexpect = [\"x\"]", "there is no game `chess`"),
        ("key.toml", "game = \"guild-ball\"\nwrong = 1\nexpect = [\"x\"]", "wrong"),
        (
            "id.toml",
            "game = \"guild-ball\"\nproves = [\"GB-KICK-99\"]\nexpect = [\"x\"]",
            "no rule GB-KICK-99",
        ),
    ] {
        let file = scratch(name);
        fs::write(&file, text).unwrap();
        let ran = hall(&["check", &file.to_string_lossy()]);
        assert_eq!(ran.code, 1, "{name}");
        assert!(ran.out.contains(said), "{name}: {}", ran.out);
    }
}

#[test]
fn a_game_that_cannot_be_played_yet_is_counted_apart() {
    let file = scratch("gore.toml");
    fs::write(&file, "game = \"gore-and-glory\"\nexpect = [\"x\"]\n").unwrap();
    let ran = hall(&["check", &file.to_string_lossy()]);
    assert_eq!(ran.code, 0);
    assert!(ran.out.ends_with("0 passed, 0 failed, 1 not yet playable\n"), "{}", ran.out);
}

#[test]
fn a_missing_file_is_bad_input() {
    let ran = hall(&["check", "no-such-file.toml"]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("no-such-file.toml"), "{}", ran.err);
}
