//! What actions cost in influence and momentous abilities in momentum, with everything in force that changes it.

use kernel::{List, Seat};

use super::active::Done;
use super::force::Force;
use super::layers::{Deed, each_modifier};
use super::library::AbilityId;
use super::touch::{self, Touch};
use super::vocabulary::{Act, Change, Limit, Momentous, Paid, Price};
use crate::event::Movement;
use crate::model::ModelId;
use crate::pool::Strike;
use crate::table::Table;

/// A price, and what is used up by paying it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quote {
    /// How much.
    pub price: u8,
    /// What is used up to lower it.
    pub spends: Option<Spend>,
    /// How much it is without that.
    full: u8,
    /// What is used up by raising it; no more than four things raise one price and are used up by it.
    dues: List<Spend, 4>,
}

impl Quote {
    /// The same without what would lower it.
    #[must_use]
    pub const fn unlowered(self) -> Self {
        Self { price: self.full, spends: None, ..self }
    }

    /// What is used up by paying it; where nothing is paid, nothing that raises it is.
    pub fn used_up(&self) -> impl Iterator<Item = Spend> + '_ {
        let dues = match self.price {
            0 => &[],
            _ => &self.dues[..],
        };
        self.spends.into_iter().chain(dues.iter().copied())
    }
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
        /// The player it belongs to.
        seat: Seat,
        /// That it was used, where that is limited too.
        mark: Option<Done>,
    },
    /// A limited ability, once for its bearer (GB-DEF-10, -11).
    Limit(Done),
}

/// What an action of a model costs in influence.
#[must_use]
pub fn influence(table: &Table, model: ModelId, what: Paid, on: Option<ModelId>, base: u8) -> Quote {
    let act = match what {
        Paid::Play | Paid::PlayUpTo(_) => Act::Play,
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
    quote(table, touch::paid_for(what), model, deed, base, fits)
}

/// What a play of a model costs in influence, aimed at somebody or not.
#[must_use]
pub fn play(table: &Table, model: ModelId, id: AbilityId, on: Option<ModelId>, base: u8) -> Quote {
    let fits = |change: &Change| match change {
        Change::Influence(Paid::Play, price) => Some(*price),
        Change::Influence(Paid::PlayUpTo(most), price) if base <= *most => Some(*price),
        Change::PlayPrice(link, price) if link.id == id => Some(*price),
        _ => None,
    };
    quote(table, Touch::PlayPrice, model, Deed::play(model, on), base, fits)
}

/// What a momentous ability of a model costs in momentum.
#[must_use]
pub fn momentum(table: &Table, model: ModelId, what: Momentous, deed: Deed, base: u8) -> Quote {
    let fits = |change: &Change| match change {
        // It is not found among what changes the price of Shots.
        Change::Momentum(Momentous::AnyButShots, price) => Some(*price),
        Change::Momentum(of, price) if *of == what => Some(*price),
        _ => None,
    };
    quote(table, Touch::price(what), model, deed, base, fits)
}

/// Standing changes first; then, if there is still something to pay, one that is used up by it. Nobody is asked whether to
/// take it: what waives or lowers the first payment of its kind (Cool Head, Full-Back, Keep Your Chin Up!) is gone with that
/// payment anyway, and what may be used once (Poised, Bag of Coffers, Breach!) ends with the turn or the activation unused, so
/// paying instead never leaves more. Where several would do, the one that is good for least else goes first: what a model
/// has before what its team has, so that Cool Head is kept as long as no MP would be spent. What raises the next payment has to be
/// paid, all of it.
fn quote(
    table: &Table,
    touch: Touch,
    model: ModelId,
    deed: Deed,
    base: u8,
    fits: impl Fn(&Change) -> Option<Price>,
) -> Quote {
    let mut price = i32::from(base);
    let mut raise = 0;
    let mut dues = List::new();
    let mut limited: Option<(Price, bool, Spend)> = None;
    let counts = |change: &Change| fits(change).is_some();
    each_modifier(table, touch, (model, deed), counts, |force, modifier| {
        let Some(change) = fits(&modifier.change) else { return };
        match (spend(table, force, modifier.limit, model), change) {
            (Usable::Always, _) => price = changed(price, change),
            (Usable::By(spend), Price::More(more)) => {
                if !dues.contains(&spend) && dues.push(spend).is_ok() {
                    raise += i32::from(more);
                }
            }
            (Usable::By(spend), Price::Free | Price::Less(_)) => {
                let key = |change: Price, team: bool| (changed(i32::from(base), change), team);
                let team = force.bearer.is_none();
                if limited.is_none_or(|(other, of, _)| key(change, team) < key(other, of)) {
                    limited = Some((change, team, spend));
                }
            }
            (Usable::Not, _) => {}
        }
    });
    // What raises the next payment waits for one: nothing is added where nothing is paid.
    let due = |price: i32| if price > 0 { u8::try_from(price + raise).unwrap_or(u8::MAX) } else { 0 };
    let full = due(price);
    match limited.map(|(change, _, spends)| (changed(price, change).max(0), spends)) {
        Some((lower, spends)) if lower < price => {
            Quote { price: due(lower), spends: Some(spends), full, dues }
        }
        _ => Quote { price: full, spends: None, full, dues },
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
    let by = force.bearer.unwrap_or(model);
    let mark = limit.until().map(|until| Done { id: force.id, model: Some(by), seat: force.seat, until });
    let most = if limit == Limit::Thrice { 3 } else { 1 };
    let done = |mark: &Done| table.effects.marks.iter().filter(|done| *done == mark).count() >= most;
    if mark.as_ref().is_some_and(done) {
        return Usable::Not;
    }
    if force.rule.uses > 0 {
        return Usable::By(Spend::Use {
            id: force.id,
            rule: force.number,
            on: force.bearer,
            seat: force.seat,
            mark,
        });
    }
    mark.map_or(Usable::Always, |mark| Usable::By(Spend::Limit(mark)))
}
