use std::fs;

use crate::{from_root, hall, scratch};

#[test]
fn a_match_is_made_shown_folded_and_audited() {
    let file = scratch("made.ndjson");
    let path = file.to_string_lossy();
    let made = hall(&["record", "make", "--game", "guild-master", "--seed", "4", "--out", &path]);
    assert_eq!(made.code, 0, "{}", made.err);
    let audit = hall(&["record", "audit", &path, "--json"]).json();
    let fold = hall(&["record", "fold", &path, "--json"]).json();
    let show = hall(&["record", "show", &path, "--json"]).json();
    assert_eq!(audit["game"], "guild-master");
    assert_eq!(audit["players"], serde_json::json!(["random", "random"]));
    assert_eq!((&audit["digest"], &audit["entries"]), (&fold["digest"], &fold["entries"]));
    assert!(fold["outcome"].is_string() && fold["outcome"] == show["outcome"]);
    assert_eq!(show["log"].as_array().unwrap().len() as u64, audit["entries"].as_u64().unwrap());
    assert!(hall(&["record", "audit", &path]).out.contains("holds"));
    assert!(hall(&["record", "show", &path]).out.contains("phase orders"));
    let [english, french] = ["en", "fr"].map(|lang| hall(&["record", "show", &path, "--lang", lang]).out);
    assert!(english.contains("private contract") && french.contains("contrat privé"), "{french}");
    assert_eq!(english.lines().count(), french.lines().count());
    assert!(![english, french].concat().contains("gm-"), "every message has its text");
    assert_eq!(hall(&["record", "show", &path, "--lang", "fr", "--as", "nobody"]).code, 2);
    assert!(hall(&["record", "fold", &path]).out.contains("every digest compared"));
}

#[test]
fn the_record_is_that_of_the_match_the_arena_plays() {
    let (file, results) = (scratch("third.ndjson"), scratch("third-results.ndjson"));
    let more = ["--game", "guild-master", "--seed", "9", "--bots", "random,greedy"];
    let make = ["record", "make", "--match", "3", "--out"];
    let made = hall(&[&make[..], &[&*file.to_string_lossy()], &more].concat());
    assert_eq!(made.code, 0, "{}", made.err);
    hall(&[&["arena", "--games", "4", "--out", &*results.to_string_lossy()][..], &more].concat());
    let results = fs::read_to_string(&results).unwrap();
    let third: serde_json::Value = serde_json::from_str(results.lines().nth(3).unwrap()).unwrap();
    let audit = hall(&["record", "audit", &file.to_string_lossy(), "--json"]).json();
    assert_eq!(audit["inputs"], third["inputs"]);
    // In an odd match of two the bots have changed places.
    assert_eq!(audit["players"], serde_json::json!(["greedy", "random"]));
}

#[test]
fn a_damaged_record_is_named_with_its_entry() {
    let file = scratch("whole.ndjson");
    hall(&["record", "make", "--game", "guild-master", "--seed", "4", "--out", &file.to_string_lossy()]);
    let text = fs::read_to_string(&file).unwrap();
    let cut = scratch("cut.ndjson");
    fs::write(&cut, &text[..text.len() / 2]).unwrap();
    let edited = scratch("edited.ndjson");
    fs::write(&edited, text.replacen("\"drawn\":{\"one\":0}", "\"drawn\":{\"one\":1}", 1)).unwrap();
    for file in [cut, edited] {
        for command in ["show", "audit", "fold"] {
            let ran = hall(&["record", command, &file.to_string_lossy()]);
            assert_eq!(ran.code, 1, "{command} {}", ran.out);
            assert!(ran.err.contains("entry "), "{}", ran.err);
        }
    }
    let ran = hall(&["record", "audit", &from_root("Cargo.toml")]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("not a Guildhall record"), "{}", ran.err);
}
