//! The bot that looks one step ahead.

use kernel::{Ask, AskId, Chance, Game, Glimpse, Ignore, Input, Pending, Searchable, Seat, State, pick};

use crate::random::WANT;
use crate::{Bot, sample};

/// How many imagined worlds each candidate is tried in.
const WORLDS: usize = 4;

/// The most draws and sealed answers of others that are played out behind one candidate.
const STEPS_MAX: u32 = 200;

/// Tries every candidate in a few imagined worlds, plays chance out to the next decision and takes the candidate
/// after which the seat stands best on average; among equals any.
#[derive(Clone, Debug)]
pub struct Greedy<G: Searchable> {
    worlds: usize,
    imagined: Vec<State<G>>,
    candidates: Vec<G::Choice>,
    answers: Vec<G::Choice>,
    offered: usize,
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
            imagined: Vec::new(),
            candidates: Vec::new(),
            answers: Vec::new(),
            offered: 0,
        }
    }

    /// How well `seat` stands after `choice`, summed over the imagined worlds; a refused choice counts as lost.
    #[expect(clippy::float_arithmetic, reason = "estimates are floats; no rule reads them")]
    fn worth(&mut self, seat: Seat, id: AskId, choice: &G::Choice, rng: &mut dyn Chance) -> f32 {
        let mut sum = 0.0;
        for world in &self.imagined {
            let mut state = world.clone();
            let input = Input::Answer { ask: id, choice: choice.clone() };
            if <G as Game>::advance(&mut state, input, &mut Ignore).is_err() {
                sum -= 1.0;
                continue;
            }
            settle(&mut state, id, &mut self.answers, rng);
            sum += G::estimate(&state, seat);
        }
        sum
    }
}

/// Plays on until the next decision: draws are sampled, and while the answer to `id` lies sealed the other seats
/// answer at random.
fn settle<G: Searchable>(
    state: &mut State<G>,
    id: AskId,
    answers: &mut Vec<G::Choice>,
    rng: &mut dyn Chance,
) {
    for _ in 0..STEPS_MAX {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
            Pending::Asks(asks) if asks.iter().any(|ask| ask.id == id && ask.answered) => {
                let Some(other) = asks.iter().find(|ask| !ask.answered) else { return };
                answers.clear();
                G::candidates(state, other, WANT, rng, answers);
                let Some(choice) = pick(answers, rng) else { return };
                Input::Answer { ask: other.id, choice: choice.clone() }
            }
            Pending::Asks(_) | Pending::Over(_) | Pending::Stuck(_) => return,
        };
        if <G as Game>::advance(state, input, &mut Ignore).is_err() {
            return;
        }
    }
}

impl<G: Searchable> Default for Greedy<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Searchable> Bot<G> for Greedy<G> {
    fn choose(&mut self, glimpse: Glimpse<'_, G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice> {
        let mut candidates = core::mem::take(&mut self.candidates);
        candidates.clear();
        glimpse.candidates(ask, WANT, rng, &mut candidates);
        self.offered = candidates.len();
        let best = if candidates.len() > 1 {
            self.imagined.clear();
            self.imagined.extend((0..self.worlds).map(|_| glimpse.imagine(rng)));
            self.best(glimpse.seat(), ask.id, &candidates, rng)
        } else {
            0
        };
        let choice = (best < candidates.len()).then(|| candidates.swap_remove(best));
        self.candidates = candidates;
        choice
    }

    fn offered(&self) -> usize {
        self.offered
    }
}

impl<G: Searchable> Greedy<G> {
    /// The index of the best candidate; each of several equal ones is equally likely.
    fn best(&mut self, seat: Seat, id: AskId, candidates: &[G::Choice], rng: &mut dyn Chance) -> usize {
        let (mut best, mut most, mut equals) = (0, f32::NEG_INFINITY, 0);
        for (index, choice) in candidates.iter().enumerate() {
            let worth = self.worth(seat, id, choice, rng);
            if worth > most {
                (best, most, equals) = (index, worth, 1);
            } else if worth >= most {
                equals += 1;
                if rng.below(equals) == 0 {
                    best = index;
                }
            }
        }
        best
    }
}
