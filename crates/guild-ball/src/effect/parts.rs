//! What an ability is made of, in the names of the taxonomy.

use std::collections::BTreeSet;

use super::hook::Hook;
use super::primitive::{Primitive, Selector};
use super::touch;
use super::vocabulary::{Ability, Aim, Amount, Kind, Op, Rule, Step, Until, Whom};

impl Ability {
    /// The hooks it works at: how it is used, whether it is in force by itself, and what its triggers wait for.
    #[must_use]
    pub fn hooks(&self) -> BTreeSet<Hook> {
        let always = self.rules.iter().any(Rule::is_static);
        let triggers = self.rules.iter().flat_map(|rule| &rule.triggers).map(|trigger| trigger.on);
        self.use_hook().into_iter().chain(always.then_some(Hook::Always)).chain(triggers).collect()
    }

    /// The primitives it is made of.
    #[must_use]
    pub fn primitives(&self) -> BTreeSet<Primitive> {
        let mut found = self.used_primitives();
        for rule in &self.rules {
            found.extend(rule.changes());
        }
        found.extend(self.fired_primitives());
        found
    }

    /// The primitives of what is done when it is used.
    #[must_use]
    pub fn used_primitives(&self) -> BTreeSet<Primitive> {
        let mut found = BTreeSet::new();
        if let Some(used) = &self.used {
            found.extend(used.ongoing.then_some(Primitive::OngoingArea));
            found.extend(used.from.is_some().then_some(Primitive::RemoteOrigin));
            in_bodies(&used.bodies, &mut found);
        }
        found
    }

    /// The primitives of what is done when it fires.
    #[must_use]
    pub fn fired_primitives(&self) -> BTreeSet<Primitive> {
        let mut found = BTreeSet::new();
        for trigger in self.rules.iter().flat_map(|rule| &rule.triggers) {
            in_bodies(&trigger.bodies, &mut found);
        }
        found
    }

    /// How it is used, if it is.
    #[must_use]
    pub fn use_hook(&self) -> Option<Hook> {
        self.used.is_some().then(|| use_of(self.kind))
    }
}

impl Rule {
    /// The primitives of what is read because of it.
    pub fn changes(&self) -> impl Iterator<Item = Primitive> {
        self.mods.iter().map(|modifier| touch::primitive(&modifier.change))
    }

    /// Whether something is read because of it by itself.
    #[must_use]
    pub fn is_static(&self) -> bool {
        self.until == Until::Always && !self.mods.is_empty()
    }
}

/// How an ability of this kind is used.
const fn use_of(kind: Kind) -> Hook {
    match kind {
        Kind::Play => Hook::UsePlay,
        Kind::Passive | Kind::Active | Kind::Guild => Hook::UseTrait,
        Kind::Heroic => Hook::UseHeroic,
        Kind::Legendary => Hook::UseLegendary,
        Kind::Plan => Hook::UsePlan,
    }
}

fn in_bodies(bodies: &[Vec<Step>], found: &mut BTreeSet<Primitive>) {
    for step in bodies.iter().flatten() {
        match step {
            Step::Do(_, ops) => ops.iter().for_each(|op| in_op(op, found)),
            Step::Choose { opponent, .. } => found.extend(opponent.then_some(Primitive::OpponentChooses)),
            Step::Mode { opponent: true, .. } => found.extend([Primitive::OpponentChooses]),
            Step::Mode { opponent: false, .. } => found.extend([Primitive::ChooseMode]),
            Step::Pay(_) => found.extend([Primitive::PayThen]),
            Step::If(_) => {}
            Step::EachPlayer(_) => found.extend([Primitive::EachPlayer]),
            Step::Marker(_, _, true) => found.extend([Primitive::Marker, Primitive::PayThen]),
            Step::Marker(_, _, false) | Step::Area(..) => {}
            Step::Each(..) => found.extend([Primitive::ForEach]),
        }
    }
}

fn in_op(op: &Op, found: &mut BTreeSet<Primitive>) {
    if let Op::Damage(Amount::Each(_)) | Op::ConditionDamage(Amount::Each(_)) | Op::HealEach(_) = op {
        found.insert(Primitive::ForEach);
    }
    found.extend(primitive(op));
}

impl Whom {
    /// Its name in the taxonomy, where it is no model.
    #[must_use]
    pub const fn selector(self) -> Option<Selector> {
        match self {
            Self::Bearer | Self::Target | Self::Subject | Self::Chosen => None,
            Self::Area => Some(Selector::Template),
            Self::Marker => Some(Selector::Marker),
            Self::OurGoalpost | Self::TheirGoalpost => Some(Selector::Goalpost),
            Self::OurEdge | Self::TheirEdge | Self::LeftEdge | Self::RightEdge => Some(Selector::PitchEdge),
        }
    }
}

impl Aim {
    /// Its name in the taxonomy, where it is no model.
    #[must_use]
    pub const fn selector(self) -> Option<Selector> {
        match self {
            Self::Ball | Self::EnemyOrBall => Some(Selector::TargetBall),
            Self::Nothing | Self::Enemy | Self::Friend | Self::Model | Self::Area => None,
        }
    }
}

/// The primitive an operation is; none where it only puts rules into force, takes notes or is a rule of its own.
const fn primitive(op: &Op) -> Option<Primitive> {
    Some(match op {
        Op::Damage(_) | Op::ConditionDamage(_) => Primitive::DealDamage,
        Op::Suffer(_) => Primitive::ApplyCondition,
        Op::Cure(_) => Primitive::RemoveCondition,
        Op::Heal(_) | Op::HealEach(_) | Op::Recover => Primitive::Heal,
        Op::Dodge(..) | Op::DodgeMove(_) | Op::DodgeItself(_) => Primitive::Dodge,
        Op::Push(..) => Primitive::Push,
        Op::Place(_) => Primitive::PlaceModel,
        Op::Advance(..) => Primitive::Advance,
        Op::Install(..) => Primitive::GrantAbility,
        Op::TakeBall => Primitive::BallTake,
        Op::DropBall => Primitive::BallDrop,
        Op::RemoveBall => Primitive::BallRemove,
        Op::PlaceBall(_) => Primitive::BallPlace,
        Op::Influence(_) | Op::TakeInfluence | Op::HandInfluence | Op::Pool(_) => Primitive::Influence,
        Op::Momentum(_) | Op::TheirMomentum(_) | Op::TakeMomentum => Primitive::Momentum,
        Op::TheirPoints(_) => Primitive::VictoryPoints,
        Op::Kick(_) | Op::PassTo(_) => Primitive::ActNowKick,
        Op::KickBall | Op::AttackAfar(_) => Primitive::RemoteOrigin,
        Op::Attack => Primitive::ActNowAttack,
        Op::Charge => Primitive::ActNowCharge,
        Op::Play(_) => Primitive::ActNowPlay,
        Op::Ignore => Primitive::IgnoreIncoming,
        Op::Survive(_) | Op::ReturnNow | Op::BringBack(_) => Primitive::ReturnToPlay,
        Op::TakeOut => Primitive::ApplyCondition,
        Op::LayArea(_) | Op::MoveArea(_) | Op::RemoveArea => Primitive::OngoingArea,
        Op::TurnGround(_) => Primitive::TreatAsTerrain,
        Op::NoTeamWork => Primitive::TeamworkOption,
        Op::Instead => Primitive::Redirect,
        Op::Encourage(_) => Primitive::ActNowAbility,
        Op::Token(..) => Primitive::Token,
        Op::PutMarker(..) | Op::RemoveMarker => Primitive::Marker,
        Op::ActsNext | Op::Again => Primitive::ActivationOrder,
        Op::Control => Primitive::ControlModel,
        Op::Attach(_) | Op::Mark | Op::Custom(_) => return None,
    })
}
