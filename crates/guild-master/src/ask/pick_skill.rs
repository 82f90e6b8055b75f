//! Which Skill a team uses.

use kernel::Chance;
use kernel::odds::{self, Ratio};
use serde::{Deserialize, Serialize};
use words::{Message, Question};

use super::{At, Choice, Preview};
use crate::GuildMaster;
use crate::cards::{AdventurerId, ContractId};
use crate::notation::skills;
use crate::order::Objective;
use crate::prospect::{Planned, check_odds};
use crate::refusal::Refusal;
use crate::shown::nouns::{contract_on, objective, targets};
use crate::table::Table;
use crate::terms::Skill;
use crate::texts::m;

/// What a Skill is picked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    /// To attempt the Contract of a space alone (GM-CONT-02).
    Contract(u8),
    /// To attempt the Contract of a space in conflict, with a penalty (GM-CTST-12).
    Conflict(u8),
    /// To go first among Guilds hiring Builders (GM-HIRE-13).
    Hire,
    /// To win a tied bid (GM-RECR-18).
    Bid(u8),
}

/// Which Skill does the team use?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PickSkill {
    /// The Skills that can be used, a bit each.
    pub mask: u8,
    /// What for.
    pub purpose: Purpose,
}

impl Question<GuildMaster> for PickSkill {
    fn judge(&self, _at: At<'_>, choice: &Choice) -> Result<(), Refusal> {
        match choice {
            Choice::Skill(skill) if self.mask & skill.bit() != 0 => Ok(()),
            Choice::Skill(_) => Err(match self.purpose {
                Purpose::Contract(_) | Purpose::Conflict(_) => Refusal::NoSuchTarget,
                Purpose::Hire => Refusal::NoDiceToCheck,
                Purpose::Bid(_) => Refusal::NoDiceForBid,
            }),
            _ => Err(Refusal::WrongKind),
        }
    }

    fn offer(&self, _at: At<'_>, _want: usize, _rng: &mut dyn Chance, out: &mut Vec<Choice>) {
        out.extend(Skill::of(self.mask).map(Choice::Skill));
    }

    fn menu(&self, at: At<'_>, out: &mut Vec<Choice>) {
        let mask = match self.purpose {
            Purpose::Contract(space) | Purpose::Conflict(space) => listed_on(at.table(), space),
            Purpose::Hire | Purpose::Bid(_) => u8::MAX,
        };
        out.extend(Skill::of(mask).map(Choice::Skill));
    }

    fn preview(&self, at: At<'_>, choice: &Choice) -> Preview {
        let (table, seat) = (at.table(), at.seat);
        let Choice::Skill(skill) = *choice else { return Preview::default() };
        // The Order that is being resolved is the one that names the objective.
        let card = match self.purpose {
            Purpose::Contract(space) | Purpose::Conflict(space) => Objective::Contract(space),
            Purpose::Hire => Objective::Hire,
            Purpose::Bid(space) => Objective::Recruit(space),
        };
        let orders = &table.guild(seat).orders.spaces;
        let Some(order) = orders.iter().find(|order| order.card == Some(card)) else {
            return Preview::default();
        };
        let dice = table.dice(&order.team, skill);
        let conflict = matches!(self.purpose, Purpose::Conflict(_));
        let target = target(table, self.purpose, skill, 0);
        let check = check_odds(table, &Planned { seat, team: &order.team, skill, dice, target, conflict });
        check.map_or(Preview { dice, ..Preview::default() }, Preview::of)
    }

    /// Who attempts a Contract alone decides in the open; the others seal it.
    fn is_secret(&self) -> bool {
        match self.purpose {
            Purpose::Contract(_) => false,
            Purpose::Conflict(_) | Purpose::Hire | Purpose::Bid(_) => true,
        }
    }

    fn say(&self, table: &Table) -> Message {
        match self.purpose {
            Purpose::Contract(space) => {
                let (contract, targets) = (contract_on(table, space), targets(table, space, self.mask));
                m::GmAskSkillContract { contract, targets }.into()
            }
            Purpose::Conflict(space) => {
                let (contract, targets) = (contract_on(table, space), targets(table, space, self.mask));
                m::GmAskSkillConflict { contract, targets }.into()
            }
            Purpose::Hire => m::GmAskSkillHire.into(),
            Purpose::Bid(space) => {
                m::GmAskSkillBid { objective: objective(table, Objective::Recruit(space)).into() }.into()
            }
        }
    }

    fn write(&self, _table: &Table) -> String {
        format!("skill {}", skills(self.mask))
    }
}

/// The Skills a Contract lists, a bit each.
pub(super) fn listed(table: &Table, contract: ContractId) -> u8 {
    let targets = table.contract(contract).targets;
    let with_target = Skill::ALL.into_iter().filter(|skill| targets[skill.index()] > 0);
    with_target.fold(0, |mask, skill| mask | skill.bit())
}

/// The same of the Contract of a space.
pub(super) fn listed_on(table: &Table, space: u8) -> u8 {
    table.face_up(space).map_or(0, |contract| listed(table, contract))
}

/// The chance of `dice` against a target.
fn chance(dice: u8, target: u8) -> Option<Ratio> {
    odds::sum_at_least(usize::from(dice), i32::from(target)).ok()
}

/// What `dice` dice of a Skill have to reach; 0 where no target is listed.
fn target(table: &Table, purpose: Purpose, skill: Skill, dice: u8) -> u8 {
    let listed = |space| table.face_up(space).map_or(0, |contract| table.target(contract, skill));
    match purpose {
        Purpose::Contract(space) => listed(space),
        // GM-RUL-24: the penalty is the number of dice rolled.
        Purpose::Conflict(space) => listed(space).saturating_add(dice),
        Purpose::Hire | Purpose::Bid(_) => 0,
    }
}

/// The Skill out of a mask with which a team has the best chance, the first in order among equals (GM-RUL-25).
#[must_use]
pub(crate) fn best_skill(table: &Table, team: &[AdventurerId], mask: u8, purpose: Purpose) -> Skill {
    let mut best: Option<(Skill, (Option<Ratio>, u8))> = None;
    for skill in Skill::of(mask) {
        let dice = table.dice(team, skill);
        let target = target(table, purpose, skill, dice);
        // Without a target the chance to win grows with the dice.
        let worth = if target > 0 { (chance(dice, target), 0) } else { (None, dice) };
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((skill, worth));
        }
    }
    best.map_or(Skill::Might, |(skill, _)| skill)
}
