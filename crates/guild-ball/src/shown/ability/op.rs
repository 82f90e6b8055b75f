//! What happens to models, and in what direction.

use words::Arg;

use super::change::ground;
use super::who::conditions;
use super::{Page, quoted};
use crate::ask::Relief;
use crate::effect::vocabulary::{Aim, Amount, Cost, Custom, Heading, KickNow, Op, Where, Whom};
use crate::shown::noun::{condition, movement, said};
use crate::texts::m;

impl Page<'_> {
    /// The verbs of operations one after another; what is suffered makes one list.
    pub(super) fn verbs(&self, who: &Arg, ops: &[Op]) -> Vec<Arg> {
        let suffers = |a: &Op, b: &Op| self.harm(a).is_some() && self.harm(b).is_some();
        let run = |run: &[Op]| match run {
            [Op::Kick(what)] => Some(kick(who.clone(), *what, ops)),
            [one] => self.verb(who, one),
            all => {
                let what = all.iter().filter_map(|op| self.harm(op)).collect();
                Some(said(m::GbtOpSuffers { who: who.clone(), what }))
            }
        };
        ops.chunk_by(suffers).filter_map(run).collect()
    }

    /// What a model suffers by an operation.
    fn harm(&self, op: &Op) -> Option<Arg> {
        Some(match *op {
            Op::Damage(Amount::N(n)) => said(m::GbtOpDamage { n: n.into() }),
            Op::ConditionDamage(Amount::N(n)) => said(m::GbtOpConditionDamage { n: n.into() }),
            Op::Damage(Amount::Each(ref sel)) => said(m::GbtOpDamageEach { each: self.those(sel) }),
            Op::ConditionDamage(Amount::Each(ref sel)) => {
                said(m::GbtOpConditionDamageEach { each: self.those(sel) })
            }
            Op::Suffer(one) => said(m::GbtOpSuffer { condition: condition(one) }),
            _ => return None,
        })
    }

    /// The verb of an operation, in agreement with whom it happens to; none for what is told apart.
    pub(super) fn verb(&self, who: &Arg, op: &Op) -> Option<Arg> {
        let who = who.clone();
        Some(match *op {
            Op::Damage(_) | Op::ConditionDamage(_) | Op::Suffer(_) => {
                said(m::GbtOpSuffers { who, what: self.harm(op)? })
            }
            Op::Cure(ref all) if all.is_empty() => said(m::GbtOpCureAll { who }),
            Op::Cure(ref all) => said(m::GbtOpCure { who, conditions: conditions(all) }),
            Op::Heal(n) => said(m::GbtOpHeal { who, n: n.into() }),
            Op::HealEach(ref sel) => said(m::GbtOpHealEach { who, each: self.those(sel) }),
            Op::Recover => said(m::GbtOpRecover { who }),
            Op::Dodge(inches, heading) => match self.way(heading) {
                Some(way) => said(m::GbtOpDodgeWay { who, inches: inches.into(), way }),
                None => said(m::GbtOpDodge { who, inches: inches.into() }),
            },
            Op::DodgeMove(heading) => match self.way(heading) {
                Some(way) => said(m::GbtOpDodgeMoveWay { who, way }),
                None => said(m::GbtOpDodgeMove { who }),
            },
            Op::DodgeItself(inches) => said(m::GbtOpDodgeItself { who, inches: inches.into() }),
            Op::Push(inches, heading) => match self.way(heading) {
                Some(way) => said(m::GbtOpPushWay { who, inches: inches.into(), way }),
                None => said(m::GbtOpPush { who, inches: inches.into() }),
            },
            Op::Place(Where::Within(inches)) => said(m::GbtOpPlace { who, inches: inches.into() }),
            Op::Place(Where::Touching(whom)) => said(m::GbtOpPlaceTouching { who, whom: self.whom(whom) }),
            Op::Place(Where::Near(whom, inches)) => {
                said(m::GbtOpPlaceNear { who, whom: self.whom(whom), inches: inches.into() })
            }
            Op::Place(Where::InArea(inches)) => said(m::GbtOpPlaceArea { who, inches: inches.into() }),
            Op::Place(Where::InGround(inches, Some(kind))) => {
                said(m::GbtOpPlaceGround { who, inches: inches.into(), ground: ground(kind) })
            }
            Op::Place(Where::InGround(inches, None)) => {
                said(m::GbtOpPlaceAnyGround { who, inches: inches.into() })
            }
            Op::Place(Where::AtTerrain(inches)) => said(m::GbtOpPlaceTerrain { who, inches: inches.into() }),
            Op::Advance(kind, heading) => match self.way(heading) {
                Some(way) => said(m::GbtOpAdvanceWay { who, movement: movement(kind), way }),
                None => said(m::GbtOpAdvance { who, movement: movement(kind) }),
            },
            Op::TakeBall if self.ability.used.as_ref().is_some_and(|used| used.aim == Aim::Enemy) => {
                said(m::GbtOpTakeBallFrom { who })
            }
            Op::TakeBall => said(m::GbtOpTakeBall { who }),
            Op::DropBall => said(m::GbtOpDropBall { who }),
            Op::Influence(n) if n < 0 => said(m::GbtOpInfluenceLess { who, n: n.unsigned_abs().into() }),
            Op::Influence(n) => said(m::GbtOpInfluenceMore { who, n: n.into() }),
            Op::TakeInfluence => said(m::GbtOpTakeInfluence { who }),
            Op::HandInfluence => said(m::GbtOpHandInfluence { who }),
            Op::PassTo(whom) => said(m::GbtOpPassTo { who, whom: self.whom(whom) }),
            Op::AttackAfar(cost) => {
                let cost: Arg = if cost == Cost::Paid { "paid" } else { "free" }.into();
                said(m::GbtOpAttackAfar { who, cost })
            }
            Op::TakeOut => said(m::GbtOpTakeOut { who }),
            Op::Momentum(n) if n < 0 => said(m::GbtOpMomentumLess { who, n: n.unsigned_abs().into() }),
            Op::Momentum(n) => said(m::GbtOpMomentumMore { who, n: n.into() }),
            Op::Kick(what) => kick(who, what, &[]),
            Op::KickBall => said(m::GbtOpKickBall { who }),
            Op::Attack => said(m::GbtOpAttack { who }),
            Op::Charge => said(m::GbtOpCharge { who }),
            Op::Play(ref link) => said(m::GbtOpPlay { who, ability: quoted(&link.id.get().name) }),
            Op::Ignore => said(m::GbtOpIgnore { who }),
            Op::Survive(n) => said(m::GbtOpSurvive { who, n: n.into() }),
            Op::ReturnNow => said(m::GbtOpReturn { who }),
            Op::Instead => said(m::GbtOpInstead { who }),
            Op::Encourage(Relief::Health) => said(m::GbtOpEncourageHealth { who }),
            Op::Encourage(Relief::Conditions) => said(m::GbtOpEncourageConditions { who }),
            Op::Token(ref link, n, most) if n >= 0 => {
                let ability = quoted(&link.id.get().name);
                said(m::GbtOpTokenMore { who, n: n.into(), ability, most: most.into() })
            }
            Op::Token(ref link, n, _) => {
                let ability = quoted(&link.id.get().name);
                said(m::GbtOpTokenLess { who, n: n.unsigned_abs().into(), ability })
            }
            Op::ActsNext => said(m::GbtOpActsNext { who }),
            Op::Again => said(m::GbtOpAgain { who }),
            Op::Control => said(m::GbtOpControl { who }),
            Op::NoTeamWork => said(m::GbtOpNoTeamWork { who }),
            Op::Mark
            | Op::Attach(_)
            | Op::Install(..)
            | Op::RemoveBall
            | Op::PlaceBall(_)
            | Op::TurnGround(_)
            | Op::PutMarker(..)
            | Op::RemoveMarker
            | Op::LayArea(_)
            | Op::MoveArea(_)
            | Op::RemoveArea
            | Op::TheirMomentum(_)
            | Op::TakeMomentum
            | Op::TheirPoints(_)
            | Op::BringBack(_)
            | Op::Pool(_)
            | Op::Custom(_) => return None,
        })
    }

    fn way(&self, heading: Heading) -> Option<Arg> {
        Some(match heading {
            Heading::Free => return None,
            Heading::Towards(whom) => said(m::GbtWayTowards { whom: self.whom(whom) }),
            Heading::DirectlyTowards(whom) => said(m::GbtWayDirectlyTowards { whom: self.whom(whom) }),
            Heading::Away(whom) => said(m::GbtWayAway { whom: self.whom(whom) }),
            Heading::DirectlyAway(whom) => said(m::GbtWayDirectlyAway { whom: self.whom(whom) }),
        })
    }

    fn whom(&self, whom: Whom) -> Arg {
        match whom {
            Whom::Bearer => self.bearer.clone(),
            Whom::Target => said(m::GbtWhoTarget),
            Whom::Subject => said(m::GbtWhoThat),
            Whom::Chosen => said(m::GbtWhoChosen),
            Whom::Area => said(m::GbtCentre),
            Whom::Marker => said(m::GbtMarker),
            Whom::OurGoalpost => said(m::GbtOurGoalpost),
            Whom::TheirGoalpost => said(m::GbtTheirGoalpost),
            Whom::OurEdge => said(m::GbtOurEdge),
            Whom::TheirEdge => said(m::GbtTheirEdge),
            Whom::LeftEdge => said(m::GbtLeftEdge),
            Whom::RightEdge => said(m::GbtRightEdge),
        }
    }
}

/// A kick now among other operations; only a model that has just got the ball, by a tackle or a pass, surely has it.
fn kick(who: Arg, what: KickNow, ops: &[Op]) -> Arg {
    let has_ball = |op: &Op| matches!(op, Op::TakeBall | Op::NoTeamWork);
    let ball: Arg = if ops.iter().any(has_ball) { "held" } else { "needed" }.into();
    match what {
        KickNow::Any => said(m::GbtOpKick { who, ball }),
        KickNow::Pass => said(m::GbtOpPass { who, ball }),
        KickNow::Shot => said(m::GbtOpShot { who, ball }),
    }
}

/// An operation that happens to no model, as often as it stands there, as a clause of its own.
pub(super) fn apart(page: &Page<'_>, ops: &[Op]) -> Option<Arg> {
    let n = || Arg::from(ops.len() as u8);
    Some(match *ops.first()? {
        Op::RemoveBall => said(m::GbtOpRemoveBall),
        Op::PlaceBall(inches) => said(m::GbtOpPlaceBall { inches: inches.into() }),
        Op::PutMarker(ref link, 0 | u8::MAX) => {
            said(m::GbtOpPutMarkerArea { n: n(), ability: quoted(&link.id.get().name) })
        }
        Op::PutMarker(ref link, inches) => {
            said(m::GbtOpPutMarker { n: n(), ability: quoted(&link.id.get().name), inches: inches.into() })
        }
        Op::RemoveMarker => said(m::GbtOpRemoveMarker),
        Op::LayArea(inches) => {
            said(m::GbtOpLayArea { ability: quoted(&page.ability.name), inches: inches.into() })
        }
        Op::MoveArea(inches) => said(m::GbtOpMoveArea { inches: inches.into() }),
        Op::RemoveArea => said(m::GbtOpRemoveArea),
        Op::TheirMomentum(n) if n < 0 => said(m::GbtOpTheirMomentumLess { n: n.unsigned_abs().into() }),
        Op::TheirMomentum(n) => said(m::GbtOpTheirMomentumMore { n: n.into() }),
        Op::TakeMomentum => said(m::GbtOpTakeMomentum),
        Op::TheirPoints(n) => said(m::GbtOpTheirPoints { n: n.into() }),
        Op::BringBack(inches) => said(m::GbtOpBringBack {
            names: page.named(),
            inches: inches.into(),
            bearer: page.bearer.clone(),
        }),
        Op::Pool(n) => said(m::GbtOpPool { n: n.into() }),
        Op::TurnGround(kind) => said(m::GbtOpTurnGround { ground: ground(kind) }),
        Op::Custom(Custom::Sidestep) => said(m::GbtOpSidestep),
        _ => return None,
    })
}
