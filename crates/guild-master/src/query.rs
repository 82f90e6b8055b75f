//! Questions anybody may put to the table; all answers come from public facts.

use kernel::odds::{self, Ratio};
use serde::{Deserialize, Serialize};

use crate::catalog::{CoreToken, PrestigeToken, SkillToken, catalogue};
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
}

/// The answer to a query.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
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
    /// There is no answer to that.
    Nothing,
}

/// Answers a query.
#[must_use]
pub(crate) fn answer(table: &Table, query: &Query) -> Answer {
    match *query {
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
