//! Rolling dice again that have missed.

use super::Table;
use crate::ask::Prompt;
use crate::effect::Done;
use crate::effect::layers::Deed;
use crate::effect::reroll;
use crate::event::Event;
use crate::model::{ModelId, ModelSet};
use crate::table;

/// A reroll that may be taken.
pub(super) struct Offer {
    /// How many dice are rolled again.
    pub dice: u8,
    /// What its player is asked.
    pub prompt: Prompt,
}

/// Whether a model may roll dice again that have missed.
pub(super) fn offer(table: &table::Table, by: ModelId, deed: Deed, missed: u8) -> Option<Offer> {
    let again = reroll::offered(table, by, deed).filter(|_| missed > 0)?;
    let prompt = Prompt::Trigger { id: again.id, by: Some(by), about: ModelSet::EMPTY.with(by) };
    Some(Offer { dice: again.dice(missed), prompt })
}

/// Takes the reroll: one that is limited is used up by it.
pub(super) fn take(desk: &mut Table<'_>, by: ModelId, deed: Deed) -> bool {
    let Some(again) = reroll::offered(desk.table(), by, deed) else { return false };
    desk.emit(Event::Fired { id: again.id, by: Some(by), seat: by.seat() });
    if let Some(until) = again.until {
        desk.emit(Event::Marked(Done { id: again.id, model: Some(by), seat: by.seat(), until }));
    }
    true
}
