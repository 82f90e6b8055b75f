//! What is answered to messages that cannot be understood or done.

use crate::Spoken;

#[test]
fn lines_that_are_no_messages() {
    let mut spoken = Spoken::dealt();
    for (line, code) in [
        ("hello", "bad_json"),
        ("[1,2]", "bad_json"),
        ("{\"type\":", "bad_json"),
        ("{}", "bad_message"),
        (r#"{"type":7}"#, "bad_message"),
        (r#"{"type":"dance"}"#, "bad_message"),
        (r#"{"type":"choose","color":"red"}"#, "bad_message"),
        (r#"{"type":"hello","loud":true}"#, "bad_message"),
        (r#"{"type":"new"}"#, "bad_message"),
        (r#"{"type":"pending","match":4}"#, "bad_message"),
        (r#"{"type":"choose","ask":"one","text":"bid 1"}"#, "bad_message"),
        (r#"{"type":"choose","ask":"0.0"}"#, "bad_message"),
        (r#"{"type":"choose","ask":"0.0","text":"bid 1","choice":{"bid":1}}"#, "bad_message"),
        (r#"{"type":"choose","text":"bid 1"}"#, "bad_message"),
        (r#"{"type":"concede"}"#, "bad_message"),
        (r#"{"type":"new","game":"haggle","dice":[],"seed":1}"#, "bad_message"),
        (r#"{"type":"new","game":"haggle","players":["a","b","c"]}"#, "bad_message"),
        (r#"{"type":"join","seat":0,"name":""}"#, "bad_message"),
    ] {
        assert_eq!(spoken.error(line), code, "{line}");
    }
}

#[test]
fn a_bad_message_is_answered_with_an_example_under_its_id() {
    let reply = Spoken::new().say(r#"{"type":"choose","id":"a7","colour":1}"#);
    assert_eq!(reply["id"], "a7");
    assert!(reply["message"].as_str().unwrap().contains("unknown field `colour`"), "{reply}");
    assert!(reply["hint"].as_str().unwrap().contains(r#"{"type":"choose","ask""#), "{reply}");
}

#[test]
fn things_that_are_not_there() {
    let mut spoken = Spoken::new();
    assert_eq!(spoken.error(r#"{"type":"pending"}"#), "unknown_match");
    assert_eq!(spoken.error(r#"{"type":"new","game":"chess"}"#), "unknown_game");
    assert_eq!(spoken.error(r#"{"type":"setup","game":"haggle","seats":3}"#), "bad_setup");
    let mut spoken = Spoken::dealt();
    for (line, code) in [
        (r#"{"type":"pending","match":"m9"}"#, "unknown_match"),
        (r#"{"type":"view","viewer":2}"#, "no_seat"),
        (r#"{"type":"concede","by":2}"#, "no_seat"),
        (r#"{"type":"expire","seat":9}"#, "no_seat"),
        (r#"{"type":"adjudicate","winner":9}"#, "no_seat"),
        (r#"{"type":"choose","ask":"9.0","text":"walk"}"#, "not_asked"),
        (r#"{"type":"choose","ask":"0.0","seat":1,"text":"bid 1"}"#, "not_asked"),
        (r#"{"type":"retract","ask":"0.0"}"#, "not_asked"),
        (r#"{"type":"updates","viewer":0,"since":99}"#, "no_update"),
        (r#"{"type":"undo","by":0,"to":99}"#, "no_update"),
        (r#"{"type":"undo","by":0}"#, "no_takeback"),
        (r#"{"type":"undo","by":0,"entry":99}"#, "no_takeback"),
        (r#"{"type":"consent","by":0}"#, "no_offer"),
        (r#"{"type":"accept_draw","by":0}"#, "no_offer"),
        (r#"{"type":"outcomes"}"#, "no_dice"),
        (r#"{"type":"load","record":""}"#, "bad_record"),
    ] {
        assert_eq!(spoken.error(line), code, "{line}");
    }
}

#[test]
fn answers_the_rules_refuse_or_nobody_can_read() {
    let mut spoken = Spoken::dealt();
    let refused = spoken.say(r#"{"type":"choose","ask":"0.0","text":"bid 40"}"#);
    assert_eq!((&refused["code"], &refused["rule"]), (&"refused".into(), &"FX-BID-01".into()));
    assert_eq!(refused["refusal"]["too_high"]["most"], 9);
    assert_eq!(spoken.error(r#"{"type":"preview","ask":"0.0","text":"bid 40"}"#), "refused");
    let unread = spoken.say(r#"{"type":"choose","ask":"0.0","text":"sing"}"#);
    assert_eq!((&unread["code"], &unread["rule"]), (&"unreadable".into(), &"HALL-CHOICE".into()));
    for other in ["0.00", "00.0", "+0.0", "0.0 ", "0"] {
        let line = format!(r#"{{"type":"choose","ask":"{other}","text":"bid 1"}}"#);
        assert_eq!(spoken.error(&line), "bad_message", "an ask has one name: {other}");
    }
    assert_eq!(spoken.error(r#"{"type":"choose","ask":"0.0","choice":{"sing":1}}"#), "unreadable");
    assert_eq!(spoken.error(r#"{"type":"query","query":"how far"}"#), "unreadable");
}

#[test]
fn a_setup_with_faults() {
    let mut spoken = Spoken::new();
    let reply = spoken.say(r#"{"type":"new","game":"haggle","setup":{"rounds":0,"gold":1}}"#);
    assert_eq!((&reply["code"], &reply["faults"][0]["rule"]), (&"bad_setup".into(), &"FX-SETUP-01".into()));
    assert_eq!(spoken.error(r#"{"type":"new","game":"haggle","setup":{"rounds":"many"}}"#), "bad_setup");
    assert_eq!(spoken.say(r#"{"type":"matches"}"#)["matches"], serde_json::json!([]));
}

#[test]
fn as_many_matches_as_may_be() {
    let mut spoken = Spoken::new();
    let new = r#"{"type":"new","game":"haggle","seed":1}"#;
    for _ in 0..host::MATCHES_MAX {
        assert_eq!(spoken.say(new)["type"], "match");
    }
    assert_eq!(spoken.error(new), "too_many");
    assert_eq!(spoken.say(r#"{"type":"close","match":"m1"}"#)["type"], "closed");
    assert_eq!(spoken.say(new)["type"], "match");
}
