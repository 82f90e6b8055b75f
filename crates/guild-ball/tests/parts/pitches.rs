//! Ready pitches.

use guild_ball::terrain::{Layout, Piece, TerrainPiece, faults, parse_pitches, pitches};
use plane::{INCH, Point, Shape};

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
    let read = parse_pitches(include_str!("../../data/pitches.ron"));
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
