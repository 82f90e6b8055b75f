//! Exact integer geometry of a table top.
//!
//! Everything is a whole number of units of 0.1 mm: an inch is 254, a 30 mm base has radius 150 (GB-RUL-27).
//! Distances are compared as squares, a distance from a line as cross² against length² · |v|², and where a
//! stopping place is needed it is one of the whole-unit positions of GB-RUL-73. There is no tolerance and no
//! rounding that could differ between machines.
//!
//! ```
//! use guildhall_plane::sweep::{chosen, forced};
//! use guildhall_plane::{Disc, Length, Mask, Obstacles, Path, Point, Rect, Way};
//!
//! let mut table = Obstacles::new(Rect::table(36, 36));
//! table.add_disc(Disc::new(Point::new(3000, 2000), Length(150)));
//! let mover = Disc::new(Point::new(2000, 2000), Length(150));
//!
//! // A drawn path is judged on its whole line, and a refusal says how far one may go.
//! let through = Path::to(Point::new(3500, 2000));
//! let breach = chosen(mover, &through, Length::inches(6), &table, Mask::ALL).unwrap_err();
//! assert_eq!(breach.furthest, Point::new(2700, 2000));
//! let round = Path::through(&[Point::new(2600, 2400), Point::new(3000, 2400)]).unwrap();
//! assert_eq!(chosen(mover, &round, Length::inches(6), &table, Mask::ALL), Ok(Length(722 + 400)));
//!
//! // A pushed base goes on to the last position before it would overlap something.
//! let push = forced(&Way::new(mover.centre, Point::new(3500, 2000)), mover.radius, &table, Mask::ALL);
//! assert_eq!(push.at, Point::new(2700, 2000));
//! ```
//!
//! # Code map
//!
//! One concept or one pair of shapes a file: [`Point`], [`Segment`], [`Disc`], [`Polygon`], [`Rect`] and `disc_disc`,
//! `disc_segment`, `disc_polygon`, `polygon_segment`, `segment_segment` for the measures between them; [`Way`] for
//! positions along a line; [`span`] for where on a way something is near; [`sweep`] for moving discs; [`sight`],
//! [`Corridor`], [`scatter`], [`direction`], [`placement`], [`route`], [`reach`] and [`outline()`] for what the rules ask. [`Obstacles`]
//! holds a whole table flat, and a [`Mask`] says what of it counts for a question.
//!
//! # Limits
//!
//! Coordinates lie within ±[`Point::LIMIT`], so that products of two vectors fit 32 bits and their squares 64.
//! Reading a point from outside refuses anything beyond.
//!
//! # Why no geometry crate
//!
//! The crates one would reach for (parry, geo, euclid with its usual types) compute in floating point: two machines, or
//! one machine with other compiler flags, may disagree about a base that exactly touches another, and a contact
//! needs a tolerance. The rules here are stated on whole numbers, and whole numbers are as fast.
//!
//! # Heights
//!
//! Everything here is flat. A game with heights puts an elevation and a height beside a [`Disc`] or a [`Shape`] as a
//! `Volume`; whether two of them overlap is then the flat answer and an overlap of two intervals, and a line of sight
//! is cut at the heights where it passes over the flat shape. Nothing in the flat types has to change for it.

pub mod compass;
mod corridor;
pub mod direction;
mod disc;
mod disc_disc;
mod disc_polygon;
mod disc_segment;
mod length;
mod list;
mod mask;
mod obstacles;
mod outline;
mod path;
pub mod placement;
mod point;
mod polygon;
mod polygon_segment;
pub mod reach;
mod rect;
mod root;
pub mod route;
pub mod scatter;
mod segment;
pub mod segment_segment;
mod shape;
pub mod sight;
pub mod span;
pub mod sweep;
mod way;

pub use corridor::Corridor;
pub use disc::Disc;
pub use length::{INCH, Length};
pub use list::List;
pub use mask::Mask;
pub use obstacles::{Obstacle, Obstacles};
pub use outline::{HAIR, beside, outline};
pub use path::Path;
pub use point::{Point, Vector};
pub use polygon::{Polygon, PolygonFault};
pub use rect::Rect;
pub use root::{isqrt, isqrt_up, isqrt_wide};
pub use segment::Segment;
pub use shape::Shape;
pub use way::{Way, WideVector, point_at, point_at_wide, steps};
