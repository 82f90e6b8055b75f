//! What is printed is what the catalogue's card data and board tables say.

use std::collections::BTreeSet;

use guild_master::{GuildMaster, catalogue, price_at};
use serde_json::{Value, json};
use testkit::prove;
use words::Shown;

use super::{adventurers, contracts, document, key};

#[test]
fn cards_are_those_of_the_catalogue() {
    assert_eq!(document::cards().len(), 72 + 95 + 6 + 6 + 6);
    for id in adventurers() {
        let (card, data) =
            (catalogue().adventurer(id).unwrap(), document::card(catalogue().adventurer_key(id).unwrap()));
        assert_eq!(data["name"], catalogue().adventurer_name(id).unwrap());
        assert_eq!(data["rank"], card.rank.name(), "{data}");
        assert_eq!(data["fame"], card.fame, "{data}");
        assert_eq!(document::figures(&data["skills"]), card.skills, "{data}");
        assert_eq!(data["team"].as_str(), catalogue().team_of(id).map(guild_master::Skill::name), "{data}");
        assert_eq!(data.get("ability").is_some(), catalogue().ability(id).is_some(), "{data}");
    }
    for id in contracts() {
        let (card, data) = (catalogue().contract(id).unwrap(), document::card(key(id)));
        assert_eq!(data["name"], catalogue().contract_name(id).unwrap());
        assert_eq!(data["level"], card.level.name(), "{data}");
        assert_eq!((&data["gold"], &data["fame"]), (&card.gold.into(), &card.fame.into()), "{data}");
        assert_eq!(document::figures(&data["targets"]), card.targets, "{data}");
        assert_eq!(data.get("start").is_some(), catalogue().starting().contains(&id), "{data}");
        let has = (
            !catalogue().bonus(id).is_empty(),
            catalogue().boon(id).is_some(),
            catalogue().event(id).is_some(),
        );
        let said = |name| data.get(name).is_some();
        assert_eq!((said("bonus"), said("boon"), said("event")), has, "{data}");
    }
}

/// What an effect says, whatever its form: names of operations, words and figures other than those left out by default.
fn leaves(of: &Value, names: &BTreeSet<String>, out: &mut Vec<String>) {
    const DEFAULTS: [&str; 4] = ["any", "self", "own", "min_bid"];
    match of {
        Value::Array(all) => all.iter().for_each(|one| leaves(one, names, out)),
        Value::Object(fields) => {
            for (name, value) in fields {
                // In the catalogue an operation is named by its `op`, and a parameter may be called like another.
                let named = names.contains(name) && !fields.contains_key("op");
                if named || value == true {
                    out.push(name.clone());
                }
                // Serde writes what the catalogue leaves out: one thing for each step.
                if name != "each" || value != 1 {
                    leaves(value, names, out);
                }
            }
        }
        Value::String(word) if !DEFAULTS.contains(&word.as_str()) => out.push(word.clone()),
        Value::Number(figure) if of != 0 => out.push(figure.to_string()),
        _ => {}
    }
}

/// The effects of every card, with all their parameters, are those of the catalogue's card data.
#[test]
fn effects_are_those_of_the_catalogue() {
    let names: BTreeSet<String> =
        document::table("| Operation |").iter().map(|row| row[0].trim_matches('`').to_owned()).collect();
    let said = |of: &Value| {
        let mut out = Vec::new();
        leaves(of, &names, &mut out);
        out.sort();
        out
    };
    for id in adventurers() {
        let data = document::card(catalogue().adventurer_key(id).unwrap());
        assert_eq!(said(&json!(catalogue().ability(id))), said(&data["ability"]), "{data}");
    }
    for id in contracts() {
        let data = document::card(key(id));
        assert_eq!(said(&json!(catalogue().bonus(id))), said(&data["bonus"]), "{data}");
        assert_eq!(said(&json!(catalogue().boon(id))), said(&data["boon"]), "{data}");
        assert_eq!(said(&json!(catalogue().event(id))), said(&data["event"]), "{data}");
    }
}

#[test]
fn the_board_is_that_of_the_tables() {
    prove::<GuildMaster>("the board is that of the tables", &["GM-HIRE-17", "GM-RECR-07"], |probe| {
        let prices: Vec<u8> = (0..13).map(price_at).collect();
        probe.equal("Builders", prices, [2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6]);
        let board = GuildMaster::catalog().board;
        let rows = document::table("### Minimum bids");
        let figures =
            |row: &Vec<String>| row[1..].iter().map(|cell| cell.parse().unwrap()).collect::<Vec<u8>>();
        probe.equal("Half Moon", figures(&rows[0]), board.bids_half_moon);
        probe.equal("Full Moon", figures(&rows[1]), board.bids_full_moon);
        for mut bids in [board.bids_half_moon, board.bids_full_moon] {
            bids[..3].sort_unstable();
            bids[3..5].sort_unstable();
            probe.equal("Adepts 3 to 5, Heroes 6 and 7", bids[..5].to_vec(), [3, 4, 5, 6, 7]);
        }
    });
}
