//! Random play until everything a game names has been reached, and the list of what never was.
//!
//! Matches are played at random, every second one by players who take every kind of answer equally often, now and then
//! with a greedy player at the table, with time running out and with endings from outside. Beside every decision answers
//! are tried that are mostly illegal, so that refusals are met too.

mod play;

use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use kernel::{Mark, Marked};
use words::Shown;

use self::play::Played;
use crate::laws::panic_text;

/// How long to look, and from where.
#[derive(Clone, Debug)]
pub struct Search {
    /// The seed of the whole run.
    pub seed: u64,
    /// The most matches.
    pub games: u64,
    /// The longest time.
    pub time: Option<Duration>,
    /// On how many threads.
    pub threads: usize,
    /// After how many inputs a match is stopped.
    pub inputs_max: u32,
    /// Texts of scenarios from whose stages, or from the middle of whose scripts, every fourth match is played on for a while:
    /// what needs a rare position is near there.
    pub stages: Vec<String>,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct Reached {
    /// The game.
    pub game: &'static str,
    /// How many matches were played.
    pub games: u64,
    /// How long it took.
    pub took: Duration,
    /// How often everything listed was reached.
    pub counts: BTreeMap<Mark, u64>,
    /// What is listed and was reached and yet is not on the list of the game.
    pub unlisted: Vec<Mark>,
    /// How many matches were stopped at the stated number of inputs.
    pub unfinished: u64,
    /// What went wrong, one line for each match it happened in.
    pub errors: Vec<String>,
}

impl Reached {
    /// Whether at most one match in a thousand was stopped.
    #[must_use]
    pub fn ended(&self) -> bool {
        self.unfinished * 1000 <= self.games
    }

    /// What was never reached.
    pub fn never(&self) -> impl Iterator<Item = Mark> {
        self.counts.iter().filter(|(_, count)| **count == 0).map(|(mark, _)| *mark)
    }
}

/// How often each mark was met.
type Counts = BTreeMap<Mark, u64>;

/// What all threads share.
struct Shared {
    next: AtomicU64,
    played: AtomicU64,
    unfinished: AtomicU64,
    done: AtomicBool,
    found: Mutex<(Counts, Vec<String>)>,
}

/// Plays until everything is reached, or matches or time are spent. `tick` is told after every match how many marks are
/// still missing.
pub fn reach<G: Marked + Shown>(search: &Search, tick: &(dyn Fn(usize) + Sync)) -> Reached {
    let listed: BTreeSet<Mark> = G::marks().into_iter().collect();
    let mut counts: Counts = listed.iter().map(|mark| (*mark, 0)).collect();
    let errors: Vec<String> = play::faulty::<G>(&mut counts).err().into_iter().collect();
    let shared = Shared {
        next: AtomicU64::new(0),
        played: AtomicU64::new(0),
        unfinished: AtomicU64::new(0),
        done: AtomicBool::new(false),
        found: Mutex::new((counts, errors)),
    };
    let began = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..search.threads.max(1) {
            scope.spawn(|| work::<G>(search, &shared, began, tick));
        }
    });
    let (mut counts, errors) = shared.found.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    let unlisted: Vec<Mark> = counts.keys().filter(|mark| !listed.contains(mark)).copied().collect();
    counts.retain(|mark, _| listed.contains(mark));
    let games = shared.played.load(Ordering::Relaxed);
    let unfinished = shared.unfinished.load(Ordering::Relaxed);
    Reached { game: G::ID, games, took: began.elapsed(), counts, unlisted, unfinished, errors }
}

fn work<G: Marked + Shown>(search: &Search, shared: &Shared, began: Instant, tick: &(dyn Fn(usize) + Sync)) {
    while !shared.done.load(Ordering::Relaxed) && search.time.is_none_or(|time| began.elapsed() < time) {
        let index = shared.next.fetch_add(1, Ordering::Relaxed);
        if index >= search.games {
            return;
        }
        let mut counts = Counts::new();
        let played = catch_unwind(AssertUnwindSafe(|| play::one::<G>(search, index, &mut counts)));
        let error = match played {
            Ok(Ok(Played::Enough)) => None,
            Ok(Ok(Played::Unfinished)) => {
                shared.unfinished.fetch_add(1, Ordering::Relaxed);
                None
            }
            Ok(Err(why)) => Some(why),
            Err(panic) => Some(format!("the program failed: {}", panic_text(panic.as_ref()))),
        };
        let mut found = shared.found.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        for (mark, count) in counts {
            *found.0.entry(mark).or_default() += count;
        }
        found.1.extend(error.map(|why| format!("match {index}: {why}")));
        let missing = found.0.values().filter(|count| **count == 0).count();
        drop(found);
        shared.played.fetch_add(1, Ordering::Relaxed);
        shared.done.fetch_or(missing == 0, Ordering::Relaxed);
        tick(missing);
    }
}
