//! The texts of abilities, Bonuses, Boons and Events, made from their operations.
//!
//! Every operation has a clause in `guild-master-effects.ftl`; a text is a frame, which says when and how often, around
//! a row of clauses.

mod deed;
mod dice;
mod noun;

use words::{Arg, Message};

use super::nouns::{fame, gold};
use crate::effect::{Ability, Boon, EventCard, Limit, Moon, Op, Ops, Part, When, Window, window};
use crate::texts::m;

/// Two amounts gained together.
fn gain(first: Arg, second: Arg) -> Arg {
    said(m::GmeGain { what: [first, second].into_iter().collect() })
}

/// A message as part of another.
fn said(message: impl Into<Message>) -> Arg {
    message.into().into()
}

/// What clauses depend on besides their operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Frame {
    /// Whether it holds all the time, else it is used once.
    always: bool,
    /// Which check it speaks of.
    check: Check,
    /// The phase of an ability, whose operations belong to windows of their own; others are used all together.
    phase: Option<Part>,
}

/// Which check a clause speaks of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Check {
    /// Any one of the Guild.
    One,
    /// The one that is being made.
    This,
    /// The one the clause before spoke of.
    Same,
}

impl Frame {
    const TOGETHER: Self = Self { always: false, check: Check::One, phase: None };
}

/// The text of an ability.
pub(super) fn ability(ability: &Ability) -> Message {
    let frame = Frame {
        always: ability.limit == Limit::Static,
        check: if ability.limit == Limit::Check { Check::This } else { Check::One },
        phase: Some(ability.phase),
    };
    let what = frame.clauses(ability.effects.list());
    let phase = phase(ability.phase);
    match (ability.limit, ability.moon) {
        (Limit::Static, moon) => m::GmeAbility { moon: self::moon(moon), phase, what }.into(),
        (Limit::Round, Moon::Every) => m::GmeAbilityEveryRound { phase, what }.into(),
        (limit, moon) => {
            let limit = if limit == Limit::Check { said(m::GmeLimitCheck) } else { said(m::GmeLimitRound) };
            m::GmeAbilityLimited { moon: self::moon(moon), phase, limit, what }.into()
        }
    }
}

/// The text of a Bonus, unless there is none.
pub(super) fn bonus(bonus: Ops) -> Option<Message> {
    let what = || Frame::TOGETHER.clauses(bonus.list());
    (!bonus.is_empty()).then(|| m::GmeBonus { what: what() }.into())
}

/// The text of a Boon.
pub(super) fn boon(boon: &Boon) -> Message {
    let check = if boon.window == Window::Check { Check::This } else { Check::One };
    let frame = Frame { check, ..Frame::TOGETHER };
    let window = match boon.window {
        Window::Plot => said(m::GmeWindowPlot),
        Window::Action => said(m::GmeWindowAction),
        Window::Before => said(m::GmeWindowBefore),
        Window::Check => said(m::GmeWindowCheck),
        Window::Hire => said(m::GmeWindowHire),
        Window::Recruit | Window::Recruited => said(m::GmeWindowRecruit),
    };
    m::GmeBoon { window, what: frame.clauses(boon.effects.list()) }.into()
}

/// The text of an Event.
pub(super) fn event(event: &EventCard) -> Message {
    let frame = Frame { always: event.when == When::Static, ..Frame::TOGETHER };
    let when = match event.when {
        When::Static => said(m::GmeWhenStatic),
        When::StartRound => said(m::GmeWhenStartRound),
        When::Reset => said(m::GmeWhenReset),
    };
    m::GmeEvent { when, what: frame.clauses(event.effects.list()) }.into()
}

/// What operations do, as a clause: for menus, and for those who design cards.
#[must_use]
pub fn say_ops(ops: &[Op]) -> Message {
    match Frame::TOGETHER.clauses(ops) {
        Arg::Message(message) => *message,
        _ => m::GmeNothing.into(),
    }
}

fn moon(moon: Moon) -> Arg {
    match moon {
        Moon::Half => said(m::GmeMoonHalf),
        Moon::Full => said(m::GmeMoonFull),
        Moon::Blood => said(m::GmeMoonBlood),
        Moon::Every => said(m::GmeMoonEvery),
    }
}

fn phase(phase: Part) -> Arg {
    match phase {
        Part::Plot => said(m::GmePhasePlot),
        Part::Action => said(m::GmePhaseAction),
    }
}

impl Frame {
    /// Clauses in a row. Those of different windows become available one by one, all for the same Order.
    fn clauses(self, ops: &[Op]) -> Arg {
        let (clause, last, rest) = match ops {
            [] => return said(m::GmeNothing),
            // Gold and Fame are gained in one breath.
            [Op::GainGold(n), last @ Op::GainFame(k), rest @ ..] => (gain(gold(*n), fame(*k)), last, rest),
            [Op::GainFame(n), last @ Op::GainGold(k), rest @ ..] => (gain(fame(*n), gold(*k)), last, rest),
            [first, rest @ ..] => (self.clause(first), first, rest),
        };
        let Some(next) = rest.first() else { return clause };
        let apart = self.phase.is_some_and(|phase| window(last, phase) != window(next, phase));
        let again = self.check == Check::One && window(last, Part::Action) == Window::Check && !apart;
        let rest = if again { Self { check: Check::Same, ..self } } else { self }.clauses(rest);
        if apart {
            said(m::GmeSameOrder { first: clause, rest })
        } else {
            said(m::GmeAnd { first: clause, rest })
        }
    }

    /// Several lists, of which one is resolved.
    fn either(self, options: &[Ops]) -> Arg {
        let each = options.iter().rev().map(|option| self.clauses(option.list()));
        each.reduce(|rest, first| said(m::GmeOr { first, rest })).unwrap_or_else(|| said(m::GmeNothing))
    }
}
