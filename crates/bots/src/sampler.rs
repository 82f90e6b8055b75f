//! The bot that plays anything without looking at everything.

use core::marker::PhantomData;

use kernel::{Ask, Chance, Glimpse, Searchable};

use crate::Bot;

/// Draws one legal answer without a list, where the game can; all kinds of answers come, but not each as often.
#[derive(Clone, Debug)]
pub struct Sampler<G: Searchable> {
    offered: usize,
    game: PhantomData<G>,
}

impl<G: Searchable> Sampler<G> {
    /// A sampling player.
    #[must_use]
    pub fn new() -> Self {
        Self { offered: 0, game: PhantomData }
    }
}

impl<G: Searchable> Default for Sampler<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Searchable> Bot<G> for Sampler<G> {
    #[inline]
    fn choose(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice> {
        let sampled = glimpse.sample(ask, rng)?;
        self.offered = if sampled.only { 1 } else { 2 };
        Some(sampled.choice)
    }

    /// One or two: this bot knows whether it had a choice and not how large it was.
    fn offered(&self) -> usize {
        self.offered
    }

    fn is_drawn_by_game(&self) -> bool {
        true
    }
}
