//! Who is in cover and what lies in a forest (GB-TERR-08, -09, -17, -22, -23).

use kernel::Seat;
use plane::{Disc, Length, Shape};

use super::area::{Lay, areas};
use crate::effect::vocabulary::Ground;
use crate::table::Table;
use crate::terrain;

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

/// Whether a base of a team lies at least partly within such ground; a forest is rough (GB-TERR-21).
#[must_use]
pub fn is_in(table: &Table, base: Disc, seat: Seat, ground: Ground) -> bool {
    match ground {
        Ground::Rough | Ground::Fast => {
            shapes(table, seat, ground).iter().any(|shape| shape.within(base, Length::ZERO))
        }
        Ground::Forest => in_forest(table, base, seat),
        Ground::Cover => in_cover(table, base, seat),
    }
}

/// The pieces of such ground, and the areas that count as it for a team.
#[must_use]
pub fn shapes(table: &Table, seat: Seat, ground: Ground) -> Vec<Shape> {
    let (mask, counts): (_, fn(Lay) -> bool) = match ground {
        Ground::Rough => {
            (table.terrain.of_ground(terrain::Ground::Rough), |lay| matches!(lay, Lay::Rough | Lay::Forest))
        }
        Ground::Fast => (table.terrain.of_ground(terrain::Ground::Fast), |lay| lay == Lay::Fast),
        Ground::Forest => (table.terrain.forests(), |lay| lay == Lay::Forest),
        Ground::Cover => (table.terrain.solid(), |lay| lay == Lay::Cover),
    };
    let round = table.terrain.round(mask).map(Shape::Disc);
    let cornered = table.terrain.cornered(mask).map(|piece| Shape::Polygon(*piece));
    let laid = areas(table).filter(|area| counts(area.lay) && area.counts_for(seat));
    round.chain(cornered).chain(laid.map(|area| Shape::Disc(area.disc))).collect()
}
