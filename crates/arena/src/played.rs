//! One match from start to end.

use core::fmt;
use std::collections::BTreeMap;
use std::time::Duration;

use kernel::{Book, Game, Ignore, Input, Refuse, SEATS_MAX, Searchable, Seat, Sink, State, Watch};
use serde::Serialize;

use crate::balance::book;
use crate::{Books, Decision, Fingerprint, Plan, Players, Step, fingerprint};

/// How a match came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// By the rules.
    Finished,
    /// It was stopped at the limit of inputs.
    Unfinished,
    /// Something went wrong: a choice was refused, a bot had none, the match was stuck or the program failed.
    Error(String),
}

/// What a game counts in a match beside what all games have: how often, by name.
pub type Counts = BTreeMap<&'static str, u64>;

/// The name under which a fact is counted, if it is.
pub type Counted<G> = fn(&<G as Game>::Event) -> Option<&'static str>;

/// Writes the books of a match, fact by fact and at its end.
pub struct Bookkeeper<G: Game> {
    /// What a fact means; the table is the one before it.
    pub event: fn(&G::Table, &G::Event, &mut Book<'_>),
    /// What lies on the table at the end.
    pub end: fn(&G::Table, &mut Book<'_>),
}

impl<G: Game> Clone for Bookkeeper<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Bookkeeper<G> {}

/// What is noted of the facts of a match.
pub struct Noted<G: Game> {
    /// The name under which a fact is counted.
    pub name: Counted<G>,
    /// Who writes the books, if anybody does.
    pub keeper: Option<Bookkeeper<G>>,
    /// Who watches how it is played, if anybody does.
    pub watcher: Option<Watcher<G>>,
}

/// Gives somebody who watches one match.
pub type Watcher<G> = fn() -> Option<Box<dyn Watch<G>>>;

impl<G: Game> Clone for Noted<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Noted<G> {}

/// Counts the facts of a match.
struct Count<G: Game> {
    noted: Noted<G>,
    watch: Option<Box<dyn Watch<G>>>,
    counts: Counts,
    books: Books,
}

impl<G: Game> Sink<G> for Count<G> {
    #[inline]
    fn fact(&mut self, before: &G::Table, event: &G::Event) {
        if let Some(name) = (self.noted.name)(event) {
            *self.counts.entry(name).or_default() += 1;
        }
        if let Some(keeper) = self.noted.keeper {
            let books = &mut self.books;
            (keeper.event)(before, event, &mut |seat, mark, amount| book(books, seat, mark, amount));
        }
        if let Some(watch) = &mut self.watch {
            let books = &mut self.books;
            watch.happened(before, event, &mut |seat, mark, amount| book(books, seat, mark, amount));
        }
    }
}

impl<G: Searchable> Count<G> {
    /// Shows an answer to whoever watches, before it is taken.
    #[inline]
    fn answered(&mut self, state: &State<G>, input: &Input<G>) {
        let Some(watch) = &mut self.watch else { return };
        if let Input::Answer { ask, choice } = input
            && let Ok(ask) = state.ask(*ask)
        {
            let books = &mut self.books;
            watch.answered(state, ask, choice, &mut |seat, mark, amount| book(books, seat, mark, amount));
        }
    }
}

/// What came of one match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MatchResult {
    /// The number of the match, from 0.
    pub index: u64,
    /// How it came out.
    pub end: End,
    /// The seats that won; several share the win, none of a finished match is a draw.
    pub winners: Vec<Seat>,
    /// The same winners as places in the list of bots.
    pub winning_bots: Vec<usize>,
    /// How many inputs it took, draws of chance included.
    pub inputs: u64,
    /// How many answers were given to asks with two or more offered choices.
    pub decisions: u64,
    /// The number of choices offered, summed over these decisions.
    pub choices: u64,
    /// How many of the decisions were movements.
    pub moves: u64,
    /// The number of choices offered, summed over the movements.
    pub move_choices: u64,
    /// The turn or round it ended in.
    pub turns: u32,
    /// What the game counts.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub counts: Counts,
    /// What the game books for each seat.
    #[serde(skip)]
    pub books: Books,
    /// How long each seat has thought, where that is measured.
    #[serde(skip)]
    pub thought: [Duration; SEATS_MAX],
    /// How many answers of each seat were among two or more.
    #[serde(skip)]
    pub decided: [u64; SEATS_MAX],
    /// The fingerprint of the last table.
    pub digest: Fingerprint,
}

impl MatchResult {
    pub(crate) fn new(index: u64) -> Self {
        Self {
            index,
            end: End::Unfinished,
            winners: Vec::new(),
            winning_bots: Vec::new(),
            inputs: 0,
            decisions: 0,
            choices: 0,
            moves: 0,
            move_choices: 0,
            turns: 0,
            counts: Counts::new(),
            books: Books::new(),
            thought: [Duration::ZERO; SEATS_MAX],
            decided: [0; SEATS_MAX],
            digest: Fingerprint::default(),
        }
    }

    #[inline]
    fn count(&mut self, decision: &Decision) {
        if decision.offered < 2 {
            return;
        }
        self.decisions += 1;
        if let Some(decided) = self.decided.get_mut(decision.seat.index()) {
            *decided += 1;
        }
        self.choices += decision.offered as u64;
        if decision.movement {
            self.moves += 1;
            self.move_choices += decision.offered as u64;
        }
    }
}

/// A refusal as a sentence that names its rule.
fn sentence<R: Refuse>(refusal: &R) -> String {
    format!("{}: {}", refusal.rule(), refusal.reason())
}

/// Plays match `index` of a plan with its players and notes what is to be noted.
pub fn play<G: Searchable>(
    plan: &Plan,
    index: u64,
    players: &mut Players<G>,
    noted: Noted<G>,
) -> MatchResult {
    players.seat(plan, index);
    let watch = noted.watcher.and_then(|watcher| watcher());
    players.time(watch.is_some());
    let mut sink = Count { noted, watch, counts: Counts::new(), books: Books::new() };
    let mut result = MatchResult::new(index);
    let started = players.setup(plan).ok_or_else(|| "no setup for this many seats".to_owned());
    let started = started.and_then(|setup| G::start(&setup, &mut sink).map_err(|refusal| sentence(&refusal)));
    match started {
        Ok(mut state) => {
            result.end = play_on(plan, &mut state, players, &mut sink, &mut result);
            result.turns = G::turn(&state.table);
            result.thought = players.thought();
            result.counts = sink.counts;
            result.books = sink.books;
            if let Some(keeper) = noted.keeper {
                let books = &mut result.books;
                (keeper.end)(&state.table, &mut |seat, mark, amount| book(books, seat, mark, amount));
            }
            result.digest = fingerprint(&state.table);
        }
        Err(why) => result.end = End::Error(format!("the match could not start: {why}")),
    }
    result
}

fn play_on<G: Searchable>(
    plan: &Plan,
    state: &mut State<G>,
    players: &mut Players<G>,
    sink: &mut Count<G>,
    result: &mut MatchResult,
) -> End {
    while result.inputs < u64::from(plan.inputs_max) {
        let input = match players.step(state) {
            // What the game has drawn itself is legal, which its laws prove; everything else is judged.
            Step::Answer { input, decision } if decision.drawn => {
                result.count(&decision);
                sink.answered(state, &input);
                result.inputs += 1;
                state.advance_trusted(&input, sink);
                continue;
            }
            Step::Answer { input, decision } => {
                result.count(&decision);
                sink.answered(state, &input);
                input
            }
            Step::Draw(input) => {
                result.inputs += 1;
                state.advance_trusted(&input, sink);
                continue;
            }
            Step::Over(outcome) => {
                result.winners = G::winners(&outcome);
                let bot = |seat: &Seat| plan.bot_at(result.index, seat.index());
                result.winning_bots = result.winners.iter().map(bot).collect();
                return End::Finished;
            }
            Step::Stuck(stuck) => {
                return End::Error(at(result, &format_args!("the match is stuck: {stuck:?}")));
            }
            Step::Mute(seat) => {
                return End::Error(at(
                    result,
                    &format_args!("seat {seat} was asked and had nothing to choose from"),
                ));
            }
        };
        result.inputs += 1;
        if let Err(refusal) = <G as Game>::advance(state, input, sink) {
            let input = input_again(plan, result, players);
            return End::Error(at(result, &format_args!("{input} was refused: {}", sentence(&refusal))));
        }
    }
    End::Unfinished
}

fn at(result: &MatchResult, what: &dyn fmt::Display) -> String {
    format!("input {}: {what}", result.inputs)
}

/// The last input of a match that went wrong, in words: the match is played again up to it, so that no input has to be kept
/// while all goes well.
fn input_again<G: Searchable>(plan: &Plan, result: &MatchResult, players: &mut Players<G>) -> String {
    let mut again = || {
        players.seat(plan, result.index);
        let mut state = G::start(&players.setup(plan)?, &mut Ignore).ok()?;
        for number in 1..=result.inputs {
            let (input, seat) = match players.step(&state) {
                Step::Answer { input, decision } => (input, Some(decision.seat)),
                Step::Draw(input) => (input, None),
                Step::Over(_) | Step::Stuck(_) | Step::Mute(_) => return None,
            };
            if number == result.inputs {
                let ask = state.asks().iter().find(|ask| Some(ask.seat) == seat).map(|ask| ask.prompt);
                return Some(describe(seat.zip(ask), &input));
            }
            G::advance(&mut state, input, &mut Ignore).ok()?;
        }
        None
    };
    again().unwrap_or_else(|| "an input that does not come again".to_owned())
}

fn describe<G: Searchable>(asked: Option<(Seat, G::Prompt)>, input: &Input<G>) -> String {
    match (asked, input) {
        (Some((seat, prompt)), Input::Answer { choice, .. }) => {
            format!("the answer {choice:?} of seat {seat} to {prompt:?}")
        }
        _ => format!("{input:?}"),
    }
}
