//! What the sources do not tell: which types are written, and the shapes of those that write themselves by hand.

use crate::shape::{Case, Field, Key, Shape};

/// The crates that are read, as directories; each gets a file of its own.
pub const HOMES: [&str; 8] =
    ["kernel", "plane", "words", "guild-ball", "guild-master", "record", "host", "server"];

/// The types that are written, with everything they mention.
pub(crate) const ROOTS: [(&str, &[&str]); 9] = [
    ("kernel", &["Draw", "Drawn", "Ending", "Misfit", "Seat", "Viewer"]),
    ("plane", &["Disc", "Length", "Path", "Point"]),
    ("words", &["Message"]),
    ("guild-ball", GAME),
    ("guild-ball", &["Shelf"]),
    ("guild-master", GAME),
    ("guild-master", &["Catalog"]),
    ("host", &["HallRequest", "Line", "MatchRequest", "Reply"]),
    ("server", &["RoomReply", "RoomRequest"]),
];

/// What every game has.
const GAME: &[&str] = &[
    "Answer", "Choice", "Event", "Outcome", "Preview", "Prompt", "Query", "Refusal", "Seen", "Setup", "View",
];

/// Types that are said to the hall: a field with a default may be left out.
pub(crate) const HEARD: [&str; 5] = ["Clock", "HallRequest", "MatchRequest", "RoomRequest", "Try"];

/// Types of one crate that share a name, and what one of them is called on the page.
pub(crate) fn name<'a>(home: &str, module: &[String], name: &'a str) -> &'a str {
    match (home, module.last().map(String::as_str), name) {
        ("guild-ball", Some("setup"), "Pick") => "TeamPick",
        _ => name,
    }
}

/// The shape of a type that writes itself by hand.
pub(crate) fn shape(home: &str, name: &str) -> Option<Shape> {
    match (home, name) {
        ("guild-ball", "AbilityId" | "Name")
        | ("guild-master", "Saying")
        | ("host", "AskName")
        | ("record", "Digest") => Some(Shape::Text),
        ("guild-ball", "GuildSet") => Some(Shape::List(Box::new(ball("Guild")))),
        ("guild-ball", "TypeSet") => Some(Shape::List(Box::new(ball("Type")))),
        ("plane", "Path") => Some(Shape::List(Box::new(Shape::Named(Key::new("plane", "Point"))))),
        ("host", "SeedText") => Some(either(vec![Shape::Text, Shape::Number])),
        ("host", "Who") => Some(either(vec![Shape::Number, Shape::Word("stand".to_owned())])),
        ("host", "Json") => Some(Shape::Anything),
        ("words", "Message") => {
            let args = field("args", Shape::Map(Box::new(words("Arg"))), true);
            Some(Shape::Object(vec![field("id", Shape::Text, false), args]))
        }
        ("words", "Arg") => Some(either(vec![
            Shape::Number,
            Shape::Text,
            Shape::Object(vec![field("seat", Shape::Number, false)]),
            Shape::Object(vec![field("inches", Shape::Number, false)]),
            words("Message"),
            Shape::Object(vec![field("all", Shape::List(Box::new(words("Arg"))), false)]),
        ])),
        _ => None,
    }
}

/// The shape of a type of ours that has parameters.
pub(crate) fn generic(home: &str, name: &str, inner: &[Shape]) -> Option<Shape> {
    match (home, name, inner) {
        ("kernel" | "plane", "List", [of]) | ("guild-master", "Cards", [of]) => {
            Some(Shape::List(Box::new(of.clone())))
        }
        _ => None,
    }
}

/// The shape of a type of the standard library or of `serde_json`.
pub(crate) fn standard(name: &str, inner: &[Shape]) -> Option<Shape> {
    match (name, inner) {
        ("bool", []) => Some(Shape::Flag),
        ("u8" | "u16" | "u32" | "u64" | "usize" | "i8" | "i16" | "i32" | "i64" | "isize" | "f64", []) => {
            Some(Shape::Number)
        }
        ("String" | "str", []) => Some(Shape::Text),
        ("Value" | "RawValue", []) => Some(Shape::Anything),
        ("Box" | "Arc" | "Rc" | "Cow", [of]) => Some(of.clone()),
        ("Vec" | "BTreeSet", [of]) => Some(Shape::List(Box::new(of.clone()))),
        ("Option", [of]) => Some(of.clone().or_null()),
        ("BTreeMap", [_, of]) => Some(Shape::Map(Box::new(of.clone()))),
        _ => None,
    }
}

fn either(shapes: Vec<Shape>) -> Shape {
    Shape::Either(shapes.into_iter().map(|shape| Case { docs: Vec::new(), shape }).collect())
}

fn field(name: &str, shape: Shape, optional: bool) -> Field {
    Field { name: name.to_owned(), docs: Vec::new(), shape, optional }
}

fn ball(name: &str) -> Shape {
    Shape::Named(Key::new("guild-ball", name))
}

fn words(name: &str) -> Shape {
    Shape::Named(Key::new("words", name))
}
