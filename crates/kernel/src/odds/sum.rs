//! Sums of dice (GM-SKIL-06).

use super::{OddsError, Ratio, Tally, check_dice};

/// The distribution of the sum of up to [`MAX_DICE`](super::MAX_DICE) dice.
pub fn sum(dice: usize) -> Result<Tally, OddsError> {
    check_dice(dice)?;
    let die = Tally::die();
    (0..dice).try_fold(Tally::certain(0)?, |sum, _| sum.plus(&die))
}

/// The chance that the sum of the dice reaches the target (GM-CONT-03).
pub fn sum_at_least(dice: usize, target: i32) -> Result<Ratio, OddsError> {
    Ok(sum(dice)?.at_least(target))
}
