//! The ends of what lasts shorter than a turn.

use super::Table;
use crate::effect::vocabulary::Until;
use crate::event::Event;

/// What lasts this long is over, if there is any: what is attached and what is remembered of limited uses.
pub(super) fn over(desk: &mut Table<'_>, until: Until) {
    let effects = &desk.table().effects;
    if !effects.may_end(until) {
        return;
    }
    let attached = effects.attached.iter().any(|entry| entry.until == until);
    if attached || effects.marks.iter().any(|mark| mark.until == until) {
        desk.emit(Event::EffectsOver { until });
    }
}
