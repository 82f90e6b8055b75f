//! An uncontested attempt at a board Contract (GM-CONT).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::check::Check;
use super::effect::Effect;
use super::replacement::Replacement;
use super::reward::pay_reward;
use super::skills::Skills;
use super::{Frame, Reply, Step, Woken, Work};
use crate::ask::Purpose;
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;
use crate::terms::Skill;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    Picking,
    Checking(Skill),
    Rewarding,
    Replacing,
}

/// One team attempting the Contract of a space by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Attempt {
    number: u8,
    space: u8,
    seat: Seat,
    /// Whether it is what is left of a Contest.
    contested: bool,
    at: At,
}

impl Attempt {
    pub(super) fn new(number: u8, space: u8, seat: Seat) -> Self {
        Self { number, space, seat, contested: false, at: At::Picking }
    }

    /// The attempt of the only cooperator in a Contest (GM-CTST-21).
    pub(super) fn in_contest(self) -> Self {
        Self { contested: true, ..self }
    }

    /// The target of the check under way.
    pub(super) fn target(&self, table: &Table) -> Option<u8> {
        let At::Checking(skill) = self.at else { return None };
        table.face_up(self.space).map(|contract| table.target(contract, skill))
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        let seat = self.seat;
        match (self.at, wake) {
            (At::Picking, Wake::Begin) => {
                let purpose = Purpose::Contract(self.space);
                Next::Call(Frame::Skills(Skills::new(self.number, purpose, Seats::one(seat))))
            }
            (At::Picking, Wake::Returned(Reply::Skills(skills))) => {
                let skill = skills[seat.index()];
                let table = desk.table();
                let dice = table.dice(&table.guild(seat).order(self.number).team, skill);
                self.at = At::Checking(skill);
                Next::Call(Frame::Check(Check::alone(seat, skill, dice)))
            }
            (At::Checking(skill), Wake::Returned(_)) => {
                let Some(contract) = desk.table().face_up(self.space) else { return Next::Bug("contract") };
                let card = desk.table().contract(contract);
                let result = desk.table().guild(seat).roll.result();
                let target = desk.table().target(contract, skill);
                desk.emit(Event::Checked { seat, result, target });
                if result < target {
                    // GM-CONT-04: nothing, and no fallback.
                    return Next::Return(Reply::Done);
                }
                pay_reward(desk, seat, card.level, card.gold, card.fame);
                desk.emit(Event::Completed { seat, space: self.space, contract });
                self.at = At::Rewarding;
                // GM-CONT-06: first Gold and Fame, then the Bonus, and the replacement last.
                Effect::bonus(desk, seat, contract, self.contested).unwrap_or_else(|| self.replace())
            }
            (At::Rewarding, Wake::Returned(_)) => self.replace(),
            (At::Replacing, Wake::Returned(_)) => Next::Return(Reply::Done),
            _ => Next::Bug("contract"),
        }
    }

    fn replace(&mut self) -> Step {
        self.at = At::Replacing;
        Next::Call(Frame::Replacement(Replacement::new(self.seat, self.space)))
    }
}
