//! The written form of a match.
//!
//! A record is NDJSON: a header line, then one line for every entry. An entry is an input with the facts it caused
//! and a digest of the table after it, a takeback, or a new revision of the rules. Nothing is ever deleted from a record.
//!
//! - [`Record::fold`] applies the facts alone and works for ever, whatever the rules have become.
//! - [`Record::audit`] runs the inputs again by the present rules and compares everything; what an older revision of the
//!   rules wrote has to give the same facts.
//! - [`Record::resume`] runs the inputs again and hands over the match, ready to go on.
//! - [`Play`] is a match that writes its record while it is played.
//!
//! This crate knows bytes but reads and writes no file.
//!
//! ```
//! use kernel::{Drawn, Ignore, Input};
//! use record::{Header, Play, Record};
//! use testkit::fixture::{Choice, Haggle, Setup};
//!
//! let mut play: Play<Haggle> = Play::start(Header::new(Setup { rounds: 1, gold: 9 }), &mut Ignore).unwrap();
//! for card in [0, 2] {
//!     play.advance(Input::Drawn(Drawn::One(card)), None, &mut Ignore).unwrap();
//! }
//! let ask = play.state().asks()[0].id;
//! play.advance(Input::Answer { ask, choice: Choice::Bid(2) }, Some("20:15".to_owned()), &mut Ignore).unwrap();
//!
//! let text = play.record().to_ndjson().unwrap();
//! let read = Record::<Haggle>::parse(&text).unwrap();
//! assert_eq!(read.fold().unwrap().table, play.state().table);
//! assert_eq!(read.audit().unwrap().inputs, 3);
//! assert_eq!(&read.resume().unwrap(), play.state());
//!
//! let edited = text.replace("\"card\":2", "\"card\":4");
//! let fault = Record::<Haggle>::parse(&edited).unwrap_err();
//! assert!(fault.to_string().starts_with("entry 2 (line 4): the line was edited"));
//! ```

mod audit;
mod canonical;
mod corpus;
mod digest;
mod entry;
mod fault;
mod fold;
mod fuzz;
mod header;
mod journal;
mod kept;
mod live;
mod play;
mod read;
mod record;
mod repeat;
mod takeback;
mod upcast;
mod write;

pub use audit::{Audit, AuditFault, Breach};
pub use corpus::{CorpusFault, fold_corpus, play_at_random};
pub use digest::{Digest, digest_of};
pub use entry::{Entry, Step, Takeback};
pub use fault::{Fault, Problem};
pub use fold::Folded;
pub use fuzz::fuzz_record;
pub use header::{Header, Title, title};
pub use journal::{Journal, Links};
pub use live::NotLive;
pub use play::Play;
pub use record::Record;
pub use takeback::{Block, Hopeless, Standing, Why, free_takebacks, takeback_status};
pub use upcast::FORMAT;
