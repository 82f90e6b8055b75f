//! How bots play: what the game counts to tell, for each bot of a plan, and how long it thinks.

use core::time::Duration;

use kernel::{Booked, Habit};
use serde::Serialize;

use crate::{End, Plan, Report};

/// How the bots of a plan play. Bots of one name are one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Habits {
    /// The bots by name, each once.
    pub bots: Vec<String>,
    /// How many matches were watched.
    pub matches: u64,
    /// How long each of them thinks about a decision on average, in milliseconds by the clock on the wall.
    pub milliseconds_a_decision: Vec<f64>,
    /// Everything the game counts.
    pub rows: Vec<HabitRow>,
}

/// One habit.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct HabitRow {
    /// Its name.
    pub name: &'static str,
    /// What it is a share of; where there is nothing, it is counted a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub of: Option<&'static str>,
    /// The share in percent or the number a match of each bot, all its seats together.
    pub each: Vec<f64>,
}

impl Habits {
    /// Works out the habits of a report whose matches were watched.
    #[must_use]
    pub fn new<G: Booked>(report: &Report) -> Self {
        let mut bots: Vec<String> = Vec::new();
        for bot in &report.bots {
            if !bots.contains(bot) {
                bots.push(bot.clone());
            }
        }
        let each = |of: &dyn Fn(&str) -> f64| bots.iter().map(|bot| of(bot)).collect::<Vec<f64>>();
        let row = |habit: &Habit| HabitRow {
            name: habit.name,
            of: habit.of,
            each: each(&|bot| value(report, bot, habit)),
        };
        Self {
            matches: watched(report).count() as u64,
            milliseconds_a_decision: each(&|bot| thinking(report, bot)),
            rows: G::habits().iter().map(row).collect(),
            bots,
        }
    }
}

/// The matches that did not go wrong.
fn watched(report: &Report) -> impl Iterator<Item = &crate::MatchResult> {
    report.matches.iter().filter(|one| !matches!(one.end, End::Error(_)))
}

/// The seats of a bot in a match.
fn seats<'a>(report: &'a Report, index: u64, bot: &'a str) -> impl Iterator<Item = usize> + 'a {
    let plan = Plan::new(report.bots.iter().cloned(), report.games, report.seed);
    (0..report.bots.len()).filter(move |&seat| report.bots[plan.bot_at(index, seat)] == bot)
}

fn counted(report: &Report, bot: &str, name: &'static str) -> i64 {
    let sum = |one: &crate::MatchResult| {
        let amounts = one.books.get(&Habit::mark(name));
        let amount = |seat: usize| amounts.and_then(|amounts| amounts.get(seat)).copied().unwrap_or(0);
        seats(report, one.index, bot).map(amount).sum::<i64>()
    };
    watched(report).map(sum).sum()
}

#[expect(clippy::float_arithmetic, reason = "a figure to be printed; no rule reads it")]
fn value(report: &Report, bot: &str, habit: &Habit) -> f64 {
    let (amount, scale, of) = match habit.of {
        Some(of) => (counted(report, bot, habit.name), 100.0, counted(report, bot, of)),
        None => (counted(report, bot, habit.name), 1.0, watched(report).count() as i64),
    };
    if of == 0 { 0.0 } else { scale * amount as f64 / of as f64 }
}

#[expect(clippy::float_arithmetic, reason = "a figure to be printed; no rule reads it")]
fn thinking(report: &Report, bot: &str) -> f64 {
    let (mut spent, mut decisions) = (Duration::ZERO, 0);
    for one in watched(report) {
        for seat in seats(report, one.index, bot) {
            spent += one.thought.get(seat).copied().unwrap_or_default();
            decisions += one.decided.get(seat).copied().unwrap_or(0);
        }
    }
    if decisions == 0 { 0.0 } else { 1_000.0 * spent.as_secs_f64() / decisions as f64 }
}
