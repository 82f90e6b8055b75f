//! Messages as English sentences, for those who read no other form of them.

use std::sync::OnceLock;

use kernel::{Notation, Seat};
use words::{Arg, Message, Speech, Tongue};

use crate::registry::TEXTS;

/// A message in English, seats told by their names in the game's notation.
#[must_use]
pub fn english<G: Notation>(message: &Message) -> String {
    say(&named::<G>(message))
}

/// A message that names no seat in English.
pub(crate) fn say(message: &Message) -> String {
    static ENGLISH: OnceLock<Speech> = OnceLock::new();
    ENGLISH.get_or_init(|| speech(Tongue::English)).say(message)
}

/// Somebody who speaks a language and knows the texts of every game of the hall.
#[must_use]
pub fn speech(tongue: Tongue) -> Speech {
    TEXTS.iter().fold(Speech::of(tongue), Speech::knowing)
}

fn named<G: Notation>(message: &Message) -> Message {
    let args = message.args.iter().map(|(name, arg)| (*name, arg_named::<G>(arg)));
    Message { id: message.id.clone(), args: args.collect() }
}

fn arg_named<G: Notation>(arg: &Arg) -> Arg {
    match arg {
        Arg::Seat(seat) => Arg::Text(G::seat_name(Seat(*seat)).to_owned()),
        Arg::Message(message) => Arg::Message(Box::new(named::<G>(message))),
        Arg::All(all) => Arg::All(all.iter().map(arg_named::<G>).collect()),
        Arg::Number(_) | Arg::Text(_) | Arg::Inches(_) => arg.clone(),
    }
}

#[cfg(test)]
mod tests {
    use testkit::fixture::Haggle;
    use words::m;

    use super::*;

    #[test]
    fn seats_are_told_by_name_wherever_they_are() {
        let list: Arg = [Seat(0), Seat(1)].into_iter().collect();
        let and: Message = m::HallAnd { first: list, last: Arg::Seat(1) }.into();
        let nested: Message = m::HallAnd { first: and.into(), last: "Ox".into() }.into();
        assert_eq!(english::<Haggle>(&nested), "red and blue and blue and Ox");
    }
}
