//! The hall over HTTP.
//!
//! [`Server`] answers `GET /healthz`, serves the page, and speaks the messages of `PROTOCOL.md` over a WebSocket at
//! `/ws`, with a few of its own for rooms: open, enter, watch, leave. Every match has an actor, a thread of its own that
//! takes one message after another, and a journal file, which is the record of the match. Bots think in the actor of
//! their match, so nothing heavy runs where sockets are served.
//!
//! Nothing that comes from outside ends the process: a bad frame gets an error, a damaged file is told to whoever wants
//! to enter that match, and a reader who is too slow loses his connection.

mod actor;
mod clock;
mod config;
mod connection;
mod fault;
mod files;
mod frame;
mod http;
mod journal;
mod listen;
pub mod message;
mod origin;
mod outbox;
mod page;
mod rate;
mod room;
mod rooms;
mod secret;
mod serve;
mod table;
mod timers;
mod upgrade;

pub use config::{ADDR, Config};
pub use fault::StartFault;
pub use serve::{Server, serve};
