//! The Skill Check: roll, then everything that changes dice, one Guild after the other (GM-SKIL, GM-RUL-41).

use kernel::{Draw, List, Next, SEATS_MAX, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::fame_order::FameOrder;
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::ask::can_convert;
use crate::ask::{Choice, ConvertDice, ForcedReroll, Prompt, RerollDie};
use crate::effect::{Op, Picker, Window};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::{DICE_CAP, Table};
use crate::terms::{Side, Skill};
use crate::tools::{self, Tool};
use crate::uses::Source;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// Level Guilds that can change something are being ranked by dice.
    Ordering,
    /// The next Guild may count dice of another Skill.
    Converting,
    /// The next Guild rolls.
    Rolling,
    /// The next Guild may change its dice.
    Changing,
    /// A die is being rolled again.
    Rerolling { die: u8 },
    /// Dice are being added.
    Adding,
    /// A rival rolls dice again: so many more, and this one now.
    Forcing { rival: Seat, left: u8, owner: bool, die: u8 },
}

/// Checks made together: all roll, in Fame Order, then each in that order changes its dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Check {
    order: SeatOrder,
    next: u8,
    skills: [Skill; SEATS_MAX],
    dice: [u8; SEATS_MAX],
    kind: Kind,
    at: At,
}

/// How the checks made together belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Kind {
    /// Each Guild for itself.
    Each,
    /// Each Guild for itself, with the penalty of a conflict.
    Conflict,
    /// Guilds that check the same Skill are a combined team with ten dice between them (GM-CTST-27).
    Combined,
}

impl Check {
    /// A check of one Guild by itself.
    pub(super) fn alone(seat: Seat, skill: Skill, dice: u8) -> Self {
        let order = List::collect([seat]);
        let (skills, dice) = ([skill; SEATS_MAX], [dice; SEATS_MAX]);
        Self { order, next: 0, skills, dice, kind: Kind::Each, at: At::Ordering }
    }

    /// Checks several Guilds make at the same time, each for itself.
    pub(super) fn together(
        table: &Table,
        seats: Seats,
        skills: [Skill; SEATS_MAX],
        dice: [u8; SEATS_MAX],
    ) -> Self {
        Self { order: table.by_fame(seats), next: 0, skills, dice, kind: Kind::Each, at: At::Ordering }
    }

    /// The same in conflict, with a penalty.
    pub(super) fn in_conflict(self) -> Self {
        Self { kind: Kind::Conflict, ..self }
    }

    /// The same in cooperation, where Guilds that check the same Skill are a combined team.
    pub(super) fn in_cooperation(self) -> Self {
        Self { kind: Kind::Combined, ..self }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Ordering, Wake::Begin) => {
                let guilds = self.order.iter().copied().collect();
                desk.emit(Event::Checking { guilds, conflict: self.kind == Kind::Conflict });
                // GM-RUL-03: no die is rolled where only one of the level Guilds has anything to do.
                let able: Seats = guilds.iter().filter(|&seat| self.can_act(seat, desk.table())).collect();
                Next::Call(Frame::FameOrder(FameOrder::new(desk.table(), able, able.len() as u8)))
            }
            (At::Ordering, Wake::Returned(Reply::Order(ranked))) => {
                self.rank(&ranked);
                self.at = At::Converting;
                self.convert(desk)
            }
            (At::Converting, Wake::Answer(seat, choice)) => {
                // GM-SKIL-05: several effects may count dice in one check.
                if let Choice::Convert(source, skill, dice) = *choice {
                    desk.emit(Event::Spent { seat, source, op: 0 });
                    desk.emit(Event::Used { seat, source, window: Window::Before });
                    desk.emit(Event::Converted { seat, skill, dice });
                    self.dice[seat.index()] = (self.dice[seat.index()] + dice).min(DICE_CAP);
                } else {
                    self.next += 1;
                }
                self.convert(desk)
            }
            (At::Converting, Wake::Expired(seat, _)) => Next::Fill(seat, Choice::Pass),
            (At::Rolling, Wake::Drawn(drawn)) => {
                if let Some(seat) = self.seat() {
                    let skill = self.skills[seat.index()];
                    desk.emit(Event::Rolled { seat, skill, dice: drawn.faces().iter().copied().collect() });
                }
                self.next += 1;
                self.roll_or_change(desk)
            }
            (At::Changing, Wake::Answer(seat, choice)) => self.change(seat, choice, desk),
            (At::Changing, Wake::Expired(seat, _)) => Next::Fill(seat, Choice::Keep),
            (At::Rerolling { die }, Wake::Drawn(drawn)) => {
                if let Some(seat) = self.seat() {
                    for &face in drawn.faces() {
                        desk.emit(Event::Rerolled { seat, die, face });
                    }
                }
                self.offer(desk)
            }
            (At::Adding, Wake::Drawn(drawn)) => {
                if let Some(seat) = self.seat() {
                    for &face in drawn.faces() {
                        desk.emit(Event::DieAdded { seat, face });
                    }
                }
                self.offer(desk)
            }
            (At::Forcing { rival, left, owner, die }, Wake::Drawn(drawn)) => {
                for &face in drawn.faces() {
                    desk.emit(Event::Rerolled { seat: rival, die, face });
                }
                self.force(rival, left, owner, desk)
            }
            (At::Forcing { rival, left, owner, .. }, Wake::Answer(_, &Choice::Reroll(die))) => {
                self.at = At::Forcing { rival, left, owner, die };
                Next::Roll(Draw::d6(1))
            }
            (At::Forcing { .. }, Wake::Expired(seat, _)) => match desk.table().guild(seat).roll.lowest() {
                Some(die) => Next::Fill(seat, Choice::Reroll(die)),
                None => Next::Wait,
            },
            _ => Next::Bug("check"),
        }
    }

    /// The Guilds that check in the order in which they roll and change their dice, frozen for the check.
    pub(super) const fn order(&self) -> &SeatOrder {
        &self.order
    }

    /// Whether a Guild can count other dice in its check, or change those it rolls.
    fn can_act(&self, seat: Seat, table: &Table) -> bool {
        self.room(seat, table).is_some()
            || !tools::tools_for(table, seat, self.skills[seat.index()]).is_empty()
    }

    /// Puts those who were ranked by dice in that order, at the places they have by their Fame.
    fn rank(&mut self, ranked: &[Seat]) {
        let mut next = ranked.iter();
        for place in self.order.iter_mut().filter(|seat| ranked.contains(seat)) {
            if let Some(&seat) = next.next() {
                *place = seat;
            }
        }
    }

    fn seat(&self) -> Option<Seat> {
        self.order.get(usize::from(self.next)).copied()
    }

    /// Asks the next Guild that could count dice of another Skill before the roll (GM-RUL-24).
    fn convert(&mut self, desk: &Work<'_>) -> Step {
        while let Some(seat) = self.seat() {
            if let Some(dice) = self.room(seat, desk.table()) {
                return Next::Ask(
                    seat,
                    Prompt::Convert(ConvertDice { skill: self.skills[seat.index()], dice }),
                );
            }
            self.next += 1;
        }
        self.next = 0;
        self.at = At::Rolling;
        self.roll()
    }

    /// The dice that are taken of the ten when a Guild could count dice of another Skill; none when it could not.
    fn room(&self, seat: Seat, table: &Table) -> Option<u8> {
        let (skill, dice) = (self.skills[seat.index()], self.dice[seat.index()]);
        let taken = dice + DICE_CAP.saturating_sub(self.most(seat));
        (dice < self.most(seat) && can_convert(table, seat, skill, taken)).then_some(taken)
    }

    /// How many dice a Guild could roll: ten, or what the others of its combined team leave (GM-SKIL-03, GM-CTST-27).
    fn most(&self, seat: Seat) -> u8 {
        match self.kind {
            Kind::Each | Kind::Conflict => return DICE_CAP,
            Kind::Combined => {}
        }
        let alike =
            |other: &&Seat| **other != seat && self.skills[other.index()] == self.skills[seat.index()];
        let others: u8 = self.order.iter().filter(alike).map(|other| self.dice[other.index()]).sum();
        DICE_CAP.saturating_sub(others)
    }

    fn roll(&self) -> Step {
        match self.seat() {
            Some(seat) => Next::Roll(Draw::d6(self.dice[seat.index()])),
            None => Next::Return(Reply::Done),
        }
    }

    fn roll_or_change(&mut self, desk: &mut Work<'_>) -> Step {
        if self.seat().is_some() {
            return self.roll();
        }
        self.next = 0;
        self.offer(desk)
    }

    /// Asks the next Guild that can change its dice.
    fn offer(&mut self, desk: &mut Work<'_>) -> Step {
        self.at = At::Changing;
        while let Some(seat) = self.seat() {
            let tools = tools::tools(desk.table(), seat);
            if tools.is_empty() {
                self.next += 1;
                continue;
            }
            return Next::Ask(
                seat,
                match tools::only_upgrade(&tools) {
                    Some((Side::Fixer, _)) => Prompt::Fix,
                    Some((Side::Reroll, left)) => Prompt::Reroll(RerollDie { left }),
                    None => Prompt::Change,
                },
            );
        }
        Next::Return(Reply::Done)
    }

    fn change(&mut self, seat: Seat, choice: &Choice, desk: &mut Work<'_>) -> Step {
        match *choice {
            Choice::Keep => self.next += 1,
            Choice::Fix(die) => {
                desk.emit(Event::Spent { seat, source: Source::Upgrade, op: 0 });
                desk.emit(Event::Fixed { seat, die });
            }
            Choice::Reroll(die) => {
                desk.emit(Event::Spent { seat, source: Source::Upgrade, op: 0 });
                self.at = At::Rerolling { die };
                return Next::Roll(Draw::d6(1));
            }
            Choice::Change(source, at, die) => {
                let found = tools::tools(desk.table(), seat);
                let Some(tool) = found.iter().find(|tool| tool.source == source && tool.at == at) else {
                    return Next::Bug("check");
                };
                spend(desk, seat, tool);
                return self.apply(seat, tool, die.unwrap_or_default(), desk);
            }
            Choice::Force(source, at, rival) => {
                let found = tools::tools(desk.table(), seat);
                let Some(tool) = found.iter().find(|tool| tool.source == source && tool.at == at) else {
                    return Next::Bug("check");
                };
                spend(desk, seat, tool);
                let Op::ForceReroll { count, pick } = tool.op else { return Next::Bug("check") };
                return self.force(rival, count, pick == Picker::Owner, desk);
            }
            _ => return Next::Bug("check"),
        }
        self.offer(desk)
    }

    /// Does what an operation does to the Guild's own roll.
    fn apply(&mut self, seat: Seat, tool: &Tool, die: u8, desk: &mut Work<'_>) -> Step {
        match tool.op {
            Op::SetDie { to, .. } => desk.emit(Event::DieSet { seat, die, face: to }),
            Op::FlipDie { .. } => {
                if let Some(face) = desk.table().guild(seat).roll.dice.get(usize::from(die)) {
                    desk.emit(Event::DieSet { seat, die, face: 7 - face });
                }
            }
            Op::Reroll { .. } => {
                self.at = At::Rerolling { die };
                return Next::Roll(Draw::d6(1));
            }
            Op::AddDie { count, .. } => {
                self.at = At::Adding;
                return Next::Roll(Draw::d6(count));
            }
            Op::AddFlat { n, .. } => desk.emit(Event::Added { seat, n }),
            Op::SpendStored { .. } => {
                let faces: List<u8, 4> = tools::stored(desk.table(), seat, tool.source).collect();
                for &face in &faces {
                    desk.emit(Event::DieAdded { seat, face });
                }
            }
            Op::PenaltyShift(by) => desk.emit(Event::PenaltyShifted { seat, by }),
            _ => return Next::Bug("check"),
        }
        self.offer(desk)
    }

    /// A rival rolls dice again: its highest ones, or those it picks.
    fn force(&mut self, rival: Seat, left: u8, owner: bool, desk: &mut Work<'_>) -> Step {
        let Some(left) = left.checked_sub(1) else { return self.offer(desk) };
        let dice = &desk.table().guild(rival).roll.dice;
        let highest = (0..).zip(dice.iter()).max_by_key(|(at, face)| (**face, core::cmp::Reverse(*at)));
        let die = highest.map(|(at, _)| at).unwrap_or_default();
        self.at = At::Forcing { rival, left, owner, die };
        if owner {
            return Next::Ask(rival, Prompt::Forced(ForcedReroll { left: left + 1 }));
        }
        Next::Roll(Draw::d6(1))
    }
}

/// Notes a use: of the source the first time in this check, of the operation every time.
fn spend(desk: &mut Work<'_>, seat: Seat, tool: &Tool) {
    let (source, op) = (tool.source, tool.at);
    let fresh = desk.table().guild(seat).roll.spent.iter().all(|spent| spent.source != source);
    desk.emit(Event::Spent { seat, source, op });
    if fresh {
        desk.emit(Event::Used { seat, source, window: Window::Check });
    }
}
