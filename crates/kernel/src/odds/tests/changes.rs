use std::collections::BTreeMap;

use super::ratio;
use crate::odds::{
    Changes, Modifier, OddsError, Ratio, Share, chance_before, chance_now, chance_together, sum, sum_at_least,
};

use Modifier::{AddDie, AddFace, AddFlat, Flip, Reroll, Set};

/// The dice of each share, what may be used on them, and whose turn it is.
type Position = (Vec<Vec<u8>>, Vec<Changes>, usize);

/// A position by which what is known of it is found: dice, numbers added, what all and what else may be used, the turn.
type Key = (Vec<Vec<u8>>, i32, Vec<Vec<Modifier>>, Vec<Lists>, usize);

/// Lists of which one may be used, for each choice.
type Lists = Vec<Vec<Vec<Modifier>>>;

/// What best play brings by trying everything in every order: every change on every die, every choice of a list.
struct Slow<'a> {
    worth: &'a dyn Fn(i32) -> u32,
    known: BTreeMap<Key, Ratio>,
}

fn mean(all: impl Iterator<Item = Ratio>) -> Ratio {
    let (mut sum, mut count) = (Ratio::ZERO, 0);
    for one in all {
        sum = sum.checked_add(one).expect("small");
        count += 1;
    }
    sum.checked_div(ratio(count, 1)).expect("some")
}

impl Slow<'_> {
    fn best(&mut self, (mut dice, mut changes, turn): Position, flat: i32) -> Ratio {
        for (dice, changes) in dice.iter_mut().zip(&mut changes) {
            dice.sort_unstable();
            changes.all.sort_unstable();
        }
        let key = (
            dice.clone(),
            flat,
            changes.iter().map(|one| one.all.clone()).collect(),
            changes.iter().map(|one| one.either.clone()).collect(),
            turn,
        );
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let best = self.tried(&dice, &changes, turn, flat);
        self.known.insert(key, best);
        best
    }

    fn tried(&mut self, dice: &[Vec<u8>], changes: &[Changes], turn: usize, flat: i32) -> Ratio {
        let Some(own) = changes.get(turn) else {
            let sum: i32 = dice.iter().flatten().map(|&face| i32::from(face)).sum();
            return ratio(u128::from((self.worth)(sum + flat)), 1);
        };
        let mut best = self.best((dice.to_vec(), changes.to_vec(), turn + 1), flat);
        for (at, lists) in own.either.iter().enumerate() {
            for list in lists {
                let mut then = changes.to_vec();
                then[turn].either.remove(at);
                then[turn].all.extend(list);
                best = best.max(self.best((dice.to_vec(), then, turn), flat));
            }
        }
        for (at, modifier) in own.all.iter().enumerate() {
            let mut left = changes.to_vec();
            left[turn].all.remove(at);
            let with = |face: u8| {
                let mut dice = dice.to_vec();
                dice[turn].push(face);
                dice
            };
            let turned = |die: usize, face: u8| {
                let mut dice = dice.to_vec();
                dice[turn][die] = face;
                dice
            };
            let each = 0..dice[turn].len();
            let mut go =
                |dice: Vec<Vec<u8>>, more: u16| self.best((dice, left.clone(), turn), flat + i32::from(more));
            let tried: Vec<Ratio> = match *modifier {
                AddFlat(number) => vec![go(dice.to_vec(), number)],
                AddFace(face) => vec![go(with(face), 0)],
                AddDie => vec![mean((1..=6).map(|face| go(with(face), 0)))],
                Set { to } => each.map(|die| go(turned(die, to), 0)).collect(),
                Flip => each.map(|die| go(turned(die, 7 - dice[turn][die]), 0)).collect(),
                Reroll => each.map(|die| mean((1..=6).map(|face| go(turned(die, face), 0)))).collect(),
            };
            best = tried.into_iter().fold(best, Ratio::max);
        }
        best
    }
}

/// The average over every roll of best play.
fn slow(shares: &[Share], worth: &dyn Fn(i32) -> u32) -> Ratio {
    let mut slow = Slow { worth, known: BTreeMap::new() };
    let changes: Vec<Changes> = shares.iter().map(|share| share.changes.clone()).collect();
    let rolled: usize = shares.iter().map(|share| share.dice).sum();
    mean(super::rolls(rolled).map(|roll| {
        let mut faces = roll.into_iter();
        let dice = shares
            .iter()
            .map(|share| share.shown.iter().copied().chain(faces.by_ref().take(share.dice)).collect());
        slow.best((dice.collect(), changes.clone(), 0), 0)
    }))
}

fn reached(target: i32) -> impl Fn(i32) -> u32 {
    move |sum| u32::from(sum >= target)
}

fn set(to: u8) -> Modifier {
    Set { to }
}

/// Lists of which one may be used, alone and in company.
fn alternatives() -> Vec<Changes> {
    let one = |all: &[Modifier], lists: &[&[Modifier]]| Changes {
        all: all.to_vec(),
        either: vec![lists.iter().map(|list| list.to_vec()).collect()],
    };
    let two = |all: &[Modifier], first: &[&[Modifier]], second: &[&[Modifier]]| Changes {
        either: [first, second]
            .iter()
            .map(|lists| lists.iter().map(|list| list.to_vec()).collect())
            .collect(),
        all: all.to_vec(),
    };
    vec![
        one(&[], &[&[Reroll, Reroll], &[set(5)]]),
        one(&[], &[&[Reroll], &[AddFlat(2)], &[Flip]]),
        one(&[Reroll], &[&[AddDie], &[set(6)]]),
        one(&[Reroll, Reroll], &[&[AddDie], &[AddFlat(3)], &[Reroll]]),
        one(&[set(4)], &[&[AddDie, Reroll], &[Flip], &[set(5), AddFlat(1)]]),
        one(&[Reroll, AddDie], &[&[AddFace(2)], &[Flip]]),
        one(&[], &[&[set(1)], &[Flip], &[set(4)], &[set(5)]]),
        two(&[], &[&[Reroll, Reroll], &[set(6)]], &[&[Reroll, Reroll], &[Flip]]),
        two(&[Reroll], &[&[AddDie], &[set(5)]], &[&[AddFlat(2)], &[Reroll]]),
        two(&[], &[&[set(2)], &[AddDie]], &[&[Flip], &[Reroll]]),
    ]
}

#[test]
fn of_alternatives_the_best_is_taken_when_it_is_known() {
    for changes in alternatives() {
        for (dice, targets) in [(1, [4, 6, 8, 11]), (2, [7, 9, 12, 14]), (3, [9, 12, 14, 17])] {
            let share = Share { dice, changes: changes.clone(), ..Share::default() };
            for target in targets {
                let exact = slow(std::slice::from_ref(&share), &reached(target));
                assert_eq!(changes.chance_before(dice, target), Ok(exact), "{dice} at {target}: {changes:?}");
            }
        }
    }
}

#[test]
fn the_choice_of_a_list_waits_for_the_dice() {
    let [fix, add] = [vec![set(6)], vec![AddFlat(3)]];
    let either = Changes { all: vec![], either: vec![vec![fix.clone(), add.clone()]] };
    let best = |target| either.chance_before(3, target).expect("small");
    for target in 9..=17 {
        let alone = [&fix, &add].map(|list| chance_before(3, target, list).expect("small"));
        let both = chance_before(3, target, &[set(6), AddFlat(3)]).expect("small");
        assert!(best(target) >= alone[0].max(alone[1]) && best(target) <= both, "{target}");
    }
    let [fixed, added, both] = [&fix[..], &add, &[set(6), AddFlat(3)]].map(|kit| chance_before(3, 16, kit));
    assert!(
        best(16) > fixed.expect("small").max(added.expect("small")),
        "4, 4, 5 wants the number, 6, 6, 1 the die"
    );
    assert!(best(16) < both.expect("small"), "never both");
}

#[test]
fn what_sums_are_worth_is_brought_by_best_play() {
    let tens = |sum: i32| u32::try_from(sum / 5).expect("not below zero");
    let worth: Vec<u32> = (0..60).map(tens).collect();
    for changes in alternatives()
        .into_iter()
        .chain([[Reroll, Reroll].as_slice().into(), [Flip, Reroll, AddDie].as_slice().into()])
    {
        for dice in 1..=2 {
            let share = Share { dice, changes: changes.clone(), ..Share::default() };
            let exact = slow(std::slice::from_ref(&share), &tens);
            assert_eq!(changes.worth_before(dice, &worth), Ok(exact), "{dice}: {changes:?}");
        }
        let lying = Share { shown: vec![2, 1, 6], changes: changes.clone(), ..Share::default() };
        assert_eq!(changes.worth_now(&[2, 1, 6], &worth), Ok(slow(&[lying], &tens)), "{changes:?}");
    }
    assert_eq!(
        Changes::default().worth_before(3, &(0..=18).collect::<Vec<_>>()).ok(),
        sum(3).expect("few").mean()
    );
}

#[test]
fn each_changes_its_own_dice_in_turn() {
    let share = |dice: usize, all: &[Modifier]| Share { dice, changes: all.into(), ..Share::default() };
    let either =
        |dice: usize, at: usize| Share { dice, changes: alternatives()[at].clone(), ..Share::default() };
    let shown =
        |shown: &[u8], all: &[Modifier]| Share { shown: shown.to_vec(), dice: 0, changes: all.into() };
    let teams = [
        vec![share(1, &[Reroll]), share(2, &[])],
        vec![share(2, &[set(5)]), share(1, &[Reroll, Reroll])],
        vec![share(1, &[Reroll]), share(2, &[Reroll])],
        vec![share(2, &[Reroll, Reroll]), share(1, &[Reroll, AddDie])],
        vec![share(1, &[AddDie]), share(2, &[Reroll, Flip])],
        vec![share(2, &[Reroll]), share(1, &[AddDie, set(4)])],
        vec![share(1, &[Reroll]), share(1, &[AddFlat(1), Reroll]), share(1, &[Flip])],
        vec![share(1, &[Reroll]), share(1, &[Reroll]), share(1, &[Reroll, Reroll])],
        vec![share(1, &[Reroll, Reroll]), share(2, &[Reroll, Reroll])],
        vec![share(2, &[Flip, Reroll]), share(1, &[Reroll, set(2)])],
        vec![share(1, &[AddDie]), share(1, &[AddFace(3), Reroll, AddFlat(2)]), share(1, &[Reroll])],
        vec![either(1, 9), either(1, 1)],
        vec![either(1, 0), share(2, &[Reroll])],
        vec![share(1, &[Reroll]), either(1, 3)],
        vec![shown(&[1, 3], &[Reroll]), shown(&[2, 5, 5], &[Reroll, AddFace(2)])],
        vec![shown(&[1, 4], &[Reroll, AddDie]), share(1, &[set(6)]), shown(&[2], &[Reroll])],
    ];
    for team in teams {
        for target in 5..=18 {
            let exact = slow(&team, &reached(target));
            assert_eq!(chance_together(&team, target), Ok(exact), "{target}: {team:?}");
        }
    }
}

#[test]
fn together_without_changes_is_a_plain_sum() {
    let plain = |dice| Share { dice, ..Share::default() };
    for target in 0..=62 {
        assert_eq!(chance_together(&[plain(4), plain(3), plain(3)], target), sum_at_least(10, target));
        let one = Share { dice: 6, changes: [Reroll, Reroll].as_slice().into(), ..Share::default() };
        assert_eq!(chance_together(&[one], target), chance_before(6, target, &[Reroll, Reroll]));
    }
    assert_eq!(chance_together(&[], 0), Ok(Ratio::ONE));
    assert_eq!(chance_together(&[], 1), Ok(Ratio::ZERO));
    let wrong = Share { shown: vec![7], ..Share::default() };
    assert_eq!(chance_together(&[wrong], 3), Err(OddsError::NotAFace(7)));
    assert!(matches!(chance_together(&[plain(30), plain(30)], 3), Err(OddsError::TooManyDice { .. })));
}

#[test]
fn one_alone_is_as_good_as_a_team_of_one() {
    // Rolls are looked through in another way than turns; eight dice and eighteen rerolls need the larger counts.
    let kits: [(usize, &[Modifier]); 5] = [
        (9, &[Reroll; 3]),
        (8, &[Reroll; 18]),
        (6, &[Reroll, Reroll, Flip, set(4), AddFlat(2)]),
        (5, &[AddDie, AddDie, Reroll, set(5), AddFace(2)]),
        (10, &[Reroll, Reroll, AddDie, Flip, Flip]),
    ];
    for (dice, kit) in kits {
        let alone = |dice| Share { dice, changes: kit.into(), ..Share::default() };
        let lying = Share { shown: vec![4], ..Share::default() };
        for target in [12, 24, 30, 36, 41, 48, 60] {
            let exact = chance_before(dice, target, kit);
            assert_eq!(chance_together(&[alone(dice)], target), exact, "{dice} at {target}: {kit:?}");
            assert_eq!(chance_together(&[lying.clone(), alone(dice)], target + 4), exact, "{kit:?}");
        }
    }
    for changes in alternatives() {
        for target in [10, 16, 20, 24] {
            let share = Share { dice: 4, changes: changes.clone(), ..Share::default() };
            assert_eq!(chance_together(&[share], target), changes.chance_before(4, target), "{changes:?}");
        }
    }
}

#[test]
fn what_would_take_too_long_has_no_answer() {
    let share = |dice: usize, rerolls: usize| Share {
        dice,
        changes: vec![Reroll; rerolls].as_slice().into(),
        ..Share::default()
    };
    let team = [share(8, 5), share(8, 5), share(8, 5)];
    assert_eq!(chance_together(&team, 100), Err(OddsError::TooMuchWork));
    assert_eq!(chance_together(&[share(18, 18), share(1, 1)], 90), Err(OddsError::TooMuchWork));
    assert_eq!(chance_together(&[share(30, 1)], 90), Err(OddsError::TooMuchWork));
    assert_eq!(chance_before(20, 90, &[Reroll; 20]), Err(OddsError::TooMuchWork));
    // What a team of the rules may have, and more, is answered.
    let four = [share(3, 3), share(3, 2), share(2, 3), share(2, 2)];
    assert!(chance_together(&four, 42).is_ok());
}

#[test]
fn many_changes_are_all_counted() {
    // Twelve rerolls on two dice: 12 is missed only if a die never shows a 6 in what it gets.
    let many = [Reroll; 12];
    let more = [Reroll; 11];
    let chance = |kit: &[Modifier]| chance_before(2, 12, kit).expect("few enough");
    assert!(chance(&many) > chance(&more));
    assert_eq!(
        chance_now(&[1], 6, &many).expect("small").complement(),
        ratio(5_u128.pow(12), 6_u128.pow(12))
    );
    assert_eq!(chance_now(&[1; 9], 54, &[set(6); 9]), Ok(Ratio::ONE));
    assert_eq!(chance_now(&[1; 9], 54, &[set(6); 8]), Ok(Ratio::ZERO));
    assert_eq!(chance_now(&[1; 10], 60, &[Flip; 10]), Ok(Ratio::ONE));
}
