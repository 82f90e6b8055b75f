//! Guild Master: two to four Guilds, secret simultaneous Orders, Contracts, Contests and binding offers.
//!
//! The rules are those of `rules/guild-master/catalogue.md`; comments give their ids.
//!
//! A match is a value: it says what it waits for, takes one input and reports facts.
//!
//! ```
//! use guild_master::{Choice, GuildMaster, Setup, Side};
//! use kernel::{Draw, Drawn, Game, Input, Pending};
//!
//! let mut facts = Vec::new();
//! let mut game = GuildMaster::start(&Setup { short: true, ..Setup::of(2) }, &mut facts).expect("two Guilds can play");
//!
//! // The row of starting tokens is drawn first, then who gets which of its two.
//! while let Pending::Chance(draw) = game.pending() {
//!     assert!(matches!(draw, Draw::One { .. }));
//!     GuildMaster::advance(&mut game, Input::Drawn(Drawn::One(0)), &mut facts).expect("the first lot can be drawn");
//! }
//!
//! // Both Guilds choose a side of their token at the same time.
//! for ask in game.asks().to_vec() {
//!     let input = Input::Answer { ask: ask.id, choice: Choice::Side(Side::Fixer) };
//!     GuildMaster::advance(&mut game, input, &mut facts).expect("a side can be chosen");
//! }
//! assert!(game.table.guilds[0].adventurers.len() == 4);
//! assert!(matches!(game.pending(), Pending::Chance(_)), "Contracts are dealt next");
//! ```

mod advice;
mod ask;
mod books;
mod builders;
mod cards;
mod catalog;
mod combined;
mod effect;
mod estimate;
mod event;
mod flow;
mod habits;
#[doc(hidden)]
pub mod inside;
mod marks;
mod notation;
mod order;
mod parley;
mod pile;
mod prospect;
mod query;
mod refusal;
mod search;
mod seats;
mod setup;
mod shown;
mod stage;
mod stated;
mod table;
mod terms;
mod texts;
mod tools;
mod uses;
mod view;
mod weights;

use kernel::{Ask, Ending, Game, State, Viewer};
use serde::{Deserialize, Serialize};
use words::At;

pub use ask::{
    BoardContract, BreakTie, BuildUpgrade, Cause, ChangeDice, Choice, CommitOrder, ConvertDice, CorrectCard,
    DeclareSkill, FallBack, FixDie, ForcedReroll, LobbyFor, Negotiate, Pick, PickDeck, PickSkill, PickStance,
    Plan, PlanOrders, Preview, Prompt, Purpose, RerollDie, StartingSide, Upgrade, UseEffect, Warning,
};
pub use builders::{DISCOUNTS_MAX, Discount, PRICES, price_at};
pub use cards::{AdventurerId, Card, Cards, ContractId};
pub use catalog::{
    Adventurer, Catalogue, Contract, CoreToken, Figures, PrestigeToken, SkillToken, catalogue,
};
pub use effect::{
    Ability, Boon, Condition, Count, Deck, EventCard, Face, Kinds, Limit, Moon, Of, Op, Ops, Orders, Part,
    Pay, Peeked, Picker, Place, Rest, When, Who, Window, With, Within, fits, misplaced, places, price,
    window,
};
pub use event::Event;
pub use flow::{Frame, Reply, Scope};
pub use order::{ORDERS, Objective, Order, Sheet, Team};
pub use parley::{
    CHOICES_MAX, Choices, Clauses, Due, HELD_MAX, OFFERS_EACH, Offer, PAYMENTS_MAX, Parley, Payment, Promise,
    SAYING_MAX, Saying, Settled,
};
pub use pile::{BOTTOM_MAX, Known, Pile, TOP_MAX};
pub use prospect::{
    CheckOdds, ContestFacts, ContestGuild, PrivateOdds, Prospect, Refused, SheetFacts, SkillDice, SlotFacts,
    Together,
};
pub use query::{Answer, Query};
pub use refusal::Refusal;
pub use seats::Seats;
pub use setup::Setup;
pub use shown::{
    AdventurerCard, Board, Catalog, ContractCard, CoreUpgrade, LevelWord, PrestigeUpgrade, RankWord,
    RoundMoon, SideWord, SkillUpgrade, SkillWord, WanderRow, say_ops,
};
pub use stage::{Now, Piece, Stage};
pub use stated::{STATED_ADVENTURERS, STATED_CONTRACTS, Stated};
pub use table::{Boost, DICE_MAX, Guild, Outcome, Phase, Roll, Rolling, Spot, Stand, Table};
pub use terms::{Level, Line, Prestige, Rank, Side, Skill};
pub use uses::{SPENT_MAX, Source, Spent, USES_MAX, Used};
pub use view::{GuildView, Seen, TeamRoll, View};
pub use weights::Weights;

/// The game of Guild Master.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuildMaster;

impl Game for GuildMaster {
    const ID: &'static str = "guild-master";
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
    type Memo = ();
    type Refusal = Refusal;
    type View = View;
    type Seen = Seen;
    type Preview = Preview;
    type Query = Query;
    type Answer = Answer;

    fn faults(setup: &Setup) -> Vec<Refusal> {
        setup.faults()
    }

    fn lay(setup: &Setup) -> Result<Table, Refusal> {
        setup.lay()
    }

    fn opening(setup: &Setup) -> Frame {
        Frame::Setup(flow::Setup::new(setup.picked()))
    }

    fn apply(table: &mut Table, event: &Event) {
        event::apply(table, event);
    }

    fn seats(table: &Table) -> u8 {
        table.seats
    }

    fn outcome(table: &Table) -> Option<Outcome> {
        table.outcome
    }

    fn closed(table: &Table, ending: Ending) -> Event {
        Event::closed(table, ending)
    }

    fn is_aside(choice: &Choice) -> bool {
        matches!(choice, Choice::Show(..) | Choice::Draft(_))
    }

    fn reveals(event: &Event) -> bool {
        event.reveals()
    }

    fn judge(state: &State<Self>, ask: &Ask<Self>, choice: &Choice) -> Result<(), Refusal> {
        ask.prompt.question().judge(At::new(state, ask.seat), choice)
    }

    fn preview(state: &State<Self>, ask: &Ask<Self>, choice: &Choice) -> Result<Preview, Refusal> {
        Self::judge(state, ask, choice)?;
        Ok(ask.prompt.question().preview(At::new(state, ask.seat), choice))
    }

    fn query(state: &State<Self>, viewer: Viewer, query: &Query) -> Answer {
        query::answer(&state.table, viewer, query)
    }

    fn view(table: &Table, viewer: Viewer) -> View {
        view::view(table, viewer)
    }

    fn see(_before: &Table, event: &Event, viewer: Viewer) -> Option<Seen> {
        view::see(event, viewer)
    }
}
