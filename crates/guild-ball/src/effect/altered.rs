//! What playbook results are worth while something in force changes them (GB-PB-06, GB-CONV-06).

use kernel::List;

use super::layers::{Deed, each_modifier};
use super::touch::Touch;
use super::vocabulary::Change;
use crate::catalog;
use crate::event::Event;
use crate::model::{ModelId, PlayResult};
use crate::table::Table;

/// The most results added to one attack.
const ADDED_MAX: usize = 4;

fn any(table: &Table, model: Option<ModelId>, deed: Deed, wanted: &Change) -> bool {
    let mut found = false;
    if let Some(model) = model {
        each_modifier(table, Touch::Alter, (model, deed), |change| change == wanted, |_, _| found = true);
    }
    found
}

/// Whether a result gives MP: one that is momentous as printed or made so, unless its target lets damage give none.
#[must_use]
pub fn is_momentous(table: &Table, deed: Deed, result: &PlayResult) -> bool {
    let damage = result.damage > 0;
    let momentous = result.momentous || damage && any(table, deed.by, deed, &Change::AllMomentous);
    momentous && !(damage && any(table, deed.on, deed, &Change::NoMomentousDamage))
}

/// Whether playbook damage is condition damage (GB-COND-04), which nothing lowers that lowers what attacks deal.
#[must_use]
pub fn is_condition(table: &Table, deed: Deed) -> bool {
    any(table, deed.by, deed, &Change::ConditionDamage)
}

/// The results added to a successful attack beside those that are picked.
#[must_use]
pub fn added(table: &Table, deed: Deed) -> List<PlayResult, ADDED_MAX> {
    let mut added = List::new();
    if let Some(by) = deed.by {
        each_modifier(
            table,
            Touch::Result,
            (by, deed),
            |_| true,
            |_, modifier| {
                if let Change::Result(text) = &modifier.change
                    && let Ok(result) = catalog::play_result(text)
                {
                    let _ = added.push(result);
                }
            },
        );
    }
    added
}

/// The facts by which what counts for the next successful attack only is used up by it.
#[must_use]
pub fn used_up(table: &Table, deed: Deed) -> List<Event, ADDED_MAX> {
    let mut spent = List::new();
    if let Some(by) = deed.by {
        each_modifier(
            table,
            Touch::Result,
            (by, deed),
            |_| true,
            |force, _| {
                let event = force.spent();
                if force.rule.uses > 0 && !spent.contains(&event) {
                    let _ = spent.push(event);
                }
            },
        );
    }
    spent
}
