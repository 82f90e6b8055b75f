//! What a modifier changes, as a bit, so that whoever reads a stat knows at once whether anything changes it.

use serde::{Deserialize, Serialize};

use super::primitive::Primitive;
use super::select::{Filter, Who};
use super::vocabulary::{Change, Exemption, Modifier, Momentous, Paid, Restriction, When};

/// What kind of thing is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "named after the changes of the vocabulary")]
pub enum Touch {
    Tac,
    Def,
    Arm,
    Mov,
    Kick,
    Inf,
    Damage,
    Taken,
    Influence,
    Grant,
    Exempt,
    Worth,
    Result,
    Zone,
    Reroll,
    Company,
    Restrict,
    Tweak,
    Alter,
    NetHits,
    Number,
    TeamWork,
    PlayDice,
    Ground,
    Order,
    /// MOV, for those within a distance of somebody.
    Pace,
    /// What Shots and Snap Shots cost in momentum.
    ShotPrice,
    /// What Pass & Move and Run the Length cost.
    TeamWorkPrice,
    /// What Rest and Encourage cost.
    ReliefPrice,
    /// What Counter-Attacks and Defensive Stances cost.
    ReactionPrice,
    /// What Gliding costs.
    GlidingPrice,
    /// What heroic plays and Bonus Time cost.
    OtherPrice,
    /// What a mover passes over.
    Flight,
    /// What character plays cost in influence.
    PlayPrice,
    /// Whom alone somebody may attack.
    Guard,
}

impl Touch {
    /// How many there are.
    pub const COUNT: usize = Self::Guard as usize + 1;

    /// The price of something momentous.
    #[must_use]
    pub const fn price(of: Momentous) -> Self {
        match of {
            Momentous::Shot | Momentous::SnapShot => Self::ShotPrice,
            Momentous::PassAndMove | Momentous::RunTheLength => Self::TeamWorkPrice,
            Momentous::Rest | Momentous::Encourage => Self::ReliefPrice,
            Momentous::CounterAttack | Momentous::DefensiveStance => Self::ReactionPrice,
            Momentous::Gliding => Self::GlidingPrice,
            Momentous::Heroic | Momentous::BonusTime | Momentous::AnyButShots => Self::OtherPrice,
        }
    }
}

/// A set of those.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Touched(pub u64);

impl Touched {
    /// How many it has room for.
    pub const BITS: usize = u64::BITS as usize;

    /// This one alone.
    #[must_use]
    pub const fn only(touch: Touch) -> Self {
        Self(1 << touch as u8)
    }

    /// With this one.
    #[must_use]
    pub const fn with(self, touch: Touch) -> Self {
        self.or(Self::only(touch))
    }

    /// All of both.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether it is in the set.
    #[inline]
    #[must_use]
    pub const fn has(self, touch: Touch) -> bool {
        self.0 & 1 << touch as u8 != 0
    }
}

/// Whether a modifier changes MOV only within a distance of its bearer, and within how many inches; the aura's own where
/// nothing else is said.
#[must_use]
pub fn pace(modifier: &Modifier, area: u8) -> Option<u8> {
    if !matches!(modifier.change, Change::Mov(..)) || modifier.when.contains(&When::Starting) {
        return None;
    }
    let near = modifier.to.only.iter().find_map(|filter| match filter {
        Filter::Within(inches) => Some(*inches),
        Filter::InAura => Some(area),
        _ => None,
    });
    near.or((modifier.to.who == Who::Aura).then_some(area))
}

/// What a modifier changes.
#[must_use]
pub fn all(modifier: &Modifier) -> Touched {
    let touched = of(&modifier.change);
    if pace(modifier, 0).is_some() { touched.with(Touch::Pace) } else { touched }
}

/// What a change changes.
#[must_use]
pub const fn of(change: &Change) -> Touched {
    let touch = match change {
        Change::Tac(_) => Touch::Tac,
        Change::Def(_) => Touch::Def,
        Change::Arm(_) => Touch::Arm,
        Change::Mov(..) => Touch::Mov,
        Change::Kick(..) => Touch::Kick,
        Change::Inf(_) | Change::BaseInf(_) => Touch::Inf,
        Change::Damage { .. } => Touch::Damage,
        Change::Taken(_) | Change::TakenAtMost(_) => Touch::Taken,
        Change::Influence(paid, _) => paid_for(*paid),
        Change::PlayPrice(..) => Touch::PlayPrice,
        Change::Momentum(Momentous::AnyButShots, _) => return ALL_BUT_SHOTS,
        Change::Momentum(of, _) => Touch::price(*of),
        Change::Grant(_) => Touch::Grant,
        Change::Exempt(from) => exemption(*from),
        Change::GoalWorth(_) | Change::OutWorth(_) | Change::GoalGoesOn => Touch::Worth,
        Change::Result(_) => Touch::Result,
        Change::Zone(_) => Touch::Zone,
        Change::Reroll(_) => Touch::Reroll,
        Change::GangingUp(_) | Change::CrowdingOut(_) | Change::EngagesDown => Touch::Company,
        Change::Restrict(Restriction::AttackOnlyBearer) => Touch::Guard,
        Change::Restrict(Restriction::Towards | Restriction::DirectlyTowards) => Touch::Restrict,
        Change::PlayCost(..) | Change::PlayRange(_) | Change::PlayDamage(..) | Change::PlaysFrom(_) => {
            Touch::Tweak
        }
        Change::AllMomentous | Change::NoMomentousDamage | Change::ConditionDamage => Touch::Alter,
        Change::NetHits(_) => Touch::NetHits,
        Change::ShotNumber(_) | Change::AnyDouble => Touch::Number,
        Change::BothMove => Touch::TeamWork,
        Change::PlayDice(_) | Change::PrintedPool => Touch::PlayDice,
        Change::Ground(_) | Change::Cover => Touch::Ground,
        Change::Order(_) => Touch::Order,
    };
    Touched::only(touch)
}

/// What the price of an action in influence is looked for with.
#[must_use]
pub const fn paid_for(what: Paid) -> Touch {
    match what {
        Paid::Play | Paid::PlayUpTo(_) => Touch::PlayPrice,
        Paid::Charge | Paid::Sprint | Paid::Kick | Paid::Pass | Paid::Shot | Paid::Attack => Touch::Influence,
    }
}

/// What an exemption is looked for with.
#[must_use]
pub const fn exemption(from: Exemption) -> Touch {
    match from {
        Exemption::Bases | Exemption::Terrain => Touch::Flight,
        Exemption::Rough
        | Exemption::Burning
        | Exemption::CrowdingOut
        | Exemption::Engaging
        | Exemption::Intervening
        | Exemption::Interception
        | Exemption::PartingIcons
        | Exemption::ReturnSide => Touch::Exempt,
    }
}

/// The prices of everything momentous but Shots.
const ALL_BUT_SHOTS: Touched = Touched::only(Touch::TeamWorkPrice)
    .with(Touch::ReliefPrice)
    .with(Touch::ReactionPrice)
    .with(Touch::GlidingPrice)
    .with(Touch::OtherPrice);

/// Its name in the taxonomy.
#[must_use]
pub const fn primitive(change: &Change) -> Primitive {
    match change {
        Change::Tac(_)
        | Change::Def(_)
        | Change::Arm(_)
        | Change::Mov(..)
        | Change::Kick(..)
        | Change::Inf(_)
        | Change::BaseInf(_) => Primitive::ModifyStat,
        Change::Damage { .. } => Primitive::DamageDealtMod,
        Change::Taken(_) | Change::TakenAtMost(_) => Primitive::DamageTakenMod,
        Change::Influence(..) | Change::PlayPrice(..) => Primitive::InfluenceCost,
        Change::Momentum(..) => Primitive::MomentumCost,
        Change::Grant(_) => Primitive::GrantAbility,
        Change::Exempt(_) | Change::GoalGoesOn => Primitive::RuleExemption,
        Change::GoalWorth(_) | Change::OutWorth(_) => Primitive::VictoryPoints,
        Change::Result(_) => Primitive::AddResult,
        Change::Zone(_) => Primitive::MeleeZone,
        Change::Reroll(_) => Primitive::Reroll,
        Change::GangingUp(_) | Change::CrowdingOut(_) | Change::EngagesDown => Primitive::EngagementMod,
        Change::Restrict(_) => Primitive::Restrict,
        Change::PlayCost(..) | Change::PlayRange(_) | Change::PlayDamage(..) => Primitive::TweakAbility,
        Change::PlaysFrom(_) => Primitive::RemoteOrigin,
        Change::AllMomentous | Change::NoMomentousDamage | Change::ConditionDamage => Primitive::AlterResults,
        Change::NetHits(_) => Primitive::NetHits,
        Change::ShotNumber(_) => Primitive::TargetNumber,
        Change::AnyDouble => Primitive::Momentum,
        Change::BothMove => Primitive::TeamworkOption,
        Change::PlayDice(_) | Change::PrintedPool => Primitive::DicePool,
        Change::Ground(_) | Change::Cover => Primitive::TreatAsTerrain,
        Change::Order(_) => Primitive::ActivationOrder,
    }
}
