//! Gaining and spending momentum (GB-MOM-01 to -04, GB-RUL-16, -17).

use kernel::Seat;

use super::hooks::Happening;
use super::{Frame, Hooks, Table};
use crate::effect::Hook;
use crate::effect::layers::Deed;
use crate::effect::price::{self, Quote, Spend};
use crate::effect::vocabulary::Momentous;
use crate::event::{self, Event, Momentum};
use crate::model::{ModelId, ModelSet};
use crate::table::{self, BALL, Ball, GOAL_LINE, Phase};

/// Whether a team generates no MP now because of a ball behind its own goal line; judged at the instant of the
/// gain and in the Activation Phase only (GB-MOM-02 to -04, GB-RUL-16, -17).
#[must_use]
pub fn is_blocked(table: &table::Table, seat: Seat) -> bool {
    let behind = |at, radius: i32| table.depth(seat, at) - radius <= GOAL_LINE;
    table.phase == Phase::Activation
        && match table.ball {
            Ball::Away => false,
            Ball::Held(model) => {
                model.seat() == seat && behind(table.model(model).at, table.profile(model).base.0)
            }
            Ball::Free { at, by } => by == Some(seat) && behind(at, BALL.0),
        }
}

/// A team gains MP unless it is blocked.
pub(super) fn gain(desk: &mut Table<'_>, seat: Seat, mp: u8, why: Momentum) {
    if !is_blocked(desk.table(), seat) {
        grant(desk, seat, mp, why);
    }
}

/// A team gains MP of which it has been judged that it is not blocked.
pub(super) fn grant(desk: &mut Table<'_>, seat: Seat, mp: u8, why: Momentum) {
    if mp > 0 {
        desk.emit(Event::Momentum { seat, change: signed(mp), why });
    }
}

/// A team pays MP.
pub(super) fn pay(desk: &mut Table<'_>, seat: Seat, mp: u8, why: Momentum) {
    if mp > 0 {
        desk.emit(Event::Momentum { seat, change: -signed(mp), why });
    }
}

fn signed(mp: u8) -> i8 {
    i8::try_from(mp).unwrap_or(i8::MAX)
}

/// A model's team pays a price, and what the price uses up is used up.
pub(super) fn pay_quote(desk: &mut Table<'_>, model: ModelId, quote: Quote, why: Momentum) {
    pay(desk, model.seat(), quote.price, why);
    if quote.price > 0 && desk.table().effects.hooks.has(Hook::MpSpent) {
        desk.emit(Event::Spenders { models: desk.table().effects.spenders.with(model) });
    }
    spend(desk, quote);
}

/// What answers to MP that were spent since it was last looked.
pub(super) fn spent(desk: &mut Table<'_>) -> Option<Frame> {
    let models = desk.table().effects.spenders;
    if models.is_empty() {
        return None;
    }
    desk.emit(Event::Spenders { models: ModelSet::EMPTY });
    Hooks::open(desk.table(), &Happening { subjects: models, ..Happening::nobody(&[Hook::MpSpent]) })
}

/// What a price uses up is used up.
pub(super) fn spend(desk: &mut Table<'_>, quote: Quote) {
    for event in quote.used_up().flat_map(used_up).flatten() {
        desk.emit(event);
    }
}

/// The facts by which something a price uses up is used up.
fn used_up(spend: Spend) -> [Option<Event>; 2] {
    match spend {
        Spend::Use { id, rule, on, seat, mark } => {
            [Some(Event::spent(id, rule, on, seat)), mark.map(Event::Marked)]
        }
        Spend::Limit(mark) => [Some(Event::Marked(mark)), None],
    }
}

/// What reactions declared together cost: the second is quoted as if what the first uses up were gone (GB-RUL-52, GB-GPB-13).
#[must_use]
pub fn reactions_price(table: &table::Table, model: ModelId, counter: bool, stance: bool) -> u8 {
    let first = counter.then(|| quote(table, model, Momentous::CounterAttack));
    let second = |table: &table::Table| quote(table, model, Momentous::DefensiveStance).price;
    let second = match first.filter(|first| first.used_up().next().is_some()) {
        _ if !stance => 0,
        None => second(table),
        Some(first) => {
            let mut later = *table;
            let events = first.used_up().flat_map(used_up).flatten();
            events.for_each(|event| event::apply(&mut later, &event));
            second(&later)
        }
    };
    first.map_or(0, |first| first.price).saturating_add(second)
}

/// The price of a Shot (GB-KICK-07).
#[must_use]
pub fn shot_quote(table: &table::Table, kicker: ModelId) -> Quote {
    price::momentum(table, kicker, Momentous::Shot, Deed::kick(kicker, true), 1)
}

/// A model's team pays for a Shot.
pub(super) fn pay_shot(desk: &mut Table<'_>, kicker: ModelId) {
    let quote = shot_quote(desk.table(), kicker);
    pay_quote(desk, kicker, quote, Momentum::Shot);
}

/// The price of the encouragement of a friend.
#[must_use]
pub fn encourage_quote(table: &table::Table, model: ModelId, friend: ModelId) -> Quote {
    quote_during(table, model, Momentous::Encourage, Deed::encourage(model, friend))
}

/// The price of something momentous of a model outside any deed.
#[must_use]
pub fn quote(table: &table::Table, model: ModelId, what: Momentous) -> Quote {
    quote_during(table, model, what, Deed::NOTHING)
}

fn quote_during(table: &table::Table, model: ModelId, what: Momentous, deed: Deed) -> Quote {
    let base = match what {
        Momentous::SnapShot | Momentous::Encourage => 2,
        Momentous::PassAndMove
        | Momentous::Shot
        | Momentous::RunTheLength
        | Momentous::CounterAttack
        | Momentous::DefensiveStance
        | Momentous::Rest
        | Momentous::BonusTime
        | Momentous::Gliding
        | Momentous::Heroic
        | Momentous::AnyButShots => 1,
    };
    price::momentum(table, model, what, deed, base)
}
