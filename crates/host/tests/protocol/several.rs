//! Sessions that play several seats at one screen.

use host::{Referee, Session};
use kernel::{Seat, Viewer};
use serde_json::{Value, json};

use crate::Spoken;

/// A match for four in which everybody is asked at once and seals an answer.
fn sealed() -> Spoken {
    let mut spoken = Spoken(Referee::new(host::games(), [3; 32]));
    spoken.say(r#"{"type":"new","game":"guild-master","seats":4,"seed":"four"}"#);
    for _ in 0..200 {
        let asks = spoken.say(r#"{"type":"pending"}"#)["pending"]["asks"].clone();
        let asks = asks.as_array().unwrap();
        if asks.len() == 4 {
            return spoken;
        }
        choose(&mut spoken, &asks[0], 0);
    }
    panic!("no ask of four seats came");
}

fn choices(spoken: &mut Spoken, ask: &Value) -> Vec<Value> {
    let listed = spoken.say(&format!(r#"{{"type":"candidates","ask":{}}}"#, ask["ask"]));
    listed["choices"].as_array().unwrap().clone()
}

fn choose(spoken: &mut Spoken, ask: &Value, which: usize) {
    let choice = choices(spoken, ask)[which]["choice"].clone();
    let done = spoken.say(&format!(r#"{{"type":"choose","ask":{},"choice":{choice}}}"#, ask["ask"]));
    assert_eq!(done["type"], "done", "{done}");
}

fn two() -> Session {
    Session::seats(&[Seat(0), Seat(2)])
}

#[test]
fn the_prompts_of_its_seats_are_shown_and_no_others() {
    let mut spoken = sealed();
    let asks = spoken.say_as(&two(), r#"{"type":"pending"}"#)["pending"]["asks"].clone();
    let shown: Vec<bool> = asks.as_array().unwrap().iter().map(|ask| ask.get("prompt").is_some()).collect();
    assert_eq!(shown, [true, false, true, false]);
    let asks = spoken.say_as(&two(), r#"{"type":"pending","viewer":2}"#)["pending"]["asks"].clone();
    let shown: Vec<bool> = asks.as_array().unwrap().iter().map(|ask| ask.get("prompt").is_some()).collect();
    assert_eq!(shown, [false, false, true, false]);
    assert_eq!(spoken.say_as(&two(), r#"{"type":"match"}"#).get("n"), None);
}

#[test]
fn it_sees_what_each_of_its_seats_sees() {
    let mut spoken = sealed();
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2)), Viewer::Stand] {
        let name = match viewer {
            Viewer::Seat(seat) => json!(seat),
            Viewer::Stand => json!("stand"),
        };
        for kind in ["view", "updates", "pending"] {
            let line = json!({ "type": kind, "viewer": name }).to_string();
            let own = spoken.say_as(&Session::of(viewer), &line);
            assert_eq!(own["type"], kind);
            assert_eq!(spoken.say_as(&two(), &line), own);
        }
    }
}

#[test]
fn it_neither_sees_nor_acts_for_the_others() {
    let mut spoken = sealed();
    let asks = spoken.say(r#"{"type":"pending"}"#)["pending"]["asks"].clone();
    let choice = choices(&mut spoken, &asks[1])[0]["choice"].clone();
    for line in [
        json!({ "type": "view", "viewer": 1 }),
        json!({ "type": "updates", "viewer": 3 }),
        json!({ "type": "pending", "viewer": 1 }),
        json!({ "type": "query", "viewer": 1, "query": "x" }),
        json!({ "type": "candidates", "seat": 1 }),
        json!({ "type": "candidates", "ask": asks[1]["ask"] }),
        json!({ "type": "check", "ask": asks[1]["ask"], "choice": choice }),
        json!({ "type": "preview", "seat": 1, "choice": choice }),
        json!({ "type": "choose", "ask": asks[1]["ask"], "choice": choice }),
        json!({ "type": "retract", "seat": 3 }),
        json!({ "type": "undo", "by": 1 }),
        json!({ "type": "consent", "by": 3 }),
        json!({ "type": "concede", "by": 1 }),
        json!({ "type": "offer_draw", "by": 1 }),
        json!({ "type": "accept_draw", "by": 3 }),
        json!({ "type": "join", "seat": 1, "name": "Eve" }),
        json!({ "type": "share", "by": 1, "share": "x" }),
    ] {
        assert_eq!(spoken.say_as(&two(), &line.to_string())["code"], "not_yours", "{line}");
    }
    for line in [r#"{"type":"expire","seat":0}"#, r#"{"type":"adjudicate"}"#, r#"{"type":"matches"}"#] {
        assert_eq!(spoken.say_as(&two(), line)["code"], "not_trusted", "{line}");
    }
    assert_eq!(spoken.say_as(&two(), r#"{"type":"save"}"#)["code"], "not_over");
}

#[test]
fn it_says_which_seat_where_several_could_be_meant() {
    let mut spoken = sealed();
    for line in [
        r#"{"type":"view"}"#,
        r#"{"type":"updates"}"#,
        r#"{"type":"candidates"}"#,
        r#"{"type":"concede"}"#,
        r#"{"type":"undo"}"#,
    ] {
        let error = spoken.say_as(&two(), line);
        assert_eq!(error["code"], "bad_message", "{line}: {error}");
        assert!(error["hint"].as_str().unwrap().starts_with("name the "), "{error}");
    }
    let asks = spoken.say(r#"{"type":"pending"}"#)["pending"]["asks"].clone();
    let choice = choices(&mut spoken, &asks[0])[0]["choice"].clone();
    let line = json!({ "type": "choose", "seat": 0, "choice": choice }).to_string();
    assert_eq!(spoken.say_as(&two(), &line)["type"], "done");
    // Now only seat 2 has not answered, so nothing more has to be said.
    let left = spoken.say_as(&two(), r#"{"type":"candidates"}"#);
    assert_eq!(left["ask"], asks[2]["ask"], "{left}");
}

#[test]
fn other_sealed_answers_of_the_others_look_the_same() {
    let learned = |which: fn(usize) -> usize| {
        let mut spoken = sealed();
        let asks = spoken.say(r#"{"type":"pending"}"#)["pending"]["asks"].clone();
        for ask in [&asks[1], &asks[3]] {
            let count = choices(&mut spoken, ask).len();
            assert!(count > 1);
            choose(&mut spoken, ask, which(count));
        }
        let lines = [
            r#"{"type":"match"}"#,
            r#"{"type":"pending"}"#,
            r#"{"type":"view","viewer":0}"#,
            r#"{"type":"view","viewer":2}"#,
            r#"{"type":"view","viewer":"stand"}"#,
            r#"{"type":"updates","viewer":0}"#,
            r#"{"type":"updates","viewer":2}"#,
            r#"{"type":"candidates","seat":0}"#,
            r#"{"type":"candidates","seat":2}"#,
        ];
        let told: Vec<Value> = lines.iter().map(|line| spoken.say_as(&two(), line)).collect();
        let others = spoken.say(r#"{"type":"save"}"#);
        (told, others)
    };
    let (one, two) = (learned(|_| 0), learned(|count| count - 1));
    assert_ne!(one.1, two.1, "the answers differ");
    assert_eq!(one.0, two.0);
}
