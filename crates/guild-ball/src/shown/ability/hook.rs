//! When something fires.

use words::Arg;

use super::change::ground;
use super::{Page, quoted};
use crate::effect::hook::Hook;
use crate::effect::select::{Filter, Side, Who};
use crate::effect::vocabulary::{Bounds, Heading, Incoming, Op, Step, Trigger, Until};
use crate::shown::noun::{condition, said};
use crate::texts::m;

impl Page<'_> {
    /// The moment of a trigger, and what must hold of the bearer then; `once` where it fires one time only.
    pub(super) fn hook(&self, trigger: &Trigger, once: bool) -> Arg {
        let (times, states): (Vec<Filter>, Vec<Filter>) = trigger.when.iter().cloned().partition(is_time);
        let hook = by_what(self.moment(trigger, once), trigger);
        let hook = match trigger.by.is_empty() {
            true => hook,
            false => said(m::GbtHookOf { hook, who: self.someone(Side::Any, &trigger.by) }),
        };
        let hook = match self.how(&times) {
            Some(how) => said(m::GbtHookWhen { hook, how }),
            None => hook,
        };
        match self.being(&states) {
            Some(how) => said(m::GbtHookIf { hook, who: self.bearer.clone(), how }),
            None => hook,
        }
    }

    fn moment(&self, trigger: &Trigger, once: bool) -> Arg {
        let own = || self.bearer.clone();
        let some = |side| self.someone(side, &trigger.about);
        let any = || some(Side::Any);
        match trigger.on {
            Hook::UsePlay | Hook::UseHeroic | Hook::UseLegendary | Hook::UseTrait | Hook::UsePlan => {
                said(m::GbtOnUsed)
            }
            Hook::Always => said(m::GbtOnAlways),
            Hook::ActStart if once => said(m::GbtOnActStartNext { who: own() }),
            Hook::ActStart => said(m::GbtOnActStart { who: own() }),
            Hook::ActStartFriend => said(m::GbtOnActStartOther { who: some(Side::Friend) }),
            Hook::ActStartEnemy => said(m::GbtOnActStartOther { who: some(Side::Enemy) }),
            Hook::ActEnd if once => said(m::GbtOnActEndNext { who: own() }),
            Hook::ActEnd => said(m::GbtOnActEnd { who: own() }),
            Hook::ActEndEnemy => said(m::GbtOnActEndOther { who: some(Side::Enemy) }),
            Hook::ActEndAny => said(m::GbtOnActEndOther { who: any() }),
            Hook::ActOrder => said(m::GbtOnActOrder),
            Hook::AdvStart => said(m::GbtOnAdvStart { who: any() }),
            Hook::AdvDuring => said(m::GbtOnAdvDuring { who: own() }),
            Hook::AdvEndSelf => said(m::GbtOnAdvEnd { who: own() }),
            Hook::AdvEndFriend => self.advance_end(Side::Friend, &trigger.about),
            Hook::AdvEndEnemy => self.advance_end(Side::Enemy, &trigger.about),
            Hook::DodgeEndEnemy => said(m::GbtOnDodgeEnd { who: some(Side::Enemy) }),
            Hook::PlaceSelf => said(m::GbtOnPlace { who: own() }),
            Hook::Enter => said(m::GbtOnEnter { who: any(), how: self.entering(trigger, false) }),
            Hook::ChargeDeclare => said(m::GbtOnCharge { who: any() }),
            Hook::AttackDeclare => said(m::GbtOnAttack { who: any() }),
            Hook::CounterDeclare => said(m::GbtOnCounter { who: any() }),
            Hook::PartingBlow => said(m::GbtOnParting { who: any() }),
            Hook::Hit => said(m::GbtOnHit { who: any() }),
            Hook::Results => said(m::GbtOnResults),
            Hook::AttackSuccess => said(m::GbtOnAttackSuccess { who: any() }),
            Hook::AttackAfter if !trigger.by.is_empty() => said(m::GbtOnAttackOf { who: any() }),
            Hook::AttackAfter => said(m::GbtOnAttackAfter { who: any() }),
            Hook::DamageDealt if is_for_bearer(trigger) => {
                said(m::GbtOnDamageDealt { who: self.some(&trigger.about) })
            }
            Hook::DamageDealt => said(m::GbtOnDamageDealt { who: any() }),
            Hook::DamageSuffered => said(m::GbtOnDamageSuffered { who: any() }),
            Hook::CondSuffer | Hook::EffectSuffer => self.suffered(trigger),
            Hook::ZeroHp if !trigger.about.is_empty() => said(m::GbtOnZeroOf { who: any() }),
            Hook::ZeroHp => said(m::GbtOnZero),
            Hook::OutSelf => said(m::GbtOnOut { who: own() }),
            Hook::OutFriend | Hook::OutGain => said(m::GbtOnOut { who: some(Side::Friend) }),
            Hook::OutEnemy => said(m::GbtOnOut { who: some(Side::Enemy) }),
            Hook::OutAny => said(m::GbtOnOut { who: any() }),
            Hook::OutInflict => said(m::GbtOnOutInflict { who: any() }),
            Hook::Return => said(m::GbtOnReturn { who: any() }),
            Hook::KickDeclare if trigger.incoming == Some(Incoming::Pass) => {
                said(m::GbtOnPass { who: any() })
            }
            Hook::KickDeclare if trigger.incoming == Some(Incoming::Shot) => {
                said(m::GbtOnShot { who: any() })
            }
            Hook::KickDeclare => said(m::GbtOnKick { who: any() }),
            Hook::PassReceived => said(m::GbtOnReceived { who: some(Side::Friend) }),
            Hook::Goal => said(m::GbtOnGoal { who: any() }),
            Hook::GoalStayed => said(m::GbtOnGoalStayed { who: any() }),
            Hook::BallGain => said(m::GbtOnBall { who: any() }),
            Hook::PlayDeclare => said(m::GbtOnPlay { who: any() }),
            Hook::PlayAfter if trigger.incoming == Some(Incoming::Harm) => {
                said(m::GbtOnPlayHarm { who: any() })
            }
            Hook::PlayAfter if trigger.incoming == Some(Incoming::Struck) => {
                said(m::GbtOnPlayStruck { who: any() })
            }
            Hook::PlayAfter => said(m::GbtOnPlayAfter { who: any() }),
            Hook::AbilityUse => said(m::GbtOnAbility { who: any() }),
            Hook::MpSpent => said(m::GbtOnMp { who: any() }),
            Hook::EndPhase => said(m::GbtOnEndPhase),
            Hook::Maintenance => said(m::GbtOnMaintenance),
            Hook::Setup => said(m::GbtOnSetup),
            Hook::MarkerPlaced => said(m::GbtOnMarker),
            Hook::MarkerTriggered => said(m::GbtOnTrap),
        }
    }

    /// Coming within; `again` where the distance has just been told.
    pub(super) fn entering(&self, trigger: &Trigger, again: bool) -> Arg {
        let how: Arg = match trigger.incoming {
            Some(Incoming::Advance) => "advance",
            Some(Incoming::Run) => "run",
            _ => "any",
        }
        .into();
        match &trigger.of {
            Some(Bounds::Area(link)) => {
                return said(m::GbtEntersAreaOf { ability: quoted(&link.id.get().name) });
            }
            Some(Bounds::Ground(kind)) => return said(m::GbtEntersGround { ground: ground(*kind) }),
            None => {}
        }
        if self.is_area() {
            return said(m::GbtEntersArea { how });
        }
        if self.area == 0 && self.within == Some(Until::Marker) {
            return said(m::GbtEntersMarker { how, bearer: self.bearer.clone() });
        }
        let again: Arg = if again { "yes" } else { "no" }.into();
        if self.area == 0 {
            return said(m::GbtEntersAura { how, again, bearer: self.bearer.clone() });
        }
        said(m::GbtEnters { how, again, bearer: self.bearer.clone(), inches: self.area.into() })
    }

    /// The end of an advance; whether the melee zone was left is told of that advance.
    fn advance_end(&self, side: Side, about: &[Filter]) -> Arg {
        let (left, others): (Vec<Filter>, Vec<Filter>) =
            about.iter().cloned().partition(|filter| *filter == Filter::LeftZone);
        let who = self.someone(side, &others);
        if left.is_empty() {
            return said(m::GbtOnAdvEnd { who });
        }
        said(m::GbtOnAdvLeft { who, bearer: self.bearer.clone() })
    }

    /// Before something is suffered.
    fn suffered(&self, trigger: &Trigger) -> Arg {
        let who = self.someone(Side::Any, &trigger.about);
        match trigger.incoming {
            Some(Incoming::Condition(one)) => {
                said(m::GbtOnSufferCondition { who, condition: condition(one) })
            }
            Some(Incoming::AnyCondition) => said(m::GbtOnSufferAny { who }),
            Some(Incoming::Push) => said(m::GbtOnSufferPush { who }),
            Some(Incoming::Tackle) => said(m::GbtOnSufferTackle { who }),
            Some(
                Incoming::Hit
                | Incoming::Harm
                | Incoming::Advance
                | Incoming::Run
                | Incoming::Pass
                | Incoming::Shot
                | Incoming::Struck
                | Incoming::Attack
                | Incoming::Blow
                | Incoming::Play
                | Incoming::Still,
            )
            | None => said(m::GbtOnSuffer { who }),
        }
    }
}

/// With what has hit or hurt.
fn by_what(hook: Arg, trigger: &Trigger) -> Arg {
    if !matches!(trigger.on, Hook::Hit | Hook::DamageDealt | Hook::DamageSuffered) {
        return hook;
    }
    let by = match trigger.incoming {
        Some(Incoming::Hit) if trigger.on != Hook::Hit => said(m::GbtByAny),
        Some(Incoming::Attack) => said(m::GbtByAttack),
        Some(Incoming::Blow) => said(m::GbtByBlow),
        Some(Incoming::Play) => said(m::GbtByPlay),
        Some(Incoming::Still) => said(m::GbtByStill),
        _ => return hook,
    };
    said(m::GbtHookBy { hook, by })
}

/// Whether the bearer alone has something of it, by whatever means, so that it happens once for all models concerned.
fn is_for_bearer(trigger: &Trigger) -> bool {
    let own = |op: &Op| matches!(op, Op::Dodge(_, Heading::Free) | Op::Heal(_) | Op::Momentum(_));
    let for_bearer =
        |step: &Step| matches!(step, Step::Do(to, ops) if to.who == Who::Bearer && ops.iter().all(own));
    trigger.incoming.is_none() && trigger.bodies.iter().flatten().all(for_bearer)
}

/// Whether a filter says when, and not of what state the bearer is.
const fn is_time(filter: &Filter) -> bool {
    matches!(filter, Filter::Active | Filter::ActivationPhase)
}
