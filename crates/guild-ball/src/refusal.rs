//! Why a choice is refused: the rule, the reason as data and the furthest legal point.
//!
//! The sentences are in `shown`; the reason a developer reads is the data itself.

use kernel::{Misfit, Refuse};
use plane::{Length, Point};
use serde::{Deserialize, Serialize};

use crate::ask::{Aimed, Choice};
use crate::catalog::CardNumber;
use crate::effect::AbilityId;
use crate::model::{ModelId, Name};
use crate::plan::PlanId;
use crate::terrain::TerrainType;

/// A refusal: which rule forbids the choice, why, and how far the player could have gone instead.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Refusal {
    /// The id of the rule in the catalogue.
    pub rule: &'static str,
    /// The reason.
    pub why: Why,
    /// The last legal point on the way to the refused one, or the nearest that is one: of a path, line, kick or place.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furthest: Option<Point>,
    /// The stretch of the path on which that point lies, or the place of a formation it is for, counted from 0.
    #[serde(skip_serializing_if = "is_first")]
    pub stretch: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands the field over by reference")]
const fn is_first(stretch: &u8) -> bool {
    *stretch == 0
}

/// The reasons there are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// The input does not fit what the match waits for.
    Misfit(Misfit),
    /// The answer belongs to another question.
    NotAnAnswer,
    /// The match has no such model or seat.
    Unknown,
    /// The model belongs to the other team.
    NotYours(ModelId),
    /// The model is not an enemy.
    NotAnEnemy(ModelId),
    /// A model cannot choose itself for this.
    Itself(ModelId),
    /// The model is not on the pitch.
    OffPitch(ModelId),
    /// The model is not among those that were asked about.
    NotAmong(ModelId),
    /// The plan is not in the hand.
    NotInHand(PlanId),
    /// The same plan was named twice.
    SameTwice(PlanId),
    /// A team has another number of places.
    Places {
        /// How many models the team has.
        need: u8,
        /// How many places were given.
        given: u8,
    },
    /// The base does not lie wholly within the deployment zone.
    OutsideZone(ModelId),
    /// The base would lie over the pitch edge.
    OverEdge,
    /// The base would overlap a model.
    OnModel(ModelId),
    /// The base would overlap a goalpost.
    OnBarrier,
    /// The base would overlap a barrier or an obstruction.
    OnTerrain(TerrainType),
    /// The base would overlap the ball.
    OnBall,
    /// The base would overlap a marker.
    OnMarker,
    /// A returning model must touch the pitch edge in its own deployment zone.
    NotAtEdge(ModelId),
    /// The spot is not one of the nearest free ones.
    NotNearest,
    /// More influence than the pool holds.
    OverPool {
        /// What the pool holds.
        pool: u8,
    },
    /// More influence than the model's max INF.
    OverMax(ModelId),
    /// The model has been activated this turn.
    Activated(ModelId),
    /// The model holds too little influence.
    Influence {
        /// What it costs.
        cost: u8,
        /// What the model holds.
        held: u8,
    },
    /// The team has too little momentum.
    Momentum {
        /// What it costs.
        cost: u8,
        /// What the team has.
        held: u8,
    },
    /// The standard advance has been used up.
    Advanced,
    /// The model is knocked down.
    Down(ModelId),
    /// The model does not have the ball.
    NoBall(ModelId),
    /// An enemy engages the model.
    Engaged(ModelId),
    /// The model engages that enemy already.
    AlreadyEngaging(ModelId),
    /// The model does not engage that enemy.
    NotEngaging(ModelId),
    /// No line of sight.
    Unseen(ModelId),
    /// Too far away.
    OutOfRange {
        /// How far it reaches.
        reach: Length,
    },
    /// The model has used Rest this turn.
    Rested(ModelId),
    /// The model has been helped by Encourage this turn.
    Encouraged(ModelId),
    /// Already declared against that enemy this turn.
    Countered(ModelId),
    /// A Defensive Stance answers charges only.
    NotACharge,
    /// The path is longer than allowed.
    TooLong {
        /// How long it may be.
        left: Length,
    },
    /// A model stands in the way.
    Blocked(ModelId),
    /// A goalpost stands in the way.
    BlockedByBarrier,
    /// A piece of terrain stands in the way.
    BlockedByTerrain(TerrainType),
    /// The path leads off the pitch.
    OffTable,
    /// The movement would end on the ball.
    EndsOnBall,
    /// The movement would end on a marker.
    EndsOnMarker,
    /// The movement would end on an obstruction.
    EndsOnObstruction,
    /// A charge is one straight line.
    NotStraight,
    /// The target could be engaged and is not.
    MustEngage(ModelId),
    /// The line has no length.
    NoLine,
    /// The column is not open.
    ClosedColumn {
        /// The column that was picked, counted from 0.
        column: u8,
        /// How many columns are open in that round.
        open: u8,
    },
    /// The playbook has no such result.
    NoResult,
    /// No effect of the result is valid.
    Invalid,
    /// Another number of results is to be picked.
    Picks {
        /// How many must be picked.
        need: u8,
        /// How many were.
        given: u8,
    },
    /// The step is not among the remaining ones.
    NoStep,
    /// A team has the wrong number of models.
    TeamSize {
        /// How many models it has.
        models: u8,
    },
    /// A team has more or fewer captains than one.
    Captains,
    /// A team has more than one mascot.
    Mascots,
    /// A team or roster has a model of this name already.
    SameName(Name),
    /// A card is named that does not exist.
    NoSuchCard(Name),
    /// A figure on the card of this name lies outside what the game knows.
    Figure(Name),
    /// A game of agreed size is smaller or larger than the game knows.
    Size,
    /// A tournament lets rosters list fewer or more models than there can be.
    RosterLimit {
        /// What it says.
        limit: u8,
        /// The least it can say.
        least: u8,
        /// The most it can say.
        most: u8,
    },
    /// A model may not play for the guild of its team.
    WrongGuild(Name),
    /// A team has another version of the character.
    SameCharacter(Name),
    /// A roster lists more models than the tournament allows.
    RosterSize {
        /// How many it lists.
        models: u8,
        /// How many are allowed.
        limit: u8,
    },
    /// Too few different Squaddies are left for a team.
    TooFewSquaddies,
    /// A team of Blacksmiths is not half Masters and half Apprentices, or could not become so.
    Halves,
    /// The card is not on the roster.
    NotOnRoster(CardNumber),
    /// The model cannot be picked for that position.
    WrongRole(CardNumber),
    /// A setup has both teams and rosters, or rosters for a game of another size than six models a side.
    TeamsAndRosters,
    /// The model has no such ability, or it is not used.
    NoSuchAbility(AbilityId),
    /// The ability has been used as often as it may be.
    UsedUp(AbilityId),
    /// The ability asks for something that does not hold now.
    NotNow(AbilityId),
    /// The icon triggers another play.
    WrongIcon(AbilityId),
    /// The play cannot be bought with influence.
    NotForInfluence(AbilityId),
    /// Nothing makes the play free.
    NotFree(AbilityId),
    /// The ability is aimed at something else.
    WrongAim(AbilityId),
    /// There is nobody the ability could pick.
    Nobody(AbilityId),
    /// The model is not one the ability may be aimed at.
    WrongTarget(ModelId),
    /// There is no free ball to aim at.
    NoFreeBall,
    /// The movement has to go in another direction.
    WrongWay,
    /// Another model has to be attacked.
    MustAttack(ModelId),
    /// The model ignores rough terrain already.
    Glides(ModelId),
    /// The place is not in base contact with the model.
    NotTouching(ModelId),
    /// There is no such choice.
    NoMode,
    /// The piece of terrain cannot be picked.
    WrongPiece,
    /// The card of this name has an effect that is not written yet.
    Unfinished(Name),
    /// A ready pitch is named that does not exist.
    NoSuchPitch,
    /// The ready pitch is for games of another size.
    PitchSize {
        /// Its width in inches.
        inches: u8,
    },
    /// There are more pieces of terrain than a pitch has room for.
    TooManyPieces {
        /// How many there may be.
        most: u8,
    },
    /// A piece, counted from 0, is neither a circle nor a simple polygon of three to eight corners.
    PieceShape(u8),
    /// A piece, counted from 0, lies partly off the pitch.
    PieceOffPitch(u8),
    /// A barrier or obstruction, counted from 0, stands on a goalpost or so near that no ball passes between.
    PieceOnGoalpost(u8),
    /// Barriers and obstructions leave a team no room to be set up.
    NoRoomToSetUp,
    /// Barriers and obstructions leave no room to kick the ball somewhere.
    Cramped,
}

impl Refusal {
    /// A refusal by this rule for this reason.
    #[must_use]
    pub const fn new(rule: &'static str, why: Why) -> Self {
        Self { rule, why, furthest: None, stretch: 0 }
    }

    /// The same with the furthest legal point.
    #[must_use]
    pub const fn at(self, furthest: Point) -> Self {
        Self { furthest: Some(furthest), ..self }
    }

    /// The same with the furthest legal point on a later stretch.
    #[must_use]
    pub const fn on(self, stretch: u8, furthest: Point) -> Self {
        Self { furthest: Some(furthest), stretch, ..self }
    }

    /// The same with the furthest legal point, where there is one.
    #[must_use]
    pub const fn at_most(self, furthest: Option<Point>) -> Self {
        Self { furthest, ..self }
    }

    /// What a refused path, line or spot could be instead: the same up to the furthest legal point.
    #[must_use]
    pub fn suggestion(&self, choice: &Choice) -> Option<Choice> {
        let furthest = self.furthest?;
        match *choice {
            // A charge takes no path at all; where it may end is told, and is answered by a line or by going on.
            Choice::Path(_) if self.why == Why::NotStraight => None,
            // An empty path is refused at the line of a charge only.
            Choice::Path(path) if path.is_empty() => Some(Choice::Line(furthest)),
            Choice::Path(path) => Some(Choice::Path(path.cut(usize::from(self.stretch), furthest))),
            Choice::Halt(path) => Some(Choice::Halt(path.cut(usize::from(self.stretch), furthest))),
            Choice::Line(_) | Choice::Stop => Some(Choice::Line(furthest)),
            Choice::PassTo(_) => Some(Choice::PassTo(furthest)),
            Choice::Spot(_) => Some(Choice::Spot(furthest)),
            Choice::GiveUp(_) => Some(Choice::GiveUp(furthest)),
            Choice::Use { id, at: Aimed::Spot(_), free } => {
                Some(Choice::Use { id, at: Aimed::Spot(furthest), free })
            }
            _ => None,
        }
    }

    /// An answer that belongs to another question.
    pub(crate) const NOT_AN_ANSWER: Self = Self::new("HALL-CHOICE", Why::NotAnAnswer);
}

/// An `Err` with a refusal by this rule for this reason.
pub(crate) const fn refuse<T>(rule: &'static str, why: Why) -> Result<T, Refusal> {
    Err(Refusal::new(rule, why))
}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Self {
        Self::new(misfit.rule(), Why::Misfit(misfit))
    }
}

impl Refuse for Refusal {
    fn rule(&self) -> &'static str {
        self.rule
    }

    fn reason(&self) -> String {
        match self.why {
            Why::Misfit(misfit) => misfit.reason(),
            // Told of records, which may be of a build with other cards.
            Why::NoSuchCard(id) => format!("there is no card {id}"),
            why => format!("{why:?}"),
        }
    }
}
