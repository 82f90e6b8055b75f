//! The text of a card, made from the data of its abilities.
//!
//! Every part of the vocabulary has a fragment in `guild-ball-cards.ftl` or `guild-ball-deeds.ftl`; a text is a row of sentences. A clause begins in
//! lower case and gets its capital as a sentence.

mod change;
mod hook;
mod op;
mod price;
mod reminder;
mod step;
mod trigger;
mod who;

use words::{Arg, Message};

use super::noun::said;
use crate::effect::select::{Sel, Side, Who};
use crate::effect::vocabulary::{Ability, Aim, Limit, Range, Rule, Step, Until, Used};
use crate::texts::m;

/// What fragments are about: by what words the bearer goes, the printed distance, and the names on the card.
#[derive(Clone)]
struct Page<'a> {
    ability: &'a Ability,
    bearer: Arg,
    area: u8,
    names: &'a [String],
    /// How long that lasts which the fragment is part of.
    within: Option<Until>,
    told: Told,
}

/// To whom a text speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Told {
    /// The player whose ability it is: "you", "friendly models".
    You,
    /// Each player, who is named first.
    Each,
    /// Nobody: of what each player has chosen, and so of whose models are meant.
    Chosen,
}

/// The text of an ability with the distance and the names of its card.
pub(super) fn text(ability: &Ability, area: u8, names: &[String]) -> Message {
    let area = if area > 0 { area } else { ability.area };
    let page = Page { ability, bearer: said(m::GbtWhoThis), area, names, within: None, told: Told::You };
    let mut clauses = match &ability.used {
        Some(used) => page.used(used),
        None => page.laid(),
    };
    clauses.extend(page.rules(Until::Always));
    if clauses.is_empty() {
        clauses.push(said(m::GbtNothing));
    }
    let sentences = clauses.into_iter().map(|what| Message::from(m::GbtSentence { what }));
    let all: Vec<Message> = sentences.chain(reminder::reminders(ability)).collect();
    all.into_iter()
        .rev()
        .reduce(|rest, first| m::GbtTwo { first: first.into(), rest: rest.into() }.into())
        .unwrap_or_else(|| Message::verbatim(""))
}

/// What one of the effects does between which an ability lets somebody choose; `modes` are all of them, a bit each.
pub(super) fn mode(ability: &Ability, modes: u8, number: u8) -> Option<Message> {
    let page = Page {
        ability,
        bearer: said(m::GbtWhoThis),
        area: ability.area,
        names: &[],
        within: None,
        told: Told::You,
    };
    let used = ability.used.iter().map(|used| &used.bodies);
    let fired = ability.rules.iter().flat_map(|rule| &rule.triggers).map(|trigger| &trigger.bodies);
    let all = |of: &[u8]| of.iter().fold(0, |bits, mode| bits | 1 << mode);
    let offers = |step: &Step| matches!(step, Step::Mode { of, .. } if all(of) == modes);
    let bodies = used.chain(fired).find(|bodies| bodies.iter().flatten().any(offers))?;
    let what = joined(page.steps(bodies.get(usize::from(number))?, bodies), then)?;
    Some(m::GbtSentence { what }.into())
}

/// Clauses one after another.
fn joined(clauses: Vec<Arg>, join: fn(Arg, Arg) -> Arg) -> Option<Arg> {
    clauses.into_iter().rev().reduce(|rest, first| join(first, rest))
}

fn and(first: Arg, rest: Arg) -> Arg {
    said(m::GbtAnd { first, rest })
}

fn or(first: Arg, rest: Arg) -> Arg {
    said(m::GbtOr { first, rest })
}

fn then(first: Arg, rest: Arg) -> Arg {
    said(m::GbtThen { first, rest })
}

impl Page<'_> {
    /// The sentences of how it is used and what it does then.
    fn used(&self, used: &Used) -> Vec<Arg> {
        let mut out: Vec<Arg> = self.aim(used).into_iter().collect();
        if let Some(from) = &used.from {
            out.push(said(m::GbtRangeFrom { who: self.those(from) }));
        }
        if used.further > 0 {
            out.push(said(m::GbtFurtherAreas { n: (used.further + 1).into() }));
        }
        if let Some(how) = self.being(&used.when) {
            out.push(said(m::GbtUsable { who: self.bearer.clone(), how }));
        }
        if let Some(first) = used.bodies.first() {
            out.extend(self.steps(first, &used.bodies));
        }
        if let Some(body) = used.after.and_then(|body| used.bodies.get(usize::from(body))) {
            out.extend(self.steps(body, &used.bodies));
        }
        if used.ongoing {
            out.push(said(m::GbtStays));
            out.extend(self.rules(Until::Area));
        }
        out.extend(once(used.once));
        out
    }

    /// What the markers and tokens do that other abilities put down.
    fn laid(&self) -> Vec<Arg> {
        let marker = Self { bearer: said(m::GbtThisMarker), ..self.clone() };
        let token = Self { bearer: said(m::GbtWhoToken), ..self.clone() };
        let held = self.ability.rules.iter().filter(|rule| rule.until == Until::Out);
        let mut out = marker.rules(Until::Marker);
        out.extend(held.filter_map(|rule| token.in_force(rule)));
        out
    }

    /// The sentences of the rules that last so long.
    fn rules(&self, until: Until) -> Vec<Arg> {
        let those = self.ability.rules.iter().filter(|rule| rule.until == until);
        those.filter_map(|rule| self.rule(rule)).collect()
    }

    fn aim(&self, used: &Used) -> Option<Arg> {
        let range = match used.range {
            Range::Own => None,
            Range::Inches(inches) => Some(self.within(inches)),
            Range::Playbook => {
                return Some(match self.being(&used.only) {
                    Some(how) => said(m::GbtPlaybookIf { how }),
                    None => said(m::GbtPlaybookOnly),
                });
            }
        };
        let from = |side| Sel { who: Who::Everybody, side, only: used.only.clone() };
        let who = match used.aim {
            Aim::Nothing => return None,
            Aim::Enemy => self.one(&from(Side::Enemy)),
            Aim::Friend => self.one(&from(Side::Friend)),
            Aim::Model => self.one(&from(Side::Any)),
            Aim::Ball => self.with(said(m::GbtWhoBall), &used.only, false),
            Aim::EnemyOrBall => self.with(said(m::GbtWhoEnemyOrBall), &used.only, false),
            Aim::Area => self.with(said(m::GbtWhoSpot), &used.only, false),
        };
        let who = match range {
            Some(how) => said(m::GbtWhoHow { who, how }),
            None => who,
        };
        Some(said(m::GbtAim { who }))
    }

    /// A rule in force: its changes and triggers, and how long.
    fn rule(&self, rule: &Rule) -> Option<Arg> {
        Some(self.lasting(rule.until, self.in_force(rule)?, false))
    }

    /// The changes and triggers of a rule, and how often.
    fn in_force(&self, rule: &Rule) -> Option<Arg> {
        let page = Self { within: Some(rule.until), ..self.clone() };
        let mut clauses = page.changes(rule);
        clauses.extend(page.triggers(rule));
        let what = joined(clauses, and)?;
        Some(match rule.uses {
            0 => what,
            _ if page.tells_uses(rule) || page.fires_once(rule) => what,
            count => said(m::GbtUses { what, count: count.into() }),
        })
    }

    /// Something that lasts, unless what it is part of lasts as long; told before it, or after it where it is part of
    /// something or its models are fixed at once.
    fn lasting(&self, until: Until, what: Arg, after: bool) -> Arg {
        if self.within == Some(until) {
            return what;
        }
        let after = after || self.told == Told::Each || self.within.is_some();
        let form: Arg = if after { "after" } else { "before" }.into();
        match until {
            Until::Always => what,
            Until::Turn => said(m::GbtUntilTurn { form, what }),
            Until::Activation => said(m::GbtUntilActivation { form, what }),
            Until::Action => said(m::GbtUntilAction { form, what }),
            Until::Advance => said(m::GbtUntilAdvance { form, what }),
            Until::Plan => said(m::GbtUntilPlan { form, what }),
            Until::Game => said(m::GbtUntilGame { form, what }),
            Until::Area => said(m::GbtUntilArea { form, what }),
            Until::Marker => said(m::GbtUntilMarker { form, what }),
            Until::Out => said(m::GbtUntilOut { form, what }),
        }
    }

    /// Whether what is told is about the area on the pitch.
    fn is_area(&self) -> bool {
        self.within == Some(Until::Area)
    }
}

/// With how often it may happen, and whether to each model only once.
fn limited(what: Arg, limit: Limit, marks: bool) -> Arg {
    let model = marks.then(|| said(m::GbtOnceModel));
    match joined(once(limit).into_iter().chain(model).collect(), and) {
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
        Limit::Thrice => said(m::GbtOnceThrice),
        Limit::Action => said(m::GbtOnceAction),
        Limit::Advance => said(m::GbtOnceAdvance),
        Limit::EachModel => said(m::GbtOnceEach),
        Limit::Game => said(m::GbtOnceGame),
    })
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
