//! One match, and everything that is tried beside it.

use bots::{Bot, Greedy, Random, Rng};
use kernel::{
    Ask, AskId, Chance, Drawn, Ending, Glimpse, Input, Mark, Marked, Pending, SEATS_MAX, Seat, Sink, State,
    pick, variant,
};
use words::Shown;

use super::{Counts, Search};
use crate::laws::mutate;
use crate::scenario::played_on;
use crate::spoil::{cross, invent, spoil};

/// One match in so many has a greedy player.
const GREEDY: u64 = 24;

/// One decision in so many is a time that runs out.
const EXPIRE: u32 = 60;

/// One decision in so many ends the match from outside.
const CLOSE: u32 = 3000;

/// How many earlier answers are kept to be tried where they do not belong.
const POOL: usize = 64;

/// For how many inputs a match goes on from the stage of a scenario.
const STAGED: u32 = 60;

/// How wide a list of candidates is asked for.
const WANT: usize = 64;

/// How many setups are spoilt before each match.
const SETUPS: usize = 8;

/// How a match came out.
pub(super) enum Played {
    /// It ended, or went on for as long as it was meant to.
    Enough,
    /// It was stopped at the stated number of inputs.
    Unfinished,
}

struct Match<'a, G: Marked + Shown> {
    rng: Rng,
    counts: &'a mut Counts,
    pool: Vec<G::Choice>,
    /// Answers that hardly come up by themselves.
    rare: Vec<G::Choice>,
    players: [Box<dyn Bot<G>>; 2],
    /// Whether all kinds of answers are taken equally often.
    by_kind: bool,
    /// Whether it began in the middle, with a table that need not last: a scenario lays out only what it is about.
    staged: bool,
}

/// Counts what facts reach.
struct Noting<'a>(&'a mut Counts);

impl<G: Marked> Sink<G> for Noting<'_> {
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        G::mark_event(before, event, &mut |mark| note(self.0, mark));
    }
}

fn note(counts: &mut Counts, mark: Mark) {
    *counts.entry(mark).or_default() += 1;
}

/// Plays match `index` and counts what it reaches.
///
/// # Errors
/// What went wrong with the match.
pub(super) fn one<G: Marked + Shown>(
    search: &Search,
    index: u64,
    counts: &mut Counts,
) -> Result<Played, String> {
    let odd: Box<dyn Bot<G>> =
        if index % GREEDY == GREEDY - 1 { Box::new(Greedy::new()) } else { Box::new(Random::new()) };
    let mut played = Match::<G> {
        rng: Rng::stream(search.seed, index),
        counts,
        pool: Vec::new(),
        rare: G::rare_answers(),
        players: [Box::new(Random::new()), odd],
        by_kind: index % 4 >= 2,
        staged: false,
    };
    if index % 4 == 3
        && let Some(text) = pick(&search.stages, &mut played.rng)
        && let Some(mut state) = played_on::<G>(text, &mut |of| played.rng.below(of) as usize)?
    {
        played.staged = true;
        return played.play(&mut state, STAGED).map(|_over| Played::Enough);
    }
    let mut state = played.start(index)?;
    let over = played.play(&mut state, search.inputs_max)?;
    Ok(if over { Played::Enough } else { Played::Unfinished })
}

/// Notes the faults of the setups that no match starts from.
///
/// # Errors
/// When one of them has none.
pub(super) fn faulty<G: Marked>(counts: &mut Counts) -> Result<(), String> {
    for (number, setup) in G::faulty_setups().iter().enumerate() {
        let faults = G::faults(setup);
        if faults.is_empty() {
            return Err(format!("faulty setup {number} has no fault"));
        }
        faults.iter().for_each(|fault| G::mark_refusal(fault, &mut |mark| note(counts, mark)));
    }
    Ok(())
}

impl<G: Marked + Shown> Match<'_, G> {
    /// A new match; spoilt copies of its setup are looked at on the way.
    fn start(&mut self, index: u64) -> Result<State<G>, String> {
        let setup = self.setup(index).ok_or("the game has no setup for any number of players")?;
        for _ in 0..SETUPS {
            if let Some(spoilt) = spoil(&setup, &mut self.rng) {
                G::faults(&spoilt).iter().for_each(|fault| self.refused(fault));
            }
        }
        let started = G::start(&setup, &mut Noting(self.counts));
        started.map_err(|refusal| format!("a random setup is refused: {refusal:?}"))
    }

    /// Plays on for so many inputs and says whether the match is over.
    fn play(&mut self, state: &mut State<G>, inputs: u32) -> Result<bool, String> {
        for _ in 0..inputs {
            G::mark_state(state, &mut |mark| note(self.counts, mark));
            self.misfit(state);
            let Some(input) = self.input(state)? else { return Ok(true) };
            let taken = G::advance(state, input, &mut Noting(self.counts));
            taken.map_err(|refusal| format!("a candidate is refused: {refusal:?}"))?;
        }
        Ok(false)
    }

    /// A setup for any number of players the game is for, every other one a rare one.
    fn setup(&mut self, index: u64) -> Option<G::Setup> {
        let fits = |seats: &u8| G::setup(*seats, &mut Rng::new(0)).is_some();
        let possible: Vec<u8> = (1..=SEATS_MAX as u8).filter(fits).collect();
        let seats = *pick(&possible, &mut self.rng)?;
        if index.is_multiple_of(2) {
            G::setup(seats, &mut self.rng)
        } else {
            G::rare_setup(seats, &mut self.rng)
        }
    }

    fn refused(&mut self, refusal: &G::Refusal) {
        G::mark_refusal(refusal, &mut |mark| note(self.counts, mark));
    }

    /// What happens next; `None` when the match is over or does not go on from its stage.
    fn input(&mut self, state: &State<G>) -> Result<Option<Input<G>>, String> {
        let asks = match state.pending() {
            Pending::Chance(draw) => return Ok(Some(Input::Drawn(bots::sample(&draw, &mut self.rng)))),
            Pending::Over(_) => return Ok(None),
            Pending::Stuck(stuck) => return Err(format!("the match is stuck: {stuck:?}")),
            Pending::Asks(asks) => asks,
        };
        if self.rng.below(CLOSE) == 0 {
            return Ok(Some(Input::Closed(self.ending(G::seats(&state.table)))));
        }
        let open: Vec<Ask<G>> = asks.iter().filter(|ask| !ask.answered).copied().collect();
        let ask = *pick(&open, &mut self.rng).ok_or("nobody is left to answer")?;
        if self.rng.below(EXPIRE) == 0 {
            return Ok(Some(Input::Expired { seat: ask.seat }));
        }
        let choice = if self.by_kind {
            self.of_any_kind(state, &ask)
        } else {
            let glimpse = Glimpse::new(state, ask.seat);
            self.players[ask.seat.index() % 2].choose(glimpse, &ask, &mut self.rng)
        };
        if choice.is_none() && self.staged {
            return Ok(None);
        }
        let choice = choice.ok_or_else(|| format!("nothing can be answered to {:?}", ask.prompt))?;
        self.try_others(state, &ask, &choice);
        // Who has settled may still be asked, and is refused other things than the rest.
        let settled: Vec<Ask<G>> = asks.iter().filter(|other| other.answered).copied().collect();
        if let Some(other) = pick(&settled, &mut self.rng) {
            self.try_others(state, other, &choice);
        }
        self.remember(&choice);
        Ok(Some(Input::Answer { ask: ask.id, choice }))
    }

    /// A candidate of a kind drawn among the kinds on offer, so that what is offered once comes up as often as what is
    /// offered in fifty forms.
    fn of_any_kind(&mut self, state: &State<G>, ask: &Ask<G>) -> Option<G::Choice> {
        let mut offered = Vec::new();
        G::candidates(state, ask, WANT, &mut self.rng, &mut offered);
        let mut kinds: Vec<_> = offered.iter().map(variant).collect();
        kinds.sort_unstable();
        kinds.dedup();
        let kind = *pick(&kinds, &mut self.rng)?;
        offered.retain(|choice| variant(choice) == kind);
        pick(&offered, &mut self.rng).cloned()
    }

    fn ending(&mut self, seats: u8) -> Ending {
        let seat = Seat(self.rng.below(u32::from(seats)) as u8);
        match self.rng.below(4) {
            0 => Ending::Agreed,
            2 => Ending::Void,
            1 => Ending::Adjudicated { winner: Some(seat) },
            _ => Ending::Conceded { by: seat },
        }
    }

    /// Tries answers that are mostly illegal.
    fn try_others(&mut self, state: &State<G>, ask: &Ask<G>, choice: &G::Choice) {
        let mut others = Vec::new();
        G::menu(state, ask, &mut others);
        let kept = self.rng.below(8) as usize;
        others.truncate(16 + kept);
        others.extend(pick(&self.pool, &mut self.rng).cloned());
        others.extend(pick(&self.rare, &mut self.rng).cloned());
        let like = |other: &&G::Choice| core::mem::discriminant(*other) == core::mem::discriminant(choice);
        let twin = self.pool.iter().rfind(like).cloned();
        others.extend(twin.as_ref().and_then(|twin| cross(choice, twin, &mut self.rng)));
        others.extend(twin);
        others.extend(mutate(choice, &mut self.rng));
        others.extend(spoil(choice, &mut self.rng));
        others.extend(invent(&mut self.rng));
        for other in &others {
            if let Err(refusal) = G::check(state, ask.id, other) {
                self.refused(&refusal);
            }
        }
    }

    /// Tries an input that fits nothing the match waits for.
    fn misfit(&mut self, state: &State<G>) {
        let number = self.rng.below(64);
        let input = match (number, pick(&self.pool, &mut self.rng)) {
            (0, Some(choice)) => {
                Input::Answer { ask: AskId { number: u32::MAX, generation: 0 }, choice: choice.clone() }
            }
            (1, _) => Input::Drawn(Drawn::One(u32::MAX)),
            (2, _) => Input::Expired { seat: Seat(u8::MAX) },
            _ => return,
        };
        let mut copy = state.clone();
        if let Err(refusal) = G::advance(&mut copy, input, &mut kernel::Ignore) {
            self.refused(&refusal);
        }
    }

    fn remember(&mut self, choice: &G::Choice) {
        if self.pool.len() < POOL {
            self.pool.push(choice.clone());
        } else if let Some(place) = self.pool.get_mut(self.rng.below(POOL as u32) as usize) {
            place.clone_from(choice);
        }
    }
}
