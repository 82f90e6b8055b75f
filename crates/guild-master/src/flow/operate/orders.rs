//! Orders of the Round: more of them, larger teams, exchanged and changed.

use kernel::Next;

use super::super::effect::Effect;
use super::super::{Step, Work};
use crate::ask::Choice;
use crate::ask::can;
use crate::effect::{Op, Orders};
use crate::event::Event;
use crate::order::ORDERS;

pub(super) fn start(effect: &mut Effect, op: &Op, desk: &mut Work<'_>) -> Option<Step> {
    let seat = effect.seat?;
    match *op {
        Op::ExtraOrder(orders) => {
            desk.emit(Event::MoreOrders { seat, orders });
            None
        }
        Op::TeamSize { n, orders } => {
            let orders = if orders == Orders::All { ORDERS as u8 } else { 1 };
            desk.emit(Event::LargerTeams { seat, by: n, orders });
            None
        }
        Op::JoinOpenTeam { count, .. } => {
            effect.left = count;
            can(desk.table(), seat, op).then(|| effect.ask())
        }
        _ => can(desk.table(), seat, op).then(|| effect.ask()),
    }
}

pub(super) fn answered(effect: &mut Effect, op: &Op, choice: &Choice, desk: &mut Work<'_>) -> Option<Step> {
    let seat = effect.seat?;
    match (op, choice) {
        (Op::JoinOpenTeam { .. }, &Choice::Join(number, adventurer)) => {
            desk.emit(Event::TeamJoined { seat, number, adventurer });
            effect.left -= 1;
            (effect.left > 0 && can(desk.table(), seat, op)).then(|| effect.ask())
        }
        (Op::SwapOwnOrders, &Choice::SwapOrders(first, second)) => {
            desk.emit(Event::OrdersSwapped { seat, first, second });
            None
        }
        (Op::ChangeOwnOrder(_), &Choice::ChangeOrder(number, objective)) => {
            desk.emit(Event::OrderChanged { seat, number, objective });
            None
        }
        _ => Some(Next::Bug("orders")),
    }
}
