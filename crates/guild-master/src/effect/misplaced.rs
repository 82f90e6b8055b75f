//! Operations that stand where the vocabulary does not admit them.

use super::{Ability, Boon, EventCard, Limit, Op, Ops, Part, Place, Window, places, window};

/// Every operation of a list, those within others included.
#[must_use]
pub fn every(ops: Ops) -> Vec<Op> {
    let inner = |op: &Op| -> Vec<Op> {
        match *op {
            Op::Retire { then, .. } => every(then),
            Op::Choose(options) => options.iter().flat_map(|&option| every(option)).collect(),
            Op::If { then, otherwise, .. } => [then, otherwise].into_iter().flat_map(every).collect(),
            _ => Vec::new(),
        }
    };
    ops.list().iter().flat_map(|op| [vec![*op], inner(op)].concat()).collect()
}

const fn place(window: Window) -> Place {
    match window {
        Window::Plot => Place::Plot,
        Window::Action => Place::Action,
        Window::Before => Place::Before,
        Window::Check => Place::Check,
        Window::Hire => Place::Hire,
        Window::Recruit | Window::Recruited => Place::Recruit,
    }
}

fn first(ops: Ops, allowed: impl Fn(&Op) -> [Place; 2]) -> Option<Op> {
    every(ops).into_iter().find(|op| !allowed(op).iter().any(|place| places(op).contains(place)))
}

/// The first one of an ability. What is used once may have static operations, which last for its Order.
#[must_use]
pub fn in_ability(ability: &Ability) -> Option<Op> {
    first(ability.effects, |op| match (ability.limit, ability.phase) {
        (Limit::Static, _) => [Place::Static; 2],
        (_, Part::Plot) => [Place::Plot; 2],
        (_, Part::Action) => [place(window(op, Part::Action)), Place::Static],
    })
}

/// The first one of a Bonus.
#[must_use]
pub fn in_bonus(bonus: Ops) -> Option<Op> {
    first(bonus, |_| [Place::Bonus; 2])
}

/// The first one of a Boon.
#[must_use]
pub fn in_boon(boon: &Boon) -> Option<Op> {
    first(boon.effects, |_| [place(boon.window), Place::Static])
}

/// The first one of an Event.
#[must_use]
pub fn in_event(event: &EventCard) -> Option<Op> {
    first(event.effects, |_| [Place::Event; 2])
}
