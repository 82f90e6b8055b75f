//! Bots at the table.

use host::{BOTS, Hall, Referee};
use kernel::Seat;
use serde_json::Value;

use crate::Spoken;

/// Lets the bots of some seats speak until all are silent; says how often they spoke.
fn bots(hall: &mut Hall, name: &str, seats: &[u8], bot: &str, most: u32) -> u32 {
    let mut spoken = 0;
    loop {
        let before = spoken;
        for &seat in seats {
            if hall.let_bot(name, Seat(seat), bot, None).unwrap() {
                spoken += 1;
            }
        }
        if spoken == before {
            return spoken;
        }
        assert!(spoken < most, "the bots do not come to an end");
    }
}

#[test]
fn bots_play_every_game_to_its_end() {
    let games = host::games().games();
    for game in games {
        for bot in BOTS {
            let seats = if bot == "random" { game.seats.clone() } else { vec![game.seats[0]] };
            for count in seats {
                let mut spoken = Spoken(Referee::new(host::games(), [count; 32]));
                let new = format!(r#"{{"type":"new","match":"x","game":"{}","seats":{count}}}"#, game.game);
                assert_eq!(spoken.say(&new)["type"], "match");
                let all: Vec<u8> = (0..count).collect();
                bots(spoken.0.hall(), "x", &all, bot, 20_000);
                let end = spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
                assert_eq!(end["waits"], "nothing", "{} {count} {bot}: {end}", game.game);
            }
        }
    }
}

#[test]
fn a_bot_waits_for_people_in_an_open_ask_and_settles_in_the_end() {
    for bot in BOTS {
        let mut spoken = Spoken::at_the_fair();
        let pending = |spoken: &mut Spoken| spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
        let first = bots(spoken.0.hall(), "m1", &[1], bot, 10);
        assert_eq!(first, 1, "it speaks once and waits");
        if pending(&mut spoken)["waits"] != "answers" {
            continue;
        }
        assert_eq!(bots(spoken.0.hall(), "m1", &[1], bot, 10), 0);
        // Bots that bargain among themselves come to an end.
        bots(spoken.0.hall(), "m1", &[0, 1], bot, 40);
        assert_eq!(pending(&mut spoken)["waits"], "nothing");
    }
}

#[test]
fn a_bot_speaks_only_when_it_is_asked() {
    let mut spoken = Spoken::dealt();
    let hall = spoken.0.hall();
    assert!(hall.let_bot("m1", Seat(1), "random", None).unwrap());
    assert!(!hall.let_bot("m1", Seat(1), "random", None).unwrap(), "its answer is sealed");
    assert_eq!(hall.let_bot("m1", Seat(2), "random", None).unwrap_err().code, host::message::Code::NoSeat);
    assert_eq!(hall.let_bot("m1", Seat(0), "deep", None).unwrap_err().code, host::message::Code::BadMessage);
    assert_eq!(
        hall.let_bot("m9", Seat(0), "random", None).unwrap_err().code,
        host::message::Code::UnknownMatch
    );
    spoken.say(r#"{"type":"concede","by":0}"#);
    assert!(!spoken.0.hall().let_bot("m1", Seat(1), "random", None).unwrap(), "the match is over");
}

#[test]
fn a_bot_thinks_the_same_however_often_it_was_asked() {
    let played = |asked_more: u32| {
        let mut spoken = Spoken(Referee::new(host::games(), [9; 32]));
        spoken.say(r#"{"type":"new","match":"x","game":"guild-ball","seats":2,"seed":"s"}"#);
        for _ in 0..60 {
            for seat in [0, 1] {
                spoken.0.hall().let_bot("x", Seat(seat), "random", None).unwrap();
            }
            for _ in 0..asked_more {
                let asks = spoken.say(r#"{"type":"pending"}"#)["pending"]["asks"].clone();
                let idle = [0, 1].into_iter().find(|seat| {
                    asks.as_array().unwrap().iter().all(|ask| ask["answered"] == true || ask["seat"] != *seat)
                });
                if let Some(seat) = idle {
                    assert!(!spoken.0.hall().let_bot("x", Seat(seat), "random", None).unwrap());
                }
            }
        }
        spoken.0.hall().journal("x", 1).unwrap().lines
    };
    let once = played(0);
    assert!(once.len() > 60, "{}", once.len());
    assert_eq!(once, played(3));
}

#[test]
fn a_bot_agrees_to_takebacks_and_declines_draws() {
    let mut spoken = Spoken::at_the_fair();
    spoken.say(r#"{"type":"undo","by":0,"entry":2}"#);
    assert!(spoken.0.hall().let_bot("m1", Seat(1), "random", None).unwrap());
    let pending = spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
    assert_eq!((&pending["asks"][0]["ask"], pending.get("takeback")), (&Value::from("0.1"), None));
    spoken.say(r#"{"type":"offer_draw","by":0}"#);
    assert!(spoken.0.hall().let_bot("m1", Seat(1), "random", None).unwrap());
    let pending = spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
    assert_eq!((&pending["waits"], pending.get("draw_offer")), (&Value::from("answers"), None));
}

/// The cards and dice of a match do not depend on whether and how often bots think.
#[test]
fn bots_do_not_touch_the_chance_of_the_match() {
    let play = |idle: u32| {
        let mut spoken = Spoken::new();
        spoken.say(r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"seed":"chance"}"#);
        for _ in 0..idle {
            assert!(spoken.0.hall().let_bot("m1", Seat(1), "greedy", None).unwrap());
            spoken.say(r#"{"type":"retract","seat":1}"#);
        }
        spoken.say(r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
        spoken.say(r#"{"type":"choose","seat":1,"text":"bid 2"}"#)["log"].clone()
    };
    assert_eq!(play(0), play(3));
}
