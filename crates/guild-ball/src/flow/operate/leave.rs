//! What an effect leaves behind: rules, markers and tokens.

use plane::Point;

use super::place::{everywhere, round};
use crate::ask::{Placing, Prompt};
use crate::effect::active::MARKERS_MAX;
use crate::effect::reading::template;
use crate::effect::vocabulary::{Op, Until};
use crate::effect::{AbilityId, Attached, Hook, Laid};
use crate::event::Event;
use crate::flow::hooks::Happening;
use crate::flow::{Effect, Hooks, Next, Table};
use crate::model::{ModelId, ModelSet};
use crate::table::Table as Board;

/// Attaches a rule to the model being dealt with, or to the player. What an effect that is used attaches to several models at
/// once is one entry each; the table keeps those of one name on one model apart from none (GB-CONV-05).
pub(super) fn attach(
    effect: &Effect,
    id: AbilityId,
    rule: u8,
    until: Option<Until>,
    desk: &mut Table<'_>,
) -> Option<Next> {
    let data = id.get().rules.get(usize::from(rule))?;
    let on = effect.model().map_or(ModelSet::EMPTY, |model| ModelSet::EMPTY.with(model));
    desk.emit(Event::Attached(Attached {
        id,
        rule,
        area: effect.reading(desk.table()).area,
        by: effect.bearer,
        seat: effect.seat,
        on,
        until: until.unwrap_or(data.until),
        uses: data.uses,
    }));
    None
}

pub(super) fn install(effect: &Effect, id: AbilityId, until: Until, desk: &mut Table<'_>) -> Option<Next> {
    for rule in 0..id.get().rules.len() {
        attach(effect, id, rule as u8, Some(until), desk);
    }
    None
}

/// Asks where a marker goes, unless its player has as many as there may be.
pub(super) fn put_marker(effect: &Effect, marker: AbilityId, inches: u8, table: &Board) -> Option<Next> {
    let most = usize::from(marker.get().most);
    let own = table.effects.markers.iter().filter(|other| other.id == marker && other.seat == effect.seat);
    if most > 0 && own.count() >= most || table.effects.markers.len() == MARKERS_MAX {
        return None;
    }
    let within = if effect.has_area() {
        template(effect.spot())
    } else if inches == u8::MAX {
        everywhere(table)
    } else {
        round(table, effect.model().or(effect.bearer)?, inches)
    };
    let why = Placing::Marker { id: effect.id, centre: within.centre, radius: within.radius };
    Some(Next::Ask(effect.seat, Prompt::Place { why }))
}

/// The marker that was asked for last.
fn marker_asked(effect: &Effect) -> Option<AbilityId> {
    match effect.asked()? {
        Op::PutMarker(link, _) => Some(link.id),
        _ => None,
    }
}

/// A marker lies where it was put; whoever answers to that does.
pub(super) fn put_down(effect: &Effect, at: Point, desk: &mut Table<'_>) -> Option<Next> {
    let by = effect.bearer.or(effect.model())?;
    desk.emit(Event::MarkerPut(Laid { id: marker_asked(effect)?, at, by, seat: effect.seat }));
    let happening = Happening { from: Some(at), ..Happening::to(&[Hook::MarkerPlaced], by) };
    Hooks::open(desk.table(), &happening).map(Next::Call)
}

/// The marker whose rule fires is removed; that is what it is to go off.
pub(super) fn remove_marker(effect: &Effect, desk: &mut Table<'_>) -> Option<Next> {
    let at = effect.spot();
    let mut markers = desk.table().effects.markers.iter().copied();
    let marker = markers.find(|marker| marker.id == effect.id && marker.at == at)?;
    desk.emit(Event::MarkerGone(marker));
    let happening = Happening { subjects: effect.subjects, ..Happening::nobody(&[Hook::MarkerTriggered]) };
    Hooks::open(desk.table(), &happening).map(Next::Call)
}

/// Tokens are what is attached with a count; those of one name on one model are one entry.
pub(super) fn token(
    effect: &Effect,
    model: ModelId,
    id: AbilityId,
    (change, most): (i8, u8),
    desk: &mut Table<'_>,
) {
    let Some(rule) = id.get().rules.first() else { return };
    let mut entries = desk.table().effects.attached.iter();
    let held = entries.find(|entry| entry.id == id && entry.rule == 0 && entry.on.has(model));
    let held = held.map_or(0, |entry| entry.uses);
    let wanted = held.saturating_add_signed(change).min(most);
    for _ in wanted..held {
        desk.emit(Event::spent(id, 0, Some(model), model.seat()));
    }
    if wanted > held {
        let on = ModelSet::EMPTY.with(model);
        let (by, seat, until) = (effect.bearer, effect.seat, rule.until);
        let area = id.get().area;
        desk.emit(Event::Attached(Attached { id, rule: 0, area, by, seat, on, until, uses: wanted }));
    }
}
