//! Layouts as they are written down: what cannot be read is told by the piece and its field.

use core::fmt;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use super::{Layout, TerrainPiece};
use crate::written::{In, read};

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Layouts)
    }
}

struct Layouts;

impl<'de> Visitor<'de> for Layouts {
    type Value = Layout;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("as terrain the id of a ready pitch or a list of pieces")
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<Layout, E> {
        Ok(Layout::Ready(id.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Layout, A::Error> {
        let mut pieces = Vec::new();
        loop {
            let number = pieces.len() + 1;
            let next = list.next_element().map_err(|error| A::Error::custom(In("piece", number, error)))?;
            match next {
                Some(piece) => pieces.push(piece),
                None => return Ok(Layout::Own(pieces)),
            }
        }
    }
}

/// The fields of a piece by their names.
const FIELDS: &[&str] = &["kind", "at", "radius", "corners"];

#[derive(serde::Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Kind,
    At,
    Radius,
    Corners,
}

impl<'de> Deserialize<'de> for TerrainPiece {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_struct("TerrainPiece", FIELDS, Pieces)
    }
}

struct Pieces;

impl<'de> Visitor<'de> for Pieces {
    type Value = TerrainPiece;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a piece of terrain with its kind, and its place and radius or its corners")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<TerrainPiece, A::Error> {
        let (mut kind, mut at, mut radius, mut corners) = (None, None, None, None);
        while let Some(field) = map.next_key()? {
            match field {
                Field::Kind => read(&mut map, "kind", &mut kind)?,
                Field::At => read(&mut map, "at", &mut at)?,
                Field::Radius => read(&mut map, "radius", &mut radius)?,
                Field::Corners => read(&mut map, "corners", &mut corners)?,
            }
        }
        Ok(TerrainPiece {
            kind: kind.ok_or_else(|| A::Error::missing_field("kind"))?,
            at: at.flatten(),
            radius: radius.flatten(),
            corners: corners.unwrap_or_default(),
        })
    }
}
