//! The content invariants of the catalogue and the tables of its content section, held against the card data.

mod abilities;
mod contracts;
mod document;
mod effects;
mod people;
mod points;
mod prices;
mod printed;

use guild_master::{AdventurerId, ContractId, Level, Op, Ops, Rank, catalogue};

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

/// Every operation of a list, those within others included.
fn every(ops: Ops) -> Vec<Op> {
    let inner = |op: &Op| -> Vec<Op> {
        match *op {
            Op::Retire { then, .. } => every(then),
            Op::Choose(options) => options.iter().flat_map(|&option| every(option)).collect(),
            Op::If { then, otherwise, .. } => [then, otherwise].into_iter().flat_map(every).collect(),
            _ => Vec::new(),
        }
    };
    ops.list().iter().flat_map(|op| [vec![*op], inner(op)].concat()).collect()
}
