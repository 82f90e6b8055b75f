//! The vocabulary in which abilities are written: closed, typed data that the engine runs and the card text is made from.

use serde::Deserialize;

pub use super::body::{
    Amount, Bounds, Cost, Custom, Given, Heading, Incoming, KickNow, Op, Step, Where, Whom,
};
pub use super::change::{Act, Change, Exemption, Ground, Momentous, Paid, Price, Restriction, Turn, When};
use super::hook::Hook;
use super::select::{Filter, Sel, Side, Who};

/// What kind of ability it is (GB-STAT-11, -12, -17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Kind {
    /// A character play.
    Play,
    /// A character trait that works by itself.
    Passive,
    /// A character trait that is an action.
    Active,
    /// A heroic play.
    Heroic,
    /// A legendary play.
    Legendary,
    /// The text of a game plan.
    Plan,
    /// A guild rule.
    Guild,
}

/// One ability as written on a card.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// Its id, the name in kebab case.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its kind.
    pub kind: Kind,
    /// The inches of its aura or pulse where the card of the model does not say them.
    #[serde(default)]
    pub area: u8,
    /// How it is used, if it is an action or a play.
    #[serde(default)]
    pub used: Option<Used>,
    /// What is in force because of it: [`Until::Always`] ones by themselves, the others once they are attached.
    #[serde(default)]
    pub rules: Vec<Rule>,
    /// The most of its markers a player may have on the pitch at once, where it is the rule of a marker; 0 for no limit.
    #[serde(default)]
    pub most: u8,
    /// Whether it stands on no fielded card and is here to prove rules.
    #[serde(default)]
    pub fixture: bool,
}

/// How an ability is used (GB-PLAY-01 to -08).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Used {
    /// Its price in influence; a play without one cannot be bought (GB-PLAY-02).
    #[serde(default)]
    pub influence: Option<u8>,
    /// The playbook icon that triggers it: 0 none, 1 or 2 (GB-RUL-60).
    #[serde(default)]
    pub icon: u8,
    /// From how far away (GB-PLAY-03 to -05).
    #[serde(default)]
    pub range: Range,
    /// How often.
    #[serde(default)]
    pub once: Limit,
    /// The models its range is measured from instead of its user.
    #[serde(default)]
    pub from: Option<Sel>,
    /// What it is aimed at.
    #[serde(default)]
    pub aim: Aim,
    /// Which of those.
    #[serde(default)]
    pub only: Vec<Filter>,
    /// What must hold of the model that uses it.
    #[serde(default)]
    pub when: Vec<Filter>,
    /// The body that is resolved once after all tests, where it is aimed at an area.
    #[serde(default)]
    pub after: Option<u8>,
    /// Whether its area stays on the pitch (GB-AOE-12).
    #[serde(default)]
    pub ongoing: bool,
    /// How many areas are laid one after another beyond the first.
    #[serde(default)]
    pub further: u8,
    /// What it does, once for each model hit where it is aimed at an area: the first body, and others that [`Step::Mode`]
    /// and [`Step::EachPlayer`] go on with.
    #[serde(default)]
    pub bodies: Vec<Vec<Step>>,
}

/// The range of a play (GB-PLAY-03 to -05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Range {
    /// Only the model that uses it.
    #[default]
    Own,
    /// Within so many inches.
    Inches(u8),
    /// From the playbook only, on the target of the attack.
    Playbook,
}

/// What a play or action is aimed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Aim {
    /// At nothing.
    #[default]
    Nothing,
    /// At an enemy.
    Enemy,
    /// At a friendly model.
    Friend,
    /// At a model of either side.
    Model,
    /// At a free ball.
    Ball,
    /// At an enemy or a free ball.
    EnemyOrBall,
    /// At a place for the 3" template (GB-AOE-01).
    Area,
}

/// How often something may happen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum Limit {
    /// As often as it can be paid.
    #[default]
    Any,
    /// Once per turn (GB-DEF-10, -11).
    Turn,
    /// The first time each turn, whether it was wanted then or not.
    First,
    /// Once per activation.
    Activation,
    /// Three times per activation.
    Thrice,
    /// Once per action.
    Action,
    /// Once per advance.
    Advance,
    /// Once per turn for each model it happens to.
    EachModel,
    /// Once per game (GB-HERO-04).
    Game,
}

/// How long something attached lasts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Until {
    /// In force by itself as long as its bearer is on the pitch.
    #[default]
    Always,
    /// Until the end of the turn (GB-PLAY-07, GB-HERO-05).
    Turn,
    /// Until the activation in progress ends.
    Activation,
    /// Until the action in progress ends.
    Action,
    /// Until the advance in progress ends.
    Advance,
    /// Until the game plan is discarded (GB-TURN-24, GB-RUL-02).
    Plan,
    /// For the rest of the game.
    Game,
    /// As long as the area lies on the pitch (GB-AOE-13, -14).
    Area,
    /// As long as the marker lies on the pitch (GB-GEO-28).
    Marker,
    /// Until its bearer is taken out, as tokens are.
    Out,
}

/// Something in force on its bearer: modifiers that are read and triggers that fire.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// How long.
    #[serde(default)]
    pub until: Until,
    /// After how many uses it is gone; 0 for no limit ("the next …").
    #[serde(default)]
    pub uses: u8,
    /// Whether it adds up with others of its name, against GB-CONV-04.
    #[serde(default)]
    pub stacks: bool,
    /// The rule that is attached in its place when its last use is spent.
    #[serde(default)]
    pub leaves: Option<u8>,
    /// What is read.
    #[serde(default)]
    pub mods: Vec<Modifier>,
    /// What fires.
    #[serde(default)]
    pub triggers: Vec<Trigger>,
}

/// A change to what is read, whom it is for and during what.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Modifier {
    /// The change.
    pub change: Change,
    /// Whom it is for; the bearer unless said.
    #[serde(default)]
    pub to: Sel,
    /// During what; all of these must hold.
    #[serde(default)]
    pub when: Vec<When>,
    /// How often, where it changes a price.
    #[serde(default)]
    pub limit: Limit,
}

/// Something that fires at a hook.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// At which.
    pub on: Hook,
    /// What must hold of the bearer.
    #[serde(default)]
    pub when: Vec<Filter>,
    /// What must hold of the models the event is about; it fires if it holds of any, and is about those.
    #[serde(default)]
    pub about: Vec<Filter>,
    /// What must hold of the model that does it; where this is said at a hook of what the bearer does, anybody's counts.
    #[serde(default)]
    pub by: Vec<Filter>,
    /// What is entered, at the hook `enter`, where it is not the bearer's own aura or area.
    #[serde(default)]
    pub of: Option<Bounds>,
    /// What incoming thing it answers, at the hooks `cond.suffer`, `effect.suffer` and `hit`.
    #[serde(default)]
    pub incoming: Option<Incoming>,
    /// Whether the controlling player may leave it.
    #[serde(default)]
    pub may: bool,
    /// How often.
    #[serde(default)]
    pub limit: Limit,
    /// What it does; see [`Used::bodies`].
    pub bodies: Vec<Vec<Step>>,
}

impl Limit {
    /// How long a use counts as used.
    #[must_use]
    pub const fn until(self) -> Option<Until> {
        match self {
            Self::Any => None,
            Self::Turn | Self::First | Self::EachModel => Some(Until::Turn),
            Self::Activation | Self::Thrice => Some(Until::Activation),
            Self::Action => Some(Until::Action),
            Self::Advance => Some(Until::Advance),
            Self::Game => Some(Until::Game),
        }
    }
}

impl Sel {
    /// The bearer.
    #[must_use]
    pub const fn bearer() -> Self {
        Self { who: Who::Bearer, side: Side::Any, only: Vec::new() }
    }
}
