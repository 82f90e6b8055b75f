//! Tests of the rules, by section of the catalogue.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

mod invariants;
mod notation;
mod parts;
mod rules;
mod scenarios;
mod search;
mod stage;
mod stated;
mod words;
