//! Save and load.

use serde_json::{Value, json};

use crate::Spoken;

fn load(spoken: &mut Spoken, record: &str, more: &Value) -> Value {
    let mut line = json!({ "type": "load", "record": record });
    line.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    spoken.say(&line.to_string())
}

#[test]
fn a_match_goes_on_where_it_was_saved() {
    let mut spoken = Spoken::new();
    spoken.say(r#"{"type":"new","game":"haggle","setup":{"rounds":2,"gold":9},"seed":"go on","players":["Ann","Bob"]}"#);
    spoken.say(r#"{"type":"choose","seat":0,"text":"bid 3","at":"20:00"}"#);
    let saved = spoken.say(r#"{"type":"save"}"#);
    let loaded = load(&mut spoken, saved["record"].as_str().unwrap(), &json!({ "seed": saved["seed"] }));
    assert_eq!(loaded["match"], "m2");
    assert_eq!(loaded["seats"][1]["player"], "Bob");
    // The same tie is rolled alike in both.
    let tie = |name: &str| format!(r#"{{"type":"choose","match":"{name}","seat":1,"text":"bid 3"}}"#);
    let (one, two) = (spoken.say(&tie("m1")), spoken.say(&tie("m2")));
    assert_eq!((&one["log"], &one["digest"]), (&two["log"], &two["digest"]));
    assert!(one["log"].to_string().contains("rolled"));
    for viewer in ["0", "1", "\"stand\""] {
        let all = |name: &str| format!(r#"{{"type":"updates","match":"{name}","viewer":{viewer}}}"#);
        assert_eq!(spoken.say(&all("m1"))["updates"], spoken.say(&all("m2"))["updates"]);
    }
}

#[test]
fn a_takeback_survives_saving() {
    let mut spoken = Spoken::at_the_fair();
    spoken.say(r#"{"type":"undo","by":0}"#);
    let saved = spoken.say(r#"{"type":"save"}"#)["record"].as_str().unwrap().to_owned();
    let loaded = load(&mut spoken, &saved, &json!({}));
    assert_eq!(loaded["pending"]["asks"][0]["ask"], "2.1");
    assert_eq!(loaded["chance"]["source"], "scripted");
    assert_eq!(spoken.say(r#"{"type":"save"}"#)["record"].as_str().unwrap(), saved);
}

#[test]
fn another_seed_is_refused() {
    let mut spoken = Spoken::new();
    spoken.say(r#"{"type":"new","game":"haggle","seed":"right"}"#);
    let saved = spoken.say(r#"{"type":"save"}"#)["record"].as_str().unwrap().to_owned();
    assert_eq!(load(&mut spoken, &saved, &json!({ "seed": "wrong" }))["code"], "wrong_seed");
}

#[test]
fn damaged_records_are_refused_by_entry() {
    let mut spoken = Spoken::at_the_fair();
    let saved = spoken.say(r#"{"type":"save"}"#)["record"].as_str().unwrap().to_owned();
    let edited = load(&mut spoken, &saved.replace("\"price\":2", "\"price\":0"), &json!({}));
    assert_eq!(edited["code"], "bad_record");
    assert!(edited["message"].as_str().unwrap().starts_with("entry 4 (line 6): "), "{edited}");
    let short = load(&mut spoken, &saved[..saved.len() - 9], &json!({}));
    assert!(short["message"].as_str().unwrap().contains("breaks off"), "{short}");
    let alien = load(&mut spoken, "1. e4 e5", &json!({}));
    assert!(alien["message"].as_str().unwrap().contains("not a Guildhall record"), "{alien}");
    let chess = r#"{"record":"guildhall","format":1,"game":"chess","rules":1,"setup":{}}"#;
    assert_eq!(load(&mut spoken, chess, &json!({}))["code"], "unknown_game");
}

#[test]
fn every_saved_record_passes_its_audit() {
    let mut spoken = Spoken::at_the_fair();
    spoken.say(r#"{"type":"choose","seat":1,"text":"walk"}"#);
    let saved = spoken.say(r#"{"type":"save"}"#);
    let record =
        record::Record::<testkit::fixture::Haggle>::parse(saved["record"].as_str().unwrap()).unwrap();
    record.audit().unwrap();
    assert!(record.fold().unwrap().outcome.is_some());
}

#[test]
fn saved_and_loaded_after_every_message_it_is_the_same_match() {
    use kernel::Chance;
    let mut rng = bots::Rng::new(21);
    for seed in 0..8 {
        let mut spoken = Spoken::new();
        let setup = r#"{"rounds":2,"gold":6}"#;
        spoken.say(&format!(r#"{{"type":"new","game":"haggle","setup":{setup},"seed":{seed}}}"#));
        for _ in 0..25 {
            step(&mut spoken, &mut rng);
            let saved = spoken.say(r#"{"type":"save"}"#);
            let before = told(&mut spoken);
            assert_eq!(spoken.say(r#"{"type":"close"}"#)["type"], "closed");
            let loaded =
                load(&mut spoken, saved["record"].as_str().unwrap(), &json!({ "seed": saved["seed"] }));
            assert_eq!(loaded["type"], "match", "{loaded}");
            assert_eq!(spoken.say(r#"{"type":"save"}"#)["record"], saved["record"]);
            assert_eq!(told(&mut spoken), before);
        }
    }

    /// What everybody sees; the number of an update and the match's name are the hosting's, not the match's.
    fn told(spoken: &mut Spoken) -> Vec<(Value, Value)> {
        let mut see = |viewer: &str| {
            let view = spoken.say(&format!(r#"{{"type":"view","viewer":{viewer}}}"#));
            (view["view"].clone(), view["pending"].clone())
        };
        ["0", "1", "\"stand\""].map(&mut see).into()
    }

    fn step(spoken: &mut Spoken, rng: &mut bots::Rng) {
        if rng.below(5) == 0 {
            let by = rng.below(2);
            spoken.say(&format!(r#"{{"type":"undo","by":{by}}}"#));
            spoken.say(&format!(r#"{{"type":"consent","by":{}}}"#, 1 - by));
            return;
        }
        let pending = spoken.say(r#"{"type":"pending"}"#);
        let Some(asks) = pending["pending"]["asks"].as_array() else { return };
        let ask = asks[rng.below(asks.len() as u32) as usize]["ask"].clone();
        let choices = spoken.say(&format!(r#"{{"type":"candidates","ask":{ask}}}"#))["choices"].clone();
        let choices = choices.as_array().unwrap();
        let choice = &choices[rng.below(choices.len() as u32) as usize]["choice"];
        let done = spoken.say(&format!(r#"{{"type":"choose","ask":{ask},"choice":{choice}}}"#));
        assert_eq!(done["type"], "done", "{done}");
    }
}

#[test]
fn hold_and_clock_survive_save_and_load() {
    let mut spoken = Spoken::new();
    spoken.say(
        r#"{"type":"new","game":"haggle","seed":5,"hold":true,"clock":{"main_ms":5000,"increment_ms":10}}"#,
    );
    let saved = spoken.say(r#"{"type":"save"}"#);
    let load = json!({ "type": "load", "record": saved["record"], "seed": saved["seed"] });
    let loaded = spoken.say(&load.to_string());
    assert_eq!(loaded["chance"]["held"], true, "{loaded}");
    assert_eq!(loaded["clock"]["main_ms"], 5000, "{loaded}");
}

#[test]
fn a_record_tells_when_its_dice_come_from_elsewhere() {
    let mut spoken = Spoken::new();
    spoken.say(r#"{"type":"new","game":"haggle","seed":5,"hold":true}"#);
    let saved = spoken.say(r#"{"type":"save"}"#);
    let load = json!({ "type": "load", "record": saved["record"] });
    spoken.say(&load.to_string());
    spoken.say(r#"{"type":"begin"}"#);
    spoken.say(r#"{"type":"dice","faces":[1,1]}"#);
    let saved = spoken.say(r#"{"type":"save"}"#);
    let text = saved["record"].as_str().unwrap();
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    assert_eq!(header["chance"]["source"], "scripted", "{header}");
    let again = json!({ "type": "load", "record": text, "seed": "5" });
    assert_eq!(spoken.say(&again.to_string())["code"], "wrong_seed");
}
