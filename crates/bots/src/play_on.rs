//! Plays on behind a choice until what it began is over, so that an estimate sees what it comes to.

use core::mem::{Discriminant, discriminant};

use kernel::{Ask, AskId, Chance, Ignore, Input, Pending, Searchable, Seat, State};

use crate::sample;

/// The most inputs that are played behind one choice.
const STEPS_MAX: u32 = 200;
/// The most answers of the seat itself that are thought about behind one choice.
const OWN_MAX: u32 = 6;
/// How wide a list of candidates is asked for behind a choice.
const WANT: usize = 8;

/// Where a choice is made: the ask, its kind, and how many procedures lie below it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Root<G: Searchable> {
    id: AskId,
    kind: Discriminant<G::Prompt>,
    depth: usize,
}

impl<G: Searchable> Root<G> {
    /// Where `ask` stands in `state`.
    pub(crate) fn of(state: &State<G>, ask: &Ask<G>) -> Self {
        Self { id: ask.id, kind: discriminant(&ask.prompt), depth: state.flow.depth() }
    }

    /// Whether what was begun here is over: the procedure that asked has ended, or asks for the like again.
    fn is_over(&self, state: &State<G>, ask: &Ask<G>) -> bool {
        let depth = state.flow.depth();
        depth < self.depth || (depth == self.depth && discriminant(&ask.prompt) == self.kind)
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
    candidates: Vec<G::Choice>,
}

impl<G: Searchable> Player<G> {
    /// A player.
    pub(crate) fn new() -> Self {
        Self { candidates: Vec::new() }
    }

    /// Plays on until what was begun at `root` is over, or for so long that it no longer belongs to it.
    pub(crate) fn play_on(&mut self, state: &mut State<G>, seat: Seat, root: &Root<G>, rng: &mut dyn Chance) {
        for _ in 0..OWN_MAX {
            match next(state, seat, root, rng) {
                Turn::Own(ask) => {
                    let Some(choice) = self.better(state, seat, &ask, rng) else { return };
                    state.advance_trusted(&Input::Answer { ask: ask.id, choice }, &mut Ignore);
                }
                Turn::Nobody | Turn::Other(_) => return,
            }
        }
        finish(state, seat, root, rng);
    }

    /// The candidate after which the seat stands best, each tried once.
    fn better(
        &mut self,
        state: &State<G>,
        seat: Seat,
        ask: &Ask<G>,
        rng: &mut dyn Chance,
    ) -> Option<G::Choice> {
        if let Some(choice) = G::advise(state, ask, rng) {
            return Some(choice);
        }
        self.candidates.clear();
        G::candidates(state, ask, WANT, rng, &mut self.candidates);
        if self.candidates.len() < 2 {
            return self.candidates.pop();
        }
        let (root, mut most, mut best) = (Root::of(state, ask), f32::NEG_INFINITY, None);
        for choice in &self.candidates {
            let mut copy = state.clone();
            copy.advance_trusted(&Input::Answer { ask: ask.id, choice: choice.clone() }, &mut Ignore);
            finish(&mut copy, seat, &root, rng);
            let worth = G::estimate(&copy, seat);
            if worth > most {
                (most, best) = (worth, Some(choice));
            }
        }
        best.cloned()
    }
}

/// Plays on at random until what was begun at `root` is over.
fn finish<G: Searchable>(state: &mut State<G>, seat: Seat, root: &Root<G>, rng: &mut dyn Chance) {
    for _ in 0..OWN_MAX {
        let Turn::Own(ask) = next(state, seat, root, rng) else { return };
        let Some(sampled) = G::sample(state, &ask, rng) else { return };
        state.advance_trusted(&Input::Answer { ask: ask.id, choice: sampled.choice }, &mut Ignore);
    }
}

/// Plays draws and the answers of other seats until the seat itself is asked or what was begun is over.
fn next<G: Searchable>(state: &mut State<G>, seat: Seat, root: &Root<G>, rng: &mut dyn Chance) -> Turn<G> {
    for _ in 0..STEPS_MAX {
        let input = match state.pending() {
            Pending::Chance(draw) => Input::Drawn(sample(&draw, rng)),
            Pending::Asks(asks) => match turn(state, asks, seat, root) {
                Turn::Other(ask) => match G::sample(state, &ask, rng) {
                    Some(sampled) => Input::Answer { ask: ask.id, choice: sampled.choice },
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

fn turn<G: Searchable>(state: &State<G>, asks: &[Ask<G>], seat: Seat, root: &Root<G>) -> Turn<G> {
    let sealed = asks.iter().any(|ask| ask.id == root.id && ask.answered);
    let open = asks.iter().find(|ask| !ask.answered);
    match open.copied() {
        Some(ask) if sealed => Turn::Other(ask),
        Some(ask) if state.is_open() || root.is_over(state, &ask) => Turn::Nobody,
        Some(ask) if ask.seat == seat => Turn::Own(ask),
        Some(ask) => Turn::Other(ask),
        None => Turn::Nobody,
    }
}
