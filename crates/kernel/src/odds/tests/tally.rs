use super::{ratio, rolls};
use crate::odds::{MAX_DICE, MAX_VALUE, OddsError, Ratio, Tally, sum, sum_at_least};

#[test]
fn sums_equal_counting_every_roll() {
    for dice in 0..=6 {
        let tally = sum(dice).expect("few dice");
        let mut counted = [0_u128; 40];
        for roll in rolls(dice) {
            counted[roll.iter().map(|&face| usize::from(face)).sum::<usize>()] += 1;
        }
        for (value, &count) in (0..).zip(&counted) {
            assert_eq!(tally.weight(value), count, "{dice} dice, {value}");
        }
    }
}

#[test]
fn forty_dice_keep_their_count() {
    let tally = sum(MAX_DICE).expect("the most dice allowed");
    assert_eq!(tally.total(), 6_u128.pow(40));
    assert_eq!(tally.iter().map(|(_, weight)| weight).sum::<u128>(), tally.total());
    assert_eq!((tally.lowest(), tally.highest()), (40, 240));
    assert_eq!(tally.mean(), Some(ratio(140, 1)));
    assert_eq!(tally.at_least(141).checked_add(tally.exactly(140)), Some(tally.at_least(140)));
    assert_eq!(sum(41), Err(OddsError::TooManyDice { dice: 41, most: 40 }));
}

#[test]
fn targets_beyond_the_dice_are_certain_or_hopeless() {
    assert_eq!(sum_at_least(3, 3), Ok(Ratio::ONE));
    assert_eq!(sum_at_least(3, i32::MIN), Ok(Ratio::ONE));
    assert_eq!(sum_at_least(3, 18), Ok(ratio(1, 216)));
    assert_eq!(sum_at_least(3, 19), Ok(Ratio::ZERO));
    assert_eq!(sum_at_least(3, i32::MAX), Ok(Ratio::ZERO));
    assert_eq!(sum_at_least(0, 0), Ok(Ratio::ONE));
    assert_eq!(sum_at_least(0, 1), Ok(Ratio::ZERO));
}

#[test]
fn tallies_trim_shift_and_map() {
    let tally = Tally::from_weights(-2, &[0, 3, 0, 1, 0]).expect("two values");
    assert_eq!((tally.lowest(), tally.highest(), tally.total()), (-1, 1, 4));
    assert_eq!(tally.mean(), None);
    assert_eq!(tally.iter().collect::<Vec<_>>(), [(-1, 3), (0, 0), (1, 1)]);
    let shifted = tally.shifted(3).expect("small");
    assert_eq!(shifted.mean(), Some(ratio(10, 4)));
    let even = Tally::die().map(|face| face % 2).expect("small");
    assert_eq!(even.iter().collect::<Vec<_>>(), [(0, 3), (1, 3)]);
}

#[test]
fn tallies_refuse_what_they_cannot_hold() {
    assert_eq!(Tally::from_weights(0, &[0, 0]), Err(OddsError::NoOutcome));
    assert_eq!(Tally::from_weights(0, &[u128::MAX, 1]), Err(OddsError::TooLarge));
    assert_eq!(Tally::certain(MAX_VALUE + 1), Err(OddsError::TooLarge));
    assert_eq!(Tally::certain(i32::MIN), Err(OddsError::TooLarge));
    assert_eq!(Tally::die().shifted(i32::MAX), Err(OddsError::TooLarge));
    assert_eq!(Tally::die().map(|_| i32::MAX), Err(OddsError::TooLarge));
    let large = Tally::from_weights(0, &[u128::MAX]).expect("one value");
    assert_eq!(large.plus(&Tally::die()), Err(OddsError::TooLarge));
}
