//! Matches being hosted, whatever the game.
//!
//! A [`Hall`] holds matches by name, knows the games of its [`Registry`] and takes the messages of `PROTOCOL.md` as
//! values. A [`Referee`] is the same line by line, for a shell that speaks over pipes. Nothing here does I/O, reads a
//! clock or starts a thread: a shell hands in what it read and writes out what it gets.
//!
//! A message never kills the process: what cannot be understood or done is answered with an error that says what was
//! wrong and how to do it.
//!
//! ```
//! let mut registry = host::Registry::new();
//! registry.add::<testkit::fixture::Haggle>();
//! let mut referee = host::Referee::new(registry, [0; 32]);
//!
//! let opened = referee.line(r#"{"type":"new","game":"haggle","setup":{"rounds":1,"gold":9},"dice":[0,2]}"#);
//! assert!(opened[0].contains(r#""text":"bid in round 1""#));
//! let refused = referee.line(r#"{"type":"choose","seat":0,"text":"bid 12"}"#);
//! assert!(refused[0].contains(r#""rule":"FX-BID-01","message":"you have 9 gold""#));
//! ```

pub mod chance;
mod fuzz;
mod hall;
mod hosted;
pub mod message;
mod referee;
mod registry;
mod session;
mod speech;

pub use fuzz::fuzz_lines;
pub use hall::{Hall, MATCHES_MAX};
pub use hosted::{AnyMatch, BOTS, Match, Opening, Running};
pub use record::Journal;
pub use referee::{LINE_MAX, Referee, request as read_request};
pub use registry::{AnyGame, Registry, games};
pub use session::Session;
pub use speech::{english, speech};
