//! Game plans: the cards that decide the initiative (GB-PLAN-01, deck A).

use serde::{Deserialize, Serialize};

/// One of the eighteen plans of a deck, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanId(pub u8);

/// How many plans a deck has (GB-PLAN-09).
pub const PLANS: u8 = 18;

/// The figures of a plan. The text effects are not part of this slice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Its name.
    pub name: &'static str,
    /// Added to the unspent MP for the initiative (GB-TURN-04).
    pub initiative: i8,
    /// Added to the influence pool of the turn (GB-PLAN-03).
    pub influence: i8,
}

/// Deck A (GB-GPA-01 to -18).
pub const DECK_A: [Plan; PLANS as usize] = [
    Plan { name: "Back in the Game", initiative: 4, influence: 0 },
    Plan { name: "Dig Deep", initiative: 2, influence: 1 },
    Plan { name: "Full-Back", initiative: 5, influence: 0 },
    Plan { name: "Get Back in There", initiative: 3, influence: 0 },
    Plan { name: "Go for the Knees!", initiative: 5, influence: 0 },
    Plan { name: "Grudge Match", initiative: 6, influence: -1 },
    Plan { name: "Hunker Down", initiative: 1, influence: 1 },
    Plan { name: "Keep Your Chin Up!", initiative: 4, influence: 0 },
    Plan { name: "Keep the Ball Moving", initiative: 4, influence: 0 },
    Plan { name: "Kick 'Em When They're Down", initiative: 2, influence: -1 },
    Plan { name: "Lone Striker", initiative: 7, influence: -1 },
    Plan { name: "Midfield General", initiative: 3, influence: 0 },
    Plan { name: "Seize the Initiative", initiative: 7, influence: 0 },
    Plan { name: "Sell it to the Crowd", initiative: 6, influence: -1 },
    Plan { name: "Stick to the Plan", initiative: 5, influence: -1 },
    Plan { name: "The Offside Trap", initiative: 1, influence: 1 },
    Plan { name: "Wing Backs", initiative: 4, influence: 0 },
    Plan { name: "Won't Touch the Hair", initiative: 3, influence: 1 },
];

impl PlanId {
    /// The figures of the plan.
    #[must_use]
    pub fn plan(self) -> &'static Plan {
        &DECK_A[usize::from(self.0 % PLANS)]
    }

    /// The plan with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        DECK_A.iter().position(|plan| plan.name == name).map(|at| Self(at as u8))
    }
}

/// A set of plans; plans lie in no order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanSet(pub u32);

impl PlanSet {
    /// The whole deck.
    pub const DECK: Self = Self((1 << PLANS) - 1);

    /// Whether the plan is in the set.
    #[must_use]
    pub const fn has(self, plan: PlanId) -> bool {
        plan.0 < PLANS && self.0 & 1 << plan.0 != 0
    }

    /// With this plan.
    #[must_use]
    pub const fn with(self, plan: PlanId) -> Self {
        Self(self.0 | 1 << (plan.0 % PLANS))
    }

    /// Without this plan.
    #[must_use]
    pub const fn without(self, plan: PlanId) -> Self {
        Self(self.0 & !(1 << (plan.0 % PLANS)))
    }

    /// The plans that are in either set.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The plans that are in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The plans of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// How many plans there are.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The plans, lowest first.
    pub fn iter(self) -> impl Iterator<Item = PlanId> {
        (0..PLANS).map(PlanId).filter(move |&plan| self.has(plan))
    }

    /// The `index`-th plan, lowest first.
    #[must_use]
    pub fn nth(self, index: usize) -> Option<PlanId> {
        self.iter().nth(index)
    }
}

/// The plans of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hand {
    /// In the hand: the owner's secret (GB-CONV-02).
    pub hand: PlanSet,
    /// Put away before the match, unseen by the opponent (GB-SETUP-03, GB-RUL-18).
    pub away: PlanSet,
    /// Discarded after being played.
    pub discard: PlanSet,
    /// In play this turn.
    pub current: Option<PlanId>,
    /// Every plan that was ever revealed: taken back into the hand it is no secret any more (GB-CONV-02).
    #[serde(default)]
    pub shown: PlanSet,
}
