//! A match as a value.

use serde::{Deserialize, Serialize};

use crate::flow::Waiting;
use crate::{
    Ask, AskId, Chance, Draw, Flow, Game, Ignore, Input, List, Misfit, SEATS_MAX, Searchable, Seat, Sink,
    Stuck, Wake, pick,
};

/// A match: the table and the procedures at work on it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct State<G: Game> {
    /// Everything that lies on the table.
    pub table: G::Table,
    /// The procedures at work and what they wait for.
    pub flow: Flow<G>,
}

/// What a match waits for.
#[derive(Clone, Debug, PartialEq)]
pub enum Pending<'a, G: Game> {
    /// Answers of one or several seats.
    Asks(&'a [Ask<G>]),
    /// A draw of chance.
    Chance(Draw),
    /// Nothing more: the match has ended.
    Over(G::Outcome),
    /// Nothing more: a fault of the program stopped the match, or rules that have changed.
    Stuck(Stuck),
}

impl<G: Game> State<G> {
    /// Starts a match on a laid table with its first procedure.
    pub fn open(table: G::Table, frame: G::Frame, sink: &mut dyn Sink<G>) -> Self {
        let mut state = Self { table, flow: Flow::opening(frame) };
        state.flow.run(&mut state.table, Wake::Begin, sink);
        state
    }

    /// Starts in the middle: a stack of frames, the oldest first, the topmost of which is woken to begin, and the
    /// slot for long answers as given. For scenarios; `None` when the stack is empty or too deep.
    pub fn resume(
        table: G::Table,
        frames: &[G::Frame],
        memo: G::Memo,
        sink: &mut dyn Sink<G>,
    ) -> Option<Self> {
        let mut flow = Flow::opening(*frames.first()?);
        for frame in &frames[1..] {
            flow.frames.push(*frame).ok()?;
        }
        flow.memo = memo;
        let mut state = Self { table, flow };
        state.flow.run(&mut state.table, Wake::Begin, sink);
        Some(state)
    }

    /// A table to which the facts of an older revision led and the present rules do not: no procedure is at work on it.
    /// It can be looked at and, unless it has ended, be ended from outside; nothing else.
    #[must_use]
    pub fn parted(table: G::Table) -> Self {
        let over = G::outcome(&table).is_some();
        let waiting = if over { Waiting::Over } else { Waiting::Stuck(Stuck::Parted) };
        Self { table, flow: Flow::resting(waiting) }
    }

    /// Whether it can only be looked at and ended; see [`State::parted`].
    #[must_use]
    pub fn is_parted(&self) -> bool {
        self.flow.waiting == Waiting::Stuck(Stuck::Parted)
    }

    /// What the match waits for.
    #[inline]
    #[must_use]
    pub fn pending(&self) -> Pending<'_, G> {
        match self.flow.waiting {
            Waiting::One | Waiting::Sealed | Waiting::Open => Pending::Asks(&self.flow.asks),
            Waiting::Chance(draw) => Pending::Chance(draw),
            Waiting::Stuck(stuck) => Pending::Stuck(stuck),
            Waiting::Over => G::outcome(&self.table).map_or(Pending::Stuck(Stuck::NoCaller), Pending::Over),
        }
    }

    /// The asks that are open, answered sealed ones included.
    #[must_use]
    pub fn asks(&self) -> &[Ask<G>] {
        &self.flow.asks
    }

    /// Whether the asks are open to all at once: every answer is taken as it comes, and a seat may speak again and
    /// again (see [`Next::Open`](crate::Next::Open)).
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.flow.waiting == Waiting::Open
    }

    /// The open ask with this id.
    ///
    /// # Errors
    /// The reason why there is none.
    pub fn ask(&self, id: AskId) -> Result<&Ask<G>, Misfit> {
        if let Some(ask) = self.flow.asks.iter().find(|ask| ask.id == id) {
            return Ok(ask);
        }
        Err(match self.flow.waiting {
            Waiting::Over => Misfit::Over,
            Waiting::Stuck(stuck) => stuck.into(),
            _ if id.generation < self.flow.generation => Misfit::Stale,
            _ => Misfit::NotAsked,
        })
    }

    /// The sealed answer a seat has given to the present ask, if any. It is that seat's secret.
    #[must_use]
    pub fn sealed(&self, seat: Seat) -> Option<&G::Choice> {
        let is_answered = self.flow.asks.iter().any(|ask| ask.seat == seat && ask.answered);
        self.flow.sealed.get(seat.index())?.as_ref().filter(|_| is_answered)
    }

    /// How many takebacks the match has seen.
    #[must_use]
    pub fn generation(&self) -> u32 {
        self.flow.generation
    }

    /// Makes every ask id handed out so far stale, after the match was wound back by a takeback; `generation` is
    /// the number of takebacks so far. Numbers of asks go on from `next_ask`, which keeps them unique. Every answer
    /// still sealed lapses and is asked again, so that nobody is bound to one that was changed since.
    pub fn retaken(&mut self, generation: u32) {
        self.flow.generation = generation;
        let sealed = self.flow.waiting == Waiting::Sealed;
        for ask in self.flow.asks.iter_mut() {
            ask.id.generation = generation;
            ask.answered &= !sealed;
        }
        self.flow.sealed = [const { None }; SEATS_MAX];
    }

    /// Whether `input` fits what the match waits for; the game's rules are not asked.
    fn fits(&self, input: &Input<G>) -> Result<(), Misfit> {
        match self.flow.waiting {
            Waiting::Over => return Err(Misfit::Over),
            Waiting::Stuck(Stuck::Parted) if matches!(input, Input::Closed(_)) => {}
            Waiting::Stuck(stuck) => return Err(stuck.into()),
            Waiting::One | Waiting::Sealed | Waiting::Open | Waiting::Chance(_) => {}
        }
        match input {
            Input::Answer { ask, .. } => self.ask(*ask).map(|_| ()),
            Input::Retract { ask } => {
                let ask = self.ask(*ask)?;
                if self.sealed(ask.seat).is_some() { Ok(()) } else { Err(Misfit::NotSealed) }
            }
            Input::Drawn(drawn) => match self.flow.waiting {
                Waiting::Chance(draw) if draw.allows(drawn) => Ok(()),
                Waiting::Chance(_) => Err(Misfit::WrongDraw),
                _ => Err(Misfit::NoDraw),
            },
            Input::Expired { seat } => {
                if seat.0 >= G::seats(&self.table) {
                    Err(Misfit::NoSeat)
                } else if self.flow.asks.iter().any(|ask| ask.seat == *seat) {
                    Ok(())
                } else {
                    Err(Misfit::NotAsked)
                }
            }
            Input::Closed(_) => Ok(()),
        }
    }

    /// Takes one input. See [`Game::advance`].
    pub(crate) fn advance(&mut self, input: &Input<G>, sink: &mut dyn Sink<G>) -> Result<(), G::Refusal> {
        self.fits(input)?;
        if let Input::Answer { ask, choice } = input {
            G::judge(self, self.ask(*ask)?, choice)?;
        }
        self.advance_trusted(input, sink);
        Ok(())
    }

    /// Takes one input that is known to be legal, such as a candidate, without judging it again. An input that
    /// does not fit what the match waits for is ignored.
    pub fn advance_trusted(&mut self, input: &Input<G>, sink: &mut dyn Sink<G>) {
        match input {
            Input::Answer { ask, choice } => self.answer(*ask, choice, sink),
            Input::Retract { ask } => self.retract(*ask),
            Input::Drawn(drawn) => self.flow.run(&mut self.table, Wake::Drawn(drawn), sink),
            Input::Expired { seat } => {
                let asked = self.flow.asks.iter().find(|ask| ask.seat == *seat);
                if let Some(prompt) = asked.map(|ask| ask.prompt) {
                    self.flow.run(&mut self.table, Wake::Expired(*seat, prompt), sink);
                }
            }
            Input::Closed(ending) => {
                let event = G::closed(&self.table, *ending);
                sink.fact(&self.table, &event);
                G::apply(&mut self.table, &event);
                self.flow.frames.clear();
                self.flow.asks.clear();
                self.flow.waiting = Waiting::Over;
            }
        }
    }

    fn answer(&mut self, id: AskId, choice: &G::Choice, sink: &mut dyn Sink<G>) {
        let Some(index) = self.flow.asks.iter().position(|ask| ask.id == id) else { return };
        let seat = self.flow.asks[index].seat;
        match self.flow.waiting {
            Waiting::One | Waiting::Open => self.flow.run(&mut self.table, Wake::Answer(seat, choice), sink),
            Waiting::Sealed if G::is_aside(choice) => {
                self.flow.run(&mut self.table, Wake::Answer(seat, choice), sink);
            }
            Waiting::Sealed => {
                self.flow.asks[index].answered = true;
                self.flow.sealed[seat.index()] = Some(choice.clone());
                let answers = self.flow.unseal();
                if !answers.is_empty() {
                    self.flow.run(&mut self.table, Wake::Answers(&answers), sink);
                }
            }
            Waiting::Chance(_) | Waiting::Over | Waiting::Stuck(_) => {}
        }
    }

    fn retract(&mut self, id: AskId) {
        if let Some(ask) = self.flow.asks.iter_mut().find(|ask| ask.id == id) {
            // What was sealed is kept: a game may take it when the time runs out.
            ask.answered = false;
        }
    }
}

/// Replaces every sealed answer of seats other than `keep` by a random legal one and forgets those they have taken back,
/// for [`Searchable::imagine`].
pub fn reseal<G: Searchable>(state: &mut State<G>, keep: Seat, rng: &mut dyn Chance) {
    let asks: List<Ask<G>, SEATS_MAX> = state.flow.asks;
    let mut options = Vec::new();
    for ask in &asks {
        if ask.seat == keep {
            continue;
        }
        if state.sealed(ask.seat).is_none() {
            state.flow.sealed[ask.seat.index()] = None;
            continue;
        }
        options.clear();
        G::candidates(state, ask, 64, rng, &mut options);
        options.retain(|choice| !G::is_aside(choice));
        if let Some(choice) = pick(&options, rng) {
            state.flow.sealed[ask.seat.index()] = Some(choice.clone());
        }
    }
}

impl<G: Game> State<G> {
    /// Tries an input on a copy and hands it over, leaving this state alone.
    ///
    /// # Errors
    /// The refusal of [`Game::advance`].
    pub fn after(&self, input: &Input<G>) -> Result<Self, G::Refusal> {
        let mut copy = self.clone();
        copy.advance(input, &mut Ignore)?;
        Ok(copy)
    }
}
