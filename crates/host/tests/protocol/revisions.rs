//! Matches of an older revision of the rules, in a hall that knows a later one.

use guild_master::GuildMaster;
use host::{Referee, Registry};
use serde_json::{Value, json};
use testkit::fixture::{Fixture, Revised, fault};

use crate::Spoken;
use crate::asides::planning;

/// A hall that knows the fixture game with a defect.
fn hall_of<const FAULT: u8>() -> Spoken {
    let mut registry = Registry::new();
    registry.add::<Fixture<FAULT>>();
    Spoken(Referee::new(registry, [7; 32]))
}

/// A hall of the later revision.
fn later() -> Spoken {
    hall_of::<{ fault::REVISED }>()
}

fn saved(spoken: &mut Spoken) -> String {
    spoken.say(r#"{"type":"save"}"#)["record"].as_str().unwrap().to_owned()
}

fn load(record: &str) -> String {
    json!({ "type": "load", "record": record }).to_string()
}

/// The record of a match in which red has outbid blue, as both revisions judge it.
fn outbid() -> String {
    saved(&mut Spoken::at_the_fair())
}

/// The record of a match in which dice have decided, after which a lot costs one less by the later revision.
fn tied() -> String {
    let mut spoken = Spoken::dealt();
    spoken.say(r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
    spoken.say(r#"{"type":"choose","seat":1,"text":"bid 2"}"#);
    spoken.say(r#"{"type":"dice","faces":[5,3]}"#);
    saved(&mut spoken)
}

fn updates(spoken: &mut Spoken, seat: u8) -> Vec<Value> {
    let said = spoken.seat(seat, r#"{"type":"updates"}"#);
    said["updates"].as_array().unwrap().clone()
}

#[test]
fn a_match_goes_on_when_the_present_rules_give_the_same_facts() {
    let (old, mut spoken) = (outbid(), later());
    let loaded = spoken.say(&load(&old));
    assert_eq!(
        (&loaded["revision"], &loaded["pending"]["waits"]),
        (&json!(2), &json!("answers")),
        "{loaded}"
    );
    let text = saved(&mut spoken);
    assert!(text.starts_with(&old), "what was written stays as it was");
    assert!(text.lines().last().unwrap().starts_with(r#"{"n":6,"revision":2,"#), "{text}");
    // Everybody is told the match from its start, as if it had been played here.
    let seen: Vec<Value> = updates(&mut spoken, 1).iter().map(|update| update["seen"].clone()).collect();
    let before = Spoken::at_the_fair().seat(1, r#"{"type":"updates"}"#)["updates"].clone();
    assert_eq!(seen.len(), before.as_array().unwrap().len());
    // A draw is offered and refused, which is told after the entry of the revision, and then it is taken back behind it.
    spoken.seat(1, r#"{"type":"offer_draw"}"#);
    spoken.seat(0, r#"{"type":"accept_draw","agree":false}"#);
    let told = spoken.seat(0, r#"{"type":"view"}"#)["n"].clone();
    spoken.seat(0, r#"{"type":"choose","text":"offer 1"}"#);
    let back = spoken.seat(0, &json!({ "type": "undo", "to": told }).to_string());
    assert_eq!((&back["type"], back["pending"].get("takeback")), (&json!("done"), None), "{back}");
    assert_eq!(spoken.seat(0, r#"{"type":"undo"}"#)["pending"]["asks"][0]["ask"], "2.2");
    assert_eq!(spoken.seat(0, r#"{"type":"choose","choice":{"first":"tithe"}}"#)["type"], "done");
    spoken.seat(1, r#"{"type":"choose","text":"walk"}"#);
    // The next hall of that revision finds it in order, and writes nothing.
    let text = saved(&mut spoken);
    let mut next = later();
    assert_eq!(next.say(&load(&text))["pending"]["waits"], "nothing");
    assert_eq!(saved(&mut next), text);
    // One of the earlier revision does not know these rules.
    let refused = Spoken::new().say(&load(&text));
    assert_eq!(refused["code"], "bad_record");
    assert!(refused["message"].as_str().unwrap().contains("revision 2 of the rules, which are at 1 here"));
}

#[test]
fn going_back_to_before_the_new_revision_keeps_what_a_rival_has_drafted_since() {
    let mut record = record::Record::<GuildMaster>::parse(&saved(&mut planning())).unwrap();
    record.header_mut().revision -= 1;
    let mut spoken = Spoken(Referee::new(host::games(), [3; 32]));
    spoken.say(&load(&record.to_ndjson().unwrap()));
    let told = spoken.seat(0, r#"{"type":"view"}"#)["n"].clone();
    let hire = json!({ "card": "hire", "team": [0], "gold": 6, "done": false });
    let blank = json!({ "card": null, "team": [], "gold": 0, "done": false });
    let draft = json!({ "draft": [hire, blank, blank, blank] });
    let drafted = spoken.seat(1, &json!({ "type": "choose", "choice": draft }).to_string());
    assert_eq!(drafted["type"], "done", "{drafted}");
    assert_eq!(spoken.seat(0, r#"{"type":"view"}"#)["n"], told, "others are not told of a draft");
    spoken.seat(0, r#"{"type":"choose","text":"orders none"}"#);
    let back = spoken.seat(0, &json!({ "type": "undo", "to": told }).to_string());
    assert_eq!((&back["type"], back["pending"].get("takeback")), (&json!("done"), None), "{back}");
    let drafted = r#""choice":{"draft":"#;
    let text = saved(&mut spoken);
    let record = record::Record::<GuildMaster>::parse(&text).unwrap();
    let live: Vec<u32> = record.live().map(|entry| entry.n).collect();
    let at = text.lines().skip(1).position(|line| line.contains(drafted)).unwrap() as u32;
    assert!(live.contains(&at), "the draft at entry {at} is still there: {live:?}");
}

#[test]
fn both_players_are_told_at_which_entry_it_differs() {
    let (old, mut spoken) = (tied(), later());
    let loaded = spoken.say(&load(&old));
    assert_eq!(loaded["revision"], 1, "{loaded}");
    let told = json!({ "entry": 5, "written": 1, "rules": 2 });
    let say = json!({ "id": "hall-parted", "args": told });
    for seat in [0, 1] {
        let pending = spoken.seat(seat, r#"{"type":"pending"}"#)["pending"].clone();
        let entry = json!({ "waits": "end", "entry": 5, "written": 1, "rules": 2, "say": say });
        assert_eq!(pending, entry, "what differs is told to nobody who plays");
        let all = updates(&mut spoken, seat);
        assert_eq!(all[0]["pending"]["waits"], "end");
        assert!(all.iter().any(|update| update["seen"].to_string().contains("rolled")), "it can be watched");
    }
    let why = spoken.say(r#"{"type":"pending"}"#)["pending"]["why"].clone();
    assert!(why.as_str().unwrap().starts_with("fact 1 is written as Won"), "{why}");
    assert_eq!(spoken.seat(1, r#"{"type":"view"}"#)["view"]["gold"], json!([7, 9]));
    assert_eq!(saved(&mut spoken), old, "nothing is written until it ends");
}

#[test]
fn a_match_that_cannot_go_on_takes_nothing_but_an_end() {
    let mut spoken = later();
    spoken.say(&load(&tied()));
    for line in [
        r#"{"type":"choose","seat":0,"choice":{"first":"gift"}}"#,
        r#"{"type":"choose","ask":"2.0","choice":{"first":"gift"}}"#,
        r#"{"type":"menu","seat":0}"#,
    ] {
        let refused = spoken.say(line);
        assert_eq!(
            (&refused["code"], &refused["rule"]),
            (&json!("parted"), &json!("HALL-PARTED")),
            "{refused}"
        );
    }
    assert_eq!(spoken.error(r#"{"type":"undo","by":0}"#), "no_takeback");
    assert_eq!(spoken.error(r#"{"type":"expire","seat":0}"#), "not_asked");
    assert_eq!(spoken.seat(0, r#"{"type":"save"}"#)["code"], "not_over");
    assert!(!spoken.0.hall().let_bot("m1", kernel::Seat(0), "random", None).unwrap());
}

#[test]
fn any_player_ends_it_without_a_result() {
    let mut spoken = later();
    spoken.say(&load(&tied()));
    let stand = host::Session::of(kernel::Viewer::Stand);
    assert_eq!(spoken.say_as(&stand, r#"{"type":"void"}"#)["code"], "not_yours");
    let over = spoken.seat(1, r#"{"type":"void"}"#);
    assert_eq!(over["pending"]["waits"], "nothing", "{over}");
    assert_eq!(updates(&mut spoken, 0).last().unwrap()["pending"]["waits"], "nothing");
    assert_eq!(spoken.seat(0, r#"{"type":"void"}"#)["code"], "over");
    // The record is told now, can be watched, and is over in the next hall.
    let text = spoken.seat(0, r#"{"type":"save"}"#)["record"].as_str().unwrap().to_owned();
    let record = record::Record::<Revised>::parse(&text).unwrap();
    assert!(record.fold().unwrap().outcome.is_some());
    let mut next = later();
    assert_eq!(next.say(&load(&text))["pending"]["waits"], "nothing");
    assert_eq!(saved(&mut next), text);
}

#[test]
fn a_match_at_which_the_present_rules_panic_is_watched_and_ended() {
    let (old, mut spoken) = (tied(), hall_of::<{ fault::STUMBLES }>());
    let loaded = spoken.say(&load(&old));
    let pending = &loaded["pending"];
    assert_eq!((&pending["waits"], &pending["entry"]), (&json!("end"), &json!(4)), "{loaded}");
    assert_eq!(pending["why"], "a fault of the program came up when it was run again");
    for seat in [0, 1] {
        let all = updates(&mut spoken, seat);
        assert!(all.iter().any(|update| update["seen"].to_string().contains("rolled")), "it can be watched");
    }
    assert_eq!(spoken.seat(0, r#"{"type":"view"}"#)["view"]["gold"], json!([7, 9]));
    assert_eq!(saved(&mut spoken), old, "nothing is written until it ends");
    assert_eq!(spoken.seat(1, r#"{"type":"void"}"#)["pending"]["waits"], "nothing");
    // It is over in the next hall, too.
    let text = saved(&mut spoken);
    let mut next = hall_of::<{ fault::STUMBLES }>();
    assert_eq!(next.say(&load(&text))["pending"]["waits"], "nothing");
    assert_eq!(saved(&mut next), text);
}

#[test]
fn a_match_of_the_present_revision_at_which_the_rules_panic_is_a_fault_of_the_program() {
    let mut spoken = Spoken::dealt();
    spoken.say(r#"{"type":"choose","seat":0,"text":"bid 3"}"#);
    spoken.say(r#"{"type":"choose","seat":1,"text":"bid 1"}"#);
    let refused = hall_of::<{ fault::PANICS }>().say(&load(&saved(&mut spoken)));
    assert_eq!(refused["code"], "fault");
    assert!(refused["message"].as_str().unwrap().contains("entry 4"), "{refused}");
}

#[test]
fn both_may_agree_on_a_draw() {
    let mut spoken = later();
    spoken.say(&load(&tied()));
    let offered = spoken.seat(0, r#"{"type":"offer_draw"}"#);
    assert_eq!(
        (&offered["pending"]["waits"], &offered["pending"]["draw_offer"]["by"]),
        (&json!("end"), &json!(0))
    );
    assert_eq!(spoken.seat(1, r#"{"type":"accept_draw"}"#)["pending"]["waits"], "nothing");
    assert!(saved(&mut spoken).contains(r#""closed":"agreed""#));
}

#[test]
fn a_bot_agrees_to_a_draw_where_nothing_can_be_played_on() {
    let mut spoken = later();
    spoken.say(&load(&tied()));
    spoken.seat(0, r#"{"type":"offer_draw"}"#);
    assert!(spoken.0.hall().let_bot("m1", kernel::Seat(1), "random", None).unwrap());
    assert_eq!(spoken.say(r#"{"type":"pending"}"#)["pending"]["waits"], "nothing");
    assert!(saved(&mut spoken).contains(r#""closed":"agreed""#));
}

#[test]
fn a_match_that_can_go_on_is_not_ended_so_by_a_player() {
    let mut spoken = Spoken::dealt();
    assert_eq!(spoken.seat(0, r#"{"type":"void"}"#)["code"], "not_trusted");
    assert_eq!(spoken.say(r#"{"type":"void"}"#)["pending"]["waits"], "nothing");
}

#[test]
fn a_fault_of_the_program_leaves_it_as_it_was() {
    use host::chance::{Scripted, Source};
    use host::{Match, Opening};
    let record = record::Record::<Revised>::parse(&tied()).unwrap();
    let source = Source::Scripted(Scripted::new([]));
    let mut hosted = Match::load(&record, Opening::new(source)).unwrap();
    assert!(host::AnyMatch::recover(&mut hosted));
    assert_eq!(hosted.play().record(), &record);
    assert!(hosted.play().state().is_parted());
}

#[test]
fn a_damaged_record_of_an_older_revision_is_refused() {
    let edited = tied().replace("\"price\":2", "\"price\":1");
    let refused = later().say(&load(&edited));
    assert_eq!(refused["code"], "bad_record");
    assert!(refused["message"].as_str().unwrap().contains("was edited"), "{refused}");
}
