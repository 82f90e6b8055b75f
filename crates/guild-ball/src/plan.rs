//! Game plans: the cards that decide the initiative (GB-PLAN-01).

use serde::{Deserialize, Serialize};

use crate::effect::AbilityId;

/// A game plan: 0 to 17 are deck A, 18 to 35 deck B.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanId(pub u8);

/// How many plans a deck has (GB-PLAN-09).
pub const DECK_SIZE: u8 = 18;

/// How many plans there are: two decks of eighteen.
pub const PLANS: u8 = 2 * DECK_SIZE;

/// Which deck a game uses (GB-PLAN-09).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// The eighteen plans of the play aid.
    #[default]
    A,
    /// The later eighteen.
    B,
}

impl Deck {
    /// Whether it is the deck that need not be named.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::A
    }

    /// Its plans.
    #[must_use]
    pub const fn plans(self) -> PlanSet {
        let all = (1 << DECK_SIZE) - 1;
        match self {
            Self::A => PlanSet(all),
            Self::B => PlanSet(all << DECK_SIZE),
        }
    }
}

/// The figures of a plan; what its text does is the ability of its id (GB-PLAN-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Its id, that of its ability.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Added to the unspent MP for the initiative (GB-TURN-04).
    pub initiative: i8,
    /// Added to the influence pool of the turn (GB-PLAN-03).
    pub influence: i8,
}

/// Both decks, deck A first (GB-GPA-01 to -18, GB-GPB-01 to -18).
pub const ALL_PLANS: [Plan; PLANS as usize] = [
    Plan { id: "back-in-the-game", name: "Back in the Game", initiative: 4, influence: 0 },
    Plan { id: "dig-deep", name: "Dig Deep", initiative: 2, influence: 1 },
    Plan { id: "full-back", name: "Full-Back", initiative: 5, influence: 0 },
    Plan { id: "get-back-in-there", name: "Get Back in There", initiative: 3, influence: 0 },
    Plan { id: "go-for-the-knees", name: "Go for the Knees!", initiative: 5, influence: 0 },
    Plan { id: "grudge-match", name: "Grudge Match", initiative: 6, influence: -1 },
    Plan { id: "hunker-down", name: "Hunker Down", initiative: 1, influence: 1 },
    Plan { id: "keep-your-chin-up", name: "Keep Your Chin Up!", initiative: 4, influence: 0 },
    Plan { id: "keep-the-ball-moving", name: "Keep the Ball Moving", initiative: 4, influence: 0 },
    Plan { id: "kick-em-when-theyre-down", name: "Kick 'Em When They're Down", initiative: 2, influence: -1 },
    Plan { id: "lone-striker", name: "Lone Striker", initiative: 7, influence: -1 },
    Plan { id: "midfield-general", name: "Midfield General", initiative: 3, influence: 0 },
    Plan { id: "seize-the-initiative", name: "Seize the Initiative", initiative: 7, influence: 0 },
    Plan { id: "sell-it-to-the-crowd", name: "Sell it to the Crowd", initiative: 6, influence: -1 },
    Plan { id: "stick-to-the-plan", name: "Stick to the Plan", initiative: 5, influence: -1 },
    Plan { id: "the-offside-trap", name: "The Offside Trap", initiative: 1, influence: 1 },
    Plan { id: "wing-backs", name: "Wing Backs", initiative: 4, influence: 0 },
    Plan { id: "wont-touch-the-hair", name: "Won't Touch the Hair", initiative: 3, influence: 1 },
    Plan { id: "caught-out-of-position", name: "Caught out of Position", initiative: 7, influence: -1 },
    Plan { id: "risky-play", name: "Risky Play", initiative: 7, influence: 0 },
    Plan { id: "play-to-the-crowd", name: "Play to the Crowd", initiative: 6, influence: 0 },
    Plan { id: "pick-up-the-pace", name: "Pick up the Pace!", initiative: 6, influence: 0 },
    Plan { id: "boot-sponsorship", name: "Boot Sponsorship", initiative: 5, influence: 0 },
    Plan { id: "mud-slide", name: "Mud Slide", initiative: 5, influence: 0 },
    Plan { id: "punching-bag", name: "Punching Bag", initiative: 4, influence: -1 },
    Plan { id: "form-a-wall", name: "Form a Wall!", initiative: 4, influence: 0 },
    Plan { id: "sidestep", name: "Sidestep", initiative: 4, influence: 0 },
    Plan {
        id: "pass-out-the-orange-slices",
        name: "Pass Out the Orange Slices",
        initiative: 4,
        influence: 0,
    },
    Plan { id: "hit-em-where-it-hurts", name: "Hit 'Em Where it Hurts!", initiative: 4, influence: 0 },
    Plan { id: "lock-them-down", name: "Lock Them Down", initiative: 3, influence: 0 },
    Plan { id: "cool-head", name: "Cool Head", initiative: 3, influence: 0 },
    Plan { id: "aggressive-defence", name: "Aggressive Defence", initiative: 3, influence: 1 },
    Plan { id: "never-say-die", name: "Never Say Die", initiative: 2, influence: 1 },
    Plan { id: "raw-enthusiasm", name: "Raw Enthusiasm", initiative: 2, influence: 1 },
    Plan { id: "give-me-110-percent", name: "Give Me 110%!", initiative: 1, influence: 2 },
    Plan { id: "break-out-the-knives", name: "Break Out the Knives", initiative: 1, influence: 0 },
];

/// The rules of the plans, in the same order.
const RULES: [&str; PLANS as usize] = [
    "GB-GPA-01",
    "GB-GPA-02",
    "GB-GPA-03",
    "GB-GPA-04",
    "GB-GPA-05",
    "GB-GPA-06",
    "GB-GPA-07",
    "GB-GPA-08",
    "GB-GPA-09",
    "GB-GPA-10",
    "GB-GPA-11",
    "GB-GPA-12",
    "GB-GPA-13",
    "GB-GPA-14",
    "GB-GPA-15",
    "GB-GPA-16",
    "GB-GPA-17",
    "GB-GPA-18",
    "GB-GPB-01",
    "GB-GPB-02",
    "GB-GPB-03",
    "GB-GPB-04",
    "GB-GPB-05",
    "GB-GPB-06",
    "GB-GPB-07",
    "GB-GPB-08",
    "GB-GPB-09",
    "GB-GPB-10",
    "GB-GPB-11",
    "GB-GPB-12",
    "GB-GPB-13",
    "GB-GPB-14",
    "GB-GPB-15",
    "GB-GPB-16",
    "GB-GPB-17",
    "GB-GPB-18",
];

impl PlanId {
    /// The plan whose text an ability is.
    #[must_use]
    pub fn of(id: AbilityId) -> Option<Self> {
        let name = &id.get().id;
        let plan = ALL_PLANS.iter().position(|plan| plan.id == name)?;
        Some(Self(plan as u8))
    }

    /// The rule that states it.
    #[must_use]
    pub fn rule(self) -> &'static str {
        RULES[usize::from(self.0 % PLANS)]
    }

    /// The figures of the plan.
    #[must_use]
    pub fn plan(self) -> &'static Plan {
        &ALL_PLANS[usize::from(self.0 % PLANS)]
    }

    /// What its text does, if anything.
    #[must_use]
    pub fn ability(self) -> Option<AbilityId> {
        AbilityId::named(self.plan().id)
    }

    /// The plan with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        ALL_PLANS.iter().position(|plan| plan.name == name).map(|at| Self(at as u8))
    }
}

/// A set of plans; plans lie in no order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlanSet(pub u64);

impl PlanSet {
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
