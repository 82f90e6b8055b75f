//! Which of its Orders a Guild would rather see first.

use kernel::Seat;

use super::worth;
use crate::ask::Choice;
use crate::order::{Objective, Order};
use crate::seats::Seats;
use crate::weights::Judged;

/// The exchange of two Orders that gains most, with its gain; none when none gains.
pub(super) fn swap(table: &Judged<'_>, seat: Seat) -> Option<(i32, Choice)> {
    let orders = &table.guild(seat).orders.spaces;
    let open: Vec<(u8, &Order)> =
        (0..).zip(orders.iter()).filter(|(_, order)| !order.done && !order.team.is_empty()).collect();
    let pairs = open.iter().flat_map(|one| open.iter().map(move |other| (one, other)));
    let pairs = pairs.filter(|((first, _), (second, _))| first < second);
    let judged = pairs.map(|((first, early), (second, late))| {
        let now = comes(table, seat, *first, early) + comes(table, seat, *second, late);
        let then = comes(table, seat, *second, early) + comes(table, seat, *first, late);
        (then - now, Choice::SwapOrders(*first, *second))
    });
    judged.filter(|(gain, _)| *gain > 0).max_by_key(|(gain, _)| *gain)
}

/// What an Order brings at an Order Space number beyond a fallback: nothing when a rival takes its objective before.
fn comes(table: &Judged<'_>, seat: Seat, number: u8, order: &Order) -> i32 {
    let taken = matches!(order.card, Some(Objective::Recruit(_) | Objective::Contract(_)))
        && table.everyone().without(Seats::one(seat)).iter().any(|rival| {
            let orders = (0..number).zip(&table.guild(rival).orders.spaces);
            orders.filter(|(_, other)| !other.done).any(|(_, other)| other.card == order.card)
        });
    if taken { worth::fallback(table, seat, &order.team) } else { worth::order(table, seat, number, order) }
}
