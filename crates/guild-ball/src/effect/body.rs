//! What happens when an ability is used or fires: the steps of its bodies and their operations.

use serde::Deserialize;

use super::change::Ground;
use super::library::Link;
use super::select::{Filter, Sel};
use super::vocabulary::Until;
use crate::ask::Relief;
use crate::event::Movement;
use crate::model::Condition;

/// Something a model is about to suffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Incoming {
    /// A condition.
    Condition(Condition),
    /// Any condition.
    AnyCondition,
    /// A push.
    Push,
    /// A tackle.
    Tackle,
    /// A hit by an attack or a play; at `damage.suffered` damage by one of an enemy, at `damage.dealt` by either.
    Hit,
    /// At `play.after`: the play causes damage and has hit an enemy.
    Harm,
    /// At `enter`: it happens as part of an advance.
    Advance,
    /// At `enter`: it happens as part of a sprint or a charge.
    Run,
    /// At `kick.declare`: the kick is a pass.
    Pass,
    /// At `kick.declare`: the kick is a Shot of any kind.
    Shot,
    /// At `play.after`: the play has hit an enemy.
    Struck,
    /// At `hit`, `damage.dealt` and `damage.suffered`: by an attack of any kind but a parting blow.
    Attack,
    /// At the same: by a parting blow, so that the model is in the middle of an advance; at `zero-hp` by whatever in the
    /// middle of one.
    Blow,
    /// At the same: by a play.
    Play,
    /// At the same: by an attack or a play, but no parting blow; at `zero-hp` not in the middle of an advance.
    Still,
}

/// Something that is entered.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Bounds {
    /// An area of this name that belongs to the player the effect does.
    Area(Link),
    /// Such ground.
    Ground(Ground),
}

/// Whether something done now is paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Cost {
    /// It costs nothing.
    Free,
    /// It costs what it always does.
    Paid,
}

/// One step of a body.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Step {
    /// Operations on every model selected.
    Do(Sel, Vec<Op>),
    /// A model is picked; later steps call it the chosen one.
    Choose {
        /// From whom.
        from: Sel,
        /// Whether nobody may be picked.
        #[serde(default)]
        may: bool,
        /// Whether the opponent picks.
        #[serde(default)]
        opponent: bool,
    },
    /// One of these bodies is picked and goes on.
    Mode {
        /// The bodies.
        of: Vec<u8>,
        /// Whether the opponent picks.
        #[serde(default)]
        opponent: bool,
    },
    /// Something is given up; if it cannot be, nothing more happens.
    Pay(Given),
    /// Goes on only if all this holds of the bearer.
    If(Vec<Filter>),
    /// Each player, the one with the initiative first, resolves this body.
    EachPlayer(u8),
    /// For each model selected at this moment this body is resolved once.
    Each(Sel, u8),
    /// An own area of this name within so many inches of the bearer is picked; if there is none, nothing more happens.
    Area(Link, u8),
    /// An own marker within so many inches of the bearer is picked, and removed where that is said; if there is none, nothing
    /// more happens.
    Marker(Link, u8, #[serde(default)] bool),
}

/// What is given up for the rest of an effect.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Given {
    /// One of these conditions of the chosen model.
    Conditions(Vec<Condition>),
    /// HP of the bearer.
    Health(u8),
    /// Influence of the bearer.
    Influence(u8),
    /// MP of the team.
    Momentum(u8),
}

/// How much.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Amount {
    /// So much.
    N(u8),
    /// One for each model selected.
    Each(Sel),
}

/// In what direction a model moves (GB-GEO-05 to -08).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Heading {
    /// Any.
    #[default]
    Free,
    /// Towards.
    Towards(Whom),
    /// Directly towards.
    DirectlyTowards(Whom),
    /// Away.
    Away(Whom),
    /// Directly away.
    DirectlyAway(Whom),
}

/// Towards or away from what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Whom {
    /// The bearer.
    Bearer,
    /// The model targeted.
    Target,
    /// The model the event is about.
    Subject,
    /// The model that was picked.
    Chosen,
    /// The centre of the template.
    Area,
    /// The marker that was picked.
    Marker,
    /// The goalpost of the player the effect belongs to.
    OurGoalpost,
    /// The goalpost of the other player.
    TheirGoalpost,
    /// The pitch edge of the player the effect belongs to.
    OurEdge,
    /// The pitch edge of the other player.
    TheirEdge,
    /// The pitch edge at x = 0.
    LeftEdge,
    /// The pitch edge across from it.
    RightEdge,
}

/// Where a model is placed (GB-GEO-10 to -13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Where {
    /// Within so many inches of where it stands.
    Within(u8),
    /// In base contact.
    Touching(Whom),
    /// Within so many inches of somebody or something.
    Near(Whom, u8),
    /// Anywhere within an area on the pitch that lies within so many inches of it.
    InArea(u8),
    /// Anywhere within a piece of such ground that lies within so many inches of it, of any ground where none is said.
    InGround(u8, Option<Ground>),
    /// In base contact with a piece of terrain that lies within so many inches of it.
    AtTerrain(u8),
}

/// What is kicked out of turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum KickNow {
    /// A pass.
    Pass,
    /// A Shot, which costs its MP.
    Shot,
    /// Either.
    Any,
}

/// One operation on a model.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Op {
    /// It suffers damage.
    Damage(Amount),
    /// It suffers condition damage (GB-COND-04).
    ConditionDamage(Amount),
    /// It suffers a condition.
    Suffer(Condition),
    /// It loses these conditions; all of them if none is named.
    Cure(Vec<Condition>),
    /// It gets HP back.
    Heal(u8),
    /// It gets one HP back for each model selected.
    HealEach(Sel),
    /// It gets HP back up to its recovery level.
    Recover,
    /// It may dodge.
    Dodge(u8, #[serde(default)] Heading),
    /// It may dodge as far as its base move.
    DodgeMove(Heading),
    /// It may dodge as its own player draws.
    DodgeItself(u8),
    /// It is pushed.
    Push(u8, #[serde(default)] Heading),
    /// It is placed.
    Place(Where),
    /// It makes an additional advance (GB-ADV-09 to -11).
    Advance(Movement, #[serde(default)] Heading),
    /// The rule of this number is attached to it.
    Attach(u8),
    /// The rules of another ability are attached to it.
    Install(Link, Until),
    /// It takes the ball from the model targeted, or the free ball.
    TakeBall,
    /// It loses the ball, which scatters.
    DropBall,
    /// The free ball is taken off and a goal kick follows.
    RemoveBall,
    /// The free ball is placed within so many inches.
    PlaceBall(u8),
    /// It gains or loses influence.
    Influence(i8),
    /// It takes over all influence of the model the event is about.
    TakeInfluence,
    /// It hands 1 influence to the model that was picked before it.
    HandInfluence,
    /// Its team gains or loses momentum.
    Momentum(i8),
    /// The other team gains or loses momentum.
    TheirMomentum(i8),
    /// The other team loses all its momentum, and its own gains as much.
    TakeMomentum,
    /// The other team gains VP.
    TheirPoints(u8),
    /// It kicks now without influence.
    Kick(KickNow),
    /// It kicks the free ball now as if it had it, from where that lies and for the price of a kick.
    KickBall,
    /// It passes to somebody now without influence.
    PassTo(Whom),
    /// It attacks now without influence.
    Attack,
    /// It attacks the model that was picked now as if it engaged it.
    AttackAfar(Cost),
    /// It charges the model the event is about now without influence.
    Charge,
    /// It uses this play now without influence.
    Play(Link),
    /// It does not suffer what it was about to.
    Ignore,
    /// It is not taken out and has this many HP.
    Survive(u8),
    /// It loses TO and returns as in the Maintenance Phase.
    ReturnNow,
    /// The named character that is taken out is placed within so many inches of the bearer with all its HP.
    BringBack(u8),
    /// It is taken out, inflicted by nobody.
    TakeOut,
    /// A piece of ground is picked that counts as another kind.
    TurnGround(Ground),
    /// It suffers what another one was about to.
    Instead,
    /// It is encouraged without MP: HP or conditions (GB-MOM-31).
    Encourage(Relief),
    /// Tokens of an ability are put on it, or taken off it; it has no more than so many (GB-GEO-27).
    Token(Link, i8, u8),
    /// A marker is put down within so many inches of it, or within the template; 255 for anywhere on the pitch.
    PutMarker(Link, u8),
    /// The marker that fires is removed.
    RemoveMarker,
    /// An area of the ability is laid within so many inches of it, where it touches no terrain.
    LayArea(u8),
    /// The area that was picked is put within so many inches of where it lies.
    MoveArea(u8),
    /// The area that was picked is removed.
    RemoveArea,
    /// The influence pool of its team grows.
    Pool(u8),
    /// It is activated next, before anybody else.
    ActsNext,
    /// It may be activated once more this turn.
    Again,
    /// The player who does this is in control of it: until the effect is over it is a friendly model of that player, and so an
    /// enemy of its own team, and crosses no obstruction (GB-TERR-13).
    Control,
    /// What happens takes the place of Team Work after a pass.
    NoTeamWork,
    /// It is noted that this has happened to it this turn; see [`Filter::NotMarked`].
    Mark,
    /// A rule of its own.
    Custom(Custom),
}

/// A rule that no vocabulary expresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Custom {
    /// Up to three models dodge; the other player moves no more than were moved (GB-GPB-09).
    Sidestep,
}
