//! What games say to people: messages with typed arguments, and their texts in English and French.
//!
//! A game gives a [`Message`]; whoever shows it renders it, the binary with [`Speech`] and the page with the same files.
//! So a log is told again in another language at any time, and no game holds a sentence.
//!
//! The texts of a game lie with the game and come as its [`Texts`]; here are those that every game shares. [`m`] has a
//! type for every message of the files, and a game such types of its own, made by `words_build`. A message that lacks
//! one of its texts, or an argument, does not compile.
//!
//! ```
//! use words::{Message, m};
//! let said: Message = m::HallAnd { first: "Ox".into(), last: words::Arg::Seat(1) }.into();
//! # #[cfg(feature = "render")]
//! assert_eq!(words::Speech::of(words::Tongue::English).say(&said), "Ox and Seat 2");
//! ```

mod message;
mod question;
#[cfg(feature = "render")]
mod render;
mod shown;
mod texts;

pub use message::{Arg, Message};
pub use question::{At, First, Question, USUAL};
#[cfg(feature = "render")]
pub use render::{Speech, Tongue};
pub use shown::{Shown, misfit, parted};
pub use texts::Texts;

/// Every message, as a type with its variables as fields.
pub mod m {
    use crate::{Arg, Message};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
