//! What the game says, in the texts under `text/`.

use words::Texts;

/// The texts in each language.
pub(crate) const TEXTS: Texts = include!(concat!(env!("OUT_DIR"), "/texts.rs"));

/// Every message, as a type with its variables as fields.
#[allow(dead_code, unreachable_pub, reason = "cards and what is on them name their messages by their ids")]
pub(crate) mod m {
    use words::{Arg, Message};

    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}
