//! How messages name asks, viewers and seeds, and how they carry what a game wrote.

use core::fmt;

use kernel::{AskId, Seat, Viewer};
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;

/// The name of an ask in messages: its number and generation as `"12.0"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskName(pub AskId);

impl Serialize for AskName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for AskName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let read = || {
            let (number, generation) = text.split_once('.')?;
            Some(AskId { number: number.parse().ok()?, generation: generation.parse().ok()? })
        };
        let wrong =
            || D::Error::invalid_value(Unexpected::Str(&text), &"the name of an ask such as \"12.0\"");
        // One ask has one name: neither leading zeros nor a sign.
        read().filter(|id: &AskId| id.to_string() == text).map(Self).ok_or_else(wrong)
    }
}

/// A viewer in messages: the number of a seat, or `"stand"` for a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who(pub Viewer);

impl Serialize for Who {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Viewer::Seat(seat) => serializer.serialize_u8(seat.0),
            Viewer::Stand => serializer.serialize_str("stand"),
        }
    }
}

impl<'de> Deserialize<'de> for Who {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = Who;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the number of a seat or \"stand\"")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Who, E> {
                let seat = u8::try_from(number)
                    .map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))?;
                Ok(Who(Viewer::Seat(Seat(seat))))
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<Who, E> {
                if text == "stand" {
                    return Ok(Who(Viewer::Stand));
                }
                Err(E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// A seed in messages: a text, or a number that is read as its decimal text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeedText(pub String);

impl<'de> Deserialize<'de> for SeedText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = SeedText;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a seed: a text or a whole number")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<SeedText, E> {
                Ok(SeedText(number.to_string()))
            }
            fn visit_str<E: Error>(self, text: &str) -> Result<SeedText, E> {
                Ok(SeedText(text.to_owned()))
            }
        }
        deserializer.deserialize_any(Either)
    }
}

/// A piece of JSON kept as its text: a table is large, and most of the time only compared and passed on.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(pub Box<RawValue>);

impl Json {
    /// The JSON `null`.
    #[must_use]
    pub fn null() -> Self {
        Self(RawValue::NULL.to_owned())
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Self) -> bool {
        self.0.get() == other.0.get()
    }
}
