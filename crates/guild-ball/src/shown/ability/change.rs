//! What a model has while something is in force, and during what.

use words::{Arg, m};

use super::{Page, limited, quoted, signed};
use crate::effect::select::Side;
use crate::effect::vocabulary::{
    Change, Exemption, Ground, Modifier, Momentous, Paid, Price, Restriction, When,
};
use crate::shown::noun::said;

impl Page<'_> {
    /// A clause for the changes that go to the same models at the same time.
    pub(super) fn changes(&self, mods: &[Modifier]) -> Vec<Arg> {
        let alike = |a: &Modifier, b: &Modifier| (&a.to, &a.when, a.limit) == (&b.to, &b.when, b.limit);
        mods.chunk_by(alike).filter_map(|group| self.group(group)).collect()
    }

    fn group(&self, group: &[Modifier]) -> Option<Arg> {
        let first = group.first()?;
        let changes: Arg = group.iter().map(|each| change(&each.change)).collect();
        let who = self.those(&first.to);
        let when: Vec<Arg> = first.when.iter().map(|when| self.when(when)).collect();
        let clause = match super::who::row(when) {
            Some(when) => said(m::GbtHasWhen { who, changes, when }),
            None => said(m::GbtHas { who, changes }),
        };
        Some(limited(clause, first.limit))
    }

    fn when(&self, when: &When) -> Arg {
        let who = |filters| self.someone(Side::Any, filters);
        match when {
            When::Attacking(filters) => said(m::GbtWAttacking { who: who(filters) }),
            When::Attacked(filters) => said(m::GbtWAttacked { who: who(filters) }),
            When::Charging(filters) => said(m::GbtWCharging { who: who(filters) }),
            When::Countering => said(m::GbtWCountering),
            When::Parting => said(m::GbtWParting),
            When::Advancing => said(m::GbtWAdvancing),
            When::Starting => said(m::GbtWStarting),
            When::AgainstPlays => said(m::GbtWAgainstPlays),
            When::UsingPlay => said(m::GbtWUsingPlay),
            When::Passing => said(m::GbtWPassing),
            When::Shooting => said(m::GbtWShooting),
            When::Kicking => said(m::GbtWKicking),
            When::InActivation => said(m::GbtWInActivation),
            When::Being(filters) => {
                let how = self.how(filters).unwrap_or_else(|| said(m::GbtOnAlways));
                said(m::GbtWBeing { how })
            }
            When::BearerIs(filters) => {
                let how = self.how(filters).unwrap_or_else(|| said(m::GbtOnAlways));
                said(m::GbtWBearer { who: self.bearer.clone(), how })
            }
        }
    }
}

/// A change as something the model has.
fn change(change: &Change) -> Arg {
    match *change {
        Change::Tac(n) => said(m::GbtCTac { n: signed(n) }),
        Change::Def(n) => said(m::GbtCDef { n: signed(n) }),
        Change::Arm(n) => said(m::GbtCArm { n: signed(n) }),
        Change::Mov(base, most) => said(m::GbtCMov { base: signed(base), most: signed(most) }),
        Change::Kick(dice, inches) => said(m::GbtCKick { dice: signed(dice), inches: signed(inches) }),
        Change::Inf(n) => said(m::GbtCInf { n: signed(n) }),
        Change::Damage { plus, plays: false } => said(m::GbtCDamage { n: signed(plus) }),
        Change::Damage { plus, plays: true } => said(m::GbtCDamagePlays { n: signed(plus) }),
        Change::Taken(n) => said(m::GbtCTaken { n: signed(n) }),
        Change::TakenAtMost(n) => said(m::GbtCTakenMost { n: n.into() }),
        Change::Influence(what, price) => influence(paid(what), price),
        Change::Momentum(what, price) => momentum(momentous(what), price),
        Change::Grant(ref link) => said(m::GbtCGrant { ability: quoted(&link.id.get().name) }),
        Change::Exempt(what) => exempt(what),
        Change::GoalWorth(n) => said(m::GbtCGoal { n: signed(n) }),
        Change::OutWorth(n) => said(m::GbtCOut { n: n.into() }),
        Change::Result(ref result) => said(m::GbtCResult { result: result.as_str().into() }),
        Change::Zone(n) => said(m::GbtCZone { n: n.into() }),
        Change::Reroll(0) => said(m::GbtCRerollAny),
        Change::Reroll(n) => said(m::GbtCReroll { n: n.into() }),
        Change::GangingUp(n) => said(m::GbtCGanging { n: signed(n) }),
        Change::CrowdingOut(n) => said(m::GbtCCrowding { n: signed(n) }),
        Change::EngagesDown => said(m::GbtCEngagesDown),
        Change::Restrict(Restriction::DirectlyTowards) => said(m::GbtCDirectlyTowards),
        Change::Restrict(Restriction::Towards) => said(m::GbtCTowards),
        Change::Restrict(Restriction::AttackOnlyBearer) => said(m::GbtCAttackOnly),
        Change::PlayCost(ref link, n) => {
            said(m::GbtCPlayCost { ability: quoted(&link.id.get().name), n: n.into() })
        }
        Change::PlayRange(n) => said(m::GbtCPlayRange { n: signed(n) }),
        Change::AllMomentous => said(m::GbtCAllMomentous),
        Change::NoMomentousDamage => said(m::GbtCNoMomentous),
        Change::ConditionDamage => said(m::GbtCConditionDamage),
        Change::NetHits(n) => said(m::GbtCNetHits { n: signed(n) }),
        Change::ShotNumber(n) => said(m::GbtCShotNumber { n: signed(n) }),
        Change::BothMove => said(m::GbtCBothMove),
        Change::PlayDice(n) => said(m::GbtCPlayDice { n: signed(n) }),
        Change::Ground(kind) => said(m::GbtCGround { ground: ground(kind) }),
    }
}

/// A kind of ground.
pub(super) fn ground(ground: Ground) -> Arg {
    match ground {
        Ground::Rough => said(m::GbtGroundRough),
        Ground::Fast => said(m::GbtGroundFast),
        Ground::Forest => said(m::GbtGroundForest),
        Ground::Cover => said(m::GbtGroundCover),
    }
}

fn influence(what: Arg, price: Price) -> Arg {
    match price {
        Price::Free => said(m::GbtCCostFree { what }),
        Price::Less(n) => said(m::GbtCCostLess { what, n: n.into() }),
        Price::More(n) => said(m::GbtCCostMore { what, n: n.into() }),
    }
}

fn momentum(what: Arg, price: Price) -> Arg {
    match price {
        Price::Free => said(m::GbtCMpFree { what }),
        Price::Less(n) => said(m::GbtCMpLess { what, n: n.into() }),
        Price::More(n) => said(m::GbtCMpMore { what, n: n.into() }),
    }
}

fn paid(what: Paid) -> Arg {
    match what {
        Paid::Play => said(m::GbtPaidPlay),
        Paid::Charge => said(m::GbtPaidCharge),
        Paid::Kick => said(m::GbtPaidKick),
        Paid::Pass => said(m::GbtPaidPass),
        Paid::Shot => said(m::GbtPaidShot),
        Paid::Attack => said(m::GbtPaidAttack),
        Paid::Sprint => said(m::GbtPaidSprint),
    }
}

fn momentous(what: Momentous) -> Arg {
    match what {
        Momentous::PassAndMove => said(m::GbtMomentousPassAndMove),
        Momentous::SnapShot => said(m::GbtMomentousSnapShot),
        Momentous::Shot => said(m::GbtMomentousShot),
        Momentous::RunTheLength => said(m::GbtMomentousRunTheLength),
        Momentous::CounterAttack => said(m::GbtMomentousCounterAttack),
        Momentous::DefensiveStance => said(m::GbtMomentousDefensiveStance),
        Momentous::Rest => said(m::GbtMomentousRest),
        Momentous::Encourage => said(m::GbtMomentousEncourage),
        Momentous::BonusTime => said(m::GbtMomentousBonusTime),
        Momentous::Gliding => said(m::GbtMomentousGliding),
        Momentous::Heroic => said(m::GbtMomentousHeroic),
        Momentous::AnyButShots => said(m::GbtMomentousAnyButShots),
    }
}

fn exempt(what: Exemption) -> Arg {
    match what {
        Exemption::Rough => said(m::GbtCExemptRough),
        Exemption::Burning => said(m::GbtCExemptBurning),
        Exemption::CrowdingOut => said(m::GbtCExemptCrowding),
        Exemption::Engaging => said(m::GbtCExemptEngaging),
        Exemption::Intervening => said(m::GbtCExemptIntervening),
        Exemption::Interception => said(m::GbtCExemptInterception),
        Exemption::Bases => said(m::GbtCExemptBases),
        Exemption::Everything => said(m::GbtCExemptEverything),
        Exemption::PartingIcons => said(m::GbtCExemptIcons),
    }
}
