//! Questions anybody may put to the table; all answers come from what the viewer may know.

use kernel::odds::{self, Ratio};
use kernel::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cards::{AdventurerId, Cards};
use crate::catalog::{CoreToken, PrestigeToken, SkillToken, catalogue};
use crate::order::{Objective, Sheet, Team};
use crate::prospect::{self, ContestFacts, Prospect, SheetFacts};
use crate::table::Table;

/// A question about the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Query {
    /// The chance that so many dice reach a target.
    Odds {
        /// How many dice.
        dice: u8,
        /// What they have to reach.
        target: u8,
    },
    /// What so many Builders cost now.
    Price {
        /// How many.
        builders: u8,
    },
    /// The smallest bid for an Adventurer space, from 0.
    MinimumBid {
        /// The space.
        space: u8,
    },
    /// Every Upgrade token with its Builders, Fame and effect (GM-INFO-10).
    Upgrades,
    /// What a team may expect of an objective.
    Attempt {
        /// The Guild.
        seat: Seat,
        /// The team, in any number and whether or not it could go.
        team: Team,
        /// What it goes for; nothing for a fallback.
        objective: Option<Objective>,
        /// Gold on the Order.
        #[serde(default)]
        gold: u16,
    },
    /// The best team for an objective under the Mess Hall limit.
    BestTeam {
        /// The Guild.
        seat: Seat,
        /// What it goes for; nothing for a fallback.
        objective: Option<Objective>,
        /// Those who may go; all of the Guild when missing.
        #[serde(default)]
        free: Option<Cards<AdventurerId>>,
    },
    /// A sheet of Orders as it is being planned, complete or not.
    Sheet {
        /// The Guild.
        seat: Seat,
        /// The sheet.
        sheet: Sheet,
    },
    /// The Contest under way for the Contract of a space, from 0.
    Contest {
        /// The space.
        space: u8,
    },
}

/// The answer to a query.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// A chance.
    Chance(Ratio),
    /// An amount of Gold.
    Gold(u16),
    /// Every Upgrade token.
    Upgrades {
        /// Skill Upgrades; either side can be built.
        skill: &'static [SkillToken],
        /// Core Upgrades.
        core: &'static [CoreToken],
        /// Prestige Upgrades with their formulas.
        prestige: &'static [PrestigeToken],
    },
    /// What a team may expect.
    Attempt(Prospect),
    /// A team and what it may expect.
    Team {
        /// The team; empty when nobody is free.
        team: Team,
        /// What it may expect.
        prospect: Prospect,
    },
    /// A sheet of Orders as it stands.
    Sheet(SheetFacts),
    /// A Contest before stances are chosen.
    Contest(ContestFacts),
    /// There is no answer to that.
    Nothing,
}

/// Answers a query.
#[must_use]
pub(crate) fn answer(table: &Table, viewer: Viewer, query: &Query) -> Answer {
    match *query {
        Query::Attempt { seat, .. } | Query::BestTeam { seat, .. } | Query::Sheet { seat, .. }
            if seat.0 >= table.seats =>
        {
            Answer::Nothing
        }
        Query::Attempt { seat, team, objective, gold } => {
            Answer::Attempt(prospect::prospect(table, viewer, seat, &team, objective, gold))
        }
        Query::BestTeam { seat, objective, free } => {
            let free = free.unwrap_or(table.guild(seat).adventurers);
            let team = prospect::best_team(table, seat, objective, free);
            Answer::Team { team, prospect: prospect::prospect(table, viewer, seat, &team, objective, 0) }
        }
        Query::Sheet { seat, sheet } => Answer::Sheet(prospect::sheet(table, viewer, seat, &sheet)),
        Query::Contest { space } => prospect::contest(table, space).map_or(Answer::Nothing, Answer::Contest),
        Query::Odds { dice, target } => {
            odds::sum_at_least(usize::from(dice), i32::from(target)).map_or(Answer::Nothing, Answer::Chance)
        }
        Query::Price { builders } => Answer::Gold(table.price(builders)),
        Query::MinimumBid { space } if space < 6 => Answer::Gold(table.minimum_bid(space)),
        Query::MinimumBid { .. } => Answer::Nothing,
        Query::Upgrades => {
            let all = catalogue();
            Answer::Upgrades {
                skill: all.skill_tokens(),
                core: all.core_tokens(),
                prestige: all.prestige_tokens(),
            }
        }
    }
}
