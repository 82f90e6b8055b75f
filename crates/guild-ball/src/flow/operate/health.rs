//! What an effect takes from models and gives back: HP and conditions.

use crate::effect::layers::{self, Deed};
use crate::effect::vocabulary::Amount;
use crate::event::Event;
use crate::flow::{Effect, Table};
use crate::model::{Condition, ModelId};
use crate::table::Table as Board;

pub(super) fn count(effect: &Effect, amount: &Amount, table: &Board) -> u8 {
    match amount {
        Amount::N(number) => *number,
        Amount::Each(sel) => effect.reading(table).set(sel).len(),
    }
}

/// Damage with everything that raises or lowers it (GB-TIME-27, GB-RUL-58, -78).
pub(super) fn damage(effect: &mut Effect, model: ModelId, amount: &Amount, desk: &mut Table<'_>) {
    let base = i32::from(count(effect, amount, desk.table())) + tweak(effect, desk.table());
    let table = desk.table();
    let mut damage = base;
    if let Some(by) = effect.bearer {
        let deed = Deed::play(by, Some(model));
        damage += if effect.is_of_play() { layers::damage_dealt(table, by, deed) } else { 0 };
        damage += if effect.is_any_play() { layers::damage_taken(table, model, deed) } else { 0 };
    }
    lose(effect, model, damage, desk);
}

/// What the damage of a play differs by because of the play it is.
pub(super) fn tweak(effect: &Effect, table: &Board) -> i32 {
    let by = effect.bearer.filter(|_| effect.is_of_play());
    by.map_or(0, |by| layers::play_damage(table, by, effect.id))
}

/// Damage of an ability that is used is damage of an action (GB-DEF-08), of which some suffer only so much; what fires by
/// itself is none.
pub(super) fn lose(effect: &mut Effect, model: ModelId, damage: i32, desk: &mut Table<'_>) {
    let table = desk.table();
    let by = effect.bearer.filter(|_| effect.is_used());
    let most = by.and_then(|by| layers::damage_cap(table, model, Deed::play(by, Some(model))));
    let damage = layers::not_below_0(damage).min(most.unwrap_or(u8::MAX)).min(table.model(model).hp);
    if damage == 0 {
        return;
    }
    desk.emit(Event::Damaged { model, damage });
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
