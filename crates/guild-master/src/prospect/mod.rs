//! What a team may expect of an objective: exact odds and costs, from facts the viewer may know.

mod best;
mod contest;
mod kit;
mod sheet;

use kernel::odds::{self, Ratio};
use kernel::{Seat, Viewer};
use serde::Serialize;

use crate::ask;
use crate::ask::Plan;
use crate::cards::{AdventurerId, ContractId};
use crate::order::Objective;
use crate::table::{Spot, Table};
use crate::terms::{Level, Side, Skill};

pub(crate) use best::{best_for, best_team};
pub use contest::{ContestFacts, ContestGuild, Together};
pub(crate) use contest::{contest, stance, together};
pub(crate) use kit::help;
#[doc(hidden)]
pub use kit::{Planned, Reach, Way, best_chances, ways};
pub(crate) use sheet::sheet;
pub use sheet::{Refused, SheetFacts, SlotFacts};

/// A check that could be made, with its exact odds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CheckOdds {
    /// The Skill.
    pub skill: Skill,
    /// Dice it rolls.
    pub dice: u8,
    /// What they have to reach.
    pub target: u8,
    /// The chance that they do as they fall.
    pub chance: Ratio,
    /// The side of the Guild's own Skill Upgrade of this Skill, if it has one.
    pub side: Option<Side>,
    /// The chance with that Upgrade and all abilities that can be used this Round, as well as possible.
    pub best: Ratio,
    /// The chance with the Boons the Guild holds too.
    pub with_boons: Ratio,
}

/// Dice in a Skill, where there is no target: to go first, to win a tied bid, to wander.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SkillDice {
    /// The Skill.
    pub skill: Skill,
    /// The dice.
    pub dice: u8,
}

/// A Private Contract a team could fall back on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PrivateOdds {
    /// The Contract.
    pub contract: ContractId,
    /// A check for each Skill that it lists and the team has.
    pub checks: Vec<CheckOdds>,
}

/// What a team may expect of an objective.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prospect {
    /// A face-up Contract.
    Contract {
        /// The card.
        contract: ContractId,
        /// A check for each Skill that it lists and the team has, when nobody else comes.
        alone: Vec<CheckOdds>,
        /// The same in conflict: each target is raised by the dice rolled (GM-CTST-12).
        conflict: Vec<CheckOdds>,
    },
    /// A Contract that lies face down: nobody knows it.
    Hidden {
        /// Its deck.
        level: Level,
    },
    /// An Adventurer for hire.
    Recruit {
        /// The card; none when no card is face up.
        adventurer: Option<AdventurerId>,
        /// The smallest bid.
        minimum: u16,
        /// Whether the Guild has the Rank for it now (GM-RECR-02 to -05).
        rank_met: bool,
        /// What the team rolls when the highest bid is tied (GM-RECR-18).
        duel: Vec<SkillDice>,
    },
    /// Builders.
    Hire {
        /// How many the Gold buys at the present price.
        builders: u8,
        /// What they cost together.
        cost: u16,
        /// Every Upgrade that could be built by itself with that Gold now.
        plans: Vec<Plan>,
        /// What the team rolls to go first when several hire (GM-HIRE-13).
        duel: Vec<SkillDice>,
    },
    /// No Order Card: a Private Contract, or wandering.
    Fallback {
        /// The Private Contracts the viewer knows.
        private: Vec<PrivateOdds>,
        /// What the team rolls when it wanders.
        wander: Vec<SkillDice>,
    },
    /// There is no such space, or nothing lies on it.
    Nothing,
}

/// The odds of a check with everything the Guild could use on it this Round; none without dice or target.
#[must_use]
pub(crate) fn check_odds(table: &Table, check: &Planned<'_>) -> Option<CheckOdds> {
    let Planned { seat, skill, dice, conflict, .. } = *check;
    if dice == 0 || check.target == 0 {
        return None;
    }
    // GM-RUL-24: the penalty is the number of dice rolled.
    let target = check.target.saturating_add(if conflict { dice } else { 0 });
    let chance = odds::sum_at_least(usize::from(dice), i32::from(target)).ok()?;
    let side = table.guild(seat).upgrades[skill.index()];
    let (best, with_boons) = best_chances(table, check)?;
    Some(CheckOdds { skill, dice, target, chance, side, best, with_boons })
}

/// What a team of a Guild may expect of an objective, or of none, with Gold on the Order.
#[must_use]
pub(crate) fn prospect(
    table: &Table,
    viewer: Viewer,
    seat: Seat,
    team: &[AdventurerId],
    objective: Option<Objective>,
    gold: u16,
) -> Prospect {
    match objective {
        None => fallback(table, viewer, seat, team),
        Some(Objective::Hire) => {
            let builders = table.builders_for(gold);
            let plans = ask::single_plans().filter(|plan| ask::can_build(table, seat, gold, plan));
            let (cost, plans) = (table.price(builders), plans.collect());
            Prospect::Hire { builders, cost, plans, duel: dice_of(table, team) }
        }
        Some(Objective::Recruit(space)) => match table.stands.get(usize::from(space)) {
            Some(stand) if stand.open => Prospect::Recruit {
                adventurer: stand.up,
                minimum: table.minimum_bid(space),
                rank_met: stand.up.is_some_and(|id| table.rank_allows(seat, table.adventurer(id).rank)),
                duel: dice_of(table, team),
            },
            _ => Prospect::Nothing,
        },
        Some(Objective::Contract(space)) => match table.spots.get(usize::from(space)) {
            Some(&Spot::Up(contract)) => Prospect::Contract {
                contract,
                alone: checks(table, seat, team, contract, false),
                conflict: checks(table, seat, team, contract, true),
            },
            Some(&Spot::Down(level)) => Prospect::Hidden { level },
            _ => Prospect::Nothing,
        },
    }
}

fn fallback(table: &Table, viewer: Viewer, seat: Seat, team: &[AdventurerId]) -> Prospect {
    let guild = table.guild(seat);
    // GM-INFO-06: of other Guilds only the Private Contracts that were shown.
    let known = if viewer.is(seat) { guild.private } else { guild.shown };
    let private = known.iter().map(|contract| {
        let checks = checks(table, seat, team, contract, false);
        PrivateOdds { contract, checks }
    });
    Prospect::Fallback { private: private.collect(), wander: dice_of(table, team) }
}

/// A check for each Skill a Contract lists and a team has.
pub(crate) fn checks(
    table: &Table,
    seat: Seat,
    team: &[AdventurerId],
    contract: ContractId,
    conflict: bool,
) -> Vec<CheckOdds> {
    let each = Skill::of(table.skills_for(team, contract)).filter_map(|skill| {
        let (dice, target) = (table.dice(team, skill), table.target(contract, skill));
        check_odds(table, &Planned { seat, team, skill, dice, target, conflict })
    });
    each.collect()
}

fn dice_of(table: &Table, team: &[AdventurerId]) -> Vec<SkillDice> {
    let each = Skill::of(table.skills_of(team));
    each.map(|skill| SkillDice { skill, dice: table.dice(team, skill) }).collect()
}
