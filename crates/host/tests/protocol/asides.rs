//! What is said aside while answers are sealed: nobody who did not hear it learns of it.

use host::{Referee, Session};
use kernel::{Seat, Viewer};
use serde_json::{Value, json};

use crate::Spoken;

/// Three Guilds of Guild Master that plan their first Orders; those of the third are sealed already.
pub(crate) fn planning() -> Spoken {
    let mut spoken = Spoken(Referee::new(host::games(), [3; 32]));
    spoken.say(r#"{"type":"new","match":"x","game":"guild-master","seats":3,"seed":"aside"}"#);
    loop {
        let pending = spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
        let open = pending["asks"].as_array().unwrap().iter().find(|ask| ask["answered"] != true).unwrap();
        let seat = if open["prompt"] == "orders" { json!(2) } else { open["seat"].clone() };
        let asked = json!({"type": "candidates", "seat": seat, "want": 1});
        let choice = spoken.say(&asked.to_string())["choices"][0]["choice"].clone();
        let answer = json!({"type": "choose", "seat": seat, "choice": choice});
        assert_eq!(spoken.say(&answer.to_string())["type"], "done");
        if open["prompt"] == "orders" {
            return spoken;
        }
    }
}

/// Everything a viewer is told: the table, what is waited for, every update.
fn told(spoken: &mut Spoken, viewer: Viewer) -> [Value; 3] {
    ["view", "pending", "updates"]
        .map(|kind| spoken.say_as(&Session::of(viewer), &json!({ "type": kind }).to_string()))
}

#[test]
fn a_card_shown_to_one_rival_changes_nothing_for_the_other() {
    let (mut quiet, mut shown) = (planning(), planning());
    let show = r#"{"type":"choose","text":"show hire at 2 to B"}"#;
    assert_eq!(shown.seat(0, show)["type"], "done");
    // A draft is known to nobody else at all.
    assert_eq!(shown.seat(1, r#"{"type":"choose","text":"draft none"}"#)["type"], "done");
    for viewer in [Viewer::Seat(Seat(2)), Viewer::Stand] {
        assert_eq!(told(&mut shown, viewer), told(&mut quiet, viewer), "{viewer:?}");
    }
    let rival = Viewer::Seat(Seat(1));
    assert_ne!(told(&mut shown, rival), told(&mut quiet, rival), "who was shown it knows");
}

#[test]
fn a_card_shown_keeps_nobody_from_taking_back() {
    let mut spoken = planning();
    spoken.seat(0, r#"{"type":"choose","text":"show hire at 2 to B"}"#);
    assert_eq!(spoken.seat(2, r#"{"type":"undo"}"#)["type"], "done");
    let pending = spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
    assert_eq!(pending.get("takeback"), None, "nobody has to agree");
    let answered = |ask: &Value| ask["answered"] == true;
    assert!(!pending["asks"].as_array().unwrap().iter().any(answered), "{pending}");
}

#[test]
fn what_was_said_cannot_be_taken_back() {
    let mut spoken = planning();
    let sheet = r#"{"type":"choose","text":"orders none"}"#;
    assert_eq!(spoken.seat(0, sheet)["type"], "done");
    spoken.seat(0, r#"{"type":"choose","text":"show hire at 2 to B"}"#);
    // What is taken back is the sheet before it, not the card that was shown.
    assert_eq!(spoken.seat(0, r#"{"type":"undo"}"#)["type"], "done");
    let pending = spoken.say(r#"{"type":"pending"}"#)["pending"].clone();
    assert!(
        pending["asks"].as_array().unwrap().iter().any(|ask| ask["seat"] == 0 && ask["answered"] != true)
    );
    assert_eq!(pending.get("takeback"), None, "nobody has to agree");
}
