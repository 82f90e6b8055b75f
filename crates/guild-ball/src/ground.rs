//! The pitch as obstacles for geometry: bases, goalposts and the ball under fixed numbers.

use plane::{Disc, Length, Mask, Obstacles, Point};

use crate::effect::layers::{self, Deed};
use crate::effect::touch::Touch;
use crate::effect::vocabulary::Exemption;
use crate::event::Movement;
use crate::model::{MODELS_MAX, ModelId, ModelSet};
use crate::table::{Book, Table};
use crate::terrain::{self, Lay};

/// The two goalposts (numbers after the models).
pub const GOALPOSTS: Mask = Mask { discs: 0b11 << MODELS_MAX, polygons: 0 };
/// The free ball.
pub const BALL_MARKER: Mask = Mask { discs: 1 << (MODELS_MAX + 2), polygons: 0 };
/// The number of the first round piece of terrain; those with corners are numbered by themselves.
pub const FIRST_PIECE: u8 = MODELS_MAX as u8 + 3;

/// Far off the pitch, where things lie that are not on it.
const NOWHERE: Disc = Disc { centre: Point { x: -16_000, y: -16_000 }, radius: Length(0) };

/// The obstacles of a table: a model's number is its id, then come the goalposts of seats 0 and 1, the ball, the round
/// pieces of terrain and the areas that count as forests.
#[must_use]
pub fn ground(table: &Table) -> Obstacles {
    let mut discs = [NOWHERE; FIRST_PIECE as usize];
    for id in table.standing.iter() {
        discs[id.slot()] = table.disc(id);
    }
    [discs[MODELS_MAX], discs[MODELS_MAX + 1]] = table.barriers();
    discs[MODELS_MAX + 2] = table.free_ball().unwrap_or(NOWHERE);
    let mut ground = Obstacles::new(table.pitch());
    ground.set_discs(&discs);
    if !table.terrain.is_empty() {
        table.terrain.lay(&mut ground);
    }
    for area in terrain::areas(table).filter(|area| area.lay == Lay::Forest) {
        ground.add_disc(area.disc);
    }
    ground
}

/// What blocks sight whole, models apart: goalposts and barriers (GB-TERR-18).
#[must_use]
pub fn barriers(table: &Table) -> Mask {
    GOALPOSTS.with(table.terrain.barriers())
}

/// What one sees into and out of but not through: the forests (GB-TERR-25, GB-RUL-33).
#[must_use]
pub fn forests(table: &Table, ground: &Obstacles) -> Mask {
    let pieces = table.terrain.round_count();
    let behind = u32::MAX.unbounded_shl(u32::from(FIRST_PIECE) + u32::from(pieces));
    let areas = Mask { discs: ground.all().discs & behind, polygons: 0 };
    table.terrain.forests().with(areas)
}

/// What stops balls and pushed bases, and what nothing is placed on: barriers and obstructions (GB-GEO-11, GB-RUL-76).
#[must_use]
pub fn solid(table: &Table) -> Mask {
    GOALPOSTS.with(table.terrain.solid())
}

/// The mask of some models.
#[must_use]
pub fn mask(models: ModelSet) -> Mask {
    Mask { discs: u32::from(models.0), polygons: 0 }
}

/// What a moving model may not cross: every other base, barriers, and obstructions unless it jogs or dodges for its own player
/// (GB-MOVE-03, GB-TERR-10 to -13, -19).
#[must_use]
pub fn in_the_way(table: &Table, mover: ModelId, movement: Movement) -> Mask {
    let bases = mask(table.standing.without(mover));
    let terrain = if crosses_obstructions(table, mover, movement) { barriers(table) } else { solid(table) };
    match flight(table, mover, movement) {
        None => bases.with(terrain),
        Some(Flight::Bases) => terrain,
        Some(Flight::All) => Mask::NONE,
    }
}

/// Over what a model passes on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flight {
    /// The bases of others.
    Bases,
    /// Those and terrain.
    All,
}

/// Over what a model passes by a movement that its own player makes, if over anything.
#[must_use]
pub fn flight(table: &Table, mover: ModelId, movement: Movement) -> Option<Flight> {
    if movement == Movement::Push || !table.effects.touched.has(Touch::Flight) {
        return None;
    }
    let deed = Deed::advance(mover, movement, None);
    let exempt = |rule| layers::is_exempt(table, mover, rule, deed);
    match (exempt(Exemption::Bases), exempt(Exemption::Terrain)) {
        (_, true) => Some(Flight::All),
        (true, false) => Some(Flight::Bases),
        (false, false) => None,
    }
}

/// Whether a model that passes over bases or terrain would come to lie on what it may not end on.
#[must_use]
pub fn lands_on(table: &Table, mover: ModelId, base: Disc, movement: Movement) -> bool {
    flight(table, mover, movement).is_some()
        && (table.bases(ModelSet::EMPTY.with(mover)).any(|other| other.overlaps(base))
            || lies_in(table, base, solid(table)))
}

/// Whether a base lies in goalposts or pieces, as far as they count.
#[must_use]
pub fn lies_in(table: &Table, base: Disc, mask: Mask) -> bool {
    let posts = !mask.only(GOALPOSTS).is_empty();
    posts && table.barriers().iter().any(|post| post.overlaps(base)) || table.terrain.overlaps(base, mask)
}

/// Whether a mover may cross obstructions: no other player is in control of it, and it neither sprints nor charges; by the play
/// aid in those cases too (GB-TERR-10, -12, -13, GB-REPO-04, GB-RUL-12). Whom a card makes friendly for one movement nobody is in
/// control of (GB-RUL-79).
#[must_use]
pub fn crosses_obstructions(table: &Table, mover: ModelId, movement: Movement) -> bool {
    match movement {
        Movement::Jog | Movement::Dodge => table.side(mover) == mover.seat() || table.book == Book::Aid,
        Movement::Sprint | Movement::Charge => table.book == Book::Aid,
        Movement::Push => false,
    }
}

/// The obstructions a movement may not end on: all of them (GB-TERR-11); none in a sprint or charge by the play aid, which
/// makes that exception (GB-RUL-12).
#[must_use]
pub fn no_end_on(table: &Table, movement: Movement) -> Mask {
    match movement {
        Movement::Sprint | Movement::Charge if table.book == Book::Aid => Mask::NONE,
        Movement::Jog | Movement::Sprint | Movement::Charge | Movement::Dodge | Movement::Push => {
            table.terrain.obstructions()
        }
    }
}
