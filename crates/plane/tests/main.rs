//! Worked examples of the catalogue and properties against slow brute force.

// Helpers of tests fail the test that calls them.
#![allow(clippy::unwrap_used)]

mod corridors;
mod examples;
mod limits;
mod measures;
mod placements;
mod random;
mod reaches;
mod routes;
mod sights;
mod spans;
mod sweeps;
mod ways;
mod written;
