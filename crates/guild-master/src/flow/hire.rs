//! Hire Builders: Guild after Guild names what it builds and pays exactly those Builders (GM-HIRE).

use kernel::{List, Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::contested::Contested;
use super::fallback::Fallback;
use super::objective::gold_back;
use super::using::Using;
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::ask::hammers;
use crate::ask::{BuildUpgrade, Choice, Plan, Prompt};
use crate::catalog::catalogue;
use crate::effect::Window;
use crate::event::Event;
use crate::seats::Seats;

/// Guilds hiring Builders in one Order Space number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hire {
    number: u8,
    seats: Seats,
    order: SeatOrder,
    next: u8,
    /// Whether the next Guild has had its chance to use what makes Builders cheaper.
    used: bool,
}

impl Hire {
    pub(super) fn new(number: u8, seats: Seats) -> Self {
        Self { number, seats, order: List::new(), next: 0, used: false }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin if self.seats.len() > 1 => {
                return Next::Call(Frame::Contested(Contested::to_hire(self.number, self.seats)));
            }
            Wake::Begin => self.order = self.seats.iter().collect(),
            Wake::Returned(Reply::Order(order)) => self.order = order,
            // What was used counts for the Builders that are hired now.
            Wake::Returned(_) if self.used => {}
            Wake::Returned(_) => self.next += 1,
            Wake::Expired(seat, _) => return Next::Fill(seat, Choice::Decline),
            Wake::Answer(seat, Choice::Build(plan)) => {
                build(desk, seat, self.number, plan);
                self.next += 1;
            }
            Wake::Answer(seat, Choice::Decline) => {
                // GM-HIRE-16: Gold goes back and the team may fall back.
                gold_back(desk, seat, self.number);
                return Next::Call(Frame::Fallback(Fallback::new(self.number, Seats::one(seat))));
            }
            _ => return Next::Bug("hire builders"),
        }
        match self.order.get(usize::from(self.next)) {
            Some(&seat) => {
                if !self.used
                    && let Some(using) = Using::among(desk.table(), Window::Hire, Seats::one(seat))
                {
                    self.used = true;
                    return Next::Call(using);
                }
                // While this Guild builds, a return is that of its fallback.
                self.used = false;
                Next::Ask(seat, Prompt::Build(BuildUpgrade { number: self.number }))
            }
            None => Next::Return(Reply::Done),
        }
    }
}

/// Pays the Builders, builds, scores and takes the rest of the Gold back (GM-RUL-13, GM-HIRE-06).
fn build(desk: &mut Work<'_>, seat: Seat, number: u8, plan: &Plan) {
    let builders = hammers(plan);
    let gold = desk.table().price_of(seat, builders);
    desk.emit(Event::Hired { seat, number, builders, gold });
    raise(desk, seat, plan);
    gold_back(desk, seat, number);
}

/// Builds what a plan names and scores it at once (GM-UPGR-08).
pub(super) fn raise(desk: &mut Work<'_>, seat: Seat, plan: &Plan) {
    if let Some((skill, side)) = plan.skill {
        desk.emit(Event::BuiltSkill { seat, skill, side });
        score(desk, seat, catalogue().skill_token(skill).map(|token| token.fame));
    }
    if let Some((line, level)) = plan.core {
        desk.emit(Event::BuiltCore { seat, line, level });
        score(desk, seat, catalogue().core_token(line, level).map(|token| token.fame));
    }
    if let Some(prestige) = plan.prestige {
        desk.emit(Event::BuiltPrestige { seat, prestige });
    }
}

fn score(desk: &mut Work<'_>, seat: Seat, fame: Option<u8>) {
    if let Some(fame @ 1..) = fame {
        desk.emit(Event::Fame { seat, by: i16::from(fame) });
    }
}
