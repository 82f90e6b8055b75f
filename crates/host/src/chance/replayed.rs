//! Draws taken from a record.

use kernel::{Draw, Drawn, Game, Input};
use record::{Record, Step};

use super::NoDraw;

/// The draws of a record by their numbers, those taken back included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    draws: Vec<Drawn>,
}

impl Replayed {
    /// The draws of `record`.
    #[must_use]
    pub fn of<G: Game>(record: &Record<G>) -> Self {
        let drawn = |step: &Step<G>| match step {
            Step::Input { input: Input::Drawn(drawn), .. } => Some(*drawn),
            Step::Input { .. } | Step::Opening { .. } | Step::Takeback(_) | Step::Revision(_) => None,
        };
        Self { draws: record.entries().iter().filter_map(|entry| drawn(&entry.step)).collect() }
    }

    pub(super) fn draw(&self, number: u64, draw: &Draw) -> Result<Drawn, NoDraw> {
        let at = usize::try_from(number).ok().and_then(|at| self.draws.get(at));
        at.copied().filter(|drawn| draw.allows(drawn)).ok_or(NoDraw::NotRecorded(number))
    }
}
