//! The Order Phase: one secret sheet of Orders for each Guild (GM-ORDR).

use kernel::{List, Next, SEATS_MAX, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::action::holders;
use super::fame_order::FameOrder;
use super::objective::gold_back;
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::ask::{Choice, CorrectCard, Prompt};
use crate::ask::{corrections, repair};
use crate::event::Event;
use crate::order::{ORDERS, Objective, Sheet};
use crate::seats::Seats;

/// Asks every Guild for its Orders at once and reveals them together (GM-ORDR-01, GM-ACTN-01). Drafts that had to stand are
/// repaired; Guilds whose cards were missing or wrong set them by Fame (GM-RUL-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Orders {
    /// The Order Spaces of each Guild whose card was missing or wrong, a bit each.
    cards: [u8; SEATS_MAX],
    /// The Guilds that may set cards.
    order: SeatOrder,
    next: u8,
}

impl Orders {
    pub(super) fn new() -> Self {
        Self { cards: [0; SEATS_MAX], order: List::new(), next: 0 }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let seats = Seat::all(desk.table().seats);
                Next::Seal(seats.map(|seat| (seat, Prompt::Orders)).collect())
            }
            // GM-RUL-37: what is shown is no answer.
            Wake::Answer(seat, &Choice::Show(objective, number, to)) => {
                desk.emit(Event::CardShown { seat, to, objective, number });
                Next::Wait
            }
            // GM-RUL-10: nor is a draft, until the time runs out.
            Wake::Answer(seat, &Choice::Draft(sheet)) => Next::Keep(seat, Choice::Orders(sheet)),
            // GM-RUL-11: nobody waits for a correction for ever.
            Wake::Expired(seat, Prompt::Correct(_)) => Next::Fill(seat, Choice::Pass),
            // GM-RUL-10: what was handed in stands, also where it was taken back to go on with it, and so does a draft; a
            // Guild without either has no Orders.
            Wake::Expired(seat, _) => Next::Restore(seat, Choice::Orders(Sheet::default())),
            Wake::Answers(answers) => {
                for &(seat, choice) in answers {
                    if let Choice::Orders(sheet) = choice {
                        let repaired = repair(desk.table(), seat, &sheet);
                        self.cards[seat.index()] = repaired.cards;
                        desk.emit(Event::Orders { seat, sheet: repaired.sheet });
                    }
                }
                self.rank(desk)
            }
            Wake::Returned(Reply::Order(order)) => {
                self.order = order;
                self.correct(desk)
            }
            Wake::Answer(seat, &Choice::ChangeOrder(number, objective)) => {
                desk.emit(Event::OrderChanged { seat, number, objective });
                self.settle(seat, number, desk);
                self.correct(desk)
            }
            Wake::Answer(seat, Choice::Pass) => {
                if let Some(number) = self.faulty(seat) {
                    self.settle(seat, number, desk);
                }
                self.correct(desk)
            }
            _ => Next::Bug("orders"),
        }
    }

    /// Ranks the Guilds that may set cards: who comes later may not take what an earlier one has set (GM-FAME-06, GM-RUL-03).
    fn rank(&mut self, desk: &mut Work<'_>) -> Step {
        let table = desk.table();
        let sets = |seat: &Seat| {
            (0..ORDERS as u8).any(|number| {
                self.cards[seat.index()] & (1 << number) != 0
                    && corrections(table, *seat, number).next().is_some()
            })
        };
        let able: Seats = table.everyone().iter().filter(sets).collect();
        if able.len() > 1 {
            return Next::Call(Frame::FameOrder(FameOrder::new(table, able, able.len() as u8)));
        }
        self.order = able.iter().collect();
        self.correct(desk)
    }

    /// Asks for the next card that can be set; Gold that is left without a card goes back.
    fn correct(&mut self, desk: &mut Work<'_>) -> Step {
        while let Some(&seat) = self.order.get(usize::from(self.next)) {
            while let Some(number) = self.faulty(seat) {
                if corrections(desk.table(), seat, number).next().is_some() {
                    return Next::Ask(seat, Prompt::Correct(CorrectCard { number }));
                }
                self.settle(seat, number, desk);
            }
            self.next += 1;
        }
        for seat in Seat::all(desk.table().seats) {
            while let Some(number) = self.faulty(seat) {
                self.settle(seat, number, desk);
            }
        }
        announce(desk);
        Next::Return(Reply::Done)
    }

    /// The first Order Space of a Guild whose card is still missing or wrong.
    fn faulty(&self, seat: Seat) -> Option<u8> {
        (0..ORDERS as u8).find(|number| self.cards[seat.index()] & (1 << number) != 0)
    }

    /// The card of an Order Space is settled; Gold that it cannot carry goes back (GM-ORDR-09).
    fn settle(&mut self, seat: Seat, number: u8, desk: &mut Work<'_>) {
        self.cards[seat.index()] &= !(1 << number);
        match desk.table().guild(seat).order(number).card {
            Some(Objective::Hire | Objective::Recruit(_)) => {}
            Some(Objective::Contract(_)) | None => gold_back(desk, seat, number),
        }
    }
}

/// Points out the objectives on which a Contest is likely (GM-ACTN-17).
fn announce(desk: &mut Work<'_>) {
    for number in 0..ORDERS as u8 {
        for objective in Objective::all() {
            let guilds = holders(desk.table(), number, Some(objective));
            if guilds.len() > 1 {
                desk.emit(Event::Likely { number, objective, guilds });
            }
        }
    }
}
