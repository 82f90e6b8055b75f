//! Undo and consent.

use crate::Spoken;

#[test]
fn a_free_takeback_happens_at_once() {
    let mut spoken = Spoken::at_the_fair();
    let back = spoken.seat(0, r#"{"type":"undo"}"#);
    assert_eq!(back["pending"]["asks"][0]["text"], "arrange gift and tithe");
    let stale = spoken.seat(0, r#"{"type":"choose","ask":"2.0","choice":{"first":"tithe"}}"#);
    assert_eq!((&stale["code"], &stale["rule"]), (&"stale".into(), &"HALL-STALE".into()));
    let again = spoken.seat(0, r#"{"type":"choose","ask":"2.1","choice":{"first":"tithe"}}"#);
    assert_eq!(again["type"], "done");
}

#[test]
fn others_are_asked_where_they_are_concerned() {
    let mut spoken = Spoken::at_the_fair();
    // Entry 2 is the deal; since then both bids were shown.
    let asked = spoken.say(r#"{"type":"undo","by":0,"entry":2}"#);
    assert_eq!(asked["pending"]["takeback"]["awaits"], serde_json::json!([1]));
    assert_eq!(asked["pending"]["takeback"]["why"], "another seat has answered since");
    assert_eq!(spoken.seat(0, r#"{"type":"consent"}"#)["code"], "no_offer", "not his own to agree to");
    let refused = spoken.seat(1, r#"{"type":"consent","agree":false}"#);
    assert_eq!(refused["pending"].get("takeback"), None);
    spoken.say(r#"{"type":"undo","by":0,"entry":2}"#);
    let agreed = spoken.seat(1, r#"{"type":"consent"}"#);
    assert_eq!(agreed["pending"]["asks"].as_array().unwrap().len(), 2, "both bid again");
    assert_eq!(spoken.say(r#"{"type":"choose","seat":0,"text":"bid 5"}"#)["type"], "done");
}

#[test]
fn a_request_lapses_when_play_goes_on() {
    let mut spoken = Spoken::at_the_fair();
    spoken.say(r#"{"type":"undo","by":0,"entry":2}"#);
    spoken.say(r#"{"type":"choose","seat":0,"text":"offer 1"}"#);
    assert_eq!(spoken.error(r#"{"type":"consent","by":1}"#), "no_offer");
}

#[test]
fn players_name_updates_and_not_entries() {
    let mut spoken = Spoken::at_the_fair();
    assert_eq!(spoken.seat(0, r#"{"type":"undo","entry":4}"#)["code"], "not_trusted");
    let updates = spoken.seat(0, r#"{"type":"updates"}"#)["updates"].clone();
    let updates = updates.as_array().unwrap();
    let shown = updates.iter().position(|update| update["seen"][0].get("bids").is_some()).unwrap();
    let back = spoken.seat(0, &format!(r#"{{"type":"undo","to":{shown}}}"#));
    assert_eq!(back["pending"]["asks"][0]["text"], "arrange gift and tithe");
    let last = spoken.seat(1, r#"{"type":"updates"}"#)["updates"].as_array().unwrap().last().unwrap().clone();
    assert_eq!(last["takeback"]["by"], 0);
}

#[test]
fn after_a_takeback_past_a_roll_the_dice_are_new() {
    let mut spoken = Spoken::new();
    let mut differed = false;
    for seed in 0..6 {
        let new =
            format!(r#"{{"type":"new","game":"haggle","setup":{{"rounds":1,"gold":9}},"seed":{seed}}}"#);
        spoken.say(&new);
        spoken.say(r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
        let first = spoken.say(r#"{"type":"choose","seat":1,"text":"bid 2"}"#)["log"][1].clone();
        spoken.say(r#"{"type":"undo","by":1}"#);
        spoken.say(r#"{"type":"consent","by":0}"#);
        spoken.say(r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
        let second = spoken.say(r#"{"type":"choose","seat":1,"text":"bid 2"}"#)["log"][1].clone();
        assert!(second.as_str().unwrap().starts_with("rolled"), "{second}");
        differed |= first != second;
    }
    assert!(differed);
}

#[test]
fn a_takeback_binds_nobody_to_a_sealed_answer_that_was_changed() {
    let mut spoken = Spoken::new();
    spoken.say(r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"seed":1}"#);
    spoken.say(r#"{"type":"choose","seat":1,"text":"bid 1"}"#);
    spoken.say(r#"{"type":"retract","seat":1}"#);
    spoken.say(r#"{"type":"choose","seat":1,"text":"bid 3"}"#);
    let done = spoken.say(r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
    assert_eq!(done["type"], "done", "{done}");
    spoken.say(r#"{"type":"undo","by":0}"#);
    let back = spoken.say(r#"{"type":"consent","by":1}"#);
    let asks = spoken.say(r#"{"type":"pending"}"#)["pending"]["asks"].clone();
    let open = asks.as_array().unwrap().iter().filter(|ask| ask["answered"] == false).count();
    assert_eq!(open, 2, "{back} {asks}");
}

#[test]
fn one_may_go_back_to_where_a_takeback_went() {
    let mut spoken = Spoken::at_the_fair();
    let back = spoken.seat(0, r#"{"type":"undo"}"#)["n"].clone();
    spoken.seat(0, r#"{"type":"choose","choice":{"first":"tithe"}}"#);
    let again = spoken.seat(0, &format!(r#"{{"type":"undo","to":{back}}}"#));
    assert_eq!(again["pending"]["asks"][0]["ask"], "2.2", "{again}");
}

#[test]
fn a_refused_takeback_does_not_tell_how_often_others_changed_their_minds() {
    let refused = |bids: &[u8]| {
        let mut spoken = Spoken::dealt();
        for bid in bids {
            spoken.say(&format!(r#"{{"type":"choose","ask":"1.0","text":"bid {bid}"}}"#));
        }
        spoken.seat(0, r#"{"type":"choose","text":"bid 2"}"#);
        let gift = spoken.seat(0, r#"{"type":"choose","choice":{"first":"gift"}}"#)["n"].clone();
        spoken.seat(0, r#"{"type":"undo"}"#);
        let gone = spoken.seat(0, &format!(r#"{{"type":"undo","to":{gift}}}"#));
        let last = spoken.seat(0, r#"{"type":"view"}"#)["n"].clone();
        let since = spoken.seat(0, &format!(r#"{{"type":"undo","to":{last}}}"#));
        let trusted = spoken.say(&format!(r#"{{"type":"undo","by":0,"to":{gift}}}"#));
        (gone, since, trusted)
    };
    let (once, often) = (refused(&[1]), refused(&[1, 4, 1]));
    assert_eq!(once.0["code"], "no_takeback", "{}", once.0);
    assert_eq!(once.0["message"], "that was itself taken back");
    assert_eq!(once.1["message"], "nothing has happened since", "{}", once.1);
    assert_eq!((once.0, once.1), (often.0, often.1));
    assert_ne!(once.2["message"], often.2["message"], "whoever runs the hall is told the entry");
}

#[test]
fn the_information_line_says_how_far_back_is_free() {
    let mut spoken = Spoken::dealt();
    let line = |spoken: &mut Spoken, seat: u8| {
        let pending = spoken.seat(seat, r#"{"type":"pending"}"#)["pending"].clone();
        pending.get("line").and_then(serde_json::Value::as_u64)
    };
    assert_eq!((line(&mut spoken, 0), line(&mut spoken, 1)), (None, None), "cards were dealt");
    let dealt = spoken.seat(0, r#"{"type":"view"}"#)["n"].as_u64();
    spoken.seat(0, r#"{"type":"choose","text":"bid 2"}"#);
    assert_eq!((line(&mut spoken, 0), line(&mut spoken, 1)), (dealt, None), "his sealed bid is his own");
    let told = spoken.say(r#"{"type":"pending"}"#);
    assert_eq!(told["pending"].get("line"), None, "whoever runs the hall has no line of his own");
    spoken.seat(1, r#"{"type":"choose","text":"bid 1"}"#);
    assert_eq!(line(&mut spoken, 0), None, "the bids were shown");
    let shown = spoken.seat(0, r#"{"type":"view"}"#)["n"].as_u64();
    spoken.seat(0, r#"{"type":"choose","choice":{"first":"gift"}}"#);
    spoken.seat(0, r#"{"type":"choose","text":"offer 1"}"#);
    assert_eq!(line(&mut spoken, 0), shown);
    let back = spoken.seat(0, &format!(r#"{{"type":"undo","to":{}}}"#, shown.unwrap()));
    assert_eq!(back["pending"]["asks"][0]["text"], "arrange gift and tithe");
    assert_eq!(line(&mut spoken, 0), None);
    spoken.seat(0, r#"{"type":"choose","choice":{"first":"gift"}}"#);
    assert_eq!(line(&mut spoken, 0), shown, "the update it stood at before the takeback");
}
