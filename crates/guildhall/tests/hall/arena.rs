use std::fs;

use serde_json::Value;

use crate::{hall, scratch};

fn figures(game: &str, more: &[&str]) -> Value {
    let args = [&["arena", "--game", game, "--seed", "5", "--json"], more].concat();
    let ran = hall(&args);
    assert_eq!(ran.code, 0, "{}", ran.err);
    ran.json()
}

#[test]
fn one_and_two_threads_play_the_same_matches() {
    for game in ["guild-ball", "guild-master"] {
        let one = figures(game, &["--games", "9", "--threads", "1"]);
        let two = figures(game, &["--games", "9", "--threads", "2"]);
        for key in ["digest", "decisions", "inputs", "wins", "turns_mean", "choices_mean"] {
            assert_eq!(one[key], two[key], "{game} {key}");
        }
        assert_eq!((&one["errors"], &one["unfinished"]), (&0.into(), &0.into()), "{game}");
        assert_ne!(one["digest"], figures(game, &["--games", "8"])["digest"]);
    }
}

#[test]
fn every_promised_figure_is_there() {
    let figures = figures("guild-ball", &["--games", "2", "--bots", "random,random"]);
    for key in [
        "game",
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "unfinished",
        "errors",
        "choices_mean",
        "choices_mean_move",
        "turns_mean",
        "digest",
    ] {
        assert!(!figures[key].is_null(), "{key}");
    }
    assert_eq!(figures["wins"].as_array().unwrap().len(), 2);
    assert!(figures["choices_mean_move"].as_f64().unwrap() >= 2.0);
}

#[test]
fn goals_and_take_outs_are_counted() {
    let mean = |json: &Value, name: &str| json["counts_mean"][name].as_f64().unwrap_or_default();
    // Greedy scores and takes its time; random takes out.
    let json = figures("guild-ball", &["--games", "2", "--bots", "greedy,greedy"]);
    assert!(mean(&json, "goals") > 0.0, "{}", json["counts_mean"]);
    let more = ["--games", "2"];
    let taken = mean(&figures("guild-ball", &more), "take_outs");
    assert!(taken > 0.0);
    let ran = hall(&[&["arena", "--game", "guild-ball", "--seed", "5"], &more[..]].concat());
    let row = format!("  {:<12} {:>10}", "take outs", format!("{taken:.2} a match"));
    assert!(ran.out.lines().any(|line| line == row), "{row:?} in {}", ran.out);
    assert!(figures("guild-master", &["--games", "1"])["counts_mean"].is_null());
}

#[test]
fn guild_master_is_for_two_to_four() {
    for bots in ["random,random,random", "random,random,random,random"] {
        let figures = figures("guild-master", &["--games", "2", "--bots", bots]);
        assert_eq!(figures["wins"].as_array().unwrap().len(), bots.split(',').count());
    }
}

#[test]
fn every_match_is_written_to_the_file() {
    let file = scratch("matches.ndjson");
    figures("guild-master", &["--games", "5", "--threads", "2", "--out", &file.to_string_lossy()]);
    let text = fs::read_to_string(&file).unwrap();
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let indices: Vec<u64> = lines.iter().map(|line| line["index"].as_u64().unwrap()).collect();
    assert_eq!(indices, [0, 1, 2, 3, 4]);
    assert!(lines.iter().all(|line| line["end"] == "finished" && line["inputs"].as_u64().unwrap() > 10));
}

#[test]
fn a_match_is_shown_in_words_and_pictures() {
    let ran = hall(&["arena", "--game", "guild-ball", "--seed", "2", "--show"]);
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in ["red is played by random", "kicks off", "+------", "goalpost", "turn 1", "dice: "] {
        assert!(ran.out.contains(part), "{part}");
    }
    assert!(ran.out.trim_end().lines().last().unwrap().contains(" by "), "the outcome is the last line");
    let ran = hall(&["arena", "--game", "guild-master", "--seed", "2", "--show"]);
    assert!(ran.code == 0 && ran.out.contains("--- round 2 of 9"), "{}", ran.err);
}

#[test]
fn a_match_stopped_early_is_unfinished() {
    let figures = figures("guild-ball", &["--games", "3", "--inputs-max", "50"]);
    assert_eq!(figures["unfinished"], 3);
}

#[test]
fn what_is_never_reached_is_named() {
    for game in ["guild-ball", "guild-master"] {
        let ran = hall(&["arena", "--game", game, "--exhaustive", "--games", "12", "--json"]);
        let figures = ran.json();
        assert_eq!(
            (figures["errors"].to_string(), figures["unlisted"].to_string()),
            ("[]".into(), "[]".into())
        );
        assert!(figures["counts"]["event ended"].as_u64() > Some(0) || game == "guild-master", "{figures}");
        let (never, marks) = (figures["never"].as_array().unwrap().len(), figures["marks"].as_u64().unwrap());
        assert!(never > 0 && (never as u64) < marks / 2, "{never} of {marks} in {game}");
        assert_eq!(ran.code, 1);
    }
    let ran = hall(&["arena", "--game", "guild-ball", "--exhaustive", "--games", "1"]);
    assert!(ran.code == 1 && ran.out.contains("never reached:\n"), "{}", ran.out);
}

#[test]
fn what_cannot_be_played_is_said() {
    for (args, said) in [
        (&["--game", "gore-and-glory"][..], "not yet playable"),
        (&["--game", "guild-ball", "--bots", "random,clever"], "the known ones are random, greedy"),
        (&["--game", "guild-ball", "--bots", "random,random,random"], "for 2 players"),
        (&["--game", "chess"], "guild-master"),
        (&["--game", "guild-ball", "--show", "--games", "2"], "--show prints one match"),
        (&["--game", "guild-ball", "--out", "/no/such/folder/x"], "/no/such/folder/x"),
    ] {
        let ran = hall(&[&["arena"], args].concat());
        assert_eq!(ran.code, 2, "{args:?}");
        assert!(ran.err.contains(said), "{args:?}: {}", ran.err);
    }
}
