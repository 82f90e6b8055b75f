//! Trying inputs that do not belong: whatever is refused must be refused in the same way everywhere.

use std::mem::discriminant;

use kernel::{AskId, Chance, Draw, Drawn, Input, Pending, Refuse, Seat, State, pick};
use words::Shown;

use super::breach::Fault;
use super::difference::difference;
use super::mutate::mutate;
use super::{Court, Law};

/// How many answers of other asks are tried at each decision.
const STRANGERS: usize = 2;

impl<G: Shown> Court<'_, G> {
    /// Tries answers that were on offer earlier, to whichever seat, as answers to what is asked now: some of any kind
    /// to any ask, one of the kind of `like` to its own.
    pub(super) fn strangers(&mut self, state: &State<G>, id: AskId, like: &G::Choice) -> Result<(), Fault> {
        for _ in 0..STRANGERS {
            let ask = pick(state.asks(), &mut self.rng).map(|ask| ask.id);
            let choice = pick(&self.pool, &mut self.rng).cloned();
            if let (Some(id), Some(choice)) = (ask, choice) {
                self.agrees(state, id, &choice)?;
            }
        }
        let from = self.rng.below(self.pool.len() as u32) as usize;
        let alike = |choice: &&G::Choice| discriminant(*choice) == discriminant(like);
        let choice = self.pool.iter().cycle().skip(from).take(self.pool.len()).find(alike).cloned();
        choice.map_or(Ok(()), |choice| self.agrees(state, id, &choice))
    }

    /// Tries an answer with one of its numbers changed.
    pub(super) fn mutant(&mut self, state: &State<G>, id: AskId, choice: &G::Choice) -> Result<(), Fault> {
        match mutate(choice, &mut self.rng) {
            Some(mutant) => self.agrees(state, id, &mutant),
            None => Ok(()),
        }
    }

    /// Check, preview and advance say the same of `choice`, and a refusal leaves everything as it was.
    pub(super) fn agrees(&mut self, state: &State<G>, id: AskId, choice: &G::Choice) -> Result<(), Fault> {
        let verdict = G::check(state, id, choice);
        if let Ok(ask) = state.ask(id) {
            let preview = G::preview(state, ask, choice).err();
            self.hold(Law::Agrees, preview.as_ref() == verdict.as_ref().err(), || {
                format!("check of {choice:?} says {verdict:?}, its preview {preview:?}")
            })?;
        }
        let taken = self.tries(state, Input::Answer { ask: id, choice: choice.clone() })?;
        self.hold(Law::Agrees, taken == verdict, || {
            format!("check of {choice:?} says {verdict:?}, advance says {taken:?}")
        })?;
        let Err(refusal) = verdict else { return Ok(()) };
        if let Some(better) = (self.plan.suggestion)(&refusal, choice) {
            let verdict = G::check(state, id, &better);
            self.hold(Law::Suggests, verdict.is_ok(), || {
                format!("{choice:?} is refused by {refusal:?}; the suggested {better:?} is {verdict:?}")
            })?;
        }
        Ok(())
    }

    /// What advance says of an input, tried on a copy. Taken inputs leave no stuck match, refused ones leave the
    /// copy untouched and name a rule.
    pub(super) fn tries(
        &mut self,
        state: &State<G>,
        input: Input<G>,
    ) -> Result<Result<(), G::Refusal>, Fault> {
        let mut copy = state.clone();
        let mut facts = Vec::new();
        let taken = G::advance(&mut copy, input, &mut facts);
        let Err(refusal) = &taken else {
            self.stands(&copy)?;
            return Ok(taken);
        };
        self.hold(Law::Untouched, copy == *state, || difference(state, &copy))?;
        self.hold(Law::Untouched, facts.is_empty(), || format!("a refused input told {facts:?}"))?;
        let named = !refusal.rule().is_empty() && !refusal.reason().is_empty();
        self.hold(Law::NamesRule, named, || format!("{refusal:?} names no rule or gives no reason"))?;
        *self.tally.refusals.entry(refusal.rule()).or_default() += 1;
        Ok(taken)
    }

    /// Tries inputs no game takes at this moment: void asks, impossible draws, seats that are not asked.
    pub(super) fn misfits(&mut self, state: &State<G>) -> Result<(), Fault> {
        let input = match self.rng.below(4) {
            0 => self.void_answer(state),
            1 => Some(self.wrong_draw(state)),
            2 => self.needless_retraction(state),
            _ => self.idle_expiry(state),
        };
        let Some(input) = input else { return Ok(()) };
        let taken = self.tries(state, input.clone())?;
        self.hold(Law::Agrees, taken.is_err(), || format!("taken, though it fits nothing: {input:?}"))?;
        if let Input::Answer { ask, choice } = &input {
            let verdict = G::check(state, *ask, choice);
            self.hold(Law::Agrees, verdict == taken, || {
                format!("check of a void ask says {verdict:?}, advance says {taken:?}")
            })?;
        }
        Ok(())
    }

    fn void_answer(&mut self, state: &State<G>) -> Option<Input<G>> {
        let choice = pick(&self.pool, &mut self.rng)?.clone();
        let open = state.asks().first().map_or(AskId { number: 0, generation: 0 }, |ask| ask.id);
        let other_generation = AskId { generation: open.generation.wrapping_add(1), ..open };
        let number = if self.rng.below(2) == 0 { open.number.wrapping_sub(1) } else { open.number + 1000 };
        let other_number = AskId { number, ..open };
        let id = if self.rng.below(2) == 0 { other_generation } else { other_number };
        state.ask(id).is_err().then_some(Input::Answer { ask: id, choice })
    }

    fn wrong_draw(&mut self, state: &State<G>) -> Input<G> {
        Input::Drawn(match state.pending() {
            Pending::Chance(Draw::Dice { count, sides }) => {
                let faces = vec![sides.wrapping_add(1); usize::from(count)];
                match self.rng.below(3) {
                    0 => Drawn::dice(&faces),
                    1 => Drawn::dice(&vec![1; usize::from(count) + 1]),
                    _ => Drawn::One(0),
                }
            }
            Pending::Chance(Draw::One { of }) => Drawn::One(of),
            Pending::Asks(_) | Pending::Over(_) | Pending::Stuck(_) => Drawn::dice(&[1]),
        })
    }

    fn needless_retraction(&mut self, state: &State<G>) -> Option<Input<G>> {
        let ask = pick(state.asks(), &mut self.rng).filter(|ask| !ask.answered)?;
        Some(Input::Retract { ask: ask.id })
    }

    fn idle_expiry(&mut self, state: &State<G>) -> Option<Input<G>> {
        let seat = Seat(self.rng.below(u32::from(G::seats(&state.table)) + 1) as u8);
        let idle = state.asks().iter().all(|ask| ask.seat != seat);
        idle.then_some(Input::Expired { seat })
    }
}
