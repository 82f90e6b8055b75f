//! Why a choice is refused: the rule, the reason as data and the furthest legal point.

use kernel::{Misfit, Refuse};
use plane::Point;
use serde::Serialize;

use crate::ask::Choice;
use crate::model::ModelId;
use crate::plan::PlanId;

/// A refusal: which rule forbids the choice, why, and how far the player could have gone instead.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Refusal {
    /// The id of the rule in the catalogue.
    pub rule: &'static str,
    /// The reason.
    pub why: Why,
    /// The last legal point of a path or line, or a legal end where one is owed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub furthest: Option<Point>,
    /// The stretch of the path on which that point lies, counted from 0.
    #[serde(skip_serializing_if = "is_first")]
    pub stretch: u8,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands the field over by reference")]
const fn is_first(stretch: &u8) -> bool {
    *stretch == 0
}

/// The reasons there are.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
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
    /// The base would overlap the ball.
    OnBall,
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
    OutOfRange,
    /// Already used this turn.
    Used,
    /// Already declared against that enemy this turn.
    Countered(ModelId),
    /// A Defensive Stance answers charges only.
    NotACharge,
    /// The path is longer than allowed.
    TooLong,
    /// A model stands in the way.
    Blocked(ModelId),
    /// A goalpost stands in the way.
    BlockedByBarrier,
    /// The path leads off the pitch.
    OffTable,
    /// The movement would end on the ball.
    EndsOnBall,
    /// A charge is one straight line.
    NotStraight,
    /// The target could be engaged and is not.
    MustEngage(ModelId),
    /// Nothing is left of the drawn path.
    NothingAhead,
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
    /// Two models of a team have the same name.
    SameName,
    /// A card or setup is named that does not exist.
    NoSuchCard,
    /// A figure lies outside what the game knows.
    Figure,
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

    /// What a refused path or line could be instead: the same up to the furthest legal point.
    #[must_use]
    pub fn suggestion(&self, choice: &Choice) -> Option<Choice> {
        let furthest = self.furthest?;
        match choice {
            Choice::Path(path) => Some(Choice::Path(path.cut(usize::from(self.stretch), furthest))),
            Choice::Line(_) | Choice::Stop => Some(Choice::Line(furthest)),
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
        self.why.reason()
    }
}

impl Why {
    /// The reason in a plain English sentence.
    #[must_use]
    pub fn reason(&self) -> String {
        match self {
            Self::Misfit(misfit) => misfit.reason(),
            Self::Places { need, given } => format!("the team has {need} models, not {given}"),
            Self::OverPool { pool } => format!("the pool holds only {pool} influence"),
            Self::Influence { cost, held } => format!("it costs {cost} influence and the model holds {held}"),
            Self::Momentum { cost, held } => format!("it costs {cost} MP and the team has {held}"),
            Self::ClosedColumn { column, open } => {
                format!("column {} is not open; {open} are", u16::from(*column) + 1)
            }
            Self::Picks { need, given } => format!("{need} results are to be picked, not {given}"),
            Self::TeamSize { models } => format!("a team of {models} models does not fit this match"),
            _ => self.phrase().to_owned(),
        }
    }

    /// The sentence of a reason without figures.
    const fn phrase(&self) -> &'static str {
        match self {
            Self::NotAnAnswer => "that is no answer to what is asked",
            Self::Unknown => "there is nobody of that number in this match",
            Self::NotYours(_) => "that model belongs to the other team",
            Self::NotAnEnemy(_) => "that model is not an enemy",
            Self::Itself(_) => "a model cannot choose itself for this",
            Self::OffPitch(_) => "that model is not on the pitch",
            Self::NotAmong(_) => "that model is not among those asked about",
            Self::NotInHand(_) => "that game plan is not in the hand",
            Self::SameTwice(_) => "two different game plans are needed",
            Self::OutsideZone(_) => "the base does not lie wholly within 10\" of the own table edge",
            Self::OverEdge => "the base would lie over the edge of the pitch",
            Self::OnModel(_) => "the base would overlap a model",
            Self::OnBarrier => "the base would overlap a goalpost",
            Self::OnBall => "the base would overlap the ball",
            Self::NotAtEdge(_) => "a returning model touches the pitch edge within its own deployment zone",
            Self::NotNearest => "another free place lies nearer",
            Self::OverMax(_) => "the model would hold more than its max INF",
            Self::Activated(_) => "the model has been activated this turn",
            Self::Advanced => "the standard advance of this activation has been used",
            Self::Down(_) => "a knocked down model cannot do that",
            Self::NoBall(_) => "the model does not have the ball",
            Self::Engaged(_) => "an enemy engages the model",
            Self::AlreadyEngaging(_) => "the model engages that enemy already",
            Self::NotEngaging(_) => "the model does not engage that enemy",
            Self::Unseen(_) => "there is no line of sight",
            Self::OutOfRange => "it is too far away",
            Self::Used => "it has been used this turn",
            Self::Countered(_) => "a Counter-Attack against that enemy was declared this turn",
            Self::NotACharge => "a Defensive Stance answers charges only",
            Self::TooLong => "the path is longer than allowed",
            Self::Blocked(_) => "a model stands in the way",
            Self::BlockedByBarrier => "a goalpost stands in the way",
            Self::OffTable => "the path leads off the pitch",
            Self::EndsOnBall => "the movement would end on the ball",
            Self::NotStraight => "a charge is one straight line",
            Self::MustEngage(_) => "the charge must end engaging its target, as it can",
            Self::NothingAhead => "nothing is left of the path",
            Self::NoLine => "the line has no length",
            Self::NoResult => "the playbook has no such result",
            Self::Invalid => "no effect of that result is valid",
            Self::NoStep => "that result is not waiting to be applied",
            Self::Captains => "a team has exactly one captain",
            Self::Mascots => "a team has at most one mascot",
            Self::SameName => "a named character appears only once in a team",
            Self::NoSuchCard => "there is no such card",
            Self::Figure => "a figure lies outside what the game knows",
            Self::Misfit(_)
            | Self::Places { .. }
            | Self::OverPool { .. }
            | Self::Influence { .. }
            | Self::Momentum { .. }
            | Self::ClosedColumn { .. }
            | Self::Picks { .. }
            | Self::TeamSize { .. } => "",
        }
    }
}
