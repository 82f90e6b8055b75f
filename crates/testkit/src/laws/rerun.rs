//! Playing a match again from its inputs, and trying the dear laws on the way.

use kernel::{Ask, Chance, Input, Seat, State};
use words::Shown;

use super::breach::Fault;
use super::difference::difference;
use super::live::{Log, saved};
use super::{Court, Law};

/// Over how many inputs a loaded state is compared with the one that was saved.
const FOLLOWED: usize = 4;

/// How many answers of one ask are changed a little and tried.
const MUTANTS: usize = 6;

/// How many answers of one ask are written and read back.
const WRITTEN: usize = 8;

impl<G: Shown> Court<'_, G> {
    /// Audits the match and tries the dear laws: after every input when it is thorough, otherwise at a few.
    pub(super) fn rerun(&mut self, log: &Log<G>) -> Result<(), Fault> {
        self.audits(log)?;
        if self.thorough {
            return (0..log.states.len()).try_for_each(|at| self.dear(log, at));
        }
        for _ in 0..self.plan.samples {
            let at = self.rng.below(log.states.len() as u32) as usize;
            self.dear(log, at)?;
        }
        Ok(())
    }

    fn dear(&mut self, log: &Log<G>, at: usize) -> Result<(), Fault> {
        self.at.set(at);
        let Some(state) = log.states.get(at) else { return Ok(()) };
        self.saves(log, at)?;
        self.offers(state)?;
        for seat in Seat::all(G::seats(&state.table)) {
            self.keeps_secrets(state, seat)?;
            let estimate = G::estimate(state, seat, &G::standard().weights);
            self.hold(Law::Estimates, (-1.0..=1.0).contains(&estimate), || {
                format!("seat {seat} is estimated at {estimate}")
            })?;
        }
        Ok(())
    }

    /// The same inputs give the same facts and states again.
    fn audits(&mut self, log: &Log<G>) -> Result<(), Fault> {
        let Some(setup) = &log.setup else { return Ok(()) };
        let mut facts = Vec::new();
        let refused = |refusal| Fault::new(Law::Audits, format!("what started is now refused: {refusal:?}"));
        let mut state = G::start(setup, &mut facts).map_err(refused)?;
        let mut inputs = log.inputs.iter();
        for (at, (before, told)) in log.states.iter().zip(&log.facts).enumerate() {
            self.at.set(at);
            self.hold(Law::Audits, facts == *told, || difference(told, &facts))?;
            self.hold(Law::Audits, state == *before, || difference(before, &state))?;
            facts.clear();
            if let Some(input) = inputs.next() {
                let taken = G::advance(&mut state, input.clone(), &mut facts);
                self.hold(Law::Audits, taken.is_ok(), || format!("{input:?} was taken, is now {taken:?}"))?;
            }
        }
        Ok(())
    }

    fn saves(&mut self, log: &Log<G>, at: usize) -> Result<(), Fault> {
        let state = &log.states[at];
        let mut loaded: State<G> = self.reloads(state)?;
        for fact in &log.facts[at] {
            self.reloads(fact)?;
        }
        for (n, input) in log.inputs.iter().enumerate().skip(at).take(FOLLOWED) {
            let input: Input<G> = self.reloads(input)?;
            let taken = G::advance(&mut loaded, input, &mut kernel::Ignore);
            self.hold(Law::Saves, taken.is_ok(), || format!("the loaded state says {taken:?}"))?;
            let live = &log.states[n + 1];
            self.hold(Law::Saves, loaded == *live, || difference(live, &loaded))?;
        }
        Ok(())
    }

    fn reloads<T>(&mut self, value: &T) -> Result<T, Fault>
    where
        T: serde::Serialize + serde::de::DeserializeOwned + PartialEq + std::fmt::Debug,
    {
        let form = saved(value)?;
        let loaded: T = serde_json::from_str(&form)
            .map_err(|error| Fault::new(Law::Saves, format!("it cannot be loaded: {error}\n{form}")))?;
        self.hold(Law::Saves, loaded == *value, || difference(value, &loaded))?;
        let again = saved(&loaded)?;
        self.hold(Law::Saves, again == form, || format!("saved again it reads otherwise\n{form}\n{again}"))?;
        Ok(loaded)
    }

    /// Every candidate of every open ask is taken; those changed a little are judged alike; all can be written.
    fn offers(&mut self, state: &State<G>) -> Result<(), Fault> {
        for ask in state.asks() {
            self.is_a_line(&G::write_prompt(&state.table, &ask.prompt))?;
            let candidates = self.candidates(state, ask)?;
            for choice in &candidates {
                let taken = self.tries(state, Input::Answer { ask: ask.id, choice: choice.clone() })?;
                self.hold(Law::Candidates, taken.is_ok(), || {
                    format!("the candidate {choice:?} is {taken:?}")
                })?;
            }
            for _ in 0..MUTANTS {
                let choice = &candidates[self.rng.below(candidates.len() as u32) as usize];
                self.mutant(state, ask.id, choice)?;
            }
            for _ in 0..WRITTEN.min(candidates.len()) {
                let choice = &candidates[self.rng.below(candidates.len() as u32) as usize];
                self.is_written(state, ask, choice)?;
            }
            let mut few = Vec::new();
            G::candidates(state, ask, 1, &mut self.rng, &mut few);
            let legal = few.iter().all(|choice| G::check(state, ask.id, choice).is_ok());
            self.hold(Law::Candidates, !few.is_empty() && legal, || format!("of a short list: {few:?}"))?;
        }
        Ok(())
    }

    fn is_written(&mut self, state: &State<G>, ask: &Ask<G>, choice: &G::Choice) -> Result<(), Fault> {
        let text = G::write_choice(&state.table, choice);
        let read = G::read_choice(state, ask, &text);
        self.hold(Law::Notation, read.as_ref() == Ok(choice), || {
            format!("{choice:?} is written `{text}` and read as {read:?}")
        })?;
        self.is_a_line(&text)
    }

    fn is_a_line(&mut self, text: &str) -> Result<(), Fault> {
        let sound = !text.is_empty() && text.trim() == text && !text.contains('\n');
        self.hold(Law::Notation, sound, || format!("not one line of text: {text:?}"))
    }
}
