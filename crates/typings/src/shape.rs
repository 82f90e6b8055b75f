//! What a piece of JSON looks like.

/// A named shape: the crate that declares it, as a directory under `crates/`, and its name.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// The directory of the crate.
    pub home: String,
    /// The name of the type.
    pub name: String,
}

impl Key {
    /// The key of a type.
    #[must_use]
    pub fn new(home: &str, name: &str) -> Self {
        Self { home: home.to_owned(), name: name.to_owned() }
    }
}

/// What a piece of JSON looks like.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `null`.
    Null,
    /// `true` or `false`.
    Flag,
    /// A number.
    Number,
    /// Any text.
    Text,
    /// Exactly this text.
    Word(String),
    /// Any JSON at all.
    Anything,
    /// A list of any length.
    List(Box<Self>),
    /// A list of exactly these.
    Tuple(Vec<Self>),
    /// An object whose keys are names chosen by the data.
    Map(Box<Self>),
    /// An object with these fields and no others.
    Object(Vec<Field>),
    /// One of these.
    Either(Vec<Case>),
    /// One object that has the fields of all of these.
    Together(Vec<Self>),
    /// A named shape.
    Named(Key),
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Field {
    /// Its key.
    pub name: String,
    /// What it means.
    pub docs: Vec<String>,
    /// Its value.
    pub shape: Shape,
    /// Whether it may be missing.
    pub optional: bool,
}

/// One of several shapes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// What it means.
    pub docs: Vec<String>,
    /// Its shape.
    pub shape: Shape,
}

/// A named shape with what it means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// What it means.
    pub docs: Vec<String>,
    /// Its shape.
    pub shape: Shape,
}

impl Shape {
    /// Every named shape that is mentioned.
    pub fn mentions(&self, out: &mut Vec<Key>) {
        match self {
            Self::Null | Self::Flag | Self::Number | Self::Text | Self::Word(_) | Self::Anything => {}
            Self::List(of) | Self::Map(of) => of.mentions(out),
            Self::Tuple(all) | Self::Together(all) => all.iter().for_each(|shape| shape.mentions(out)),
            Self::Object(fields) => fields.iter().for_each(|field| field.shape.mentions(out)),
            Self::Either(cases) => cases.iter().for_each(|case| case.shape.mentions(out)),
            Self::Named(key) => out.push(key.clone()),
        }
    }

    /// This or `null`.
    #[must_use]
    pub fn or_null(self) -> Self {
        let case = |shape| Case { docs: Vec::new(), shape };
        Self::Either(vec![case(self), case(Self::Null)])
    }
}
