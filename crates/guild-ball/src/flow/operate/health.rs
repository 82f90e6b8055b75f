//! What an effect takes from models and gives back: HP and conditions.

use crate::effect::layers::{self, Deed};
use crate::effect::vocabulary::Amount;
use crate::event::Event;
use crate::flow::{Effect, Table, suffer};
use crate::model::{Condition, ModelId};
use crate::table::Table as Board;

fn count(effect: &Effect, amount: &Amount, table: &Board) -> u8 {
    match amount {
        Amount::N(number) => *number,
        Amount::Each(sel) => effect.reading(table).set(sel).len(),
    }
}

/// Damage with everything that raises or lowers it (GB-TIME-27, GB-RUL-58, -78).
pub(super) fn damage(effect: &mut Effect, model: ModelId, amount: &Amount, desk: &mut Table<'_>) {
    let damage = base(effect, amount, desk.table()) + effect.modifier_on(desk.table(), model);
    lose(effect, model, damage, desk);
}

/// Damage of so much with what the play it is of adds.
pub(super) fn base(effect: &Effect, amount: &Amount, table: &Board) -> i32 {
    i32::from(count(effect, amount, table)) + effect.play_modifier(table)
}

/// Damage of an ability that is used is damage of an action (GB-DEF-08), of which some suffer only so much; what fires by
/// itself is none.
pub(super) fn lose(effect: &mut Effect, model: ModelId, damage: i32, desk: &mut Table<'_>) {
    let table = desk.table();
    let by = effect.bearer.filter(|_| effect.is_used());
    let most = by.and_then(|by| layers::damage_cap(table, model, Deed::play(by, Some(model))));
    let damage = layers::not_below_0(damage).min(most.unwrap_or(u8::MAX));
    if damage == 0 || table.model(model).hp == 0 {
        return;
    }
    suffer::damage(desk, model, damage);
    effect.has_damaged(model);
}

pub(super) fn cure(model: ModelId, conditions: &[Condition], desk: &mut Table<'_>) {
    let suffered = desk.table().model(model).conditions;
    let named = |condition: &Condition| conditions.is_empty() || conditions.contains(condition);
    for condition in suffered.iter().filter(named) {
        desk.emit(Event::Cured { model, condition });
    }
}

pub(super) fn heal(model: ModelId, hp: u8, desk: &mut Table<'_>) {
    let lacks = desk.table().profile(model).hp.saturating_sub(desk.table().model(model).hp);
    let hp = hp.min(lacks);
    if hp > 0 {
        desk.emit(Event::Healed { model, hp });
    }
}
