//! A Contest for a Contract: negotiation, stances, conflictors, cooperators (GM-CTST).

use kernel::{Next, Ranking, SEATS_MAX, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::check::Check;
use super::contract::Attempt;
use super::declare::Declare;
use super::effect::Effect;
use super::fallback::Fallback;
use super::negotiation::Negotiation;
use super::replacement::Replacement;
use super::reward::{pay_reward, share_gold};
use super::skills::Skills;
use super::stance::Stance;
use super::tie_break::{Depth, Targets, TieBreak};
use super::{Frame, Reply, SeatOrder, Step, Woken, Work};
use crate::ask::Purpose;
use crate::combined;
use crate::event::Event;
use crate::seats::{Seats, place};
use crate::table::Table;
use crate::terms::Skill;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum At {
    /// Offers are made.
    Negotiating,
    /// Stances are chosen.
    Choosing,
    /// Conflictors pick their Skills.
    ConflictSkills,
    /// Conflictors roll.
    ConflictChecks,
    /// The largest margin is being found.
    ConflictRanking,
    /// The conflictor who completed it resolves the Bonus.
    ConflictBonus,
    /// The conflictor who completed it draws the replacement; then cooperators fall back.
    ConflictReplacing,
    /// Cooperators declare their targets.
    Declaring,
    /// Cooperators roll.
    CoopChecks,
    /// The highest result is being found.
    CoopRanking,
    /// The Bonus is resolved.
    CoopBonus,
    /// The keeper of the card draws the replacement.
    CoopReplacing,
    /// What is left is one cooperator's attempt, or fallbacks.
    Closing,
}

/// Guilds contesting the Contract of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Contest {
    number: u8,
    space: u8,
    guilds: Seats,
    conflictors: Seats,
    skills: [Skill; SEATS_MAX],
    /// The target of each Guild, without penalties.
    targets: Targets,
    /// Who keeps the card.
    keeper: Seat,
    at: At,
}

impl Contest {
    pub(crate) fn new(number: u8, space: u8, guilds: Seats) -> Self {
        Self {
            number,
            space,
            guilds,
            conflictors: Seats::default(),
            skills: [Skill::Might; SEATS_MAX],
            targets: Targets::default(),
            keeper: Seat(0),
            at: At::Negotiating,
        }
    }

    fn cooperators(&self) -> Seats {
        self.guilds.without(self.conflictors)
    }

    /// The target of a Guild's check under way, what the others of its combined team have, and who of them changes dice
    /// after it, in their order.
    pub(super) fn target_of(&self, table: &Table, seat: Seat, order: &SeatOrder) -> (u8, u8, SeatOrder) {
        let target = self.targets[place(seat)];
        if self.at != At::CoopChecks {
            return (target.saturating_add(penalty(table, seat)), 0, SeatOrder::new());
        }
        let skill = self.skills[place(seat)];
        let team: Seats =
            self.cooperators().iter().filter(|other| self.skills[other.index()] == skill).collect();
        let others = team.without(Seats::one(seat));
        let sum = others.iter().map(|other| table.guild(other).roll.result()).fold(0, u8::saturating_add);
        let later = order.iter().copied().skip_while(|other| *other != seat).skip(1);
        (target, sum, later.filter(|other| team.contains(*other)).collect())
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match (self.at, wake) {
            (At::Negotiating, Wake::Begin) => {
                desk.emit(Event::Contested { space: self.space, guilds: self.guilds });
                Next::Call(Frame::Negotiation(Negotiation::new(self.space, self.guilds)))
            }
            (At::Negotiating, Wake::Returned(_)) => {
                self.at = At::Choosing;
                Next::Call(Frame::Stance(Stance::new(self.space, self.guilds)))
            }
            (At::Choosing, Wake::Returned(Reply::Conflictors(conflictors))) => {
                self.conflictors = conflictors;
                self.settle_payments(desk);
                if conflictors.is_empty() {
                    return self.cooperate(desk);
                }
                self.at = At::ConflictSkills;
                let purpose = Purpose::Conflict(self.space);
                Next::Call(Frame::Skills(Skills::new(self.number, purpose, conflictors)))
            }
            (At::ConflictSkills, Wake::Returned(Reply::Skills(skills))) => self.conflict(skills, desk),
            (At::ConflictChecks, Wake::Returned(_)) => self.judge_conflict(desk),
            (At::ConflictRanking, Wake::Returned(Reply::Order(order))) => match order.first() {
                Some(&winner) => self.take_all(winner, desk),
                None => Next::Bug("contest"),
            },
            (At::ConflictBonus, Wake::Returned(_)) => self.replace(At::ConflictReplacing),
            (At::CoopBonus, Wake::Returned(_)) => self.replace(At::CoopReplacing),
            (At::ConflictReplacing, Wake::Returned(_)) => {
                // GM-CTST-18: the others have attempted nothing and may fall back.
                let seats = self.cooperators();
                self.at = At::Closing;
                if seats.is_empty() {
                    return close(desk);
                }
                Next::Call(Frame::Fallback(Fallback::new(self.number, seats)))
            }
            (At::Declaring, Wake::Returned(Reply::Skills(skills))) => self.roll_together(skills, desk),
            (At::CoopChecks, Wake::Returned(_)) => self.judge_cooperation(desk),
            (At::CoopRanking, Wake::Returned(Reply::Order(order))) => match order.first() {
                Some(&leader) => self.share(leader, desk),
                None => Next::Bug("contest"),
            },
            (At::CoopReplacing | At::Closing, Wake::Returned(_)) => close(desk),
            _ => Next::Bug("contest"),
        }
    }

    /// Pays what was set aside when all cooperate; otherwise it goes back and every agreement is void (GM-RUL-29).
    fn settle_payments(&self, desk: &mut Work<'_>) {
        let together = self.conflictors.is_empty();
        for payment in &desk.table().parley.held.clone() {
            let (from, to, gold) = (payment.from, payment.to, payment.gold);
            desk.emit(match together {
                true => Event::HeldPaid { from, to, gold },
                false => Event::HeldBack { seat: from, gold },
            });
        }
        if !together && desk.table().parley.agreed.shares_reward() {
            desk.emit(Event::Voided);
        }
    }

    /// Conflictors roll against targets that their dice raise (GM-CTST-12, GM-RUL-24).
    fn conflict(&mut self, skills: [Skill; SEATS_MAX], desk: &mut Work<'_>) -> Step {
        let table = desk.table();
        let mut dice = [0; SEATS_MAX];
        for seat in self.conflictors.iter() {
            let skill = skills[seat.index()];
            dice[seat.index()] = table.dice(&table.guild(seat).order(self.number).team, skill);
            self.targets[seat.index()] = target(table, self.space, skill);
        }
        self.at = At::ConflictChecks;
        Next::Call(Frame::Check(Check::together(table, self.conflictors, skills, dice).in_conflict()))
    }

    /// The largest margin among the successful conflictors completes the Contract (GM-CTST-14, -15, -33).
    fn judge_conflict(&mut self, desk: &mut Work<'_>) -> Step {
        let mut margins: kernel::List<(Seat, i32), SEATS_MAX> = kernel::List::new();
        for seat in self.conflictors.iter() {
            let result = desk.table().guild(seat).roll.result();
            let target = &mut self.targets[seat.index()];
            *target = target.saturating_add(penalty(desk.table(), seat));
            let target = *target;
            desk.emit(Event::Checked { seat, result, target });
            if result >= target {
                let _ = margins.push((seat, i32::from(result) - i32::from(target)));
            }
        }
        if margins.is_empty() {
            // GM-CTST-19.
            return self.cooperate(desk);
        }
        self.at = At::ConflictRanking;
        let ranking = Ranking::by_score(margins.iter().copied());
        Next::Call(Frame::TieBreak(TieBreak::new(ranking, self.targets, Depth::First)))
    }

    fn take_all(&mut self, winner: Seat, desk: &mut Work<'_>) -> Step {
        let Some(contract) = desk.table().face_up(self.space) else { return Next::Bug("contest") };
        let card = desk.table().contract(contract);
        pay_reward(desk, winner, card.level, card.gold, card.fame);
        desk.emit(Event::Completed { seat: winner, space: self.space, contract });
        self.keeper = winner;
        self.at = At::ConflictBonus;
        Effect::bonus(desk, winner, contract, true).unwrap_or_else(|| self.replace(At::ConflictReplacing))
    }

    /// The cooperators attempt it: one alone as if uncontested, several by declared targets (GM-CTST-21 to -23).
    fn cooperate(&mut self, desk: &mut Work<'_>) -> Step {
        let seats = self.cooperators();
        match (seats.len(), seats.first_seat()) {
            (0, _) | (_, None) => close(desk),
            (1, Some(seat)) => {
                self.at = At::Closing;
                Next::Call(Frame::Contract(Attempt::new(self.number, self.space, seat).in_contest()))
            }
            _ => {
                self.at = At::Declaring;
                Next::Call(Frame::Declare(Declare::new(self.number, self.space, seats)))
            }
        }
    }

    /// Guilds naming the same Skill form one combined team, the rest roll alone (GM-RUL-25, -26).
    fn roll_together(&mut self, skills: [Skill; SEATS_MAX], desk: &mut Work<'_>) -> Step {
        let seats = self.cooperators();
        let mut dice = [0; SEATS_MAX];
        for skill in Skill::ALL {
            let group: Seats = seats.iter().filter(|seat| skills[seat.index()] == skill).collect();
            for seat in group.iter() {
                self.targets[seat.index()] = target(desk.table(), self.space, skill);
                let team = &desk.table().guild(seat).order(self.number).team;
                dice[seat.index()] = desk.table().dice(team, skill);
            }
            if group.len() > 1 {
                let members = combined::members(desk.table(), self.number, group, skill);
                for seat in group.iter() {
                    let (team, share) = (members.teams[seat.index()], members.dice[seat.index()]);
                    dice[seat.index()] = share;
                    desk.emit(Event::Combined { seat, team, dice: share });
                }
            }
        }
        self.skills = skills;
        self.at = At::CoopChecks;
        Next::Call(Frame::Check(Check::together(desk.table(), seats, skills, dice).in_cooperation()))
    }

    /// One success completes the Contract for every cooperator (GM-CTST-29 to -31).
    fn judge_cooperation(&mut self, desk: &mut Work<'_>) -> Step {
        let seats = self.cooperators();
        let table = desk.table();
        let own = |seat: Seat| table.guild(seat).roll.result();
        let sum_of = |skill: Skill| -> u8 {
            let group = seats.iter().filter(|seat| self.skills[seat.index()] == skill);
            group.map(own).fold(0, u8::saturating_add)
        };
        let sums = Skill::ALL.map(sum_of);
        let mut success = false;
        // GM-RUL-28: own totals are compared; between equal ones the margin of the check decides, which in a combined
        // team is that of the whole team.
        let mut scores: kernel::List<(Seat, i32), SEATS_MAX> = kernel::List::new();
        for seat in seats.iter() {
            let result = sums[self.skills[seat.index()].index()];
            let target = self.targets[seat.index()];
            let margin = i32::from(result) - i32::from(target);
            let _ = scores.push((seat, i32::from(desk.table().guild(seat).roll.result()) * 1024 + margin));
            success |= result >= target;
            desk.emit(Event::Checked { seat, result, target });
        }
        if !success {
            return close(desk);
        }
        self.at = At::CoopRanking;
        let ranking = Ranking::by_score(scores.iter().copied());
        Next::Call(Frame::TieBreak(TieBreak::new(ranking, Targets::default(), Depth::First)))
    }

    /// Full Fame for all, Gold and card as agreed, what was not agreed to the leader (GM-CTST-07 to -09, -32).
    fn share(&mut self, leader: Seat, desk: &mut Work<'_>) -> Step {
        let Some(contract) = desk.table().face_up(self.space) else { return Next::Bug("contest") };
        let card = desk.table().contract(contract);
        let agreed = desk.table().parley.agreed;
        let gold = agreed.split.unwrap_or_else(|| share_gold(card.gold, self.cooperators(), leader));
        for &seat in &desk.table().by_fame(self.cooperators()) {
            pay_reward(desk, seat, card.level, gold[seat.index()], card.fame);
        }
        let keeper = agreed.card.unwrap_or(leader);
        desk.emit(Event::Completed { seat: keeper, space: self.space, contract });
        self.keeper = keeper;
        self.at = At::CoopBonus;
        let resolver = agreed.bonus.unwrap_or(leader);
        Effect::bonus(desk, resolver, contract, true).unwrap_or_else(|| self.replace(At::CoopReplacing))
    }

    /// Who keeps the card draws its replacement.
    fn replace(&mut self, at: At) -> Step {
        self.at = at;
        Next::Call(Frame::Replacement(Replacement::new(self.keeper, self.space)))
    }
}

fn close(desk: &mut Work<'_>) -> Step {
    desk.emit(Event::ContestOver);
    Next::Return(Reply::Done)
}

/// The target of a Skill on the Contract of a space.
fn target(table: &Table, space: u8, skill: Skill) -> u8 {
    table.face_up(space).map_or(0, |contract| table.target(contract, skill))
}

/// The Skill Check Penalty of a Guild in conflict: the dice rolled from Skill values, as effects change it.
fn penalty(table: &Table, seat: Seat) -> u8 {
    let roll = &table.guild(seat).roll;
    roll.base.saturating_add_signed(roll.penalty)
}
