//! An answer drawn at random.

use crate::{Ask, Chance, Searchable, State};

/// How wide a list is made where a game does not know how to draw an answer without one.
const WANT: usize = 64;

/// An answer drawn at random, and whether there was anything to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sampled<C> {
    /// The answer.
    pub choice: C,
    /// Whether it was the only one that could be drawn, so that it is no decision.
    pub only: bool,
}

impl<C> Sampled<C> {
    /// An answer drawn among several.
    #[inline]
    pub const fn free(choice: C) -> Self {
        Self { choice, only: false }
    }

    /// An answer drawn among so many.
    #[inline]
    pub const fn among(count: u32, choice: C) -> Self {
        Self { choice, only: count < 2 }
    }
}

/// Makes the list of candidates and draws one of them, each equally likely.
pub fn from_list<G: Searchable>(
    state: &State<G>,
    ask: &Ask<G>,
    rng: &mut dyn Chance,
) -> Option<Sampled<G::Choice>> {
    let mut candidates = Vec::with_capacity(WANT);
    G::candidates(state, ask, WANT, rng, &mut candidates);
    let count = u32::try_from(candidates.len()).unwrap_or(u32::MAX);
    if count == 0 {
        return None;
    }
    Some(Sampled::among(count, candidates.swap_remove(rng.below(count) as usize)))
}
