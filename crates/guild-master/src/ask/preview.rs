//! What an answer costs, with its odds and what may go wrong.

use kernel::List;
use kernel::odds::Ratio;
use serde::Serialize;

use crate::order::ORDERS;
use crate::prospect::CheckOdds;

/// What a choice would cost, and its odds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Preview {
    /// Gold it spends or ties up.
    pub gold: u16,
    /// Dice it rolls.
    pub dice: u8,
    /// What they have to reach; 0 when there is no target.
    pub target: u8,
    /// The chance that they do before any change to the dice. Where dice lie already: with everything that is left after
    /// the choice used as well as possible, by this Guild and by those of its combined team who come later.
    pub chance: Option<Ratio>,
    /// The chance with the Guild's own Skill Upgrade and abilities used as well as possible.
    pub best: Option<Ratio>,
    /// The chance with the Boons it holds too.
    pub with_boons: Option<Ratio>,
    /// Whether the dice reach the target as they lie, so that nothing needs to be changed.
    pub reached: bool,
    /// Fame it brings for certain.
    pub fame: u8,
    /// The Gold and the Fame it brings on average as the dice fall, where the sum decides how much (GM-RUL-32).
    pub average: Option<[Ratio; 2]>,
    /// What is legal and may still fail (GM-RUL-08).
    pub warnings: List<Warning, ORDERS>,
}

impl Preview {
    /// A check with its odds.
    pub(crate) fn of(check: CheckOdds) -> Self {
        let CheckOdds { dice, target, chance, best, with_boons, .. } = check;
        let [chance, best, with_boons] = [chance, best, with_boons].map(Some);
        Self { dice, target, chance, best, with_boons, ..Self::default() }
    }
}

/// Something about an Order, counted from 0, that is legal when planned and may fail when resolved (GM-RUL-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// The Guild lacks the Rank for the Adventurer (GM-RECR-02).
    RankMissing(u8),
    /// No Adventurer of the team has a Skill the Contract lists (GM-CONT-02).
    NoMatchingSkill(u8),
    /// The Gold does not pay for one Builder at the present price (GM-HIRE-03).
    TooLittleForBuilder(u8),
}
