//! Picking the Skill of a check: secretly and shown together when several Guilds pick (GM-RUL-41).

use kernel::{Next, SEATS_MAX, Wake};
use serde::{Deserialize, Serialize};

use super::{Reply, Step, Woken, Work};
use crate::ask;
use crate::ask::{Choice, PickSkill, Prompt, Purpose};
use crate::event::Event;
use crate::seats::Seats;
use crate::table::Table;
use crate::terms::Skill;

/// Guilds picking the Skill they use. A Guild with one possible Skill is not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Skills {
    number: u8,
    purpose: Purpose,
    seats: Seats,
    picked: [Skill; SEATS_MAX],
}

impl Skills {
    pub(super) fn new(number: u8, purpose: Purpose, seats: Seats) -> Self {
        Self { number, purpose, seats, picked: [Skill::Might; SEATS_MAX] }
    }

    pub(super) fn wake(&mut self, wake: Woken<'_>, desk: &mut Work<'_>) -> Step {
        match wake {
            Wake::Begin => {
                let mut asked = Seats::default();
                for seat in self.seats.iter() {
                    let mask = self.mask(desk.table(), seat);
                    if mask.count_ones() > 1 {
                        asked = asked.with(seat);
                    } else if let Some(skill) = Skill::of(mask).next() {
                        self.picked[seat.index()] = skill;
                    }
                }
                if asked.is_empty() {
                    return self.show(desk);
                }
                let table = desk.table();
                let prompt =
                    |seat| Prompt::Skill(PickSkill { mask: self.mask(table, seat), purpose: self.purpose });
                Next::Seal(asked.iter().map(|seat| (seat, prompt(seat))).collect())
            }
            Wake::Expired(seat, _) => {
                let team = desk.table().guild(seat).order(self.number).team;
                let skill = ask::best_skill(desk.table(), &team, self.mask(desk.table(), seat), self.purpose);
                Next::Fill(seat, Choice::Skill(skill))
            }
            Wake::Answers(answers) => {
                for &(seat, choice) in answers {
                    if let Choice::Skill(skill) = choice {
                        self.picked[seat.index()] = skill;
                    }
                }
                self.show(desk)
            }
            _ => Next::Bug("skills"),
        }
    }

    fn mask(&self, table: &Table, seat: kernel::Seat) -> u8 {
        let team = &table.guild(seat).order(self.number).team;
        match self.purpose {
            Purpose::Contract(space) | Purpose::Conflict(space) => {
                table.face_up(space).map_or(0, |contract| table.skills_for(team, contract))
            }
            Purpose::Hire | Purpose::Bid(_) => table.skills_of(team),
        }
    }

    fn show(&self, desk: &mut Work<'_>) -> Step {
        for seat in self.seats.iter() {
            desk.emit(Event::Chose { seat, skill: self.picked[seat.index()] });
        }
        Next::Return(Reply::Skills(self.picked))
    }
}
