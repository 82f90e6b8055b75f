//! Every way chance can go, one after another.

use kernel::{Draw, Drawn, outcomes};

use super::NoDraw;

/// Goes through every sequence of draws of a procedure: run it from the same state again and again, each time with the
/// draws this source gives, until [`Listed::next_run`] says that there are no more.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listed {
    path: Vec<Turn>,
    at: usize,
}

/// One draw of the present run.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Turn {
    index: usize,
    outcomes: Vec<(Drawn, u32)>,
}

impl Listed {
    /// Before the first run.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    pub(super) fn draw(&mut self, draw: &Draw) -> Result<Drawn, NoDraw> {
        if self.at == self.path.len() {
            let outcomes = outcomes(draw).filter(|all| !all.is_empty()).ok_or(NoDraw::TooMany)?;
            self.path.push(Turn { index: 0, outcomes });
        }
        let turn = self.path.get(self.at).ok_or(NoDraw::TooMany)?;
        let &(drawn, _) = turn.outcomes.get(turn.index).ok_or(NoDraw::TooMany)?;
        if !draw.allows(&drawn) {
            return Err(NoDraw::NotRecorded(self.at as u64));
        }
        self.at += 1;
        Ok(drawn)
    }

    /// How likely the present run is, as a fraction: the product of the weights and of the totals.
    #[must_use]
    pub fn likelihood(&self) -> (u128, u128) {
        self.path.iter().fold((1, 1), |(part, whole), turn| {
            let weight = turn.outcomes.get(turn.index).map_or(0, |&(_, weight)| u128::from(weight));
            let total: u128 = turn.outcomes.iter().map(|&(_, weight)| u128::from(weight)).sum();
            (part * weight, whole * total)
        })
    }

    /// Gets ready for the next run; `false` when every way has been gone.
    pub fn next_run(&mut self) -> bool {
        self.at = 0;
        while let Some(turn) = self.path.last_mut() {
            turn.index += 1;
            if turn.index < turn.outcomes.len() {
                return true;
            }
            self.path.pop();
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_and_a_reroll_of_sixes() {
        let mut listed = Listed::new();
        let (mut runs, mut twelfths) = (0, 0);
        loop {
            // Roll a die; on a 6 pick one of three.
            if listed.draw(&Draw::d6(1)).unwrap() == Drawn::dice(&[6]) {
                listed.draw(&Draw::One { of: 3 }).unwrap();
            }
            let (part, whole) = listed.likelihood();
            twelfths += part * 36 / whole;
            runs += 1;
            if !listed.next_run() {
                break;
            }
        }
        assert_eq!((runs, twelfths), (8, 36));
    }

    #[test]
    fn too_many_outcomes_are_refused() {
        assert_eq!(Listed::new().draw(&Draw::d6(5)), Err(NoDraw::TooMany));
    }
}
