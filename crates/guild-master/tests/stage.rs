//! Layouts that cannot be laid out are errors that name the key.

use guild_master::{GuildMaster, Stage};
use kernel::Notation;

fn fault(text: &str) -> String {
    let stage: Stage = match serde_json::from_str(text) {
        Ok(stage) => stage,
        Err(error) => return error.to_string(),
    };
    GuildMaster::stage(&stage).map_or_else(|fault| fault, |_| "laid out".to_owned())
}

#[test]
fn a_good_layout_is_laid_out() {
    let text =
        r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A", "gold": 3}], "now": {"phase": "orders"}}"#;
    assert_eq!(fault(text), "laid out");
}

#[test]
fn faults_name_the_key() {
    for (text, start) in [
        (r#"{"setup": {"guilds": 5}}"#, "setup: "),
        (r#"{"setup": {"guilds": 2, "moon": 1}}"#, "unknown field `moon`"),
        (r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A"}]}"#, "piece: "),
        (r#"{"setup": {"guilds": 2}, "piece": [{}], "now": {}}"#, "piece: "),
        (r#"{"setup": {"guilds": 2}, "piece": [{"guild": "C"}], "now": {}}"#, "Guild C"),
        (r#"{"setup": {"guilds": 2}, "piece": [{"down": "rare", "on": 1}], "now": {}}"#, "piece.down"),
        (r#"{"setup": {"guilds": 2}, "piece": [{"down": "common", "on": 6}], "now": {}}"#, "piece.on"),
        (
            r#"{"setup": {"guilds": 2}, "piece": [{"adventurer": "Cixi", "space": "C"}], "now": {}}"#,
            "piece.space",
        ),
        (r#"{"setup": {"guilds": 2}, "piece": [{"adventurer": "Cixi"}], "now": {}}"#, "piece: Adventurer"),
        (r#"{"setup": {"guilds": 2}, "now": {"round": 10}}"#, "now.round"),
        (r#"{"setup": {"guilds": 2}, "now": {"marker": 12}}"#, "now.marker"),
        (r#"{"setup": {"guilds": 2}, "now": {"order": 5}}"#, "now.order"),
        (r#"{"setup": {"guilds": 2}, "now": {"decks": [99, 0, 0]}}"#, "now.decks"),
        (r#"{"setup": {"guilds": 2}, "now": {"phase": "lunch"}}"#, "now.phase"),
        (r#"{"setup": {"guilds": 2}, "now": {"phase": "contest"}}"#, "now.contest"),
        (r#"{"setup": {"guilds": 2}, "now": {"phase": "contest", "contest": 3}}"#, "now.contest"),
        (r#"{"setup": {"guilds": 2}, "now": {"contest": 3}}"#, "now.contest"),
        (r#"{"setup": {"guilds": 2}, "now": {"orders": {"A": "1: [Brannoc]"}}}"#, "now.orders.A"),
        (r#"{"setup": {"guilds": 2}, "now": {"orders": {"A": "1: [Nobody]"}}}"#, "now.orders.A"),
    ] {
        let found = fault(text);
        assert!(found.starts_with(start), "{text}: {found}");
    }
}
