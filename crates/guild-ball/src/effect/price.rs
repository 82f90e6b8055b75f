//! What actions cost in influence and momentous abilities in momentum, with everything in force that changes it.

use super::force::Force;
use super::layers::{Deed, each_modifier};
use super::library::AbilityId;
use super::touch::Touch;
use super::vocabulary::{Act, Change, Limit, Momentous, Paid, Price, Until};
use crate::event::Movement;
use crate::model::ModelId;
use crate::pool::Strike;
use crate::table::Table;

/// A price, and what is used up by paying it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quote {
    /// How much.
    pub price: u8,
    /// What is used up.
    pub spends: Option<Spend>,
}

/// Something a price uses up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spend {
    /// One use of something attached.
    Use {
        /// The ability.
        id: AbilityId,
        /// The number of its rule.
        rule: u8,
        /// On whom.
        on: Option<ModelId>,
    },
    /// A limited ability.
    Limit {
        /// The ability.
        id: AbilityId,
        /// How long the use counts.
        until: Until,
    },
}

/// What an action of a model costs in influence.
#[must_use]
pub fn influence(table: &Table, model: ModelId, what: Paid, on: Option<ModelId>, base: u8) -> Quote {
    let act = match what {
        Paid::Play => Act::Play,
        Paid::Charge => Act::Advance(Movement::Charge),
        Paid::Sprint => Act::Advance(Movement::Sprint),
        Paid::Kick | Paid::Pass => Act::Pass,
        Paid::Shot => Act::Shot,
        Paid::Attack => Act::Attack(Strike::Attack),
    };
    let deed = Deed { act, by: Some(model), on };
    let fits = |change: &Change| match change {
        Change::Influence(Paid::Kick, price) if matches!(what, Paid::Pass | Paid::Shot) => Some(*price),
        Change::Influence(of, price) if *of == what => Some(*price),
        _ => None,
    };
    quote(table, Touch::Influence, model, deed, base, fits)
}

/// What a momentous ability of a model costs in momentum.
#[must_use]
pub fn momentum(table: &Table, model: ModelId, what: Momentous, deed: Deed, base: u8) -> Quote {
    let shots = matches!(what, Momentous::Shot | Momentous::SnapShot);
    let fits = |change: &Change| match change {
        Change::Momentum(Momentous::AnyButShots, price) if !shots => Some(*price),
        Change::Momentum(of, price) if *of == what => Some(*price),
        _ => None,
    };
    quote(table, Touch::price(what), model, deed, base, fits)
}

/// Standing changes first; then, if there is still something to pay, one that is used up by it. Nobody is asked whether to
/// take it: what waives or lowers the first payment of its kind (Cool Head, Full-Back, Keep Your Chin Up!) is gone with that
/// payment anyway, and what may be used once (Poised, Bag of Coffers, Breach!) ends with the turn or the activation unused, so
/// paying instead never leaves more. Where several would do, the one that is good for least else goes first: what a model
/// has before what its team has, so that Cool Head is kept as long as no MP would be spent.
fn quote(
    table: &Table,
    touch: Touch,
    model: ModelId,
    deed: Deed,
    base: u8,
    fits: impl Fn(&Change) -> Option<Price>,
) -> Quote {
    let mut price = i32::from(base);
    let mut limited: Option<(Price, bool, Spend)> = None;
    let counts = |change: &Change| fits(change).is_some();
    each_modifier(table, touch, (model, deed), counts, |force, modifier| {
        let Some(change) = fits(&modifier.change) else { return };
        match spend(table, force, modifier.limit, model) {
            Usable::Always => price = changed(price, change),
            Usable::By(spend) => {
                let key = |change: Price, team: bool| (changed(i32::from(base), change), team);
                let team = force.bearer.is_none();
                if limited.is_none_or(|(other, of, _)| key(change, team) < key(other, of)) {
                    limited = Some((change, team, spend));
                }
            }
            Usable::Not => {}
        }
    });
    let price = price.clamp(0, 255);
    match limited.map(|(change, _, spends)| (changed(price, change).max(0), spends)) {
        Some((lower, spends)) if lower < price => Quote { price: lower as u8, spends: Some(spends) },
        _ => Quote { price: price as u8, spends: None },
    }
}

fn changed(price: i32, change: Price) -> i32 {
    match change {
        Price::Free => 0,
        Price::Less(less) => price - i32::from(less),
        Price::More(more) => price + i32::from(more),
    }
}

enum Usable {
    Always,
    By(Spend),
    Not,
}

fn spend(table: &Table, force: &Force, limit: Limit, model: ModelId) -> Usable {
    if force.attached && force.rule.uses > 0 {
        return Usable::By(Spend::Use { id: force.id, rule: force.number, on: force.bearer });
    }
    let Some(until) = limit.until() else { return Usable::Always };
    if table.effects.is_used(force.id, Some(model), model.seat(), until) {
        Usable::Not
    } else {
        Usable::By(Spend::Limit { id: force.id, until })
    }
}
