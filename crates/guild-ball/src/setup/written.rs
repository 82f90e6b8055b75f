//! Sizes and picks as they are written down: by a name, or all that they consist of.

use core::fmt;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use super::{GameSize, Pick};
use crate::written::read;

/// The sizes that have a name.
const SIZES: &[&str] = &["introductory", "quick", "typical"];

impl<'de> Deserialize<'de> for GameSize {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Sizes)
    }
}

struct Sizes;

#[derive(serde::Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Pitch,
    Models,
    Vp,
}

impl<'de> Visitor<'de> for Sizes {
    type Value = GameSize;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("as size introductory, quick, typical, or what is agreed: pitch, models and vp")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<GameSize, E> {
        match name {
            "introductory" => Ok(GameSize::Introductory),
            "quick" => Ok(GameSize::Quick),
            "typical" => Ok(GameSize::Typical),
            _ => Err(E::unknown_variant(name, SIZES)),
        }
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<GameSize, A::Error> {
        let (mut pitch, mut models, mut vp) = (None, None, None);
        while let Some(field) = map.next_key()? {
            match field {
                Field::Pitch => read(&mut map, "pitch", &mut pitch)?,
                Field::Models => read(&mut map, "models", &mut models)?,
                Field::Vp => read(&mut map, "vp", &mut vp)?,
            }
        }
        let missing = A::Error::missing_field;
        Ok(GameSize::Agreed {
            pitch: pitch.ok_or_else(|| missing("pitch"))?,
            models: models.ok_or_else(|| missing("models"))?,
            vp: vp.ok_or_else(|| missing("vp"))?,
        })
    }
}

impl<'de> Deserialize<'de> for Pick {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Picks)
    }
}

struct Picks;

impl<'de> Visitor<'de> for Picks {
    type Value = Pick;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("as model the id of a card or a whole card")
    }

    fn visit_str<E: Error>(self, id: &str) -> Result<Pick, E> {
        Ok(Pick::Card(id.to_owned()))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Pick, A::Error> {
        Deserialize::deserialize(MapAccessDeserializer::new(map)).map(Pick::Own)
    }
}
