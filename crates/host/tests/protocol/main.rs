//! The protocol, spoken to a hall that knows the fixture game.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests stop at the first surprise")]

mod asides;
mod bots_play;
mod chance;
mod document;
mod endings;
mod errors;
mod faults;
mod games;
mod journal;
mod lines;
mod records;
mod revisions;
mod secrets;
mod several;
mod shown;
mod takebacks;
mod updates;

use host::{Referee, Registry, Session};
use kernel::{Seat, Viewer};
use serde_json::Value;
use testkit::fixture::Haggle;

/// A referee in a test.
struct Spoken(Referee);

impl Spoken {
    fn new() -> Self {
        let mut registry = Registry::new();
        registry.add::<Haggle>();
        Self(Referee::new(registry, [7; 32]))
    }

    /// A match of one round in which red holds a 1 and blue a 2, both asked to bid.
    fn dealt() -> Self {
        let mut spoken = Self::new();
        spoken.say(r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[0,2]}"#);
        spoken
    }

    /// The same, at the fair: red won the lot for 2 and arranged gift and tithe.
    fn at_the_fair() -> Self {
        let mut spoken = Self::dealt();
        for line in [
            r#"{"type":"choose","seat":0,"text":"bid 2"}"#,
            r#"{"type":"choose","seat":1,"text":"bid 1"}"#,
            r#"{"type":"choose","seat":0,"choice":{"first":"gift"}}"#,
        ] {
            assert_eq!(spoken.say(line)["type"], "done");
        }
        spoken
    }

    /// Says a line and hears the answer.
    fn say(&mut self, line: &str) -> Value {
        self.say_as(&Session::TRUSTED, line)
    }

    /// Says a line as the player of a seat.
    fn seat(&mut self, seat: u8, line: &str) -> Value {
        self.say_as(&Session::of(Viewer::Seat(Seat(seat))), line)
    }

    fn say_as(&mut self, session: &Session, line: &str) -> Value {
        let replies = self.0.line_of(session, line);
        let [reply] = replies.as_slice() else { panic!("{} answers to {line}", replies.len()) };
        serde_json::from_str(reply).unwrap()
    }

    /// Says a line and hears the code of the error.
    fn error(&mut self, line: &str) -> String {
        let reply = self.say(line);
        assert_eq!(reply["type"], "error", "{line}: {reply}");
        assert!(
            !reply["message"].as_str().unwrap().is_empty() && !reply["hint"].as_str().unwrap().is_empty()
        );
        reply["code"].as_str().unwrap().to_owned()
    }
}
