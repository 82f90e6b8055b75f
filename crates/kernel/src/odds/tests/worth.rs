use std::ops::RangeInclusive;

use super::ratio;
use crate::odds::{Modifier, Ratio, chance_before, sum_at_least};

use Modifier::{AddDie, AddFlat, Flip, Reroll, Set};

/// The targets of Common, Heroic and Legendary Contracts (GM-EFCT-01).
const LEVELS: [RangeInclusive<i32>; 3] = [6..=12, 13..=20, 21..=30];

/// The gain in percent of a reference team and of a team one die smaller.
type Gain = (&'static str, &'static str);

/// For each change the gain by level.
const WORTH: [(&[Modifier], [Gain; 3]); 10] = [
    (&[Set { to: 4 }], [("10.4", "28.2"), ("10.8", "23.5"), ("10.5", "19.7")]),
    (&[Set { to: 5 }], [("11.5", "36.1"), ("12.4", "29.5"), ("12.5", "24.7")]),
    (&[Set { to: 6 }], [("11.9", "40.4"), ("13.4", "33.7"), ("13.9", "28.7")]),
    (&[Reroll], [("7.7", "21.2"), ("8.2", "18.2"), ("8.1", "15.5")]),
    (&[Reroll, Reroll], [("10.6", "32.1"), ("11.9", "28.6"), ("12.4", "25.4")]),
    (&[AddDie], [("9.9", "31.2"), ("10.6", "25.4"), ("10.7", "21.2")]),
    (&[AddFlat(1)], [("5.1", "12.6"), ("4.8", "9.4"), ("4.4", "7.5")]),
    (&[AddFlat(2)], [("8.4", "23.1"), ("8.4", "17.8"), ("7.9", "14.3")]),
    (&[AddFlat(3)], [("10.4", "31.4"), ("10.8", "24.7"), ("10.5", "20.1")]),
    (&[Flip], [("11.9", "38.6"), ("13.4", "33.1"), ("13.8", "28.4")]),
];

/// The smallest team with a chance of 75 percent or more.
fn reference_dice(target: i32) -> usize {
    let enough = |dice: &usize| sum_at_least(*dice, target).expect("few dice") >= ratio(3, 4);
    (1..=10).find(enough).expect("ten dice are enough for every contract")
}

/// The mean gain over the targets of a level for teams this much below the reference.
fn mean_gain(level: RangeInclusive<i32>, fewer: usize, change: &[Modifier]) -> Ratio {
    let targets = level.clone().count();
    let gains = level.map(|target| {
        let dice = reference_dice(target) - fewer;
        let changed = chance_before(dice, target, change).expect("few dice");
        changed.checked_sub(sum_at_least(dice, target).expect("few dice")).expect("a change never hurts")
    });
    let sum = gains.fold(Ratio::ZERO, |sum, gain| sum.checked_add(gain).expect("small"));
    sum.checked_div(ratio(targets as u128, 1)).expect("some targets")
}

#[test]
fn changes_are_worth_what_the_catalogue_says() {
    for (change, levels) in WORTH {
        for (level, (reference, smaller)) in LEVELS.into_iter().zip(levels) {
            assert_eq!(mean_gain(level.clone(), 0, change).percent(1), reference, "{change:?} for {level:?}");
            assert_eq!(
                mean_gain(level.clone(), 1, change).percent(1),
                smaller,
                "{change:?} for {level:?}, smaller"
            );
        }
    }
}
