use super::{ratio, rolls};
use crate::odds::{MAX_DICE, OddsError, Ratio, hits, hits_at_least, hits_rerolling_misses, hits_with_sixes};

fn value(number: usize) -> i32 {
    i32::try_from(number).expect("small")
}

#[test]
fn hits_and_sixes_equal_counting_every_roll() {
    for dice in 0..=5 {
        for tn in 2..=6 {
            let tally = hits(dice, tn).expect("a small pool");
            for need in 0..=dice + 1 {
                for sixes in 0..=3 {
                    let enough = |roll: &Vec<u8>| roll.iter().filter(|&&face| face >= tn).count() >= need;
                    let bright = |roll: &Vec<u8>| roll.iter().filter(|&&face| face == 6).count() >= sixes;
                    let both = rolls(dice).filter(enough).filter(bright).count();
                    let exact = ratio(both as u128, tally.total());
                    assert_eq!(
                        hits_with_sixes(dice, tn, need, sixes),
                        Ok(exact),
                        "{dice} {tn} {need} {sixes}"
                    );
                }
                assert_eq!(hits_at_least(dice, tn, need), hits_with_sixes(dice, tn, need, 0));
            }
        }
    }
}

#[test]
fn rerolled_misses_equal_counting_two_rolls() {
    for dice in 1..=3 {
        for tn in 2..=6 {
            let tally = hits_rerolling_misses(dice, tn).expect("a small pool");
            let mut counted = vec![0_u128; dice + 1];
            for roll in rolls(2 * dice) {
                let (first, second) = roll.split_at(dice);
                counted[first.iter().zip(second).filter(|&(a, b)| *a.max(b) >= tn).count()] += 1;
            }
            for (number, &count) in counted.iter().enumerate() {
                assert_eq!(tally.weight(value(number)), count, "{dice} dice at {tn}+, {number} hits");
            }
        }
    }
}

#[test]
fn a_screamer_is_rarer_than_the_goal() {
    // Four dice at 4+: 15/16 for a goal, and two sixes always bring the one or two hits that are needed.
    assert_eq!(hits_at_least(4, 4, 1), Ok(ratio(15, 16)));
    assert_eq!(hits_with_sixes(4, 4, 1, 2), Ok(ratio(171, 1296)));
    assert_eq!(hits_with_sixes(4, 4, 2, 2), hits_with_sixes(4, 4, 1, 2));
    assert_eq!(hits_with_sixes(4, 4, 3, 2), Ok(ratio(6 * 16 + 4 * 5 + 1, 1296)));
}

#[test]
fn large_pools_and_strange_targets() {
    assert_eq!(hits(MAX_DICE, 2).map(|tally| tally.total()), Ok(6_u128.pow(40)));
    assert_eq!(hits_at_least(MAX_DICE, 6, usize::MAX), Ok(Ratio::ZERO));
    assert_eq!(hits_with_sixes(MAX_DICE, 6, 40, 40), Ok(ratio(1, 6_u128.pow(40))));
    assert_eq!(hits_rerolling_misses(24, 6).map(|tally| tally.total()), Ok(36_u128.pow(24)));
    assert_eq!(hits(2, 1), Err(OddsError::NotATargetNumber(1)));
    assert_eq!(hits_with_sixes(2, 7, 1, 2), Err(OddsError::NotATargetNumber(7)));
    assert_eq!(hits(41, 4), Err(OddsError::TooManyDice { dice: 41, most: 40 }));
    assert_eq!(hits_rerolling_misses(25, 4), Err(OddsError::TooManyDice { dice: 25, most: 24 }));
}
