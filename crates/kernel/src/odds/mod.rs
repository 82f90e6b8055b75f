//! Exact dice odds: what a roll is worth, as whole numbers and fractions, never by sampling.
//!
//! Everything here counts outcomes. A [`Tally`] says in how many ways each value can come up, a [`Ratio`] is a
//! chance in lowest terms, and nothing is rounded before it is printed. Four questions are answered:
//!
//! - the sum of n dice against a target: [`sum`], [`sum_at_least`];
//! - the hits of a pool at a target number: [`hits`], [`hits_at_least`], [`hits_with_sixes`],
//!   [`hits_rerolling_misses`];
//! - the best use of fixers and rerolls on a sum: [`chance_before`], [`chance_now`], [`best_step`], with lists of which
//!   only one may be used: [`Changes`], by several who roll together: [`chance_together`];
//! - several sums against each other: [`contest`], [`contest_until_settled`].
//!
//! ```
//! use guildhall_kernel::odds::{self, Modifier};
//!
//! // Seven dice against 17 (GM-EX-05).
//! let plain = odds::sum_at_least(7, 17)?;
//! assert_eq!(plain.percent(1), "96.2");
//!
//! // Three dice against 6 with one die that may be turned to 4 cannot fail (GM-EX-04).
//! let fixed = odds::chance_before(3, 6, &[Modifier::Set { to: 4 }])?;
//! assert_eq!(fixed.to_string(), "1");
//!
//! // The lowest die is the one to turn.
//! let step = odds::best_step(&[4, 1, 2], 10, &[Modifier::Set { to: 4 }])?;
//! assert_eq!(step.and_then(|step| step.die), Some(1));
//! # Ok::<(), odds::OddsError>(())
//! ```

mod changes;
mod contest;
mod error;
mod fixers;
mod hits;
mod kit;
mod ratio;
mod solver;
mod sum;
mod tally;
#[cfg(test)]
mod tests;
mod together;
mod turn;
mod window;

pub use changes::Changes;
pub use contest::{Contest, MAX_SEATS, contest, contest_until_settled};
pub use error::OddsError;
pub use fixers::{Step, best_step, chance_before, chance_now};
pub use hits::{MAX_REROLLED_POOL, hits, hits_at_least, hits_rerolling_misses, hits_with_sixes};
pub use kit::{MAX_CHANGES, Modifier};
pub use ratio::Ratio;
pub use sum::{sum, sum_at_least};
pub use tally::{MAX_VALUE, Tally};
pub use together::{Share, chance_together};

/// The most dice one roll may have, so that every count of outcomes fits into 128 bits.
pub const MAX_DICE: usize = 40;

/// Refuses more dice than a count of outcomes can hold.
fn check_dice(dice: usize) -> Result<(), OddsError> {
    if dice > MAX_DICE { Err(OddsError::TooManyDice { dice, most: MAX_DICE }) } else { Ok(()) }
}
