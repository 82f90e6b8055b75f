use std::time::Duration;

use serde_json::{Value, json};

use super::*;
use crate::message::SeatKind;
use crate::outbox::{Out, Queue, outbox};
use crate::table::tests::{begun, begun_with};
use crate::timers::Timers;

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
    let handle = start("m".to_owned(), room, table, None, Duration::ZERO, ()).unwrap();
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
    let handle = start("m".to_owned(), room, table, None, pause, ()).unwrap();
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

/// The clock runs from the first Maintenance Phase on (GB-TOUR-13); when it is out the match is told so, once, and a minute
/// begins.
#[tokio::test]
async fn a_clock_that_runs_out_is_said_to_the_match() {
    let setup = serde_json::to_string(&guild_ball::setup::Setup {
        clock: true,
        ..guild_ball::setup::Setup::introductory()
    });
    let new = format!(
        r#"{{"type":"new","game":"guild-ball","seed":"s","setup":{},"clock":{{"main_ms":400}}}}"#,
        setup.unwrap()
    );
    let (mut table, paper) = begun_with(&new);
    let clock = table.clock().unwrap().unwrap();
    while table.running().is_empty() {
        for seat in [0, 1].map(kernel::Seat) {
            table.let_bot(seat, "random").unwrap().unwrap();
        }
    }
    let seat = table.running()[0].seat.index();
    let timers = Timers::new(clock, 2, None, Instant::now()).unwrap();
    let room = room([SeatKind::Here; 2]);
    let handle = start("m".to_owned(), room, table, Some(timers), Duration::ZERO, ()).unwrap();
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert!(!paper.text.lock().unwrap().contains("time_out"), "nobody is there");
    let mut ann = Guest::new(&handle, 1);
    assert_eq!(ann.ask(What::Enter).await["clock"]["main_ms"], 400);
    ann.ask(What::Watch(Who(kernel::Viewer::Stand))).await;
    let first = ann.next().await;
    assert_eq!((&first["type"], &first["seats"][seat]["runs"]), (&json!("clocks"), &json!(true)));
    assert_eq!(first["seats"][1 - seat], json!({"left_ms": 400, "extra": false, "runs": false}));
    let out = ann.next().await;
    assert!(out.to_string().contains("time_out"), "{out}");
    let minute = ann.next().await["seats"][seat].clone();
    assert_eq!((&minute["extra"], &minute["runs"]), (&json!(true), &json!(true)));
    assert!(minute["left_ms"].as_u64().is_some_and(|left| (50_000..=60_000).contains(&left)), "{minute}");
    assert_eq!(paper.text.lock().unwrap().matches("time_out").count(), 1);
}
