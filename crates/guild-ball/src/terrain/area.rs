//! Round areas that count as terrain in addition to what lies there (GB-TERR-03).

use kernel::Seat;
use plane::Disc;
use serde::{Deserialize, Serialize};

use crate::effect::select::Side;
use crate::effect::touch::Touch;
use crate::effect::{force, vocabulary};
use crate::flow::hooks;
use crate::table::Table;

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

/// The areas on the pitch that count as terrain: what abilities make of the ground in an area or an aura. Every question of
/// this module, the sight and the footing of advances read them. However many there are, each counts; where nothing makes
/// anything of the ground, none is looked for and nothing is set aside for them.
pub fn areas(table: &Table) -> impl Iterator<Item = Area> + use<> {
    let mut found = Vec::new();
    if table.effects.touched.has(Touch::Ground) {
        force::each_changing(table, Touch::Ground, |force| {
            let Some(disc) = hooks::region(table, force) else { return };
            for modifier in &force.rule.mods {
                if let vocabulary::Change::Ground(ground) = modifier.change {
                    let only = match modifier.to.side {
                        Side::Any => None,
                        Side::Friend => Some(force.seat),
                        Side::Enemy => Some(force.seat.other()),
                    };
                    found.push(Area { lay: lay(ground), disc, only });
                }
            }
        });
    }
    found.into_iter()
}

const fn lay(ground: vocabulary::Ground) -> Lay {
    match ground {
        vocabulary::Ground::Rough => Lay::Rough,
        vocabulary::Ground::Fast => Lay::Fast,
        vocabulary::Ground::Forest => Lay::Forest,
        vocabulary::Ground::Cover => Lay::Cover,
    }
}
