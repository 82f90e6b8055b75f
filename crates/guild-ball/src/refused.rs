//! A refusal of something that is only being planned, with its sentence.

use serde::Serialize;
use words::{Message, Shown};

use crate::GuildBall;
use crate::refusal::Refusal;
use crate::table::Table;

/// Why something planned would be refused.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Refused {
    /// The rule.
    pub rule: &'static str,
    /// The refusal.
    pub refusal: Refusal,
    /// The refusal in words.
    pub say: Message,
}

impl Refused {
    /// A refusal with its sentence.
    #[must_use]
    pub fn new(table: &Table, refusal: Refusal) -> Self {
        Self { rule: refusal.rule, refusal, say: GuildBall::say_refusal(Some(table), &refusal) }
    }
}
