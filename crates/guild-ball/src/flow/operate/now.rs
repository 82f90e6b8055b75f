//! Kicks, attacks and charges that an effect lets a model make now.

use crate::ask::Prompt;
use crate::effect::layers;
use crate::effect::price;
use crate::effect::vocabulary::{Cost, KickNow, Paid, Whom};
use crate::engage;
use crate::event::{Aim, Event, Movement};
use crate::flow::{Attack, Effect, Frame, Kick, Next, Table};
use crate::legal;
use crate::model::ModelId;
use crate::pool::Strike;
use crate::table::Table as Board;

/// A kick now; one of a free ball starts where that lies and is paid for like any other.
pub(super) fn kick(effect: &Effect, aim: Aim, desk: &mut Table<'_>) -> Option<Next> {
    let from = desk.table().free_ball().map(|ball| ball.centre);
    let model = effect.model()?;
    if from.is_some() {
        let what = if aim == Aim::Goal { Paid::Shot } else { Paid::Pass };
        crate::flow::activation::pay(desk, model, what, aim.model(), 1);
    }
    Some(Next::Call(Frame::Kick(Kick::new(model, aim).from(from))))
}

pub(super) fn kick_now(effect: &Effect, model: ModelId, what: KickNow, table: &Board) -> Option<Next> {
    let able = table.has_ball(model) && !table.model(model).is_down();
    let (pass, shot) = (what != KickNow::Shot, what != KickNow::Pass);
    able.then_some(Next::Ask(
        effect.seat,
        Prompt::KickNow { id: effect.id, model, pass, shot, remote: false },
    ))
}

/// A pass to somebody, if it is legal.
pub(super) fn pass_to(effect: &Effect, model: ModelId, whom: Whom, table: &Board) -> Option<Next> {
    let to = effect.whom(whom)?;
    let able = table.has_ball(model) && !table.model(model).is_down();
    let legal = able && legal::may_pass(table, model, to);
    legal.then(|| Next::Call(Frame::Kick(Kick::new(model, Aim::Model(to)))))
}

/// An attack on the model that was picked, wherever it is, paid for like any other where that is said.
pub(super) fn attack_afar(effect: &Effect, model: ModelId, cost: Cost, desk: &mut Table<'_>) -> Option<Next> {
    let [on, _] = effect.picked();
    let table = desk.table();
    let on = on.filter(|&on| table.is_on_pitch(on) && layers::kept_by(table, model, on).is_none())?;
    let price = price::influence(table, model, Paid::Attack, Some(on), 1).price;
    let paid = cost == Cost::Free || price <= table.model(model).influence;
    if table.model(model).is_down() || !paid {
        return None;
    }
    if cost == Cost::Paid {
        crate::flow::activation::pay(desk, model, Paid::Attack, Some(on), 1);
    }
    Some(Next::Call(Frame::Attack(Attack::new(model, on, Strike::Attack))))
}

pub(super) fn charge_now(effect: &Effect, model: ModelId, desk: &mut Table<'_>) -> Option<Next> {
    let target = effect.subjects.iter().next()?;
    let table = desk.table();
    let able = !table.model(model).is_down()
        && engage::engaging(table, model).is_empty()
        && !engage::engages(table, model, target)
        && engage::sees_model(table, model, target);
    if !able {
        return None;
    }
    desk.emit(Event::Advance { model, movement: Movement::Charge, target: Some(target), additional: true });
    Some(Next::Call(Frame::Charge(crate::flow::Charge::new(model, target))))
}
