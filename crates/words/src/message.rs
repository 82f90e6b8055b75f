//! Messages and their arguments.

use std::borrow::Cow;

use kernel::Seat;
use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

/// Something said: the id of a text and what is put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The id of the text.
    pub id: Cow<'static, str>,
    /// The arguments by name, in the order of their names.
    pub args: Vec<(&'static str, Arg)>,
}

/// What is put into a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number; texts may choose their plural by it.
    Number(i64),
    /// A proper name or anything else that reads the same in every language.
    Text(String),
    /// A seat; whoever renders knows by what name its player or team goes.
    Seat(u8),
    /// A length in tenths of a millimetre, told in inches.
    Inches(i32),
    /// Something said within: a noun with its gender, a kind, a name of a card.
    Message(Box<Message>),
    /// Several things, told as a list.
    All(Vec<Self>),
}

impl Message {
    /// The message of an id without arguments. For messages of the files, use the types in [`crate::m`].
    #[must_use]
    pub fn new(id: &'static str) -> Self {
        Self { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The message named after something of a data file, such as the name of a card; a test of the game sees to it
    /// that the files have all of them.
    #[must_use]
    pub fn named(prefix: &str, id: &str) -> Self {
        Self { id: Cow::Owned(format!("{prefix}-{id}")), args: Vec::new() }
    }

    /// Something that reads the same in every language.
    #[must_use]
    pub fn verbatim(text: impl Into<String>) -> Self {
        crate::m::HallVerbatim { text: Arg::Text(text.into()) }.into()
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Self {
        self.args.push((name, arg));
        self
    }
}

impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        struct Args<'a>(&'a [(&'static str, Arg)]);
        impl Serialize for Args<'_> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_map(self.0.iter().map(|(name, arg)| (name, arg)))
            }
        }
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("id", &self.id)?;
        if !self.args.is_empty() {
            map.serialize_entry("args", &Args(&self.args))?;
        }
        map.end()
    }
}

impl Serialize for Arg {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Number(number) => serializer.serialize_i64(*number),
            Self::Text(text) => serializer.serialize_str(text),
            Self::Message(message) => message.serialize(serializer),
            Self::Seat(seat) => serializer.collect_map([("seat", seat)]),
            Self::Inches(units) => serializer.collect_map([("inches", units)]),
            Self::All(all) => serializer.collect_map([("all", all)]),
        }
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat.0)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Self {
        Self::Message(Box::new(message))
    }
}

impl<A: Into<Self>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(all: I) -> Self {
        Self::All(all.into_iter().map(Into::into).collect())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8, i8, u16, i16, u32, i32, i64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_written_with_what_is_put_into_it() {
        let inner = Message::new("hall-and").with("first", "a".into()).with("last", 3_u8.into());
        let message = Message::named("card", "ox")
            .with("by", Seat(1).into())
            .with("far", Arg::Inches(1067))
            .with("what", inner.into())
            .with("who", ["Ox", "Boar"].into_iter().collect());
        assert_eq!(
            serde_json::to_value(&message).unwrap(),
            serde_json::json!({"id": "card-ox", "args": {
                "by": {"seat": 1}, "far": {"inches": 1067},
                "what": {"id": "hall-and", "args": {"first": "a", "last": 3}},
                "who": {"all": ["Ox", "Boar"]},
            }})
        );
        assert_eq!(serde_json::to_string(&Message::new("hall-x")).unwrap(), r#"{"id":"hall-x"}"#);
    }
}
