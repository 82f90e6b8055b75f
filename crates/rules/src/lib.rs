//! The rule catalogues under `rules/`, read as data.
//!
//! A catalogue is a text for people. [`parse`] finds in it every rule, ruling, table row and worked example by its
//! id; [`coverage()`] compares them with what tests have proved. Both the binary and `cargo xtask rules` use this
//! crate, so they cannot disagree. It does no I/O: the texts are embedded when it is built.
//!
//! ```
//! let catalogue = guildhall_rules::parse("## Ball\n\n- **GB-BALL-05** — Giving up possession costs nothing. (p. 15)\n").unwrap();
//! assert_eq!(catalogue.entries[0].id, "GB-BALL-05");
//! assert_eq!(catalogue.entries[0].section, "Ball");
//! ```

mod catalogue;
mod cite;
mod coverage;
mod games;
mod given;
mod id;

pub use catalogue::{Catalogue, Entry, Fault, Kind, Totals, parse};
pub use coverage::{Coverage, Proved, coverage, report};
pub use games::{GAMES, Game, PROVED, SCENARIOS, game};
pub use given::given_ids;
pub use id::{example_in, is_id};
