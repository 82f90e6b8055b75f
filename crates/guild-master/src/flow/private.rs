//! An attempt at a Private Contract (GM-PRIV-07 to -11).

use kernel::{Next, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::check::Check;
use super::effect::Effect;
use super::reward::pay_reward;
use super::{Frame, Reply, Step, Woken, Work};
use crate::cards::ContractId;
use crate::event::Event;
use crate::table::Table;
use crate::terms::Skill;

/// A team attempting one of its Guild's Private Contracts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Private {
    number: u8,
    seat: Seat,
    contract: ContractId,
    skill: Skill,
    /// Whether the Contract is completed and its Bonus under way.
    rewarded: bool,
}

impl Private {
    pub(super) fn new(number: u8, seat: Seat, contract: ContractId, skill: Skill) -> Self {
        Self { number, seat, contract, skill, rewarded: false }
    }

    /// The target of the check under way.
    pub(super) fn target(&self, table: &Table) -> u8 {
        table.target(self.contract, self.skill)
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                // GM-RUL-38: the card is shown when attempted.
                desk.emit(Event::Shown { seat: self.seat, contract: self.contract });
                let table = desk.table();
                let dice = table.dice(&table.guild(self.seat).order(self.number).team, self.skill);
                Next::Call(Frame::Check(Check::alone(self.seat, self.skill, dice)))
            }
            // The Bonus is done.
            Wake::Returned(_) if self.rewarded => Next::Return(Reply::Done),
            Wake::Returned(_) => {
                let (seat, contract) = (self.seat, self.contract);
                let card = desk.table().contract(contract);
                let result = desk.table().guild(seat).roll.result();
                let target = self.target(desk.table());
                desk.emit(Event::Checked { seat, result, target });
                if result >= target {
                    pay_reward(desk, seat, card.level, card.gold, card.fame);
                    // GM-PRIV-09: nothing is drawn to replace it.
                    desk.emit(Event::CompletedPrivate { seat, contract });
                    self.rewarded = true;
                    if let Some(bonus) = Effect::bonus(desk, seat, contract, false) {
                        return bonus;
                    }
                }
                Next::Return(Reply::Done)
            }
            _ => Next::Bug("private contract"),
        }
    }
}
