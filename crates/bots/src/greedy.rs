//! The bot that takes what looks best.

use kernel::{Ask, Chance, Game, Glimpse, Ignore, Input, Searchable, Seat, State};

use crate::Bot;
use crate::play_on::{Player, Root};

/// How many imagined worlds the better candidates are tried in.
const WORLDS: usize = 4;
/// How wide a list of candidates is asked for.
const WANT: usize = 40;
/// Advice counts as a choice between this many: there was one, and nobody listed it.
const ADVISED: usize = 2;
/// How many candidates are tried in more than one world.
const BETTER: usize = 6;

/// Takes the game's own advice where there is any. Otherwise tries every candidate in an imagined world and the better ones in some more, plays on until what was begun is over
/// (see `Player`) and takes the candidate after which the seat stands best on average; among equals any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Searchable> {
    worlds: usize,
    candidates: Vec<G::Choice>,
    tried: Vec<Tried>,
    player: Player<G>,
    offered: usize,
}

/// A candidate, by its place in the list, and how well the seat stood after it, summed over the worlds it was tried in.
#[derive(Clone, Copy, Debug)]
struct Tried {
    index: usize,
    sum: f32,
    /// Settles the order among equals.
    tie: u32,
}

impl<G: Searchable> Greedy<G> {
    /// A greedy player that imagines four worlds.
    #[must_use]
    pub fn new() -> Self {
        Self::with_worlds(WORLDS)
    }

    /// A greedy player that imagines this many worlds, one at least.
    #[must_use]
    pub fn with_worlds(worlds: usize) -> Self {
        Self {
            worlds: worlds.max(1),
            candidates: Vec::new(),
            tried: Vec::new(),
            player: Player::new(),
            offered: 0,
        }
    }

    /// The place of the best candidate; each of several equal ones is equally likely.
    #[expect(clippy::float_arithmetic, reason = "estimates are floats; no rule reads them")]
    fn best(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> usize {
        let seat = glimpse.seat();
        self.tried.clear();
        for index in 0..self.candidates.len() {
            self.tried.push(Tried { index, sum: 0.0, tie: rng.below(u32::MAX) });
        }
        for world in 0..self.worlds {
            let imagined = glimpse.imagine(rng);
            for at in 0..self.tried.len() {
                let choice = self.candidates[self.tried[at].index].clone();
                self.tried[at].sum += self.worth(&imagined, seat, ask, choice, rng);
            }
            self.tried
                .sort_unstable_by(|one, other| other.sum.total_cmp(&one.sum).then(one.tie.cmp(&other.tie)));
            if world == 0 {
                self.tried.truncate(BETTER);
            }
        }
        self.tried.first().map_or(0, |tried| tried.index)
    }

    /// How well `seat` stands after `choice`; a refused choice counts as lost.
    fn worth(
        &mut self,
        world: &State<G>,
        seat: Seat,
        ask: &Ask<G>,
        choice: G::Choice,
        rng: &mut dyn Chance,
    ) -> f32 {
        let root = Root::of(world, ask);
        let mut state = world.clone();
        let input = Input::Answer { ask: ask.id, choice };
        if <G as Game>::advance(&mut state, input, &mut Ignore).is_err() {
            return -1.0;
        }
        self.player.play_on(&mut state, seat, &root, rng);
        G::estimate(&state, seat)
    }
}

impl<G: Searchable> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Searchable> Bot<G> for Greedy<G> {
    fn choose(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice> {
        if let Some(choice) = glimpse.advise(ask, rng) {
            self.offered = ADVISED;
            return Some(choice);
        }
        self.candidates.clear();
        glimpse.candidates(ask, WANT, rng, &mut self.candidates);
        self.offered = self.candidates.len();
        let best = if self.offered > 1 { self.best(glimpse, ask, rng) } else { 0 };
        (best < self.candidates.len()).then(|| self.candidates.swap_remove(best))
    }

    fn offered(&self) -> usize {
        self.offered
    }
}
