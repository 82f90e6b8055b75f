//! Areas that effects lay, move and remove after the play that laid them, or without one (GB-AOE-12 to -14).

use plane::{Disc, Length, Point};

use super::effect::Effect;
use super::{Next, Table, operate};
use crate::ask::{Placing, Prompt};
use crate::effect::active::AREAS_MAX;
use crate::effect::reading::template;
use crate::effect::{AbilityId, Laid};
use crate::event::Event;
use crate::model::ModelId;
use crate::table::Table as Board;

/// Asks where an area is laid.
pub(super) fn ask_lay(effect: &Effect, model: ModelId, inches: u8, table: &Board) -> Option<Next> {
    if table.effects.areas.len() == AREAS_MAX {
        return None;
    }
    let Disc { centre, radius } = operate::round(table, model, inches);
    let why = Placing::Area { id: effect.id, centre, radius, clear: true };
    Some(Next::Ask(effect.seat, Prompt::Place { why }))
}

/// Asks where the area that was picked is put.
pub(super) fn ask_move(effect: &Effect, inches: u8, table: &Board) -> Option<Next> {
    picked(effect, table)?;
    let Disc { centre, radius } = template(effect.spot());
    let radius = radius.plus(Length::inches(i32::from(inches)));
    let why = Placing::Area { id: effect.id, centre, radius, clear: false };
    Some(Next::Ask(effect.seat, Prompt::Place { why }))
}

/// An area of the ability lies where it was laid.
pub(super) fn lay(effect: &Effect, at: Point, desk: &mut Table<'_>) -> Option<Next> {
    let by = effect.bearer.or(effect.model())?;
    desk.emit(Event::AreaLaid(Laid { id: effect.id, at, by, seat: effect.seat }));
    None
}

/// The area that was picked lies where it was put.
pub(super) fn put(effect: &mut Effect, at: Point, desk: &mut Table<'_>) -> Option<Next> {
    let area = picked(effect, desk.table())?;
    desk.emit(Event::AreaGone(area));
    desk.emit(Event::AreaLaid(Laid { at, ..area }));
    effect.has_picked(at);
    None
}

/// The area that was picked is taken off the pitch.
pub(super) fn remove(effect: &Effect, desk: &mut Table<'_>) {
    if let Some(area) = picked(effect, desk.table()) {
        desk.emit(Event::AreaGone(area));
    }
}

fn picked(effect: &Effect, table: &Board) -> Option<Laid> {
    let mut areas = table.effects.areas.iter().copied();
    areas.find(|area| area.at == effect.spot() && area.seat == effect.seat)
}

/// Asks which own area of a name is meant, if there is one within reach of the bearer.
pub(super) fn ask_own(effect: &Effect, area: AbilityId, inches: u8, table: &Board) -> Option<Next> {
    let within = match effect.bearer {
        Some(bearer) => operate::round(table, bearer, inches),
        None => operate::everywhere(table),
    };
    table.effects.areas_in(area, effect.seat, within).next()?;
    let Disc { centre, radius } = within;
    let why = Placing::OwnArea { id: effect.id, area, centre, radius };
    Some(Next::Ask(effect.seat, Prompt::Place { why }))
}
