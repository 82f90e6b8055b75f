//! The fixed words of the rule book: Skills, Ranks, levels of Contracts, sides and lines of Upgrades.

use serde::{Deserialize, Serialize};

/// One of the six Skills (GM-COMP-10), in the order of the book's list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rule book's")]
pub enum Skill {
    Might,
    Arcane,
    Guile,
    Logic,
    Charm,
    Spirit,
}

impl Skill {
    /// All six, in order.
    pub const ALL: [Self; 6] =
        [Self::Might, Self::Arcane, Self::Guile, Self::Logic, Self::Charm, Self::Spirit];

    /// The Skill as an index into an array of six.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The Skill as a bit of a mask of Skills.
    #[must_use]
    pub const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The Skills whose bits are set in `mask`.
    pub fn of(mask: u8) -> impl Iterator<Item = Self> + Clone {
        Self::ALL.into_iter().filter(move |skill| mask & skill.bit() != 0)
    }

    /// The name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Might => "might",
            Self::Arcane => "arcane",
            Self::Guile => "guile",
            Self::Logic => "logic",
            Self::Charm => "charm",
            Self::Spirit => "spirit",
        }
    }

    /// The Skill of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|skill| skill.name() == name)
    }
}

/// The Rank of an Adventurer (GM-COMP-11), lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rule book's")]
pub enum Rank {
    #[default]
    Novice,
    Adept,
    Hero,
    Legend,
}

impl Rank {
    /// The name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Adept => "adept",
            Self::Hero => "hero",
            Self::Legend => "legend",
        }
    }

    /// The Rank of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::Novice, Self::Adept, Self::Hero, Self::Legend].into_iter().find(|rank| rank.name() == name)
    }
}

/// The deck a Contract belongs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names are the rule book's")]
pub enum Level {
    #[default]
    Common,
    Heroic,
    Legendary,
}

impl Level {
    /// All three, the easiest first.
    pub const ALL: [Self; 3] = [Self::Common, Self::Heroic, Self::Legendary];

    /// The level as an index into an array of three.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Common => "common",
            Self::Heroic => "heroic",
            Self::Legendary => "legendary",
        }
    }

    /// The level of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }
}

/// The side of a Skill Upgrade that lies up (GM-UPGR-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Turn one die to a 5 (GM-UPGR-15).
    Fixer,
    /// Two single-die re-rolls (GM-UPGR-16).
    Reroll,
}

impl Side {
    /// What the fixer turns a die to (GM-UPGR-15).
    pub const FIXED: u8 = 5;
    /// Single-die re-rolls of the re-roll side (GM-UPGR-16).
    pub const REROLLS: u8 = 2;

    /// The name in lower case.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fixer => "fixer",
            Self::Reroll => "reroll",
        }
    }

    /// The side of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::Fixer, Self::Reroll].into_iter().find(|side| side.name() == name)
    }
}

/// A line of Core Upgrades (GM-UPGR-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    /// How many Orders a Guild gives.
    Stables,
    /// How many Adventurers a team holds.
    MessHall,
    /// How much Income a Guild has.
    Bar,
}

impl Line {
    /// All three lines.
    pub const ALL: [Self; 3] = [Self::Stables, Self::MessHall, Self::Bar];

    /// The line as an index into an array of three.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What its texts are named after.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Stables => "stables",
            Self::MessHall => "mess-hall",
            Self::Bar => "bar",
        }
    }
}

/// A Prestige Upgrade, by its formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Prestige {
    /// Two for each Heroic or Legendary Contract completed.
    Trophies,
    /// One, two and three for each Adept, Hero and Legend.
    Champions,
    /// One for each hammer on the Guild's Upgrades.
    Masonry,
    /// One for every full three Gold.
    Vault,
    /// Two for each Common Contract completed.
    Archive,
    /// Two for each Skill with six dice or more.
    Academy,
}

impl Prestige {
    /// All six.
    pub const ALL: [Self; 6] =
        [Self::Trophies, Self::Champions, Self::Masonry, Self::Vault, Self::Archive, Self::Academy];

    /// The Upgrade as an index into an array of six.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What its texts are named after.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Trophies => "trophies",
            Self::Champions => "champions",
            Self::Masonry => "masonry",
            Self::Vault => "vault",
            Self::Archive => "archive",
            Self::Academy => "academy",
        }
    }
}
