use std::time::Duration;

use serde_json::{Value, json};

use super::*;
use crate::message::SeatKind;
use crate::outbox::{Out, Queue, outbox};
use crate::table::tests::begun;

/// Somebody at the match of a test.
struct Guest {
    handle: Handle,
    outbox: Outbox,
    queue: Queue,
    caller: Caller,
}

fn room(seats: [SeatKind; 2]) -> Arc<Room> {
    let (game, created) = ("guild-ball".to_owned(), "now".to_owned());
    Arc::new(Room::new(game, 1, created, seats.to_vec(), "key", "s".to_owned(), Value::Null))
}

impl Guest {
    fn new(handle: &Handle, caller: Caller) -> Self {
        let (outbox, queue) = outbox();
        Self { handle: handle.clone(), outbox, queue, caller }
    }

    async fn say(&mut self, what: What) -> bool {
        let (done, answered) = oneshot::channel();
        let session = self.handle.room.session(Some("key")).unwrap();
        let outbox = self.outbox.clone();
        let mail = Mail { caller: self.caller, session, outbox, id: Some(json!(7)), what, done };
        self.handle.say(Box::new(mail), answered).await
    }

    /// Says something and gives the answer.
    async fn ask(&mut self, what: What) -> Value {
        assert!(self.say(what).await);
        self.next().await
    }

    async fn next(&mut self) -> Value {
        match tokio::time::timeout(Duration::from_secs(20), self.queue.next()).await.unwrap() {
            Some(Out::Text(text)) => serde_json::from_str(&text).unwrap(),
            other => panic!("{other:?}"),
        }
    }

    /// An answer to what is asked first.
    async fn choice(&mut self) -> What {
        let ask = |request: Value| What::Ask(serde_json::from_value(request).unwrap());
        let pending = self.ask(ask(json!({"type": "pending"}))).await["pending"].clone();
        let first = &pending["asks"][0]["ask"];
        let list = self.ask(ask(json!({"type": "candidates", "ask": first, "want": 4}))).await;
        let choice = json!({"type": "choose", "ask": list["ask"], "choice": list["choices"][0]["choice"]});
        ask(choice)
    }
}

#[tokio::test]
async fn nobody_is_told_what_the_journal_did_not_take() {
    let (table, paper) = begun();
    let room = room([SeatKind::Here; 2]);
    let handle = start("m".to_owned(), room, table, Duration::ZERO, ()).unwrap();
    let (mut ann, mut eve) = (Guest::new(&handle, 1), Guest::new(&handle, 2));
    for guest in [&mut ann, &mut eve] {
        assert_eq!(guest.ask(What::Enter).await["type"], "entered");
        assert_eq!(guest.ask(What::Watch(Who(kernel::Viewer::Stand))).await["type"], "watched");
    }
    let choice = ann.choice().await;
    *paper.full.lock().unwrap() = true;
    let answer = ann.ask(choice).await;
    assert_eq!((&answer["code"], &answer["id"]), (&json!("not_kept"), &json!(7)));
    // Eve's connection ends without a word about it, and the match has to be set up anew.
    assert!(matches!(eve.queue.next().await, Some(Out::Close(1011, _))));
    while handle.is_alive() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(!ann.say(What::Enter).await);
}

#[tokio::test]
async fn bots_wait_for_somebody_to_come_and_pause_between_steps() {
    let (table, paper) = begun();
    let before = paper.text.lock().unwrap().len();
    let pause = Duration::from_millis(120);
    let room = room([SeatKind::Random; 2]);
    let handle = start("m".to_owned(), room, table, pause, ()).unwrap();
    tokio::time::sleep(pause * 3).await;
    assert_eq!(paper.text.lock().unwrap().len(), before, "nobody is there");
    let mut eve = Guest::new(&handle, 1);
    eve.ask(What::Enter).await;
    eve.ask(What::Watch(Who(kernel::Viewer::Stand))).await;
    let began = Instant::now();
    for _ in 0..3 {
        assert_eq!(eve.next().await["type"], "updates");
    }
    assert!(began.elapsed() >= pause * 2, "{:?}", began.elapsed());
    handle.hang_up(1);
    tokio::time::sleep(pause).await;
    let left = paper.text.lock().unwrap().len();
    tokio::time::sleep(pause * 3).await;
    assert_eq!(paper.text.lock().unwrap().len(), left, "everybody has left");
}
