//! Many matches on several threads.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::Instant;

use kernel::{Booked, Searchable};

use crate::{Bookkeeper, Counted, End, MatchResult, Noted, Plan, PlanFault, Players, Report, play};

/// Plays a plan. `tick` is told after every match, from any thread.
///
/// # Errors
/// What is wrong with the plan; nothing was played then.
pub fn run<G: Searchable>(plan: &Plan, tick: &(dyn Fn() + Sync)) -> Result<Report, PlanFault> {
    run_counting::<G>(plan, |_| None, tick)
}

/// Plays a plan, counts in every match the facts that `name` names and keeps the game's books, for a
/// [`Balance`](crate::Balance).
///
/// # Errors
/// As [`run`].
pub fn run_booking<G: Booked>(
    plan: &Plan,
    name: Counted<G>,
    tick: &(dyn Fn() + Sync),
) -> Result<Report, PlanFault> {
    let keeper = Bookkeeper::<G> { event: G::book_event, end: G::book_end };
    run_noting(plan, Noted::<G> { name, keeper: Some(keeper), watcher: None }, tick)
}

/// Plays a plan and counts in every match the facts that `name` names.
///
/// # Errors
/// As [`run`].
pub fn run_counting<G: Searchable>(
    plan: &Plan,
    name: Counted<G>,
    tick: &(dyn Fn() + Sync),
) -> Result<Report, PlanFault> {
    run_noting(plan, Noted::<G> { name, keeper: None, watcher: None }, tick)
}

/// Plays a plan, counts the habits of the bots and measures how long they think, for [`Habits`](crate::Habits).
///
/// # Errors
/// As [`run`].
pub fn run_watching<G: Booked>(
    plan: &Plan,
    name: Counted<G>,
    tick: &(dyn Fn() + Sync),
) -> Result<Report, PlanFault> {
    run_noting(plan, Noted::<G> { name, keeper: None, watcher: Some(G::watch) }, tick)
}

fn run_noting<G: Searchable>(
    plan: &Plan,
    noted: Noted<G>,
    tick: &(dyn Fn() + Sync),
) -> Result<Report, PlanFault> {
    plan.check::<G>()?;
    let threads = plan.threads.max(1);
    let next = AtomicU64::new(0);
    // The first match of a game reads its cards, which is no part of playing.
    drop(plan.players::<G>(0)?.setup(plan));
    let began = Instant::now();
    let played: Vec<Vec<MatchResult>> = thread::scope(|scope| {
        let workers: Vec<_> =
            (1..threads).map(|_| scope.spawn(|| work::<G>(plan, &next, noted, tick))).collect();
        let own = work::<G>(plan, &next, noted, tick);
        let others = workers.into_iter().map(|worker| worker.join().unwrap_or_default());
        core::iter::once(own).chain(others).collect()
    });
    let seconds = began.elapsed().as_secs_f64();
    let mut matches: Vec<MatchResult> = played.into_iter().flatten().collect();
    matches.sort_by_key(|result| result.index);
    Ok(Report::new(G::ID, plan, seconds, matches))
}

/// Plays one match after another, each by the next number nobody has taken.
fn work<G: Searchable>(
    plan: &Plan,
    next: &AtomicU64,
    noted: Noted<G>,
    tick: &(dyn Fn() + Sync),
) -> Vec<MatchResult> {
    let mut results = Vec::new();
    let Ok(mut players) = plan.players::<G>(0) else { return results };
    loop {
        let index = next.fetch_add(1, Ordering::Relaxed);
        if index >= plan.games {
            return results;
        }
        results.push(guarded(plan, index, &mut players, noted));
        tick();
    }
}

/// Plays a match; a failure of the program is an error of that match and of no other.
fn guarded<G: Searchable>(plan: &Plan, index: u64, players: &mut Players<G>, noted: Noted<G>) -> MatchResult {
    let played = catch_unwind(AssertUnwindSafe(|| play(plan, index, players, noted)));
    played.unwrap_or_else(|cause| {
        if let Ok(fresh) = plan.players(index) {
            *players = fresh;
        }
        let said = cause.downcast_ref::<String>().map(String::as_str);
        let said = said.or_else(|| cause.downcast_ref::<&str>().copied()).unwrap_or("no message");
        MatchResult { end: End::Error(format!("the program failed: {said}")), ..MatchResult::new(index) }
    })
}
