//! The record line by line, and matches under names of the shell.

use serde_json::{Value, json};

use crate::Spoken;

/// A file kept by a shell.
#[derive(Default)]
struct File {
    lines: Vec<String>,
    rewrites: usize,
}

impl File {
    fn append(&mut self, spoken: &mut Spoken, name: &str) -> usize {
        let journal = spoken.0.hall().journal(name, self.lines.len()).unwrap();
        self.rewrites += usize::from(journal.from == 0);
        self.lines.truncate(journal.from);
        let new = journal.lines.len();
        self.lines.extend(journal.lines);
        new
    }

    fn text(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }
}

#[test]
fn the_journal_is_the_record() {
    let mut spoken = Spoken::new();
    let mut file = File::default();
    spoken.say(r#"{"type":"new","match":"fair","game":"haggle","setup":{"rounds":1,"gold":9},"seed":7}"#);
    assert_eq!(file.append(&mut spoken, "fair"), 4);
    let steps = [
        (r#"{"type":"choose","seat":0,"text":"bid 2","at":"20:00"}"#, 1),
        (r#"{"type":"view","viewer":0}"#, 0),
        (r#"{"type":"choose","seat":1,"text":"bid 1"}"#, 1),
        (r#"{"type":"join","seat":1,"name":"Bea"}"#, 6),
        (r#"{"type":"choose","seat":0,"choice":{"first":"gift"}}"#, 1),
        (r#"{"type":"undo","by":0}"#, 1),
        (r#"{"type":"concede","by":0}"#, 1),
    ];
    for (line, new) in steps {
        assert_ne!(spoken.say(line)["type"], "error", "{line}");
        assert_eq!(file.append(&mut spoken, "fair"), new, "{line}");
        assert_eq!(spoken.say(r#"{"type":"save"}"#)["record"], file.text());
    }
    assert_eq!(file.rewrites, 2, "at the start and when the header changed");
    let all = spoken.0.hall().journal("fair", 0).unwrap();
    assert_eq!((all.from, all.lines), (0, file.lines.clone()));
    assert_eq!(spoken.0.hall().journal("fair", 999).unwrap().from, 0, "more than there is starts anew");
    assert!(spoken.0.hall().journal("other", 0).is_err());
}

#[test]
fn a_match_is_resumed_under_its_name_from_its_journal_and_its_seed() {
    let mut spoken = Spoken::new();
    let mut file = File::default();
    let new = r#"{"type":"new","match":"fair","game":"haggle","setup":{"rounds":2,"gold":9},"players":["Ann","Bob"],"clock":{"main_ms":60000}}"#;
    let opened = spoken.say(new);
    assert_eq!(opened["match"], "fair");
    let seed = spoken.say(r#"{"type":"save"}"#)["seed"].clone();
    for line in [
        r#"{"type":"choose","seat":0,"text":"bid 3"}"#,
        r#"{"type":"choose","seat":1,"text":"bid 1"}"#,
        r#"{"type":"choose","seat":0,"choice":{"first":"gift"}}"#,
        r#"{"type":"undo","by":0}"#,
    ] {
        assert_eq!(spoken.say(line)["type"], "done");
        file.append(&mut spoken, "fair");
    }
    let after = |spoken: &mut Spoken| -> Vec<Value> {
        [
            r#"{"type":"match"}"#,
            r#"{"type":"choose","ask":"2.0","choice":{"first":"gift"}}"#,
            r#"{"type":"choose","ask":"2.1","choice":{"first":"tithe"}}"#,
            r#"{"type":"choose","seat":1,"text":"walk"}"#,
            r#"{"type":"choose","seat":0,"text":"bid 1"}"#,
            r#"{"type":"choose","seat":1,"text":"bid 1"}"#,
            r#"{"type":"updates","viewer":1}"#,
            r#"{"type":"save"}"#,
        ]
        .map(|line| spoken.say(line))
        .into()
    };
    let as_before = after(&mut spoken);
    let mut other = Spoken::new();
    let load = json!({ "type": "load", "match": "fair", "record": file.text(), "seed": seed });
    let loaded = other.say(&load.to_string());
    assert_eq!((&loaded["match"], &loaded["seats"]), (&json!("fair"), &opened["seats"]));
    assert_eq!(loaded["clock"], opened["clock"]);
    let resumed = after(&mut other);
    assert_eq!(resumed, as_before);
    assert_eq!(resumed[1]["code"], "stale");
    assert!(resumed[5]["log"].to_string().contains("rolled"), "the tie is rolled alike");
}

#[test]
fn names_are_given_once() {
    let mut spoken = Spoken::new();
    assert_eq!(spoken.say(r#"{"type":"new","game":"haggle","match":"m2"}"#)["match"], "m2");
    assert_eq!(spoken.error(r#"{"type":"new","game":"haggle","match":"m2"}"#), "bad_message");
    assert_eq!(spoken.error(r#"{"type":"new","game":"haggle","match":""}"#), "bad_message");
    let own: Vec<Value> =
        (0..3).map(|_| spoken.say(r#"{"type":"new","game":"haggle"}"#)["match"].clone()).collect();
    let names: std::collections::BTreeSet<String> = own.iter().map(ToString::to_string).collect();
    assert_eq!(names.len(), 3, "{own:?}");
    assert!(!names.contains("\"m2\""));
}
