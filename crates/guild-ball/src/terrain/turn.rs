//! The pitch turned round, for the player who takes the far edge (GB-SETUP-07).

use plane::{Disc, Point, Polygon, Shape};

use super::{Piece, Terrain};

impl Terrain {
    /// The same pieces seen from the other side of a pitch of this size.
    #[must_use]
    pub fn turned(&self, size: i32) -> Self {
        let pieces: Vec<Piece> = self.pieces().map(|piece| turned(piece, size)).collect();
        Self::new(&pieces)
    }

    /// Whether it is all one from which of the two edges the pitch is seen.
    #[must_use]
    pub fn is_symmetric(&self, size: i32) -> bool {
        let same = |one: &Piece, other: &Piece| one.kind == other.kind && spots(one) == spots(other);
        self.pieces().all(|piece| {
            let there = turned(piece, size);
            self.pieces().any(|other| same(&there, &other))
        })
    }
}

fn turned(piece: Piece, size: i32) -> Piece {
    let across = |at: Point| Point { x: size - at.x, y: size - at.y };
    let shape = match piece.shape {
        Shape::Disc(disc) => Shape::Disc(Disc { centre: across(disc.centre), ..disc }),
        Shape::Polygon(polygon) => {
            let corners: Vec<Point> = polygon.corners().map(across).collect();
            Shape::Polygon(Polygon::new(&corners).unwrap_or(polygon))
        }
    };
    Piece { shape, ..piece }
}

/// What makes a shape what it is, whatever corner it is written down from: the radius or 0, and its points in order.
fn spots(piece: &Piece) -> (i32, Vec<[i32; 2]>) {
    match piece.shape {
        Shape::Disc(disc) => (disc.radius.0, vec![[disc.centre.x, disc.centre.y]]),
        Shape::Polygon(polygon) => {
            let mut corners: Vec<_> = polygon.corners().map(|corner| [corner.x, corner.y]).collect();
            corners.sort_unstable();
            (0, corners)
        }
    }
}
