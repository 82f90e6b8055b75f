//! The catalogue as a document: its card data line by line, and its tables.

use guild_master::Skill;
use serde_json::Value;

const TEXT: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/guild-master/catalogue.md"));

/// The card data: one object for each card or token.
pub(super) fn cards() -> Vec<Value> {
    let lines = TEXT.lines().filter(|line| line.starts_with("{\"id\""));
    lines.map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The data of one card; null when there is none.
pub(super) fn card(id: &str) -> Value {
    cards().into_iter().find(|card| card["id"] == id).unwrap_or_default()
}

/// The rows of the first table after a line that starts so, without its heading, cell by cell.
pub(super) fn table(after: &str) -> Vec<Vec<String>> {
    let rest =
        TEXT.lines().skip_while(|line| !line.starts_with(after)).skip_while(|line| !line.starts_with('|'));
    let rows = rest.take_while(|line| line.starts_with('|')).skip(2);
    let rows: Vec<Vec<String>> = rows
        .map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect();
    assert!(!rows.is_empty(), "no table after {after}");
    rows
}

/// The figures of the Skills in an object of the card data.
pub(super) fn figures(of: &Value) -> [u8; 6] {
    Skill::ALL.map(|skill| of[skill.name()].as_u64().map_or(0, |figure| u8::try_from(figure).unwrap()))
}
