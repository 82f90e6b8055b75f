//! Cooperators declaring openly which target they go for (GM-RUL-25).

use kernel::{Next, SEATS_MAX, Seat, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::ask;
use crate::ask::{Choice, DeclareSkill, Prompt, Purpose};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;
use crate::terms::Skill;

/// Cooperators declaring and confirming. All stay asked until all have confirmed; a change takes every confirmation back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Declare {
    number: u8,
    space: u8,
    seats: Seats,
}

impl Declare {
    pub(super) fn new(number: u8, space: u8, seats: Seats) -> Self {
        Self { number, space, seats }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                // A Guild with one possible Skill has declared it.
                for seat in self.seats.iter() {
                    let mut skills = Skill::of(self.mask(desk.table(), seat));
                    if let (Some(skill), None) = (skills.next(), skills.next()) {
                        desk.emit(Event::Declared { seat, skill });
                    }
                }
                let table = desk.table();
                let asked = self.undecided(table);
                if !asked.is_empty() {
                    let prompt = |seat| {
                        Prompt::Declare(DeclareSkill { space: self.space, mask: self.mask(table, seat) })
                    };
                    return Next::Open(asked.iter().map(|seat| (seat, prompt(seat))).collect());
                }
            }
            Wake::Answer(seat, &Choice::Skill(skill)) => desk.emit(Event::Declared { seat, skill }),
            Wake::Answer(seat, &Choice::Send(team)) => desk.emit(Event::Sends { seat, team }),
            Wake::Answer(seat, Choice::Confirm) => desk.emit(Event::Confirmed { seat }),
            Wake::Expired(seat, _) if desk.table().parley.confirmed.contains(seat) => {}
            Wake::Expired(seat, _) => {
                let table = desk.table();
                if table.parley.declared[seat.index()].is_none() {
                    let purpose = Purpose::Contract(self.space);
                    let team = table.guild(seat).order(self.number).team;
                    let skill = ask::best_skill(table, &team, self.mask(table, seat), purpose);
                    desk.emit(Event::Declared { seat, skill });
                }
                desk.emit(Event::Confirmed { seat });
            }
            _ => return Next::Bug("declare"),
        }
        let table = desk.table();
        let (asked, confirmed) = (self.undecided(table), table.parley.confirmed);
        if asked.without(confirmed).is_empty() {
            let skills: [Skill; SEATS_MAX] = table.parley.declared.map(|skill| skill.unwrap_or(Skill::Might));
            return Next::Return(Reply::Skills(skills));
        }
        // Who has confirmed may still name another Skill until all have.
        Next::Rest(asked.and(confirmed).iter().collect())
    }

    fn mask(&self, table: &Table, seat: Seat) -> u8 {
        let team = &table.guild(seat).order(self.number).team;
        table.face_up(self.space).map_or(0, |contract| table.skills_for(team, contract))
    }

    /// The cooperators who have something to decide: a Skill, or whom of several Adventurers to send into a team that is
    /// combined with others (GM-RUL-26). Teams are public by now.
    fn undecided(&self, table: &Table) -> Seats {
        let several = |seat: Seat| {
            let skills = self.mask(table, seat);
            let mut others = self.seats.without(Seats::one(seat)).iter();
            skills.count_ones() > 1
                || (table.guild(seat).order(self.number).team.len() > 1
                    && others.any(|other| self.mask(table, other) & skills != 0))
        };
        self.seats.iter().filter(|&seat| several(seat)).collect()
    }
}
