//! Tests of the rules, by section of the catalogue, and of the laws.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

mod balance;
mod fuzz;
mod invariants;
mod laws;
mod notation;
mod questions;
mod rules;
mod scenarios;
mod search;
mod stage;
mod words;
