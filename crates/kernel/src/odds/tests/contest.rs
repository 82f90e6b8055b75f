use super::{ratio, rolls};
use crate::odds::{OddsError, Ratio, Tally, contest, contest_until_settled, sum};

fn total(roll: &[u8], bonus: u8) -> u8 {
    roll.iter().sum::<u8>() + bonus
}

#[test]
fn contests_equal_counting_every_roll() {
    // Two, one and two dice, the single die with 3 more.
    let seats = [sum(2), sum(1).and_then(|die| die.shifted(3)), sum(2)].map(|tally| tally.expect("few dice"));
    let result = contest(&seats).expect("three seats");
    let mut counted = [0_u128; 8];
    for roll in rolls(5) {
        let values = [total(&roll[..2], 0), total(&roll[2..3], 3), total(&roll[3..], 0)];
        let best = values.iter().max().copied();
        let set = values.iter().enumerate().filter(|(_, value)| Some(**value) == best);
        counted[set.map(|(seat, _)| 1_usize << seat).sum::<usize>()] += 1;
    }
    for (set, &count) in counted.iter().enumerate().skip(1) {
        let leaders: Vec<usize> = (0..3).filter(|seat| set >> seat & 1 == 1).collect();
        assert_eq!(result.led_by(&leaders), ratio(count, 7776), "{leaders:?}");
    }
    assert_eq!(result.wins(1), ratio(counted[2], 7776));
    assert_eq!(result.tie(), ratio(counted[3] + counted[5] + counted[6] + counted[7], 7776));
    assert_eq!(result.wins(3), Ratio::ZERO);
    assert_eq!(result.led_by(&[]), Ratio::ZERO);
}

#[test]
fn ties_rolled_again_share_what_is_left() {
    let die = Tally::die();
    let even = contest_until_settled(&[die.clone(), die.clone(), die.clone()]);
    assert_eq!(even, Ok(vec![ratio(1, 3); 3]));
    // 1D6 + 2 against 1D6: 26 ways win, 6 lose and 4 tie, which is rolled again.
    let kicker = die.shifted(2).expect("small");
    assert_eq!(contest_until_settled(&[kicker, die.clone()]), Ok(vec![ratio(26, 32), ratio(6, 32)]));
    assert_eq!(contest_until_settled(&[die]), Ok(vec![Ratio::ONE]));
}

#[test]
fn settled_chances_add_up() {
    let bonus = [0, 1, 1, 3];
    let seats = bonus.map(|bonus| Tally::die().shifted(bonus).expect("small"));
    let chances = contest_until_settled(&seats).expect("small counts");
    let sum = chances.iter().try_fold(Ratio::ZERO, |sum, &chance| sum.checked_add(chance));
    assert_eq!(sum, Some(Ratio::ONE));
    assert_eq!(chances[1], chances[2]);
    assert!(chances[0] < chances[1] && chances[2] < chances[3]);
}

#[test]
fn conflictors_are_compared_by_margin() {
    // Two dice against 8 and three dice against 12; failures count alike and below every success (GM-CTST-15).
    let margin = |dice: usize, target: i32| {
        sum(dice)
            .and_then(|tally| tally.shifted(-target))
            .and_then(|tally| tally.map(|margin| margin.max(-1)))
    };
    let (two, three) = (margin(2, 8).expect("small"), margin(3, 12).expect("small"));
    let result = contest(&[two, three]).expect("two seats");
    let (mut first, mut second) = (0, 0);
    for roll in rolls(5) {
        let margins = [i32::from(total(&roll[..2], 0)) - 8, i32::from(total(&roll[2..], 0)) - 12];
        first += u128::from(margins[0] >= 0 && margins[0] > margins[1]);
        second += u128::from(margins[1] >= 0 && margins[1] > margins[0]);
    }
    assert_eq!(result.wins(0), ratio(first, 7776));
    assert_eq!(result.wins(1), ratio(second, 7776));
}

#[test]
fn contests_that_cannot_be_answered() {
    let one = Tally::certain(1).expect("small");
    assert_eq!(contest(&[]), Err(OddsError::NotAContest(0)));
    assert_eq!(contest_until_settled(&vec![Tally::die(); 9]), Err(OddsError::NotAContest(9)));
    assert_eq!(contest_until_settled(&[one.clone(), one.clone()]), Err(OddsError::NeverSettles));
    // The two that would tie for ever never lead here.
    let high = Tally::certain(7).expect("small");
    let chances = contest_until_settled(&[one.clone(), one, high]);
    assert_eq!(chances, Ok(vec![Ratio::ZERO, Ratio::ZERO, Ratio::ONE]));
    let forty = sum(40).expect("the most dice allowed");
    assert_eq!(contest(&[forty.clone(), forty]), Err(OddsError::TooLarge));
}
