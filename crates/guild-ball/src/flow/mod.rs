//! The procedures of the game.

use plane::{Length, Path, Point};
use serde::{Deserialize, Serialize};

/// The movement in progress: the one long answer that is kept while it is carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memo {
    /// Where the present stretch began.
    pub origin: Point,
    /// The units covered on the present stretch (GB-RUL-73).
    pub covered: Length,
    /// The points still ahead; the first is the end of the present stretch.
    pub ahead: Path,
}
