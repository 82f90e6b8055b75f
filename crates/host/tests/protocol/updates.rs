//! Numbered updates, resumable from any number.

use serde_json::{Map, Value};

use crate::Spoken;

fn updates(spoken: &mut Spoken, viewer: &str, since: Option<usize>) -> Vec<Value> {
    let since = since.map_or("null".to_owned(), |since| since.to_string());
    let reply = spoken.say(&format!(r#"{{"type":"updates","viewer":{viewer},"since":{since}}}"#));
    reply["updates"].as_array().unwrap().clone()
}

fn played() -> Spoken {
    let mut spoken = Spoken::at_the_fair();
    for line in [
        r#"{"type":"choose","seat":0,"text":"offer 1"}"#,
        r#"{"type":"undo","by":0}"#,
        r#"{"type":"offer_draw","by":0}"#,
        r#"{"type":"choose","seat":1,"text":"offer 3"}"#,
        r#"{"type":"choose","seat":0,"text":"accept"}"#,
    ] {
        assert_eq!(spoken.say(line)["type"], "done", "{line}");
    }
    spoken
}

#[test]
fn the_parts_put_together_are_the_view() {
    let mut spoken = played();
    for viewer in ["0", "1", "\"stand\""] {
        let mut view = Map::new();
        let mut pending = Value::Null;
        for (number, update) in updates(&mut spoken, viewer, None).iter().enumerate() {
            assert_eq!(update["n"], number);
            view.extend(update["view"].as_object().unwrap().clone());
            if let Some(new) = update.get("pending") {
                pending = new.clone();
            }
        }
        let whole = spoken.say(&format!(r#"{{"type":"view","viewer":{viewer}}}"#));
        assert_eq!(whole["view"], Value::Object(view));
        assert_eq!(whole["pending"], pending);
    }
}

#[test]
fn any_number_can_be_gone_on_from() {
    let mut spoken = played();
    let all = updates(&mut spoken, "1", None);
    assert!(all.len() > 8);
    for since in 0..all.len() {
        assert_eq!(updates(&mut spoken, "1", Some(since)), all[since + 1..]);
    }
    let ahead = format!(r#"{{"type":"updates","viewer":1,"since":{}}}"#, all.len());
    assert_eq!(spoken.error(&ahead), "no_update");
}

#[test]
fn an_update_holds_only_what_changed() {
    let mut spoken = Spoken::at_the_fair();
    let before = updates(&mut spoken, "0", None).len();
    spoken.say(r#"{"type":"choose","seat":1,"text":"offer 3"}"#);
    let new = updates(&mut spoken, "0", Some(before - 1));
    assert_eq!(new.len(), 1);
    let keys: Vec<&String> = new[0]["view"].as_object().unwrap().keys().collect();
    assert_eq!(keys, ["offer"]);
    assert_eq!(new[0]["seen"], serde_json::json!([{ "offered": { "seat": 1, "gold": 3 } }]));
}
