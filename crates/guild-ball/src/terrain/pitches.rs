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
pub fn parse(text: &str) -> Result<Vec<Pitch>, String> {
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
