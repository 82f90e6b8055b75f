//! What is read because of an ability: the changes, and during what they count.

use serde::Deserialize;

use super::library::Link;
use super::select::{Filter, Sel};
use crate::event::Movement;
use crate::pool::Strike;

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
    /// It uses a character play on a model of which all this holds.
    PlayingOn(Vec<Filter>),
    /// It passes.
    Passing,
    /// It passes to a model of which all this holds.
    PassingTo(Vec<Filter>),
    /// It takes a Shot of any kind.
    Shooting,
    /// It takes a Snap Shot.
    Snapping,
    /// It encourages a model of which all this holds.
    Encouraging(Vec<Filter>),
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
    /// Base INF, which the influence pool is made of.
    BaseInf(i8),
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
    /// What character plays of the model cost in influence, which is also the dice they roll (GB-PLAY-11).
    PlayCost(u8),
    /// What is paid in influence for the named play.
    PlayPrice(Link, Price),
    /// Damage of the named play.
    PlayDamage(Link, i8),
    /// The range of plays of the model may be measured from one of these instead.
    PlaysFrom(Sel),
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
    /// The model benefits from cover wherever it stands.
    Cover,
    /// Two dice alike on a successful Shot make it a Screamer!
    AnyDouble,
    /// A goal after which Run the Length! was not used does not end the activation.
    GoalGoesOn,
    /// A pool of the model's attacks and kicks is no larger than the printed stat.
    PrintedPool,
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
    /// A character play that costs at most so much influence.
    PlayUpTo(u8),
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
    /// The bases of others on the way of its advances and dodges.
    Bases,
    /// Terrain on the way of its advances and dodges.
    Terrain,
    /// That it returns on its own side of the pitch only.
    ReturnSide,
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
    /// A Snap Shot.
    SnapShot,
    /// A character play.
    Play,
    /// Encourage.
    Encourage,
}
