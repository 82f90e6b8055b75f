//! The course of things: what is broken off, what ends, what is paid and whom something befalls, in positions that single rules
//! do not come by.

use super::check;

mod broken_off;
mod fires;
mod paid;
mod results;
mod suffered;
mod used;
