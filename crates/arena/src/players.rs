//! The bots of one match and its chance, one input at a time.

use std::time::{Duration, Instant};

use bots::{Bot, Rng, sample};
use kernel::{Ask, Chance, Glimpse, Input, Pending, SEATS_MAX, Searchable, Seat, State, Stuck};

use crate::Plan;

/// The bots of one match, seat by seat, and its chance.
pub struct Players<G: Searchable> {
    /// In the order of the plan.
    bots: Vec<Box<dyn Bot<G>>>,
    /// Which of them sits at each seat.
    at: Vec<usize>,
    chance: Rng,
    thought: Rng,
    /// How long each seat has thought so far, where that is measured.
    spent: Option<[Duration; SEATS_MAX]>,
}

/// What happens next in a match.
#[derive(Clone, Debug, PartialEq)]
pub enum Step<G: Searchable> {
    /// A bot answers.
    Answer {
        /// The answer.
        input: Input<G>,
        /// What was asked of whom, among how many.
        decision: Decision,
    },
    /// Chance is drawn.
    Draw(Input<G>),
    /// The match has ended.
    Over(G::Outcome),
    /// A fault of the program stopped the match.
    Stuck(Stuck),
    /// A bot had nothing to answer.
    Mute(Seat),
}

/// One answer of a bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who answered.
    pub seat: Seat,
    /// How many answers were offered.
    pub offered: usize,
    /// Whether a movement was asked for.
    pub movement: bool,
    /// Whether the game itself has drawn the answer, so that it is legal.
    pub drawn: bool,
}

impl<G: Searchable> Players<G> {
    /// Bots in the order of a plan, not seated yet.
    pub(crate) fn new(bots: Vec<Box<dyn Bot<G>>>) -> Self {
        let at = (0..bots.len()).collect();
        Self { bots, at, chance: Rng::new(0), thought: Rng::new(0), spent: None }
    }

    /// Seats the bots for match `index` and gives it its own chance. Dice and thoughts come from two streams, so that
    /// other bots at the table still meet the same setup.
    pub(crate) fn seat(&mut self, plan: &Plan, index: u64) {
        for (seat, at) in self.at.iter_mut().enumerate() {
            *at = plan.bot_at(index, seat);
        }
        self.chance = Rng::stream(plan.seed, index.wrapping_mul(2));
        self.thought = Rng::stream(plan.seed, index.wrapping_mul(2).wrapping_add(1));
    }

    /// Begins to measure how long each seat thinks, or stops.
    pub(crate) fn time(&mut self, measured: bool) {
        self.spent = measured.then_some([Duration::ZERO; SEATS_MAX]);
    }

    /// How long each seat has thought since.
    pub(crate) fn thought(&self) -> [Duration; SEATS_MAX] {
        self.spent.unwrap_or_default()
    }

    /// The setup of the match; call it once, before the first step.
    pub fn setup(&mut self, plan: &Plan) -> Option<G::Setup> {
        plan.setup::<G>(&mut self.chance)
    }

    /// What happens next in `state`.
    #[inline]
    pub fn step(&mut self, state: &State<G>) -> Step<G> {
        match state.pending() {
            Pending::Asks(asks) => match self.next_ask(asks) {
                Some(ask) => self.answer(state, ask),
                None => Step::Stuck(Stuck::NobodyAsked),
            },
            Pending::Chance(draw) => Step::Draw(Input::Drawn(sample(&draw, &mut self.chance))),
            Pending::Over(outcome) => Step::Over(outcome),
            Pending::Stuck(stuck) => Step::Stuck(stuck),
        }
    }

    /// The ask that is answered next: of several, any, because no seat is the faster one.
    #[inline]
    fn next_ask<'a>(&mut self, asks: &'a [Ask<G>]) -> Option<&'a Ask<G>> {
        if let [only] = asks {
            return (!only.answered).then_some(only);
        }
        let open = asks.iter().filter(|ask| !ask.answered);
        let count = u32::try_from(open.clone().count()).unwrap_or(u32::MAX);
        open.clone().nth(self.thought.below(count) as usize)
    }

    #[inline]
    fn answer(&mut self, state: &State<G>, ask: &Ask<G>) -> Step<G> {
        let bot = self.at.get(ask.seat.index()).and_then(|&at| self.bots.get_mut(at));
        let Some(bot) = bot else { return Step::Mute(ask.seat) };
        let glimpse = Glimpse::new(state, ask.seat);
        let began = self.spent.map(|_| Instant::now());
        let Some(choice) = bot.choose(glimpse, ask, &mut self.thought) else { return Step::Mute(ask.seat) };
        if let (Some(spent), Some(began)) = (&mut self.spent, began)
            && let Some(spent) = spent.get_mut(ask.seat.index())
        {
            *spent += began.elapsed();
        }
        let movement = G::is_movement(&ask.prompt);
        let drawn = bot.is_drawn_by_game();
        let decision = Decision { seat: ask.seat, offered: bot.offered(), movement, drawn };
        Step::Answer { input: Input::Answer { ask: ask.id, choice }, decision }
    }
}
