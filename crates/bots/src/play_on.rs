//! Plays on behind a choice until what it began is over, so that an estimate sees what it comes to.

use core::mem::{Discriminant, discriminant};

use kernel::{Ask, AskId, Chance, Ignore, Input, Pending, Searchable, Seat, State, WeightSet};

use crate::sample;

/// The most inputs that are played behind one choice.
const STEPS_MAX: u32 = 200;
/// The most answers of the seat itself that are drawn behind one choice.
const DRAWN_MAX: u32 = 6;

/// Where a choice is made: the ask, its kind, the kind of procedure that asks, and how many lie below it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Root<G: Searchable> {
    id: AskId,
    kind: Discriminant<G::Prompt>,
    frame: Option<Discriminant<G::Frame>>,
    depth: usize,
}

impl<G: Searchable> Root<G> {
    /// Where `ask` stands in `state`.
    pub(crate) fn of(state: &State<G>, ask: &Ask<G>) -> Self {
        let frame = state.flow.frames().last().map(discriminant);
        Self { id: ask.id, kind: discriminant(&ask.prompt), frame, depth: state.flow.depth() }
    }

    /// Whether what was begun here is over: the procedure that asked has ended, or asks for the like again. The first search did
    /// not see the end of one in whose place another had begun.
    fn is_over(&self, state: &State<G>, ask: &Ask<G>, set: &WeightSet<G::Weights>) -> bool {
        let (depth, weights) = (state.flow.depth(), &set.weights);
        let place = self.depth.checked_sub(1).and_then(|at| state.flow.frames().get(at));
        depth < self.depth
            || set.search.steady && place.map(discriminant) != self.frame
            || depth == self.depth && discriminant(&ask.prompt) == self.kind && !G::goes_on(ask, weights)
    }
}

/// Who is asked behind a choice.
enum Turn<G: Searchable> {
    /// Nobody; what was begun is over, or the match is.
    Nobody,
    /// Another seat.
    Other(Ask<G>),
    /// The seat itself.
    Own(Ask<G>),
}

/// Plays on: draws are sampled, other seats answer at random, and the seat itself answers by the game's advice or by the
/// better of a few candidates, each judged after a random end of what it begins.
#[derive(Clone, Debug)]
pub(crate) struct Player<G: Searchable> {
    set: &'static WeightSet<G::Weights>,
    candidates: Vec<G::Choice>,
}

impl<G: Searchable> Player<G> {
    /// A player that goes by these weights.
    pub(crate) fn new(set: &'static WeightSet<G::Weights>) -> Self {
        Self { set, candidates: Vec::new() }
    }

    /// Plays on until what was begun at `root` is over, or for so long that it no longer belongs to it.
    pub(crate) fn play_on(&mut self, state: &mut State<G>, seat: Seat, root: &Root<G>, rng: &mut dyn Chance) {
        for _ in 0..self.set.search.own_behind {
            match self.next(state, seat, root, rng) {
                Turn::Own(ask) => {
                    let Some(choice) = self.better(state, seat, &ask, rng) else { return };
                    state.advance_trusted(&Input::Answer { ask: ask.id, choice }, &mut Ignore);
                }
                Turn::Nobody | Turn::Other(_) => return,
            }
        }
        self.finish(state, seat, root, rng);
    }

    /// The candidate after which the seat stands best, each tried once.
    fn better(
        &mut self,
        state: &State<G>,
        seat: Seat,
        ask: &Ask<G>,
        rng: &mut dyn Chance,
    ) -> Option<G::Choice> {
        if let Some(choice) = G::advise(state, ask, &self.set.weights, rng) {
            return Some(choice);
        }
        self.candidates.clear();
        G::candidates(state, ask, self.set.search.want_behind, rng, &mut self.candidates);
        if self.candidates.len() < 2 {
            return self.candidates.pop();
        }
        let (root, mut most, mut best) = (Root::of(state, ask), f32::NEG_INFINITY, None);
        for choice in &self.candidates {
            let mut copy = state.clone();
            copy.advance_trusted(&Input::Answer { ask: ask.id, choice: choice.clone() }, &mut Ignore);
            self.finish(&mut copy, seat, &root, rng);
            let worth = G::estimate(&copy, seat, &self.set.weights);
            if worth > most {
                (most, best) = (worth, Some(choice));
            }
        }
        best.cloned()
    }

    /// Plays on at random until what was begun at `root` is over.
    fn finish(&self, state: &mut State<G>, seat: Seat, root: &Root<G>, rng: &mut dyn Chance) {
        for _ in 0..DRAWN_MAX {
            let Turn::Own(ask) = self.next(state, seat, root, rng) else { return };
            let Some(choice) = self.drawn(state, &ask, rng) else { return };
            state.advance_trusted(&Input::Answer { ask: ask.id, choice }, &mut Ignore);
        }
    }

    /// Plays draws and the answers of other seats until the seat itself is asked or what was begun is over.
    fn next(&self, state: &mut State<G>, seat: Seat, root: &Root<G>, rng: &mut dyn Chance) -> Turn<G> {
        for _ in 0..STEPS_MAX {
            let input = match state.pending() {
                Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
                Pending::Asks(asks) => match turn(state, asks, seat, root, self.set) {
                    Turn::Other(ask) => match self.drawn(state, &ask, rng) {
                        Some(choice) => Input::Answer { ask: ask.id, choice },
                        None => return Turn::Nobody,
                    },
                    turn => return turn,
                },
                Pending::Over(_) | Pending::Stuck(_) => return Turn::Nobody,
            };
            state.advance_trusted(&input, &mut Ignore);
        }
        Turn::Nobody
    }

    /// The answer that is taken without a thought: the plain one, else any.
    fn drawn(&self, state: &State<G>, ask: &Ask<G>, rng: &mut dyn Chance) -> Option<G::Choice> {
        G::reply(state, ask, &self.set.weights)
            .or_else(|| G::sample(state, ask, rng).map(|sampled| sampled.choice))
    }
}

fn turn<G: Searchable>(
    state: &State<G>,
    asks: &[Ask<G>],
    seat: Seat,
    root: &Root<G>,
    set: &WeightSet<G::Weights>,
) -> Turn<G> {
    let sealed = asks.iter().any(|ask| ask.id == root.id && ask.answered);
    let open = asks.iter().find(|ask| !ask.answered);
    match open.copied() {
        Some(ask) if sealed => Turn::Other(ask),
        Some(ask) if state.is_open() || root.is_over(state, &ask, set) => Turn::Nobody,
        Some(ask) if ask.seat == seat => Turn::Own(ask),
        Some(ask) => Turn::Other(ask),
        None => Turn::Nobody,
    }
}
