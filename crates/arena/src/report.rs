//! What came of a plan.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{Counts, End, Fingerprint, MatchResult, Plan};

/// How many errors a report describes; all are counted.
pub const FAULTS_SHOWN: usize = 5;

/// One match that went wrong.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The number of the match, from 0.
    pub index: u64,
    /// What happened.
    pub what: String,
}

/// What came of a plan. All but the time depends on the plan alone, without its number of threads.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The bots, in the order of the plan.
    pub bots: Vec<String>,
    /// How many matches were played.
    pub games: u64,
    /// The seed.
    pub seed: u64,
    /// On how many threads.
    pub threads: usize,
    /// How many inputs were taken, draws of chance included.
    pub inputs: u64,
    /// How many answers were given to asks with two or more offered choices.
    pub decisions: u64,
    /// How long it took by the clock on the wall, from the first match to the last.
    pub seconds: f64,
    /// Decisions in a second by the clock on the wall, all threads together.
    pub decisions_per_second: f64,
    /// Matches in a second by the clock on the wall, all threads together.
    pub games_per_second: f64,
    /// How many matches each bot won, in the order of the plan. A win that is shared counts for each who shares it.
    pub wins: Vec<u64>,
    /// How many matches ended with a shared win.
    pub shared: u64,
    /// How many matches ended without a winner.
    pub draws: u64,
    /// How many matches were stopped at the limit of inputs.
    pub unfinished: u64,
    /// How many matches went wrong.
    pub errors: u64,
    /// The first few that did.
    pub faults: Vec<Fault>,
    /// The mean number of choices offered at a decision.
    pub choices_mean: f64,
    /// The mean number of choices offered at a decision that is a movement.
    pub choices_mean_move: f64,
    /// The mean number of turns or rounds of a finished match.
    pub turns_mean: f64,
    /// The mean number of decisions of a match.
    pub decisions_mean: f64,
    /// How often that happens in a finished match which the game counts: the means, by name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counts_mean: BTreeMap<&'static str, f64>,
    /// One fingerprint of the last tables of all matches, in order.
    pub digest: Fingerprint,
    /// What came of every match, in order.
    #[serde(skip)]
    pub matches: Vec<MatchResult>,
}

impl Report {
    pub(crate) fn new(game: &'static str, plan: &Plan, seconds: f64, matches: Vec<MatchResult>) -> Self {
        let sum = |of: fn(&MatchResult) -> u64| matches.iter().map(of).sum::<u64>();
        let count = |of: &dyn Fn(&MatchResult) -> bool| matches.iter().filter(|one| of(one)).count() as u64;
        let finished = |one: &MatchResult| one.end == End::Finished;
        let wins = (0..plan.bots.len()).map(|bot| count(&|one| one.winning_bots.contains(&bot))).collect();
        let (games, decisions, moves) =
            (matches.len() as u64, sum(|one| one.decisions), sum(|one| one.moves));
        let ended = matches.iter().filter(|one| finished(one));
        let faults: Vec<Fault> = matches.iter().filter_map(fault).collect();
        Self {
            game,
            bots: plan.bots.clone(),
            games,
            seed: plan.seed,
            threads: plan.threads.max(1),
            inputs: sum(|one| one.inputs),
            decisions,
            seconds,
            decisions_per_second: rate(decisions, seconds),
            games_per_second: rate(games, seconds),
            wins,
            shared: count(&|one| one.winners.len() > 1),
            draws: count(&|one| finished(one) && one.winners.is_empty()),
            unfinished: count(&|one| one.end == End::Unfinished),
            errors: faults.len() as u64,
            choices_mean: mean(sum(|one| one.choices), decisions),
            choices_mean_move: mean(sum(|one| one.move_choices), moves),
            turns_mean: mean(
                ended.clone().map(|one| u64::from(one.turns)).sum(),
                ended.clone().count() as u64,
            ),
            decisions_mean: mean(decisions, games),
            counts_mean: counts_mean(ended),
            digest: Fingerprint::chain(matches.iter().map(|one| one.digest)),
            faults: faults.into_iter().take(FAULTS_SHOWN).collect(),
            matches,
        }
    }
}

fn fault(one: &MatchResult) -> Option<Fault> {
    match &one.end {
        End::Error(what) => Some(Fault { index: one.index, what: what.clone() }),
        End::Finished | End::Unfinished => None,
    }
}

/// The mean of every count over some matches.
fn counts_mean<'a>(matches: impl Iterator<Item = &'a MatchResult>) -> BTreeMap<&'static str, f64> {
    let (mut sums, mut count) = (Counts::new(), 0);
    for one in matches {
        count += 1;
        for (name, n) in &one.counts {
            *sums.entry(name).or_default() += n;
        }
    }
    sums.into_iter().map(|(name, sum)| (name, mean(sum, count))).collect()
}

#[expect(clippy::float_arithmetic, reason = "a figure to be printed; no rule reads it")]
fn mean(sum: u64, count: u64) -> f64 {
    if count == 0 { 0.0 } else { sum as f64 / count as f64 }
}

#[expect(clippy::float_arithmetic, reason = "a figure to be printed; no rule reads it")]
fn rate(count: u64, seconds: f64) -> f64 {
    if seconds > 0.0 { count as f64 / seconds } else { 0.0 }
}
