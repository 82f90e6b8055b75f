use serde_json::{Value, json};

use crate::hall_with;

/// The answers to these lines.
fn referee(lines: &[u8]) -> Vec<Value> {
    let ran = hall_with(&["referee"], lines);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.out.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn garbage_is_answered_and_survived() {
    let mut lines = Vec::new();
    for bad in [&b"garbage"[..], b"{", b"[]", b"{}", b"\xff\xfe\x00", b"null", br#"{"type":"nonsense"}"#] {
        lines.extend_from_slice(bad);
        lines.push(b'\n');
    }
    lines.extend_from_slice(b"\n{\"type\":\"hello\",\"id\":7}");
    let answers = referee(&lines);
    let (last, errors) = answers.split_last().unwrap();
    assert_eq!(errors.len(), 7);
    assert!(errors.iter().all(|answer| answer["type"] == "error" && answer["message"].is_string()));
    assert_eq!((&last["type"], &last["id"]), (&json!("hello"), &json!(7)));
}

#[test]
fn both_games_can_be_opened_and_asked() {
    for game in ["guild-ball", "guild-master"] {
        let new = json!({ "type": "new", "game": game, "seed": "1" });
        let lines = [new.to_string(), r#"{"type":"pending"}"#.to_owned(), r#"{"type":"save"}"#.to_owned()];
        let answers = referee(lines.join("\n").as_bytes());
        assert_eq!(answers.len(), 3);
        assert_eq!(answers[0]["game"], *game);
        assert!(!answers[1]["pending"]["asks"].as_array().unwrap().is_empty());
        assert_eq!(answers[2]["type"], "record", "{}", answers[2]);
    }
}

#[test]
fn secret_seeds_differ_from_run_to_run() {
    let commitment = || referee(br#"{"type":"new","game":"guild-ball"}"#)[0]["chance"]["commitment"].clone();
    assert_ne!(commitment(), commitment());
}
