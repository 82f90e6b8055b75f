//! Round areas that count as terrain in addition to what lies there (GB-TERR-03).

use kernel::Seat;
use plane::Disc;
use serde::{Deserialize, Serialize};

use crate::table::Table;

/// The most areas looked at in one question.
pub const AREAS_MAX: usize = 5;

/// As what an area counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Lay {
    /// Fast terrain.
    Fast,
    /// Rough terrain.
    Rough,
    /// A forest.
    Forest,
    /// Nothing but cover.
    Cover,
}

/// A round area that an ability treats as terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// As what it counts.
    pub lay: Lay,
    /// Where it lies.
    pub disc: Disc,
    /// The team it counts for; both if none is named.
    pub only: Option<Seat>,
}

impl Area {
    /// Whether it counts for a team.
    #[must_use]
    pub fn counts_for(&self, seat: Seat) -> bool {
        self.only.is_none_or(|only| only == seat)
    }
}

/// The areas on the pitch that count as terrain. Abilities that lay them add theirs here; every question of this module,
/// the sight and the footing of advances read them.
pub fn areas(_table: &Table) -> impl Iterator<Item = Area> + use<> {
    core::iter::empty()
}
