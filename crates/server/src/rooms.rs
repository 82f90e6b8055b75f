//! All rooms of a hall: opening them, and finding the actor of a match.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use host::message::{HallRequest, Reply, Request};
use host::{Hall, Session};
use kernel::Viewer;
use tokio::sync::mpsc;

use crate::actor::{self, Caller, Handle};
use crate::files::Data;
use crate::frame::Answer;
use crate::journal::Journal;
use crate::message::{RoomCode, RoomProblem};
use crate::rate::Rate;
use crate::room::Room;
use crate::table::{Table, Unkept, Unseated};
use crate::timers::Timers;
use crate::{Config, StartFault, secret};

mod open;
#[cfg(test)]
mod tests;

pub(crate) use open::Wish;

/// How many matches may be in memory.
const LIVE_MAX: usize = 256;

/// How long a match may take to leave the memory, and how often it is looked whether it has.
const YIELD: Duration = Duration::from_secs(2);
const LOOK: Duration = Duration::from_millis(2);

/// How many matches may lie in the directory.
const ROOMS_MAX: u64 = 100_000;

/// How many matches may be opened at once, and how long it takes until one more may.
const OPEN_MAX: u32 = 40;
const OPEN_EVERY: Duration = Duration::from_millis(500);

/// All rooms of a hall.
pub(crate) struct Rooms {
    data: Arc<Data>,
    seed: Option<String>,
    bot_pause: Duration,
    /// Answers what is asked about no match.
    lobby: Mutex<Hall>,
    /// The actors of the matches in memory. Each has its own lock, so that loading one match keeps no other waiting.
    live: Mutex<BTreeMap<String, Arc<Mutex<Option<Handle>>>>>,
    /// How many actors there are, and may be.
    count: Arc<AtomicUsize>,
    most: usize,
    /// How many rooms there are.
    opened: Mutex<u64>,
    rate: Mutex<Rate>,
    callers: AtomicU64,
    /// Every actor holds one of these, so that the end of all can be waited for.
    alive: mpsc::Sender<()>,
}

/// What an actor holds as long as it lives: the directory, its place, and a sign of life.
struct Alive {
    count: Arc<AtomicUsize>,
    _data: Arc<Data>,
    _sign: mpsc::Sender<()>,
}

impl Drop for Alive {
    fn drop(&mut self) {
        self.count.fetch_sub(1, Ordering::Relaxed);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn problem(code: RoomCode, message: impl Into<String>) -> Answer {
    RoomProblem::new(code, message).into()
}

impl Rooms {
    /// The rooms of a data directory. The other half of `alive` closes when the last actor has ended.
    pub(crate) fn new(config: &Config, alive: mpsc::Sender<()>) -> Result<Self, StartFault> {
        let data = Data::take(&config.data)?;
        let rooms = data.rooms().map_err(|why| StartFault::Data(config.data.clone(), why))?;
        let entropy = secret::entropy().map_err(|why| StartFault::Randomness(why.to_string()))?;
        Ok(Self {
            data: Arc::new(data),
            seed: config.seed.clone(),
            bot_pause: config.bot_pause,
            lobby: Mutex::new(Hall::new(host::games(), entropy)),
            live: Mutex::default(),
            count: Arc::default(),
            most: LIVE_MAX,
            opened: Mutex::new(rooms),
            rate: Mutex::new(Rate::new(OPEN_MAX, OPEN_EVERY, Instant::now())),
            callers: AtomicU64::new(0),
            alive,
        })
    }

    /// How many matches are in memory.
    pub(crate) fn live(&self) -> usize {
        self.count.load(Ordering::Relaxed)
    }

    /// A number for a new connection.
    pub(crate) fn caller(&self) -> Caller {
        self.callers.fetch_add(1, Ordering::Relaxed)
    }

    /// Answers what is asked about the hall and no match. The speaker runs nothing here.
    pub(crate) fn lobby(&self, request: HallRequest) -> Reply {
        let session = Session::of(Viewer::Stand);
        lock(&self.lobby).handle(&session, &Request::Hall(request), None, None).0
    }

    /// The actor of a match, started from its files when it is not in memory. This reads files and may take a while.
    pub(crate) fn find(&self, name: &str) -> Result<Handle, Answer> {
        let unknown = || problem(RoomCode::UnknownMatch, format!("there is no match {name:?} here"));
        if !secret::is_name(name) {
            return Err(unknown());
        }
        if !self.data.room(name).exists() {
            return Err(unknown());
        }
        let slot = Arc::clone(lock(&self.live).entry(name.to_owned()).or_default());
        let mut slot = lock(&slot);
        if let Some(handle) = slot.as_ref().filter(|handle| handle.is_alive()) {
            return Ok(handle.clone());
        }
        let handle = self.load(name)?;
        *slot = Some(handle.clone());
        Ok(handle)
    }

    fn load(&self, name: &str) -> Result<Handle, Answer> {
        let alive = self.place()?;
        let unusable = |what: &str, why: &dyn std::fmt::Display| {
            tracing::error!(name, %why, "the {what} of a match cannot be used");
            RoomProblem::new(RoomCode::Damaged, format!("the {what} of match {name} cannot be used: {why}"))
        };
        let damaged = |what: &str, why: &dyn std::fmt::Display| Answer::from(unusable(what, why));
        let room = Room::read(&self.data.room(name))
            .map_err(|why| unusable("room", &why).hint(format!("put {name}.room.json back from a copy")))?;
        let (journal, record) =
            Journal::resume(self.data.record(name)).map_err(|why| damaged("record", &why))?;
        let entropy = self.entropy(room.number)?;
        let hall = Hall::new(host::games(), entropy);
        let unkept = |why: &Unkept| problem(RoomCode::NotKept, why.to_string());
        let mut table = Table::seat(hall, name, journal, &record, &room.seed).map_err(|why| match why {
            Unseated::Record(why) => damaged("record", &why.message),
            Unseated::Unkept(why) => unkept(&why),
        })?;
        if room.people().is_empty() {
            table.end_unplayable().map_err(|why| unkept(&why))?;
        }
        let clock = table.clock().map_err(|why| unkept(&why))?;
        let timers = clock
            .map(|clock| Timers::new(clock, room.seats.len(), Some(self.data.clock(name)), Instant::now()));
        let timers = timers.transpose().map_err(|why| damaged("clock", &why))?;
        actor::start(name.to_owned(), Arc::new(room), table, timers, self.bot_pause, alive)
            .map_err(|why| problem(RoomCode::Fault, format!("the match could not be started: {why}")))
    }

    /// A place in memory. When there is none, the match that nobody has been at for the longest time gives up its own.
    fn place(&self) -> Result<Alive, Answer> {
        let full = || problem(RoomCode::TooMany, format!("{} matches are being played", self.most));
        let wanted = Instant::now();
        while self
            .count
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, |count| self.one_more(count))
            .is_err()
        {
            let idle = self.most_idle().ok_or_else(full)?;
            idle.put_away();
            while self.live() >= self.most && wanted.elapsed() < YIELD {
                std::thread::sleep(LOOK);
            }
            if wanted.elapsed() >= YIELD {
                return Err(full());
            }
        }
        Ok(Alive { count: Arc::clone(&self.count), _data: Arc::clone(&self.data), _sign: self.alive.clone() })
    }

    fn one_more(&self, count: usize) -> Option<usize> {
        (count < self.most).then_some(count + 1)
    }

    /// The actor whose room has been empty for the longest time.
    fn most_idle(&self) -> Option<Handle> {
        let live = lock(&self.live);
        // A room that is locked is being looked for, so it is not idle.
        let handles = live.values().filter_map(|slot| slot.try_lock().ok()?.clone());
        let idle = handles.filter_map(|handle| Some((handle.idle_since()?, handle)));
        idle.min_by_key(|(since, _)| *since).map(|(_, handle)| handle)
    }

    /// What bots think with: the same for the same seed and match, so that a demonstration can be repeated.
    fn entropy(&self, number: u64) -> Result<[u8; 32], Answer> {
        match &self.seed {
            Some(seed) => Ok(secret::digest(&format!("guildhall bots {seed} {number}"))),
            None => secret::entropy().map_err(|why| no_randomness(&why)),
        }
    }
}

fn no_randomness(why: &secret::NoRandomness) -> Answer {
    problem(RoomCode::Fault, format!("the system gave no randomness: {why}"))
}
