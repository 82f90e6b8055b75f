//! Worked examples of the catalogue and properties against slow brute force.

mod examples;
mod random;
