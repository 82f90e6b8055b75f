//! What people read: words, menus and cards of every game.

use host::Referee;
use serde_json::{Value, json};
use words::Tongue;

use crate::Spoken;

/// Every message in a piece of JSON: whatever stands under `say` and `said`.
fn messages(value: &Value, out: &mut Vec<Value>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                match (key.as_str(), value) {
                    ("say", _) => out.push(value.clone()),
                    ("said", Value::Array(said)) => {
                        out.extend(said.iter().filter(|said| !said.is_null()).cloned());
                    }
                    _ => messages(value, out),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| messages(item, out)),
        _ => {}
    }
}

/// The ids of a message and of all messages within.
fn ids(message: &Value) -> Vec<String> {
    match message {
        Value::Object(fields) => {
            let own = fields.get("id").and_then(Value::as_str).map(str::to_owned);
            own.into_iter().chain(fields.values().flat_map(ids)).collect()
        }
        Value::Array(items) => items.iter().flat_map(ids).collect(),
        _ => Vec::new(),
    }
}

/// A menu: what is legal has a preview, what is not has its rule in words, and `check` says the same.
fn look_at_menu(spoken: &mut Spoken, ask: &Value, heard: &mut Vec<Value>) -> [usize; 2] {
    let menu = spoken.say(&json!({ "type": "menu", "ask": ask }).to_string());
    messages(&menu, heard);
    let mut counts = [0, 0];
    for entry in menu["entries"].as_array().unwrap_or_else(|| panic!("{menu}")) {
        let check = json!({ "type": "check", "ask": ask, "choice": entry["choice"] });
        let checked = spoken.say(&check.to_string());
        assert_eq!((&checked["legal"], &checked["refusal"]), (&entry["legal"], &entry["refusal"]), "{entry}");
        let legal = entry["legal"] == true;
        assert_eq!(legal, entry.get("preview").is_some(), "{entry}");
        let said = entry["refusal"]["message"].as_str().is_some_and(|text| !text.is_empty());
        assert_eq!(!legal, said && entry["refusal"]["say"].is_object(), "{entry}");
        counts[usize::from(legal)] += 1;
    }
    counts
}

#[test]
fn every_game_is_told_in_words() {
    let mut spoken = Spoken(Referee::new(host::games(), [4; 32]));
    let speech = Tongue::ALL.map(host::speech);
    for game in host::games().games() {
        let catalog = spoken.say(&json!({ "type": "catalog", "game": game.game }).to_string());
        assert!(catalog["catalog"].is_object(), "{}", game.game);
        let (mut heard, mut menus) = (Vec::new(), [0, 0]);
        let new = json!({ "type": "new", "game": game.game, "match": game.game, "seed": "words" });
        assert_eq!(spoken.say(&new.to_string())["type"], "match");
        for _ in 0..150 {
            let pending = spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
            let Some(asks) = pending["asks"].as_array() else { break };
            let open: Vec<_> = asks.iter().filter(|ask| ask["answered"] == false).collect();
            let ask = open.first().unwrap();
            messages(ask, &mut heard);
            let [illegal, legal] = look_at_menu(&mut spoken, &ask["ask"], &mut heard);
            menus = [menus[0] + illegal, menus[1] + legal];
            // Who has spoken in an open bargain waits for the others.
            let speaks = |ask: &&Value| {
                let seat = kernel::Seat(u8::try_from(ask["seat"].as_u64().unwrap()).unwrap());
                spoken.0.hall().let_bot(game.game, seat, "random", None).unwrap()
            };
            assert!(open.iter().any(speaks), "nobody goes on: {pending}");
        }
        assert!(menus[0] > 0 && menus[1] > 0, "{}: {menus:?}", game.game);
        let told = spoken.say(r#"{"type":"updates","viewer":0}"#);
        for update in told["updates"].as_array().unwrap() {
            assert_eq!(update["seen"].as_array().unwrap().len(), update["said"].as_array().unwrap().len());
        }
        messages(&told, &mut heard);
        assert!(heard.len() > 100);
        for message in heard {
            assert!(message["id"].is_string(), "{message}");
            for id in ids(&message) {
                assert!(speech.iter().all(|speech| speech.knows(&id)), "no text for {id} in {message}");
            }
        }
    }
}

#[test]
fn a_refusal_is_its_words_in_english() {
    let mut spoken = Spoken::dealt();
    let refused = spoken.seat(0, r#"{"type":"choose","text":"bid 12"}"#);
    assert_eq!(refused["message"], "you have 9 gold");
    assert_eq!(refused["say"], json!({ "id": "hall-verbatim", "args": { "text": "you have 9 gold" } }));
    let stale = spoken.seat(0, r#"{"type":"choose","ask":"9.0","text":"bid 1"}"#);
    assert_eq!(stale["say"]["id"], "hall-misfit-not-asked", "{stale}");
}

#[test]
fn the_words_of_a_question_are_for_those_who_are_asked() {
    let mut spoken = Spoken::dealt();
    let asks = spoken.seat(0, r#"{"type":"pending"}"#)["pending"]["asks"].clone();
    assert!(asks[0]["say"].is_object() && asks[1].get("say").is_none(), "{asks}");
    assert_eq!((&asks[0]["secret"], &asks[1]["secret"]), (&json!(true), &json!(true)));
}
