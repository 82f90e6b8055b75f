//! The texts of all crates, looked at together.

mod common;
mod french;
mod once;
