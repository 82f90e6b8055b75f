//! Attacking an engaged enemy for influence (GB-ATK-01, -02).

use kernel::Seat;

use super::act::affordable;
use super::preview::{self, Odds, Preview};
use super::team;
use crate::ask::Choice;
use crate::engage;
use crate::flow::can_counter;
use crate::model::ModelId;
use crate::pool::{self, Pool, Strike};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{Book, Table};

/// What an attack costs in influence (GB-ATK-01).
pub(super) const COST: u8 = 1;

/// Whether a model may attack that enemy.
pub(super) fn check(table: &Table, seat: Seat, model: ModelId, target: ModelId) -> Result<(), Refusal> {
    team::enemy(table, seat, target, "GB-ATK-01")?;
    // The play aid does not forbid it, but there too the model engages nobody (GB-RUL-11).
    if table.model(model).is_down() && table.book == Book::Core {
        return refuse("GB-KD-03", Why::Down(model));
    }
    affordable(table, model, COST)?;
    if !engage::engages(table, model, target) {
        return refuse("GB-ATK-02", Why::NotEngaging(target));
    }
    Ok(())
}

/// Every enemy the model engages, if it can pay.
pub(super) fn targets(table: &Table, model: ModelId, out: &mut Vec<Choice>) {
    if table.model(model).influence >= COST {
        out.extend(engage::engaged_by(table, model).iter().map(Choice::Attack));
    }
}

/// The price and the odds of an attack.
pub(super) fn preview(table: &Table, model: ModelId, target: ModelId) -> Preview {
    with_odds(Preview::price(COST, 0), table, model, target, Strike::Attack)
}

/// A preview with the odds of an attack, without and with Bonus Time.
pub(super) fn with_odds(
    preview: Preview,
    table: &Table,
    by: ModelId,
    on: ModelId,
    strike: Strike,
) -> Preview {
    let pool = pool::attack(table, by, on, strike);
    let mp = table.mp[by.seat().index() & 1];
    let more = || odds(table, by, on, strike, pool.with_bonus());
    preview.with(odds(table, by, on, strike, pool)).with_bonus(mp, more)
}

/// The odds of an attack: how likely each column of the playbook is reached, and what may come back.
fn odds(table: &Table, by: ModelId, on: ModelId, strike: Strike, pool: Pool) -> Odds {
    let armour = table.profile(on).arm;
    let columns = table.profile(by).playbook.len();
    Odds::Attack {
        pool,
        armour,
        columns: preview::ladder(pool, usize::from(armour) + 1, columns),
        counter: counter(table, by, on).filter(|_| matches!(strike, Strike::Attack | Strike::Charge)),
    }
}

/// The pool of a Counter-Attack, if the target may declare one (GB-MOM-21, -23).
fn counter(table: &Table, by: ModelId, on: ModelId) -> Option<Pool> {
    let may = table.mp[on.seat().index()] > 0 && can_counter(table, on, by);
    may.then(|| pool::attack(table, on, by, Strike::Counter))
}
