//! What models hold: the ball and influence.

use crate::effect::layers;
use crate::event::{Event, Possession};
use crate::flow::{Effect, Next, Table};
use crate::model::ModelId;
use crate::table::Ball;

/// The ball passes from the model aimed at, or from where it lies free, if the model may have it (GB-KD-04, GB-BALL-07). What
/// follows is done with the ball taken: where none is, nothing follows, whatever ball the model had before.
pub(super) fn take_ball(effect: &mut Effect, model: ModelId, desk: &mut Table<'_>) -> Option<Next> {
    let table = desk.table();
    let there = match table.ball {
        Ball::Held(holder) => effect.victim() == Some(holder),
        Ball::Free { .. } => effect.victim().is_none(),
        Ball::Away => false,
    };
    if !there || !crate::interrupt::may_hold(table, model) {
        effect.skip_operations();
        return None;
    }
    desk.emit(Event::Possessed { model, how: Possession::Effect });
    crate::flow::entered::gained(desk.table(), model).map(Next::Call)
}

/// Influence gained is bound by max INF, influence lost by what there is (GB-INF-07).
pub(super) fn influence(model: ModelId, change: i8, desk: &mut Table<'_>) {
    let held = desk.table().model(model).influence;
    let room = layers::max_inf(desk.table(), model).saturating_sub(held);
    let change = if change >= 0 {
        change.min(i8::try_from(room).unwrap_or(i8::MAX))
    } else {
        change.max(-i8::try_from(held).unwrap_or(i8::MAX))
    };
    if change != 0 {
        desk.emit(Event::Influenced { model, change });
    }
}

pub(super) fn take_influence(effect: &Effect, model: ModelId, desk: &mut Table<'_>) {
    let Some(from) = effect.subjects.iter().next() else { return };
    let held = desk.table().model(from).influence;
    let room = layers::max_inf(desk.table(), model).saturating_sub(desk.table().model(model).influence);
    let moved = i8::try_from(held.min(room)).unwrap_or(i8::MAX);
    if moved > 0 {
        desk.emit(Event::Influenced { model: from, change: -moved });
        desk.emit(Event::Influenced { model, change: moved });
    }
}

/// The model that was picked last hands one influence to the one picked before it, which has room for it (GB-INF-07).
pub(super) fn hand_influence(effect: &Effect, model: ModelId, desk: &mut Table<'_>) {
    let [_, Some(to)] = effect.picked() else { return };
    let room = layers::max_inf(desk.table(), to) > desk.table().model(to).influence;
    if room && desk.table().model(model).influence > 0 {
        desk.emit(Event::Influenced { model, change: -1 });
        desk.emit(Event::Influenced { model: to, change: 1 });
    }
}
