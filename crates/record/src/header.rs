//! The first line of a record.

use core::fmt;

use kernel::Game;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::fault::{Fault, Problem};
use crate::upcast::{self, FORMAT};

/// What every record of this project says it is.
pub(crate) const MARK: &str = "guildhall";

/// What a match was made from and who played it.
#[derive(Clone, Debug, PartialEq)]
pub struct Header<G: Game> {
    /// The revision of the rules it was begun by; [`Record::revision`](crate::Record::revision) is the one it goes on by.
    pub revision: u32,
    /// What the match was made from.
    pub setup: G::Setup,
    /// The names of the players, seat by seat.
    pub players: Vec<String>,
    /// When it started, as read from a clock by whoever hosted it; read by no rule.
    pub started: Option<String>,
    /// What was told about the dice before the first roll: the source, the hash of its seed, the players' shares.
    pub chance: Option<Value>,
    /// The timer it is played under, as whoever hosted it wrote it; read by no rule.
    pub clock: Option<Value>,
}

impl<G: Game> Header<G> {
    /// The header of a match by the present rules, with nothing said about players, time and dice.
    pub fn new(setup: G::Setup) -> Self {
        Self { revision: G::REVISION, setup, players: Vec::new(), started: None, chance: None, clock: None }
    }
}

/// The header as written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HeaderLine<S> {
    pub(crate) record: String,
    pub(crate) format: u32,
    pub(crate) game: String,
    pub(crate) revision: u32,
    pub(crate) setup: S,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) players: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) started: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) chance: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) clock: Option<Value>,
}

/// What a record says of itself before its game is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Title {
    /// The version of the written form.
    pub format: u32,
    /// The game.
    pub game: String,
    /// The revision of the rules.
    pub revision: u32,
}

impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, rules revision {}, record format {}", self.game, self.revision, self.format)
    }
}

/// Reads what a record says of itself, so that a reader can tell whose it is.
///
/// # Errors
/// Why the text is no record that can be read here.
pub fn title(text: &str) -> Result<Title, Fault> {
    let first = text.lines().next().unwrap_or_default();
    let (format, value) = header_value(text, first)?;
    let line: HeaderLine<Value> =
        serde_json::from_value(value).map_err(|why| Fault::header(Problem::Unreadable(why.to_string())))?;
    Ok(Title { format, game: line.game, revision: line.revision })
}

/// The header brought up to the present format, with the format it was written in.
pub(crate) fn header_value(text: &str, first: &str) -> Result<(u32, Value), Fault> {
    if text.trim().is_empty() {
        return Err(Fault::header(Problem::Empty));
    }
    let Ok(mut value) = serde_json::from_str::<Value>(first) else {
        let cut = text.lines().count() == 1 && first.contains(r#""record":"guildhall""#);
        return Err(Fault::header(if cut { Problem::Truncated } else { Problem::Alien }));
    };
    if value.get("record").and_then(Value::as_str) != Some(MARK) {
        return Err(Fault::header(Problem::Alien));
    }
    let format = value.get("format").and_then(Value::as_u64).and_then(|format| u32::try_from(format).ok());
    let Some(format) = format.filter(|format| (1..=FORMAT).contains(format)) else {
        let found = value.get("format").map_or_else(|| "none".to_owned(), ToString::to_string);
        return Err(Fault::header(Problem::UnknownFormat(found)));
    };
    upcast::header(format, &mut value);
    if let Some(fields) = value.as_object_mut() {
        fields.remove("link");
    }
    Ok((format, value))
}
