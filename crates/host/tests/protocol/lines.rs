//! Lines in, lines out, whatever they are.

use host::{fuzz_lines, message::HELP};
use kernel::Chance;

use crate::Spoken;

#[test]
fn a_blank_line_is_not_answered() {
    let mut spoken = Spoken::new();
    assert!(spoken.0.line("").is_empty() && spoken.0.line("  \t").is_empty());
    assert_eq!(spoken.0.bytes(b"\xff\xfe").len(), 1);
}

#[test]
fn a_line_that_is_too_long_is_not_read() {
    let mut spoken = Spoken::new();
    let long = format!("{{\"type\":\"{}\"}}", "x".repeat(host::LINE_MAX));
    assert_eq!(spoken.error(&long), "too_long");
}

#[test]
fn deep_nesting_is_refused_and_not_followed() {
    let mut spoken = Spoken::dealt();
    let deep = format!(r#"{{"type":"query","query":{}{}}}"#, "[".repeat(100_000), "]".repeat(100_000));
    assert_eq!(spoken.error(&deep), "bad_json");
}

#[test]
fn the_match_opened_last_is_meant() {
    let mut spoken = Spoken::new();
    let new = r#"{"type":"new","game":"haggle","seed":1}"#;
    assert_eq!(spoken.say(new)["match"], "m1");
    assert_eq!(spoken.say(new)["match"], "m2");
    assert_eq!(spoken.say(r#"{"type":"pending","id":5}"#)["match"], "m2");
    assert_eq!(spoken.say(r#"{"type":"pending","match":"m1"}"#)["match"], "m1");
    spoken.say(r#"{"type":"close"}"#);
    assert_eq!(spoken.say(r#"{"type":"pending"}"#)["match"], "m1");
}

#[test]
fn a_whole_match_by_candidates() {
    let mut spoken = Spoken::new();
    let mut reply = spoken.say(r#"{"type":"new","game":"haggle","seed":"whole"}"#);
    let mut rng = bots::Rng::new(3);
    for _ in 0..300 {
        if reply["pending"]["waits"] == "nothing" {
            assert_eq!(spoken.error(r#"{"type":"choose","ask":"0.0","text":"walk"}"#), "over");
            return;
        }
        let asks = reply["pending"]["asks"].as_array().unwrap().clone();
        let ask = asks.iter().find(|ask| ask["answered"] == false).unwrap()["ask"].clone();
        let choices = spoken.say(&format!(r#"{{"type":"candidates","ask":{ask}}}"#))["choices"].clone();
        let choices = choices.as_array().unwrap();
        let pick = &choices[rng.below(choices.len() as u32) as usize];
        let by = if rng.below(2) == 0 { "text" } else { "choice" };
        reply = spoken.say(&format!(r#"{{"type":"choose","ask":{ask},"{by}":{}}}"#, pick[by]));
        assert_eq!(reply["type"], "done", "{reply}");
    }
    panic!("the match did not end");
}

/// Lines a fuzzer starts from: every example, and those of a match that gets somewhere.
fn seeds() -> Vec<String> {
    let mut lines: Vec<String> = HELP
        .iter()
        .map(|line| line.example.replace("guild-ball", "haggle").replace("\"m1\"", "\"m2\""))
        .collect();
    for line in [
        r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[0,2]}"#,
        r#"{"type":"choose","seat":0,"text":"bid 2"}"#,
        r#"{"type":"choose","seat":1,"choice":{"bid":2}}"#,
        r#"{"type":"dice","faces":[1,2]}"#,
        r#"{"type":"query","query":1}"#,
        r#"{"type":"new","game":"haggle","hold":true,"seed":3}"#,
    ] {
        lines.push(line.to_owned());
    }
    lines
}

#[test]
fn thousands_of_mutated_lines_are_all_answered() {
    let seeds = seeds();
    let mut rng = bots::Rng::new(42);
    let mut spoken = Spoken::dealt();
    let (mut answered, mut sound) = (0, 0);
    for _ in 0..4000 {
        let mut line = seeds[rng.below(seeds.len() as u32) as usize].clone().into_bytes();
        for _ in 0..rng.below(4) {
            mutate(&mut line, &seeds, &mut rng);
        }
        answered += fuzz_lines(&mut spoken.0, &line).unwrap();
        sound += usize::from(spoken.say(r#"{"type":"matches"}"#)["type"] == "matches");
    }
    assert!(answered >= 3900, "{answered}");
    assert_eq!(sound, 4000);
}

fn mutate(line: &mut Vec<u8>, seeds: &[String], rng: &mut bots::Rng) {
    let at = rng.below(line.len().max(1) as u32) as usize;
    match rng.below(5) {
        0 => line.insert(at.min(line.len()), rng.below(256) as u8),
        1 if at < line.len() => drop(line.remove(at)),
        2 if at < line.len() => line[at] = b"0129\"{}[],:.-"[rng.below(13) as usize],
        3 => line.truncate(at),
        _ => {
            let other = seeds[rng.below(seeds.len() as u32) as usize].as_bytes();
            let from = rng.below(other.len() as u32) as usize;
            line.splice(at.min(line.len()).., other[from..].iter().copied());
        }
    }
}
