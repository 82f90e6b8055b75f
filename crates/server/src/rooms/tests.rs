use host::message::MatchRequest;
use serde_json::Value;
use tokio::sync::oneshot;

use super::*;
use crate::actor::{Mail, What};
use crate::message::{RoomReply, SeatKind};
use crate::outbox::outbox;

/// A directory that goes away with the test.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("guildhall-rooms-{name}-{}", std::process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn rooms(folder: &Folder, seed: &str) -> Rooms {
    let mut config = Config::new(folder.0.clone());
    config.seed = Some(seed.to_owned());
    Rooms::new(&config, mpsc::channel(1).0).unwrap()
}

fn wish(game: &str, seats: usize, setup: Option<Value>) -> Wish {
    Wish { game: game.to_owned(), setup, seats: vec![SeatKind::Here; seats], names: Vec::new(), clock: None }
}

fn open(rooms: &Rooms) -> String {
    rooms.open(wish("guild-master", 2, None)).unwrap().0
}

/// Says something to an actor; whether it was taken.
async fn say(handle: &Handle, caller: Caller, what: What) -> bool {
    let (done, answered) = oneshot::channel();
    let session = handle.room.session(None).unwrap();
    let mail = Mail { caller, session, outbox: outbox().0, id: None, what, done };
    handle.say(Box::new(mail), answered).await
}

#[tokio::test]
async fn a_match_that_is_wanted_takes_the_place_of_the_one_left_longest_ago() {
    let folder = Folder::new("idle");
    let mut rooms = rooms(&folder, "s");
    rooms.most = 2;
    let [a, b, c] = [(); 3].map(|()| open(&rooms));
    let [first, second] = [&a, &b].map(|name| rooms.find(name).unwrap());
    // The first is looked at once more, so the second has been left alone for longer.
    assert!(say(&first, 1, What::Enter).await);
    assert!(say(&first, 1, What::Leave).await);
    let third = rooms.find(&c).unwrap();
    assert!(!second.is_alive() && first.is_alive());
    assert_eq!(rooms.live(), 2);
    // Whoever is in a room keeps it.
    for (caller, handle) in [(1, &first), (2, &third)] {
        assert!(say(handle, caller, What::Enter).await);
    }
    let Err(Answer::Room(full)) = rooms.find(&b) else { panic!("there is no place") };
    assert!(matches!(*full, RoomReply::Error(problem) if problem.code == RoomCode::TooMany));
    assert!(say(&first, 1, What::Ask(MatchRequest::Match {})).await);
    first.hang_up(1);
    // It leaves as soon as it has heard that.
    assert!(say(&first, 3, What::Leave).await);
    assert!(rooms.find(&b).unwrap().is_alive());
    assert!(!first.is_alive());
    assert_eq!(rooms.live(), 2);
}

#[test]
fn what_could_not_be_opened_does_not_count() {
    let (one, two) = (Folder::new("count-1"), Folder::new("count-2"));
    let (calm, tried) = (rooms(&one, "s"), rooms(&two, "s"));
    assert!(tried.open(wish("chess", 2, None)).is_err());
    assert!(tried.open(wish("guild-ball", 3, None)).is_err());
    assert!(tried.open(wish("guild-ball", 2, Some(Value::Null))).is_err());
    let seed = |rooms: &Rooms, name: &str| Room::read(&rooms.data.room(name)).unwrap().seed;
    let (expected, found) = (open(&calm), open(&tried));
    assert_eq!(seed(&calm, &expected), seed(&tried, &found));
}
