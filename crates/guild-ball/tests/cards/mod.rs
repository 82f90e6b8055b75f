//! What the abilities of every fielded card do, one module for each guild.

mod butchers;
mod engineers;
mod engineers_squad;
mod fishermen;
mod fishermen_squad;
mod interplay;
mod masons;

use crate::check;
