//! Movement a player chooses: the whole line must be legal (GB-RUL-75).

use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::obstacles::{Obstacle, Obstacles};
use crate::path::Path;
use crate::point::Point;
use crate::sweep::near::Near;
use crate::way::Way;

/// Where a drawn path breaks the rules, and how far along it the mover could go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The number of the first stretch that is not legal.
    pub stretch: u8,
    /// What is wrong with it.
    pub cause: Cause,
    /// The last position on that stretch to which the mover may go.
    pub furthest: Point,
    /// What the path costs up to there.
    pub covered: Length,
}

/// What makes a stretch illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// Something stands in the way, or the edge of the table is passed.
    Blocked(Obstacle),
    /// The path is longer than allowed.
    TooLong,
}

/// Judges a path drawn for a mover: gives its cost, or the first breach.
pub fn chosen(
    mover: Disc,
    path: &Path,
    allowance: Length,
    obstacles: &Obstacles,
    mask: Mask,
) -> Result<Length, Breach> {
    let mut covered = Length::ZERO;
    for (number, stretch) in path.stretches(mover.centre).enumerate() {
        let near = Near::new(obstacles, mover.at(stretch.from), stretch.vector().length_up(), mask);
        let left = allowance.less(covered);
        let cost = stretch.vector().length_up();
        let (mut furthest, mut cause) = (stretch.to, None);
        if !near.clear(stretch.to) {
            let (m, at) = near.furthest(stretch.to);
            let next = Way::new(stretch.from, stretch.to).position(m + 1);
            let by = near.met(next).or_else(|| near.met(stretch.to)).unwrap_or(Obstacle::Edge);
            (furthest, cause) = (at, Some(Cause::Blocked(by)));
        }
        if (furthest - stretch.from).length_up() > left {
            furthest = near.furthest_along(stretch.vector(), left);
            cause = Some(Cause::TooLong);
        }
        if let Some(cause) = cause {
            let covered = covered + (furthest - stretch.from).length_up();
            return Err(Breach { stretch: number as u8, cause, furthest, covered });
        }
        covered = covered + cost;
    }
    Ok(covered)
}
