//! The games of the hall, played through the protocol.

use host::Referee;
use kernel::Chance;
use serde_json::{Map, Value, json};

use crate::Spoken;

/// Plays a match at random by candidates, as text and as JSON in turns, at most `most` answers long.
fn play(spoken: &mut Spoken, new: &str, rng: &mut bots::Rng, most: u32) -> Value {
    let mut reply = spoken.say(new);
    assert_eq!(reply["type"], "match", "{new}: {reply}");
    for number in 0..most {
        if reply["pending"]["waits"] != "answers" {
            break;
        }
        let asks = reply["pending"]["asks"].as_array().unwrap().clone();
        let open: Vec<&Value> = asks.iter().filter(|ask| ask["answered"] == false).collect();
        let ask = &open[rng.below(open.len() as u32) as usize]["ask"];
        let offered = spoken.say(&format!(r#"{{"type":"candidates","ask":{ask},"want":12}}"#));
        let choices = offered["choices"].as_array().unwrap_or_else(|| panic!("{offered}"));
        let choice = &choices[rng.below(choices.len() as u32) as usize];
        let by = if number % 2 == 0 { "text" } else { "choice" };
        let line = format!(r#"{{"type":"choose","ask":{ask},"{by}":{}}}"#, choice[by]);
        reply = spoken.say(&line);
        assert_eq!(reply["type"], "done", "{line}: {reply}");
    }
    reply
}

/// The view and the pending part a viewer has after all his updates, and those he is shown.
fn put_together(spoken: &mut Spoken, viewer: &Value) -> [(Value, Value); 2] {
    let told = spoken.say(&format!(r#"{{"type":"updates","viewer":{viewer}}}"#));
    let (mut view, mut pending) = (Map::new(), Value::Null);
    for update in told["updates"].as_array().unwrap() {
        view.extend(update["view"].as_object().unwrap().clone());
        pending = update.get("pending").unwrap_or(&pending).clone();
    }
    let shown = spoken.say(&format!(r#"{{"type":"view","viewer":{viewer}}}"#));
    [(Value::Object(view), pending), (shown["view"].clone(), shown["pending"].clone())]
}

#[test]
fn every_game_is_played_saved_loaded_and_watched() {
    let mut spoken = Spoken(Referee::new(host::games(), [1; 32]));
    let games = spoken.say(r#"{"type":"games"}"#)["games"].clone();
    let mut rng = bots::Rng::new(5);
    for game in games.as_array().unwrap() {
        for seats in game["seats"].as_array().unwrap() {
            let new = format!(r#"{{"type":"new","game":{},"seats":{seats},"seed":{seats}}}"#, game["game"]);
            let last = play(&mut spoken, &new, &mut rng, 120);
            assert_ne!(last["pending"]["waits"], "repair", "{last}");
            let viewers = (0..seats.as_u64().unwrap()).map(Value::from).chain(["stand".into()]);
            for viewer in viewers {
                let [told, shown] = put_together(&mut spoken, &viewer);
                assert_eq!(told, shown);
            }
            let saved = spoken.say(r#"{"type":"save"}"#);
            let load = json!({ "type": "load", "record": saved["record"], "seed": saved["seed"] });
            let loaded = spoken.say(&load.to_string());
            assert_eq!(loaded["pending"], last["pending"]);
            assert_eq!(spoken.say(r#"{"type":"save"}"#)["record"], saved["record"]);
        }
    }
}

#[test]
fn a_match_of_every_game_ends_and_tells_its_dice() {
    let mut spoken = Spoken(Referee::new(host::games(), [2; 32]));
    for game in host::games().games() {
        let new = format!(r#"{{"type":"new","game":"{}","seed":"to the end"}}"#, game.game);
        let mut last = play(&mut spoken, &new, &mut bots::Rng::new(9), 200);
        if last["pending"]["waits"] == "answers" {
            last = spoken.say(r#"{"type":"concede","by":0}"#);
        }
        assert_eq!(last["pending"]["waits"], "nothing", "{}", game.game);
        assert!(last["pending"]["text"].as_str().is_some_and(|text| !text.is_empty()));
        assert_eq!(spoken.seat(0, r#"{"type":"save"}"#)["seed"], "to the end");
    }
}
