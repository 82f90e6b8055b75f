//! The damage modifiers of a play, worked out before it does anything (GB-TIME-27, GB-RUL-58).

use serde::{Deserialize, Serialize};

use super::Effect;
use crate::effect::layers::{self, Deed};
use crate::model::{MODELS_MAX, ModelId};
use crate::table::Table;

/// What the damage of one use of a play differs by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Modifiers {
    /// Because of the play it is.
    play: i8,
    /// Because of who deals it to whom, by the model that suffers it.
    on: [i8; MODELS_MAX],
}

impl Effect {
    /// Step 2.4 of a use: the modifiers are fixed before anything of it is applied, so that what it leaves behind or inflicts
    /// changes no damage of it, in whichever order its operations are written. Each hit of an area is applied by itself
    /// (GB-AOE-09), and what a play has attached deals damage as things stand then (GB-RUL-78).
    pub(super) fn fix_modifiers(&mut self, table: &Table) {
        if self.modifiers.is_some() || !self.is_used() || !self.is_any_play() {
            return;
        }
        let mut fixed = Modifiers { play: small(self.play_modifier(table)), on: [0; MODELS_MAX] };
        for model in table.standing.iter() {
            fixed.on[model.slot()] = small(self.modifier_on(table, model));
        }
        self.modifiers = Some(fixed);
    }

    /// What the damage of a play differs by because of the play it is.
    pub(in crate::flow) fn play_modifier(&self, table: &Table) -> i32 {
        if let Some(fixed) = self.modifiers {
            return i32::from(fixed.play);
        }
        let by = self.bearer.filter(|_| self.is_of_play());
        by.map_or(0, |by| layers::play_damage(table, by, self.id))
    }

    /// What the damage of a play to a model differs by because of who deals it and who suffers it.
    pub(in crate::flow) fn modifier_on(&self, table: &Table, model: ModelId) -> i32 {
        if let Some(fixed) = self.modifiers {
            return i32::from(fixed.on[model.slot()]);
        }
        let Some(by) = self.bearer else { return 0 };
        let deed = Deed::play(by, Some(model));
        let dealt = if self.is_of_play() { layers::damage_dealt(table, by, deed) } else { 0 };
        let taken = if self.is_any_play() { layers::damage_taken(table, model, deed) } else { 0 };
        dealt + taken
    }
}

/// A modifier in little room; none is anywhere near the ends of it.
fn small(modifier: i32) -> i8 {
    modifier.clamp(i8::MIN.into(), i8::MAX.into()) as i8
}
