//! Everything that lies on the table, and read-only questions about it.

use kernel::{List, Seat};
use plane::{Disc, Length, Point, Rect};
use serde::{Deserialize, Serialize};

use crate::draft::Draft;
use crate::effect::Effects;
use crate::effect::layers::{self, Deed};
use crate::effect::vocabulary::Exemption;
use crate::event::Movement;
use crate::model::{MODELS_MAX, Model, ModelId, ModelSet, Profile};
use crate::plan::{Hand, PlanSet};
use crate::terrain::Terrain;

/// The radius of the ball (GB-GEO-24).
pub const BALL: Length = Length(150);
/// The radius of a goalpost (GB-GEO-22).
pub const GOALPOST: Length = Length(250);
/// The depth of the area behind a goal line (GB-GEO-21).
pub const GOAL_LINE: i32 = 6 * 254;
/// The depth of a deployment zone (GB-SETUP-09, GB-RUL-21).
pub const DEPLOYMENT: i32 = 10 * 254;

/// Where the ball is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ball {
    /// Not in play: before the kick-off, or between being taken off and put back.
    Away,
    /// In the possession of a model (GB-BALL-02).
    Held(ModelId),
    /// A free ball (GB-BALL-01).
    Free {
        /// Where its centre lies.
        at: Point,
        /// The player whose kick, goal kick or placement put it there, if it was one (GB-MOM-03, GB-RUL-16).
        by: Option<Seat>,
    },
}

/// The phases of a match (GB-TURN-01, GB-SETUP-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Before the kick-off is over.
    Setup,
    /// Cards and initiative.
    Initiative,
    /// Returns, influence.
    Maintenance,
    /// Models act.
    Activation,
    /// Conditions, discards.
    End,
}

/// The activation in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    /// Whose.
    pub model: ModelId,
    /// Whether the standard advance was made or forfeited (GB-ADV-07, -08).
    pub advanced: bool,
    /// Whether the model gave the ball up and so cannot take it back (GB-BALL-07).
    pub gave_up: bool,
}

/// The minutes on each player's clock at the start of a tournament game (GB-TOUR-03).
pub const CLOCK_MINUTES: u32 = 45;
/// The minutes of an activation or Maintenance Phase once the clock has run out (GB-TOUR-16, -17).
pub const OVERTIME_MINUTES: u32 = 1;

/// One player's clock (GB-RUL-68).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Clock {
    /// Whether it has run out: each later activation costs 1 VP when it ends.
    pub overtime: bool,
    /// Whether the minute of the present activation or Maintenance Phase is over.
    pub minute_over: bool,
    /// Whether the clock ran out in the activation in progress, the picking of its model included, so that it costs nothing more.
    pub grace: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands the field over by reference")]
const fn is_zero(number: &u16) -> bool {
    *number == 0
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won, if anybody.
    pub winner: Option<Seat>,
    /// In what way.
    pub by: Verdict,
}

/// In what way a match was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// By victory points (GB-WIN-01).
    Points,
    /// The loser gave up.
    Concession,
    /// The players agreed.
    Agreement,
    /// A judge decided.
    Judgement,
    /// Nobody decided: it could not go on and has no result.
    Void,
}

/// Which of the two texts decides where they differ (GB-RUL-01 to -12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Book {
    /// The core rulebook.
    #[default]
    Core,
    /// The play aid, in exactly those twelve points.
    Aid,
}

impl Book {
    /// Whether it is the core rulebook, which records do not mention.
    #[must_use]
    pub const fn is_core(&self) -> bool {
        matches!(self, Self::Core)
    }
}

/// Everything that lies on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    /// Width and depth of the pitch in units (GB-WIN-07, GB-RUL-29).
    pub size: i32,
    /// The VP total to reach (GB-WIN-02, -07).
    pub goal_vp: u8,
    /// Models in each team.
    pub team: [u8; 2],
    /// The cards of the models.
    pub profiles: [Profile; MODELS_MAX],
    /// The models.
    pub models: [Model; MODELS_MAX],
    /// The models standing on the pitch, kept beside `models` for speed.
    pub standing: ModelSet,
    /// The models at 0 HP, kept beside `models` for speed.
    #[serde(default, skip_serializing_if = "crate::model::nobody")]
    pub at_zero: ModelSet,
    /// Where the ball is.
    pub ball: Ball,
    /// Who kicks off; that player's table edge is y = 0 (GB-RUL-29).
    pub kicking: Seat,
    /// The model that kicks off (GB-SETUP-10).
    pub kicker: Option<ModelId>,
    /// Who has the initiative.
    pub initiative: Seat,
    /// The turn, counted from 1; 0 before the first.
    pub turn: u8,
    /// The phase.
    pub phase: Phase,
    /// Victory points.
    pub vp: [u8; 2],
    /// Momentum points.
    pub mp: [u8; 2],
    /// Goals worth at least 4 VP (GB-INF-03).
    pub goals: [u8; 2],
    /// Influence still to be allocated.
    pub pool: [u8; 2],
    /// The game plans of each player.
    pub hands: [Hand; 2],
    /// The game plans nobody was dealt.
    pub deck: PlanSet,
    /// The activation in progress.
    pub activation: Option<Activation>,
    /// What abilities have left on the table.
    #[serde(default, skip_serializing_if = "Effects::is_default")]
    pub effects: Effects,
    /// The model in a Defensive Stance, until the charge is over (GB-MOM-27).
    pub stance: Option<ModelId>,
    /// The models in a Defensive Stance against charges in whose middle that charge came, the outermost first.
    #[serde(default, skip_serializing_if = "no_stances")]
    pub stances_outside: Stances,
    /// The rosters of a tournament, from which the teams are picked (GB-TOUR-02).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draft: Option<[Draft; 2]>,
    /// Which text decides where the two differ.
    #[serde(default, skip_serializing_if = "Book::is_core")]
    pub book: Book,
    /// Whether the tournament clock is in use.
    pub clocked: bool,
    /// The clocks.
    pub clocks: [Clock; 2],
    /// How many activations and phases were over so far in a game with clocks; no two minutes have the same number.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub minutes: u16,
    /// Whether both players have reached the total at the same instant (GB-WIN-06, GB-RUL-26).
    pub level: bool,
    /// How the match ended, once it has.
    pub outcome: Option<Outcome>,
    /// The pieces of terrain on the pitch.
    #[serde(default, skip_serializing_if = "Terrain::is_empty")]
    pub terrain: Terrain,
}

/// Defensive Stances one inside another: as many as there are models.
pub type Stances = List<ModelId, MODELS_MAX>;

fn no_stances(stances: &Stances) -> bool {
    stances.is_empty()
}

impl Table {
    /// Whether a model is in a Defensive Stance (GB-MOM-27); more than one counts once (GB-CONV-05).
    #[must_use]
    pub fn in_stance(&self, model: ModelId) -> bool {
        self.stance == Some(model) || self.stances_outside.contains(&model)
    }

    /// All models of one team, on the pitch or not.
    pub fn team_of(&self, seat: Seat) -> impl Iterator<Item = ModelId> + use<> {
        (0..usize::from(self.team[seat.index()])).map(move |place| ModelId::of(seat, place))
    }

    /// All models of the match, on the pitch or not.
    pub fn everyone(&self) -> impl Iterator<Item = ModelId> + use<> {
        self.team_of(Seat(0)).chain(self.team_of(Seat(1)))
    }

    /// Whether the match has such a model; ids may come from outside.
    #[must_use]
    pub fn exists(&self, model: ModelId) -> bool {
        model.index() < MODELS_MAX && model.place() < usize::from(self.team[model.seat().index()])
    }

    /// The model.
    #[inline]
    #[must_use]
    pub fn model(&self, model: ModelId) -> &Model {
        &self.models[model.slot()]
    }

    /// Its card.
    #[inline]
    #[must_use]
    pub fn profile(&self, model: ModelId) -> &Profile {
        &self.profiles[model.slot()]
    }

    /// Its base.
    #[inline]
    #[must_use]
    pub fn disc(&self, model: ModelId) -> Disc {
        Disc { centre: self.model(model).at, radius: self.profile(model).base }
    }

    /// Whether the model is on the pitch.
    #[inline]
    #[must_use]
    pub fn is_on_pitch(&self, model: ModelId) -> bool {
        self.standing.has(model)
    }

    /// Whether the model is on the pitch and has not left it since it had left it so often: one that went out and returned
    /// at once is there anew, and nothing that was under way goes on for it (GB-TO-02, GB-GPB-16).
    #[inline]
    #[must_use]
    pub fn stays(&self, model: ModelId, outs: u8) -> bool {
        self.is_on_pitch(model) && self.model(model).outs == outs
    }

    /// The models of a seat on the pitch.
    #[inline]
    #[must_use]
    pub fn fielded(&self, seat: Seat) -> ModelSet {
        self.standing.and(ModelSet::team(seat))
    }

    /// The pitch.
    #[must_use]
    pub fn pitch(&self) -> Rect {
        Rect { min: Point { x: 0, y: 0 }, max: Point { x: self.size, y: self.size } }
    }

    /// The centre of a player's goalpost (GB-SETUP-08, GB-RUL-29).
    #[must_use]
    pub fn goalpost(&self, seat: Seat) -> Disc {
        let depth = GOAL_LINE - GOALPOST.0;
        let y = if seat == self.kicking { depth } else { self.size - depth };
        Disc { centre: Point { x: self.size / 2, y }, radius: GOALPOST }
    }

    /// The goalposts, which are barriers (GB-GEO-23); those among the pieces of terrain are apart.
    #[must_use]
    pub fn barriers(&self) -> [Disc; 2] {
        [self.goalpost(Seat(0)), self.goalpost(Seat(1))]
    }

    /// The centre spot.
    #[must_use]
    pub fn centre_spot(&self) -> Point {
        Point { x: self.size / 2, y: self.size / 2 }
    }

    /// How far a point lies from a player's table edge.
    #[must_use]
    pub fn depth(&self, seat: Seat, at: Point) -> i32 {
        if seat == self.kicking { at.y } else { self.size - at.y }
    }

    /// Who has the ball.
    #[inline]
    #[must_use]
    pub fn holder(&self) -> Option<ModelId> {
        match self.ball {
            Ball::Held(model) => Some(model),
            Ball::Away | Ball::Free { .. } => None,
        }
    }

    /// Whether this model has the ball.
    #[inline]
    #[must_use]
    pub fn has_ball(&self, model: ModelId) -> bool {
        self.ball == Ball::Held(model)
    }

    /// The free ball as a base, if there is one.
    #[must_use]
    pub fn free_ball(&self) -> Option<Disc> {
        match self.ball {
            Ball::Free { at, .. } => Some(Disc { centre: at, radius: BALL }),
            Ball::Away | Ball::Held(_) => None,
        }
    }

    /// The current DEF of a model while nothing in particular is done to it.
    #[must_use]
    pub fn def(&self, model: ModelId) -> i32 {
        layers::def(self, model, Deed::NOTHING)
    }

    /// The current base move or max move of a model in units while it does nothing in particular.
    #[must_use]
    pub fn mov(&self, model: ModelId, max: bool) -> Length {
        layers::mov(self, model, max, Deed::NOTHING)
    }

    /// Whether the penalty of rough terrain does not count for a model (GB-MOM-37).
    #[must_use]
    pub fn ignores_rough(&self, model: ModelId) -> bool {
        let deed = Deed::advance(model, Movement::Jog, None);
        self.model(model).gliding || layers::is_exempt(self, model, Exemption::Rough, deed)
    }

    /// The player a model is friendly to now: its own, unless another one has it act.
    #[inline]
    #[must_use]
    pub fn side(&self, model: ModelId) -> Seat {
        match self.effects.control {
            Some((controlled, seat)) if controlled == model => seat,
            _ => model.seat(),
        }
    }

    /// The models a seat can still activate this turn (GB-TURN-14), as far as nothing says which comes next or last.
    #[must_use]
    pub fn ready(&self, seat: Seat) -> ModelSet {
        let ready = self.fielded(seat).iter().filter(|&model| !self.model(model).activated).collect();
        layers::in_order(self, ready)
    }

    /// The model with this name.
    #[must_use]
    pub fn named(&self, name: &str) -> Option<ModelId> {
        self.everyone().find(|&model| self.profile(model).name.as_str() == name)
    }

    /// The bases of all models on the pitch except those in `but`.
    pub fn bases(&self, but: ModelSet) -> impl Iterator<Item = Disc> + '_ {
        self.standing.minus(but).iter().map(|model| self.disc(model))
    }
}

/// A list of places for a team, in the order of its models.
pub type Places = List<Point, { crate::model::TEAM_MAX }>;
