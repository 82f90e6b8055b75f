//! Whoever speaks over one connection: which rooms he has entered, and where his messages go.

use std::collections::BTreeMap;
use std::sync::Arc;

use host::Session;
use host::message::{Code, HallRequest, MatchRequest, Problem, Reply};
use serde_json::Value;
use tokio::sync::oneshot;
use tokio::task::spawn_blocking;

use crate::actor::{Caller, Handle, Mail, What};
use crate::frame::{self, Answer, Frame, Said};
use crate::message::{RoomCode, RoomReply, RoomRequest};
use crate::outbox::Outbox;
use crate::rooms::{Rooms, Wish, problem};

/// How many rooms one connection may be in.
const ROOMS_MAX: usize = 32;

pub(super) struct Speaker {
    caller: Caller,
    rooms: Arc<Rooms>,
    outbox: Outbox,
    entered: BTreeMap<String, Entered>,
}

/// A room that was entered, and what may be done there.
struct Entered {
    handle: Handle,
    session: Session,
}

/// Nothing more is to be said, or this is.
type Heard = Result<(), (Answer, Option<String>)>;

impl Speaker {
    pub(super) fn new(rooms: Arc<Rooms>, outbox: Outbox) -> Self {
        Self { caller: rooms.caller(), rooms, outbox, entered: BTreeMap::new() }
    }

    pub(super) fn caller(&self) -> Caller {
        self.caller
    }

    /// Leaves every room.
    pub(super) fn hang_up(&self) {
        for entered in self.entered.values() {
            entered.handle.hang_up(self.caller);
        }
    }

    /// Answers a frame that is no text.
    pub(super) fn hear_bytes(&self) {
        self.say(&problem(RoomCode::BadJson, "the frame is not text"), None, None);
    }

    /// Takes one frame; it is answered when this comes back.
    pub(super) async fn hear(&mut self, text: &str) {
        let Frame { id, name, said } = frame::read(text);
        let heard = match said {
            Ok(Said::Room(RoomRequest::Open { game, setup, seats, names, clock })) => {
                self.open(Wish { game, setup, seats, names, clock }).await
            }
            Ok(Said::Room(RoomRequest::Enter { key })) => self.enter(name, key, id.as_ref()).await,
            Ok(Said::Room(RoomRequest::Watch { viewer })) => {
                self.pass(name, What::Watch(viewer), id.as_ref()).await
            }
            Ok(Said::Room(RoomRequest::Leave {})) => self.leave(name, id.as_ref()).await,
            Ok(Said::Hall(request)) => self.ask_hall(request).await,
            Ok(Said::Match(MatchRequest::Join { .. })) => Err((no_join(), name)),
            Ok(Said::Match(request)) => self.pass(name, What::Ask(request), id.as_ref()).await,
            Err(answer) => Err((answer, name)),
        };
        if let Err((answer, name)) = heard {
            self.say(&answer, name.as_deref(), id.as_ref());
        }
    }

    fn say(&self, answer: &Answer, name: Option<&str>, id: Option<&Value>) {
        self.outbox.text(frame::write(answer, name, id));
    }

    async fn open(&self, wish: Wish) -> Heard {
        let rooms = Arc::clone(&self.rooms);
        let opened = spawn_blocking(move || rooms.open(wish)).await.unwrap_or_else(|_| Err(fault()));
        Err(match opened {
            Ok((name, key)) => (RoomReply::Opened { key }.into(), Some(name)),
            Err(answer) => (answer, None),
        })
    }

    async fn ask_hall(&self, request: HallRequest) -> Heard {
        let rooms = Arc::clone(&self.rooms);
        let reply = spawn_blocking(move || rooms.lobby(request)).await;
        Err((reply.map_or_else(|_| fault(), Answer::from), None))
    }

    async fn enter(&mut self, name: Option<String>, key: Option<String>, id: Option<&Value>) -> Heard {
        let Some(name) = name else {
            return Err((problem(RoomCode::BadMessage, "it is not said which match to enter"), None));
        };
        if self.entered.len() >= ROOMS_MAX && !self.entered.contains_key(&name) {
            let said = format!("one connection enters at most {ROOMS_MAX} matches");
            return Err((problem(RoomCode::TooMany, said), Some(name)));
        }
        // An actor may be put away between being found and being spoken to; then it is found anew, once.
        for _ in 0..2 {
            let (rooms, wanted) = (Arc::clone(&self.rooms), name.clone());
            let found = spawn_blocking(move || rooms.find(&wanted)).await.unwrap_or_else(|_| Err(fault()));
            let handle = found.map_err(|answer| (answer, Some(name.clone())))?;
            let Some(session) = handle.room.session(key.as_deref()) else {
                tracing::warn!(caller = self.caller, name, "a wrong key");
                return Err((problem(RoomCode::WrongKey, "that is not the key of this match"), Some(name)));
            };
            let entered = Entered { handle, session };
            if self.tell(&entered, What::Enter, id).await {
                self.entered.insert(name, entered);
                return Ok(());
            }
        }
        Err((fault(), Some(name)))
    }

    async fn leave(&mut self, name: Option<String>, id: Option<&Value>) -> Heard {
        let name = self.meant(name)?;
        self.pass(Some(name.clone()), What::Leave, id).await?;
        self.entered.remove(&name);
        Ok(())
    }

    /// Passes a message to the match that is meant.
    async fn pass(&mut self, name: Option<String>, what: What, id: Option<&Value>) -> Heard {
        let name = self.meant(name)?;
        let Some(entered) = self.entered.get(&name) else { return Err(not_entered(Some(name))) };
        if self.tell(entered, what, id).await {
            return Ok(());
        }
        self.entered.remove(&name);
        Err((problem(RoomCode::NotEntered, "the match was put away; enter it again"), Some(name)))
    }

    /// The match named, or the only one entered.
    fn meant(&self, name: Option<String>) -> Result<String, (Answer, Option<String>)> {
        let mut entered = self.entered.keys();
        match (name, entered.next(), entered.next()) {
            (Some(name), _, _) if self.entered.contains_key(&name) => Ok(name),
            (None, Some(only), None) => Ok(only.clone()),
            (name, _, _) => Err(not_entered(name)),
        }
    }

    async fn tell(&self, entered: &Entered, what: What, id: Option<&Value>) -> bool {
        let (done, answered) = oneshot::channel();
        let mail = Mail {
            caller: self.caller,
            session: entered.session,
            outbox: self.outbox.clone(),
            id: id.cloned(),
            what,
            done,
        };
        entered.handle.say(Box::new(mail), answered).await
    }
}

fn not_entered(name: Option<String>) -> (Answer, Option<String>) {
    let said = match &name {
        Some(name) => format!("match {name:?} was not entered"),
        None => "it is not said which match is meant, and not exactly one was entered".to_owned(),
    };
    (problem(RoomCode::NotEntered, said), name)
}

/// Nobody else in the room would be told of another name, and the whole journal is written anew for it.
fn no_join() -> Answer {
    let problem = Problem::new(Code::NotTrusted, "players are named when a match is opened");
    Reply::Error(problem.hint(r#"{"type":"open",…,"names":[…]} names them"#)).into()
}

fn fault() -> Answer {
    problem(RoomCode::Fault, "a fault of the program")
}
