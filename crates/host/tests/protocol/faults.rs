//! A fault in a game's program costs the message, not the hall.

use host::{Referee, Registry};
use serde_json::Value;
use testkit::fixture::{Fixture, fault};

fn say(referee: &mut Referee, line: &str) -> Value {
    serde_json::from_str(&referee.line(line)[0]).unwrap()
}

#[test]
fn a_panic_of_a_game_is_an_error_and_the_match_goes_on() {
    let mut registry = Registry::new();
    registry.add::<Fixture<{ fault::PANICS }>>();
    let mut referee = Referee::new(registry, [0; 32]);
    let new = r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[0,2]}"#;
    say(&mut referee, new);
    say(&mut referee, r#"{"type":"choose","seat":1,"text":"bid 1"}"#);
    // Red's bid of three makes this game panic when the bids are shown.
    let reply = say(&mut referee, r#"{"type":"choose","seat":0,"text":"bid 3"}"#);
    assert_eq!(reply["code"], "fault");
    assert!(reply["message"].as_str().unwrap().ends_with("nothing was changed"), "{reply}");
    let pending = say(&mut referee, r#"{"type":"pending"}"#);
    assert_eq!(pending["pending"]["asks"][0]["answered"], false);
    assert_eq!(pending["pending"]["asks"][1]["answered"], true);
    let reply = say(&mut referee, r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
    assert_eq!(reply["type"], "done");
}

#[test]
fn a_fault_after_an_answer_was_taken_says_so_and_every_viewer_goes_on() {
    let mut registry = Registry::new();
    registry.add::<Fixture<{ fault::UNLUCKY }>>();
    let mut referee = Referee::new(registry, [0; 32]);
    // Even bids are rolled for, and two sixes make this game panic.
    say(&mut referee, r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[0,2,6,6]}"#);
    say(&mut referee, r#"{"type":"choose","seat":1,"text":"bid 2"}"#);
    let reply = say(&mut referee, r#"{"type":"choose","seat":0,"text":"bid 2"}"#);
    assert_eq!(reply["code"], "fault");
    assert!(reply["message"].as_str().unwrap().contains("what was said was taken"), "{reply}");
    for viewer in ["0", "1", "\"stand\""] {
        let told = say(&mut referee, &format!(r#"{{"type":"updates","viewer":{viewer}}}"#));
        let last = told["updates"].as_array().unwrap().last().unwrap().clone();
        assert_eq!(last["pending"]["waits"], "chance", "{told}");
        assert!(told["updates"].to_string().contains("bids 2 2"), "{told}");
    }
    let rolled = say(&mut referee, r#"{"type":"dice","clear":true,"faces":[5,1]}"#);
    assert_eq!(rolled["type"], "done", "{rolled}");
    let view = say(&mut referee, r#"{"type":"view","viewer":0}"#);
    assert_eq!(view["pending"]["asks"][0]["text"], "arrange gift and tithe", "{view}");
}

#[test]
fn a_stuck_match_says_so_and_can_be_wound_back() {
    let mut registry = Registry::new();
    registry.add::<Fixture<{ fault::STUCK }>>();
    let mut referee = Referee::new(registry, [0; 32]);
    for line in [
        r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[0,2]}"#,
        r#"{"type":"choose","seat":0,"text":"bid 2"}"#,
        r#"{"type":"choose","seat":1,"text":"bid 1"}"#,
        r#"{"type":"choose","seat":0,"choice":{"first":"gift"}}"#,
    ] {
        say(&mut referee, line);
    }
    let stuck = say(&mut referee, r#"{"type":"expire","seat":0}"#);
    assert_eq!(stuck["pending"]["waits"], "repair");
    say(&mut referee, r#"{"type":"undo","by":0,"entry":5}"#);
    let back = say(&mut referee, r#"{"type":"consent","by":1}"#);
    assert_eq!(back["pending"]["waits"], "answers", "{back}");
}
