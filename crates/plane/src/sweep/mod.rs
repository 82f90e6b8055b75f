//! A disc that goes along a way: chosen movement, forced movement and the flat structure for many ends at once.

mod chosen;
mod forced;
mod near;

pub use chosen::{Breach, Cause, chosen};
pub use forced::{Stop, first_overlap, forced, last_free, leaves_table};
pub use near::Near;
