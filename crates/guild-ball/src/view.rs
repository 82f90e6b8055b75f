//! What one viewer may know, built field by field.
//!
//! Unrevealed game plans are the only hidden information (GB-CONV-02): a hand, the two plans put away and the rest of
//! the deck are numbers to everybody but their owner.

use kernel::{Chance, Seat, State, Viewer, reseal};
use plane::{Disc, Shape};
use serde::{Deserialize, Serialize};

use crate::GuildBall;
use crate::catalog::{Team, catalog};
use crate::effect::active::{Attached, Done, Laid};
use crate::effect::reading::template;
use crate::event::Event;
use crate::figures::Figures;
use crate::guild::Guild;
use crate::model::{Condition, ModelId, Profile};
use crate::plan::{Deck, Hand, PlanId, PlanSet};
use crate::table::{Activation, Ball, Book, Clock, Outcome, Phase, Table};
use crate::terrain::{Ground, Piece, TerrainType};

/// What one viewer may know of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// Width and depth of the pitch in units.
    pub size: i32,
    /// The VP total to reach.
    pub goal_vp: u8,
    /// The two goalposts, seat by seat.
    pub goalposts: [Disc; 2],
    /// The pieces of terrain.
    #[serde(default)]
    pub terrain: Vec<PieceView>,
    /// The two teams' points, plans and clocks, seat by seat.
    pub sides: [Side; 2],
    /// The models, red's first.
    pub models: Vec<ModelView>,
    /// Where the ball is.
    pub ball: Ball,
    /// Who kicks off; that player's table edge is y = 0.
    pub kicking: Seat,
    /// The model that kicks off.
    pub kicker: Option<ModelId>,
    /// Who has the initiative.
    pub initiative: Seat,
    /// The turn, counted from 1; 0 before the first.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// The activation in progress.
    pub activation: Option<Activation>,
    /// The model in a Defensive Stance.
    pub stance: Option<ModelId>,
    /// How many plans nobody was dealt.
    pub deck: u8,
    /// Which deck of game plans is used (GB-PLAN-09).
    #[serde(default)]
    pub plan_deck: Deck,
    /// What abilities have attached to models and teams, with its owner and how long it lasts (GB-CONV-03).
    #[serde(default)]
    pub effects: Vec<Attached>,
    /// The areas that stay on the pitch (GB-AOE-12) and the markers that lie on it (GB-GEO-28).
    #[serde(default)]
    pub areas: Vec<AreaView>,
    /// The limited abilities that have been used and may not be again for a while.
    #[serde(default)]
    pub marks: Vec<Done>,
    /// Which text decides where core book and play aid differ.
    #[serde(default)]
    pub book: Book,
    /// Whether the tournament clock is in use.
    pub clocked: bool,
    /// Whether both players have reached the total at the same instant.
    pub level: bool,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
}

/// One piece of terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PieceView {
    /// Its type.
    pub kind: TerrainType,
    /// Its form and place.
    pub shape: Shape,
    /// What its ground is at present, which may differ from its type for a turn (GB-RUL-72).
    pub ground: Option<Ground>,
}

impl PieceView {
    /// A piece as it was agreed.
    #[must_use]
    pub fn of(piece: &Piece) -> Self {
        Self { kind: piece.kind, shape: piece.shape, ground: piece.kind.ground() }
    }
}

/// One area that stays on the pitch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AreaView {
    /// The ability that laid it, and whose it is.
    pub area: Laid,
    /// The ground it covers.
    pub disc: Disc,
}

/// One team's points, plans and clock.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Side {
    /// The catalogue's id of the team, where all its models come from one.
    pub team: Option<String>,
    /// The guild, in a tournament.
    #[serde(default)]
    pub guild: Option<Guild>,
    /// The ids of the cards on the roster, in a tournament (GB-TOUR-02).
    #[serde(default)]
    pub roster: Vec<String>,
    /// Victory points.
    pub vp: u8,
    /// Momentum points.
    pub mp: u8,
    /// Goals worth at least 4 VP.
    pub goals: u8,
    /// Influence still to be allocated.
    pub pool: u8,
    /// The game plans.
    pub plans: Plans,
    /// The clock.
    pub clock: Clock,
}

/// One player's game plans as a viewer knows them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Plans {
    /// How many are in the hand.
    pub hand: u8,
    /// How many were put away before the match.
    pub away: u8,
    /// Those in the hand the viewer knows: all of one's own, of another's those that were revealed before.
    pub known: PlanSet,
    /// Those put away, to their owner only.
    pub own_away: Option<PlanSet>,
    /// Discarded after being played.
    pub discard: PlanSet,
    /// In play this turn.
    pub current: Option<PlanId>,
}

/// One model: its card and how it stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ModelView {
    /// Which model.
    pub id: ModelId,
    /// Its team.
    pub seat: Seat,
    /// Its card (GB-CONV-01).
    pub profile: Profile,
    /// Its figures as they stand, with the conditions and effects in force (GB-STAT-10).
    #[serde(default)]
    pub now: Figures,
    /// Its base on the pitch, or nothing while it is off.
    pub base: Option<Disc>,
    /// Its current HP.
    pub hp: u8,
    /// The influence it holds.
    pub influence: u8,
    /// Its conditions (GB-CONV-03).
    pub conditions: Vec<Condition>,
    /// Whether it has been activated this turn.
    pub activated: bool,
    /// Whether it has used Rest this turn.
    pub rested: bool,
    /// Whether it has been helped by Encourage this turn.
    pub encouraged: bool,
    /// The enemies it has declared a Counter-Attack against this turn.
    pub countered: Vec<ModelId>,
    /// Whether it is gliding this turn (GB-CONV-03).
    #[serde(default)]
    pub gliding: bool,
    /// Whether it has returned to the pitch this turn (GB-CONV-03).
    #[serde(default)]
    pub returned: bool,
}

/// What one viewer learns from a fact.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seen {
    /// The whole fact.
    Fact(Event),
    /// Another player was dealt a game plan face down (GB-SETUP-02).
    Dealt {
        /// Who was.
        seat: Seat,
    },
    /// Another player put a game plan away unseen (GB-SETUP-03).
    PutAway {
        /// Who did.
        seat: Seat,
    },
}

/// What `viewer` may know of the table.
#[must_use]
pub fn view(table: &Table, viewer: Viewer) -> View {
    View {
        size: table.size,
        goal_vp: table.goal_vp,
        goalposts: table.barriers(),
        terrain: terrain(table),
        sides: [side(table, Seat(0), viewer), side(table, Seat(1), viewer)],
        models: table.everyone().map(|model| model_view(table, model)).collect(),
        ball: table.ball,
        kicking: table.kicking,
        kicker: table.kicker,
        initiative: table.initiative,
        turn: table.turn,
        phase: table.phase,
        activation: table.activation,
        stance: table.stance,
        deck: table.deck.len(),
        plan_deck: plan_deck(table),
        effects: table.effects.attached.iter().copied().collect(),
        areas: lying(table).collect(),
        marks: table.effects.marks.iter().copied().collect(),
        book: table.book,
        clocked: table.clocked,
        level: table.level,
        outcome: table.outcome,
    }
}

/// The areas and the markers on the pitch, each with the room it takes.
fn lying(table: &Table) -> impl Iterator<Item = AreaView> + '_ {
    let areas = table.effects.areas.iter().map(|&area| AreaView { area, disc: template(area.at) });
    areas.chain(table.effects.markers.iter().map(|&area| AreaView { area, disc: area.disc() }))
}

/// The deck the plans of the match come from.
fn plan_deck(table: &Table) -> Deck {
    let all = |hand: &Hand| hand.hand.or(hand.away).or(hand.discard);
    let plans = table.hands.iter().fold(table.deck, |plans, hand| plans.or(all(hand)));
    if plans.and(Deck::B.plans()).is_empty() { Deck::A } else { Deck::B }
}

fn terrain(table: &Table) -> Vec<PieceView> {
    let at_present = |(number, piece): (u8, Piece)| PieceView {
        ground: table.terrain.ground(number),
        ..PieceView::of(&piece)
    };
    (0..).zip(table.terrain.pieces()).map(at_present).collect()
}

fn side(table: &Table, seat: Seat, viewer: Viewer) -> Side {
    let at = seat.index();
    let hand = &table.hands[at];
    let own = viewer.is(seat);
    Side {
        team: team(table, seat),
        guild: table.draft.map(|both| both[at].guild),
        roster: roster(table, seat),
        vp: table.vp[at],
        mp: table.mp[at],
        goals: table.goals[at],
        pool: table.pool[at],
        plans: Plans {
            hand: hand.hand.len(),
            away: hand.away.len(),
            known: if own { hand.hand } else { hand.hand.and(hand.shown) },
            own_away: own.then_some(hand.away),
            discard: hand.discard,
            current: hand.current,
        },
        clock: table.clocks[at],
    }
}

fn roster(table: &Table, seat: Seat) -> Vec<String> {
    let cards = table.draft.iter().flat_map(|both| both[seat.index() & 1].cards.iter());
    cards.filter_map(|&number| catalog().numbered(number)).map(|card| card.id.clone()).collect()
}

/// The team of the catalogue all models of a side come from.
fn team(table: &Table, seat: Seat) -> Option<String> {
    let of = |team: &&Team| {
        let plays = |id: ModelId| team.cards.iter().any(|card| card.profile == *table.profile(id));
        table.team[seat.index() & 1] > 0 && table.team_of(seat).all(plays)
    };
    catalog().teams.iter().find(of).map(|team| team.id.clone())
}

fn model_view(table: &Table, id: ModelId) -> ModelView {
    let model = table.model(id);
    ModelView {
        id,
        seat: id.seat(),
        profile: *table.profile(id),
        now: Figures::of(table, id),
        base: table.is_on_pitch(id).then(|| table.disc(id)),
        hp: model.hp,
        influence: model.influence,
        conditions: model.conditions.iter().collect(),
        activated: model.activated,
        rested: model.rested,
        encouraged: model.encouraged,
        countered: model.countered.iter().collect(),
        gliding: model.gliding,
        returned: model.returned,
    }
}

/// What `viewer` learns from a fact: everybody learns something from each, even that a card was dealt.
#[must_use]
pub fn see(_before: &Table, event: &Event, viewer: Viewer) -> Option<Seen> {
    Some(match *event {
        Event::Dealt { seat, .. } if !viewer.is(seat) => Seen::Dealt { seat },
        Event::PutAway { seat, .. } if !viewer.is(seat) => Seen::PutAway { seat },
        fact => Seen::Fact(fact),
    })
}

/// Whether a fact showed somebody what was hidden before: a game plan, or who leads a tournament team.
#[must_use]
pub fn reveals(event: &Event) -> bool {
    match event {
        Event::Dealt { .. } | Event::Revealed { .. } => true,
        Event::Drafted { model, .. } => model.place() < 2,
        _ => false,
    }
}

/// A state that looks the same to `seat` and has everything else redrawn.
#[must_use]
pub fn imagine(state: &State<GuildBall>, seat: Seat, rng: &mut dyn Chance) -> State<GuildBall> {
    let mut imagined = state.clone();
    redraw(&mut imagined.table, seat, rng);
    reseal(&mut imagined, seat, rng);
    imagined
}

/// Redraws what `seat` has not seen: the opponent's secret plans in hand and put away, and the deck. Every count and
/// everything that was revealed stays.
fn redraw(table: &mut Table, seat: Seat, rng: &mut dyn Chance) {
    let theirs = &table.hands[seat.other().index()];
    let known = theirs.hand.and(theirs.shown);
    let secret = theirs.hand.minus(theirs.shown);
    let counts = [secret.len(), theirs.away.len()];
    let mut unseen = secret.or(theirs.away).or(table.deck);
    let mut drawn = [PlanSet::default(); 2];
    for (set, count) in drawn.iter_mut().zip(counts) {
        for _ in 0..count {
            let index = rng.below(u32::from(unseen.len())) as usize;
            let Some(plan) = unseen.nth(index) else { break };
            unseen = unseen.without(plan);
            *set = set.with(plan);
        }
    }
    let theirs = &mut table.hands[seat.other().index()];
    theirs.hand = known.or(drawn[0]);
    theirs.away = drawn[1];
    table.deck = unseen;
}
