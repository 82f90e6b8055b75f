//! Guild Ball, mob football with miniatures, as a pure referee.
//!
//! [`GuildBall`] implements [`kernel::Game`]: a match is a value that says what it waits for, takes one input and
//! reports facts. The tree follows the rulebook: `flow` holds one procedure a file, `legal` one prompt a file.
//!
//! ```
//! use guild_ball::{GuildBall, setup::Setup};
//! use kernel::{Game, Pending};
//!
//! let mut facts = Vec::new();
//! let state = GuildBall::start(&Setup::introductory(), &mut facts).expect("the practice teams may play");
//! // The first thing a match needs is chance: seven game plans are dealt to each player (GB-SETUP-02).
//! assert!(matches!(state.pending(), Pending::Chance(_)));
//! ```

pub mod advice;
pub mod ask;
pub mod catalog;
pub mod draft;
pub mod effect;
pub mod engage;
pub mod estimate;
pub mod event;
pub mod figures;
pub mod flight;
pub mod flow;
pub mod ground;
pub mod guild;
mod habits;
pub mod interrupt;
pub mod legal;
pub mod marks;
pub mod model;
pub mod notation;
pub mod plan;
pub mod playbook;
pub mod pool;
pub mod query;
pub mod refusal;
pub mod refused;
mod roam;
pub mod roster;
pub mod selection;
pub mod setup;
pub mod shown;
pub mod stage;
pub mod table;
pub mod terrain;
mod texts;
pub mod types;
pub mod view;
mod written;

use kernel::{Ask, Chance, Ending, Game, Sampled, Searchable, Seat, State, Timer, Viewer, WeightSet};

use ask::{Choice, Prompt};
use event::Event;
use flow::{Frame, Match, Memo, Reply, Scope};
use refusal::Refusal;
use setup::Setup;
use table::{Outcome, Table, Verdict};

/// The game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GuildBall;

impl Game for GuildBall {
    const ID: &'static str = "guild-ball";
    const REVISION: u32 = 3;

    type Setup = Setup;
    type Table = Table;
    type Event = Event;
    type Prompt = Prompt;
    type Choice = Choice;
    type Outcome = Outcome;
    type Frame = Frame;
    type Reply = Reply;
    type Scope = Scope;
    type Memo = Memo;
    type Refusal = Refusal;
    type View = view::View;
    type Seen = view::Seen;
    type Preview = legal::Preview;
    type Query = query::Query;
    type Answer = query::Answer;

    fn faults(setup: &Setup) -> Vec<Refusal> {
        setup::faults(setup)
    }

    fn lay(setup: &Setup) -> Result<Table, Refusal> {
        setup::lay(setup)
    }

    fn opening(_setup: &Setup) -> Frame {
        Frame::Match(Match::Opening)
    }

    fn apply(table: &mut Table, event: &Event) {
        event::apply(table, event);
    }

    fn seats(_table: &Table) -> u8 {
        2
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        table.outcome
    }

    fn closed(_table: &Table, ending: Ending) -> Event {
        let (winner, by) = match ending {
            Ending::Conceded { by } => (Some(by.other()), Verdict::Concession),
            Ending::Agreed => (None, Verdict::Agreement),
            Ending::Adjudicated { winner } => (winner, Verdict::Judgement),
            Ending::Void => (None, Verdict::Void),
        };
        Event::Ended(Outcome { winner, by })
    }

    fn reveals(event: &Event) -> bool {
        view::reveals(event)
    }

    fn judge(state: &State<Self>, ask: &Ask<Self>, choice: &Choice) -> Result<(), Refusal> {
        legal::judge(state, ask, choice)
    }

    fn preview(state: &State<Self>, ask: &Ask<Self>, choice: &Choice) -> Result<legal::Preview, Refusal> {
        legal::preview(state, ask, choice)
    }

    fn query(state: &State<Self>, _viewer: Viewer, query: &query::Query) -> query::Answer {
        query::answer_now(state, query)
    }

    fn view(table: &Table, viewer: Viewer) -> view::View {
        view::view(table, viewer)
    }

    fn see(before: &Table, event: &Event, viewer: Viewer) -> Option<view::Seen> {
        view::see(before, event, viewer)
    }

    fn timer(state: &State<Self>, seat: Seat) -> Timer {
        flow::timer(state, seat)
    }
}

impl Searchable for GuildBall {
    type Weights = estimate::Weights;

    fn standard() -> &'static WeightSet<estimate::Weights> {
        &estimate::STANDARD
    }

    fn others() -> &'static [WeightSet<estimate::Weights>] {
        &estimate::OTHERS
    }

    fn setup(seats: u8, rng: &mut dyn Chance) -> Option<Setup> {
        (seats == 2).then(|| Setup::random(rng))
    }

    fn candidates(
        state: &State<Self>,
        ask: &Ask<Self>,
        want: usize,
        rng: &mut dyn Chance,
        out: &mut Vec<Choice>,
    ) {
        legal::candidates(state, ask, want, rng, out);
    }

    fn sample(state: &State<Self>, ask: &Ask<Self>, rng: &mut dyn Chance) -> Option<Sampled<Choice>> {
        legal::sample(state, ask, rng)
    }

    fn advise(
        state: &State<Self>,
        ask: &Ask<Self>,
        weights: &estimate::Weights,
        _rng: &mut dyn Chance,
    ) -> Option<Choice> {
        advice::advise(&state.table, ask.seat, &ask.prompt, weights)
    }

    fn reply(state: &State<Self>, ask: &Ask<Self>, weights: &estimate::Weights) -> Option<Choice> {
        advice::reply(&state.table, ask.seat, &ask.prompt, weights)
    }

    fn goes_on(ask: &Ask<Self>, weights: &estimate::Weights) -> bool {
        advice::goes_on(&ask.prompt, weights)
    }

    fn is_movement(prompt: &Prompt) -> bool {
        matches!(prompt, Prompt::Path { .. } | Prompt::GoOn { .. } | Prompt::ChargeLine { .. })
    }

    fn turn(table: &Table) -> u32 {
        u32::from(table.turn)
    }

    fn winners(outcome: &Outcome) -> Vec<Seat> {
        outcome.winner.into_iter().collect()
    }

    fn imagine(state: &State<Self>, seat: Seat, rng: &mut dyn Chance) -> State<Self> {
        view::imagine(state, seat, rng)
    }

    fn estimate(state: &State<Self>, seat: Seat, weights: &estimate::Weights) -> f32 {
        estimate::estimate(&state.table, seat, weights)
    }
}
