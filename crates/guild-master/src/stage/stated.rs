//! The cards a scenario states: their figures, and what they do in the vocabulary of the files of cards.

use serde::de::DeserializeOwned;

use super::Piece;
use crate::catalog::{AdventurerData, ContractData};
use crate::effect::{Boon, EventCard, Op, Ops, misplaced};
use crate::stated::{CardList, Stated};
use crate::terms::{Level, Rank};

/// The most letters of a name.
pub const NAME_MAX: usize = 32;

/// Reads the cards that pieces state.
pub(super) fn read(pieces: &[Piece]) -> Result<Stated, String> {
    let mut cards = CardList::default();
    for piece in pieces {
        if let (Some(name), Some(_)) = (&piece.adventurer, &piece.skills) {
            let card = adventurer(name, piece)?;
            if cards.adventurers.iter().any(|other| other.name == card.name) {
                return Err(format!("piece: Adventurer `{name}` stands twice"));
            }
            cards.adventurers.push(card);
        }
        if let (Some(name), Some(_)) = (&piece.contract, &piece.targets) {
            let card = contract(name, piece)?;
            if cards.contracts.iter().any(|other| other.name == card.name) {
                return Err(format!("piece: Contract `{name}` stands twice"));
            }
            cards.contracts.push(card);
        }
    }
    Stated::keep(&cards).map_err(|fault| format!("piece: {fault}"))
}

/// A name that can be told from the rest of a line.
fn named(name: &str) -> Result<String, String> {
    let plain = |sign: char| sign.is_alphanumeric() || matches!(sign, ' ' | '-' | '\'');
    if name.trim() != name || name.is_empty() || name.chars().count() > NAME_MAX || !name.chars().all(plain) {
        return Err(format!(
            "`{name}`: the name of a card stated here is made of at most {NAME_MAX} letters, digits, blanks, hyphens and apostrophes"
        ));
    }
    Ok(name.to_owned())
}

fn adventurer(name: &str, piece: &Piece) -> Result<AdventurerData, String> {
    let rank = piece.rank.as_deref().unwrap_or("novice");
    let rank = Rank::named(rank).ok_or_else(|| format!("piece.rank: `{rank}` is no Rank"))?;
    let skills = piece.skills.unwrap_or_default();
    if skills.all() == [0; 6] {
        return Err(format!("piece.skills: `{name}` has no die at all"));
    }
    let ability = effect(piece.ability.as_deref(), "ability", name)?;
    if let Some(ability) = &ability {
        in_place("ability", name, misplaced::in_ability(ability))?;
    }
    let fame = small(piece.fame, "piece.fame")?;
    Ok(AdventurerData { name: named(name)?, rank, skills, fame, ability, ..AdventurerData::default() })
}

fn contract(name: &str, piece: &Piece) -> Result<ContractData, String> {
    let level = piece.level.as_deref().unwrap_or("common");
    let level = Level::named(level).ok_or_else(|| format!("piece.level: `{level}` is no deck"))?;
    let targets = piece.targets.unwrap_or_default();
    if targets.all() == [0; 6] {
        return Err(format!("piece.targets: `{name}` lists no target at all"));
    }
    let bonus: Ops = effect(piece.bonus.as_deref(), "bonus", name)?.unwrap_or_default();
    let boon: Option<Boon> = effect(piece.boon.as_deref(), "boon", name)?;
    let event: Option<EventCard> = effect(piece.event.as_deref(), "event", name)?;
    in_place("bonus", name, misplaced::in_bonus(bonus))?;
    in_place("boon", name, boon.as_ref().and_then(misplaced::in_boon))?;
    in_place("event", name, event.as_ref().and_then(misplaced::in_event))?;
    let (gold, fame) = (small(piece.gold, "piece.gold")?, small(piece.fame, "piece.fame")?);
    let name = named(name)?;
    Ok(ContractData { name, level, targets, gold, fame, bonus, boon, event, ..ContractData::default() })
}

/// What a card does, in RON.
fn effect<T: DeserializeOwned>(text: Option<&str>, key: &str, name: &str) -> Result<Option<T>, String> {
    let read = |text| ron::from_str(text).map_err(|fault| format!("piece.{key}: `{name}`: {fault}"));
    text.map(read).transpose()
}

/// Refuses an operation that stands where the vocabulary does not admit it.
fn in_place(key: &str, name: &str, wrong: Option<Op>) -> Result<(), String> {
    let Some(op) = wrong else { return Ok(()) };
    let word = ron::to_string(&op).unwrap_or_else(|_| format!("{op:?}"));
    Err(format!("piece.{key}: `{name}`: `{word}` cannot stand there"))
}

fn small(figure: Option<u16>, key: &str) -> Result<u8, String> {
    u8::try_from(figure.unwrap_or(0)).map_err(|_| format!("{key}: too large for a card"))
}
