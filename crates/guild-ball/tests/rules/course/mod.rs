//! The course of things: what is broken off, what ends, what is paid and whom something befalls, in positions that single rules
//! do not come by.

use super::check;

mod activations;
mod advances;
mod areas;
mod attacks;
mod broken_off;
mod clocks;
mod fires;
mod icons;
mod kicks;
mod paid;
mod phases;
mod results;
mod suffered;
mod used;
