//! The section on rooms in `PROTOCOL.md` is run: every request in it is sent and answered as it says.

use serde_json::Value;
use server::message::{HELP, RoomCode};

use crate::hall::{Folder, Hall};

fn section() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../PROTOCOL.md");
    let text = std::fs::read_to_string(path).unwrap();
    text.split_once("## Over a WebSocket: rooms").unwrap().1.to_owned()
}

/// The lines of the blocks with this word on their fence, one block after another.
fn lines(text: &str, fence: &str) -> Vec<String> {
    let fence = format!("```room {fence}");
    let mut inside = false;
    let mut all = Vec::new();
    for line in text.lines() {
        if line.starts_with("```") {
            inside = line == fence;
        } else if inside {
            all.push(line.to_owned());
        }
    }
    all
}

/// Whether an answer is as documented; `"…"` in the document stands for anything.
fn alike(documented: &Value, said: &Value) -> bool {
    match (documented, said) {
        (Value::String(text), _) if text == "…" => true,
        (Value::Array(a), Value::Array(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| alike(a, b)),
        (Value::Object(a), Value::Object(b)) => {
            a.len() == b.len() && a.iter().all(|(key, a)| b.get(key).is_some_and(|b| alike(a, b)))
        }
        _ => documented == said,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_examples_are_answered_as_they_say() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut client = hall.client().await;
    let text = section();
    let (requests, replies) = (lines(&text, "request"), lines(&text, "reply"));
    assert_eq!(requests.len(), replies.len());
    assert!(requests.len() >= 8);
    let (mut name, mut key) = (String::new(), String::new());
    for (request, reply) in requests.iter().zip(&replies) {
        let sent = request
            .replace(r#""match":"…""#, &format!(r#""match":"{name}""#))
            .replace(r#""key":"…""#, &format!(r#""key":"{key}""#));
        client.send(sent).await;
        let said = loop {
            let said = client.receive().await.unwrap();
            if said.get("id").is_some() {
                break said;
            }
        };
        let documented: Value = serde_json::from_str(reply).unwrap();
        assert!(alike(&documented, &said), "{request}\nis answered by\n{said}\nand not by\n{documented}");
        if said["type"] == "opened" {
            name = said["match"].as_str().unwrap().to_owned();
            key = said["key"].as_str().unwrap().to_owned();
        }
    }
    hall.stop().await;
}

#[test]
fn every_message_and_every_code_is_told() {
    let text = section();
    for (message, _) in HELP {
        assert!(text.contains(&format!("| `{message}` |")), "{message}");
    }
    for code in RoomCode::ALL {
        let name = serde_json::to_value(code).unwrap();
        assert!(text.contains(&format!("| `{}` |", name.as_str().unwrap())), "{code:?}");
    }
}
