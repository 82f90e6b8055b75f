//! Gliding: no action, so it is bought between actions and in the middle of an advance (GB-MOM-37, -38).

use kernel::Seat;

use super::act::payable;
use super::path::Stride;
use crate::ask::{Choice, Prompt};
use crate::effect::touch::Touch;
use crate::effect::vocabulary::Momentous;
use crate::event::Movement;
use crate::flow::{self, Memo};
use crate::model::ModelId;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;
use crate::terrain::Ground;

/// It is bought once a turn for each model (GB-MOM-37).
pub(super) fn check(table: &Table, seat: Seat, model: ModelId) -> Result<(), Refusal> {
    if table.model(model).gliding {
        return refuse("GB-MOM-37", Why::Glides(model));
    }
    payable(table, seat, flow::quote(table, model, Momentous::Gliding).price, "GB-MOM-37")
}

/// Who advances at a prompt: an advance is an action of its own, so the mover is the active model (GB-DEF-05). An enemy that is led
/// pays nothing out of its leader's momentum.
pub(super) fn mover(seat: Seat, prompt: &Prompt) -> Option<(ModelId, Movement)> {
    let (model, movement) = match *prompt {
        Prompt::Path { model, movement, .. } | Prompt::GoOn { model, movement, .. } => (model, movement),
        Prompt::ChargeLine { model, .. } => (model, Movement::Charge),
        _ => return None,
    };
    (movement.is_advance() && model.seat() == seat).then_some((model, movement))
}

/// Whether a model that advances has anything from it: rough ground has slowed it down already or lies within reach.
pub(super) fn is_wanted(table: &Table, memo: &Memo, seat: Seat, prompt: &Prompt) -> bool {
    let Some((model, movement)) = mover(seat, prompt) else { return false };
    let any = !table.terrain.of_ground(Ground::Rough).is_empty() || table.effects.touched.has(Touch::Ground);
    if !any || check(table, seat, model).is_err() || table.ignores_rough(model) {
        return false;
    }
    let stride = match *prompt {
        Prompt::GoOn { left, .. } => Stride::rest(movement, left, memo),
        Prompt::Path { left, .. } | Prompt::ChargeLine { left, .. } => Stride::fresh(movement, left),
        _ => return false,
    };
    stride.trod.rough || stride.footing(table, model).has(Ground::Rough)
}

/// The same as an answer.
pub(super) fn offer(table: &Table, memo: &Memo, seat: Seat, prompt: &Prompt, out: &mut Vec<Choice>) {
    out.extend(is_wanted(table, memo, seat, prompt).then_some(Choice::Glide));
}
