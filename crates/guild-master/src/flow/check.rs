//! The Skill Check: roll, then Skill Upgrades, one Guild after the other (GM-SKIL, GM-RUL-41).

use kernel::{Draw, List, Next, SEATS_MAX, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, SeatOrder, Step, Woken, Work};
use crate::ask::{Choice, Prompt};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;
use crate::terms::{Side, Skill};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// The next Guild rolls.
    Rolling,
    /// The next Guild may use its Skill Upgrade; so many re-rolls are left.
    Changing { left: u8 },
    /// A die is being rolled again.
    Rerolling { die: u8, left: u8 },
}

/// Checks made together: all roll, by Fame, then each in that order applies its Skill Upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Check {
    order: SeatOrder,
    next: u8,
    skills: [Skill; SEATS_MAX],
    dice: [u8; SEATS_MAX],
    at: At,
}

impl Check {
    /// A check of one Guild by itself.
    pub(super) fn alone(seat: Seat, skill: Skill, dice: u8) -> Self {
        let order = List::collect([seat]);
        Self { order, next: 0, skills: [skill; SEATS_MAX], dice: [dice; SEATS_MAX], at: At::Rolling }
    }

    /// Checks several Guilds make together.
    pub(super) fn together(
        table: &Table,
        seats: Seats,
        skills: [Skill; SEATS_MAX],
        dice: [u8; SEATS_MAX],
    ) -> Self {
        Self { order: table.by_fame(seats), next: 0, skills, dice, at: At::Rolling }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Rolling, Wake::Begin) => self.roll(),
            (At::Rolling, Wake::Drawn(drawn)) => {
                if let Some(seat) = self.seat() {
                    let skill = self.skills[seat.index()];
                    desk.emit(Event::Rolled { seat, skill, dice: drawn.faces().iter().copied().collect() });
                }
                self.next += 1;
                self.roll_or_change(desk)
            }
            (At::Changing { .. }, Wake::Answer(_, Choice::Keep)) => self.changed(desk),
            (At::Changing { .. }, Wake::Answer(seat, &Choice::Fix(die))) => {
                desk.emit(Event::Fixed { seat, die });
                self.changed(desk)
            }
            (At::Changing { left }, Wake::Answer(_, &Choice::Reroll(die))) => {
                self.at = At::Rerolling { die, left };
                Next::Roll(Draw::d6(1))
            }
            (At::Changing { .. }, Wake::Expired(seat, _)) => Next::Fill(seat, Choice::Keep),
            (At::Rerolling { die, left }, Wake::Drawn(drawn)) => {
                let face = drawn.faces().first().copied().unwrap_or(1);
                if let Some(seat) = self.seat() {
                    desk.emit(Event::Rerolled { seat, die, face });
                }
                if left <= 1 {
                    return self.changed(desk);
                }
                self.at = At::Changing { left: left - 1 };
                self.offer(desk)
            }
            _ => Next::Bug("check"),
        }
    }

    fn seat(&self) -> Option<Seat> {
        self.order.get(usize::from(self.next)).copied()
    }

    fn roll(&self) -> Step {
        match self.seat() {
            Some(seat) => Next::Roll(Draw::d6(self.dice[seat.index()])),
            None => Next::Return(Reply::Done),
        }
    }

    fn roll_or_change(&mut self, desk: &Work<'_>) -> Step {
        if self.seat().is_some() {
            return self.roll();
        }
        self.next = 0;
        self.at = At::Changing { left: Side::REROLLS };
        self.offer(desk)
    }

    fn changed(&mut self, desk: &Work<'_>) -> Step {
        self.next += 1;
        self.at = At::Changing { left: Side::REROLLS };
        self.offer(desk)
    }

    /// Asks the next Guild that has a Skill Upgrade of its Skill (GM-SKIL-11, GM-UPGR-24).
    fn offer(&mut self, desk: &Work<'_>) -> Step {
        while let Some(seat) = self.seat() {
            let side = desk.table().guild(seat).upgrades[self.skills[seat.index()].index()];
            match (side, self.at) {
                (Some(Side::Fixer), _) => return Next::Ask(seat, Prompt::Fix),
                (Some(Side::Reroll), At::Changing { left }) => {
                    return Next::Ask(seat, Prompt::Reroll { left });
                }
                _ => self.next += 1,
            }
        }
        Next::Return(Reply::Done)
    }
}
