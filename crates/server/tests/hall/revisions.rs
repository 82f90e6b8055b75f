//! Matches that were begun before the rules were changed, in a hall that was stopped and is started again.

use guild_ball::GuildBall;
use kernel::Game;
use record::{Record, Step};
use serde_json::{Value, json};

use crate::client::{Client, asked};
use crate::hall::{Folder, Hall};

type Ball = Record<GuildBall>;

async fn pending(client: &mut Client, name: &str) -> Value {
    client.done(json!({"type": "pending", "match": name})).await["pending"].clone()
}

/// Opens a match of two people, answers a few asks and stops the hall; gives its name, its key and what it waits for.
async fn begun(folder: &Folder) -> (String, String, Value) {
    let hall = Hall::start(folder).await;
    let mut ann = hall.client().await;
    let (name, key) = ann.open(GuildBall::ID, &["here", "here"]).await;
    ann.enter(&name, &key).await;
    for _ in 0..5 {
        let seat = asked(&pending(&mut ann, &name).await)[0];
        ann.answer(&name, seat).await;
    }
    let waits = pending(&mut ann, &name).await;
    hall.stop().await;
    (name, key, waits)
}

fn kept(folder: &Folder, name: &str) -> Ball {
    Ball::parse(&std::fs::read_to_string(folder.record(name)).unwrap()).unwrap()
}

/// Writes the record of a match as if the revision before had been played, with an edit of its text.
fn made_older(folder: &Folder, name: &str, edit: impl Fn(String) -> String) -> String {
    let text = std::fs::read_to_string(folder.record(name)).unwrap();
    let unlinked = text.lines().map(|line| line.rsplit_once(",\"link\"").unwrap().0.to_owned() + "}\n");
    let plain: String = unlinked.collect();
    let plain = plain.replacen("\"format\":2", "\"format\":1", 1);
    let mut record = Ball::parse(&edit(plain)).unwrap();
    record.header_mut().revision = GuildBall::REVISION - 1;
    let text = record.to_ndjson().unwrap();
    std::fs::write(folder.record(name), &text).unwrap();
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_after_a_new_revision_that_changes_nothing_in_it() {
    let folder = Folder::new();
    let (name, key, before) = begun(&folder).await;
    let older = made_older(&folder, &name, |text| text);
    for again in 0..2 {
        let hall = Hall::start(&folder).await;
        let mut ann = hall.client().await;
        assert_eq!(ann.enter(&name, &key).await["over"], false);
        let now = pending(&mut ann, &name).await;
        if again == 0 {
            assert_eq!(now, before);
        }
        ann.answer(&name, asked(&now)[0]).await;
        hall.stop().await;
    }
    let text = std::fs::read_to_string(folder.record(&name)).unwrap();
    assert!(text.starts_with(&older), "what was kept is appended to");
    let record = kept(&folder, &name);
    let told = record.entries().iter().filter(|entry| matches!(entry.step, Step::Revision(_))).count();
    assert_eq!((record.revision(), told), (GuildBall::REVISION, 1));
    assert!(record.audit().unwrap().older > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_bots_that_would_have_gone_otherwise_ends_by_itself() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = ann.open(GuildBall::ID, &["random", "random"]).await;
    ann.enter(&name, &key).await;
    ann.watch(&name, "stand").await;
    while !std::fs::read_to_string(folder.record(&name)).unwrap().contains("\"needs\":0") {
        ann.news().await;
    }
    hall.stop().await;
    let older = made_older(&folder, &name, |text| text.replacen("\"needs\":0", "\"needs\":6", 1));

    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let entered = ann.enter(&name, &key).await;
    assert_eq!((&entered["over"], &entered["yours"]), (&json!(true), &json!([])), "{entered}");
    hall.stop().await;
    let text = std::fs::read_to_string(folder.record(&name)).unwrap();
    assert!(text.starts_with(&older) && text.ends_with('\n'));
    assert!(kept(&folder, &name).fold().unwrap().outcome.is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_that_would_have_gone_otherwise_is_told_and_ended() {
    let folder = Folder::new();
    let (name, key, _) = begun(&folder).await;
    let older = made_older(&folder, &name, |text| {
        assert!(text.contains("\"needs\":0"), "the starting roll was made");
        text.replacen("\"needs\":0", "\"needs\":6", 1)
    });
    let differs = kept(&folder, &name).audit().unwrap_err().entry;

    let hall = Hall::start(&folder).await;
    let (mut ann, mut stand) = (hall.client().await, hall.client().await);
    assert_eq!(ann.enter(&name, &key).await["over"], false);
    let watched = ann.watch(&name, 0).await;
    assert_eq!(watched["pending"]["waits"], "end", "{watched}");
    assert_eq!(watched["pending"]["entry"], differs);
    assert_eq!(watched["pending"]["say"]["id"], "hall-parted");
    assert!(watched["log"].as_array().unwrap().len() > 3, "it can be watched");
    let choose = json!({"type": "choose", "match": name, "seat": 0, "text": "…"});
    assert_eq!(ann.code(choose).await, "parted");
    stand.done(json!({"type": "enter", "match": name})).await;
    stand.watch(&name, "stand").await;
    assert_eq!(stand.code(json!({"type": "void", "match": name})).await, "not_yours");
    assert_eq!(std::fs::read_to_string(folder.record(&name)).unwrap(), older);
    hall.stop().await;

    // It waits for its end in the next hall, too.
    let hall = Hall::start(&folder).await;
    let (mut ann, mut bea) = (hall.client().await, hall.client().await);
    for client in [&mut ann, &mut bea] {
        client.enter(&name, &key).await;
    }
    bea.watch(&name, 1).await;
    let over = ann.done(json!({"type": "void", "match": name, "by": 0})).await;
    assert_eq!(over["pending"]["waits"], "nothing", "{over}");
    let told = bea.news().await;
    assert_eq!(told["updates"][0]["pending"]["say"]["id"], "gb-outcome-void", "{told}");
    hall.stop().await;

    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    assert_eq!(ann.enter(&name, &key).await["over"], true);
    let saved = ann.done(json!({"type": "save", "match": name})).await;
    let record = Ball::parse(saved["record"].as_str().unwrap()).unwrap();
    assert!(record.fold().unwrap().outcome.is_some(), "its record can be watched");
    hall.stop().await;
}
