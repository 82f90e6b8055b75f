//! What is printed is what the catalogue's card data and board tables say.

use guild_master::{GuildMaster, catalogue, price_at};
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

/// The operations of every card, by the names of the vocabulary, are those of the catalogue's card data.
#[test]
fn operations_are_those_of_the_catalogue() {
    fn said(of: &serde_json::Value, out: &mut Vec<String>) {
        match of {
            serde_json::Value::Array(all) => all.iter().for_each(|one| said(one, out)),
            serde_json::Value::Object(fields) => {
                out.extend(fields.get("op").and_then(|op| op.as_str()).map(str::to_owned));
                fields.values().for_each(|one| said(one, out));
            }
            _ => {}
        }
    }
    fn written(ops: guild_master::Ops) -> Vec<String> {
        let name = |op: &guild_master::Op| match serde_json::to_value(op).unwrap() {
            serde_json::Value::String(name) => name,
            serde_json::Value::Object(fields) => fields.keys().next().unwrap().clone(),
            other => panic!("{other}"),
        };
        super::every(ops).iter().map(name).collect()
    }
    let sorted = |mut names: Vec<String>| {
        names.sort();
        names
    };
    let meant = |id: &str| {
        let mut names = Vec::new();
        said(&document::card(id), &mut names);
        sorted(names)
    };
    for id in adventurers() {
        let ops = catalogue().ability(id).map(|ability| ability.effects).unwrap_or_default();
        let id = catalogue().adventurer_key(id).unwrap();
        assert_eq!(sorted(written(ops)), meant(id), "{id}");
    }
    for id in contracts() {
        let boon = catalogue().boon(id).map(|boon| boon.effects).unwrap_or_default();
        let event = catalogue().event(id).map(|event| event.effects).unwrap_or_default();
        let ops = [catalogue().bonus(id), boon, event].map(written).concat();
        assert_eq!(sorted(ops), meant(key(id)), "{}", key(id));
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
