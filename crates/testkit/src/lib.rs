//! What tests of games stand on: scripted dice, the scenario format, the one `check` of every rule test, and the
//! laws every game keeps.

mod check;
pub mod dice;
pub mod fixture;
pub mod laws;
pub mod scenario;

pub use check::{PROOFS, Probe, Summary, check, check_dir, prove, scenario_files, verify};
