//! The laws every game keeps, tried over random play in one call.
//!
//! ```
//! use testkit::fixture::Haggle;
//! use testkit::laws::{Plan, laws};
//!
//! let tally = laws::<Haggle>(&Plan::of(20)).expect("every law holds");
//! assert_eq!(tally.matches, 20);
//! ```
//!
//! Cheap laws are tried at every input of every match. The dear ones are tried after every input of the first
//! `thorough` matches and at 20 random inputs of each other one. A law that is broken comes back as a [`Breach`] that
//! says where, so that the match can be played again.

mod breach;
mod difference;
mod live;
mod mutate;
mod plan;
mod probe;
mod rerun;
mod secrets;
mod tally;

use std::cell::Cell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::Rng;
use words::Shown;

pub use breach::{Breach, Law};
pub use plan::{Fields, Plan};
pub use tally::Tally;

pub(crate) use mutate::mutate;

use breach::Fault;
use live::Log;

/// Plays random matches as planned and tries every law.
///
/// # Errors
/// The breach in the match with the lowest number.
pub fn laws<G: Shown>(plan: &Plan<G>) -> Result<Tally, Box<Breach>> {
    laws_ticking(plan, &|| ())
}

/// The same, calling `tick` after every match.
///
/// # Errors
/// The breach in the match with the lowest number.
pub fn laws_ticking<G: Shown>(plan: &Plan<G>, tick: &(dyn Fn() + Sync)) -> Result<Tally, Box<Breach>> {
    let threads = plan.threads.max(1);
    let shares: Vec<_> = std::thread::scope(|scope| {
        let hands: Vec<_> =
            (0..threads).map(|share| scope.spawn(move || work(plan, share, threads, tick))).collect();
        hands.into_iter().map(|hand| hand.join().unwrap_or_else(|panic| lost(plan, panic.as_ref()))).collect()
    });
    let mut tally = Tally::default();
    let mut breaches = Vec::new();
    for (share, breach) in shares {
        tally.add(&share);
        breaches.extend(breach);
    }
    if let Some(first) = breaches.into_iter().min_by_key(|breach| breach.number) {
        return Err(first);
    }
    match tally.never_varied() {
        None => Ok(tally),
        Some(what) => Err(Box::new(Breach::of_the_whole::<G>(plan.seed, Law::HiddenVaries, what))),
    }
}

/// What is told of a share of the matches whose thread was lost.
fn lost<G: Shown>(plan: &Plan<G>, panic: &(dyn std::any::Any + Send)) -> (Tally, Option<Box<Breach>>) {
    let breach = Breach::of_the_whole::<G>(plan.seed, Law::NoPanic, panic_text(panic));
    (Tally::default(), Some(Box::new(breach)))
}

/// Plays every `step`-th match from the `share`-th on, until a law is broken.
fn work<G: Shown>(
    plan: &Plan<G>,
    share: usize,
    step: usize,
    tick: &(dyn Fn() + Sync),
) -> (Tally, Option<Box<Breach>>) {
    let mut tally = Tally::default();
    let numbers = plan.first..plan.first.saturating_add(plan.matches);
    for number in numbers.skip(share).step_by(step) {
        if let Err(breach) = one_match(plan, number, &mut tally) {
            return (tally, Some(breach));
        }
        tick();
    }
    (tally, None)
}

fn one_match<G: Shown>(plan: &Plan<G>, number: u32, tally: &mut Tally) -> Result<(), Box<Breach>> {
    let at = Cell::new(0);
    let mut log = Log::default();
    let tried = catch_unwind(AssertUnwindSafe(|| {
        let mut court = Court::new(plan, number, tally, &at);
        court.live(&mut log)?;
        court.rerun(&log)
    }));
    let fault = match tried {
        Ok(Ok(())) => return Ok(()),
        Ok(Err(fault)) => fault,
        Err(panic) => Fault::new(Law::NoPanic, panic_text(panic.as_ref())),
    };
    Err(Box::new(Breach::of_match::<G>(plan.seed, number, at.get(), fault, &log.inputs)))
}

/// What a panic said.
pub(crate) fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic without a text").to_owned()
}

/// One match on trial.
struct Court<'a, G: Shown> {
    plan: &'a Plan<G>,
    tally: &'a mut Tally,
    /// How many inputs had been taken where the trial stands.
    at: &'a Cell<usize>,
    rng: Rng,
    thorough: bool,
    seats: u8,
    /// Answers that were on offer earlier in the match, to any seat.
    pool: Vec<G::Choice>,
}

impl<'a, G: Shown> Court<'a, G> {
    fn new(plan: &'a Plan<G>, number: u32, tally: &'a mut Tally, at: &'a Cell<usize>) -> Self {
        let seats = plan.seats.get(number as usize % plan.seats.len().max(1)).copied().unwrap_or(2);
        let rng = Rng::stream(plan.seed, u64::from(number));
        Self { plan, tally, at, rng, thorough: number < plan.thorough, seats, pool: Vec::new() }
    }

    /// Counts a trial of `law` and hands on what came of it.
    fn hold(&mut self, law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), Fault> {
        self.tally.count(law);
        if holds { Ok(()) } else { Err(Fault::new(law, what())) }
    }
}
