//! One objective coming up: who can still carry it out, who drops it, and its resolution (GM-ACTN-07 to -14).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::contest::Contest;
use super::contract::Attempt;
use super::fallback::Fallback;
use super::hire::Hire;
use super::recruit::Recruit;
use super::using::Using;
use super::{Frame, Reply, Step, Woken, Work};
use crate::ask::{Choice, CommitOrder, Prompt};
use crate::effect::Window;
use crate::event::Event;
use crate::order::Objective;
use crate::seats::Seats;
use crate::table::Table;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// Those who hold it may use what helps a bid.
    Readying,
    /// Everybody who can commits to carry out or drop.
    Committing,
    /// Those who missed or dropped it fall back.
    FallingBack,
    /// The others resolve it.
    Resolving,
}

/// An objective that comes up in an Order Space number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Undertaking {
    number: u8,
    objective: Objective,
    /// Everybody who holds the Order.
    holders: Seats,
    /// Those who carry it out.
    carriers: Seats,
    at: At,
}

impl Undertaking {
    pub(super) fn new(number: u8, objective: Objective, holders: Seats) -> Self {
        Self { number, objective, holders, carriers: Seats::default(), at: At::Readying }
    }

    /// An objective whose holders have all committed to carry it out, for scenarios.
    pub(crate) fn within(number: u8, objective: Objective, holders: Seats) -> Self {
        Self { number, objective, holders, carriers: holders, at: At::Resolving }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Readying, Wake::Begin) => {
                if let Objective::Recruit(_) = self.objective
                    && let Some(using) = Using::among(desk.table(), Window::Recruit, self.holders)
                {
                    return Next::Call(using);
                }
                self.commit(desk)
            }
            (At::Readying, Wake::Returned(_)) => self.commit(desk),
            (At::Committing, Wake::Expired(seat, _)) => Next::Fill(seat, Choice::Carry),
            (At::Committing, Wake::Answers(answers)) => {
                for &(seat, choice) in answers {
                    let carry = choice == Choice::Carry;
                    desk.emit(Event::Committed { seat, number: self.number, carry });
                    if carry {
                        self.carriers = self.carriers.with(seat);
                    } else {
                        gold_back(desk, seat, self.number);
                    }
                }
                self.fall_back(desk)
            }
            (At::FallingBack, Wake::Returned(_)) => self.resolve(desk),
            (At::Resolving, Wake::Returned(_)) => self.finish(desk),
            _ => Next::Bug("undertaking"),
        }
    }

    /// Everybody who can still go for it commits; the others have missed it.
    fn commit(&mut self, desk: &mut Work<'_>) -> Step {
        self.at = At::Committing;
        let able = self.able(self.holders, desk.table());
        self.miss(self.holders.without(able), desk);
        if able.is_empty() {
            return self.fall_back(desk);
        }
        let prompt = Prompt::Commit(CommitOrder { number: self.number, objective: self.objective });
        Next::Seal(able.iter().map(|seat| (seat, prompt)).collect())
    }

    /// Those of some Guilds that can still go for the objective.
    fn able(&self, seats: Seats, table: &Table) -> Seats {
        seats.iter().filter(|&seat| is_open(table, seat, self.number, self.objective)).collect()
    }

    /// These Guilds have missed the objective.
    fn miss(&self, seats: Seats, desk: &mut Work<'_>) {
        for seat in seats.iter() {
            desk.emit(Event::Missed { seat, objective: self.objective });
            gold_back(desk, seat, self.number);
        }
    }

    /// GM-RUL-30: those who missed or dropped the objective fall back at once, at its place in the sequence.
    fn fall_back(&mut self, desk: &mut Work<'_>) -> Step {
        self.at = At::FallingBack;
        let out = self.holders.without(self.carriers);
        if out.is_empty() {
            return self.resolve(desk);
        }
        Next::Call(Frame::Fallback(Fallback::new(self.number, out)))
    }

    /// Who fell back may have changed the board: whoever cannot go for the objective any more has missed it, too
    /// (GM-CONT-01, GM-RUL-22).
    fn resolve(&mut self, desk: &mut Work<'_>) -> Step {
        let lost = self.carriers.without(self.able(self.carriers, desk.table()));
        if !lost.is_empty() {
            self.carriers = self.carriers.without(lost);
            self.miss(lost, desk);
            return Next::Call(Frame::Fallback(Fallback::new(self.number, lost)));
        }
        self.at = At::Resolving;
        let (number, seats) = (self.number, self.carriers);
        let Some(first) = seats.first_seat() else { return self.finish(desk) };
        Next::Call(match self.objective {
            Objective::Hire => Frame::Hire(Hire::new(number, seats)),
            Objective::Recruit(space) => Frame::Recruit(Recruit::new(number, space, seats)),
            Objective::Contract(space) if seats.len() == 1 => {
                Frame::Contract(Attempt::new(number, space, first))
            }
            Objective::Contract(space) => Frame::Contest(Contest::new(number, space, seats)),
        })
    }

    fn finish(&mut self, desk: &mut Work<'_>) -> Step {
        for seat in self.holders.iter() {
            desk.emit(Event::Resolved { seat, number: self.number });
        }
        Next::Return(Reply::Done)
    }
}

/// Whether a Guild can still go for the objective. Only public facts count.
fn is_open(table: &Table, seat: Seat, number: u8, objective: Objective) -> bool {
    let order = table.guild(seat).order(number);
    match objective {
        // GM-HIRE-18: Hire Builders cannot be lost to a rival.
        Objective::Hire => true,
        // GM-RECR-09 to -11, GM-RUL-19.
        Objective::Recruit(space) => table.on_stand(space).is_some_and(|adventurer| {
            let rank_met = table.rank_allows(seat, table.adventurer(adventurer).rank);
            (rank_met || table.guild(seat).boost.skip_rank) && order.gold >= table.minimum_bid_of(seat, space)
        }),
        // GM-CONT-01, GM-RUL-22.
        Objective::Contract(space) => {
            table.face_up(space).is_some_and(|contract| table.skills_for(&order.team, contract) != 0)
        }
    }
}

/// Gold of an Order goes back to the Treasury.
pub(super) fn gold_back(desk: &mut Work<'_>, seat: Seat, number: u8) {
    let gold = desk.table().guild(seat).order(number).gold;
    if gold > 0 {
        desk.emit(Event::GoldBack { seat, number, gold });
    }
}
