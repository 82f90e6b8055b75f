//! Attacking an engaged enemy for influence (GB-ATK-01, -02).

use kernel::Seat;
use plane::Length;

use super::act::affordable;
use super::preview::{self, Odds, Preview};
use super::team;
use crate::ask::Choice;
use crate::effect::layers::{self, Deed};
use crate::effect::price;
use crate::effect::touch::Touch;
use crate::effect::vocabulary::{Momentous, Paid};
use crate::engage;
use crate::flow::{self, can_counter};
use crate::model::{ModelId, ModelSet};
use crate::pool::{self, Net, Pool, Strike};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{Book, Table};

/// What an attack costs in influence (GB-ATK-01).
const COST: u8 = 1;

/// Whether a model may attack that enemy.
pub(super) fn check(table: &Table, seat: Seat, model: ModelId, target: ModelId) -> Result<(), Refusal> {
    team::enemy(table, seat, target, "GB-ATK-01")?;
    is_up(table, model)?;
    affordable(table, model, cost(table, model, target))?;
    check_target(table, seat, model, target)
}

/// Whether a model may attack that enemy at all.
pub(super) fn check_target(
    table: &Table,
    seat: Seat,
    model: ModelId,
    target: ModelId,
) -> Result<(), Refusal> {
    team::enemy(table, seat, target, "GB-ATK-01")?;
    is_up(table, model)?;
    if !engage::engages(table, model, target) {
        return refuse("GB-ATK-02", Why::NotEngaging(target));
    }
    match layers::kept_by(table, model, target) {
        Some(other) => refuse("GB-CONV-06", Why::MustAttack(other)),
        None => Ok(()),
    }
}

/// A model that is KD attacks nobody; the play aid does not forbid it, but there too it engages nobody (GB-RUL-11).
fn is_up(table: &Table, model: ModelId) -> Result<(), Refusal> {
    let forbidden = table.model(model).is_down() && table.book == Book::Core;
    if forbidden { refuse("GB-KD-03", Why::Down(model)) } else { Ok(()) }
}

/// What an attack costs in influence now.
fn cost(table: &Table, model: ModelId, target: ModelId) -> u8 {
    price::influence(table, model, Paid::Attack, Some(target), COST).price
}

/// The enemies a model may attack and can pay for.
pub(super) fn possible(table: &Table, model: ModelId) -> ModelSet {
    let influence = table.model(model).influence;
    let may = |target: &ModelId| {
        influence >= cost(table, model, *target) && layers::kept_by(table, model, *target).is_none()
    };
    engage::engaged_by(table, model).iter().filter(may).collect()
}

/// A distance that no melee zone goes beyond, as far as can be seen at a glance.
pub(super) fn at_most(table: &Table, model: ModelId) -> Length {
    let more = if table.effects.touched.has(Touch::Zone) { 2 } else { 0 };
    Length::inches(i32::from(table.profile(model).melee) + more)
}

/// The enemies within a model's melee zone, seen or not and whatever keeps it from them.
pub(super) fn near(table: &Table, model: ModelId) -> ModelSet {
    let zone = Length::inches(i32::from(layers::zone(table, model)));
    let own = table.disc(model);
    engage::enemies(table, model.seat()).iter().filter(|&enemy| own.within(table.disc(enemy), zone)).collect()
}

/// Every enemy the model engages, if it can pay.
pub(super) fn targets(table: &Table, model: ModelId, out: &mut Vec<Choice>) {
    if table.model(model).is_down() {
        return;
    }
    out.extend(possible(table, model).iter().map(Choice::Attack));
}

/// The price and the odds of an attack.
pub(super) fn preview(table: &Table, model: ModelId, target: ModelId) -> Preview {
    with_odds(Preview::price(cost(table, model, target), 0), table, model, target, Strike::Attack)
}

/// A preview with the odds of an attack, without and with Bonus Time.
pub(super) fn with_odds(
    preview: Preview,
    table: &Table,
    by: ModelId,
    on: ModelId,
    strike: Strike,
) -> Preview {
    with_odds_from(preview, table, table, (by, on), strike)
}

/// The same of an attack that is made where the attacker stands on another table: what comes back is judged from there.
pub(super) fn with_odds_from(
    preview: Preview,
    table: &Table,
    there: &Table,
    (by, on): (ModelId, ModelId),
    strike: Strike,
) -> Preview {
    let pool = pool::attack(table, by, on, strike);
    let mp = table.mp[by.seat().index() & 1];
    let deed = Deed::attack(by, on, strike);
    let price = price::momentum(table, by, Momentous::BonusTime, deed, 1).price;
    let counter = counter(there, by, on).filter(|_| matches!(strike, Strike::Attack | Strike::Charge));
    let odds = |pool: Pool| odds(table, by, on, strike, pool, counter);
    let more = || odds(pool::with_bonus(table, by, deed, pool));
    preview.with(odds(pool)).with_bonus(mp, price, more)
}

/// The odds of an attack that has been declared, to whom it is made; its Counter-Attack is told apart.
pub(super) fn against(table: &Table, by: ModelId, on: ModelId, strike: Strike) -> Preview {
    let mut preview = with_odds(Preview::default(), table, by, on, strike);
    for odds in [&mut preview.odds, &mut preview.bonus].into_iter().flatten() {
        if let Odds::Attack { counter, .. } = odds {
            *counter = None;
        }
    }
    preview
}

/// The odds of a Counter-Attack (GB-MOM-22).
pub(super) fn counter_odds(table: &Table, by: ModelId, on: ModelId) -> Odds {
    odds(table, by, on, Strike::Counter, pool::attack(table, by, on, Strike::Counter), None)
}

/// The odds of an attack: how likely each column of the playbook is reached, and what may come back.
fn odds(table: &Table, by: ModelId, on: ModelId, strike: Strike, pool: Pool, counter: Option<Pool>) -> Odds {
    let net = Net::new(table, Deed::attack(by, on, strike), on);
    let columns = 1..=table.profile(by).playbook.len();
    Odds::Attack {
        pool,
        armour: net.armour,
        columns: columns.map(|column| preview::at_least(pool, net.needed(column))).collect(),
        counter,
    }
}

/// The pool of a Counter-Attack, if the target may declare one and could make it as the models stand: it engages the attacker
/// (GB-MOM-21 to -23, GB-RUL-54). Where the attack moves either of them, it is the attacker who chooses that.
fn counter(table: &Table, by: ModelId, on: ModelId) -> Option<Pool> {
    let price = flow::quote(table, on, Momentous::CounterAttack).price;
    let may = table.mp[on.seat().index()] >= price && can_counter(table, on, by);
    (may && engage::engages(table, on, by)).then(|| pool::attack(table, on, by, Strike::Counter))
}
