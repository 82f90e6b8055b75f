//! The terrain of a scenario.

use serde::Deserialize;

use crate::terrain::{self, PIECES_MAX, TerrainPiece, TerrainType};

/// One piece of terrain: round with `at` and `radius`, or with `corners`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Its type.
    pub kind: TerrainType,
    /// The centre of a round piece in units.
    pub at: Option<[i32; 2]>,
    /// The radius of a round piece in units.
    pub radius: Option<i32>,
    /// The corners of any other piece in units.
    #[serde(default)]
    pub corners: Vec<[i32; 2]>,
    /// Whether rough ground counts as fast this turn (GB-RUL-72).
    #[serde(default)]
    pub slides: bool,
}

/// The terrain of these pieces.
///
/// # Errors
/// What is wrong, in a sentence that names the key.
pub(super) fn lay(pieces: &[Terrain]) -> Result<terrain::Terrain, String> {
    if pieces.len() > PIECES_MAX {
        return Err(format!("terrain: there are at most {PIECES_MAX} pieces"));
    }
    let mut all = Vec::new();
    for (number, piece) in pieces.iter().enumerate() {
        let Terrain { kind, at, radius, corners, .. } = piece;
        let draft = TerrainPiece { kind: *kind, at: *at, radius: *radius, corners: corners.clone() };
        let fault = || format!("terrain {}: give at and radius, or three to eight corners", number + 1);
        all.push(draft.piece().ok_or_else(fault)?);
    }
    let mut terrain = terrain::Terrain::new(&all);
    for (number, _) in (0..).zip(pieces).filter(|(_, piece)| piece.slides) {
        terrain.slide(number);
    }
    Ok(terrain)
}
