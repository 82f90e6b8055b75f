//! What a game is.

use core::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{
    Ask, AskId, Chance, Draw, Drawn, Ending, Input, Misfit, Pending, Procedure, Refuse, Sampled, Seat, Sink,
    State, Timer, Viewer, WeightSet,
};

/// A game with its complete rules, as a set of pure functions over values.
pub trait Game: Copy + Debug + Eq + 'static {
    /// The name of the game in records, messages and commands.
    const ID: &'static str;
    /// The revision of the rules. A match of an older one goes on if the present rules give the same
    /// facts from its inputs; its facts are folded for ever.
    const REVISION: u32;

    /// What a match is made from.
    type Setup: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Everything that lies on the table.
    type Table: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A fact: the only thing that changes a table. Append-only: new variants or optional fields, never a changed meaning.
    type Event: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// A question to a seat.
    type Prompt: Copy + Debug + Eq + Serialize + DeserializeOwned;
    /// An answer to a prompt.
    type Choice: Clone + Debug + Eq + Serialize + DeserializeOwned;
    /// How a match ended.
    type Outcome: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The frames of the procedure stack.
    type Frame: Procedure<Self> + Debug + PartialEq + Serialize + DeserializeOwned;
    /// What a frame replies to its caller.
    type Reply: Copy + Debug;
    /// What an unwinding goes up to.
    type Scope: Copy + Debug + PartialEq;
    /// The one fixed slot for long answers in progress, such as a path being walked.
    type Memo: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned;
    /// Why an input is refused.
    type Refusal: Refuse + From<Misfit> + Clone + Debug + PartialEq + Serialize;
    /// What one viewer may know of a table.
    type View: Clone + Debug + PartialEq + Serialize;
    /// What one viewer learns from a fact.
    type Seen: Clone + Debug + PartialEq + Serialize;
    /// What a choice would cost, with its odds and risks.
    type Preview: Clone + Debug + PartialEq + Serialize;
    /// A question anybody may put to the table: measure, reach, sight, threat.
    type Query: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// The answer to a query.
    type Answer: Clone + Debug + PartialEq + Serialize;

    /// Every fault of a setup, each naming its rule; empty when a match can start.
    fn faults(setup: &Self::Setup) -> Vec<Self::Refusal>;

    /// Lays the table.
    ///
    /// # Errors
    /// The first fault of the setup.
    fn lay(setup: &Self::Setup) -> Result<Self::Table, Self::Refusal>;

    /// The first procedure of a match.
    fn opening(setup: &Self::Setup) -> Self::Frame;

    /// Applies a fact to a table: total and free of rules.
    fn apply(table: &mut Self::Table, event: &Self::Event);

    /// How many seats the table has.
    fn seats(table: &Self::Table) -> u8;

    /// How the match ended, once it has.
    fn outcome(table: &Self::Table) -> Option<Self::Outcome>;

    /// The fact that records an end from outside; applying it must give the table an outcome.
    fn closed(table: &Self::Table, ending: Ending) -> Self::Event;

    /// Whether an answer to a sealed ask is said aside: it wakes the frame at once, which goes on waiting, and is not
    /// sealed.
    fn is_aside(_choice: &Self::Choice) -> bool {
        false
    }

    /// Whether a fact showed somebody something that was hidden before, so that it cannot be taken back freely.
    fn reveals(event: &Self::Event) -> bool;

    /// Whether the rules allow `choice` as the answer to `ask`.
    ///
    /// # Errors
    /// The refusal, naming the rule.
    fn judge(state: &State<Self>, ask: &Ask<Self>, choice: &Self::Choice) -> Result<(), Self::Refusal>;

    /// What a choice would cost, with its odds and risks.
    ///
    /// # Errors
    /// The refusal of [`Game::judge`].
    fn preview(
        state: &State<Self>,
        ask: &Ask<Self>,
        choice: &Self::Choice,
    ) -> Result<Self::Preview, Self::Refusal>;

    /// Answers a question about the table from what `viewer` may know.
    fn query(state: &State<Self>, viewer: Viewer, query: &Self::Query) -> Self::Answer;

    /// What `viewer` may know of the table, built field by field. Asks come from [`State::pending`].
    fn view(table: &Self::Table, viewer: Viewer) -> Self::View;

    /// What `viewer` learns from a fact; `None` when nothing.
    fn see(before: &Self::Table, event: &Self::Event, viewer: Viewer) -> Option<Self::Seen>;

    /// Starts a match.
    ///
    /// # Errors
    /// The first fault of the setup.
    fn start(setup: &Self::Setup, sink: &mut dyn Sink<Self>) -> Result<State<Self>, Self::Refusal> {
        let table = Self::lay(setup)?;
        Ok(State::open(table, Self::opening(setup), sink))
    }

    /// Which time of a seat runs now, for whoever keeps the time of a match: that of every seat that is asked and has not
    /// answered, unless the rules say otherwise.
    fn timer(state: &State<Self>, seat: Seat) -> Timer {
        let owes = |ask: &Ask<Self>| ask.seat == seat && !ask.answered;
        if state.asks().iter().any(owes) { Timer::Main } else { Timer::Stands }
    }

    /// What the match waits for.
    fn pending(state: &State<Self>) -> Pending<'_, Self> {
        state.pending()
    }

    /// Whether `choice` is a legal answer to the open ask `id` now.
    ///
    /// # Errors
    /// The refusal, naming the rule.
    fn check(state: &State<Self>, id: AskId, choice: &Self::Choice) -> Result<(), Self::Refusal> {
        Self::judge(state, state.ask(id)?, choice)
    }

    /// Takes one input and goes on until something has to be waited for.
    ///
    /// # Errors
    /// The refusal; the state is then untouched.
    fn advance(
        state: &mut State<Self>,
        input: Input<Self>,
        sink: &mut dyn Sink<Self>,
    ) -> Result<(), Self::Refusal> {
        state.advance(&input, sink)
    }
}

/// A game that can be searched by bots.
pub trait Searchable: Game {
    /// What the estimate and the advice of the game weigh things by.
    type Weights: Sync + 'static;

    /// The weights bots go by unless others are named.
    fn standard() -> &'static WeightSet<Self::Weights>;

    /// Every other set of weights that can be named, such as earlier ones to measure the standard against.
    fn others() -> &'static [WeightSet<Self::Weights>] {
        &[]
    }

    /// The set of weights with this name.
    fn weights(name: &str) -> Option<&'static WeightSet<Self::Weights>> {
        core::iter::once(Self::standard()).chain(Self::others()).find(|set| set.name == name)
    }

    /// A setup for a match of `seats` players, drawn at random among those bots should meet; `None` when the game
    /// is not for that many.
    fn setup(seats: u8, rng: &mut dyn Chance) -> Option<Self::Setup>;

    /// The same for a variant of the game by its name; `None` when there is none of that name for that many.
    fn variant(_name: &str, _seats: u8, _rng: &mut dyn Chance) -> Option<Self::Setup> {
        None
    }

    /// Adds legal answers to `ask` to `out`: a finite, diverse set that widens with `want`.
    fn candidates(
        state: &State<Self>,
        ask: &Ask<Self>,
        want: usize,
        rng: &mut dyn Chance,
        out: &mut Vec<Self::Choice>,
    );

    /// One legal answer to `ask`, drawn at random; `None` when there is none. Every kind of candidate can be drawn, but
    /// not each with the same chance. A game that plays fast draws it without making the list.
    fn sample(state: &State<Self>, ask: &Ask<Self>, rng: &mut dyn Chance) -> Option<Sampled<Self::Choice>> {
        crate::sampled::from_list(state, ask, rng)
    }

    /// The answer to `ask` that the game's own reckoning takes for best, from what the asked seat may know; `None` where
    /// candidates have to be tried. For what trying cannot judge well, such as odds that are known exactly and plans that
    /// are too many to list.
    fn advise(
        _state: &State<Self>,
        _ask: &Ask<Self>,
        _weights: &Self::Weights,
        _rng: &mut dyn Chance,
    ) -> Option<Self::Choice> {
        None
    }

    /// What a seat is taken to answer to `ask` behind a candidate that somebody tries, where that is plain; `None` where it may
    /// be anything.
    fn reply(_state: &State<Self>, _ask: &Ask<Self>, _weights: &Self::Weights) -> Option<Self::Choice> {
        None
    }

    /// Whether an ask still belongs to what an ask of the same kind began, such as the second part of a question asked in two;
    /// a bot that plays on behind its answer does not stop there.
    fn goes_on(_ask: &Ask<Self>, _weights: &Self::Weights) -> bool {
        false
    }

    /// Whether a prompt asks for a movement, for the figures the arena prints.
    fn is_movement(prompt: &Self::Prompt) -> bool;

    /// The turn or round the table is in, counted from 1, for the figures the arena prints.
    fn turn(table: &Self::Table) -> u32;

    /// The seats that won; several when they share the win, none for a draw.
    fn winners(outcome: &Self::Outcome) -> Vec<Seat>;

    /// A state that looks the same to `seat` and has everything else redrawn.
    fn imagine(state: &State<Self>, seat: Seat, rng: &mut dyn Chance) -> State<Self>;

    /// All outcomes of a draw with their weights, or `None` when there are too many to list.
    fn outcomes(draw: &Draw) -> Option<Vec<(Drawn, u32)>> {
        crate::outcomes(draw)
    }

    /// How well `seat` stands by these weights, from −1 (lost) to 1 (won).
    fn estimate(state: &State<Self>, seat: Seat, weights: &Self::Weights) -> f32;
}
