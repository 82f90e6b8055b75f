//! What is on the disk, and going on from it.

use std::io::Write as _;

use guild_ball::GuildBall;
use record::Record;
use serde_json::{Value, json};

use crate::client::{Client, asked};
use crate::hall::{Folder, Hall};

const BALL: &str = "guild-ball";

async fn pending(client: &mut Client, name: &str) -> Value {
    client.done(json!({"type": "pending", "match": name})).await["pending"].clone()
}

/// Opens a match of two people and answers a few asks.
async fn begin(client: &mut Client, steps: u32) -> (String, String) {
    let (name, key) = client.open(BALL, &["here", "here"]).await;
    client.enter(&name, &key).await;
    for _ in 0..steps {
        let seat = asked(&pending(client, &name).await)[0];
        client.answer(&name, seat).await;
    }
    (name, key)
}

fn read(folder: &Folder, name: &str) -> String {
    std::fs::read_to_string(folder.record(name)).unwrap()
}

/// Reads the record as every tool does and runs it again by the rules; gives the number of entries.
fn audit(folder: &Folder, name: &str) -> usize {
    let record = Record::<GuildBall>::parse(&read(folder, name)).unwrap();
    record.audit().unwrap();
    record.entries().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_goes_on_where_it_stopped() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = begin(&mut ann, 5).await;
    let before = pending(&mut ann, &name).await;
    hall.stop().await;
    assert!(ann.receive().await.is_none(), "the connection is ended");
    let entries = audit(&folder, &name);

    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    assert_eq!(ann.enter(&name, &key).await["yours"], json!([0, 1]));
    let after = pending(&mut ann, &name).await;
    assert_eq!(after, before);
    ann.answer(&name, asked(&after)[0]).await;
    assert!(audit(&folder, &name) > entries);
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_in_the_journal_when_it_is_told() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, _) = begin(&mut ann, 0).await;
    for _ in 0..8 {
        let before = audit(&folder, &name);
        let seat = asked(&pending(&mut ann, &name).await)[0];
        ann.answer(&name, seat).await;
        assert!(audit(&folder, &name) > before);
    }
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_torn_last_line_is_cut_off_and_the_match_goes_on() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = begin(&mut ann, 4).await;
    hall.stop().await;
    let whole = read(&folder, &name);
    // The crash came in the middle of an answer.
    let mut file = std::fs::OpenOptions::new().append(true).open(folder.record(&name)).unwrap();
    file.write_all(br#"{"n":99,"input":{"answ"#).unwrap();
    drop(file);
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    ann.enter(&name, &key).await;
    assert_eq!(read(&folder, &name), whole);
    let seat = asked(&pending(&mut ann, &name).await)[0];
    ann.answer(&name, seat).await;
    audit(&folder, &name);
    hall.stop().await;

    // The crash came between an answer and the draws that follow it: they are made again, the same.
    let whole = read(&folder, &name);
    let cut: String = whole.lines().take(3).flat_map(|line| [line, "\n"]).collect();
    std::fs::write(folder.record(&name), &cut).unwrap();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    ann.enter(&name, &key).await;
    let now = read(&folder, &name);
    assert!(now.starts_with(&cut) && whole.starts_with(&now));
    audit(&folder, &name);
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_file_is_told_and_stops_nothing_else() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let mut names = Vec::new();
    for _ in 0..5 {
        names.push(begin(&mut ann, 1).await);
    }
    hall.stop().await;
    let record = read(&folder, &names[0].0);
    std::fs::write(folder.record(&names[0].0), record.replacen("\"revision\":", "\"revision\":9", 1))
        .unwrap();
    std::fs::write(folder.record(&names[1].0), [0_u8, 255, 10]).unwrap();
    std::fs::remove_file(folder.record(&names[2].0)).unwrap();
    std::fs::write(folder.room(&names[3].0), "{").unwrap();

    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    for (name, key) in &names[..4] {
        let told = ann.ask(json!({"type": "enter", "match": name, "key": key})).await;
        assert_eq!(told["code"], "damaged", "{told}");
        let (message, hint) = (told["message"].as_str().unwrap(), told["hint"].as_str().unwrap());
        let helps = if message.contains("the room of") { "room.json back" } else { "record audit" };
        assert!(hint.contains(helps), "{told}");
    }
    let (name, key) = &names[4];
    ann.enter(name, key).await;
    let seat = asked(&pending(&mut ann, name).await)[0];
    ann.answer(name, seat).await;
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_given_when_a_match_is_opened_and_not_later() {
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let opened =
        json!({"type": "open", "game": "guild-ball", "seats": ["here", "here"], "names": ["", "Bea"]});
    let opened = ann.done(opened).await;
    let (name, key) = (opened["match"].as_str().unwrap(), opened["key"].as_str().unwrap());
    ann.enter(name, key).await;
    let before = read(&folder, name);
    let join = json!({"type": "join", "match": name, "seat": 1, "name": "Eve"});
    assert_eq!(ann.code(join).await, "not_trusted");
    assert_eq!(read(&folder, name), before);
    hall.stop().await;
    let hall = Hall::start(&folder).await;
    let entered = hall.client().await.enter(name, key).await;
    assert_eq!(entered["seats"][1]["player"], "Bea");
    hall.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn files_are_the_owners_and_hold_no_key() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = Folder::new();
    let hall = Hall::start(&folder).await;
    let mut ann = hall.client().await;
    let (name, key) = begin(&mut ann, 1).await;
    for path in [folder.record(&name), folder.room(&name)] {
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
        assert!(!std::fs::read_to_string(&path).unwrap().contains(&key));
    }
    hall.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seed_gives_the_same_match() {
    let mut records = Vec::new();
    for _ in 0..2 {
        let folder = Folder::new();
        let hall = Hall::start(&folder).await;
        let mut ann = hall.client().await;
        let (name, _) = begin(&mut ann, 4).await;
        let entries: Vec<String> = read(&folder, &name)
            .lines()
            .skip(1)
            .map(|line| line.split(",\"link\"").next().unwrap_or(line))
            .map(|line| line.split(",\"at\"").next().unwrap_or(line).to_owned())
            .collect();
        records.push(entries);
        hall.stop().await;
    }
    assert_eq!(records[0], records[1]);
}
