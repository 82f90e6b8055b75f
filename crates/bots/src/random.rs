//! The bot that plays anything.

use kernel::{Ask, Chance, Glimpse, Searchable};

use crate::Bot;

/// How wide a list of candidates the bots ask for.
const WANT: usize = 64;

/// Lists every candidate and takes one, each equally likely.
#[derive(Clone, Debug)]
pub struct Random<G: Searchable> {
    candidates: Vec<G::Choice>,
    offered: usize,
}

impl<G: Searchable> Random<G> {
    /// A random player.
    #[must_use]
    pub fn new() -> Self {
        Self { candidates: Vec::new(), offered: 0 }
    }
}

impl<G: Searchable> Default for Random<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Searchable> Bot<G> for Random<G> {
    #[inline]
    fn choose(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice> {
        self.candidates.clear();
        glimpse.candidates(ask, WANT, rng, &mut self.candidates);
        self.offered = self.candidates.len();
        if self.candidates.is_empty() {
            return None;
        }
        let count = u32::try_from(self.offered).unwrap_or(u32::MAX);
        Some(self.candidates.swap_remove(rng.below(count) as usize))
    }

    fn offered(&self) -> usize {
        self.offered
    }
}
