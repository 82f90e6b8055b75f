//! The content invariants of the catalogue and the tables of its content section, held against the card data.

mod abilities;
mod contracts;
mod document;
mod effects;
mod people;
mod points;
mod prices;
mod printed;

use guild_master::misplaced::every;
use guild_master::{AdventurerId, ContractId, Level, Op, Rank, catalogue};

const RANKS: [Rank; 4] = [Rank::Novice, Rank::Adept, Rank::Hero, Rank::Legend];

fn adventurers() -> impl Iterator<Item = AdventurerId> {
    (0..catalogue().adventurers()).map(AdventurerId)
}

fn contracts() -> impl Iterator<Item = ContractId> {
    (0..catalogue().contracts()).map(ContractId)
}

fn contracts_of(level: Level) -> impl Iterator<Item = ContractId> {
    catalogue().of_level(level).iter()
}

fn key(id: ContractId) -> &'static str {
    catalogue().contract_key(id).unwrap()
}

/// Whether the effects of one deck's Bonuses harm rivals; more than a third must not.
fn harms(op: &Op) -> bool {
    matches!(op, Op::LoseGold { .. } | Op::LoseFame { .. } | Op::StealGold { .. } | Op::ForceReroll { .. })
}
