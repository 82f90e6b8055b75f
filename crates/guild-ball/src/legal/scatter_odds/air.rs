//! A ball in the air: all 36 results of a scatter.

use kernel::Seat;
use kernel::odds::Ratio;
use plane::Point;

use super::BallOdds;
use super::contest::Contests;
use crate::flow::{Scatter, fell_short, leaves};
use crate::model::{ModelId, ModelSet};
use crate::table::{Ball, Table};

/// The results of two dice.
const RESULTS: usize = 36;

/// The table while a ball flies, and for whom it was kicked.
pub(super) struct Air {
    table: Table,
    seat: Seat,
    kick_off: bool,
    contests: Contests,
    /// What becomes of a throw-in, which is the same whatever it follows.
    throw_in: Option<BallOdds>,
}

/// What becomes of a ball after each result of a scatter, and over all of them.
pub(super) struct Scattered {
    each: [BallOdds; RESULTS],
    /// Over all results.
    pub(super) plain: BallOdds,
}

impl Scattered {
    /// Over all results if the scatter may be rerolled once, the second result being kept (GB-KICK-22).
    pub(super) fn rerolled(&self) -> Option<BallOdds> {
        let mut kept = self.each;
        for one in &mut kept {
            if self.plain.beats(one)? {
                *one = self.plain;
            }
        }
        mean(&kept)
    }
}

impl Air {
    /// The ball has been kicked for a seat.
    pub(super) fn new(table: &Table, seat: Seat, kick_off: bool) -> Self {
        let table = Table { ball: Ball::Away, ..*table };
        Self { table, seat, kick_off, contests: Contests::default(), throw_in: None }
    }

    /// Goes through all results of a scatter.
    pub(super) fn scattered(&mut self, scatter: &Scatter) -> Option<Scattered> {
        let mut each = [BallOdds::FREE; RESULTS];
        for (one, dice) in each.iter_mut().zip(results()) {
            *one = self.after(scatter, dice)?;
        }
        Some(Scattered { plain: mean(&each)?, each })
    }

    /// What becomes of the ball after one result, in the order of GB-RUL-40.
    pub(super) fn after(&mut self, scatter: &Scatter, dice: [u8; 2]) -> Option<BallOdds> {
        let end = scatter.end_of(&self.table, dice);
        let models = scatter.interceptors(&self.table, end);
        if !models.is_empty() {
            return self.intercepted(models);
        }
        if !leaves(&self.table, end) {
            return self.put(scatter, end);
        }
        if scatter.is_lost() && self.receivers() {
            return Some(BallOdds::ENEMY);
        }
        self.thrown_in(&scatter.thrown_in(&self.table))
    }

    /// Of several models equally near the kicking player lets an own one go first, the best of them (GB-RUL-41).
    fn intercepted(&self, models: ModelSet) -> Option<BallOdds> {
        let keepers = models.iter().filter(|&model| self.keeps(model)).collect::<ModelSet>();
        Some(if keepers.is_empty() {
            self.one_of(models, BallOdds::ENEMY)
        } else {
            self.one_of(keepers, BallOdds::OWN)
        })
    }

    /// A model has the ball; one that cannot keep it hands it over to whom the enemy picks.
    pub(super) fn held(&self, model: ModelId) -> BallOdds {
        if model.seat() != self.seat || self.keeps(model) {
            BallOdds::held(model, self.seat)
        } else {
            BallOdds::ENEMY
        }
    }

    /// One of these models of one team takes the ball, whichever its player picks.
    fn one_of(&self, models: ModelSet, side: BallOdds) -> BallOdds {
        let mut all = models.iter();
        match (all.next(), all.next()) {
            (Some(only), None) => self.held(only),
            _ => side,
        }
    }

    /// Whether a ball in the hands of a model stays the kicking team's: a kick-off that fell short is handed over.
    fn keeps(&self, model: ModelId) -> bool {
        let held = || Table { ball: Ball::Held(model), ..self.table };
        model.seat() == self.seat && !(self.kick_off && self.receivers() && fell_short(&held(), self.seat))
    }

    /// Whether the enemy has a model that a ball can be handed to (GB-KOFF-05, -06).
    fn receivers(&self) -> bool {
        self.table.fielded(self.seat.other()).iter().any(|model| !self.table.model(model).is_down())
    }

    /// The throw-in; one that leaves the pitch is thrown in again.
    fn thrown_in(&mut self, throw_in: &Scatter) -> Option<BallOdds> {
        if let Some(known) = self.throw_in {
            return Some(known);
        }
        let mut kept = Vec::with_capacity(RESULTS);
        for dice in results() {
            let end = throw_in.end_of(&self.table, dice);
            if !leaves(&self.table, end) {
                kept.push(self.put(throw_in, end)?);
            }
        }
        self.throw_in = mean(&kept);
        self.throw_in
    }

    /// The ball is put down, in the best of several places for the kicking player (GB-RUL-34).
    fn put(&mut self, scatter: &Scatter, end: Point) -> Option<BallOdds> {
        let mut best: Option<BallOdds> = None;
        for at in scatter.places(&self.table, end) {
            let odds = self.lies(scatter, at)?;
            if best.map_or(Some(true), |best| odds.beats(&best))? {
                best = Some(odds);
            }
        }
        best
    }

    /// The ball lies somewhere and whoever can takes it (GB-SNAP-03 to -05).
    fn lies(&mut self, scatter: &Scatter, at: Point) -> Option<BallOdds> {
        self.table.ball = Ball::Free { at, by: None };
        let snap = scatter.snap_to();
        let [ours, theirs] = [self.seat, self.seat.other()].map(|seat| snap.able(&self.table, seat));
        let short = self.kick_off && self.receivers() && fell_short(&self.table, self.seat);
        self.table.ball = Ball::Away;
        let keepers: ModelSet = ours.iter().filter(|&model| self.keeps(model)).collect();
        match (ours.is_empty(), theirs.is_empty()) {
            (true, true) => Some(if short { BallOdds::ENEMY } else { BallOdds::FREE }),
            (true, false) => Some(self.one_of(theirs, BallOdds::ENEMY)),
            (false, true) if keepers == ModelSet::EMPTY => Some(BallOdds::ENEMY),
            (false, true) => Some(self.one_of(keepers, BallOdds::OWN)),
            (false, false) => {
                let rolling = ModelSet(ours.0 | theirs.0);
                let holders = ModelSet(keepers.0 | theirs.0);
                self.contests.odds(&self.table, rolling, keepers, holders)
            }
        }
    }
}

/// All results of a direction and a distance.
fn results() -> impl Iterator<Item = [u8; 2]> {
    (1..=6).flat_map(|direction| (1..=6).map(move |distance| [direction, distance]))
}

/// The mean of some results, each equally likely; nothing for none or if the numbers grow too large.
fn mean(all: &[BallOdds]) -> Option<BallOdds> {
    let mut sum = BallOdds::NEVER;
    for (place, one) in all.iter().enumerate() {
        // Equal results are added once, with their number: most are among a few.
        if !all[..place].contains(one) {
            let count = all[place..].iter().filter(|other| *other == one).count();
            sum = sum.plus(&one.times(Ratio::new(count as u128, 1)?)?)?;
        }
    }
    sum.times(Ratio::new(1, all.len() as u128)?)
}
