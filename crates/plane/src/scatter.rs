//! Scatter templates as tables of whole-number vectors (GB-RUL-36, -37, -74).

use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::point::{Point, Vector};
use crate::way::{WideVector, point_at_wide};

/// One arm of a template in millionths: so much forward and so much to the right of the axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Arm {
    /// Forward along the axis.
    pub forward: i32,
    /// To the right of the axis.
    pub right: i32,
}

/// A template with one arm for each face of a die.
pub type Template = [Arm; 6];

/// Six arms 60° apart, the first one along the axis, the others clockwise (GB-RUL-36).
pub const CIRCULAR: Template = [
    arm(1_000_000, 0),
    arm(500_000, 866_025),
    arm(-500_000, 866_025),
    arm(-1_000_000, 0),
    arm(-500_000, -866_025),
    arm(500_000, -866_025),
];

/// A fan of six arms at 60°, 40° and 20° to both sides of the axis, from left to right (GB-RUL-37).
pub const KICK: Template = [
    arm(500_000, -866_025),
    arm(766_044, -642_788),
    arm(939_693, -342_020),
    arm(939_693, 342_020),
    arm(766_044, 642_788),
    arm(500_000, 866_025),
];

const fn arm(forward: i32, right: i32) -> Arm {
    Arm { forward, right }
}

impl Arm {
    /// The direction of the arm when the template's axis lies along a vector: W = (f a + s b, f b − s a).
    #[inline]
    pub const fn along(self, axis: Vector) -> WideVector {
        let (f, s) = (self.forward as i64, self.right as i64);
        let (a, b) = (axis.x as i64, axis.y as i64);
        WideVector { x: f * a + s * b, y: f * b - s * a }
    }
}

/// The landing spot: `distance` units from the centre along an arm of the template laid along the axis.
pub fn landing(centre: Point, axis: Vector, arm: Arm, distance: Length) -> Point {
    point_at_wide(centre, arm.along(axis), distance)
}

/// The landing spot for a die face from 1 to 6, or nothing for any other number.
pub fn landing_by_die(
    template: &Template,
    die: u8,
    centre: Point,
    axis: Vector,
    distance: Length,
) -> Option<Point> {
    let arm = template.get(usize::from(die).checked_sub(1)?)?;
    Some(landing(centre, axis, *arm, distance))
}
