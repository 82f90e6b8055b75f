//! What happens where a model comes to be: areas and auras it enters (GB-GEO-04).

use plane::Point;

use super::hooks::Happening;
use super::{Frame, Hooks, Next, Table, maintenance};
use crate::effect::Hook;
use crate::effect::vocabulary::Incoming;
use crate::event::{Event, Movement};
use crate::model::{ModelId, ModelSet};
use crate::table;

/// What a model that has come from a place sets off by entering.
pub(super) fn window(table: &table::Table, model: ModelId, from: Point, movement: Movement) -> Option<Frame> {
    let mut happening = Happening::to(&[Hook::Enter], model);
    happening.from = Some(from);
    match movement {
        Movement::Jog => happening = happening.with(Incoming::Advance).during(Some(model)),
        Movement::Sprint | Movement::Charge => happening = happening.with(Incoming::Run).during(Some(model)),
        Movement::Dodge | Movement::Push => {}
    }
    Hooks::open(table, &happening)
}

/// What a model that has just been placed sets off; being placed is entering too. Those it was in base contact with before are
/// told to whoever answers to its being placed.
pub(super) fn placed(desk: &Table<'_>, model: ModelId, from: Point, beside: ModelSet) -> Option<Next> {
    let happening =
        Happening { from: Some(from), left: beside, ..Happening::to(&[Hook::Enter, Hook::PlaceSelf], model) };
    Hooks::open(desk.table(), &happening).map(Next::Call)
}

/// A model returns to play, in the Maintenance Phase or at once: that is a placement, so it enters whatever it is placed within,
/// coming from off the pitch (GB-GEO-04, GB-REC-03).
pub(super) fn returned(desk: &mut Table<'_>, model: ModelId, at: Point) -> Option<Frame> {
    let hp = maintenance::recovered(desk.table(), model);
    desk.emit(Event::Returned { model, at, hp });
    let hooks = &[Hook::Enter, Hook::PlaceSelf, Hook::Return];
    Hooks::open(desk.table(), &Happening { from: Some(OFF_PITCH), ..Happening::to(hooks, model) })
}

/// Further off the pitch than anything on it reaches.
const OFF_PITCH: Point = Point { x: Point::LIMIT, y: Point::LIMIT };

/// What a model sets off that has just gained the ball.
pub(super) fn gained(table: &table::Table, model: ModelId) -> Option<Frame> {
    Hooks::open(table, &Happening::to(&[Hook::BallGain], model))
}
