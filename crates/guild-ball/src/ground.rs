//! The pitch as obstacles for geometry: bases, goalposts and the ball under fixed numbers.

use plane::{Disc, Length, Mask, Obstacles, Point};

use crate::model::{MODELS_MAX, ModelId, ModelSet};
use crate::table::Table;

/// The two goalposts (numbers after the models).
pub const GOALPOSTS: Mask = Mask { discs: 0b11 << MODELS_MAX, polygons: 0 };
/// The free ball.
pub const BALL_MARKER: Mask = Mask { discs: 1 << (MODELS_MAX + 2), polygons: 0 };

/// Far off the pitch, where things lie that are not on it.
const NOWHERE: Disc = Disc { centre: Point { x: -16_000, y: -16_000 }, radius: Length(0) };

/// The obstacles of a table: a model's number is its id, then come the goalposts of seats 0 and 1 and the ball.
#[must_use]
pub fn ground(table: &Table) -> Obstacles {
    let mut ground = Obstacles::new(table.pitch());
    for id in (0..MODELS_MAX as u8).map(ModelId) {
        ground.add_disc(if table.is_on_pitch(id) { table.disc(id) } else { NOWHERE });
    }
    for post in table.barriers() {
        ground.add_disc(post);
    }
    ground.add_disc(table.free_ball().unwrap_or(NOWHERE));
    ground
}

/// The mask of some models.
#[must_use]
pub fn mask(models: ModelSet) -> Mask {
    Mask { discs: u32::from(models.0), polygons: 0 }
}

/// What a moving model may not cross: every other base and the goalposts (GB-MOVE-03, GB-TERR-19).
#[must_use]
pub fn in_the_way(table: &Table, mover: ModelId) -> Mask {
    mask(table.standing.without(mover)).with(GOALPOSTS)
}
