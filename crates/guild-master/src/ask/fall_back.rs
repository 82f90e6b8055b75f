//! A Private Contract or Wander (GM-PRIV-06).

use kernel::odds::{Changes, Ratio};
use kernel::{Chance, Seat};
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::pick_skill::listed;
use super::{At, Choice, Preview};
use crate::GuildMaster;
use crate::flow::wander_reward;
use crate::notation;
use crate::order::Team;
use crate::prospect::{Planned, check_odds};
use crate::refusal::Refusal;
use crate::shown::nouns::one;
use crate::table::Table;
use crate::terms::Skill;
use crate::texts::m;

/// What does a team do instead of its Order: a Private Contract, Wander, or nothing?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FallBack {
    /// The Order Space, from 0.
    pub number: u8,
}

impl FallBack {
    fn team<'a>(&self, at: At<'a>) -> &'a Team {
        &at.table().guild(at.seat).order(self.number).team
    }
}

impl Question<GuildMaster> for FallBack {
    fn judge(&self, at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        let (table, team) = (at.table(), self.team(at));
        match choice {
            Choice::Pass => Ok(()),
            Choice::Wander(skill) if table.dice(team, *skill) > 0 => Ok(()),
            Choice::Wander(_) => Err(Refusal::NoDiceToWander),
            Choice::Private(contract, _) if !table.guild(at.seat).private.contains(*contract) => {
                Err(Refusal::NotYourContract)
            }
            Choice::Private(contract, skill) if table.skills_for(team, *contract) & skill.bit() != 0 => {
                Ok(())
            }
            Choice::Private(..) => Err(Refusal::NoDiceForPrivate),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        let (table, team) = (at.table(), self.team(at));
        for contract in table.guild(at.seat).private.iter() {
            let skills = Skill::of(table.skills_for(team, contract));
            out.extend(skills.map(|skill| Choice::Private(contract, skill)));
        }
        out.extend(Skill::of(table.skills_of(team)).map(Choice::Wander));
        out.push(Choice::Pass);
    }

    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        let table = at.table();
        for contract in table.guild(at.seat).private.iter() {
            out.extend(Skill::of(listed(table, contract)).map(|skill| Choice::Private(contract, skill)));
        }
        out.extend(Skill::ALL.map(Choice::Wander));
        out.push(Choice::Pass);
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        let (table, seat, team) = (at.table(), at.seat, self.team(at));
        match choice {
            Choice::Wander(skill) => {
                let dice = table.dice(team, *skill);
                Preview { dice, average: wander_average(table, seat, dice), ..Preview::default() }
            }
            Choice::Private(contract, skill) => {
                let (dice, target) = (table.dice(team, *skill), table.target(*contract, *skill));
                let check = Planned { seat, team, skill: *skill, dice, target, conflict: false };
                check_odds(table, &check).map(Preview::of).unwrap_or_default()
            }
            _ => Preview::default(),
        }
    }

    /// It is sealed, and shows the hand.
    fn is_secret(&self) -> bool {
        true
    }

    fn say(&self, _table: &Table) -> Message {
        m::GmAskFallback { number: one(self.number) }.into()
    }

    fn write(&self, _table: &Table) -> String {
        format!("fallback {}", notation::one(self.number))
    }
}

/// The Gold and the Fame of a Wander on average, before any change to the dice.
fn wander_average(table: &Table, seat: Seat, dice: u8) -> Option<[Ratio; 2]> {
    let (more_gold, more_fame) = table.wander_bonus(seat);
    let mean = |of: fn((i16, i16)) -> i16, more: u8| {
        let worth = |sum| u32::from(of(wander_reward(sum)).unsigned_abs()) + u32::from(more);
        let all: Vec<u32> = (0..=6_u8.saturating_mul(dice)).map(worth).collect();
        Changes::default().worth_before(dice.into(), &all).ok()
    };
    Some([mean(|(gold, _)| gold, more_gold)?, mean(|(_, fame)| fame, more_fame)?])
}
