//! Gold and Fame: gained, lost, granted, exchanged and stolen.

use kernel::Seat;

use super::super::effect::Effect;
use super::super::{Step, Work};
use crate::ask::Choice;
use crate::ask::{can, count};
use crate::effect::{Op, Pay, Who};
use crate::event::Event;
use crate::seats::Seats;

pub(super) fn start(effect: &mut Effect, op: &Op, desk: &mut Work<'_>) -> Option<Step> {
    match *op {
        Op::GainGold(n) => gain(desk, effect.seat?, i16::from(n), 0),
        Op::GainFame(n) => gain(desk, effect.seat?, 0, i16::from(n)),
        Op::GainPer { gold, fame, per, each, min, cap } => {
            let seat = effect.seat?;
            let times = count(desk.table(), seat, per, min).checked_div(each.into()).unwrap_or_default();
            let sum = |one: u8| (u16::from(one) * times).min(cap.into()) as i16;
            gain(desk, seat, sum(gold), sum(fame));
        }
        Op::Exchange { times, .. } => {
            effect.left = times;
            return can(desk.table(), effect.seat?, op).then(|| effect.ask());
        }
        Op::LoseGold { who, .. }
        | Op::LoseFame { who, .. }
        | Op::Grant { who, .. }
        | Op::StealGold { who, .. } => {
            if who == Who::ChosenRival {
                let rivals =
                    desk.table().everyone().without(effect.seat.map_or(Seats::default(), Seats::one));
                match (rivals.len(), rivals.first_seat()) {
                    (1, Some(rival)) => deal(effect, op, Seats::one(rival), desk),
                    _ => return Some(effect.ask_lobbied(desk)),
                }
            } else {
                deal(effect, op, desk.table().concerned(who, effect.seat), desk);
            }
        }
        _ => {}
    }
    None
}

pub(super) fn answered(effect: &mut Effect, op: &Op, choice: &Choice, desk: &mut Work<'_>) -> Option<Step> {
    match (*op, choice) {
        (Op::Exchange { pay, gain: gained, .. }, Choice::Pay) => {
            let seat = effect.seat?;
            let amounts = |pay: Pay| match pay {
                Pay::Gold(n) => (i16::from(n), 0),
                Pay::Fame(n) => (0, i16::from(n)),
            };
            let ((paid_gold, paid_fame), (gold, fame)) = (amounts(pay), amounts(gained));
            gain(desk, seat, -paid_gold, -paid_fame);
            gain(desk, seat, gold, fame);
            effect.left -= 1;
            (effect.left > 0 && can(desk.table(), seat, op)).then(|| effect.ask())
        }
        (_, Choice::Rival(rival)) => {
            deal(effect, op, Seats::one(*rival), desk);
            None
        }
        _ => None,
    }
}

/// What an operation does to Guilds, in the order of their Fame (GM-FAME-08).
fn deal(effect: &Effect, op: &Op, seats: Seats, desk: &mut Work<'_>) {
    for &seat in &desk.table().by_fame(seats) {
        let guild = desk.table().guild(seat);
        let up_to = |n: u8, has: u16| i16::try_from(has.min(n.into())).unwrap_or(0);
        match *op {
            Op::LoseGold { n, .. } => gain(desk, seat, -up_to(n, guild.gold), 0),
            Op::LoseFame { n, .. } => gain(desk, seat, 0, -up_to(n, guild.fame)),
            Op::Grant { gold, fame, .. } => gain(desk, seat, i16::from(gold), i16::from(fame)),
            Op::StealGold { n, .. } => {
                let taken = up_to(n, guild.gold);
                gain(desk, seat, -taken, 0);
                if let Some(own) = effect.seat {
                    gain(desk, own, taken, 0);
                }
            }
            _ => {}
        }
    }
}

/// Changes a Guild's Gold and Fame.
pub(super) fn gain(desk: &mut Work<'_>, seat: Seat, gold: i16, fame: i16) {
    if gold != 0 {
        desk.emit(Event::Gold { seat, by: gold });
    }
    if fame != 0 {
        desk.emit(Event::Fame { seat, by: fame });
    }
}
