//! Concession, agreed draw, a judge's word, and time.

use crate::Spoken;

#[test]
fn a_seat_gives_up() {
    let mut spoken = Spoken::dealt();
    let over = spoken.seat(1, r#"{"type":"concede"}"#);
    assert_eq!(
        (&over["pending"]["waits"], &over["pending"]["winners"]),
        (&"nothing".into(), &serde_json::json!([0]))
    );
    assert_eq!(spoken.error(r#"{"type":"concede","by":0}"#), "over");
    assert_eq!(spoken.error(r#"{"type":"offer_draw","by":0}"#), "over");
    assert_eq!(spoken.error(r#"{"type":"expire","seat":0}"#), "over");
    assert_eq!(spoken.error(r#"{"type":"undo","by":0,"entry":0}"#), "no_takeback");
}

#[test]
fn a_draw_is_offered_refused_and_agreed() {
    let mut spoken = Spoken::dealt();
    let offered = spoken.seat(0, r#"{"type":"offer_draw"}"#);
    assert_eq!(offered["pending"]["draw_offer"]["awaits"], serde_json::json!([1]));
    assert_eq!(spoken.seat(0, r#"{"type":"accept_draw"}"#)["code"], "no_offer");
    let refused = spoken.seat(1, r#"{"type":"accept_draw","agree":false}"#);
    assert_eq!(refused["pending"].get("draw_offer"), None);
    spoken.seat(1, r#"{"type":"offer_draw"}"#);
    let agreed = spoken.seat(0, r#"{"type":"accept_draw"}"#);
    assert_eq!(agreed["pending"]["text"], "level");
}

#[test]
fn a_judge_decides() {
    let mut spoken = Spoken::dealt();
    assert_eq!(spoken.seat(0, r#"{"type":"adjudicate","winner":0}"#)["code"], "not_trusted");
    assert_eq!(spoken.say(r#"{"type":"adjudicate","winner":1}"#)["pending"]["text"], "blue wins");
}

#[test]
fn time_runs_out_by_message_only() {
    let mut spoken = Spoken::new();
    let new = spoken.say(
        r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[0,2],"clock":{"main_ms":600000}}"#,
    );
    assert_eq!(new["clock"]["main_ms"], 600_000);
    assert_eq!(spoken.seat(0, r#"{"type":"expire","seat":1}"#)["code"], "not_trusted");
    let expired = spoken.say(r#"{"type":"expire","seat":1,"at":"2026-11-15T20:10:00Z"}"#);
    assert_eq!(expired["log"][0], "blue forfeits");
    assert_eq!(spoken.error(r#"{"type":"expire","seat":1}"#), "not_asked", "red arranges now");
    let record = spoken.say(r#"{"type":"save"}"#)["record"].as_str().unwrap().to_owned();
    assert!(
        record.contains(r#""input":{"expired":{"seat":1}}"#)
            && record.contains(r#""at":"2026-11-15T20:10:00Z""#)
    );
}
