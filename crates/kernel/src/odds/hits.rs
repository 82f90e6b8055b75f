//! Hits of a pool of dice at a target number (GB-TN-03, GB-TN-05).
//!
//! The pool and the target number are taken as they stand after all modifiers and limits (GB-RUL-50). Hits lost
//! or gained after the roll are a matter of the number asked for.

use super::{OddsError, Ratio, Tally, check_dice};

/// The most dice of a pool whose misses are rolled again: each die then has 36 outcomes.
pub const MAX_REROLLED_POOL: usize = 24;

/// The distribution of the number of dice that equal or beat the target number.
pub fn hits(dice: usize, tn: u8) -> Result<Tally, OddsError> {
    check_dice(dice)?;
    let hit = hitting_faces(tn)?;
    pool(dice, 6 - hit, hit)
}

/// The chance of at least this many hits: 1 for most tests, 2 for a Snap Shot (GB-MOM-15).
pub fn hits_at_least(dice: usize, tn: u8, need: usize) -> Result<Ratio, OddsError> {
    Ok(hits(dice, tn)?.at_least(value(need)))
}

/// The chance of at least `need` hits while at least `sixes` dice show 6, as a Screamer! asks (GB-MOM-06).
pub fn hits_with_sixes(dice: usize, tn: u8, need: usize, sixes: usize) -> Result<Ratio, OddsError> {
    check_dice(dice)?;
    // A six hits at every target number, so the other hits are counted among the dice that show something else.
    let hit = hitting_faces(tn)? - 1;
    let (mut good, mut total, mut choices) = (0, 0, 1_u128);
    for six in 0..=dice {
        let others = pool(dice - six, 5 - hit, hit)?;
        total += choices * others.total();
        if six >= sixes {
            good += choices * others.weight_at_least(value(need.saturating_sub(six)));
        }
        choices = choices * count(dice - six) / count(six + 1);
    }
    Ok(Ratio::of_counts(good, total))
}

/// The distribution of hits when every miss is rolled once more.
pub fn hits_rerolling_misses(dice: usize, tn: u8) -> Result<Tally, OddsError> {
    if dice > MAX_REROLLED_POOL {
        return Err(OddsError::TooManyDice { dice, most: MAX_REROLLED_POOL });
    }
    let miss = 6 - hitting_faces(tn)?;
    pool(dice, miss * miss, 36 - miss * miss)
}

/// The number of faces that hit at a target number.
fn hitting_faces(tn: u8) -> Result<u128, OddsError> {
    if (2..=6).contains(&tn) { Ok(u128::from(7 - tn)) } else { Err(OddsError::NotATargetNumber(tn)) }
}

/// The hits of dice that each miss in `miss` ways and hit in `hit` ways.
fn pool(dice: usize, miss: u128, hit: u128) -> Result<Tally, OddsError> {
    let die = Tally::from_weights(0, &[miss, hit])?;
    (0..dice).try_fold(Tally::certain(0)?, |sum, _| sum.plus(&die))
}

/// A number of hits as a value of a tally; more than any pool can have stays so.
fn value(hits: usize) -> i32 {
    i32::try_from(hits).unwrap_or(i32::MAX)
}

/// A number of dice as a weight.
fn count(dice: usize) -> u128 {
    u128::try_from(dice).unwrap_or(u128::MAX)
}
