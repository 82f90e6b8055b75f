//! Matches being hosted, whatever the game.
//!
//! A [`Hall`] holds matches by name, knows the games of its [`Registry`] and takes the messages of `PROTOCOL.md` as
//! values. A [`Referee`] is the same line by line, for a shell that speaks over pipes. Nothing here does I/O, reads a
//! clock or starts a thread: a shell hands in what it read and writes out what it gets.
//!
//! A message never kills the process: what cannot be understood or done is answered with an error that says what was
//! wrong and how to do it.

pub mod chance;
mod fuzz;
mod hall;
mod hosted;
pub mod message;
mod referee;
mod registry;
mod session;

pub use fuzz::fuzz_lines;
pub use hall::{Hall, MATCHES_MAX};
pub use hosted::{AnyMatch, Match, Opening};
pub use referee::{LINE_MAX, Referee};
pub use registry::{AnyGame, Registry};
pub use session::Session;
