//! Messages as text.

use std::collections::BTreeMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{Arg, Message, Texts, m};

/// What every game shares.
const SHARED: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Units of a length to the inch.
const INCH: i32 = 254;

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tongue {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Tongue {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Its code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }

    /// The language of this code.
    #[must_use]
    pub fn coded(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tongue| tongue.code() == code)
    }

    fn language(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    const fn point(self) -> char {
        match self {
            Self::English => '.',
            Self::French => ',',
        }
    }
}

/// Whoever speaks a language: renders messages in it.
pub struct Speech {
    tongue: Tongue,
    bundle: FluentBundle<FluentResource>,
    seats: BTreeMap<u8, String>,
}

/// A noun as text, with what a text around it may depend on.
#[derive(Default)]
struct Noun {
    text: String,
    traits: Vec<(String, String)>,
}

impl Speech {
    /// Somebody who speaks a language and knows what every game shares.
    #[must_use]
    pub fn of(tongue: Tongue) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![tongue.language()]);
        bundle.set_use_isolating(false);
        // The first call of its name; there is no other.
        let _ = bundle.add_function("CAPITAL", |given, _| capital(given.first()));
        Self { tongue, bundle, seats: BTreeMap::new() }.knowing(&SHARED)
    }

    /// The same, who also knows the texts of a game.
    #[must_use]
    pub fn knowing(mut self, texts: &Texts) -> Self {
        let files = match self.tongue {
            Tongue::English => texts.english,
            Tongue::French => texts.french,
        };
        for text in files {
            // The build has read every file, so none has a fault; what is left of one that had is still used.
            let resource = match FluentResource::try_new((*text).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            self.bundle.add_resource_overriding(resource);
        }
        self
    }

    /// The same, with the name a seat goes by.
    #[must_use]
    pub fn with_seat(mut self, seat: u8, name: impl Into<String>) -> Self {
        self.seats.insert(seat, name.into());
        self
    }

    /// The text of a message; its id when there is none.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.noun(message).text
    }

    /// Whether there is a text of this id.
    #[must_use]
    pub fn knows(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    fn noun(&self, message: &Message) -> Noun {
        let Some(found) = self.bundle.get_message(&message.id) else {
            return Noun { text: message.id.to_string(), traits: Vec::new() };
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            self.put(&mut args, name, arg);
        }
        let Some(pattern) = found.value() else { return Noun::default() };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        debug_assert!(faults.is_empty(), "text {}: {faults:?}", message.id);
        Noun { text, traits: self.traits(&found) }
    }

    fn traits(&self, message: &FluentMessage<'_>) -> Vec<(String, String)> {
        let attributes = message.attributes();
        let value = |pattern| self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned();
        attributes.map(|attribute| (attribute.id().to_owned(), value(attribute.value()))).collect()
    }

    /// Puts a value into the arguments of a text. What is no number is singular unless it says otherwise.
    fn put<'a>(&'a self, args: &mut FluentArgs<'a>, name: &'a str, arg: &'a Arg) {
        if !matches!(arg, Arg::Number(_)) {
            args.set(format!("{name}-number"), "s");
        }
        match arg {
            Arg::Number(number) => args.set(name, *number),
            Arg::Text(text) => args.set(name, text.as_str()),
            Arg::Message(message) => {
                let noun = self.noun(message);
                args.set(name, FluentValue::from(noun.text));
                for (kind, value) in noun.traits {
                    args.set(format!("{name}-{kind}"), FluentValue::from(value));
                }
            }
            Arg::Seat(_) | Arg::Inches(_) | Arg::All(_) => args.set(name, FluentValue::from(self.plain(arg))),
        }
    }

    fn plain(&self, arg: &Arg) -> String {
        match arg {
            Arg::Number(number) => number.to_string(),
            Arg::Text(text) => text.clone(),
            Arg::Message(message) => self.say(message),
            Arg::Inches(units) => self.inches(*units),
            Arg::Seat(seat) => self.seats.get(seat).cloned().unwrap_or_else(|| {
                let number = u16::from(*seat) + 1;
                self.say(&m::HallSeat { number: number.into() }.into())
            }),
            Arg::All(all) => self.list(all),
        }
    }

    /// A length in inches, rounded down to a tenth so that nobody is promised more than there is.
    fn inches(&self, units: i32) -> String {
        let tenths = i64::from(units) * 10 / i64::from(INCH);
        let point = self.tongue.point();
        match tenths % 10 {
            0 => format!("{}″", tenths / 10),
            rest => format!("{}{point}{}″", tenths / 10, rest.abs()),
        }
    }

    fn list(&self, all: &[Arg]) -> String {
        let Some((last, before)) = all.split_last() else { return String::new() };
        if before.is_empty() {
            return self.plain(last);
        }
        let first: Vec<String> = before.iter().map(|arg| self.plain(arg)).collect();
        let and = m::HallAnd { first: first.join(", ").into(), last: self.plain(last).into() };
        self.say(&and.into())
    }
}

/// A text with a capital letter at its start.
fn capital(text: Option<&FluentValue<'_>>) -> FluentValue<'static> {
    let Some(FluentValue::String(text)) = text else { return FluentValue::None };
    let mut letters = text.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    FluentValue::from(first.chain(letters).collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_lists_and_seats_are_told_in_each_language() {
        let english = Speech::of(Tongue::English).with_seat(0, "Ann");
        let french = Speech::of(Tongue::French);
        assert_eq!(english.plain(&Arg::Inches(1067)), "4.2″");
        assert_eq!(french.plain(&Arg::Inches(1067)), "4,2″");
        assert_eq!(french.plain(&Arg::Inches(254)), "1″");
        let three: Arg = ["Ox", "Boar", "Shank"].into_iter().collect();
        assert_eq!(english.plain(&three), "Ox, Boar and Shank");
        assert_eq!(french.plain(&three), "Ox, Boar et Shank");
        assert_eq!(english.plain(&Arg::Seat(0)), "Ann");
        assert_eq!(french.plain(&Arg::Seat(1)), "Place 2");
    }

    #[test]
    fn an_unknown_message_is_told_by_its_id() {
        assert_eq!(Speech::of(Tongue::English).say(&Message::named("card", "nobody")), "card-nobody");
    }

    #[test]
    fn a_noun_brings_its_gender() {
        let mut speech = Speech::of(Tongue::French);
        let text = "x-noun = épée\n    .gender = f\nx-said = { $what-gender ->\n    [f] la\n   *[m] le\n } { $what }\n";
        speech.bundle.add_resource_overriding(FluentResource::try_new(text.to_owned()).unwrap());
        let said = Message::new("x-said").with("what", Message::new("x-noun").into());
        assert_eq!(speech.say(&said), "la épée");
    }
}
