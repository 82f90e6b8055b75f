//! What the tests of this crate reach besides the public face of [`super`]; nobody else has a use for it.

pub use super::charger::Charge;
pub use super::{candidates_for, judge_prompt};

/// Answers to [`crate::ask::Prompt::Act`].
pub mod act {
    pub use crate::legal::act::preview;
}

/// Charges.
pub mod charge {
    pub use crate::legal::charge::{at_most, in_reach, preview_line, reaches};
}

/// Kicks.
pub mod kick {
    pub use crate::legal::kick::preview_kick_off;
}

/// Paths.
pub mod path {
    pub use crate::legal::path::{moved, preview, preview_go_on};
}

/// Places.
pub mod place {
    pub use crate::legal::place::preview_goal_kick;
}

/// Pushes.
pub mod push {
    pub use crate::legal::push::preview;
}

/// Reactions.
pub mod react {
    pub use crate::legal::react::{preview, preview_blow, preview_bonus, preview_team_work};
}

/// Where a ball goes.
pub mod scatter_odds {
    pub use crate::legal::scatter_odds::pass;
}

/// Free spots.
pub mod spot {
    pub use crate::legal::spot::{obstacle, target_spot};
}
