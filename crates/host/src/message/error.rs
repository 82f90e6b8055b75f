//! What a hall answers when something is wrong.

use kernel::Refuse;
use serde::Serialize;
use serde_json::Value;
use words::{Message, Shown};

use crate::speech::english;

/// What kind of thing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is no JSON object.
    BadJson,
    /// The line is longer than is read.
    TooLong,
    /// The message is of no known type, or lacks something, or has something that is not known.
    BadMessage,
    /// There is no such game here.
    UnknownGame,
    /// There is no such match here.
    UnknownMatch,
    /// As many matches are open as may be.
    TooMany,
    /// The setup has faults.
    BadSetup,
    /// The record cannot be read or re-run.
    BadRecord,
    /// The seed is not the one that was committed to.
    WrongSeed,
    /// The speaker may not do or see that.
    NotYours,
    /// Only whoever runs the hall may do that.
    NotTrusted,
    /// The match has no such seat.
    NoSeat,
    /// Nobody is asked that.
    NotAsked,
    /// The ask was taken back.
    Stale,
    /// The answer cannot be read.
    Unreadable,
    /// The rules forbid it.
    Refused,
    /// The match does not wait for chance, or its dice are not scripted.
    NoDice,
    /// The script shows what cannot be drawn, or draws are left over.
    WrongDice,
    /// The takeback is impossible.
    NoTakeback,
    /// There is nothing to agree to.
    NoOffer,
    /// There is no such update yet.
    NoUpdate,
    /// The match is over.
    Over,
    /// The match is not over.
    NotOver,
    /// A fault of the program stopped the match.
    Stuck,
    /// The rules have changed since the match was played so far; it can only be ended.
    Parted,
    /// A fault of the program; the message says whether anything was changed.
    Fault,
}

impl Code {
    /// Every code, for documents and tests.
    pub const ALL: [Self; 26] = [
        Self::BadJson,
        Self::TooLong,
        Self::BadMessage,
        Self::UnknownGame,
        Self::UnknownMatch,
        Self::TooMany,
        Self::BadSetup,
        Self::BadRecord,
        Self::WrongSeed,
        Self::NotYours,
        Self::NotTrusted,
        Self::NoSeat,
        Self::NotAsked,
        Self::Stale,
        Self::Unreadable,
        Self::Refused,
        Self::NoDice,
        Self::WrongDice,
        Self::NoTakeback,
        Self::NoOffer,
        Self::NoUpdate,
        Self::Over,
        Self::NotOver,
        Self::Stuck,
        Self::Parted,
        Self::Fault,
    ];

    /// What to do about it.
    #[must_use]
    pub fn hint(self) -> &'static str {
        match self {
            Self::BadJson => r#"send one JSON object a line, such as {"type":"hello"}"#,
            Self::TooLong => "send shorter lines",
            Self::BadMessage => r#"{"type":"help"} lists every message with an example"#,
            Self::UnknownGame => r#"{"type":"games"} lists the games"#,
            Self::UnknownMatch => {
                r#"{"type":"matches"} lists the open matches; {"type":"new","game":…} opens one"#
            }
            Self::TooMany => r#"end the hosting of a match with {"type":"close","match":…}"#,
            Self::BadSetup => {
                r#"{"type":"setup","game":…} gives a sound one; {"type":"faults"} lists what is wrong"#
            }
            Self::BadRecord => "the record has to be as it was saved, line by line",
            Self::WrongSeed => "leave the seed out to go on with scripted dice",
            Self::NotYours => "act and look for your own seat only",
            Self::NotTrusted => "ask whoever runs the hall",
            Self::NoSeat => r#"{"type":"match"} lists the seats"#,
            Self::NotAsked | Self::Stale => r#"{"type":"pending"} lists what is asked now"#,
            Self::Unreadable => r#"{"type":"candidates"} shows legal answers as JSON and as text"#,
            Self::Refused => r#"look the rule up under rules/; {"type":"candidates"} shows legal answers"#,
            Self::NoDice => {
                r#"{"type":"pending"} says what the match waits for; open it with "dice":[] to script it"#
            }
            Self::WrongDice => r#"{"type":"dice","clear":true,"faces":[…]} replaces the rest of the script"#,
            Self::NoTakeback => "play on, or agree with the other seats on an end",
            Self::NoOffer => r#"{"type":"pending"} shows what lies on offer"#,
            Self::NoUpdate => r#"{"type":"view"} gives the whole table and the number to go on from"#,
            Self::Over => r#"{"type":"save"} gives the record; {"type":"new","game":…} opens another match"#,
            Self::NotOver => "wait for the end of the match",
            Self::Stuck => "save the record and report it; a takeback may get the match going again",
            Self::Parted => {
                r#"{"type":"void"} ends it without a result, {"type":"offer_draw"} offers a draw, {"type":"concede"} gives it up"#
            }
            Self::Fault => "save the record and report it",
        }
    }
}

/// Something that could not be understood or done.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Problem {
    /// What kind of thing is wrong.
    pub code: Code,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// What is wrong.
    pub message: String,
    /// What is wrong as a message, for every language, where a game or the referee refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub say: Option<Box<Message>>,
    /// What to do about it.
    pub hint: String,
    /// The refusal in the game's own terms.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Box<Value>>,
    /// Everything that is wrong with a setup.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<RefusalInfo>,
}

impl Problem {
    /// A problem with the usual hint.
    pub fn new(code: Code, message: impl Into<String>) -> Self {
        Self {
            code,
            rule: None,
            message: message.into(),
            say: None,
            hint: code.hint().to_owned(),
            refusal: None,
            faults: Vec::new(),
        }
    }

    /// Another hint.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = hint.into();
        self
    }
}

/// Why the rules forbid something.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RefusalInfo {
    /// The rule.
    pub rule: String,
    /// What is wrong, in a plain sentence.
    pub message: String,
    /// The same as a message, for every language.
    pub say: Message,
    /// The refusal in the game's own terms.
    pub refusal: Value,
}

impl RefusalInfo {
    /// What a refusal of a game says; without a table where there is none yet.
    pub fn of<G: Shown>(table: Option<&G::Table>, refusal: &G::Refusal) -> Self {
        let say = G::say_refusal(table, refusal);
        Self {
            rule: refusal.rule().to_owned(),
            message: english::<G>(&say),
            say,
            refusal: serde_json::to_value(refusal).unwrap_or_default(),
        }
    }
}
