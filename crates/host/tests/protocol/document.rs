//! `PROTOCOL.md` is run: every request in it is sent and answered as it says.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use host::message::{Code, HELP, PROTOCOL};
use host::{Referee, Registry, Session};
use kernel::{Seat, Viewer};
use serde_json::Value;
use sha2::{Digest, Sha256};
use testkit::fixture::Haggle;

use crate::Spoken;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn document() -> String {
    std::fs::read_to_string(root().join("PROTOCOL.md")).unwrap()
}

/// The fenced JSON blocks of a document: what follows `json` on the fence, and the lines.
fn blocks(text: &str) -> Vec<(String, Vec<String>)> {
    let mut blocks: Vec<(String, Vec<String>)> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if let Some(kind) = line.strip_prefix("```json") {
            blocks.push((kind.trim().to_owned(), Vec::new()));
            inside = true;
        } else if line.starts_with("```") {
            inside = false;
        } else if let (true, Some((_, lines))) = (inside, blocks.last_mut()) {
            lines.push(line.to_owned());
        }
    }
    blocks
}

/// Whether an answer is as documented; `"…"` in the document stands for anything.
fn alike(documented: &Value, said: &Value) -> bool {
    match (documented, said) {
        (Value::String(text), _) if text == "…" => true,
        (Value::Array(a), Value::Array(b)) if a.last() == Some(&Value::from("…")) => {
            a.len() <= b.len() + 1 && a.iter().zip(b).all(|(a, b)| alike(a, b))
        }
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| alike(a, b)),
        (Value::Object(a), Value::Object(b)) if a.contains_key("…") => {
            let mut known = a.iter().filter(|(key, _)| *key != "…");
            known.all(|(key, a)| b.get(key).is_some_and(|b| alike(a, b)))
        }
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| alike(a, b)))
        }
        _ => documented == said,
    }
}

/// The small game most examples play, and those of the hall.
fn every_game() -> Registry {
    let mut registry = host::games();
    registry.add::<Haggle>();
    registry
}

/// Runs the examples of the document; each is handed over with its answers.
fn run(mut show: impl FnMut(&str, &str, &str)) {
    let mut spoken = Spoken(Referee::new(every_game(), [7; 32]));
    let mut record = String::new();
    let mut said = Vec::new().into_iter();
    for (kind, lines) in blocks(&document()) {
        let session = match kind.as_str() {
            "request" => Some(Session::TRUSTED),
            "request as seat 0" => Some(Session::of(Viewer::Seat(Seat(0)))),
            "request as seat 1" => Some(Session::of(Viewer::Seat(Seat(1)))),
            "request as stand" => Some(Session::of(Viewer::Stand)),
            "reply" | "reply in brief" => None,
            other => panic!("a JSON block is a request or a reply, not {other:?}"),
        };
        if let Some(session) = session {
            let mut replies = Vec::new();
            for line in lines {
                let sent =
                    line.replace("\"record\":\"…\"", &format!("\"record\":{}", Value::from(record.as_str())));
                let reply = spoken.say_as(&session, &sent);
                if let Some(text) = reply["record"].as_str() {
                    record = text.to_owned();
                }
                replies.push((line, reply.to_string()));
            }
            assert!(said.next().is_none(), "a request without its reply");
            said = replies.into_iter();
        } else {
            for documented in lines {
                let (line, reply) =
                    said.next().unwrap_or_else(|| panic!("nothing was asked for {documented}"));
                show(&line, &documented, &reply);
            }
        }
    }
    assert!(said.next().is_none(), "a request without its reply");
}

/// An answer as a document shows it: its type first, long texts and long lists cut; in brief, words and all but the
/// first of everything are cut too.
fn shown(reply: &str, brief: bool) -> String {
    let value: Value = serde_json::from_str(reply).unwrap();
    let Value::Object(mut fields) = (if brief { in_brief(&value, true) } else { shorten(&value) }) else {
        panic!("{reply}")
    };
    let kind = fields.remove("type").unwrap();
    let rest = Value::Object(fields).to_string();
    format!("{{\"type\":{kind},{}", &rest[1..]).replace(",}", "}")
}

fn in_brief(value: &Value, whole: bool) -> Value {
    let rest = |cut: bool| cut.then(|| ("…".to_owned(), "…".into()));
    match value {
        Value::Array(items) if items.len() > 3 => {
            items.iter().take(1).map(|item| in_brief(item, false)).chain(["…".into()]).collect()
        }
        Value::Array(items) => items.iter().map(|item| in_brief(item, false)).collect(),
        Value::Object(fields) => {
            let most = if whole { fields.len() } else { 9 };
            let one = |(key, value): (&String, &Value)| {
                let words = ["say", "said", "message"].contains(&key.as_str());
                (key.clone(), if words { "…".into() } else { in_brief(value, false) })
            };
            fields.iter().take(most).map(one).chain(rest(fields.len() > most)).collect()
        }
        _ => value.clone(),
    }
}

fn shorten(value: &Value) -> Value {
    match value {
        Value::String(text) if text.len() > 300 => "…".into(),
        Value::Array(items) if items.len() > 6 => {
            items.iter().take(2).map(shorten).chain(["…".into()]).collect()
        }
        Value::Array(items) => items.iter().map(shorten).collect(),
        Value::Object(fields) => fields.iter().map(|(key, value)| (key.clone(), shorten(value))).collect(),
        _ => value.clone(),
    }
}

/// Writes the answers into the document, for whoever has changed a message on purpose and reviews the difference:
/// `UPDATE_PROTOCOL=1 cargo test -p guildhall-host document`.
fn update() {
    let mut answers = Vec::new();
    run(|_, _, said| answers.push(said.to_owned()));
    let mut answers = answers.into_iter();
    let (mut out, mut inside, mut brief) = (String::new(), false, false);
    for line in document().lines() {
        let fence = line.starts_with("```");
        if inside && !fence {
            out.push_str(&shown(&answers.next().unwrap(), brief));
        } else {
            inside = if fence { line.starts_with("```json reply") } else { inside };
            brief = if fence { line == "```json reply in brief" } else { brief };
            out.push_str(line);
        }
        out.push('\n');
    }
    std::fs::write(root().join("PROTOCOL.md"), out).unwrap();
}

#[test]
fn every_example_is_answered_as_documented() {
    if std::env::var_os("UPDATE_PROTOCOL").is_some() {
        update();
    }
    let mut count = 0;
    run(|line, documented, said| {
        let documented: Value =
            serde_json::from_str(documented).unwrap_or_else(|why| panic!("{documented}: {why}"));
        let value: Value = serde_json::from_str(said).unwrap();
        assert!(
            alike(&documented, &value),
            "\n{line}\nis answered with\n{said}\ndocumented is\n{documented}"
        );
        count += 1;
    });
    assert!(count >= HELP.len());
}

#[test]
fn every_request_and_every_reply_has_an_example() {
    let mut shown = BTreeSet::new();
    run(|line, _, said| {
        let kind = |text: &str| {
            serde_json::from_str::<Value>(text).unwrap()["type"].as_str().unwrap_or("").to_owned()
        };
        shown.insert(format!("request {}", kind(line)));
        shown.insert(format!("reply {}", kind(said)));
    });
    for line in HELP {
        assert!(shown.contains(&format!("request {}", line.kind)), "no example of {}", line.kind);
    }
    let replies = [
        "hello",
        "help",
        "games",
        "setup",
        "faults",
        "catalog",
        "match",
        "matches",
        "pending",
        "candidates",
        "menu",
        "checked",
        "preview",
        "answer",
        "view",
        "updates",
        "done",
        "outcomes",
        "record",
        "closed",
        "error",
    ];
    for kind in replies {
        assert!(shown.contains(&format!("reply {kind}")), "no example of the reply {kind}");
    }
}

#[test]
fn every_error_code_is_explained() {
    let text = document();
    for code in Code::ALL {
        let name = serde_json::to_value(code).unwrap();
        let row = format!("| `{}` |", name.as_str().unwrap());
        assert!(text.contains(&row), "{row} is missing");
    }
}

#[test]
fn the_help_lists_the_messages_that_are_understood() {
    let mut spoken = Spoken::dealt();
    for line in HELP {
        let example = line.example.replace("guild-ball", "haggle");
        let reply = spoken.say(&example);
        assert_ne!(reply["code"], "bad_message", "{example}: {reply}");
    }
    // serde names every variant it knows when it meets one it does not.
    let known = |said: String| said.matches('`').count() / 2 - 1;
    let hall = serde_json::from_str::<host::message::HallRequest>(r#"{"type":"?"}"#).unwrap_err().to_string();
    let about =
        serde_json::from_str::<host::message::MatchRequest>(r#"{"type":"?"}"#).unwrap_err().to_string();
    assert_eq!(known(hall) + known(about), HELP.len());
}

#[test]
fn the_document_belongs_to_these_messages() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/message");
    let mut files: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut hasher = Sha256::new();
    for file in files {
        hasher.update(std::fs::read(file).unwrap());
    }
    let hash: String = hasher.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    let line = format!("Messages: `{hash}`");
    assert!(
        document().contains(&line),
        "the files of crates/host/src/message have changed: bring PROTOCOL.md up to date and write into it\n{line}"
    );
    assert!(document().contains(&format!("# Protocol, version {PROTOCOL}\n")));
}
