//! Which target to go for together with others (GM-RUL-25).

use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::pick_skill::listed_on;
use super::{At, Choice, Preview};
use crate::GuildMaster;
use crate::cards::AdventurerId;
use crate::notation::skills;
use crate::order::{Objective, Team};
use crate::prospect::{Planned, check_odds, together};
use crate::refusal::Refusal;
use crate::seats::{Seats, place};
use crate::shown::nouns::{contract_on, targets};
use crate::table::Table;
use crate::terms::Skill;
use crate::texts::m;

/// Which target does the team go for together with others?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeclareSkill {
    /// The Contract space, from 0.
    pub space: u8,
    /// The Skills that can be used, a bit each.
    pub mask: u8,
}

impl Question<GuildMaster> for DeclareSkill {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        let (table, seat, mask) = (at.table(), at.seat, self.mask);
        let (declared, sends) = (table.parley.declared[place(seat)], &table.parley.sends[place(seat)]);
        match choice {
            // Only a change takes confirmations back, and what is said again is none.
            Choice::Skill(skill) if declared == Some(*skill) => Err(Refusal::SaidAlready),
            Choice::Skill(skill) if mask & skill.bit() != 0 => Ok(()),
            Choice::Skill(_) => Err(Refusal::NoSuchTarget),
            Choice::Send(team) => {
                let own = table.guild(seat).order(table.number).team;
                let sent = |id: &AdventurerId| {
                    own.contains(id) && team.iter().filter(|other| *other == id).count() == 1
                };
                if team.is_empty() || !team.iter().all(sent) {
                    return Err(Refusal::NotInTeam);
                }
                // A team of one goes as it is (GM-RUL-26).
                let goes = if own.len() == 1 { &own } else { sends };
                let same = team.len() == goes.len() && team.iter().all(|id| goes.contains(id));
                if same { Err(Refusal::SaidAlready) } else { Ok(()) }
            }
            Choice::Confirm if table.parley.confirmed.contains(seat) => Err(Refusal::ConfirmedAlready),
            Choice::Confirm if declared.is_some() => Ok(()),
            Choice::Confirm => Err(Refusal::DeclareFirst),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        let (table, seat) = (at.table(), at.seat);
        let declared = table.parley.declared[place(seat)];
        if declared.is_some() && !table.parley.confirmed.contains(seat) {
            out.push(Choice::Confirm);
        }
        out.extend(Skill::of(self.mask).filter(|skill| declared != Some(*skill)).map(Choice::Skill));
        let team = table.guild(seat).order(table.number).team;
        if team.len() > 1 {
            let alone = team.iter().map(|id| Team::collect([*id]));
            out.extend(alone.filter(|one| table.parley.sends[place(seat)] != *one).map(Choice::Send));
        }
    }

    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        let table = at.table();
        out.extend(Skill::of(listed_on(table, self.space)).map(Choice::Skill));
        // Every part of the own team that could be sent into a combined team (GM-RUL-26).
        let team = table.guild(at.seat).order(table.number).team;
        for mask in 1..1u8 << team.len() {
            let members = (0..).zip(team.iter()).filter(|(at, _)| mask & (1 << *at) != 0);
            out.push(Choice::Send(members.map(|(_, member): (u8, _)| *member).collect()));
        }
        out.push(Choice::Confirm);
    }

    /// The check a declared Skill leads to if nobody changes: with those who declared the same, or alone.
    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        let (table, seat, space) = (at.table(), at.seat, self.space);
        let declared = &table.parley.declared;
        let skill = match choice {
            Choice::Skill(skill) => Some(*skill),
            _ => declared[place(seat)],
        };
        let card = Some(Objective::Contract(space));
        let number = (0..).zip(&table.guild(seat).orders.spaces).find(|(_, order)| order.card == card);
        let (Some(skill), Some((number, order))) = (skill, number) else { return Preview::default() };
        let alike = Seat::all(table.seats).filter(|&other| declared[place(other)] == Some(skill));
        let group = alike.collect::<Seats>().with(seat);
        let Some(contract) = table.face_up(space) else { return Preview::default() };
        if group.len() == 1 {
            let (dice, target) = (table.dice(&order.team, skill), table.target(contract, skill));
            let check = Planned { seat, team: &order.team, skill, dice, target, conflict: false };
            return check_odds(table, &check).map(Preview::of).unwrap_or_default();
        }
        together(table, number, group, contract, skill).map(|all| all.preview()).unwrap_or_default()
    }

    fn say(&self, table: &Table) -> Message {
        let (contract, targets) = (contract_on(table, self.space), targets(table, self.space, self.mask));
        m::GmAskDeclare { contract, targets }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("declare {}", skills(self.mask))
    }
}
