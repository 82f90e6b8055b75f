//! The texts of every card, and of every operation of the vocabulary, as a file to be read through.
//!
//! `UPDATE_SENTENCES=1 cargo test -p guild-master effects` writes it anew.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use guild_master::{GuildMaster, Op, say_ops};
use words::{Message, Shown, Speech, Tongue};

use super::vocabulary;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/words/effects.txt");
const CATALOGUE: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../rules/guild-master/catalogue.md"));

/// An operation as the data has it.
fn written(op: &Op) -> serde_json::Value {
    serde_json::to_value(op).unwrap()
}

/// Everything that is said, each with what it is said of.
fn everything() -> Vec<(String, Message)> {
    let all = GuildMaster::catalog();
    let mut said = Vec::new();
    for card in all.adventurers {
        said.extend(card.ability.map(|text| (format!("{} ability", card.key), text)));
        said.push((format!("{} flavour", card.key), card.flavour));
    }
    for card in all.contracts {
        let effects = [("bonus", card.bonus), ("boon", card.boon), ("event", card.event)];
        let effects = effects.into_iter().filter_map(|(kind, text)| Some((kind, text?)));
        said.extend(effects.map(|(kind, text)| (format!("{} {kind}", card.key), text)));
        said.push((format!("{} flavour", card.key), card.flavour));
    }
    let upgrades = all.skill_upgrades.into_iter().map(|token| (token.name, token.flavour));
    let upgrades = upgrades.chain(all.core_upgrades.into_iter().map(|token| (token.name, token.flavour)));
    let upgrades = upgrades.chain(all.prestige_upgrades.into_iter().map(|token| (token.name, token.flavour)));
    said.extend(upgrades.map(|(name, flavour)| (format!("{} flavour", name.id), flavour)));
    said.extend(vocabulary::samples().iter().map(|op| (written(op).to_string(), say_ops(&[*op]))));
    said
}

#[test]
fn effects_are_those_of_the_file() {
    let voices = Tongue::ALL.map(|tongue| (tongue, Speech::of(tongue).knowing(&GuildMaster::TEXTS)));
    let mut text = String::new();
    for (kind, said) in everything() {
        writeln!(text, "{kind}").unwrap();
        for (tongue, speech) in &voices {
            writeln!(text, "  {} {}", tongue.code(), speech.say(&said)).unwrap();
        }
    }
    if std::env::var_os("UPDATE_SENTENCES").is_some() {
        std::fs::write(FILE, &text).unwrap();
    }
    let file = std::fs::read_to_string(FILE).unwrap();
    for (number, (old, new)) in (1..).zip(file.lines().zip(text.lines())) {
        assert_eq!(new, old, "line {number} of tests/words/effects.txt");
    }
    assert_eq!(file.lines().count(), text.lines().count());
}

/// The names in the vocabulary's table.
fn vocabulary() -> BTreeSet<String> {
    let table = CATALOGUE.lines().skip_while(|line| !line.starts_with("| Operation |")).skip(2);
    let rows = table.take_while(|line| line.starts_with("| `"));
    rows.filter_map(|row| row.split('`').nth(1)).map(str::to_owned).collect()
}

#[test]
fn every_operation_of_the_vocabulary_has_a_text() {
    let name = |op: &Op| match written(op) {
        serde_json::Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.as_str().unwrap_or_default().to_owned(),
    };
    let samples = vocabulary::samples();
    assert_eq!(samples.iter().map(name).collect::<BTreeSet<_>>(), vocabulary());
    let nothing = say_ops(&[]);
    assert!(samples.iter().all(|op| say_ops(&[*op]) != nothing));
}

/// A text that no card and no sample says would be one nobody reads.
#[test]
fn every_text_of_the_effects_is_said_somewhere() {
    let said: Vec<String> =
        everything().iter().map(|(_, message)| serde_json::to_string(message).unwrap()).collect();
    let text = include_str!("../../text/en/guild-master-effects.ftl");
    let named =
        text.lines().filter(|line| line.starts_with("gme-")).filter_map(|line| line.split(' ').next());
    let unsaid: Vec<&str> =
        named.filter(|id| !said.iter().any(|said| said.contains(&format!("\"{id}\"")))).collect();
    // No card has a Boon before a roll, and operations are never without an effect.
    assert_eq!(unsaid, ["gme-window-before", "gme-nothing"]);
}
