//! Who is in cover and what lies in a forest (GB-TERR-08, -09, -17, -22, -23).

use kernel::Seat;
use plane::{Disc, Length};

use super::area::{Lay, areas};
use crate::table::Table;

/// Whether a base of a team benefits from cover: it is within 1" of a barrier or obstruction or within a forest; however many
/// of them there are, cover counts once (GB-TERR-08).
#[must_use]
pub fn in_cover(table: &Table, base: Disc, seat: Seat) -> bool {
    let near = Length::inches(1);
    table.barriers().iter().any(|&post| base.within(post, near))
        || table.terrain.within(base, near, table.terrain.solid())
        || in_forest(table, base, seat)
        || areas(table).any(|area| {
            area.lay == Lay::Cover && area.counts_for(seat) && base.within(area.disc, Length::ZERO)
        })
}

/// Whether a base or ball lies at least partly within a forest, as far as a team is concerned.
#[must_use]
pub fn in_forest(table: &Table, base: Disc, seat: Seat) -> bool {
    table.terrain.within(base, Length::ZERO, table.terrain.forests())
        || areas(table).any(|area| {
            area.lay == Lay::Forest && area.counts_for(seat) && base.within(area.disc, Length::ZERO)
        })
}
