//! How even a game is: what the seats won, and what those won who had, did or used each thing the game counts.

use std::collections::BTreeMap;

use kernel::{Booked, Mark, SEATS_MAX, Seat};
use serde::Serialize;

use crate::{End, MatchResult, Report};

/// What was counted in a match: the amount of each seat, by name.
pub type Books = BTreeMap<Mark, [i64; SEATS_MAX]>;

/// Adds an amount to the books of a match.
pub(crate) fn book(books: &mut Books, seat: Seat, mark: Mark, amount: i64) {
    if let Some(sum) = books.entry(mark).or_default().get_mut(seat.index()) {
        *sum += amount;
    }
}

/// A share of wins in percent, with half the width of its 95 % interval. A win that is shared counts for a part.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Rate {
    /// In how many places at a table.
    pub of: u64,
    /// The share in percent.
    pub percent: f64,
    /// Half the width of the interval, in percentage points.
    pub within: f64,
}

/// One thing the game counts.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Row {
    /// What kind of thing it is and which one.
    #[serde(flatten)]
    pub mark: Mark,
    /// The share of all places at a table that had any of it, in percent.
    pub had: f64,
    /// The mean amount of a match, all seats together.
    pub each_match: f64,
    /// The mean amount of a place at a table.
    pub each_seat: f64,
    /// The mean amount of a winner.
    pub each_winner: f64,
    /// How often those won who had any of it.
    pub wins: Rate,
}

/// How even a game is in the finished matches of a report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Balance {
    /// How many matches.
    pub matches: u64,
    /// What each seat won.
    pub seats: Vec<Rate>,
    /// Everything the game counts, and what never happened with zeros.
    pub rows: Vec<Row>,
}

/// Sums over places at a table.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    places: u64,
    won: f64,
    amount: i64,
    winners: i64,
}

impl Balance {
    /// Works out the balance of a report whose matches were booked.
    #[must_use]
    pub fn new<G: Booked>(report: &Report) -> Self {
        let count = report.bots.len();
        let finished: Vec<&MatchResult> =
            report.matches.iter().filter(|one| one.end == End::Finished).collect();
        let seats = (0..count).map(|seat| {
            let won = finished.iter().map(|one| won(one, seat)).sum();
            rate(finished.len() as u64, won)
        });
        let mut sums: BTreeMap<Mark, Sums> =
            G::accounts().into_iter().map(|mark| (mark, Sums::default())).collect();
        for one in &finished {
            for (mark, amounts) in &one.books {
                sums.entry(*mark).or_default().add(one, &amounts[..count.min(SEATS_MAX)]);
            }
        }
        let places = (finished.len() * count) as u64;
        let winners = finished.iter().map(|one| one.winners.len() as u64).sum();
        let row = |(mark, sums): (Mark, Sums)| sums.row(mark, finished.len() as u64, places, winners);
        Self {
            matches: finished.len() as u64,
            seats: seats.collect(),
            rows: sums.into_iter().map(row).collect(),
        }
    }

    /// What goes with most wins and what with fewest, `count` of each, the furthest from an equal share first, by the end
    /// of the interval that is nearer to it: what is rare does not come first by luck.
    #[must_use]
    #[expect(clippy::float_arithmetic, reason = "figures to be printed; no rule reads them")]
    pub fn extremes(&self, count: usize) -> (Vec<&Row>, Vec<&Row>) {
        let mut most: Vec<&Row> = self.rows.iter().filter(|row| row.wins.of > 0).collect();
        let mut least = most.clone();
        let (low, high) =
            (|row: &Row| row.wins.percent - row.wins.within, |row: &Row| row.wins.percent + row.wins.within);
        most.sort_by(|one, other| low(other).total_cmp(&low(one)));
        least.sort_by(|one, other| high(one).total_cmp(&high(other)));
        most.truncate(count);
        least.truncate(count);
        (most, least)
    }

    /// The kinds of things counted, in order.
    #[must_use]
    pub fn kinds(&self) -> Vec<&'static str> {
        let mut kinds: Vec<&'static str> = self.rows.iter().map(|row| row.mark.kind).collect();
        kinds.dedup();
        kinds
    }
}

#[expect(clippy::float_arithmetic, reason = "figures to be printed; no rule reads them")]
impl Sums {
    fn add(&mut self, one: &MatchResult, amounts: &[i64]) {
        for (seat, &amount) in amounts.iter().enumerate() {
            self.amount += amount;
            if one.winners.iter().any(|winner| winner.index() == seat) {
                self.winners += amount;
            }
            if amount != 0 {
                self.places += 1;
                self.won += won(one, seat);
            }
        }
    }

    fn row(self, mark: Mark, matches: u64, places: u64, winners: u64) -> Row {
        Row {
            mark,
            had: 100.0 * part(self.places as f64, places),
            each_match: part(self.amount as f64, matches),
            each_seat: part(self.amount as f64, places),
            each_winner: part(self.winners as f64, winners),
            wins: rate(self.places, self.won),
        }
    }
}

/// What a seat won of a match: all, a part of a shared win, or nothing.
#[expect(clippy::float_arithmetic, reason = "a figure to be printed; no rule reads it")]
fn won(one: &MatchResult, seat: usize) -> f64 {
    let wins = one.winners.iter().any(|winner| winner.index() == seat);
    if wins { 1.0 / one.winners.len() as f64 } else { 0.0 }
}

#[expect(clippy::float_arithmetic, reason = "a figure to be printed; no rule reads it")]
fn part(sum: f64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { sum / of as f64 }
}

/// A share with the normal approximation of its 95 % interval.
#[expect(clippy::float_arithmetic, reason = "a figure to be printed; no rule reads it")]
fn rate(of: u64, won: f64) -> Rate {
    let share = part(won, of);
    let within = 1.96 * part(share * (1.0 - share), of).max(0.0).sqrt();
    Rate { of, percent: 100.0 * share, within: 100.0 * within }
}
