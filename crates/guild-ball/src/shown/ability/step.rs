//! The steps of what is done.

use words::Arg;

use super::{Page, Told, and, joined, op, or, quoted, then, who};
use crate::effect::select::{Sel, Side, Who};
use crate::effect::vocabulary::{Aim, Given, Heading, Op, Step, Until, Where};
use crate::shown::noun::said;
use crate::texts::m;

impl Page<'_> {
    /// The clauses of a body.
    pub(super) fn steps(&self, body: &[Step], bodies: &[Vec<Step>]) -> Vec<Arg> {
        body.iter().flat_map(|step| self.step(step, body, bodies)).collect()
    }

    fn step(&self, step: &Step, body: &[Step], bodies: &[Vec<Step>]) -> Vec<Arg> {
        let other = |page: &Self, number: u8| {
            let body = bodies.get(usize::from(number)).map_or(&[][..], Vec::as_slice);
            joined(page.steps(body, bodies), then).unwrap_or_else(|| said(m::GbtNothing))
        };
        match step {
            Step::Do(to, ops) => self.only_if(to, self.act(to, ops, self.side(to.who, body))),
            Step::Choose { from, may, opponent } => vec![self.choice(from, *may, *opponent)],
            // One of the choices is to do all of this anew.
            Step::Mode { of, .. } if of.iter().any(|&number| is_body(number, body, bodies)) => {
                vec![said(m::GbtRepeat)]
            }
            Step::Mode { of, opponent } => {
                let all = of.iter().map(|&number| other(self, number)).collect();
                let modes = joined(all, or).unwrap_or_else(|| said(m::GbtNothing));
                vec![if *opponent { said(m::GbtModeOpponent { modes }) } else { said(m::GbtMode { modes }) }]
            }
            Step::Pay(given) => vec![match given {
                Given::Conditions(all) => said(m::GbtPayConditions { conditions: who::conditions(all) }),
                Given::Health(n) => said(m::GbtPayHealth { n: (*n).into() }),
                Given::Influence(n) => said(m::GbtPayInfluence { n: (*n).into() }),
                Given::Momentum(n) => said(m::GbtPayMomentum { n: (*n).into() }),
            }],
            Step::If(filters) => {
                let how = self.being(filters);
                how.map(|how| said(m::GbtIf { who: self.bearer.clone(), how })).into_iter().collect()
            }
            Step::Marker(link, inches, remove) => {
                let (ability, inches) = (quoted(&link.id.get().name), Arg::from(*inches));
                vec![if *remove {
                    said(m::GbtPayMarker { ability, inches })
                } else {
                    said(m::GbtPickMarker { ability, inches })
                }]
            }
            Step::Each(each, number) => {
                vec![said(m::GbtForEach { each: self.those(each), what: other(self, *number) })]
            }
            Step::Area(link, inches) => {
                let (ability, inches) = (quoted(&link.id.get().name), Arg::from(*inches));
                vec![said(m::GbtPickArea { ability, inches })]
            }
            Step::EachPlayer(number) => {
                let page = Self { told: Told::Each, ..self.clone() };
                vec![said(m::GbtEachPlayer { what: other(&page, *number) })]
            }
        }
    }

    /// What is done to one model already told of only if something holds of it.
    fn only_if(&self, to: &Sel, done: Vec<Arg>) -> Vec<Arg> {
        let told = matches!(to.who, Who::Target | Who::AttackTarget | Who::Subject | Who::Chosen);
        let how = if told { self.being(&to.only) } else { None };
        match how {
            Some(how) => {
                let who = self.those(to);
                joined(done, and).map(|what| said(m::GbtOnlyIf { who, how, what })).into_iter().collect()
            }
            None => done,
        }
    }

    /// Who picks, and whom.
    pub(super) fn choice(&self, from: &Sel, may: bool, opponent: bool) -> Arg {
        let theirs = opponent && who::side_of(&from.only, from.side) == Side::Enemy;
        let who = if theirs { self.theirs(from) } else { self.one(from) };
        match (opponent, may) {
            (false, false) if self.told == Told::Each => said(m::GbtEachChoose { who }),
            (false, true) if self.told == Told::Each => said(m::GbtEachChooseMay { who }),
            (false, false) => said(m::GbtChoose { who }),
            (false, true) => said(m::GbtChooseMay { who }),
            (true, false) => said(m::GbtChooseOpponent { who }),
            (true, true) => said(m::GbtChooseOpponentMay { who }),
        }
    }

    /// Of which side the models of a step may be, where they may be enemies of the player whose effect it is.
    fn side(&self, who: Who, body: &[Step]) -> Side {
        let aim = self.ability.used.as_ref().map_or(Aim::Nothing, |used| used.aim);
        let chosen = body.iter().rev().find_map(|step| match step {
            Step::Choose { from, .. } => Some(who::side_of(&from.only, from.side)),
            _ => None,
        });
        match (who, aim) {
            (Who::Target, Aim::Model) => Side::Any,
            (Who::Target, Aim::Enemy) => Side::Enemy,
            (Who::Chosen, _) => chosen.unwrap_or(Side::Friend),
            _ => Side::Friend,
        }
    }

    /// What is done to a selection: the operations in one clause, and a clause for everything attached.
    pub(super) fn act(&self, to: &Sel, ops: &[Op], side: Side) -> Vec<Arg> {
        let own: Vec<Op> = ops.iter().filter(|op| !is_moved(op, side)).cloned().collect();
        let who = match to.who {
            // It may be put back where it stands.
            Who::Bearer if own.iter().all(|op| matches!(op, Op::Place(Where::Within(_)))) => {
                said(m::GbtWhoMay { who: self.bearer.clone() })
            }
            _ => self.those(to),
        };
        let mut out: Vec<Arg> = self.clause(&who, &own).into_iter().collect();
        out.extend(ops.iter().filter(|op| is_moved(op, side)).filter_map(|op| self.moved(to, op, side)));
        out.extend(ops.chunk_by(|a, b| a == b).filter_map(|ops| op::apart(self, ops)));
        out.extend(self.attached(to, &self.those_now(to), ops));
        out
    }

    /// The operations that have verbs, in one clause.
    pub(super) fn clause(&self, who: &Arg, ops: &[Op]) -> Option<Arg> {
        let verbs = self.verbs(who, ops);
        (!verbs.is_empty()).then(|| said(m::GbtDo { who: who.clone(), ops: Arg::All(verbs) }))
    }

    /// A dodge of a model that is not of the player who moves it.
    fn moved(&self, to: &Sel, op: &Op, side: Side) -> Option<Arg> {
        let Op::Dodge(inches, _) = *op else { return None };
        let (who, inches) = (self.those(to), inches.into());
        let form: Arg = if self.told == Told::Each { "each" } else { "you" }.into();
        Some(match side {
            Side::Any => said(m::GbtOpDodgeEither { form, who, inches }),
            Side::Friend | Side::Enemy => said(m::GbtOpDodgeEnemy { form, who, inches }),
        })
    }

    /// What is attached, that which lasts equally long in one clause.
    pub(super) fn attached(&self, to: &Sel, who: &Arg, ops: &[Op]) -> Vec<Arg> {
        let all: Vec<(Until, Arg)> = ops.iter().filter_map(|op| self.attaches(to.who, who, op)).collect();
        let same = all.chunk_by(|a, b| a.0 == b.0);
        let clause = |run: &[(Until, Arg)]| {
            let until = run.first()?.0;
            let what = joined(run.iter().map(|(_, what)| what.clone()).collect(), and)?;
            Some(self.lasting(until, what, to.who == Who::Pulse))
        };
        same.filter_map(clause).collect()
    }

    fn attaches(&self, to: Who, who: &Arg, op: &Op) -> Option<(Until, Arg)> {
        match op {
            Op::Attach(number) => {
                let rule = self.ability.rules.get(usize::from(*number))?;
                let bearer = if to == Who::Bearer { self.bearer.clone() } else { who.clone() };
                let page = Self { bearer, ..self.clone() };
                Some((rule.until, page.in_force(rule)?))
            }
            Op::Install(link, until) => {
                let ability = quoted(&link.id.get().name);
                let ops = said(m::GbtOpInstall { who: who.clone(), ability });
                Some((*until, said(m::GbtDo { who: who.clone(), ops })))
            }
            _ => None,
        }
    }
}

/// Whether the body of this number is the one being told.
fn is_body(number: u8, body: &[Step], bodies: &[Vec<Step>]) -> bool {
    bodies.get(usize::from(number)).is_some_and(|other| other == body)
}

/// Whether the player moves a model with a dodge that may be an enemy.
fn is_moved(op: &Op, side: Side) -> bool {
    side != Side::Friend && matches!(op, Op::Dodge(_, Heading::Free))
}
