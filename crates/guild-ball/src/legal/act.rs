//! What the active model may do next (GB-TIME-07): advances, attacks, kicks, letting go of the ball, relief, the end.

use kernel::Seat;

use super::preview::Preview;
use super::{ability, attack, charge, give_up, glide, has_rough, kick, relief};
use crate::ask::Choice;
use crate::effect::price;
use crate::effect::vocabulary::{Momentous, Paid};
use crate::engage;
use crate::event::Aim;
use crate::flow;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Whether the active model may take this action.
pub(super) fn check(table: &Table, seat: Seat, model: ModelId, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::End => Ok(()),
        Choice::Jog => may_advance(table, model),
        Choice::Sprint => {
            may_advance(table, model)?;
            affordable(table, model, sprint(table, model))
        }
        Choice::Forfeit => {
            if has_advanced(table, model) {
                refuse("GB-ADV-08", Why::Advanced)
            } else {
                Ok(())
            }
        }
        Choice::Charge(target) => charge::check(table, seat, model, target),
        Choice::Attack(target) => attack::check(table, seat, model, target),
        Choice::Pass(to) => kick::check_pass(table, seat, model, to),
        Choice::PassTo(spot) => kick::check_pass_to(table, model, spot),
        Choice::Shot => kick::check_shot(table, seat, model),
        Choice::GiveUp(spot) => give_up::check(table, model, spot),
        Choice::Rest(_) => relief::check_rest(table, seat, model),
        Choice::Encourage(friend, _) => relief::check_encourage(table, seat, model, friend),
        Choice::Use { id, at, free } => ability::check(table, seat, model, (id, at, free)),
        Choice::Glide => glide::check(table, seat, model),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Everything worth doing, the end included.
pub(super) fn candidates(table: &Table, seat: Seat, model: ModelId, want: usize, out: &mut Vec<Choice>) {
    let end = out.len() + want.max(4);
    let engaging = engage::engaging(table, model);
    let influence = table.model(model).influence;
    let down = table.model(model).is_down();
    out.push(Choice::End);
    if !has_advanced(table, model) {
        if down {
            out.push(Choice::Forfeit);
        } else {
            out.push(Choice::Jog);
            if influence >= sprint(table, model) {
                out.push(Choice::Sprint);
            }
            charge::targets(table, model, engaging, out);
        }
    }
    attack::targets(table, model, out);
    kick::shot(table, seat, model, out);
    relief::candidates(table, seat, model, out);
    ability::candidates(table, seat, model, want.max(8), out);
    if has_rough(table) && glide::check(table, seat, model).is_ok() {
        out.push(Choice::Glide);
    }
    if table.has_ball(model) && out.len() < end {
        let room = end - out.len();
        kick::passes(table, model, room.min(want / 2), out);
        if engaging == ModelSet::EMPTY && out.len() < end {
            give_up::candidates(table, model, (end - out.len()).min(want / 8), out);
        }
    }
}

/// What a sprint costs in influence now (GB-ADV-03).
fn sprint(table: &Table, model: ModelId) -> u8 {
    price::influence(table, model, Paid::Sprint, None, 1).price
}

/// Whether the standard advance has been made or forfeited.
pub(super) fn has_advanced(table: &Table, model: ModelId) -> bool {
    table.activation.is_some_and(|activation| activation.model == model && activation.advanced)
}

/// A model makes one standard advance per activation, and none while it is knocked down.
pub(super) fn may_advance(table: &Table, model: ModelId) -> Result<(), Refusal> {
    if table.model(model).is_down() {
        return refuse("GB-KD-06", Why::Down(model));
    }
    if has_advanced(table, model) {
        return refuse("GB-ADV-07", Why::Advanced);
    }
    Ok(())
}

/// A model pays only with influence it holds (GB-INF-10).
pub(super) fn affordable(table: &Table, model: ModelId, cost: u8) -> Result<(), Refusal> {
    let held = table.model(model).influence;
    if held < cost { refuse("GB-INF-10", Why::Influence { cost, held }) } else { Ok(()) }
}

/// A team pays only with momentum it has.
pub(super) fn payable(table: &Table, seat: Seat, cost: u8, rule: &'static str) -> Result<(), Refusal> {
    let held = table.mp[seat.index() & 1];
    if held < cost { refuse(rule, Why::Momentum { cost, held }) } else { Ok(()) }
}

/// The price and the odds of an action.
pub fn preview(table: &Table, model: ModelId, choice: &Choice) -> Preview {
    match *choice {
        Choice::Sprint => Preview::price(sprint(table, model), 0),
        Choice::Charge(target) => charge::preview(table, model, target),
        Choice::Attack(target) => attack::preview(table, model, target),
        Choice::Pass(to) => kick::preview_pass(
            table,
            model,
            Aim::Model(to),
            kick::cost(table, model, Paid::Pass, Some(to)),
            None,
        ),
        Choice::PassTo(spot) => kick::preview_pass(
            table,
            model,
            Aim::Spot(spot),
            kick::cost(table, model, Paid::Pass, None),
            None,
        ),
        Choice::Shot => {
            let mp = flow::shot_quote(table, model).price;
            let price = Preview::price(kick::cost(table, model, Paid::Shot, None), mp);
            kick::with_shot(price, table, model, 1, None)
        }
        Choice::Rest(_) => Preview::price(0, relief::rest(table, model)),
        Choice::Encourage(friend, _) => Preview::price(0, relief::encourage(table, model, friend)),
        Choice::Use { id, at, free } => ability::preview(table, model, id, at, free),
        Choice::Glide => Preview::price(0, flow::quote(table, model, Momentous::Gliding).price),
        _ => Preview::default(),
    }
}
