//! One input of bytes: a setup, and a match that is told all sorts of things.

use bots::Rng;
use kernel::{
    Ask, AskId, Chance, Drawn, Ending, Game, Input, List, Pending, Refuse, SEATS_MAX, Seat, State, Viewer,
    pick,
};
use words::Shown;

use super::Fuzzed;
use super::bytes::Bytes;
use crate::spoil::{invent, spoil};

/// Questions a seat may put to the table, from which others are made.
pub type Queries<G> = fn(&State<G>, Seat) -> Vec<<G as Game>::Query>;

/// The most things a match is told.
const STEPS: usize = 600;

/// How wide a list of candidates is asked for.
const WANT: usize = 16;

struct Body<'a, G: Shown> {
    bytes: Bytes<'a>,
    done: Fuzzed,
    queries: Queries<G>,
    /// Answers that were legal once.
    pool: Vec<G::Choice>,
}

/// Reads bytes as a setup and as what a match of it is told: legal answers, spoilt ones, made up ones, answers of others,
/// draws, expiries, endings and questions.
///
/// # Errors
/// What went wrong: a refusal that changed something or named no rule, a check that disagreed, a match that was stuck.
pub fn fuzz_game<G: Shown>(bytes: &[u8], queries: Queries<G>) -> Result<Fuzzed, String> {
    let done = Fuzzed { runs: 1, ..Fuzzed::default() };
    let mut body = Body { bytes: Bytes::new(bytes), done, queries, pool: Vec::new() };
    if let Ok(setup) = serde_json::from_slice::<G::Setup>(bytes) {
        body.start(&setup)?;
    }
    let Some(mut state) = body.setup()? else { return Ok(body.done) };
    for _ in 0..STEPS {
        if body.bytes.is_spent() {
            break;
        }
        body.step(&mut state)?;
    }
    Ok(body.done)
}

impl<G: Shown> Body<'_, G> {
    /// A match of a setup that may be spoilt, or else of a sound one.
    fn setup(&mut self) -> Result<Option<State<G>>, String> {
        let fits = |seats: &u8| G::setup(*seats, &mut Rng::new(0)).is_some();
        let possible: Vec<u8> = (1..=SEATS_MAX as u8).filter(fits).collect();
        let Some(&seats) = pick(&possible, &mut self.bytes) else { return Ok(None) };
        let Some(sound) = G::setup(seats, &mut self.bytes.rng()) else { return Ok(None) };
        for _ in 0..self.bytes.below(4) {
            if let Some(spoilt) = spoil(&sound, &mut self.bytes)
                && let Some(state) = self.start(&spoilt)?
            {
                return Ok(Some(state));
            }
        }
        self.start(&sound)
    }

    /// A setup has faults, each of which names a rule, or it starts.
    fn start(&mut self, setup: &G::Setup) -> Result<Option<State<G>>, String> {
        let faults = G::faults(setup);
        faults.iter().try_for_each(|fault| names_rule::<G>(None, fault))?;
        match G::start(setup, &mut kernel::Ignore) {
            Ok(_) if !faults.is_empty() => Err(format!("a setup with faults starts: {faults:?}: {setup:?}")),
            Err(refusal) if faults.is_empty() => {
                Err(format!("a setup without faults is refused by {refusal:?}: {setup:?}"))
            }
            Ok(state) => {
                self.done.setups_started += 1;
                stands(&state).map_err(|why| format!("{why}: {setup:?}"))?;
                Ok(Some(state))
            }
            Err(_) => {
                self.done.setups_refused += 1;
                Ok(None)
            }
        }
    }

    /// Tells the match one thing.
    fn step(&mut self, state: &mut State<G>) -> Result<(), String> {
        let kind = self.bytes.below(10);
        if kind == 9 {
            return self.ask_around(state);
        }
        let input = match kind {
            0..=3 => self.legal(state),
            8 => self.odd(state),
            _ => self.answer(state, kind),
        };
        let Some(input) = input else { return Ok(()) };
        self.tell(state, &input)
    }

    /// An answer that is on offer, or a fair draw.
    fn legal(&mut self, state: &State<G>) -> Option<Input<G>> {
        if let Pending::Chance(draw) = state.pending() {
            return Some(Input::Drawn(bots::sample(&draw, &mut self.bytes.rng())));
        }
        let ask = *pick(state.asks(), &mut self.bytes)?;
        let choice = self.candidate(state, &ask)?;
        Some(Input::Answer { ask: ask.id, choice })
    }

    fn candidate(&mut self, state: &State<G>, ask: &Ask<G>) -> Option<G::Choice> {
        let mut candidates = Vec::new();
        G::candidates(state, ask, WANT, &mut self.bytes.rng(), &mut candidates);
        let choice = pick(&candidates, &mut self.bytes)?.clone();
        self.pool.push(choice.clone());
        Some(choice)
    }

    /// An answer that is spoilt, made up, or belongs elsewhere, to an ask that may not be open.
    fn answer(&mut self, state: &State<G>, kind: u32) -> Option<Input<G>> {
        let open = *pick(state.asks(), &mut self.bytes)?;
        let choice = match kind {
            4 | 5 => {
                let sound = self.candidate(state, &open)?;
                spoil(&sound, &mut self.bytes)?
            }
            6 => invent(&mut self.bytes)?,
            _ => pick(&self.pool, &mut self.bytes)?.clone(),
        };
        let ask = if self.bytes.below(12) == 0 { self.void(open.id) } else { open.id };
        Some(Input::Answer { ask, choice })
    }

    /// The id of an ask that is not open, most likely.
    fn void(&mut self, open: AskId) -> AskId {
        match self.bytes.below(4) {
            0 => AskId { number: open.number.wrapping_sub(1), ..open },
            1 => AskId { generation: open.generation.wrapping_add(1), ..open },
            2 => AskId { number: u32::MAX, generation: u32::MAX },
            _ => AskId { number: self.bytes.below(u32::MAX), generation: 0 },
        }
    }

    /// Anything but an answer.
    fn odd(&mut self, state: &State<G>) -> Option<Input<G>> {
        Some(match self.bytes.below(16) {
            0..=4 => {
                let dice: Vec<u8> = (0..self.bytes.below(50)).map(|_| self.bytes.below(256) as u8).collect();
                Input::Drawn(Drawn::Dice(List::collect(dice)))
            }
            5 | 6 => Input::Drawn(Drawn::One(self.bytes.below(u32::MAX))),
            7..=9 => Input::Expired { seat: Seat(self.bytes.below(256) as u8) },
            10 => Input::Expired { seat: Seat(self.bytes.below(2) as u8) },
            11..=14 => {
                let open = pick(state.asks(), &mut self.bytes).map(|ask| ask.id)?;
                Input::Retract { ask: if self.bytes.below(2) == 0 { open } else { self.void(open) } }
            }
            _ => Input::Closed(Ending::Adjudicated { winner: Some(Seat(self.bytes.below(256) as u8)) }),
        })
    }

    /// Puts questions to the table: sound ones, spoilt ones, made up ones; reads answers from spoilt text.
    fn ask_around(&mut self, state: &State<G>) -> Result<(), String> {
        let seat = Seat(self.bytes.below(u32::from(G::seats(&state.table))) as u8);
        let viewer = if self.bytes.below(4) == 0 { Viewer::Stand } else { Viewer::Seat(seat) };
        let sound = pick(&(self.queries)(state, seat), &mut self.bytes).cloned();
        let spoilt = sound.as_ref().and_then(|query| spoil(query, &mut self.bytes));
        for query in [sound, spoilt, invent(&mut self.bytes)].into_iter().flatten() {
            drop(G::query(state, viewer, &query));
            self.done.queries += 1;
        }
        let Some(ask) = pick(state.asks(), &mut self.bytes).copied() else { return Ok(()) };
        let Some(choice) = self.candidate(state, &ask) else {
            return Err(format!("nothing is on offer for {ask:?}"));
        };
        let mut text: Vec<char> = G::write_choice(&state.table, &choice).chars().collect();
        let at = self.bytes.below(text.len() as u32 + 1) as usize;
        let with = ['9', ' ', '-', ',', '(', 'é', '"', '\0'][self.bytes.below(8) as usize];
        text.insert(at, with);
        text.truncate(text.len() - self.bytes.below(text.len() as u32) as usize);
        let text: String = text.into_iter().collect();
        match G::read_choice(state, &ask, &text) {
            Ok(read) => self.tell(&mut state.clone(), &Input::Answer { ask: ask.id, choice: read }),
            Err(_) => Ok(()),
        }
    }

    /// Gives the match an input and looks at what it says.
    fn tell(&mut self, state: &mut State<G>, input: &Input<G>) -> Result<(), String> {
        let verdict = self.judged(state, input)?;
        let before = state.clone();
        let mut facts: Vec<G::Event> = Vec::new();
        let taken = G::advance(state, input.clone(), &mut facts);
        if verdict.as_ref().is_some_and(|verdict| *verdict != taken) {
            return Err(format!("check says {verdict:?}, advance {taken:?} to {input:?}"));
        }
        match taken {
            Ok(()) => {
                self.done.taken += 1;
                stands(state).map_err(|why| format!("{why} after {input:?}"))
            }
            Err(refusal) => {
                self.done.refused += 1;
                if *state != before || !facts.is_empty() {
                    return Err(format!("{refusal:?} refuses {input:?} and something has changed"));
                }
                names_rule::<G>(Some(&state.table), &refusal)
            }
        }
    }

    /// What check says of an answer, with which its preview must agree.
    fn judged(&self, state: &State<G>, input: &Input<G>) -> Result<Option<Result<(), G::Refusal>>, String> {
        let Input::Answer { ask, choice } = input else { return Ok(None) };
        let verdict = G::check(state, *ask, choice);
        if let Ok(open) = state.ask(*ask) {
            let preview = G::preview(state, open, choice).map(|_| ());
            if preview != verdict {
                return Err(format!("check says {verdict:?}, preview {preview:?} to {choice:?}"));
            }
        }
        Ok(Some(verdict))
    }
}

/// A match that has taken something waits for somebody or is over.
fn stands<G: Game>(state: &State<G>) -> Result<(), String> {
    match state.pending() {
        Pending::Stuck(stuck) => Err(format!("the match is stuck: {stuck:?}")),
        Pending::Asks([]) => Err("the match waits for nobody".to_owned()),
        Pending::Asks(_) | Pending::Chance(_) | Pending::Over(_) => Ok(()),
    }
}

/// A refusal names a rule, gives a reason and can be said to people.
fn names_rule<G: Shown>(table: Option<&G::Table>, refusal: &G::Refusal) -> Result<(), String> {
    drop(G::say_refusal(table, refusal));
    let named = !refusal.rule().is_empty() && !refusal.reason().is_empty();
    if named { Ok(()) } else { Err(format!("{refusal:?} names no rule or gives no reason")) }
}
