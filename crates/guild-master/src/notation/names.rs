//! Names of seats, spaces and cards.

use kernel::Seat;

use crate::cards::{AdventurerId, ContractId};
use crate::order::Objective;
use crate::table::Table;

const SEATS: [&str; 4] = ["A", "B", "C", "D"];
const LETTERS: &str = "ABCDEF";

pub(crate) fn seat_name(seat: Seat) -> &'static str {
    SEATS.get(seat.index()).copied().unwrap_or("?")
}

/// The seat of this name.
pub(crate) fn seat_of(text: &str) -> Result<Seat, String> {
    let at = SEATS.iter().position(|name| *name == text);
    at.map(|at| Seat(at as u8)).ok_or_else(|| format!("`{text}` is no Guild: A, B, C or D"))
}

/// A number counted from 0 as people count it.
pub(crate) fn one(number: u8) -> u16 {
    u16::from(number) + 1
}

pub(super) fn letter(space: u8) -> char {
    LETTERS.chars().nth(usize::from(space)).unwrap_or('?')
}

/// The Adventurer space of this letter, from 0.
pub(crate) fn space_lettered(text: &str) -> Result<u8, String> {
    let at = if text.len() == 1 { LETTERS.find(text) } else { None };
    at.map(|at| at as u8).ok_or_else(|| format!("`{text}` is no Adventurer space: A to F"))
}

/// The Contract space of this number, from 0.
pub(super) fn space_numbered(text: &str) -> Result<u8, String> {
    match text.parse::<u8>() {
        Ok(number @ 1..=6) => Ok(number - 1),
        _ => Err(format!("`{text}` is no Contract space: 1 to 6")),
    }
}

pub(crate) fn adventurer(table: &Table, id: AdventurerId) -> String {
    table.cards().adventurer_name(id).map_or_else(|| format!("?{}", id.0), str::to_owned)
}

pub(crate) fn contract(table: &Table, id: ContractId) -> String {
    table.cards().contract_name(id).map_or_else(|| format!("?{}", id.0), str::to_owned)
}

/// The Adventurer of this name, those that a scenario states included.
pub(crate) fn adventurer_named(table: &Table, name: &str) -> Result<AdventurerId, String> {
    table.cards().adventurer_named(name).ok_or_else(|| format!("there is no Adventurer `{name}`"))
}

/// The Contract of this name, those that a scenario states included.
pub(crate) fn contract_named(table: &Table, name: &str) -> Result<ContractId, String> {
    table.cards().contract_named(name).ok_or_else(|| format!("there is no Contract `{name}`"))
}

pub(crate) fn objective(objective: Objective) -> String {
    match objective {
        Objective::Hire => "hire".to_owned(),
        Objective::Recruit(space) => format!("recruit {}", letter(space)),
        Objective::Contract(space) => format!("contract {}", one(space)),
    }
}
