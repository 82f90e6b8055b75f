//! The turn of one of several who roll together, laid out once and then worked through for many worths.
//!
//! Each step is a row of numbers, one for each sum of everybody: what best play brings from there. A row of a decision is
//! the highest of ending the turn and of the rows of chance it may turn to; a row of chance adds up those that may follow.
//! Which rows there are and how they hang together depends on the dice and changes only, not on what sums are worth.

use std::collections::BTreeMap;
use std::ops::{Add, AddAssign, Mul};

use super::OddsError;
use super::solver::{Solver, each_roll, power};
use super::window::Window;

/// A count of outcomes: 64 bits where they are enough, since most of the time goes into adding them.
pub(super) trait Count:
    Copy + Default + Ord + Add<Output = Self> + AddAssign + Mul<Output = Self> + Into<u128>
{
    /// The most dice whose outcomes fit.
    const MOST_DICE: u32;

    /// A number known to fit.
    fn of(number: u128) -> Self;
}

impl Count for u64 {
    const MOST_DICE: u32 = 24;

    fn of(number: u128) -> Self {
        Self::try_from(number).unwrap_or(Self::MAX)
    }
}

impl Count for u128 {
    const MOST_DICE: u32 = super::solver::MOST_ROLLED;

    fn of(number: u128) -> Self {
        number
    }
}

/// How a row follows from earlier ones; a row is named by its place, another sum by its distance.
enum Kind<N> {
    /// The turn ends with a gain, or goes on in one of some rows at a sum that is so much smaller.
    Decision { gain: usize, rows: Vec<(usize, usize)> },
    /// One of some rows follows at a sum so much larger, each in some ways.
    Chance { rows: Vec<(usize, usize, N)> },
}

struct Step<N> {
    kind: Kind<N>,
    /// The outcomes of the dice that may be rolled from here on.
    outcomes: N,
    /// How much the sum can grow from here on.
    reach: usize,
    /// The smallest sum of the own dice with which this is asked for.
    least: usize,
}

/// All that may happen in a turn, each step after those that follow it in play.
pub(super) struct Turn<N> {
    steps: Vec<Step<N>>,
    /// The rows of the steps, each of `width` numbers.
    rows: Vec<N>,
    width: usize,
}

/// Where the steps of a solver have been laid out.
pub(super) struct Layout<'a, N> {
    solver: &'a Solver,
    steps: Vec<Step<N>>,
    decisions: BTreeMap<(usize, Window), usize>,
    rerolls: BTreeMap<(usize, Window), usize>,
    /// How many more numbers may be added up for one worth.
    left: usize,
}

impl<'a, N: Count> Layout<'a, N> {
    /// Begins with nothing; no more than `most` ways from step to step are laid out.
    pub(super) fn new(solver: &'a Solver, most: usize) -> Self {
        Self { solver, steps: Vec::new(), decisions: BTreeMap::new(), rerolls: BTreeMap::new(), left: most }
    }

    /// The step at which a turn begins with a roll, and all that may follow. `least` is the smallest sum of the roll.
    pub(super) fn begin(&mut self, window: &Window, least: usize) -> Result<usize, OddsError> {
        let at = self.decision(0, window)?;
        self.steps[at].least = self.steps[at].least.min(least);
        Ok(at)
    }

    /// The turn, with rows for sums up to one beyond which all is worth the same.
    pub(super) fn finish(mut self, most: usize) -> Turn<N> {
        for at in (0..self.steps.len()).rev() {
            let (before, rest) = self.steps.split_at_mut(at);
            let Some(step) = rest.first() else { break };
            match &step.kind {
                Kind::Decision { rows, .. } => {
                    for &(row, smaller) in rows {
                        before[row].least = before[row].least.min(step.least.saturating_sub(smaller));
                    }
                }
                Kind::Chance { rows } => {
                    for &(row, larger, _) in rows {
                        before[row].least = before[row].least.min(step.least + larger);
                    }
                }
            }
        }
        let width = most + 1;
        Turn { rows: vec![N::default(); width * self.steps.len()], steps: self.steps, width }
    }

    /// The number of ways from step to step so far.
    pub(super) fn ways(&self) -> usize {
        let ways = |step: &Step<N>| match &step.kind {
            Kind::Decision { rows, .. } => 1 + rows.len(),
            Kind::Chance { rows } => 1 + rows.len(),
        };
        self.steps.iter().map(ways).sum()
    }

    fn push(&mut self, kind: Kind<N>, luck: u32) -> Result<usize, OddsError> {
        let (ways, reach) = match &kind {
            Kind::Decision { gain, rows } => {
                let on = rows.iter().map(|&(row, smaller)| self.steps[row].reach.saturating_sub(smaller));
                (rows.len(), on.max().unwrap_or(0).max(*gain))
            }
            Kind::Chance { rows } => {
                let on = rows.iter().map(|&(row, larger, _)| self.steps[row].reach + larger);
                (rows.len(), on.max().unwrap_or(0))
            }
        };
        self.left = self.left.checked_sub(1 + ways).ok_or(OddsError::TooMuchWork)?;
        self.steps.push(Step { kind, outcomes: N::of(power(luck)), reach, least: usize::MAX });
        Ok(self.steps.len() - 1)
    }

    fn decision(&mut self, node: usize, window: &Window) -> Result<usize, OddsError> {
        if let Some(&at) = self.decisions.get(&(node, *window)) {
            return Ok(at);
        }
        let solver = self.solver;
        let mut rows = Vec::new();
        for face in solver.rerolled_faces(node, window) {
            rows.push((self.reroll(node, &window.without(face))?, usize::from(face)));
        }
        for choice in 0..solver.choices(node) {
            rows.push((self.choice(node, choice, window)?, 0));
        }
        let gain = usize::try_from(solver.end_gain(node, window)).unwrap_or(0);
        let at = match self.same(&rows, gain, solver.luck_at(node)) {
            Some(at) => at,
            None => self.push(Kind::Decision { gain, rows }, solver.luck_at(node))?,
        };
        self.decisions.insert((node, *window), at);
        Ok(at)
    }

    /// The only decision to go on with, if ending the turn here is no better than ending it there.
    fn same(&self, rows: &[(usize, usize)], gain: usize, luck: u32) -> Option<usize> {
        let &[(next, 0)] = rows else { return None };
        let step = &self.steps[next];
        match step.kind {
            Kind::Decision { gain: there, .. } if there >= gain => {
                (step.outcomes == N::of(power(luck))).then_some(next)
            }
            Kind::Decision { .. } | Kind::Chance { .. } => None,
        }
    }

    /// A die is rolled again; the others of the window are given, and the sum is that without the die.
    fn reroll(&mut self, node: usize, others: &Window) -> Result<usize, OddsError> {
        if let Some(&at) = self.rerolls.get(&(node, *others)) {
            return Ok(at);
        }
        let Some(next) = self.solver.after_reroll(node) else { return Err(OddsError::NoOutcome) };
        let luck = self.solver.luck_at(node);
        let ways = N::of(power(luck - 1 - self.solver.luck_at(next)));
        let mut rows = Vec::new();
        for face in 1..=6 {
            let mut window = *others;
            window.add(face);
            let row = self.decision(next, &window.cut(self.solver.size_at(next)))?;
            rows.push((row, usize::from(face), ways));
        }
        let at = self.push(Kind::Chance { rows }, luck)?;
        self.rerolls.insert((node, *others), at);
        Ok(at)
    }

    /// A list is chosen, and its dice are rolled.
    fn choice(&mut self, node: usize, choice: usize, window: &Window) -> Result<usize, OddsError> {
        let (next, kit) = self.solver.after_choice(node, choice);
        let mut window = *window;
        kit.laid.iter().for_each(|&face| window.add(face));
        let laid: i32 = kit.laid.iter().map(|&face| i32::from(face)).sum();
        let more = usize::try_from(kit.flat().saturating_add(laid)).unwrap_or(0);
        let luck = self.solver.luck_at(node);
        let adds = u32::try_from(kit.adds).unwrap_or(0);
        let scale = power(luck - adds - self.solver.luck_at(next));
        if kit.adds == 0 && more == 0 && scale == 1 {
            return self.decision(next, &window.cut(self.solver.size_at(next)));
        }
        let mut rolls = Vec::new();
        each_roll(kit.adds, &mut |counts, ways| {
            let mut window = window;
            let mut sum = more;
            for (face, &count) in (1_u8..).zip(counts) {
                (0..count).for_each(|_| window.add(face));
                sum += usize::from(face) * count;
            }
            rolls.push((window, sum, N::of(ways * scale)));
        });
        let mut rows = Vec::new();
        for (window, sum, ways) in rolls {
            rows.push((self.decision(next, &window.cut(self.solver.size_at(next)))?, sum, ways));
        }
        self.push(Kind::Chance { rows }, luck)
    }
}

impl<N: Count> Turn<N> {
    /// What best play brings by sum, from the step at which a turn begins; see [`Turn::work`].
    pub(super) fn row(&self, at: usize, top: usize) -> &[N] {
        &self.rows[at * self.width..][..=top]
    }

    /// Works through all steps for what each sum is worth at the end of the turn: known from `lowest` on, and beyond the last
    /// as much as that. The dice of others come to `least` or more; rows are known from the sums on that can come up.
    pub(super) fn work(&mut self, worth: &[N], lowest: usize, least: usize) {
        let top = worth.len() - 1;
        let first = lowest + worth[lowest..].partition_point(|one| *one == N::default());
        for (at, step) in self.steps.iter().enumerate() {
            let (done, row) = self.rows.split_at_mut(at * self.width);
            row[top] = worth[top] * step.outcomes;
            let from = least.saturating_add(step.least);
            if from >= top {
                continue;
            }
            // Below the start even the best is worth nothing.
            let start = first.saturating_sub(step.reach).clamp(from, top);
            row[from..start].fill(N::default());
            let row = &mut row[start..top];
            match &step.kind {
                Kind::Decision { gain, rows } => {
                    let ends = worth.get(start + gain..).unwrap_or_default();
                    let (known, beyond) = row.split_at_mut(ends.len().min(row.len()));
                    known.iter_mut().zip(ends).for_each(|(best, end)| *best = *end * step.outcomes);
                    beyond.fill(worth[top] * step.outcomes);
                    for &(next, smaller) in rows {
                        let next = &done[next * self.width + start - smaller..];
                        for (best, other) in row.iter_mut().zip(next) {
                            *best = (*best).max(*other);
                        }
                    }
                }
                Kind::Chance { rows } => {
                    row.fill(N::default());
                    for &(next, larger, ways) in rows {
                        let next = &done[next * self.width..][..=top];
                        add(row, next.get(start + larger..).unwrap_or_default(), next[top], ways);
                    }
                }
            }
        }
    }
}

/// Adds numbers to a row in some ways, the last of them wherever there are no more.
fn add<N: Count>(row: &mut [N], more: &[N], last: N, ways: N) {
    let (known, beyond) = row.split_at_mut(more.len().min(row.len()));
    if ways == N::of(1) {
        known.iter_mut().zip(more).for_each(|(sum, one)| *sum += *one);
    } else {
        known.iter_mut().zip(more).for_each(|(sum, one)| *sum += ways * *one);
    }
    beyond.iter_mut().for_each(|sum| *sum += ways * last);
}
