use crate::hall;

#[test]
fn every_command_explains_itself() {
    for command in ["referee", "check", "arena", "record", "odds", "rules", "list", "completions"] {
        let ran = hall(&[command, "--help"]);
        assert_eq!(ran.code, 0, "{command}");
        assert!(ran.out.contains("Usage: guildhall"), "{command}");
    }
    assert!(hall(&["--version"]).out.starts_with("guildhall "));
}

#[test]
fn wrong_calls_end_with_two() {
    for args in [&[][..], &["nonsense"], &["arena"], &["check"], &["record", "audit"], &["odds", "sum"]] {
        let ran = hall(args);
        assert_eq!(ran.code, 2, "{args:?}");
        assert!(ran.out.is_empty() && ran.err.contains("guildhall"), "{args:?}");
    }
}

#[test]
fn shells_get_their_completions() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = hall(&["completions", shell]);
        assert!(ran.code == 0 && ran.out.contains("completions") && ran.out.contains("referee"), "{shell}");
    }
}

#[test]
fn the_rules_report_adds_up() {
    let report = hall(&["rules", "--json"]).json();
    for game in rules::GAMES {
        let (game, rules) = (game.id, game.totals.to_prove() as u64);
        let coverage = &report[game];
        let listed = |key: &str| coverage[key].as_array().unwrap().len() as u64;
        assert_eq!(coverage["rules"], rules, "{game}");
        assert_eq!(coverage["proved"].as_u64().unwrap() + listed("bare") + listed("given"), rules, "{game}");
    }
    assert!(hall(&["rules"]).out.contains("guild-master"));
}

#[test]
fn games_and_bots_are_listed() {
    let list = hall(&["list", "--json"]).json();
    assert_eq!(list["games"][1]["seats"], serde_json::json!([2, 3, 4]));
    assert_eq!(list["games"][2]["playable"], false);
    assert!(hall(&["list"]).out.contains("greedy"));
}
