//! The vocabulary in which abilities are written: closed, typed data that the engine runs and the card text is made from.

use serde::Deserialize;

use super::hook::Hook;
use super::library::Link;
use super::select::{Filter, Sel, Side, Who};
use crate::ask::Relief;
use crate::event::Movement;
use crate::model::Condition;
use crate::pool::Strike;

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

/// During what a modifier counts. "It" is the model the modifier is for.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum When {
    /// It attacks a model of which all this holds.
    Attacking(Vec<Filter>),
    /// It is attacked by a model of which all this holds.
    Attacked(Vec<Filter>),
    /// It charges a model of which all this holds.
    Charging(Vec<Filter>),
    /// It makes a Counter-Attack.
    Countering,
    /// It makes a parting blow.
    Parting,
    /// It makes an advance.
    Advancing,
    /// It starts an advance; what it gains then it has for that advance.
    Starting,
    /// A character play of an enemy of which all this holds is aimed at it.
    AgainstPlays(Vec<Filter>),
    /// It uses a character play.
    UsingPlay,
    /// It passes.
    Passing,
    /// It takes a Shot.
    Shooting,
    /// It kicks.
    Kicking,
    /// It is in its activation.
    InActivation,
    /// All this holds of it.
    Being(Vec<Filter>),
    /// All this holds of the bearer.
    BearerIs(Vec<Filter>),
}

/// A change to something that is read.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub enum Change {
    /// TAC.
    Tac(i8),
    /// DEF.
    Def(i8),
    /// ARM.
    Arm(i8),
    /// MOV: base move and max move in inches.
    Mov(i8, i8),
    /// KICK: dice and inches.
    Kick(i8, i8),
    /// Max INF.
    Inf(i8),
    /// Damage of playbook results, and of plays that cause damage where `plays` is set.
    Damage {
        /// How much more.
        plus: i8,
        /// Whether plays that cause damage are raised too.
        plays: bool,
    },
    /// Damage suffered from enemy plays and playbook results, each result by itself.
    Taken(i8),
    /// Damage suffered from one action is at most this.
    TakenAtMost(u8),
    /// What an action costs in influence.
    Influence(Paid, Price),
    /// What a momentous ability costs in MP.
    Momentum(Momentous, Price),
    /// The model has the passive or active trait of this name.
    Grant(Link),
    /// A rule does not bind the model.
    Exempt(Exemption),
    /// A goal of the model is worth so much more.
    GoalWorth(i8),
    /// Taking the model out is worth this many VP.
    OutWorth(u8),
    /// A further result on a successful attack, in the notation of playbooks.
    Result(String),
    /// The width of the melee zone.
    Zone(u8),
    /// So many dice may be rolled again once; 0 for any number.
    Reroll(u8),
    /// Every teammate engaging the target adds so many dice more.
    GangingUp(i8),
    /// Every enemy engaging the attacker takes so many dice more.
    CrowdingOut(i8),
    /// A knocked down model still engages.
    EngagesDown,
    /// What the model may not do.
    Restrict(Restriction),
    /// The price of the named ability in influence.
    PlayCost(Link, u8),
    /// The range of plays aimed at the model, in inches.
    PlayRange(i8),
    /// Damage results of the playbook that are not momentous are.
    AllMomentous,
    /// Damage results give no MP.
    NoMomentousDamage,
    /// Playbook damage is condition damage.
    ConditionDamage,
    /// Net hits of an attack.
    NetHits(i8),
    /// The target number of Shots.
    ShotNumber(i8),
    /// Both models move with Pass & Move.
    BothMove,
    /// Dice of plays.
    PlayDice(i8),
    /// The ground within counts as this for those it is for.
    Ground(Ground),
    /// When in the order of its team the model is activated.
    Order(Turn),
}

/// When a model is activated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Turn {
    /// The next of its team.
    Next,
    /// The last of its team.
    Last,
}

/// A kind of ground an effect makes (GB-TERR-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Ground {
    /// Rough terrain.
    Rough,
    /// Fast terrain.
    Fast,
    /// A forest.
    Forest,
    /// Cover.
    Cover,
}

/// An action that is paid in influence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Paid {
    /// A character play.
    Play,
    /// A charge.
    Charge,
    /// A kick of either kind.
    Kick,
    /// A pass.
    Pass,
    /// A Shot.
    Shot,
    /// An attack.
    Attack,
    /// A sprint.
    Sprint,
}

/// Something that is paid in momentum (GB-MOM-11 to -38).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, Deserialize)]
pub enum Momentous {
    /// Pass & Move.
    PassAndMove,
    /// A Snap Shot.
    SnapShot,
    /// A Shot.
    Shot,
    /// Run the Length!
    RunTheLength,
    /// A Counter-Attack.
    CounterAttack,
    /// A Defensive Stance.
    DefensiveStance,
    /// Rest.
    Rest,
    /// Encourage.
    Encourage,
    /// Bonus Time.
    BonusTime,
    /// Gliding.
    Gliding,
    /// A heroic play.
    Heroic,
    /// Anything but a Shot or Snap Shot.
    AnyButShots,
}

/// How a price changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Price {
    /// Nothing is paid.
    Free,
    /// So much less.
    Less(u8),
    /// So much more.
    More(u8),
}

/// A rule that does not bind a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Exemption {
    /// The penalty of rough terrain.
    Rough,
    /// The MOV penalty of burning.
    Burning,
    /// Crowding out.
    CrowdingOut,
    /// The dice enemies engaging the kicker take.
    Engaging,
    /// The dice intervening models take.
    Intervening,
    /// Interception of its kicks.
    Interception,
    /// The limits of the playbook in parting blows.
    PartingIcons,
}

/// What a model may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Restriction {
    /// It may only advance directly towards the bearer.
    DirectlyTowards,
    /// It may only advance towards the bearer.
    Towards,
    /// It may attack nobody of the bearer's team but the bearer.
    AttackOnlyBearer,
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
    /// At `hit`, `damage.dealt` and `damage.suffered`: by an attack of any kind but a parting blow.
    Attack,
    /// At the same: by a parting blow, so that the model is in the middle of an advance.
    Blow,
    /// At the same: by a play.
    Play,
    /// At the same: by an attack or a play, but no parting blow.
    Still,
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
    /// Its team gains or loses momentum.
    Momentum(i8),
    /// It kicks now without influence.
    Kick(KickNow),
    /// It kicks the free ball now as if it had it, from where that lies and for the price of a kick.
    KickBall,
    /// It attacks now without influence.
    Attack,
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
    /// The influence pool of its team grows.
    Pool(u8),
    /// It is activated next, before anybody else.
    ActsNext,
    /// It may be activated once more this turn.
    Again,
    /// It is a friendly model of the player who does this, and so an enemy of its own team, until the effect is over.
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

impl Limit {
    /// How long a use counts as used.
    #[must_use]
    pub const fn until(self) -> Option<Until> {
        match self {
            Self::Any => None,
            Self::Turn | Self::First | Self::EachModel => Some(Until::Turn),
            Self::Activation => Some(Until::Activation),
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

/// What is being done while something is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Nothing.
    Nothing,
    /// An attack.
    Attack(Strike),
    /// An advance that starts.
    Advance(Movement),
    /// An advance that is on.
    Going(Movement),
    /// A pass.
    Pass,
    /// A Shot.
    Shot,
    /// A character play.
    Play,
}
