//! What the estimate and the advice weigh things by, all in one place, and the sets of weights that have a name.

use core::ops::Deref;

use kernel::{Search, WeightSet};

use crate::table::Table;

/// What bots of Guild Master go by. Worth is counted in hundredths of a Fame, chances in thousandths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A piece of Gold when nothing can be bought any more: five are a Fame at the end (GM-ENDG-02).
    pub gold_end: i32,
    /// What it is worth on top for every Round in which it can still be spent, seven at most.
    pub gold_round: i32,
    /// How much Gold a Guild can spend in the Rounds to come: what it has beyond is worth little more than at the end, so
    /// that it is bid, built with or offered rather than hoarded.
    pub gold_useful: i32,
    /// The chance that a rival who could go for an objective takes it in an Order Space before. What comes later in a sheet
    /// is worth less by it, so that a Guild orders first what others want and last what nobody else can do.
    pub taken: i32,
    /// What is left of an Order that is missed: its team falls back.
    pub missed: i32,
    /// The chance that a rival who could go for an objective shares or disputes it in the same Order Space.
    pub shared: i32,
    /// The chance that a rival who can pay for a Builder hires first and makes the others dearer. Gold that pays only as long
    /// as nobody does is worth less by it, so that enough is laid on the Order or none.
    pub hired_first: i32,
    /// How many Builders a rival hires who hires first, as a rule.
    pub hired: u8,
    /// Gold laid on a Hire Builders Order beyond what the plan costs now, for rivals who hire first; what is not spent comes
    /// back, so only Gold that nothing else is planned with is laid there beyond the first two.
    pub hire_spare: u16,
    /// What more Orders, larger teams and a better Bar are worth, in percent of the first reckoning.
    pub core: i32,
    /// A team is not sent against a Contract with less than this chance.
    pub chance_least: i32,
    /// What it costs to send a die that another team could use.
    pub die: i32,
    /// How often others conflict in a Contest, as far as anybody knows.
    pub conflicts: i32,
    /// The same of those who have agreed about the reward.
    pub conflicts_agreed: i32,
    /// The share of a rival's Fame that counts as a loss, in percent.
    pub envy: i32,
    /// What an agreement about the reward is worth by itself: who has agreed conflicts less.
    pub agreed: i32,
    /// The most of the spare Gold that is bid above the minimum, in percent, and that of the last two Rounds.
    pub bid: i32,
    /// The same in the last two Rounds.
    pub bid_late: i32,
}

/// The weights of the first bots, kept to measure others against.
pub(crate) static FIRST: WeightSet<Weights> = WeightSet {
    name: "first",
    about: "the first weights",
    weights: Weights {
        gold_end: 20,
        gold_round: 7,
        gold_useful: i32::MAX / 1000,
        taken: 0,
        missed: 0,
        shared: 60,
        hired_first: 0,
        hired: 2,
        hire_spare: 0,
        core: 100,
        chance_least: 250,
        die: 7,
        conflicts: 250,
        conflicts_agreed: 250,
        envy: 15,
        agreed: 0,
        bid: 50,
        bid_late: 70,
    },
    search: Search::FIRST,
};

/// The weights bots go by.
pub(crate) static STANDARD: WeightSet<Weights> = WeightSet {
    name: "thrifty",
    about: "spends its Gold, orders first what rivals want, keeps what it bids for",
    weights: Weights {
        gold_useful: 12,
        taken: 160,
        missed: 40,
        shared: 60,
        hired_first: 300,
        hire_spare: 6,
        core: 130,
        conflicts_agreed: 100,
        agreed: 30,
        bid: 80,
        bid_late: 90,
        ..FIRST.weights
    },
    search: Search::FIRST,
};

/// A table with the weights by which it is judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Judged<'a> {
    pub(crate) table: &'a Table,
    pub(crate) weights: &'a Weights,
}

impl Deref for Judged<'_> {
    type Target = Table;

    fn deref(&self) -> &Table {
        self.table
    }
}
