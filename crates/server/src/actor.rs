//! The actor of a match: a thread that takes one message after another, lets bots play, and tells whoever watches.

use std::collections::BTreeMap;
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use host::Session;
use host::message::{MatchRequest, Who};
use serde_json::Value;
use tokio::sync::oneshot;

use crate::frame::{self, Answer};
use crate::journal::Keep;
use crate::message::{RoomCode, RoomProblem, RoomReply};
use crate::outbox::Outbox;
use crate::room::Room;
use crate::table::{Table, Unkept};
use crate::timers::Timers;

#[cfg(test)]
mod tests;
mod time;
mod visit;

use visit::Visitor;

/// How long a match with nobody in its room is kept in memory.
const IDLE: Duration = Duration::from_mins(10);

/// The number of a connection.
pub(crate) type Caller = u64;

/// What is said to an actor.
#[derive(Debug)]
pub(crate) enum What {
    /// Somebody enters the room.
    Enter,
    /// Somebody wants to be told what happens.
    Watch(Who),
    /// Somebody leaves the room.
    Leave,
    /// A message of the protocol.
    Ask(MatchRequest),
}

/// Something said to an actor, with who said it.
#[derive(Debug)]
pub(crate) struct Mail {
    pub(crate) caller: Caller,
    pub(crate) session: Session,
    pub(crate) outbox: Outbox,
    /// What the answer carries, too.
    pub(crate) id: Option<Value>,
    pub(crate) what: What,
    /// Told when the answer is in the outbox. It breaks off when the actor ended before.
    pub(crate) done: oneshot::Sender<()>,
}

/// How an actor is spoken to.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    pub(crate) room: Arc<Room>,
    mailbox: Sender<Post>,
    idle: Idle,
}

/// Since when nobody has been in the room of an actor; `None` when somebody is, and when the actor is to end or has.
#[derive(Clone, Debug)]
struct Idle(Arc<Mutex<Option<Instant>>>);

impl Idle {
    fn set(&self, since: Option<Instant>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = since;
    }

    fn get(&self) -> Option<Instant> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What lies in a mailbox.
#[derive(Debug)]
enum Post {
    Mail(Box<Mail>),
    /// A connection has ended.
    Hung(Caller),
    /// Somebody looks whether the actor is there.
    Knock,
    /// The place of the actor is wanted for another match.
    Yield,
}

impl Handle {
    /// Says something and waits until it is answered; `false` when the actor has ended.
    pub(crate) async fn say(&self, mail: Box<Mail>, done: oneshot::Receiver<()>) -> bool {
        self.mailbox.send(Post::Mail(mail)).is_ok() && done.await.is_ok()
    }

    /// Whether the actor still takes messages.
    pub(crate) fn is_alive(&self) -> bool {
        self.mailbox.send(Post::Knock).is_ok()
    }

    /// Since when nobody has been in the room, if nobody is.
    pub(crate) fn idle_since(&self) -> Option<Instant> {
        self.idle.get()
    }

    /// Asks the actor to end; it does unless somebody has come.
    pub(crate) fn put_away(&self) {
        self.idle.set(None);
        // An actor that has ended has given its place up.
        let _ = self.mailbox.send(Post::Yield);
    }

    /// Says that a connection has ended.
    pub(crate) fn hang_up(&self, caller: Caller) {
        // An actor that has ended needs no telling.
        let _ = self.mailbox.send(Post::Hung(caller));
    }
}

/// Starts the actor of a match. `alive` is held until it ends.
pub(crate) fn start<J: Keep + 'static, A: Send + 'static>(
    name: String,
    room: Arc<Room>,
    table: Table<J>,
    timers: Option<Timers>,
    pause: Duration,
    alive: A,
) -> io::Result<Handle> {
    let (sender, mailbox) = channel();
    let now = Instant::now();
    let idle = Idle(Arc::new(Mutex::new(Some(now))));
    let handle = Handle { room: Arc::clone(&room), mailbox: sender, idle: idle.clone() };
    let thread = std::thread::Builder::new().name(format!("match {name}"));
    let actor = Actor {
        name,
        table,
        timers,
        visitors: BTreeMap::new(),
        room,
        pause,
        stepped: now,
        visited: now,
        idle: idle.clone(),
        restless: true,
    };
    thread.spawn(move || {
        // Whoever finds the mailbox closed sets the match up anew, so it closes last.
        let (_alive, mailbox) = (alive, mailbox);
        run(actor, &mailbox);
        idle.set(None);
    })?;
    Ok(handle)
}

fn run<J: Keep>(mut actor: Actor<J>, mailbox: &Receiver<Post>) {
    tracing::debug!(name = actor.name, "a match is in memory");
    let end = loop {
        let post = match mailbox.recv_timeout(actor.patience()) {
            Ok(post) => Some(post),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => break Ok(()),
        };
        let done = match post {
            Some(Post::Yield) if actor.visitors.is_empty() => break Ok(()),
            None if actor.visitors.is_empty() => break Ok(()),
            post => actor.step(post),
        };
        if done.is_err() {
            break done;
        }
    };
    actor.stop_clocks();
    if let Err(why) = end {
        tracing::error!(name = actor.name, %why, "a match was put away");
        actor.give_up();
    }
    tracing::debug!(name = actor.name, "a match left the memory");
}

struct Actor<J> {
    name: String,
    table: Table<J>,
    /// The clocks, if time is counted.
    timers: Option<Timers>,
    visitors: BTreeMap<Caller, Visitor>,
    room: Arc<Room>,
    /// How long bots wait after a step.
    pause: Duration,
    /// When something happened in the match for the last time.
    stepped: Instant,
    /// When somebody was in the room for the last time.
    visited: Instant,
    /// The same, for whoever looks for a place.
    idle: Idle,
    /// Whether a bot may have something to say.
    restless: bool,
}

impl<J: Keep> Actor<J> {
    /// How long to wait for the next message: until bots are due, or until the match is put away.
    fn patience(&self) -> Duration {
        if self.visitors.is_empty() {
            return IDLE.saturating_sub(self.visited.elapsed());
        }
        let bots = if self.restless { self.pause.saturating_sub(self.stepped.elapsed()) } else { IDLE };
        self.until_out().map_or(bots, |out| out.min(bots))
    }

    /// One turn of the wheel: time that is out is said first, then comes what was said, or the bots.
    fn step(&mut self, post: Option<Post>) -> Result<(), Unkept> {
        self.expire()?;
        match post {
            Some(post) => self.take(post)?,
            None if self.restless && self.stepped.elapsed() >= self.pause => self.let_bots()?,
            None => {}
        }
        self.turn_clocks();
        Ok(())
    }

    fn take(&mut self, post: Post) -> Result<(), Unkept> {
        match post {
            Post::Hung(caller) => {
                self.leave(caller);
                Ok(())
            }
            Post::Knock => {
                self.visit();
                Ok(())
            }
            // Somebody has come in the meantime.
            Post::Yield => Ok(()),
            Post::Mail(mail) => {
                let mail = *mail;
                let answer = self.answer(&mail);
                match &answer {
                    Ok(answer) => self.say(&mail, answer),
                    Err(unkept) => self.say(&mail, &not_kept(unkept).into()),
                }
                if matches!(mail.what, What::Watch(_)) {
                    self.tell_clocks(Some(mail.caller));
                }
                // A connection that has ended waits for nothing.
                let _ = mail.done.send(());
                answer?;
                self.tell()
            }
        }
    }

    fn answer(&mut self, mail: &Mail) -> Result<Answer, Unkept> {
        match &mail.what {
            What::Enter => self.enter(mail),
            What::Watch(viewer) => self.watch(mail, *viewer),
            What::Leave => {
                self.leave(mail.caller);
                Ok(RoomReply::Left {}.into())
            }
            What::Ask(request) => {
                // Any message may have changed something; bots that have nothing to say are quickly asked.
                self.restless = true;
                Ok(self.table.handle(&mail.session, request.clone())?.into())
            }
        }
    }

    fn say(&self, mail: &Mail, answer: &Answer) {
        mail.outbox.text(frame::write(answer, Some(&self.name), mail.id.as_ref()));
    }

    fn leave(&mut self, caller: Caller) {
        if self.visitors.remove(&caller).is_some() {
            self.visit();
        }
    }

    /// Notes that somebody was or is here.
    fn visit(&mut self) {
        self.visited = Instant::now();
        self.idle.set(self.visitors.is_empty().then_some(self.visited));
    }

    /// Lets one bot speak and tells it, or finds that none has anything to say.
    fn let_bots(&mut self) -> Result<(), Unkept> {
        self.restless = false;
        for (seat, bot) in self.room.bots() {
            match self.table.let_bot(seat, bot)? {
                Ok(true) => {
                    self.restless = true;
                    self.stepped = Instant::now();
                    return self.tell();
                }
                Ok(false) => {}
                // The match waits until somebody else does something; asking again at once would not help.
                Err(problem) => {
                    tracing::error!(name = self.name, %seat, message = problem.message, "a bot is at a loss");
                }
            }
        }
        Ok(())
    }

    /// Ends the connections of everybody who is here: what they have seen holds, and when they come back they find the
    /// match as it was last kept.
    fn give_up(&self) {
        for visitor in self.visitors.values() {
            visitor.outbox.close(1011, "the match could not be kept");
        }
    }
}

fn not_kept(why: &Unkept) -> RoomProblem {
    let code = match why {
        Unkept::Journal(_) => RoomCode::NotKept,
        Unkept::Lost(_) => RoomCode::Fault,
    };
    RoomProblem::new(code, why.to_string())
}
