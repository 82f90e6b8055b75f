//! Whether a piece of JSON has a shape.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};
use typings::{Declared, Field, Key, Shape};

/// What messages of the hall carry in the game's own terms, by the name of the field.
const OF_GAME: [(&str, &str); 8] = [
    ("prompt", "Prompt"),
    ("choice", "Choice"),
    ("refusal", "Refusal"),
    ("preview", "Preview"),
    ("answer", "Answer"),
    ("outcome", "Outcome"),
    ("setup", "Setup"),
    ("view", "View"),
];

/// The shapes of one game, and which of them were met.
pub(crate) struct Fit<'a> {
    types: &'a BTreeMap<Key, Declared>,
    game: &'static str,
    met: BTreeSet<Key>,
}

impl<'a> Fit<'a> {
    pub(crate) fn new(types: &'a BTreeMap<Key, Declared>, game: &'static str) -> Self {
        Self { types, game, met: BTreeSet::new() }
    }

    /// The types of the game that no message held.
    pub(crate) fn not_met(&self) -> Vec<&str> {
        let own = self.types.keys().filter(|key| key.home == self.game);
        own.filter(|key| !self.met.contains(*key)).map(|key| key.name.as_str()).collect()
    }

    /// Whether a reply of the hall fits.
    pub(crate) fn reply(&mut self, reply: &Value) -> Result<(), String> {
        self.named(&Key::new("host", "Line"), reply).map_err(|why| format!("{why}\n{reply}"))
    }

    /// Whether what a match is made from fits.
    pub(crate) fn setup(&mut self, setup: &Value) -> Result<(), String> {
        self.named(&Key::new(self.game, "Setup"), setup).map_err(|why| format!("{why}\n{setup}"))
    }

    /// Whether a question to the game's table fits.
    pub(crate) fn query(&mut self, query: &Value) -> Result<(), String> {
        self.named(&Key::new(self.game, "Query"), query).map_err(|why| format!("{why}\n{query}"))
    }

    fn named(&mut self, key: &Key, value: &Value) -> Result<(), String> {
        let types = self.types;
        let declared = types.get(key).ok_or_else(|| format!("{} is not written", key.name))?;
        self.shape(&declared.shape, value).map_err(|why| format!("{}::{}: {why}", key.home, key.name))?;
        self.met.insert(key.clone());
        Ok(())
    }

    fn shape(&mut self, shape: &Shape, value: &Value) -> Result<(), String> {
        let is = |fits: bool| if fits { Ok(()) } else { Err(String::from(kind(shape))) };
        match (shape, value) {
            (Shape::Null, _) => is(value.is_null()),
            (Shape::Flag, _) => is(value.is_boolean()),
            (Shape::Number, _) => is(value.is_number()),
            (Shape::Text, _) => is(value.is_string()),
            (Shape::Word(word), _) => is(value.as_str() == Some(word)),
            (Shape::Anything, _) => Ok(()),
            (Shape::List(of), Value::Array(all)) => all.iter().try_for_each(|each| self.shape(of, each)),
            (Shape::Tuple(of), Value::Array(all)) if of.len() == all.len() => {
                of.iter().zip(all).try_for_each(|(of, each)| self.shape(of, each))
            }
            (Shape::Map(of), Value::Object(all)) => all.values().try_for_each(|each| self.shape(of, each)),
            (Shape::Object(fields), Value::Object(all)) => self.fields(fields, all),
            (Shape::Either(cases), _) => self.any(cases.iter().map(|case| &case.shape), value),
            (Shape::Together(_), Value::Object(_)) => {
                let all: Vec<Shape> = self.merged(shape).into_iter().map(Shape::Object).collect();
                self.any(all.iter(), value)
            }
            (Shape::Named(key), _) => self.named(key, value),
            _ => is(false),
        }
    }

    fn any<'s>(&mut self, shapes: impl Iterator<Item = &'s Shape>, value: &Value) -> Result<(), String> {
        let mut why = Vec::new();
        for shape in shapes {
            match self.shape(shape, value) {
                Ok(()) => return Ok(()),
                Err(error) => why.push(error),
            }
        }
        // The shape that got furthest says most.
        Err(why
            .into_iter()
            .max_by_key(|why| (!why.contains("another word"), why.matches("::").count()))
            .unwrap_or_default())
    }

    fn fields(&mut self, fields: &[Field], all: &Map<String, Value>) -> Result<(), String> {
        for field in fields {
            match all.get(&field.name) {
                None if field.optional => {}
                None => return Err(format!("`{}` is missing", field.name)),
                Some(value) => {
                    self.field(field, value).map_err(|why| format!("`{}`: {why}", field.name))?;
                }
            }
        }
        match all.keys().find(|&name| fields.iter().all(|field| field.name != *name)) {
            None => Ok(()),
            Some(name) => Err(format!("`{name}` is unknown")),
        }
    }

    fn field(&mut self, field: &Field, value: &Value) -> Result<(), String> {
        self.shape(&field.shape, value)?;
        let json =
            |shape: &Shape| *shape == Shape::Anything || *shape == Shape::Named(Key::new("host", "Json"));
        let open = match &field.shape {
            Shape::List(of) | Shape::Map(of) => json(of),
            shape => json(shape),
        };
        if !open {
            return Ok(());
        }
        let game = self.game;
        match (field.name.as_str(), value) {
            ("seen", Value::Array(all)) => {
                all.iter().try_for_each(|each| self.named(&Key::new(game, "Seen"), each))
            }
            ("facts", Value::Array(all)) => {
                all.iter().try_for_each(|each| self.named(&Key::new(game, "Event"), each))
            }
            ("catalog", _) if game == "guild-ball" => self.named(&Key::new(game, "Shelf"), value),
            ("catalog", _) => self.named(&Key::new(game, "Catalog"), value),
            ("draw", _) => self.named(&Key::new("kernel", "Draw"), value),
            ("view", Value::Object(parts)) => self.view(parts),
            (name, _) => match OF_GAME.iter().find(|(field, _)| *field == name) {
                Some((_, of)) => self.named(&Key::new(game, of), value),
                None => Err(format!("nothing says what `{name}` holds: {value}")),
            },
        }
    }

    /// Parts of a view: each fits where it belongs, and a whole view fits as a whole.
    fn view(&mut self, parts: &Map<String, Value>) -> Result<(), String> {
        let key = Key::new(self.game, "View");
        let types = self.types;
        let Shape::Object(fields) = &types[&key].shape else { return Err("a view is an object".to_owned()) };
        let some = |field: &&Field| parts.contains_key(&field.name);
        let told: Vec<Field> = fields.iter().filter(some).cloned().collect();
        if told.len() == fields.len() {
            self.met.insert(key);
        }
        self.fields(&told, parts)
    }

    /// The fields of every object a shape stands for.
    fn merged(&self, shape: &Shape) -> Vec<Vec<Field>> {
        match shape {
            Shape::Object(fields) => vec![fields.clone()],
            Shape::Named(key) => self.merged(&self.types[key].shape),
            Shape::Either(cases) => cases.iter().flat_map(|case| self.merged(&case.shape)).collect(),
            Shape::Together(all) => all.iter().fold(vec![Vec::new()], |before, part| {
                let after = self.merged(part);
                let joined =
                    |left: &Vec<Field>| after.iter().map(|right| [left.as_slice(), right].concat()).collect();
                before.iter().flat_map(|left| -> Vec<Vec<Field>> { joined(left) }).collect()
            }),
            _ => Vec::new(),
        }
    }
}

/// What a shape wants, in a word: most misfits are other cases of an enum, so this has to be cheap.
fn kind(shape: &Shape) -> &'static str {
    match shape {
        Shape::Null => "is not null",
        Shape::Flag => "is no flag",
        Shape::Number => "is no number",
        Shape::Text => "is no text",
        Shape::Word(_) => "is another word",
        Shape::List(_) | Shape::Tuple(_) => "is no such list",
        Shape::Map(_) | Shape::Object(_) | Shape::Together(_) => "is no object",
        Shape::Anything | Shape::Either(_) | Shape::Named(_) => "does not fit",
    }
}
