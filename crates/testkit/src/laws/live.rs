//! Playing one random match and trying the cheap laws at every input.

use kernel::{Ask, Chance, DEPTH, Ending, Game, Input, Pending, Seat, State, pick};
use words::Shown;

use super::breach::Fault;
use super::difference::difference;
use super::{Court, Law};

/// How wide a list of candidates is asked for.
pub(super) const WANT: usize = 64;

/// After each so many inputs four times as many are asked for.
const WIDE: usize = 16;

/// How many earlier answers are kept to be tried again where they do not belong.
const POOL: usize = 48;

/// How many copies with their saved form are kept through a match.
const KEPT: usize = 8;

/// A match as it was played: `states[n]` is the state after `n` inputs, `facts[n]` what led there.
#[derive(Debug)]
pub(super) struct Log<G: Game> {
    pub(super) setup: Option<G::Setup>,
    pub(super) inputs: Vec<Input<G>>,
    pub(super) states: Vec<State<G>>,
    pub(super) facts: Vec<Vec<G::Event>>,
}

impl<G: Game> Default for Log<G> {
    fn default() -> Self {
        Self { setup: None, inputs: Vec::new(), states: Vec::new(), facts: Vec::new() }
    }
}

impl<G: Shown> Court<'_, G> {
    /// Plays the match to its end, or to the stated number of inputs.
    pub(super) fn live(&mut self, log: &mut Log<G>) -> Result<(), Fault> {
        let setup = (self.plan.setup)(self.seats, &mut self.rng);
        let seats = self.seats;
        let setup = setup.ok_or_else(|| Fault::new(Law::Starts, format!("no setup for {seats} seats")))?;
        let faults = G::faults(&setup);
        self.hold(Law::Starts, faults.is_empty(), || format!("a random setup has faults: {faults:?}"))?;
        let refused =
            |refusal| Fault::new(Law::Starts, format!("a setup without faults is refused: {refusal:?}"));
        let mut folded = G::lay(&setup).map_err(refused)?;
        let mut facts = Vec::new();
        let mut state = G::start(&setup, &mut facts).map_err(refused)?;
        log.setup = Some(setup);
        let mut kept: Vec<(usize, State<G>, String)> = Vec::new();
        self.tally.matches += 1;
        loop {
            self.at.set(log.inputs.len());
            facts.iter().for_each(|fact| G::apply(&mut folded, fact));
            let counted = self.plan.counted;
            for name in facts.iter().filter_map(counted) {
                *self.tally.facts.entry(name).or_default() += 1;
            }
            if folded != state.table {
                // Copies that share memory spoil the fold too; that is then the better explanation.
                self.still_as_kept(&kept)?;
            }
            self.folds(&folded, &state)?;
            log.facts.push(std::mem::take(&mut facts));
            log.states.push(state.clone());
            self.keep(&state, log.inputs.len(), &mut kept)?;
            let faults = (self.plan.faults)(&state);
            self.hold(Law::Sound, faults.is_empty(), || format!("{faults:?}"))?;
            let finished = self.stands(&state)?;
            if finished || log.inputs.len() >= self.plan.inputs_max {
                self.tally.unfinished += u64::from(!finished);
                self.tally.turns += u64::from(G::turn(&state.table));
                break;
            }
            self.misfits(&state)?;
            let input = self.input(&state)?;
            log.inputs.push(input.clone());
            self.tally.inputs += 1;
            if let Err(refusal) = G::advance(&mut state, input, &mut facts) {
                return Err(Fault::new(Law::Candidates, format!("a legal input is refused: {refusal:?}")));
            }
        }
        self.still_as_kept(&kept)
    }

    fn folds(&mut self, folded: &G::Table, state: &State<G>) -> Result<(), Fault> {
        self.hold(Law::Folds, *folded == state.table, || difference(&state.table, folded))
    }

    /// Whether the match is over; a fault when it waits for nobody.
    pub(super) fn stands(&mut self, state: &State<G>) -> Result<bool, Fault> {
        let depth = state.flow.depth();
        self.hold(Law::Stands, depth <= DEPTH, || format!("{depth} frames lie on one another"))?;
        let seats = G::seats(&state.table);
        match state.pending() {
            Pending::Over(_) => return Ok(true),
            Pending::Chance(_) => {}
            Pending::Asks(asks) => {
                let sound = asks.iter().all(|ask| ask.seat.0 < seats) && asks.iter().any(|ask| !ask.answered);
                self.hold(Law::Stands, sound, || format!("nobody can answer {asks:?}"))?;
            }
            Pending::Stuck(stuck) => {
                let top = state.flow.frames().last();
                return Err(Fault::new(Law::Stands, format!("stuck: {stuck:?}, the top frame is {top:?}")));
            }
        }
        Ok(false)
    }

    /// Keeps a few copies with their saved form, for [`Self::still_as_kept`].
    fn keep(
        &mut self,
        state: &State<G>,
        at: usize,
        kept: &mut Vec<(usize, State<G>, String)>,
    ) -> Result<(), Fault> {
        let chance = 1 + at as u32 / 8;
        if self.rng.below(chance) > 0 {
            return Ok(());
        }
        let copy = state.clone();
        self.hold(Law::Clones, copy == *state, || difference(state, &copy))?;
        let form = saved(&copy)?;
        if kept.len() < KEPT {
            kept.push((at, copy, form));
        } else if let Some(place) = kept.get_mut(self.rng.below(KEPT as u32) as usize) {
            *place = (at, copy, form);
        }
        Ok(())
    }

    fn still_as_kept(&mut self, kept: &[(usize, State<G>, String)]) -> Result<(), Fault> {
        for (at, copy, form) in kept {
            let now = saved(copy)?;
            self.hold(Law::Clones, now == *form, || {
                format!("a copy made after {at} inputs has changed since, from {form} to {now}")
            })?;
        }
        Ok(())
    }

    /// A random input that must be taken.
    fn input(&mut self, state: &State<G>) -> Result<Input<G>, Fault> {
        let asks = match state.pending() {
            Pending::Chance(draw) => {
                self.tally.draws += 1;
                return Ok(Input::Drawn(bots::sample(&draw, &mut self.rng)));
            }
            Pending::Asks(asks) => asks,
            Pending::Over(_) | Pending::Stuck(_) => &[],
        };
        if self.one_in(self.plan.close) {
            return Ok(Input::Closed(self.ending(G::seats(&state.table))));
        }
        let given: Vec<Ask<G>> = asks.iter().filter(|ask| ask.answered).copied().collect();
        if !given.is_empty() && self.one_in(12) {
            let ask = pick(&given, &mut self.rng).copied();
            if let Some(ask) = ask {
                return if state.sealed(ask.seat).is_some() && self.one_in(2) {
                    Ok(Input::Retract { ask: ask.id })
                } else {
                    self.answer(state, &ask)
                };
            }
        }
        let open: Vec<Ask<G>> = asks.iter().filter(|ask| !ask.answered).copied().collect();
        let ask = pick(&open, &mut self.rng).copied();
        let ask = ask.ok_or_else(|| Fault::new(Law::Stands, "nobody is left to answer".to_owned()))?;
        if self.one_in(self.plan.expire) {
            self.tally.expiries += 1;
            return Ok(Input::Expired { seat: ask.seat });
        }
        self.answer(state, &ask)
    }

    fn one_in(&mut self, n: u32) -> bool {
        n > 0 && self.rng.below(n) == 0
    }

    fn ending(&mut self, seats: u8) -> Ending {
        let seat = Seat(self.rng.below(u32::from(seats)) as u8);
        match self.rng.below(5) {
            0 => Ending::Agreed,
            3 => Ending::Void,
            1 => Ending::Adjudicated { winner: None },
            2 => Ending::Adjudicated { winner: Some(seat) },
            _ => Ending::Conceded { by: seat },
        }
    }

    /// One of the candidates for `ask`, all of which are checked; others are tried where they do not belong.
    fn answer(&mut self, state: &State<G>, ask: &Ask<G>) -> Result<Input<G>, Fault> {
        let mut candidates = self.candidates(state, ask)?;
        self.samples(state, ask)?;
        self.tally.decisions += u64::from(candidates.len() > 1);
        let at = self.rng.below(candidates.len() as u32) as usize;
        let choice = candidates.swap_remove(at);
        self.strangers(state, ask.id, &choice)?;
        self.mutant(state, ask.id, &choice)?;
        self.remember(&choice);
        Ok(Input::Answer { ask: ask.id, choice })
    }

    /// The candidates for `ask`, at least one, no two alike, all of which pass the check.
    pub(super) fn candidates(&mut self, state: &State<G>, ask: &Ask<G>) -> Result<Vec<G::Choice>, Fault> {
        let mut candidates = Vec::new();
        let want = if self.at.get().is_multiple_of(WIDE) { 4 * WANT } else { WANT };
        G::candidates(state, ask, want, &mut self.rng, &mut candidates);
        self.hold(Law::Candidates, !candidates.is_empty(), || format!("no candidate for {ask:?}"))?;
        for (number, choice) in candidates.iter().enumerate() {
            let new = !candidates[..number].contains(choice);
            self.hold(Law::Candidates, new, || format!("{choice:?} is a candidate for {ask:?} twice"))?;
            let verdict = G::check(state, ask.id, choice);
            self.hold(Law::Candidates, verdict.is_ok(), || {
                format!("{choice:?} is a candidate for {ask:?}, but: {verdict:?}")
            })?;
        }
        Ok(candidates)
    }

    /// A drawn answer passes the check.
    fn samples(&mut self, state: &State<G>, ask: &Ask<G>) -> Result<(), Fault> {
        let sampled = G::sample(state, ask, &mut self.rng);
        let Some(sampled) = sampled else {
            return Err(Fault::new(Law::Samples, format!("nothing was drawn for {ask:?}")));
        };
        let verdict = G::check(state, ask.id, &sampled.choice);
        self.hold(Law::Samples, verdict.is_ok(), || {
            format!("{:?} was drawn for {ask:?}, but: {verdict:?}", sampled.choice)
        })
    }

    fn remember(&mut self, choice: &G::Choice) {
        if self.pool.len() < POOL {
            self.pool.push(choice.clone());
        } else if let Some(place) = self.pool.get_mut(self.rng.below(POOL as u32) as usize) {
            place.clone_from(choice);
        }
    }
}

/// The saved form of a value.
pub(super) fn saved<T: serde::Serialize>(value: &T) -> Result<String, Fault> {
    serde_json::to_string(value)
        .map_err(|error| Fault::new(Law::Saves, format!("it cannot be saved: {error}")))
}
