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
        (r#"{"setup": {"guilds": 2}, "now": {"phase": "plot"}}"#, "now.phase: Round 1"),
        (r#"{"setup": {"guilds": 2}, "now": {"orders": {"A": "1: [Brannoc]"}}}"#, "now.orders.A"),
        (r#"{"setup": {"guilds": 2}, "now": {"orders": {"A": "1: [Nobody]"}}}"#, "now.orders.A"),
    ] {
        let found = fault(text);
        assert!(found.starts_with(start), "{text}: {found}");
    }
}

/// A table nobody can reach is no scenario: each of these differs by one absurdity from one that can be laid out.
#[test]
fn absurd_layouts_are_refused() {
    let lay = |pieces: &str, orders: &str| {
        fault(&format!(
            r#"{{"setup": {{"guilds": 2}}, "piece": [{pieces}], "now": {{"phase": "action", "orders": {{{orders}}}}}}}"#
        ))
    };
    let good = r#"{"guild": "A", "adventurers": ["Rook", "Cixi"]}, {"guild": "B", "upgrades": ["Stables III"]},
        {"contract": "Brew Potion", "on": 1}, {"adventurer": "Venju", "space": "A"}"#;
    assert_eq!(lay(good, r#""A": "1: hire [Rook] 7""#), "laid out");
    for (piece, start) in [
        (r#"{"adventurer": "Cixi", "space": "B"}"#, "piece: Adventurer `Cixi` is in two places"),
        (r#"{"contract": "Brew Potion", "of": "A"}"#, "piece: Contract `Brew Potion` is in two places"),
        (r#"{"contract": "Audit the Harbour Books", "on": 1}"#, "piece.on: space 1 is taken"),
        (r#"{"down": "heroic", "on": 1}"#, "piece.on: space 1 is taken"),
        (r#"{"adventurer": "Nuri", "space": "A"}"#, "piece.space: A is taken"),
        (r#"{"adventurer": "Nuri", "of": "A", "rank": "legend"}"#, "piece.rank"),
        (r#"{"adventurer": "Nuri", "of": "A", "under": 3}"#, "piece.under"),
        (r#"{"contract": "Audit the Harbour Books", "on": 3, "gold": 99}"#, "piece.gold"),
        (r#"{"contract": "Audit the Harbour Books", "on": 3, "start": "logic fixer"}"#, "piece.start"),
        (r#"{"contract": "Audit the Harbour Books", "on": 3, "of": "A"}"#, "piece: Contract"),
        (r#"{"adventurer": "Knife", "of": "A", "skills": {}}"#, "piece.skills"),
        (r#"{"contract": "Loft", "on": 3, "targets": {}}"#, "piece.targets"),
        (r#"{"guild": "B"}"#, "piece: Guild B stands twice"),
        (r#"{"adventurer": "Nuri", "of": "A", "recruits": ["Nuri"]}"#, "piece.recruits: says nothing"),
    ] {
        let found = lay(&format!("{good}, {piece}"), "");
        assert!(found.starts_with(start), "{piece}: {found}");
    }
    for (facts, start) in [
        (r#""discarded": ["Brew Potion"]"#, "laid out"),
        (r#""discarded": ["Break the Toll Gang"]"#, "piece.discarded: `Break the Toll Gang` has no Boon"),
        (
            r#""completed": ["Brew Potion"], "discarded": ["Brew Potion"]"#,
            "piece: Contract `Brew Potion` is in two",
        ),
        (r#""completed": ["Brew Potion"], "stored": {"Brew Potion": [6]}"#, "laid out"),
        (r#""completed": ["Brew Potion"], "stored": {"Brew Potion": [7]}"#, "piece.stored: a die"),
        (r#""completed": ["Brew Potion"], "stored": {"Brew Potion": [1, 2]}"#, "piece.stored: no such"),
        (r#""stored": {"Brew Potion": [1]}"#, "piece.stored: no such"),
        (r#""adventurers": ["Rook", "Cixi"], "recruits": ["Cixi"]"#, "laid out"),
        (r#""adventurers": ["Rook", "Cixi"], "recruits": ["Rook"]"#, "piece.recruits: a recruit"),
        (r#""adventurers": ["Rook"], "recruits": ["Cixi"]"#, "piece.recruits: the Guild has no"),
    ] {
        let orders = if facts.contains("Rook") { r#""A": "1: [Rook]""# } else { "" };
        let found = lay(&format!(r#"{{"guild": "A", {facts}}}"#), orders);
        assert!(found.starts_with(start), "{facts}: {found}");
    }
    assert_eq!(
        fault(
            r#"{"setup": {"guilds": 2}, "piece": [{"guild": "A", "adventurers": ["Rook"], "recruits": ["Rook"]}],
            "now": {"phase": "orders"}}"#
        ),
        "piece.recruits: only in the Action Phase"
    );
    for (upgrades, start) in [
        (r#"["Sealed Vault", "Hall of Trophies"]"#, "piece.upgrades: `Hall"),
        (r#"["Stables II", "Stables III"]"#, "piece.upgrades: `Stables III`"),
        (r#"["Armory fixer", "Armory reroll"]"#, "piece.upgrades: `Armory reroll`"),
        (r#"["Armory fixer", "Salon fixer", "Library fixer", "Chapel fixer"]"#, "piece.upgrades: a Guild"),
        (r#"["Stables III"]"#, "piece.upgrades: each level III"),
        (r#"["Grand Masonry"]"#, "piece.upgrades: each Prestige"),
    ] {
        let pieces = format!(
            r#"{{"guild": "A", "upgrades": {upgrades}}}, {{"guild": "B", "upgrades": ["Stables III", "Grand Masonry"]}}"#
        );
        let found = lay(&pieces, "");
        assert!(found.starts_with(start), "{upgrades}: {found}");
    }
    for orders in [
        r#""A": "1: hire [Rook] 7; 2: hire [Cixi] 2""#,
        r#""A": "1: [Rook]; 2: [Rook]""#,
        r#""A": "1: [Venju]""#,
        r#""A": "1: contract 1 [Rook] 7""#,
        r#""A": "1: contract 6 [Rook]""#,
        r#""A": "1: hire [Rook]""#,
    ] {
        let found = lay(good, orders);
        assert!(found.starts_with("now.orders.A"), "{orders}: {found}");
    }
}
