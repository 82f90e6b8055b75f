//! Reading answers to effects of cards.

use super::names::{adventurer_named, contract_named, seat_of, space_lettered, space_numbered};
use super::read::{die, number, read_words, skill, unknown};
use super::sheets::read_objective;
use crate::ask::Choice;
use crate::cards::ContractId;
use crate::seats::Seats;
use crate::table::Table;
use crate::uses::Source;

/// `upgrade`, an Adventurer, a Contract with a Boon, or `NAME as NAME` for a copied ability.
pub(super) fn source(table: &Table, text: &str) -> Result<Source, String> {
    if text == "upgrade" {
        return Ok(Source::Upgrade);
    }
    if let Some((by, of)) = text.split_once(" as ") {
        return Ok(Source::Copy { by: adventurer_named(table, by)?, of: adventurer_named(table, of)? });
    }
    adventurer_named(table, text)
        .map(Source::Ability)
        .or_else(|_| contract_named(table, text).map(Source::Boon))
        .map_err(|_| unknown(text, "Adventurer or Contract"))
}

/// A Contract space by number or an Adventurer space by letter; alone, Adventurer spaces come after the others.
pub(super) fn space(text: &str) -> Result<u8, String> {
    space_numbered(text).or_else(|_| space_lettered(text).map(|space| space + 6))
}

/// `recruit E at 2 to B C`; the Order Space may be left out.
pub(super) fn show(text: &str) -> Result<Choice, String> {
    let (card, to) = text.rsplit_once(" to ").ok_or_else(|| unknown(text, "Order Card `to` rivals"))?;
    let (card, at) = match card.split_once(" at ") {
        Some((card, at)) => (card, Some(die(at)?)),
        None => (card, None),
    };
    let to = to.split_whitespace().map(seat_of).collect::<Result<Vec<_>, _>>()?;
    Ok(Choice::Show(read_objective(card)?, at, to.into_iter().collect::<Seats>()))
}

/// Contracts by name with commas between them, the first on top.
pub(super) fn arrange(table: &Table, text: &str) -> Result<Choice, String> {
    let cards = text.split(',').map(|name| contract_named(table, name.trim()));
    let cards = cards.collect::<Result<Vec<ContractId>, _>>()?;
    Ok(Choice::Arrange(cards.into_iter().collect()))
}

/// `NAME` for the top of the deck, or `NAME for contract 3`.
pub(super) fn exchange(table: &Table, text: &str) -> Result<Choice, String> {
    Ok(match text.rsplit_once(" for contract ") {
        Some((name, space)) => {
            Choice::SwapPrivate(contract_named(table, name)?, Some(space_numbered(space)?))
        }
        None => Choice::SwapPrivate(contract_named(table, text)?, None),
    })
}

/// A source and, where it has several, the number of its operation.
fn tool(table: &Table, text: &str) -> Result<(Source, u8), String> {
    match text.rsplit_once(' ') {
        Some((name, op)) if op.parse::<u8>().is_ok() => Ok((source(table, name)?, die(op)?)),
        _ => Ok((source(table, text)?, 0)),
    }
}

/// `NAME`, `NAME 2` for its second operation, each with `die 3` where a die is named.
pub(super) fn change(table: &Table, text: &str) -> Result<Choice, String> {
    let (named, at) = match text.rsplit_once(" die ") {
        Some((named, at)) => (named, Some(die(at)?)),
        None => (text, None),
    };
    let (source, op) = tool(table, named)?;
    Ok(Choice::Change(source, op, at))
}

/// `B with NAME`.
pub(super) fn force(table: &Table, text: &str) -> Result<Choice, String> {
    let (rival, named) = text.split_once(" with ").ok_or_else(|| unknown(text, "rival `with` a source"))?;
    let (source, op) = tool(table, named)?;
    Ok(Choice::Force(source, op, seat_of(rival)?))
}

/// `2 might with NAME`.
pub(super) fn convert(table: &Table, text: &str) -> Result<Choice, String> {
    let (what, named) = text.split_once(" with ").ok_or_else(|| unknown(text, "dice `with` a source"))?;
    let (dice, of) = read_words(what);
    Ok(Choice::Convert(source(table, named)?, skill(of)?, number(dice)?))
}
