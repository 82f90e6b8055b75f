//! What tests of games stand on: scripted dice, the scenario format, the one `check` of every rule test, the laws
//! every game keeps, and the search for what play never reaches.

mod check;
pub mod dice;
pub mod document;
pub mod fixture;
pub mod fuzz;
pub mod laws;
pub mod reach;
pub mod scenario;
mod spoil;

pub use check::{PROOFS, Probe, Summary, check, check_dir, prove, scenario_files, verify};
