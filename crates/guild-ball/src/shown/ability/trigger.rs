//! What fires, and what happens then.

use words::Arg;

use super::{Page, and, joined, limited, then};
use crate::effect::hook::Hook;
use crate::effect::select::{Filter, Side, Who};
use crate::effect::vocabulary::{Op, Rule, Step, Trigger};
use crate::shown::noun::said;
use crate::texts::m;

impl Page<'_> {
    /// The clauses of what fires; moments at which the same happens make one clause.
    pub(super) fn triggers(&self, rule: &Rule) -> Vec<Arg> {
        let alike = |a: &Trigger, b: &Trigger| (a.may, a.limit, &a.bodies) == (b.may, b.limit, &b.bodies);
        let run = |run: &[Trigger]| match self.together(run, rule.uses) {
            Some(clause) => vec![clause],
            None => run.iter().filter_map(|trigger| self.trigger(trigger, rule.uses)).collect(),
        };
        rule.triggers.chunk_by(alike).flat_map(run).collect()
    }

    /// Whether the words of what fires tell that it does so once: the next activation, or the first model to activate.
    pub(super) fn fires_once(&self, rule: &Rule) -> bool {
        let once = |trigger: &Trigger| match trigger.on {
            Hook::ActStart | Hook::ActEnd => rule.uses == 1,
            _ => self.together(std::slice::from_ref(trigger), rule.uses).is_some(),
        };
        rule.mods.is_empty() && rule.triggers.iter().all(once)
    }

    /// "A model that does this, or does that, suffers it": moments of one model at which the same happens to it.
    fn together(&self, run: &[Trigger], uses: u8) -> Option<Arg> {
        let first = run.first()?;
        let [Step::Do(to, ops)] = first.bodies.first()?.as_slice() else { return None };
        let plain = |trigger: &Trigger| !trigger.may && trigger.when.is_empty();
        if to.who != Who::Subject || !run.iter().all(plain) {
            return None;
        }
        let who = if run.len() == 1 { first_active(first, uses)? } else { self.who_does(run)? };
        let done = self.clause(&who, ops).into_iter().chain(self.attached(to, &who, ops));
        let clause = limited(joined(done.collect(), and)?, first.limit, false);
        let initiative = first.about.contains(&Filter::HasInitiative);
        Some(if initiative { said(m::GbtIfInitiative { what: clause }) } else { clause })
    }

    /// A model that does one of several things.
    fn who_does(&self, run: &[Trigger]) -> Option<Arg> {
        let side = |trigger: &Trigger| super::who::side_of(&trigger.about, side_at(trigger.on));
        let first = run.first()?;
        if run.iter().any(|trigger| side(trigger) != side(first)) {
            return None;
        }
        let mut told = false;
        let mut deeds = Vec::new();
        for trigger in run {
            let deed = match trigger.on {
                Hook::AdvStart => said(m::GbtDoesAdvStart),
                Hook::ActEndAny | Hook::ActEndEnemy => said(m::GbtDoesActEnd),
                Hook::Enter => self.entering(trigger, told),
                _ => return None,
            };
            told |= trigger.about.contains(&Filter::InAura);
            deeds.push(self.with(deed, &trigger.about, false));
        }
        let deeds = joined(deeds, |first, rest| said(m::GbtDoesOr { first, rest }))?;
        Some(said(m::GbtWhoDoes { who: self.someone(side(first), &[]), deeds }))
    }

    fn trigger(&self, trigger: &Trigger, uses: u8) -> Option<Arg> {
        let hook = self.hook(trigger, uses == 1);
        let body = trigger.bodies.first()?;
        let marks = body.iter().any(|step| matches!(step, Step::Do(_, ops) if ops.contains(&Op::Mark)));
        let clause = match self.voluntary(trigger, body) {
            Some(what) => said(m::GbtTrigger { hook, what }),
            None => {
                let what = joined(self.steps(body, &trigger.bodies), then)?;
                if trigger.may {
                    said(m::GbtTriggerMay { hook, what })
                } else {
                    said(m::GbtTrigger { hook, what })
                }
            }
        };
        Some(limited(clause, trigger.limit, marks))
    }

    /// A body the player may leave, with "may" in its first clause.
    fn voluntary(&self, trigger: &Trigger, body: &[Step]) -> Option<Arg> {
        let (first, rest) = body.split_first()?;
        let bodies = &trigger.bodies;
        match (first, rest) {
            (Step::Choose { from, may, opponent: false }, [Step::Do(to, ops)])
                if (trigger.may || *may) && to.who == Who::Chosen && ops.iter().all(is_told) =>
            {
                self.clause(&said(m::GbtWhoMay { who: self.any(from) }), ops)
            }
            (Step::Choose { from, may: false, opponent: false }, _) if trigger.may => {
                let clauses = std::iter::once(self.choice(from, true, false));
                joined(clauses.chain(self.steps(rest, bodies)).collect(), then)
            }
            (Step::Do(to, ops), _) if trigger.may && to.who == Who::Bearer && ops.iter().all(is_told) => {
                let may = self.clause(&said(m::GbtWhoMay { who: self.bearer.clone() }), ops);
                joined(may.into_iter().chain(self.steps(rest, bodies)).collect(), then)
            }
            _ => None,
        }
    }
}

/// The first friendly model to activate, where only that one is meant.
fn first_active(trigger: &Trigger, uses: u8) -> Option<Arg> {
    let only = trigger.about.iter().all(|filter| matches!(filter, Filter::Friend | Filter::HasInitiative));
    (uses == 1 && only && trigger.on == Hook::ActStartFriend).then(|| said(m::GbtWhoFirstActive))
}

/// Whether a clause with a verb tells an operation.
const fn is_told(op: &Op) -> bool {
    !matches!(
        op,
        Op::Attach(_)
            | Op::Install(..)
            | Op::RemoveBall
            | Op::PlaceBall(_)
            | Op::TurnGround(_)
            | Op::LayArea(_)
            | Op::MoveArea(_)
            | Op::RemoveArea
            | Op::TheirMomentum(_)
            | Op::TakeMomentum
            | Op::TheirPoints(_)
            | Op::BringBack(_)
            | Op::Custom(_)
    )
}

/// The side of the model a moment is about.
const fn side_at(hook: Hook) -> Side {
    match hook {
        Hook::ActStartFriend | Hook::AdvEndFriend | Hook::OutFriend => Side::Friend,
        Hook::ActStartEnemy
        | Hook::ActEndEnemy
        | Hook::AdvEndEnemy
        | Hook::DodgeEndEnemy
        | Hook::OutEnemy => Side::Enemy,
        _ => Side::Any,
    }
}
