//! The Action Phase: Order Space by Order Space, objective by objective (GM-ACTN-05, -06).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::fallback::Fallback;
use super::objective::{Undertaking, gold_back};
use super::using::Using;
use super::{Frame, Reply, Step, Woken, Work};
use crate::effect::Window;
use crate::event::Event;
use crate::order::{ORDERS, Objective};
use crate::seats::Seats;
use crate::table::Table;

/// Goes through the Order Space numbers and, within each, through the sequence of objectives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Action {
    /// The Order Space number, from 0.
    number: u8,
    /// The next place in the sequence: 0 to 12 are objectives, 13 the teams without an Order Card.
    step: u8,
    /// The teams without an Order Card that are falling back.
    wanderers: Seats,
    /// Whether Guilds have had their chance to use something before this place.
    used: bool,
}

/// The place in the sequence of teams without an Order Card.
const WITHOUT_CARD: u8 = 13;

impl Action {
    pub(crate) fn new(number: u8) -> Self {
        Self { number, step: 0, wanderers: Seats::default(), used: false }
    }

    /// The phase while an objective of this number is being resolved, for scenarios.
    pub(crate) fn within(number: u8, objective: Objective) -> Self {
        Self { number, step: objective.step() + 1, wanderers: Seats::default(), used: false }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => desk.emit(Event::Number { number: self.number }),
            // What was used may have changed the Orders: the same place of the sequence is looked at again.
            Wake::Returned(_) if self.used => {}
            Wake::Returned(_) => {
                for seat in self.wanderers.iter() {
                    desk.emit(Event::Resolved { seat, number: self.number });
                }
                self.wanderers = Seats::default();
            }
            _ => return Next::Bug("action"),
        }
        loop {
            while self.step <= WITHOUT_CARD {
                let objective = Objective::at_step(self.step);
                let seats = match objective {
                    Some(_) => holders(desk.table(), self.number, objective),
                    None => left_over(desk.table(), self.number),
                };
                if seats.is_empty() {
                    self.step += 1;
                    continue;
                }
                // GM-ACTN-15, GM-RUL-21: between two steps.
                if !self.used
                    && let Some(using) = Using::among(desk.table(), Window::Action, desk.table().everyone())
                {
                    self.used = true;
                    return Next::Call(using);
                }
                self.used = false;
                self.step += 1;
                let Some(objective) = objective else {
                    // GM-PRIV-05, GM-RUL-30: planned fallbacks come last in their number, by Fame.
                    self.wanderers = seats;
                    late(desk, self.number, seats);
                    return Next::Call(Frame::Fallback(Fallback::new(self.number, seats)));
                };
                return Next::Call(Frame::Undertaking(Undertaking::new(self.number, objective, seats)));
            }
            self.number += 1;
            self.step = 0;
            self.used = false;
            if usize::from(self.number) >= ORDERS {
                return Next::Return(Reply::Done);
            }
            desk.emit(Event::Number { number: self.number });
        }
    }
}

/// The Guilds with an unresolved team in this Order Space number once every objective has had its turn: those without an
/// Order Card, and those whose card came too late for its place in the sequence (GM-PRIV-02, -05).
fn left_over(table: &Table, number: u8) -> Seats {
    let waits = |seat: &Seat| {
        let order = table.guild(*seat).order(number);
        !order.done && !order.team.is_empty()
    };
    table.everyone().iter().filter(waits).collect()
}

/// An Order whose card came too late for its place in the sequence is missed, and its Gold goes back (GM-PRIV-02, GM-RUL-47).
fn late(desk: &mut Work<'_>, number: u8, seats: Seats) {
    for seat in seats.iter() {
        if let Some(objective) = desk.table().guild(seat).order(number).card {
            desk.emit(Event::Missed { seat, objective });
            gold_back(desk, seat, number);
        }
    }
}

/// The Guilds with an unresolved Order of this card in this Order Space number.
pub(crate) fn holders(table: &Table, number: u8, card: Option<Objective>) -> Seats {
    let holds = |order: &crate::order::Order| !order.done && !order.team.is_empty() && order.card == card;
    table.everyone().iter().filter(|&seat| holds(table.guild(seat).order(number))).collect()
}
