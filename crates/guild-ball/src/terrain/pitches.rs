//! The ready pitches.

use std::sync::OnceLock;

use serde::Deserialize;

use super::{Piece, TerrainPiece};

/// A pitch that can be taken as it is. Its name is the message `gb-pitch-<id>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pitch {
    /// Its id in setups.
    pub id: String,
    /// Width and depth in inches.
    pub inches: u8,
    /// What lies on it.
    pub pieces: Vec<Piece>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    id: String,
    inches: u8,
    pieces: Vec<TerrainPiece>,
}

/// The ready pitches, parsed once; none if the embedded data were broken, which a test rules out.
pub fn pitches() -> &'static [Pitch] {
    static PITCHES: OnceLock<Vec<Pitch>> = OnceLock::new();
    PITCHES.get_or_init(|| parse(include_str!("../../data/pitches.ron")).unwrap_or_default())
}

/// The ready pitch with this id.
pub(super) fn pitch(id: &str) -> Option<&'static Pitch> {
    pitches().iter().find(|pitch| pitch.id == id)
}

/// Reads pitches from RON.
fn parse(text: &str) -> Result<Vec<Pitch>, String> {
    let raw: Vec<Raw> = ron::from_str(text).map_err(|error| error.to_string())?;
    let mut pitches: Vec<Pitch> = Vec::new();
    for Raw { id, inches, pieces } in raw {
        if pitches.iter().any(|pitch| pitch.id == id) {
            return Err(format!("the pitch {id} is there twice"));
        }
        let pieces: Option<Vec<Piece>> = pieces.iter().map(TerrainPiece::piece).collect();
        let pieces = pieces.ok_or_else(|| format!("pitch {id}: a piece has no possible form"))?;
        pitches.push(Pitch { id, inches, pieces });
    }
    Ok(pitches)
}

#[cfg(test)]
mod tests {
    use plane::{INCH, Point, Shape};

    use super::super::{Layout, faults};
    use super::*;

    /// A piece turned half round about the centre of the pitch, its corners in an order of their own.
    fn turned(piece: &Piece, size: i32) -> (u8, Vec<(i32, i32)>, i32) {
        let turn = |at: Point| (size - at.x, size - at.y);
        form(piece, turn)
    }

    fn form(piece: &Piece, place: impl Fn(Point) -> (i32, i32)) -> (u8, Vec<(i32, i32)>, i32) {
        let (mut corners, radius) = match piece.shape {
            Shape::Disc(disc) => (vec![place(disc.centre)], disc.radius.0),
            Shape::Polygon(polygon) => (polygon.corners().map(place).collect(), 0),
        };
        corners.sort_unstable();
        (piece.kind as u8, corners, radius)
    }

    #[test]
    fn a_dozen_pitches_are_read_and_without_fault() {
        let read = parse(include_str!("../../data/pitches.ron"));
        assert_eq!(read.as_deref(), Ok(pitches()));
        assert!(pitches().iter().filter(|pitch| pitch.inches == 36).count() >= 12);
        for pitch in pitches() {
            assert_eq!(faults(&Layout::Ready(pitch.id.clone()), pitch.inches), [], "{}", pitch.id);
            let own = Layout::Own(pitch.pieces.iter().map(draft).collect());
            assert_eq!(faults(&own, pitch.inches), [], "{}", pitch.id);
        }
    }

    #[test]
    fn solid_pieces_of_a_pitch_keep_apart() {
        for pitch in pitches() {
            let solid: Vec<&Piece> = pitch.pieces.iter().filter(|piece| piece.kind.is_solid()).collect();
            for (number, piece) in solid.iter().enumerate() {
                let Shape::Disc(disc) = piece.shape else { continue };
                let others = solid.iter().enumerate().filter(|(other, _)| *other != number);
                for (_, other) in others {
                    assert!(!other.shape.overlaps(disc), "{}: {piece:?} {other:?}", pitch.id);
                }
            }
        }
    }

    fn draft(piece: &Piece) -> TerrainPiece {
        let (kind, pair) = (piece.kind, |at: Point| [at.x, at.y]);
        match piece.shape {
            Shape::Disc(disc) => TerrainPiece {
                kind,
                at: Some(pair(disc.centre)),
                radius: Some(disc.radius.0),
                corners: Vec::new(),
            },
            Shape::Polygon(polygon) => {
                TerrainPiece { kind, at: None, radius: None, corners: polygon.corners().map(pair).collect() }
            }
        }
    }

    #[test]
    fn every_pitch_looks_the_same_from_both_ends() {
        for pitch in pitches() {
            let size = i32::from(pitch.inches) * INCH;
            let mut ours: Vec<_> = pitch.pieces.iter().map(|piece| form(piece, |at| (at.x, at.y))).collect();
            let mut theirs: Vec<_> = pitch.pieces.iter().map(|piece| turned(piece, size)).collect();
            ours.sort_unstable();
            theirs.sort_unstable();
            assert_eq!(ours, theirs, "{}", pitch.id);
            assert!(!ours.is_empty(), "{}", pitch.id);
        }
    }
}
