//! Round bases, markers, goalposts and templates.

use serde::{Deserialize, Serialize};

use crate::length::Length;
use crate::point::Point;

/// A round shape with a whole-unit centre.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Disc {
    /// The centre.
    pub centre: Point,
    /// The radius: 150, 200 or 250 units for bases of 30, 40 and 50 mm.
    pub radius: Length,
}

impl Disc {
    /// The disc with this centre and radius.
    #[inline]
    pub const fn new(centre: Point, radius: Length) -> Self {
        Self { centre, radius }
    }

    /// The same disc at another place.
    #[inline]
    #[must_use]
    pub const fn at(self, centre: Point) -> Self {
        Self { centre, radius: self.radius }
    }
}
