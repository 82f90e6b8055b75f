//! What players and spectators are not told.

use host::Session;
use kernel::Viewer;
use serde_json::Value;

use crate::Spoken;

#[test]
fn a_player_looks_and_acts_for_himself_only() {
    let mut spoken = Spoken::dealt();
    for line in [
        r#"{"type":"view","viewer":1}"#,
        r#"{"type":"updates","viewer":1}"#,
        r#"{"type":"pending","viewer":1}"#,
        r#"{"type":"query","viewer":1,"query":1}"#,
        r#"{"type":"candidates","ask":"1.0"}"#,
        r#"{"type":"check","ask":"1.0","text":"bid 1"}"#,
        r#"{"type":"preview","ask":"1.0","text":"bid 1"}"#,
        r#"{"type":"choose","ask":"1.0","text":"bid 1"}"#,
        r#"{"type":"concede","by":1}"#,
        r#"{"type":"undo","by":1}"#,
        r#"{"type":"join","seat":1,"name":"Eve"}"#,
    ] {
        assert_eq!(spoken.seat(0, line)["code"], "not_yours", "{line}");
    }
    for line in [
        r#"{"type":"new","game":"haggle"}"#,
        r#"{"type":"load","record":""}"#,
        r#"{"type":"matches"}"#,
        r#"{"type":"close"}"#,
        r#"{"type":"dice","faces":[1]}"#,
        r#"{"type":"expire","seat":1}"#,
        r#"{"type":"adjudicate"}"#,
        r#"{"type":"begin"}"#,
    ] {
        assert_eq!(spoken.seat(0, line)["code"], "not_trusted", "{line}");
    }
    assert_eq!(spoken.seat(0, r#"{"type":"save"}"#)["code"], "not_over");
    let stand = Session::of(Viewer::Stand);
    assert_eq!(spoken.say_as(&stand, r#"{"type":"concede"}"#)["code"], "not_yours");
    assert_eq!(spoken.say_as(&stand, r#"{"type":"choose","ask":"0.0","text":"bid 1"}"#)["code"], "not_yours");
}

#[test]
fn what_is_done_tells_a_player_no_facts() {
    let mut spoken = Spoken::dealt();
    let done = spoken.seat(0, r#"{"type":"choose","text":"bid 2"}"#);
    for key in ["facts", "log", "digest", "entry"] {
        assert_eq!(done.get(key), None, "{key}");
    }
    assert!(spoken.say(r#"{"type":"pending"}"#)["pending"]["asks"][1]["prompt"].is_string());
    assert_eq!(done["pending"]["asks"][1].get("prompt"), None, "what blue is asked is blue's");
    assert_eq!(done["pending"]["asks"][0]["answered"], true);
}

/// Everything a viewer can learn without acting.
fn learned(spoken: &mut Spoken, viewer: Viewer) -> Vec<Value> {
    let session = Session::of(viewer);
    let lines = [
        r#"{"type":"match"}"#,
        r#"{"type":"pending"}"#,
        r#"{"type":"view"}"#,
        r#"{"type":"updates"}"#,
        r#"{"type":"query","query":0}"#,
        r#"{"type":"query","query":1}"#,
        r#"{"type":"candidates"}"#,
        r#"{"type":"save"}"#,
        r#"{"type":"outcomes"}"#,
    ];
    lines.iter().map(|line| spoken.say_as(&session, line)).collect()
}

#[test]
fn another_hidden_card_and_another_sealed_bid_look_the_same() {
    let play = |card: u8, bids: &[u8]| {
        let mut spoken = Spoken::new();
        let new =
            format!(r#"{{"type":"new","game":"haggle","setup":{{"rounds":1,"gold":9}},"dice":[0,{card}]}}"#);
        spoken.say(&new);
        for bid in bids {
            spoken.say(&format!(r#"{{"type":"choose","ask":"1.0","text":"bid {bid}"}}"#));
        }
        spoken
    };
    // Blue holds another card, bids otherwise, and changes its mind once: red and the stand learn nothing of it.
    let (mut one, mut two) = (play(2, &[1]), play(6, &[4, 7]));
    for viewer in [Viewer::Seat(kernel::Seat(0)), Viewer::Stand] {
        assert_eq!(learned(&mut one, viewer), learned(&mut two, viewer));
    }
    let blue = Viewer::Seat(kernel::Seat(1));
    assert_ne!(learned(&mut one, blue), learned(&mut two, blue));
}
