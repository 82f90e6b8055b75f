//! What operations do to the dice of a check.

use words::Arg;

use super::noun::{check, dice, way};
use super::{Frame, said};
use crate::effect::{Op, Picker};
use crate::shown::nouns::skill;
use crate::terms::Skill;
use crate::texts::m;

impl Frame {
    /// The clause of an operation on dice; none for any other.
    pub(super) fn dice(self, op: &Op) -> Option<Arg> {
        let in_check = |skill: Option<Skill>| check(skill, self.check);
        Some(match *op {
            Op::Reroll { count, skill } => said(m::GmeReroll { n: count.into(), check: in_check(skill) }),
            Op::SetDie { to, count, skill } => said(m::GmeSetDie {
                n: count.into(),
                dice: dice(count),
                to: to.into(),
                check: in_check(skill),
            }),
            Op::AddDie { count, skill } => said(m::GmeAddDie { n: count.into(), check: in_check(skill) }),
            Op::AddFlat { n, skill } => said(m::GmeAddFlat { n: n.into(), check: in_check(skill) }),
            Op::FlipDie { count, skill } => {
                said(m::GmeFlipDie { n: count.into(), dice: dice(count), check: in_check(skill) })
            }
            Op::StoreDie(count) => said(m::GmeStoreDie { n: count.into(), dice: dice(count) }),
            Op::SpendStored { skill } => said(m::GmeSpendStored { check: in_check(skill) }),
            Op::ConvertSkill { from, to, max } => {
                said(m::GmeConvert { n: max.into(), dice: dice(max), from: source(from), to: aim(to) })
            }
            Op::PenaltyShift(n) => {
                said(m::GmePenalty { check: in_check(None), n: n.unsigned_abs().into(), way: way(n) })
            }
            Op::ForceReroll { count, pick: Picker::Highest } => said(m::GmeForceHighest { n: count.into() }),
            Op::ForceReroll { count, pick: Picker::Owner } => said(m::GmeForceOwner { dice: dice(count) }),
            _ => return None,
        })
    }
}

fn source(from: Option<Skill>) -> Arg {
    match from {
        Some(one) => said(m::GmeConvertFrom { skill: skill(one).into() }),
        None => said(m::GmeConvertFromAny),
    }
}

fn aim(to: Option<Skill>) -> Arg {
    match to {
        Some(one) => said(m::GmeConvertTo { skill: skill(one).into() }),
        None => said(m::GmeConvertToAny),
    }
}
