//! The bot that takes what looks best.

use core::cmp::Ordering;

use kernel::{Ask, Chance, Game, Glimpse, Ignore, Input, Search, Searchable, Seat, State, WeightSet};

use crate::play_on::{Player, Root};
use crate::{Bot, Rng};

/// Advice counts as a choice between this many: there was one, and nobody listed it.
const ADVISED: usize = 2;

/// The most often a candidate is tried with a steady eye, in multiples of the worlds of the search.
const LONG: usize = 6;

/// Takes the game's own advice where there is any. Otherwise tries every candidate in an imagined world and the better ones in some more, plays on until what was begun is over
/// (see `Player`) and takes the candidate after which the seat stands best on average; among equals any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Searchable> {
    set: &'static WeightSet<G::Weights>,
    search: Search,
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
    /// The sum of the squares.
    squares: f32,
    /// In how many worlds it was tried.
    tries: u16,
    /// Whether nothing was left to chance, so that it comes to the same in every world.
    sure: bool,
    /// Settles the order among equals.
    tie: u32,
}

impl Tried {
    /// The better first.
    fn order(&self, other: &Self) -> Ordering {
        other.mean().total_cmp(&self.mean()).then(self.tie.cmp(&other.tie))
    }

    #[expect(clippy::float_arithmetic, reason = "estimates are floats; no rule reads them")]
    fn mean(&self) -> f32 {
        self.sum / f32::from(self.tries.max(1))
    }

    /// The average, lowered by so many standard errors where chance has a say, of tries that scatter by `spread`.
    #[expect(clippy::float_arithmetic, reason = "estimates are floats; no rule reads them")]
    fn lowered(&self, spread: f32, caution: f32) -> f32 {
        if self.sure {
            self.mean()
        } else {
            self.mean() - caution * spread / f32::from(self.tries.max(1)).sqrt()
        }
    }
}

/// Chance that counts how often it is asked.
#[derive(Clone, Debug)]
struct Drawn {
    rng: Rng,
    count: u32,
}

impl Chance for Drawn {
    fn below(&mut self, n: u32) -> u32 {
        self.count = self.count.saturating_add(1);
        self.rng.below(n)
    }
}

impl<G: Searchable> Greedy<G> {
    /// A greedy player that goes by the game's standard weights.
    #[must_use]
    pub fn new() -> Self {
        Self::by(G::standard())
    }

    /// A greedy player that imagines this many worlds, one at least.
    #[must_use]
    pub fn with_worlds(worlds: usize) -> Self {
        let mut greedy = Self::new();
        greedy.search.worlds = worlds;
        greedy
    }

    /// A greedy player that goes by these weights.
    #[must_use]
    pub fn by(set: &'static WeightSet<G::Weights>) -> Self {
        Self {
            set,
            search: set.search,
            candidates: Vec::new(),
            tried: Vec::new(),
            player: Player::new(set),
            offered: 0,
        }
    }

    /// The place of the best candidate; each of several equal ones is equally likely.
    #[expect(clippy::float_arithmetic, reason = "estimates are floats; no rule reads them")]
    fn best(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> usize {
        let seat = glimpse.seat();
        self.tried.clear();
        for index in 0..self.candidates.len() {
            self.tried.push(Tried {
                index,
                sum: 0.0,
                squares: 0.0,
                tries: 0,
                sure: false,
                tie: rng.below(u32::MAX),
            });
        }
        if self.search.steady {
            return self.steady(glimpse, ask, rng);
        }
        for world in 0..self.search.worlds.max(1) {
            let imagined = glimpse.imagine(rng);
            for at in 0..self.tried.len() {
                let choice = self.candidates[self.tried[at].index].clone();
                self.tried[at].sum += self.worth(&imagined, seat, ask, choice, rng);
            }
            self.tried
                .sort_unstable_by(|one, other| other.sum.total_cmp(&one.sum).then(one.tie.cmp(&other.tie)));
            if world == 0 {
                self.tried.truncate(self.search.better.max(1));
            }
        }
        self.tried.first().map_or(0, |tried| tried.index)
    }

    /// The same with a steady eye: in every world those that look best by all they were tried in are tried again, and only
    /// as far as chance has a say in them, until the best of them has been tried in as many worlds as were asked for. Luck in
    /// the first world decides neither who is looked at nor who is taken.
    #[expect(clippy::float_arithmetic, reason = "estimates are floats; no rule reads them")]
    fn steady(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> usize {
        let seat = glimpse.seat();
        let mut again = self.tried.len();
        for world in 1..=LONG * self.search.worlds.max(1) {
            let imagined = glimpse.imagine(rng);
            let luck = u64::from(rng.below(u32::MAX));
            for at in 0..again.min(self.tried.len()) {
                if self.tried[at].sure {
                    continue;
                }
                let choice = self.candidates[self.tried[at].index].clone();
                // All candidates of a world have the same luck.
                let mut drawn = Drawn { rng: Rng::new(luck), count: 0 };
                let worth = self.worth(&imagined, seat, ask, choice, &mut drawn);
                let tried = &mut self.tried[at];
                tried.sum += worth;
                tried.squares += worth * worth;
                tried.tries += 1;
                tried.sure = drawn.count == 0;
            }
            self.tried.sort_unstable_by(Tried::order);
            again = self.search.better.max(1);
            let enough = usize::from(self.tried[0].tries) >= self.search.worlds || self.tried[0].sure;
            if world >= self.search.worlds && enough
                || self.tried[..again.min(self.tried.len())].iter().all(|tried| tried.sure)
            {
                break;
            }
        }
        self.most_surely()
    }

    /// The place of the candidate that is best by its lowered average.
    #[expect(clippy::float_arithmetic, reason = "estimates are floats; no rule reads them")]
    fn most_surely(&mut self) -> usize {
        let (mut squares, mut more) = (0.0, 0.0);
        for tried in self.tried.iter().filter(|tried| tried.tries > 1) {
            squares += tried.squares - tried.sum * tried.mean();
            more += f32::from(tried.tries - 1);
        }
        let spread = if more > 0.0 { (squares / more).max(0.0).sqrt() } else { 0.0 };
        let caution = f32::from(self.search.caution) / 100.0;
        let lowered = |tried: &Tried| tried.lowered(spread, caution);
        self.tried.sort_by(|one, other| lowered(other).total_cmp(&lowered(one)));
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
        G::estimate(&state, seat, &self.set.weights)
    }
}

impl<G: Searchable> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Searchable> Bot<G> for Greedy<G> {
    fn choose(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice> {
        if let Some(choice) = glimpse.advise(ask, &self.set.weights, rng) {
            self.offered = ADVISED;
            return Some(choice);
        }
        self.candidates.clear();
        glimpse.candidates(ask, self.search.want, rng, &mut self.candidates);
        self.offered = self.candidates.len();
        let best = if self.offered > 1 { self.best(glimpse, ask, rng) } else { 0 };
        (best < self.candidates.len()).then(|| self.candidates.swap_remove(best))
    }

    fn offered(&self) -> usize {
        self.offered
    }
}
