//! The best play of rerolls, by dynamic programming over the lowest dice.
//!
//! Three facts keep the search small; the tests hold each of them against trying everything.
//!
//! - Order: numbers and dice to add come first, then the rerolls, then what is certain (sets and flips), since
//!   nothing is lost by making a certain change after the chance ones have been seen.
//! - Window: with k changes of single dice left, only the k lowest dice are ever changed. Whatever is done to a
//!   higher die does as much good or more to a lower one that is left alone. All other dice count by their sum.
//! - Reroll: without flips the lowest die is the one to roll again. With flips a die showing 1 is worth keeping,
//!   so every face of the window is tried.

use super::kit::{Kit, MAX_CHANGES};

/// The lowest dice of a roll, sorted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window {
    dice: [u8; MAX_CHANGES],
    len: usize,
}

/// Binomial coefficients large enough to number every window.
const CHOOSE: [[usize; MAX_CHANGES + 1]; MAX_CHANGES + 6] = {
    let mut table = [[0; MAX_CHANGES + 1]; MAX_CHANGES + 6];
    let mut n = 0;
    while n < MAX_CHANGES + 6 {
        table[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= MAX_CHANGES {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

impl Window {
    /// Splits a roll, given as the number of dice showing each face, into its lowest dice and the sum of the rest.
    pub(super) fn of_counts(counts: &[usize; 6], size: usize) -> (Self, i32) {
        let (mut window, mut rest) = (Self { dice: [0; MAX_CHANGES], len: 0 }, 0);
        for (face, &count) in (1_u8..).zip(counts) {
            for _ in 0..count {
                if window.len < size.min(MAX_CHANGES) {
                    window.dice[window.len] = face;
                    window.len += 1;
                } else {
                    rest += i32::from(face);
                }
            }
        }
        (window, rest)
    }

    /// The number of dice.
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// The faces, lowest first.
    pub(super) fn faces(&self) -> impl Iterator<Item = i32> + '_ {
        self.dice[..self.len].iter().map(|&face| i32::from(face))
    }

    /// The face at a place, for places inside the window.
    pub(super) fn face(&self, place: usize) -> u8 {
        self.dice[place]
    }

    /// The sum of the faces.
    pub(super) fn sum(&self) -> i32 {
        self.faces().sum()
    }

    /// The places of the first die of each face.
    fn different(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.len).filter(|&place| place == 0 || self.dice[place - 1] != self.dice[place])
    }

    /// The window with the die at a place showing another face, cut to a size, and the face cut off or 0.
    fn rerolled(&self, place: usize, to: u8, size: usize) -> (Self, i32) {
        let mut window = *self;
        window.dice[place] = to;
        window.dice[..window.len].sort_unstable();
        if window.len <= size {
            return (window, 0);
        }
        window.len -= 1;
        let cut = std::mem::take(&mut window.dice[window.len]);
        (window, i32::from(cut))
    }

    /// The number of this window among all windows of its size.
    fn rank(&self) -> usize {
        // Sorted dice plus their places are strictly rising, and such sets have a well-known numbering.
        let dice = self.dice[..self.len].iter().enumerate();
        dice.map(|(place, &face)| CHOOSE[usize::from(face) - 1 + place][place + 1]).sum()
    }
}

/// Finds the best play for every window of one kit and remembers it.
pub(super) struct Solver<'a> {
    kit: &'a Kit,
    /// The number of dice of the roll, added ones included.
    dice: usize,
    /// By number of rerolls left, window and need: the count of winning outcomes plus one, or 0 if not yet known.
    known: Vec<Vec<u64>>,
}

impl<'a> Solver<'a> {
    /// Starts with nothing known.
    pub(super) fn new(kit: &'a Kit, dice: usize) -> Self {
        let mut solver = Self { kit, dice, known: Vec::new() };
        let sizes = (0..=kit.rerolls).map(|rerolls| solver.size(rerolls));
        solver.known = sizes.map(|size| vec![0; CHOOSE[size + 5][size] * (6 * size + 1)]).collect();
        solver
    }

    /// The number of dice that can still be changed while this many rerolls are left.
    pub(super) fn size(&self, rerolls: usize) -> usize {
        (rerolls + self.kit.certain()).min(self.dice)
    }

    /// In how many of the 6^rerolls outcomes the dice of the window reach the need, with best play.
    pub(super) fn wins(&mut self, rerolls: usize, window: &Window, need: i32) -> u64 {
        if self.is_certain(window, need) {
            return 6_u64.pow(u32::try_from(rerolls).unwrap_or(0));
        }
        if rerolls == 0 || need > 6 * i32::try_from(window.len).unwrap_or(0) {
            return 0;
        }
        // The need is above what the dice show and at most six for each, so it has a place in the table.
        let place = window.rank() * (6 * window.len + 1) + usize::try_from(need).unwrap_or(0);
        match self.known[rerolls][place].checked_sub(1) {
            Some(wins) => wins,
            None => {
                let wins = self.best_reroll(rerolls, window, need).1;
                self.known[rerolls][place] = wins + 1;
                wins
            }
        }
    }

    /// Which place of the window to roll again with this many rerolls left, and the count of winning outcomes.
    pub(super) fn best_reroll(&mut self, rerolls: usize, window: &Window, need: i32) -> (usize, u64) {
        let size = self.size(rerolls - 1);
        let tried = if self.kit.flips == 0 { 1 } else { 6 };
        let mut best = (0, 0);
        for place in window.different().take(tried) {
            let mut wins = 0;
            for to in 1..=6 {
                let (next, cut) = window.rerolled(place, to, size);
                wins += self.wins(rerolls - 1, &next, need - cut);
            }
            if wins > best.1 {
                best = (place, wins);
            }
        }
        best
    }

    /// Whether the sets and flips are enough without any luck.
    fn is_certain(&self, window: &Window, need: i32) -> bool {
        let lacking = need.saturating_sub(window.sum());
        lacking <= 0 || self.kit.plan(window, self.kit.certain()).gain >= lacking
    }
}
