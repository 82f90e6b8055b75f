//! Whole matches through the socket.

use guild_ball::GuildBall;
use guild_master::GuildMaster;
use kernel::Game;
use record::Record;
use serde_json::{Value, json};

use crate::client::{Client, asked};
use crate::hall::{Folder, Hall};

/// Follows the news of a match until it is over.
async fn follow(client: &mut Client, mut pending: Value, mut n: u64) -> Value {
    while pending["waits"] != "nothing" {
        let news = client.news().await;
        assert_eq!(news["type"], "updates", "{news}");
        for update in news["updates"].as_array().unwrap() {
            n += 1;
            assert_eq!(update["n"], n, "updates come without a gap");
            if let Some(new) = update.get("pending") {
                pending = new.clone();
            }
        }
    }
    pending
}

fn audit<G: Game>(folder: &Folder, name: &str) -> Record<G> {
    let text = std::fs::read_to_string(folder.record(name)).unwrap();
    let record = Record::<G>::parse(&text).unwrap();
    record.audit().unwrap();
    record
}

async fn bots_play<G: Game>() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut eve = hall.client().await;
    let (name, _) = eve.open(G::ID, &["random", "random"]).await;
    eve.done(json!({"type": "enter", "match": name})).await;
    let watched = eve.watch(&name, "stand").await;
    let n = watched["n"].as_u64().unwrap();
    let end = follow(&mut eve, watched["pending"].clone(), n).await;
    assert!(end["winners"].is_array());
    let entered = eve.done(json!({"type": "enter", "match": name})).await;
    assert_eq!(entered["over"], true);
    // The record is told now, and is what lies on the disk.
    let saved = eve.done(json!({"type": "save", "match": name})).await;
    assert_eq!(saved["record"], std::fs::read_to_string(folder.record(&name)).unwrap());
    audit::<G>(&folder, &name);
    hall.stop().await;
}

/// A person who takes any of the candidates plays a bot, with a restart of the hall in the middle.
async fn a_person_plays<G: Game>() {
    let folder = Folder::new();
    let mut hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = ann.open(G::ID, &["here", "random"]).await;
    ann.enter(&name, &key).await;
    let (mut answers, mut dice) = (0_u32, 7_usize);
    loop {
        let pending = ann.done(json!({"type": "pending", "match": name})).await["pending"].clone();
        if pending["waits"] == "nothing" {
            break;
        }
        if !asked(&pending).contains(&0) {
            tokio::task::yield_now().await;
            continue;
        }
        let list = ann.ask(json!({"type": "candidates", "match": name, "seat": 0})).await;
        // The bot may have answered in the meantime, so that nothing is asked any more.
        let Some(choices) = list["choices"].as_array() else { continue };
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = &choices[(dice >> 33) % choices.len()]["choice"];
        ann.ask(json!({"type": "choose", "match": name, "ask": list["ask"], "choice": choice})).await;
        answers += 1;
        assert!(answers < 20_000, "the match does not end");
        if answers == 20 {
            hall.stop().await;
            hall = Hall::start(&folder).await;
            ann = hall.client().await;
            ann.enter(&name, &key).await;
        }
    }
    audit::<G>(&folder, &name);
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_guild_ball_to_the_end() {
    bots_play::<GuildBall>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_play_guild_master_to_the_end() {
    bots_play::<GuildMaster>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_guild_ball_to_the_end() {
    a_person_plays::<GuildBall>().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_guild_master_to_the_end() {
    a_person_plays::<GuildMaster>().await;
}
