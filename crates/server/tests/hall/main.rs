//! The hall over real sockets.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests stop at the first surprise")]
#![expect(clippy::print_stderr, reason = "what is ended because it took too long is told")]

mod client;
mod hall;

mod document;
mod guard;
mod http;
mod kept;
mod revisions;
mod rooms;
mod whole;
