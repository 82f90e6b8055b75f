//! Tests of the rules, by section of the catalogue, and of the laws.

mod laws;
mod scenarios;
