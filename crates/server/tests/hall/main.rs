//! The hall over real sockets.
#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests stop at the first surprise")]

mod client;
mod hall;

mod document;
mod guard;
mod http;
mod kept;
mod rooms;
mod whole;
