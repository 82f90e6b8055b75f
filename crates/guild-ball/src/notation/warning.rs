//! The text of what a preview warns of.

use super::model;
use crate::legal::{Mark, Odds, Preview};
use crate::table::Table;

/// What may go wrong with a choice, a line each, in the order in which it would.
pub(super) fn write(table: &Table, preview: &Preview) -> Vec<String> {
    let mut lines = Vec::new();
    for flag in preview.walk.iter().flat_map(|walk| &walk.flags) {
        lines.extend(match &flag.mark {
            Mark::Blow(blow) => Some(format!("parting blow by {}", model(table, blow.by))),
            Mark::Rough => Some("rough ground".to_owned()),
            Mark::Off => Some("off the pitch".to_owned()),
            Mark::Ball | Mark::Fast | Mark::End => None,
        });
    }
    if preview.fails {
        lines.push("the charge fails".to_owned());
    }
    if matches!(preview.odds, Some(Odds::Attack { counter: Some(_), .. })) {
        lines.push("counter-attack".to_owned());
    }
    lines
}
