//! Orders: what a Guild plans in secret.

use kernel::List;
use serde::{Deserialize, Serialize};

use crate::cards::AdventurerId;

/// The most Orders a Guild gives and the most Adventurers a team holds.
pub const ORDERS: usize = 4;

/// What an Order Card names (GM-COMP-03). Spaces count from 0: Adventurer space A and Contract space 1 are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Objective {
    /// Hire Builders.
    Hire,
    /// Recruit the Adventurer of a space.
    Recruit(u8),
    /// Attempt the Contract of a space.
    Contract(u8),
}

impl Objective {
    /// The place in the sequence of GM-ACTN-06: Hire Builders, Recruit A to F, Contract 1 to 6.
    #[must_use]
    pub const fn step(self) -> u8 {
        match self {
            Self::Hire => 0,
            Self::Recruit(space) => space.saturating_add(1),
            Self::Contract(space) => space.saturating_add(7),
        }
    }

    /// The objective at a place in the sequence.
    #[must_use]
    pub const fn at_step(step: u8) -> Option<Self> {
        match step {
            0 => Some(Self::Hire),
            1..=6 => Some(Self::Recruit(step - 1)),
            7..=12 => Some(Self::Contract(step - 7)),
            _ => None,
        }
    }

    /// All thirteen, in the sequence of GM-ACTN-06.
    pub(crate) fn all() -> impl Iterator<Item = Self> + Clone {
        (0..13).filter_map(Self::at_step)
    }
}

/// A team of Adventurers, in the order they were placed. One more than any Mess Hall with an effect allows can be written down, so
/// that it is refused with its rule (GM-ORDR-03).
pub type Team = List<AdventurerId, { ORDERS + 2 }>;

/// One Order Space with what lies on it; without a team it is no Order at all (GM-ORDR-04).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Order {
    /// The Order Card; none is a fallback planned from the outset (GM-ORDR-08).
    pub card: Option<Objective>,
    /// The team.
    pub team: Team,
    /// Gold on the Order.
    pub gold: u16,
    /// Whether it has been resolved (GM-ACTN-14).
    pub done: bool,
}

impl Order {
    /// Whether nothing at all lies on the Order Space.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.team.is_empty() && self.card.is_none() && self.gold == 0
    }
}

/// All Orders of one Guild for a Round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sheet {
    /// Order Spaces 1 to 4.
    pub spaces: [Order; ORDERS],
}

impl Sheet {
    /// Gold on all Orders together.
    #[must_use]
    pub fn gold(&self) -> u32 {
        self.spaces.iter().map(|order| u32::from(order.gold)).sum()
    }

    /// An Order Space, counted from 0, whatever number is named.
    #[must_use]
    pub fn space(&self, number: u8) -> &Order {
        &self.spaces[Self::place(number)]
    }

    /// The same, to write.
    pub(crate) fn space_mut(&mut self, number: u8) -> &mut Order {
        &mut self.spaces[Self::place(number)]
    }

    /// Exchanges two Order Spaces.
    pub(crate) fn swap(&mut self, first: u8, second: u8) {
        self.spaces.swap(Self::place(first), Self::place(second));
    }

    const fn place(number: u8) -> usize {
        number as usize % ORDERS
    }
}
