//! Dice that may be rolled again (taxonomy: rerolls are one step, all dice at once, and never those of a scatter).

use super::AbilityId;
use super::layers::{Deed, each_modifier};
use super::touch::Touch;
use super::vocabulary::{Change, Until};
use crate::model::ModelId;
use crate::table::Table;

/// A reroll that is at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reroll {
    /// The ability that gives it.
    pub id: AbilityId,
    /// How many dice at most; 0 for any number.
    most: u8,
    /// How long its use counts, where it is limited.
    pub until: Option<Until>,
}

impl Reroll {
    /// How many of some dice that missed are rolled again.
    #[must_use]
    pub fn dice(self, missed: u8) -> u8 {
        if self.most == 0 { missed } else { missed.min(self.most) }
    }
}

/// The reroll a model has for what it does, the one of most dice where there are several.
#[must_use]
pub fn offered(table: &Table, by: ModelId, deed: Deed) -> Option<Reroll> {
    let mut best: Option<Reroll> = None;
    each_modifier(
        table,
        Touch::Reroll,
        (by, deed),
        |_| true,
        |force, modifier| {
            let Change::Reroll(most) = modifier.change else { return };
            let until = modifier.limit.until();
            let used = |until: &Until| table.effects.is_used(force.id, Some(by), by.seat(), *until);
            if until.as_ref().is_some_and(used) {
                return;
            }
            let more = |other: Reroll| most == 0 || other.most != 0 && most > other.most;
            if best.is_none_or(more) {
                best = Some(Reroll { id: force.id, most, until });
            }
        },
    );
    best
}
