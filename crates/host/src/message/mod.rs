//! The messages of `PROTOCOL.md` as values.
//!
//! `PROTOCOL.md` quotes the hash of the files of this folder; a test compares it, so that the protocol cannot change
//! without its document. The protocol is additive: new messages, new optional fields, never a changed meaning.

mod error;
mod help;
mod name;
mod reply;
mod request;

pub use error::{Code, Problem, RefusalInfo};
pub use help::{HELP, HelpLine};
pub use name::{AskName, Json, SeedText, Who};
pub use reply::{
    AskInfo, ChanceInfo, ChoiceInfo, GameInfo, MatchInfo, MatchLine, MenuEntry, OfferInfo, OutcomeInfo,
    PendingInfo, Reply, SeatInfo, TakebackInfo, Update, Waits,
};
pub use request::{Clock, HallRequest, MatchRequest, Request, Try};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
