//! What a model has and does while something is in force, and during what.

use words::Arg;

use super::price::{Paying, Times};
use super::{Page, limited, quoted, signed};
use crate::effect::select::{Filter, Side, Who};
use crate::effect::vocabulary::{
    Change, Exemption, Ground, Limit, Modifier, Price, Restriction, Rule, Turn, When,
};
use crate::shown::noun::{self, said};
use crate::texts::m;

/// A change as a part of a clause.
enum Part {
    /// Something the model has.
    Has(Arg),
    /// Something the model does or may do.
    Does(Arg),
    /// Something the model pays less or more for.
    Pays(Paying),
}

impl Page<'_> {
    /// A clause for the changes that go to the same models at the same time.
    pub(super) fn changes(&self, rule: &Rule) -> Vec<Arg> {
        if let Some(clause) = self.against_next(rule) {
            return vec![clause];
        }
        if let Some(clause) = self.one_of(rule) {
            return vec![clause];
        }
        let alike = |a: &Modifier, b: &Modifier| (&a.to, &a.when, a.limit) == (&b.to, &b.when, b.limit);
        rule.mods.chunk_by(alike).filter_map(|group| self.group(group, rule.uses)).collect()
    }

    fn group(&self, group: &[Modifier], uses: u8) -> Option<Arg> {
        let first = group.first()?;
        if let Change::Ground(kind) = first.change {
            return Some(self.ground(first, kind));
        }
        if uses > 0 && first.to.who == Who::Everybody {
            return self.firsts(group);
        }
        let kicks = self.kicks(group);
        let of_kicks = kicks.is_some();
        let exempt = if of_kicks { kicks_exempt } else { exempt };
        let who = kicks.unwrap_or_else(|| self.holders(&first.to));
        let times = Times::of(uses, first);
        let parts: Vec<Part> =
            group.iter().map(|each| part(self, &who, &each.change, times, exempt)).collect();
        let during = |when: &&When| !of_kicks && !is_implied(when, first);
        let when: Vec<Arg> = first.when.iter().filter(during).map(|when| self.when(when)).collect();
        let clause = predicate(who, &parts, super::who::row(when));
        let limit = if times == Times::Any { first.limit } else { Limit::Any };
        Some(limited(clause, limit, false))
    }

    /// "This for nothing, or that for nothing": several prices of which one use takes but one.
    fn one_of(&self, rule: &Rule) -> Option<Arg> {
        let once = |each: &Modifier| Times::of(rule.uses, each) == Times::Once;
        if rule.mods.len() < 2 || !rule.mods.iter().all(once) {
            return None;
        }
        let clauses = rule.mods.iter().filter_map(|each| self.group(std::slice::from_ref(each), rule.uses));
        super::joined(clauses.collect(), super::or)
    }

    /// "The first charge of one of your models …": a price that one model of the team pays, whichever comes first.
    fn firsts(&self, group: &[Modifier]) -> Option<Arg> {
        let clause =
            |each: &Modifier| Some(Paying::of(&each.change, Times::First)?.first(self.yours(&each.to)));
        super::joined(group.iter().filter_map(clause).collect(), super::and)
    }

    /// "The next enemy attack or character play": the same change against whatever of these comes next.
    fn against_next(&self, rule: &Rule) -> Option<Arg> {
        let first = rule.mods.first()?;
        let next = |each: &Modifier| {
            let same = (&each.change, &each.to) == (&first.change, &first.to);
            match each.when.as_slice() {
                [When::Attacked(by)] if same && by.as_slice() == [Filter::Enemy] => {
                    Some(said(m::GbtNextAttack))
                }
                [When::AgainstPlays(by)] if same && by.is_empty() => Some(said(m::GbtNextPlay)),
                _ => None,
            }
        };
        if rule.uses != 1 {
            return None;
        }
        let all: Option<Vec<Arg>> = rule.mods.iter().map(next).collect();
        let what = super::joined(all?, |first, rest| said(m::GbtOr { first, rest }))?;
        let who = self.holders(&first.to);
        let parts = [part(self, &who, &first.change, Times::Any, exempt)];
        Some(predicate(who, &parts, Some(said(m::GbtWNext { what }))))
    }

    /// Whether a clause of a rule tells by itself that the rule is used up.
    pub(super) fn tells_uses(&self, rule: &Rule) -> bool {
        let prices = |each: &Modifier| {
            let first = each.to.who == Who::Everybody && Paying::of(&each.change, Times::First).is_some();
            first || Times::of(rule.uses, each) != Times::Any
        };
        !rule.mods.is_empty() && (rule.mods.iter().all(prices) || self.against_next(rule).is_some())
    }

    /// The passes, Shots or kicks of a model, where the changes are about nothing else.
    fn kicks(&self, group: &[Modifier]) -> Option<Arg> {
        let first = group.first()?;
        let about = |each: &Modifier| {
            matches!(
                each.change,
                Change::Kick(..)
                    | Change::Exempt(Exemption::Interception | Exemption::Intervening | Exemption::Engaging)
            )
        };
        if !group.iter().all(about) {
            return None;
        }
        let who = self.holders(&first.to);
        match first.when.as_slice() {
            [When::Passing] => Some(said(m::GbtPassesOf { who })),
            [When::Shooting] => Some(said(m::GbtShotsOf { who })),
            [When::Kicking] => Some(said(m::GbtKicksOf { who })),
            _ => None,
        }
    }

    fn ground(&self, modifier: &Modifier, kind: Ground) -> Arg {
        let place = if self.is_area() { said(m::GbtOfArea) } else { self.within(self.area) };
        let ground = ground(kind);
        if modifier.to.who == Who::Everybody && modifier.to.side == Side::Any {
            return said(m::GbtCGround { ground, place });
        }
        said(m::GbtCGroundFor { ground, place, who: self.holders(&modifier.to) })
    }

    fn when(&self, when: &When) -> Arg {
        let who = |filters| self.someone(Side::Any, filters);
        let how = |filters| self.being(filters).unwrap_or_else(|| said(m::GbtOnAlways));
        match when {
            When::Attacking(filters) => said(m::GbtWAttacking { who: who(filters) }),
            When::Attacked(filters) => said(m::GbtWAttacked { who: who(filters) }),
            When::Charging(filters) => said(m::GbtWCharging { who: who(filters) }),
            When::Countering => said(m::GbtWCountering),
            When::Parting => said(m::GbtWParting),
            When::Advancing => said(m::GbtWAdvancing),
            When::Starting => said(m::GbtWStarting),
            When::AgainstPlays(filters) if filters.is_empty() => said(m::GbtWAgainstPlays),
            When::AgainstPlays(filters) => {
                said(m::GbtWAgainstPlaysOf { who: self.someone(Side::Enemy, filters) })
            }
            When::UsingPlay => said(m::GbtWUsingPlay),
            When::PlayingOn(filters) => said(m::GbtWPlayingOn { who: who(filters) }),
            When::Passing => said(m::GbtWPassing),
            When::PassingTo(filters) => said(m::GbtWPassingTo { who: who(filters) }),
            When::Shooting => said(m::GbtWShooting),
            When::Snapping => said(m::GbtWSnapping),
            When::Encouraging(filters) => said(m::GbtWEncouraging { who: who(filters) }),
            When::Kicking => said(m::GbtWKicking),
            When::InActivation => said(m::GbtWInActivation),
            When::Being(filters) => said(m::GbtWBeing { how: how(filters) }),
            When::BearerIs(filters) => said(m::GbtWBearer { who: self.bearer.clone(), how: how(filters) }),
        }
    }
}

/// Whether the change says by itself during what it counts.
fn is_implied(when: &When, modifier: &Modifier) -> bool {
    match when {
        When::Advancing => matches!(modifier.change, Change::Exempt(Exemption::Rough | Exemption::Burning)),
        When::Parting => matches!(modifier.change, Change::Exempt(Exemption::PartingIcons)),
        When::UsingPlay => Times::of(0, modifier) == Times::PerPlay,
        _ => false,
    }
}

/// A clause of parts: what is had in one list, what is paid alike in another.
fn predicate(who: Arg, parts: &[Part], when: Option<Arg>) -> Arg {
    let has = |part: &Part| matches!(part, Part::Has(_));
    let alike = |a: &Part, b: &Part| match (a, b) {
        (Part::Pays(a), Part::Pays(b)) => a.is_like(b),
        _ => has(a) && has(b),
    };
    let nouns = |run: &[Part]| -> Arg {
        let all = run.iter().map(|part| match part {
            Part::Has(what) | Part::Does(what) => what.clone(),
            Part::Pays(paying) => paying.what.clone(),
        });
        all.collect()
    };
    if parts.iter().all(has) {
        let changes = nouns(parts);
        return match when {
            Some(when) => said(m::GbtHasWhen { who, changes, when }),
            None => said(m::GbtHas { who, changes }),
        };
    }
    let verbs = parts.chunk_by(alike).map(|run| match run.first() {
        Some(Part::Pays(paying)) => paying.verb(who.clone(), nouns(run)),
        Some(Part::Does(verb)) => verb.clone(),
        Some(Part::Has(_)) | None => said(m::GbtHaving { who: who.clone(), changes: nouns(run) }),
    });
    let ops: Arg = verbs.collect();
    match when {
        Some(when) => said(m::GbtDoWhen { who, ops, when }),
        None => said(m::GbtDo { who, ops }),
    }
}

/// A change as something the model has or does.
fn part(
    page: &Page<'_>,
    who: &Arg,
    change: &Change,
    times: Times,
    exempt: fn(Arg, Exemption) -> Arg,
) -> Part {
    let who = who.clone();
    let has = |message| Part::Has(message);
    match *change {
        Change::Tac(n) => has(said(m::GbtCTac { n: signed(n) })),
        Change::Def(n) => has(said(m::GbtCDef { n: signed(n) })),
        Change::Arm(n) => has(said(m::GbtCArm { n: signed(n) })),
        Change::Mov(base, most) => has(said(m::GbtCMov { base: signed(base), most: signed(most) })),
        Change::Kick(dice, inches) => has(said(m::GbtCKick { dice: signed(dice), inches: signed(inches) })),
        Change::Inf(n) => has(said(m::GbtCInf { n: signed(n) })),
        Change::BaseInf(n) => has(said(m::GbtCBaseInf { n: signed(n) })),
        Change::Damage { plus, plays: false } => {
            has(said(m::GbtCDamage { n: signed(plus), count: size(plus) }))
        }
        Change::Damage { plus, plays: true } => {
            has(said(m::GbtCDamagePlays { n: signed(plus), count: size(plus) }))
        }
        Change::Taken(n) if n < 0 => Part::Does(said(m::GbtCTaken { who, n: size(n) })),
        Change::Taken(n) => Part::Does(said(m::GbtCTakenMore { who, n: size(n) })),
        Change::TakenAtMost(n) => Part::Does(said(m::GbtCTakenMost { who, n: n.into() })),
        Change::Influence(what, price) => Part::Pays(Paying::influence(what, price, times)),
        Change::Momentum(what, price) => Part::Pays(Paying::momentum(what, price, times)),
        Change::Grant(ref link) => has(said(m::GbtCGrant { ability: quoted(&link.id.get().name) })),
        Change::Exempt(what) => Part::Does(exempt(who, what)),
        Change::GoalWorth(n) => has(said(m::GbtCGoal { n: signed(n), count: size(n) })),
        Change::OutWorth(n) => Part::Does(said(m::GbtCOut { who, n: n.into() })),
        Change::Result(ref text) => has(said(m::GbtCResult { result: result(text) })),
        Change::Zone(n) => has(said(m::GbtCZone { n: n.into() })),
        Change::Reroll(0) => has(said(m::GbtCRerollAny)),
        Change::Reroll(n) => has(said(m::GbtCReroll { n: n.into() })),
        Change::GangingUp(n) => has(said(m::GbtCGanging { n: signed(n), count: size(n) })),
        Change::CrowdingOut(n) => has(said(m::GbtCCrowding { n: signed(n), count: size(n) })),
        Change::EngagesDown => has(said(m::GbtCEngagesDown)),
        Change::Restrict(Restriction::DirectlyTowards) => Part::Does(said(m::GbtCDirectlyTowards { who })),
        Change::Restrict(Restriction::Towards) => Part::Does(said(m::GbtCTowards { who })),
        Change::Restrict(Restriction::AttackOnlyBearer) => Part::Does(said(m::GbtCAttackOnly { who })),
        Change::PlayCost(n) => Part::Does(said(m::GbtCPlayCost { who, n: n.into() })),
        Change::PlayPrice(ref link, price) => {
            let ability = quoted(&link.id.get().name);
            Part::Does(match price {
                Price::Free => said(m::GbtCPlayFree { who, ability }),
                Price::Less(n) => said(m::GbtCPlayLess { who, ability, n: n.into() }),
                Price::More(n) => said(m::GbtCPlayMore { who, ability, n: n.into() }),
            })
        }
        Change::PlayDamage(ref link, n) => {
            has(said(m::GbtCPlayDamage { n: signed(n), ability: quoted(&link.id.get().name) }))
        }
        Change::Cover => has(said(m::GbtCCover)),
        Change::AnyDouble => has(said(m::GbtCAnyDouble)),
        Change::GoalGoesOn => Part::Does(said(m::GbtCGoalGoesOn { who })),
        Change::PrintedPool => Part::Does(said(m::GbtCPrintedPool { who })),
        Change::PlaysFrom(ref from) => Part::Does(said(m::GbtCPlaysFrom { who, from: page.those(from) })),
        Change::PlayRange(n) => has(said(m::GbtCPlayRange { n: signed(n) })),
        Change::AllMomentous => has(said(m::GbtCAllMomentous)),
        Change::NoMomentousDamage => Part::Does(said(m::GbtCNoMomentous { who })),
        Change::ConditionDamage => has(said(m::GbtCConditionDamage)),
        Change::NetHits(n) => has(said(m::GbtCNetHits { n: signed(n), count: size(n) })),
        Change::ShotNumber(n) => has(said(m::GbtCShotNumber { n: signed(n) })),
        Change::BothMove => Part::Does(said(m::GbtCBothMove { who })),
        Change::PlayDice(n) => has(said(m::GbtCPlayDice { n: signed(n), count: size(n) })),
        Change::Order(Turn::Next) => has(said(m::GbtCActsNext)),
        Change::Order(Turn::Last) => has(said(m::GbtCActsLast)),
        Change::Ground(kind) => has(ground(kind)),
    }
}

/// A playbook result by what it does.
fn result(text: &str) -> Arg {
    crate::catalog::play_result(text).map_or_else(|_| text.into(), |result| noun::result(&result).into())
}

/// How much, for the plural.
fn size(n: i8) -> Arg {
    n.unsigned_abs().into()
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

fn exempt(who: Arg, what: Exemption) -> Arg {
    match what {
        Exemption::Rough => said(m::GbtCExemptRough { who }),
        Exemption::Burning => said(m::GbtCExemptBurning { who }),
        Exemption::CrowdingOut => said(m::GbtCExemptCrowding { who }),
        Exemption::Engaging => said(m::GbtCExemptEngaging { who }),
        Exemption::Intervening => said(m::GbtCExemptIntervening { who }),
        Exemption::Interception => said(m::GbtCExemptInterception { who }),
        Exemption::PartingIcons => said(m::GbtCExemptIcons { who }),
        Exemption::Bases => said(m::GbtCExemptBases { who }),
        Exemption::Terrain => said(m::GbtCExemptTerrain { who }),
        Exemption::ReturnSide => said(m::GbtCExemptReturn { who }),
    }
}

/// What does not bind the kicks of a model.
fn kicks_exempt(who: Arg, what: Exemption) -> Arg {
    match what {
        Exemption::Interception => said(m::GbtCNotIntercepted { who }),
        _ => exempt(who, what),
    }
}
