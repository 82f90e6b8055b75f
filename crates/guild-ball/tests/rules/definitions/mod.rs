//! Definitions: actions, auras and pulses, directions.

mod actions;
mod directions;
mod reach;

use super::check;
