//! The procedure stack and what it waits for.

use serde::{Deserialize, Serialize};

use crate::{Ask, AskId, Desk, Draw, Game, List, Next, Procedure, SEATS_MAX, Seat, Sink, Wake};

/// The most frames that lie on one another.
pub const DEPTH: usize = 32;

/// How many wakes one input may cause before the match is taken for stuck in a loop.
const WAKES_MAX: u32 = 100_000;

/// What stopped a match: a fault of the program, or rules that have changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Stuck {
    /// More frames than [`DEPTH`].
    TooDeep,
    /// The last frame returned without an outcome, or an unwinding found no frame to stop at.
    NoCaller,
    /// A frame was woken in a way it does not know.
    WrongWake,
    /// One input caused wakes without end.
    Endless,
    /// A frame asked nobody.
    NobodyAsked,
    /// No fault: facts of an older revision of the rules led here, and the present rules do not. See [`State::parted`](crate::State::parted).
    Parted,
}

/// In what way the match waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Waiting {
    One,
    Sealed,
    Open,
    Chance(Draw),
    Over,
    Stuck(Stuck),
}

/// The stack of procedures, what it waits for and the answers not yet revealed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Flow<G: Game> {
    pub(crate) frames: List<G::Frame, DEPTH>,
    pub(crate) memo: G::Memo,
    pub(crate) waiting: Waiting,
    pub(crate) asks: List<Ask<G>, SEATS_MAX>,
    /// Answers not yet revealed, and those taken back, whose asks are not answered.
    pub(crate) sealed: [Option<G::Choice>; SEATS_MAX],
    pub(crate) next_ask: u32,
    pub(crate) generation: u32,
}

impl<G: Game> Flow<G> {
    pub(crate) fn opening(frame: G::Frame) -> Self {
        Self { frames: List::collect([frame]), ..Self::resting(Waiting::Over) }
    }

    /// No procedure at all.
    pub(crate) fn resting(waiting: Waiting) -> Self {
        Self {
            frames: List::new(),
            memo: G::Memo::default(),
            waiting,
            asks: List::new(),
            sealed: [const { None }; SEATS_MAX],
            next_ask: 0,
            generation: 0,
        }
    }

    /// How many frames lie on the stack.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.frames.len()
    }

    /// The frames, the oldest first.
    #[must_use]
    pub fn frames(&self) -> &[G::Frame] {
        &self.frames
    }

    /// The slot for long answers.
    #[must_use]
    pub fn memo(&self) -> &G::Memo {
        &self.memo
    }

    fn ask(&mut self, seats: &[(Seat, G::Prompt)], waiting: Waiting) {
        self.wait(waiting);
        for &(seat, prompt) in seats {
            self.put(seat, prompt);
        }
        if self.asks.is_empty() {
            self.waiting = Waiting::Stuck(Stuck::NobodyAsked);
        }
    }

    /// Asks one seat, as most procedures do most of the time.
    fn ask_one(&mut self, seat: Seat, prompt: G::Prompt) {
        self.wait(Waiting::One);
        self.put(seat, prompt);
    }

    fn put(&mut self, seat: Seat, prompt: G::Prompt) {
        let id = AskId { number: self.next_ask, generation: self.generation };
        // There are no more seats than asks fit.
        if self.asks.push(Ask { id, seat, prompt, answered: false }).is_ok() {
            self.next_ask += 1;
        }
    }

    /// Marks the open asks of these seats as answered, and no others.
    fn rest(&mut self, seats: &[Seat]) {
        for ask in self.asks.iter_mut() {
            ask.answered = seats.contains(&ask.seat);
        }
        if self.waiting != Waiting::Open {
            self.wait(Waiting::Stuck(Stuck::WrongWake));
        } else if self.asks.iter().all(|ask| ask.answered) {
            self.wait(Waiting::Stuck(Stuck::NobodyAsked));
        }
    }

    fn wait(&mut self, waiting: Waiting) {
        if self.waiting == Waiting::Sealed {
            self.sealed = [const { None }; SEATS_MAX];
        }
        self.asks.clear();
        self.waiting = waiting;
    }

    /// Wakes the top frame and goes on until something has to be waited for.
    pub(crate) fn run(&mut self, table: &mut G::Table, first: Wake<'_, G>, sink: &mut dyn Sink<G>) {
        let mut answers: Vec<(Seat, G::Choice)>;
        let mut wake = first;
        for _ in 0..WAKES_MAX {
            let mut desk = Desk::new(table, &mut self.memo, sink);
            let Some(frame) = self.frames.last_mut() else {
                return self.wait(Waiting::Stuck(Stuck::NoCaller));
            };
            let next = frame.wake(wake, &mut desk);
            if desk.is_over() {
                self.frames.clear();
                return self.wait(Waiting::Over);
            }
            wake = match next {
                Next::Ask(seat, prompt) => return self.ask_one(seat, prompt),
                Next::Seal(seats) => return self.ask(&seats, Waiting::Sealed),
                Next::Open(seats) => return self.ask(&seats, Waiting::Open),
                Next::Roll(draw) => return self.wait(Waiting::Chance(draw)),
                Next::Fill(seat, choice) => {
                    answers = self.fill(seat, choice);
                    match self.filled(&answers) {
                        Some(wake) => wake,
                        None => return,
                    }
                }
                Next::Restore(seat, choice) => {
                    let kept = self.sealed.get(seat.index()).cloned().flatten();
                    answers = self.fill(seat, kept.unwrap_or(choice));
                    match self.filled(&answers) {
                        Some(wake) => wake,
                        None => return,
                    }
                }
                Next::Keep(seat, choice) => return self.keep(seat, choice),
                Next::Wait => return,
                Next::Rest(seats) => return self.rest(&seats),
                Next::Bug(_) => return self.wait(Waiting::Stuck(Stuck::WrongWake)),
                Next::Call(frame) => {
                    if self.frames.push(frame).is_err() {
                        return self.wait(Waiting::Stuck(Stuck::TooDeep));
                    }
                    Wake::Begin
                }
                Next::Become(next) => {
                    *frame = next;
                    Wake::Begin
                }
                Next::Return(reply) => {
                    self.frames.pop();
                    Wake::Returned(reply)
                }
                Next::Unwind(scope) => {
                    self.unwind(table, scope, sink);
                    Wake::Unwound
                }
            };
        }
        self.wait(Waiting::Stuck(Stuck::Endless));
    }

    /// Keeps what a seat would answer; what it has sealed stands instead.
    fn keep(&mut self, seat: Seat, choice: G::Choice) {
        let open = |ask: &Ask<G>| ask.seat == seat && !ask.answered;
        if self.waiting == Waiting::Sealed && self.asks.iter().any(open) {
            self.sealed[seat.index()] = Some(choice);
        }
    }

    /// What to wake the frame with when answers were given for a seat; nothing while others are waited for.
    fn filled<'a>(&self, answers: &'a [(Seat, G::Choice)]) -> Option<Wake<'a, G>> {
        match (self.waiting, answers) {
            (_, []) => None,
            (Waiting::Sealed, all) => Some(Wake::Answers(all)),
            (_, [(seat, choice), ..]) => Some(Wake::Answer(*seat, choice)),
        }
    }

    /// Takes an answer given for a seat. Hands back the answers to wake the frame with; none while a sealed ask
    /// still waits for others.
    fn fill(&mut self, seat: Seat, choice: G::Choice) -> Vec<(Seat, G::Choice)> {
        let Some(index) = self.asks.iter().position(|ask| ask.seat == seat) else { return Vec::new() };
        match self.waiting {
            Waiting::One | Waiting::Open => vec![(seat, choice)],
            Waiting::Sealed => {
                if !self.asks[index].answered {
                    self.asks[index].answered = true;
                    self.sealed[seat.index()] = Some(choice);
                }
                self.unseal()
            }
            Waiting::Chance(_) | Waiting::Over | Waiting::Stuck(_) => Vec::new(),
        }
    }

    /// The sealed answers once every seat has answered, in the order of the asks; none before.
    pub(crate) fn unseal(&mut self) -> Vec<(Seat, G::Choice)> {
        if !self.asks.iter().all(|ask| ask.answered) {
            return Vec::new();
        }
        let asks = self.asks;
        asks.iter().filter_map(|ask| Some((ask.seat, self.sealed[ask.seat.index()].take()?))).collect()
    }

    fn unwind(&mut self, table: &mut G::Table, scope: G::Scope, sink: &mut dyn Sink<G>) {
        self.frames.pop();
        while let Some(frame) = self.frames.last_mut() {
            if frame.catches(scope) {
                return;
            }
            frame.cleanup(&mut Desk::new(table, &mut self.memo, sink));
            self.frames.pop();
        }
    }
}
