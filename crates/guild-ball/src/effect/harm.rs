//! Which operations may hurt the model they are carried out on (GB-RUL-83).

use super::vocabulary::Op;

/// Whether an operation of a play that is not for friends alone may leave a model worse off than it was. What is attached may
/// be anything, so it counts.
#[must_use]
pub const fn may_hurt(op: &Op) -> bool {
    match op {
        Op::Damage(_)
        | Op::ConditionDamage(_)
        | Op::Suffer(_)
        | Op::Push(..)
        | Op::Attach(_)
        | Op::Install(..)
        | Op::Token(..)
        | Op::DropBall
        | Op::RemoveBall
        | Op::TakeInfluence
        | Op::HandInfluence
        | Op::TakeOut
        | Op::Control => true,
        Op::Influence(change) => change.is_negative(),
        Op::Cure(_)
        | Op::Heal(_)
        | Op::HealEach(_)
        | Op::Recover
        | Op::Dodge(..)
        | Op::DodgeMove(_)
        | Op::DodgeItself(_)
        | Op::Place(_)
        | Op::Advance(..)
        | Op::TakeBall
        | Op::PlaceBall(_)
        | Op::Momentum(_)
        | Op::TheirMomentum(_)
        | Op::TakeMomentum
        | Op::TheirPoints(_)
        | Op::Kick(_)
        | Op::KickBall
        | Op::PassTo(_)
        | Op::Attack
        | Op::AttackAfar(_)
        | Op::Charge
        | Op::Play(_)
        | Op::Ignore
        | Op::Survive(_)
        | Op::ReturnNow
        | Op::BringBack(_)
        | Op::TurnGround(_)
        | Op::Instead
        | Op::Encourage(_)
        | Op::PutMarker(..)
        | Op::RemoveMarker
        | Op::LayArea(_)
        | Op::MoveArea(_)
        | Op::RemoveArea
        | Op::Pool(_)
        | Op::ActsNext
        | Op::Again
        | Op::NoTeamWork
        | Op::Mark
        | Op::Custom(_) => false,
    }
}
