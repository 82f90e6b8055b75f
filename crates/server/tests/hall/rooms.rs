//! Rooms: open, enter, watch, choose, leave.

use serde_json::json;

use crate::client::asked;
use crate::hall::{Folder, Hall};

const BALL: &str = "guild-ball";
const MASTER: &str = "guild-master";
const TWO: [&str; 2] = ["here"; 2];
const THREE: [&str; 3] = ["here"; 3];

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_opened_entered_watched_and_played() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let request = json!({"type": "open", "game": BALL, "seats": ["here", "here"], "names": ["Ann", "Bob"]});
    let opened = ann.done(request).await;
    let (name, key) = (opened["match"].as_str().unwrap(), opened["key"].as_str().unwrap());
    let entered = ann.enter(name, key).await;
    assert_eq!(entered["type"], "entered");
    assert_eq!(entered["game"], BALL);
    assert_eq!(entered["yours"], json!([0, 1]));
    assert_eq!(entered["over"], false);
    assert_eq!(entered["seats"][0]["player"], "Ann");
    assert_eq!(entered["seats"][1]["kind"], "here");
    assert!(entered["setup"].is_object());

    let watched = ann.watch(name, 0).await;
    assert_eq!(watched["viewer"], 0);
    assert!(watched["view"].is_object());
    let n = watched["n"].as_u64().unwrap();
    assert_eq!(watched["log"].as_array().unwrap().last().unwrap()["n"], n);

    let seat = asked(&watched["pending"])[0];
    let done = ann.answer(name, seat).await;
    assert_eq!(done["type"], "done");
    let news = ann.news().await;
    assert_eq!(
        (&news["type"], &news["match"], &news["viewer"]),
        (&json!("updates"), &json!(name), &json!(0))
    );
    assert_eq!(news["updates"][0]["n"], n + 1);
    assert!(news.get("id").is_none());
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_key_decides_who_sees_and_does_what() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = ann.open(MASTER, &["here", "here"]).await;
    ann.enter(&name, &key).await;
    let prompts = |pending: &serde_json::Value| {
        let asks = pending["asks"].as_array().unwrap().clone();
        asks.iter().filter(|ask| ask.get("prompt").is_some()).count()
    };
    // Both seats of one screen see their prompts; each viewer sees his own.
    let pending = ann.done(json!({"type": "pending", "match": name})).await["pending"].clone();
    assert_eq!(prompts(&pending), asked(&pending).len());
    let one = ann.watch(&name, 1).await;
    assert!(prompts(&one["pending"]) <= 1);

    // A spectator sees none, and can do nothing.
    let mut eve = hall.client().await;
    assert_eq!(eve.code(json!({"type": "watch", "match": name, "viewer": "stand"})).await, "not_entered");
    let entered = eve.done(json!({"type": "enter", "match": name})).await;
    assert_eq!(entered["yours"], json!([]));
    let stand = eve.watch(&name, "stand").await;
    assert_eq!(prompts(&stand["pending"]), 0);
    assert_eq!(eve.code(json!({"type": "watch", "match": name, "viewer": 0})).await, "not_yours");
    assert_eq!(eve.code(json!({"type": "candidates", "match": name, "seat": 0})).await, "not_yours");
    assert_eq!(eve.code(json!({"type": "concede", "match": name, "by": 0})).await, "not_yours");
    assert_eq!(eve.code(json!({"type": "save", "match": name})).await, "not_over");
    for trusted in ["begin", "outcomes"] {
        assert_eq!(eve.ask(json!({"type": trusted, "match": name})).await["type"], "error");
    }
    assert_eq!(eve.code(json!({"type": "adjudicate", "match": name, "winner": 0})).await, "not_trusted");
    assert_eq!(ann.code(json!({"type": "adjudicate", "match": name, "winner": 0})).await, "not_trusted");
    assert_eq!(ann.code(json!({"type": "matches"})).await, "not_trusted");

    // A wrong key opens nothing.
    let wrong = json!({"type": "enter", "match": name, "key": "guess"});
    assert_eq!(hall.client().await.code(wrong).await, "wrong_key");
    assert_eq!(eve.code(json!({"type": "enter", "match": "../../secret"})).await, "unknown_match");
    assert_eq!(eve.code(json!({"type": "enter", "match": "aaaaaaaaaaaaaaaa"})).await, "unknown_match");
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_who_watches_is_told_and_nobody_who_left() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let (mut ann, mut bob) = (hall.client().await, hall.client().await);
    let (name, key) = ann.open(BALL, &["here", "here"]).await;
    for client in [&mut ann, &mut bob] {
        client.enter(&name, &key).await;
    }
    let seat = asked(&ann.watch(&name, 0).await["pending"])[0];
    bob.watch(&name, 1).await;
    // A new watch takes the place of the old one.
    bob.watch(&name, "stand").await;
    ann.answer(&name, seat).await;
    assert_eq!(ann.news().await["viewer"], 0);
    assert_eq!(bob.news().await["viewer"], "stand");
    assert!(bob.is_quiet().await);
    assert_eq!(bob.done(json!({"type": "leave", "match": name})).await["type"], "left");
    let pending = ann.done(json!({"type": "pending", "match": name})).await["pending"].clone();
    ann.answer(&name, asked(&pending)[0]).await;
    assert_eq!(ann.news().await["type"], "updates");
    assert!(bob.is_quiet().await);
    assert_eq!(bob.code(json!({"type": "view", "match": name})).await, "not_entered");
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_may_break_off_and_another_goes_on() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = ann.open(BALL, &["here", "here"]).await;
    ann.enter(&name, &key).await;
    let watched = ann.watch(&name, "stand").await;
    ann.answer(&name, asked(&watched["pending"])[0]).await;
    let last = ann.news().await["last"].clone();
    drop(ann);
    let mut again = hall.client().await;
    again.enter(&name, &key).await;
    let watched = again.watch(&name, "stand").await;
    assert_eq!(watched["n"], last);
    again.answer(&name, asked(&watched["pending"])[0]).await;
    assert_eq!(again.news().await["type"], "updates");
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_answer_by_themselves_and_agree_to_takebacks() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = ann.open(BALL, &["here", "random"]).await;
    ann.enter(&name, &key).await;
    ann.watch(&name, 0).await;
    for _ in 0..6 {
        // The bot answers whatever keeps the person from being the only one who is asked.
        while asked(&ann.done(json!({"type": "pending", "match": name})).await["pending"]) != [0] {}
        ann.answer(&name, 0).await;
    }
    // Whatever came in between, the bot agrees and the match goes back.
    ann.done(json!({"type": "undo", "match": name})).await;
    let back = loop {
        let news = ann.news().await;
        let updates = news["updates"].as_array().unwrap().clone();
        if let Some(back) = updates.iter().find_map(|update| update.get("takeback")) {
            break back.clone();
        }
    };
    assert_eq!(back["by"], 0);
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_opened_is_told() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let mut code = async |request| ann.code(request).await;
    assert_eq!(
        code(json!({"type": "open", "game": "chess", "seats": ["here", "here"]})).await,
        "unknown_game"
    );
    assert_eq!(code(json!({"type": "open", "game": BALL, "seats": []})).await, "bad_message");
    assert_eq!(code(json!({"type": "open", "game": BALL, "seats": ["king", "here"]})).await, "bad_message");
    assert_eq!(code(json!({"type": "open", "game": BALL, "seats": THREE})).await, "bad_setup");
    let setup = json!({"type": "open", "game": BALL, "seats": TWO, "setup": {"nonsense": 1}});
    assert_eq!(code(setup).await, "bad_setup");
    let sound = ann.done(json!({"type": "setup", "game": MASTER, "seats": 3})).await["setup"].clone();
    let two = json!({"type": "open", "game": MASTER, "seats": TWO, "setup": sound});
    assert_eq!(ann.code(two).await, "bad_setup");
    let three = json!({"type": "open", "game": MASTER, "seats": THREE, "setup": sound});
    assert_eq!(ann.done(three).await["type"], "opened");
    // The hall is asked without any match.
    assert_eq!(ann.done(json!({"type": "hello"})).await["software"], "guildhall");
    assert_eq!(ann.code(json!({"type": "view"})).await, "not_entered");
    // More than a few dozen at once are too many.
    let mut last = String::new();
    for _ in 0..80 {
        let answer = ann.ask(json!({"type": "open", "game": MASTER, "seats": TWO})).await;
        last = answer["code"].as_str().unwrap_or("").to_owned();
        if !last.is_empty() {
            break;
        }
    }
    assert_eq!(last, "too_fast");
    hall.stop().await;
}
