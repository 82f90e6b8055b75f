//! The text of a card, made from the data of its abilities.
//!
//! Every part of the vocabulary has a fragment in `guild-ball-cards.ftl`; a text is a row of sentences. A clause begins in
//! lower case and gets its capital as a sentence.

mod change;
mod hook;
mod op;
mod who;

use words::{Arg, Message, m};

use super::noun::said;
use crate::effect::select::Who;
use crate::effect::vocabulary::{Ability, Aim, Given, Limit, Op, Range, Rule, Step, Trigger, Until, Used};

/// What fragments are about: by what words the bearer goes, the printed distance, and the names on the card.
#[derive(Clone)]
struct Page<'a> {
    ability: &'a Ability,
    bearer: Arg,
    area: u8,
    names: &'a [String],
}

/// The text of an ability with the distance and the names of its card.
pub(super) fn text(ability: &Ability, area: u8, names: &[String]) -> Message {
    let area = if area > 0 { area } else { ability.area };
    let page = Page { ability, bearer: said(m::GbtWhoThis), area, names };
    let mut clauses = ability.used.as_ref().map_or(Vec::new(), |used| page.used(used));
    let always = ability.rules.iter().filter(|rule| rule.until == Until::Always);
    clauses.extend(always.filter_map(|rule| page.rule(rule, rule.until)));
    if ability.used.as_ref().is_some_and(|used| used.ongoing) {
        let stays = ability.rules.iter().filter(|rule| rule.until == Until::Area);
        clauses.extend(stays.filter_map(|rule| page.rule(rule, rule.until)));
    }
    if clauses.is_empty() {
        clauses.push(said(m::GbtNothing));
    }
    let sentences = clauses.into_iter().map(|what| Message::from(m::GbtSentence { what }));
    sentences
        .rev()
        .reduce(|rest, first| m::GbtTwo { first: first.into(), rest: rest.into() }.into())
        .unwrap_or_else(|| Message::verbatim(""))
}

/// Clauses one after another.
fn joined(clauses: Vec<Arg>, join: fn(Arg, Arg) -> Arg) -> Option<Arg> {
    clauses.into_iter().rev().reduce(|rest, first| join(first, rest))
}

fn and(first: Arg, rest: Arg) -> Arg {
    said(m::GbtAnd { first, rest })
}

fn then(first: Arg, rest: Arg) -> Arg {
    said(m::GbtThen { first, rest })
}

impl Page<'_> {
    /// The sentences of how it is used and what it does then.
    fn used(&self, used: &Used) -> Vec<Arg> {
        let mut out: Vec<Arg> = self.aim(used).into_iter().collect();
        if let Some(how) = self.how(&used.when) {
            out.push(said(m::GbtUsable { who: self.bearer.clone(), how }));
        }
        if let Some(first) = used.bodies.first() {
            out.extend(self.steps(first, &used.bodies));
        }
        out.extend(used.ongoing.then(|| said(m::GbtStays)));
        out.extend(once(used.once));
        out
    }

    fn aim(&self, used: &Used) -> Option<Arg> {
        let range = match used.range {
            Range::Own => None,
            Range::Inches(inches) => {
                Some(said(m::GbtFWithin { bearer: self.bearer.clone(), inches: inches.into() }))
            }
            Range::Playbook => return Some(said(m::GbtPlaybookOnly)),
        };
        let who = match used.aim {
            Aim::Nothing => return None,
            Aim::Enemy => said(m::GbtWhoEnemy),
            Aim::Friend => said(m::GbtWhoFriend),
            Aim::Model => said(m::GbtWhoModel),
            Aim::Ball => said(m::GbtWhoBall),
            Aim::Area => said(m::GbtWhoSpot),
        };
        let hows: Vec<Arg> = range.into_iter().chain(self.hows(&used.only)).collect();
        let who = match who::row(hows) {
            Some(how) => said(m::GbtWhoHow { who, how }),
            None => who,
        };
        Some(said(m::GbtAim { who }))
    }

    /// The clauses of a body.
    fn steps(&self, body: &[Step], bodies: &[Vec<Step>]) -> Vec<Arg> {
        body.iter().flat_map(|step| self.step(step, bodies)).collect()
    }

    fn step(&self, step: &Step, bodies: &[Vec<Step>]) -> Vec<Arg> {
        let other = |number: u8| {
            let body = bodies.get(usize::from(number)).map_or(&[][..], Vec::as_slice);
            joined(self.steps(body, bodies), then).unwrap_or_else(|| said(m::GbtNothing))
        };
        match step {
            Step::Do(to, ops) => self.act(to.who, &self.those(to), ops),
            Step::Choose { from, may, opponent } => {
                let who = self.one(from);
                vec![match (opponent, may) {
                    (false, false) => said(m::GbtChoose { who }),
                    (false, true) => said(m::GbtChooseMay { who }),
                    (true, false) => said(m::GbtChooseOpponent { who }),
                    (true, true) => said(m::GbtChooseOpponentMay { who }),
                }]
            }
            Step::Mode { of, opponent } => {
                let modes: Arg = of.iter().map(|&number| other(number)).collect();
                vec![if *opponent { said(m::GbtModeOpponent { modes }) } else { said(m::GbtMode { modes }) }]
            }
            Step::Pay(given) => vec![match given {
                Given::Conditions(all) => said(m::GbtPayConditions { conditions: who::conditions(all) }),
                Given::Health(n) => said(m::GbtPayHealth { n: (*n).into() }),
                Given::Influence(n) => said(m::GbtPayInfluence { n: (*n).into() }),
                Given::Momentum(n) => said(m::GbtPayMomentum { n: (*n).into() }),
            }],
            Step::If(filters) => {
                let how = self.how(filters);
                how.map(|how| said(m::GbtIf { who: self.bearer.clone(), how })).into_iter().collect()
            }
            Step::EachPlayer(number) => vec![said(m::GbtEachPlayer { what: other(*number) })],
        }
    }

    /// What is done to a selection: the operations in one clause, and a clause for everything attached.
    fn act(&self, to: Who, who: &Arg, ops: &[Op]) -> Vec<Arg> {
        let verbs: Vec<Arg> = ops.iter().filter_map(|op| self.verb(who, op)).collect();
        let mut out = Vec::new();
        if !verbs.is_empty() {
            out.push(said(m::GbtDo { who: who.clone(), ops: Arg::All(verbs) }));
        }
        out.extend(ops.iter().filter_map(op::apart));
        for op in ops {
            let bearer = match to {
                Who::Bearer | Who::Target | Who::AttackTarget | Who::Subject | Who::Chosen | Who::Player => {
                    who.clone()
                }
                _ => said(m::GbtWhoThose),
            };
            match op {
                Op::Attach(number) => {
                    let rule = self.ability.rules.get(usize::from(*number));
                    let many = Self { bearer: who.clone(), ..self.clone() };
                    let page = if matches!(to, Who::Bearer) { self.clone() } else { many };
                    out.extend(rule.and_then(|rule| page.rule(rule, rule.until)));
                }
                Op::Install(link, until) => {
                    let ability = quoted(&link.id.get().name);
                    let what = said(m::GbtDo {
                        who: bearer.clone(),
                        ops: said(m::GbtOpInstall { who: bearer, ability }),
                    });
                    out.push(lasting(*until, what));
                }
                _ => {}
            }
        }
        out
    }

    /// A rule in force: its changes and triggers, and how long.
    fn rule(&self, rule: &Rule, until: Until) -> Option<Arg> {
        let mut clauses = self.changes(&rule.mods);
        clauses.extend(rule.triggers.iter().filter_map(|trigger| self.trigger(trigger)));
        let what = joined(clauses, and)?;
        let what = match rule.uses {
            0 => what,
            count => said(m::GbtUses { what, count: count.into() }),
        };
        Some(lasting(until, what))
    }

    fn trigger(&self, trigger: &Trigger) -> Option<Arg> {
        let hook = self.hook(trigger);
        let first = trigger.bodies.first()?;
        let what = joined(self.steps(first, &trigger.bodies), then)?;
        let clause = if trigger.may {
            said(m::GbtTriggerMay { hook, what })
        } else {
            said(m::GbtTrigger { hook, what })
        };
        Some(limited(clause, trigger.limit))
    }
}

/// With how often it may happen.
fn limited(what: Arg, limit: Limit) -> Arg {
    match once(limit) {
        Some(limit) => said(m::GbtLimited { what, limit }),
        None => what,
    }
}

fn once(limit: Limit) -> Option<Arg> {
    Some(match limit {
        Limit::Any => return None,
        Limit::Turn => said(m::GbtOnceTurn),
        Limit::First => said(m::GbtOnceFirst),
        Limit::Activation => said(m::GbtOnceActivation),
        Limit::Action => said(m::GbtOnceAction),
        Limit::Advance => said(m::GbtOnceAdvance),
        Limit::EachModel => said(m::GbtOnceEach),
        Limit::Game => said(m::GbtOnceGame),
    })
}

fn lasting(until: Until, what: Arg) -> Arg {
    match until {
        Until::Always => what,
        Until::Turn => said(m::GbtUntilTurn { what }),
        Until::Activation => said(m::GbtUntilActivation { what }),
        Until::Action => said(m::GbtUntilAction { what }),
        Until::Advance => said(m::GbtUntilAdvance { what }),
        Until::Plan => said(m::GbtUntilPlan { what }),
        Until::Game => said(m::GbtUntilGame { what }),
        Until::Area => said(m::GbtUntilArea { what }),
    }
}

/// The name of another ability.
fn quoted(name: &str) -> Arg {
    said(m::GbtQuoted { ability: name.replace('\'', "’").into() })
}

/// A figure with its sign.
fn signed(n: i8) -> Arg {
    let size = n.unsigned_abs();
    if n < 0 { format!("−{size}").into() } else { format!("+{size}").into() }
}
