//! What the tests of this crate reach besides its public face; nobody else has a use for it.

pub use crate::prospect::{Planned, Reach, Way, best_chances, ways};
pub use crate::stage::{MOMENTS, NAME_MAX, keys_of};
pub use crate::table::DICE_CAP;
