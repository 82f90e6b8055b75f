//! Who sees and who engages whom (GB-GEO-17 to -19, GB-ENG-01 to -04).

use kernel::Seat;
use plane::{Disc, Length, Point};

use crate::model::{ModelId, ModelSet};
use crate::table::Table;

/// The width of a model's melee zone in units; a KD model has none (GB-STAT-19, GB-KD-02).
#[must_use]
pub fn zone(table: &Table, model: ModelId) -> Option<Length> {
    let standing = table.is_on_pitch(model) && !table.model(model).is_down();
    standing.then(|| Length::inches(i32::from(table.profile(model).melee)))
}

/// The models that block sight: everybody on the pitch who is not KD, but the ends of the line (GB-RUL-32).
#[must_use]
pub fn blockers(table: &Table, ends: ModelSet) -> ModelSet {
    table.standing.minus(ends).iter().filter(|&model| !table.model(model).is_down()).collect()
}

/// Whether one model would engage another standing at `at` instead of where it stands.
#[must_use]
pub fn engages_at(table: &Table, by: ModelId, on: ModelId, at: Point) -> bool {
    let Some(zone) = zone(table, by) else { return false };
    let target = Disc { centre: at, radius: table.profile(on).base };
    let source = table.disc(by);
    source.within(target, zone) && sees(table, source, target, ModelSet::EMPTY.with(by).with(on))
}

/// Whether `by` engages the enemy `on` (GB-ENG-01).
#[must_use]
pub fn engages(table: &Table, by: ModelId, on: ModelId) -> bool {
    table.is_on_pitch(on) && engages_at(table, by, on, table.model(on).at)
}

/// The enemies engaging a model (GB-ENG-02).
#[must_use]
pub fn engaging(table: &Table, model: ModelId) -> ModelSet {
    enemies(table, model.seat()).iter().filter(|&enemy| engages(table, enemy, model)).collect()
}

/// The enemies a model engages.
#[must_use]
pub fn engaged_by(table: &Table, model: ModelId) -> ModelSet {
    enemies(table, model.seat()).iter().filter(|&enemy| engages(table, model, enemy)).collect()
}

/// The enemies of a seat on the pitch.
#[must_use]
pub fn enemies(table: &Table, seat: Seat) -> ModelSet {
    table.fielded(seat.other())
}
