//! Whom an effect is about, and which of them.

use serde::Deserialize;

use super::change::Ground;
use super::library::Link;
use super::primitive::Selector;
use crate::model::Condition;
use crate::types::Type;

/// A selection of models.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sel {
    /// Who.
    pub who: Who,
    /// Of which side, seen from the player the effect belongs to.
    #[serde(default)]
    pub side: Side,
    /// Which of them: all this must hold.
    #[serde(default)]
    pub only: Vec<Filter>,
}

impl Default for Sel {
    fn default() -> Self {
        Self::bearer()
    }
}

/// Which side, seen from the player the effect belongs to (GB-DEF-14 to -16).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Side {
    /// Either.
    #[default]
    Any,
    /// The own side.
    Friend,
    /// The other side.
    Enemy,
}

/// Who is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Who {
    /// The model the ability belongs to, or that something was attached to.
    Bearer,
    /// The model the play or action is aimed at.
    Target,
    /// The target of the attack in progress.
    AttackTarget,
    /// The models the event is about.
    Subject,
    /// The model that does what has happened: the attacker, the passer, who inflicts it.
    Actor,
    /// The model that was picked.
    Chosen,
    /// Everybody within the printed distance, as long as they are (GB-DEF-19).
    Aura,
    /// Everybody within the printed distance at this instant (GB-DEF-20).
    Pulse,
    /// Everybody within so many inches of the target.
    NearTarget(u8),
    /// Everybody within the bearer's melee zone.
    Zone,
    /// Everybody hit under the template.
    Area,
    /// Everybody whose base was touched on the way.
    Touched,
    /// Everybody on the pitch.
    Everybody,
    /// The characters named on the card.
    Named,
    /// The player: what is done concerns points, and what is attached has no bearer.
    Player,
}

impl Who {
    /// Its name in the taxonomy, for models of a side.
    #[must_use]
    pub const fn selector(self, side: Side) -> Selector {
        match (self, side) {
            (Self::Bearer, _) => Selector::Bearer,
            (Self::Target, Side::Enemy) => Selector::TargetEnemy,
            (Self::Target, Side::Friend) => Selector::TargetFriend,
            (Self::Target, Side::Any) => Selector::TargetAny,
            (Self::AttackTarget, _) => Selector::AttackTarget,
            (Self::Subject | Self::Actor, _) => Selector::EventModel,
            (Self::Chosen, Side::Enemy) => Selector::ChooseEnemy,
            (Self::Chosen, Side::Friend) => Selector::ChooseFriend,
            (Self::Chosen, Side::Any) => Selector::ChooseAny,
            (Self::Aura, Side::Enemy) => Selector::AuraEnemy,
            (Self::Aura, Side::Friend | Side::Any) => Selector::AuraFriend,
            (Self::Pulse, Side::Enemy) => Selector::PulseEnemy,
            (Self::Pulse, Side::Friend) => Selector::PulseFriend,
            (Self::Pulse, Side::Any) => Selector::PulseAll,
            (Self::NearTarget(_), Side::Enemy) => Selector::NearTargetEnemy,
            (Self::NearTarget(_), Side::Friend) => Selector::NearTargetFriend,
            (Self::NearTarget(_), Side::Any) => Selector::NearTargetAll,
            (Self::Zone, Side::Enemy) => Selector::MeleeZoneEnemy,
            (Self::Zone, Side::Friend | Side::Any) => Selector::MeleeZoneAll,
            (Self::Area, Side::Enemy) => Selector::AreaEnemy,
            (Self::Area, Side::Friend) => Selector::AreaFriend,
            (Self::Area, Side::Any) => Selector::AreaAll,
            (Self::Touched, _) => Selector::Touched,
            (Self::Everybody, Side::Enemy) => Selector::TeamEnemy,
            (Self::Everybody, Side::Friend | Side::Any) => Selector::TeamFriend,
            (Self::Named, _) => Selector::Named,
            (Self::Player, _) => Selector::Player,
        }
    }
}

/// What must hold of a model. "The bearer" is the model the ability belongs to or was attached to.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Filter {
    /// It is of the own side.
    Friend,
    /// It is of the other side.
    Enemy,
    /// It is not the bearer.
    Other,
    /// It is the bearer.
    Bearer,
    /// It is the target.
    Target,
    /// It is one of the named characters.
    Named,
    /// It shares the bearer's guild (GB-DEF-17).
    Guild,
    /// It is a Captain.
    Captain,
    /// It is not a Captain.
    NotCaptain,
    /// It is a Squaddie.
    Squaddie,
    /// It is a Mascot.
    Mascot,
    /// It is not a Mascot.
    NotMascot,
    /// It has the type of this name.
    Type(Type),
    /// It suffers this.
    Suffers(Condition),
    /// It suffers one of these.
    SuffersOneOf(Vec<Condition>),
    /// It engages the bearer.
    EngagesBearer,
    /// The bearer engages it.
    EngagedByBearer,
    /// A named friend engages it.
    EngagedByNamed,
    /// A friend other than the bearer engages it.
    EngagedByFriend,
    /// It is within the bearer's melee zone.
    InZone,
    /// It left the bearer's melee zone on the advance that ends.
    LeftZone,
    /// It is within so many inches of the bearer.
    Within(u8),
    /// It is within so many inches of a named friend.
    NearNamed(u8),
    /// It is within so many inches of its own goalpost.
    NearOwnGoalpost(u8),
    /// It is within so many inches of the enemy's goalpost.
    NearEnemyGoalpost(u8),
    /// It is strictly nearer to the effect's own goalpost than everybody else.
    NearestToOurGoalpost,
    /// It is within so many inches of a pitch edge.
    NearEdge(u8),
    /// No friend of it is within so many inches.
    Alone(u8),
    /// It is within so many inches of terrain other than a goalpost.
    NearTerrain(u8),
    /// It benefits from cover.
    InCover,
    /// It is damaged (GB-STAT-14).
    Damaged,
    /// It has fewer HP than its recovery level.
    BelowRecovery,
    /// It has fewer HP than the bearer.
    Weaker,
    /// It is within its own half.
    InOwnHalf,
    /// It is within the enemy half.
    InEnemyHalf,
    /// It has not been activated this turn.
    NotActivated,
    /// It is in its activation.
    Active,
    /// Its team has the initiative.
    HasInitiative,
    /// It has the ball.
    HasBall,
    /// There is a free ball within so many inches of it.
    NearFreeBall(u8),
    /// It holds influence.
    HasInfluence,
    /// The Activation Phase is on.
    ActivationPhase,
    /// It has returned to play this turn.
    ReturnedThisTurn,
    /// It is within the area.
    InArea,
    /// It is within the printed distance of the bearer.
    InAura,
    /// It is none of the models the event is about.
    NotSubject,
    /// It is within so many inches of a model the event is about.
    NearSubject(u8),
    /// This has not happened to it this turn.
    NotMarked,
    /// It has been activated this turn.
    Activated,
    /// It bears a token of this ability, or something else it has attached.
    Bears(Link),
    /// It is within so many inches of a marker of this name that belongs to the player the effect does.
    NearMarker(Link, u8),
    /// There is such a marker within so many inches of it that lies within so many inches of a free ball.
    MarkerNearBall(Link, u8, u8),
    /// This does not hold.
    Not(Box<Filter>),
    /// It is within such ground (GB-TERR-03).
    In(Ground),
    /// It is within an area of this name that belongs to the player the effect does.
    InAreaOf(Link),
    /// An enemy engages it.
    Engaged,
    /// The bearer sees it.
    Seen,
    /// One of the named characters is taken out.
    NamedOut,
    /// The effect is aimed at no model.
    Untargeted,
}

impl Filter {
    /// Its name in the taxonomy, where it narrows a selection.
    #[must_use]
    pub const fn selector(&self) -> Option<Selector> {
        Some(match self {
            Self::Friend
            | Self::Enemy
            | Self::Bearer
            | Self::Target
            | Self::NotMarked
            | Self::Seen
            | Self::Untargeted => return None,
            Self::Not(_) => return None,
            Self::Other | Self::NotSubject => Selector::Other,
            Self::Named => Selector::Named,
            Self::Guild => Selector::Guild,
            Self::Captain
            | Self::NotCaptain
            | Self::Squaddie
            | Self::Mascot
            | Self::NotMascot
            | Self::Type(_) => Selector::OfType,
            Self::Suffers(_) | Self::SuffersOneOf(_) => Selector::Condition,
            Self::EngagesBearer
            | Self::EngagedByBearer
            | Self::EngagedByNamed
            | Self::EngagedByFriend
            | Self::Engaged
            | Self::InZone
            | Self::LeftZone => Selector::Engaged,
            Self::Within(_) | Self::InAura | Self::NearSubject(_) => Selector::NearSelf,
            Self::NearNamed(_) => Selector::NearNamed,
            Self::NearOwnGoalpost(_) | Self::NearEnemyGoalpost(_) | Self::NearestToOurGoalpost => {
                Selector::NearGoalpost
            }
            Self::NearEdge(_) => Selector::NearEdge,
            Self::Alone(_) => Selector::NearNoFriend,
            Self::NearTerrain(_) => Selector::NearTerrain,
            Self::InCover | Self::In(_) => Selector::Terrain,
            Self::Damaged | Self::BelowRecovery | Self::Weaker => Selector::Health,
            Self::InOwnHalf | Self::InEnemyHalf => Selector::PitchHalf,
            Self::NotActivated
            | Self::Activated
            | Self::Bears(_)
            | Self::Active
            | Self::HasInitiative
            | Self::ActivationPhase
            | Self::NamedOut
            | Self::ReturnedThisTurn => Selector::GameState,
            Self::HasBall | Self::NearFreeBall(_) => Selector::Ball,
            Self::InArea | Self::InAreaOf(_) => Selector::Template,
            Self::NearMarker(..) | Self::MarkerNearBall(..) => Selector::NearMarker,
            Self::HasInfluence => Selector::HasInfluence,
        })
    }
}
