//! What players are asked and what they may answer.

use kernel::{List, Seat};
use plane::{Length, Path, Point};
use serde::{Deserialize, Serialize};

use crate::catalog::CardNumber;
use crate::effect::AbilityId;
use crate::event::Movement;
use crate::model::{ModelId, ModelSet, TEAM_MAX};
use crate::plan::PlanId;
use crate::table::Places;
use crate::terrain::TerrainType;

/// What an attack or charge that can be answered is (GB-MOM-21, -28).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Threat {
    /// An attack.
    Attack,
    /// A charge.
    Charge,
    /// None any more: the attack is over, and the Counter-Attack declared in answer to it may be made (GB-MOM-22).
    Over,
}

/// Why a player may place a ball or a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
pub enum Placing {
    /// The spot of a kick-off pass (GB-KOFF-03).
    KickOff { kicker: ModelId },
    /// The spot of a goal kick (GB-GOAL-06).
    GoalKick,
    /// A model returning to play (GB-REC-03).
    Return { model: ModelId },
    /// A place among several equally near ones for the ball (GB-RUL-34).
    Least { at: Point, from: Point },
    /// A model an effect places, within `reach` of where it stands, or in base contact with `touching`.
    Effect { id: AbilityId, model: ModelId, reach: Length, touching: Option<ModelId> },
    /// The ball an effect places within `reach` of where it lies.
    EffectBall { id: AbilityId, reach: Length },
    /// A marker an effect puts down within a disc, or none (GB-GEO-12, -28).
    Marker { id: AbilityId, centre: Point, radius: Length },
    /// One of the markers of a name that belong to the player and lie within a disc.
    OwnMarker { id: AbilityId, marker: AbilityId, centre: Point, radius: Length },
    /// A model an effect places in base contact with a marker or a goalpost.
    Beside { id: AbilityId, model: ModelId, centre: Point, radius: Length },
    /// A template an effect lays or moves with any part within a disc, apart from terrain if `clear`, or none (GB-AOE-02).
    Area { id: AbilityId, centre: Point, radius: Length, clear: bool },
    /// One of the areas of a name that belong to the player and lie within a disc.
    OwnArea { id: AbilityId, area: AbilityId, centre: Point, radius: Length },
    /// A model an effect places within a disc.
    Within { id: AbilityId, model: ModelId, centre: Point, radius: Length },
    /// A model an effect may place within an area that stays on the pitch and lies within `reach` of it.
    InArea { id: AbilityId, model: ModelId, reach: Length },
    /// A model an effect may place within a piece of such ground that lies within `reach` of it; of any where none is said.
    InGround { id: AbilityId, model: ModelId, reach: Length, ground: Option<TerrainType> },
    /// A model an effect places in base contact with a piece of terrain that lies within `reach` of it.
    AtTerrain { id: AbilityId, model: ModelId, reach: Length },
}

/// In what direction a movement has to go (GB-GEO-05 to -08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bound {
    /// In any.
    #[default]
    Free,
    /// Every stretch towards this point.
    Towards(Point),
    /// Straight towards this point.
    DirectlyTowards(Point),
    /// Every stretch away from this point.
    Away(Point),
    /// Straight away from this point.
    DirectlyAway(Point),
}

/// A trigger that waits in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fire {
    /// The ability.
    pub id: AbilityId,
    /// The number of the rule, and of its trigger, in four bits each.
    pub part: u8,
    /// The number of its bearer; 255 where it has none.
    bearer: u8,
}

impl Fire {
    /// A trigger of a bearer, or of a player alone.
    #[must_use]
    pub const fn new(id: AbilityId, part: u8, bearer: Option<ModelId>) -> Self {
        let bearer = match bearer {
            Some(bearer) => bearer.0,
            None => u8::MAX,
        };
        Self { id, part, bearer }
    }

    /// Its bearer, if it has one.
    #[must_use]
    pub const fn bearer(self) -> Option<ModelId> {
        if self.bearer == u8::MAX { None } else { Some(ModelId(self.bearer)) }
    }
}

/// The most triggers at one moment.
pub const FIRES_MAX: usize = 6;

/// What an ability is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aimed {
    /// Nothing, or the free ball.
    Nothing,
    /// A model.
    Model(ModelId),
    /// A place for a template.
    Spot(Point),
}

impl Aimed {
    /// The model it is, if it is one.
    #[must_use]
    pub const fn model(self) -> Option<ModelId> {
        match self {
            Self::Model(model) => Some(model),
            Self::Nothing | Self::Spot(_) => None,
        }
    }
}

/// A step of an attack's results, all of which happen in an order the attacker's player arranges (GB-PB-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The damage, one instance (GB-PB-13).
    Damage,
    /// The push, one push (GB-PB-14).
    Push,
    /// The dodge, one dodge (GB-PB-15).
    Dodge,
    /// Knocked down.
    KnockDown,
    /// The tackle.
    Tackle,
    /// A play with the first icon.
    FirstIcon,
    /// A play with the second icon.
    SecondIcon,
}

/// A playbook result: column and row counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Pick {
    /// The column from the left.
    pub column: u8,
    /// The row from the top.
    pub row: u8,
}

/// The most results one attack picks: one for each hit on a playbook of a single column.
pub const PICKS_MAX: usize = kernel::DICE_MAX;

/// The results picked, one for each round of wrapping, in that order (GB-PB-08, -09).
pub type Picks = List<Pick, PICKS_MAX>;

/// A question to a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
pub enum Prompt {
    /// Put two of the game plans dealt away (GB-SETUP-03); sealed.
    PutAway,
    /// Kick off or receive (GB-SETUP-06).
    KickOrReceive,
    /// Pick the Captain and the Mascot from the roster (GB-TOUR-07, -08); sealed.
    Lead,
    /// Pick a Squaddie from the roster (GB-TOUR-09).
    Squaddie,
    /// Pick a table edge; asked of the kicking player where the pitch looks different from the other (GB-SETUP-07).
    Edge,
    /// Set up the whole team (GB-SETUP-09, -11).
    Deploy,
    /// Name the kicker (GB-SETUP-10).
    Kicker,
    /// Give the ball to a model of the receiving team (GB-KOFF-05, -06).
    HandOver,
    /// Pick a game plan (GB-TURN-02); sealed.
    Plan,
    /// Decide which team has the initiative (GB-TURN-05).
    Initiative,
    /// Allocate the influence pool (GB-TURN-13).
    Allocate { pool: u8 },
    /// Pick a model to activate (GB-TURN-14).
    Activate,
    /// Take an action with the active model, or end its activation (GB-TIME-07).
    Act { model: ModelId },
    /// Draw the path of a movement of at most `left` units.
    Path {
        model: ModelId,
        movement: Movement,
        left: Length,
        #[serde(default)]
        bound: Bound,
    },
    /// Go on after an interruption: as drawn, along another path, or stop (GB-PART-10); a charge has a target.
    GoOn {
        model: ModelId,
        movement: Movement,
        left: Length,
        target: Option<ModelId>,
        #[serde(default)]
        bound: Bound,
    },
    /// Draw the one straight line of a charge (GB-CHG-04).
    ChargeLine { model: ModelId, target: ModelId, left: Length },
    /// Push a model in one straight line (GB-REPO-03).
    PushLine {
        model: ModelId,
        by: ModelId,
        left: Length,
        #[serde(default)]
        bound: Bound,
    },
    /// Declare a parting blow or not (GB-PART-01).
    PartingBlow { by: ModelId, on: ModelId },
    /// Which of several parting blows at one point comes first (GB-RUL-55).
    ArrangeBlows { on: ModelId, blows: ModelSet },
    /// Answer a declared attack or charge (GB-TIME-09, -17), or make the Counter-Attack that was declared (GB-MOM-22).
    React { model: ModelId, to: ModelId, threat: Threat },
    /// Buy Bonus Time for `price` MP before rolling `dice` dice against `needs`+ (GB-MOM-33).
    BonusTime {
        model: ModelId,
        dice: u8,
        needs: u8,
        #[serde(default = "one")]
        price: u8,
    },
    /// Pick playbook results for net hits (GB-PB-03, -08).
    Playbook { by: ModelId, on: ModelId, hits: u8, parting: bool },
    /// Which of the remaining results is applied next (GB-PB-10); one bit for each [`Step`].
    NextStep { by: ModelId, on: ModelId, steps: u8 },
    /// Reroll the kick scatter of a successful pass to a spot (GB-KICK-22).
    RerollScatter { direction: u8, distance: u8 },
    /// Which of several models equally near to the kicker may intercept first (GB-RUL-41).
    ArrangeIntercepts { models: ModelSet },
    /// Intercept the ball with this model (GB-INT-01).
    Intercept { model: ModelId },
    /// Take the ball with this model while moving or at the start of its activation (GB-SNAP-01, -02).
    Snap { model: ModelId },
    /// Take a ball that was placed with one of these models, or let it lie (GB-SNAP-03, GB-RUL-43).
    SnapOne { models: ModelSet },
    /// Roll for a ball that both teams can reach with any of these models (GB-SNAP-04).
    Contest { models: ModelSet },
    /// Use a Team Work action after a pass (GB-MOM-13 to -18).
    TeamWork { passer: ModelId, receiver: ModelId },
    /// Use Run the Length! after a goal (GB-MOM-20).
    RunTheLength { model: ModelId },
    /// Place a ball or a model.
    Place { why: Placing },
    /// Take up what an ability offers now, or leave it.
    Trigger { id: AbilityId, by: Option<ModelId>, about: ModelSet },
    /// Which of several things that fire at one moment comes first (GB-CONV-08, GB-RUL-25).
    ArrangeTriggers { fires: List<Fire, FIRES_MAX> },
    /// Trigger a character play with an icon of the playbook (GB-PB-20).
    Icon { by: ModelId, on: ModelId, icon: u8 },
    /// Hit a friendly model with a play without a test, or roll for it (GB-PLAY-13, GB-AOE-08, GB-RUL-83).
    AutoHit { id: AbilityId, by: ModelId, model: ModelId },
    /// Pick a model for an effect; nobody where `may` is set.
    Pick { id: AbilityId, by: Option<ModelId>, from: ModelSet, may: bool },
    /// Which of several models an effect deals with next (GB-AOE-06).
    NextModel { id: AbilityId, models: ModelSet },
    /// Pick one of several things an effect does; one bit for each.
    Mode { id: AbilityId, by: Option<ModelId>, modes: u8 },
    /// Kick now, without influence, or not; `remote` from where the free ball lies.
    KickNow { id: AbilityId, model: ModelId, pass: bool, shot: bool, remote: bool },
    /// Pick the target of a pass that was declared, now that others have moved; `remote` from where the free ball lies.
    PassTarget { model: ModelId, remote: bool },
    /// Attack now, without influence, or not.
    AttackNow { id: AbilityId, model: ModelId },
    /// Pick a piece of rough terrain that counts as fast (GB-GPB-06).
    Ground { id: AbilityId },
    /// Which of several models that were taken out returns to play next (GB-CONV-08).
    NextReturn { models: ModelSet },
    /// Which of several models that go out at once is taken out next (GB-CONV-08, GB-RUL-25).
    NextOut { models: ModelSet },
}

/// What Bonus Time costs where nothing changes it.
const fn one() -> u8 {
    1
}

/// What Rest and Encourage give (GB-MOM-29, -31).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relief {
    /// 4 HP.
    Health,
    /// Every condition goes.
    Conditions,
}

/// An answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choice {
    /// The two plans to put away.
    PutAway([PlanId; 2]),
    /// To kick off.
    KickOff,
    /// To receive.
    Receive,
    /// The Captain and the Mascot, or those who stand in their place (GB-TOUR-07, -08).
    Lead {
        /// Who leads the team.
        captain: CardNumber,
        /// Who is its Mascot, or its Apprentice.
        mascot: CardNumber,
    },
    /// A Squaddie of the roster.
    Squaddie(CardNumber),
    /// The table edge y = 0 of the pitch as it was agreed (GB-SETUP-07).
    NearEdge,
    /// The edge opposite: the pitch is turned round (GB-SETUP-07).
    FarEdge,
    /// The places of the team, in the order of its models.
    Deploy(Places),
    /// A model: the kicker, the one to activate, to hand the ball to, to take it, to strike first.
    Model(ModelId),
    /// A game plan.
    Plan(PlanId),
    /// The team that has the initiative.
    Seat(Seat),
    /// Influence for each model of the team, in the order of its models.
    Influence([u8; TEAM_MAX]),
    /// Jog (GB-ADV-02).
    Jog,
    /// Sprint (GB-ADV-03).
    Sprint,
    /// Charge an enemy (GB-CHG-01).
    Charge(ModelId),
    /// Forfeit the standard advance; a KD model stands up by it (GB-ADV-08, GB-KD-08).
    Forfeit,
    /// Attack an enemy (GB-ATK-01).
    Attack(ModelId),
    /// Pass to a friendly model (GB-KICK-05).
    Pass(ModelId),
    /// Pass to a target spot (GB-KICK-05).
    PassTo(Point),
    /// Shoot at the enemy goalpost (GB-KICK-06).
    Shot,
    /// Give the ball up to this place (GB-BALL-04, -06).
    GiveUp(Point),
    /// Rest (GB-MOM-29).
    Rest(Relief),
    /// Encourage a friendly model (GB-MOM-31).
    Encourage(ModelId, Relief),
    /// Use a play or an active trait; `free` where it is to cost no influence because of another ability.
    Use {
        /// Which.
        id: AbilityId,
        /// At what.
        at: Aimed,
        /// Whether a free use that is at hand is taken for it.
        #[serde(default)]
        free: bool,
    },
    /// Ignore rough terrain for the rest of the turn (GB-MOM-37).
    Glide,
    /// What fires first.
    Fire(Fire),
    /// One of several things an effect does.
    Mode(u8),
    /// A piece of terrain.
    Piece(u8),
    /// End the activation (GB-TURN-16).
    End,
    /// The path of a movement; an empty one stays put.
    Path(Path),
    /// The path of a movement to where its model wants to let go of the ball, and to be asked on (GB-RUL-80).
    Halt(Path),
    /// Go on as drawn.
    GoOn,
    /// Stop here, or move nowhere.
    Stop,
    /// The end of a straight line.
    Line(Point),
    /// The answer to a threat: whether to counter-attack and whether to take a Defensive Stance.
    React {
        /// Declare a Counter-Attack (GB-MOM-21).
        counter: bool,
        /// Take a Defensive Stance (GB-MOM-27).
        stance: bool,
    },
    /// Playbook results.
    Picks(Picks),
    /// The result to apply next.
    Step(Step),
    /// The models that roll for the ball.
    Contest(ModelSet),
    /// Pass & Move with the passer or the receiver (GB-MOM-13).
    PassAndMove(ModelId),
    /// A Snap Shot by the receiver (GB-MOM-14).
    SnapShot,
    /// A place for a ball or a model.
    Spot(Point),
    /// Yes to what was asked.
    Yes,
    /// No to what was asked; nobody, nothing.
    No,
}
