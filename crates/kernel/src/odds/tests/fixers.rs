use std::collections::BTreeMap;

use super::ratio;
use crate::odds::{MAX_DICE, Modifier, OddsError, Ratio, best_step, chance_before, chance_now, sum_at_least};

use Modifier::{AddDie, AddFace, AddFlat, Flip, Reroll, Set};

type Known = BTreeMap<(Vec<u8>, i32, Vec<Modifier>), Ratio>;

fn average(chances: impl Iterator<Item = Ratio>) -> Ratio {
    let sum = chances.fold(Ratio::ZERO, |sum, chance| sum.checked_add(chance).expect("small"));
    sum.checked_mul(ratio(1, 6)).expect("small")
}

fn with(dice: &[u8], place: usize, face: u8) -> Vec<u8> {
    let mut dice = dice.to_vec();
    dice[place] = face;
    dice
}

/// The chance by trying every modifier on every die in every order, stopping included.
fn slow(dice: &[u8], target: i32, modifiers: &[Modifier], known: &mut Known) -> Ratio {
    if dice.iter().map(|&die| i32::from(die)).sum::<i32>() >= target {
        return Ratio::ONE;
    }
    let mut key = (dice.to_vec(), target, modifiers.to_vec());
    key.0.sort_unstable();
    key.2.sort_unstable();
    if let Some(&chance) = known.get(&key) {
        return chance;
    }
    let mut best = Ratio::ZERO;
    for (at, &modifier) in modifiers.iter().enumerate() {
        let mut left = modifiers.to_vec();
        left.remove(at);
        match modifier {
            AddFlat(number) => best = best.max(slow(dice, target - i32::from(number), &left, known)),
            AddFace(face) => best = best.max(slow(&[dice, &[face]].concat(), target, &left, known)),
            AddDie => {
                let more = |face: u8| [dice, &[face]].concat();
                best = best.max(average((1..=6).map(|face| slow(&more(face), target, &left, known))));
            }
            Set { .. } | Reroll | Flip => {
                for place in 0..dice.len() {
                    let mut to = |face: u8| slow(&with(dice, place, face), target, &left, known);
                    let chance = match modifier {
                        Set { to: face } => to(face),
                        Flip => to(7 - dice[place]),
                        _ => average((1..=6).map(to)),
                    };
                    best = best.max(chance);
                }
            }
        }
    }
    known.insert(key, best);
    best
}

/// The chance of somebody who does what `best_step` says.
fn following(dice: &[u8], target: i32, modifiers: &[Modifier]) -> Ratio {
    let Some(step) = best_step(dice, target, modifiers).expect("small") else {
        let reached = dice.iter().map(|&die| i32::from(die)).sum::<i32>() >= target;
        return if reached { Ratio::ONE } else { Ratio::ZERO };
    };
    let mut left = modifiers.to_vec();
    left.remove(modifiers.iter().position(|&own| own == step.modifier).expect("an own modifier"));
    let place = || step.die.expect("a die to change");
    let chance = match step.modifier {
        AddFlat(number) => following(dice, target - i32::from(number), &left),
        AddFace(face) => following(&[dice, &[face]].concat(), target, &left),
        AddDie => average((1..=6).map(|face| following(&[dice, &[face]].concat(), target, &left))),
        Set { to } => following(&with(dice, place(), to), target, &left),
        Flip => following(&with(dice, place(), 7 - dice[place()]), target, &left),
        Reroll => average((1..=6).map(|face| following(&with(dice, place(), face), target, &left))),
    };
    assert_eq!(step.chance, chance, "{dice:?} against {target} with {modifiers:?}: {step:?}");
    chance
}

/// Every kind alone and the mixtures in which one change could get in the way of another.
fn kits() -> Vec<Vec<Modifier>> {
    let set = |to| Set { to };
    vec![
        vec![],
        vec![set(4)],
        vec![set(1)],
        vec![Reroll],
        vec![Reroll, Reroll],
        vec![Flip],
        vec![AddDie],
        vec![AddFlat(2)],
        vec![set(5), Reroll],
        vec![set(4), Reroll, Reroll],
        vec![set(2), Reroll, AddDie],
        vec![set(6), set(3), Reroll],
        vec![set(1), Flip],
        vec![set(2), set(5), Flip],
        vec![set(1), set(3), Flip, Flip],
        vec![Flip, Reroll],
        vec![Flip, Reroll, Reroll],
        vec![Flip, Flip, Reroll],
        vec![set(2), Flip, Reroll],
        vec![set(4), Flip, Reroll, AddFlat(1)],
        vec![AddDie, Flip, Reroll],
        vec![AddDie, AddDie, Reroll],
        vec![AddFlat(1), AddFlat(3), set(4)],
        vec![AddFace(1)],
        vec![AddFace(1), set(5)],
        vec![AddFace(2), Reroll, Flip],
    ]
}

fn sorted_rolls(dice: usize) -> impl Iterator<Item = Vec<u8>> {
    super::rolls(dice).filter(|roll| roll.is_sorted())
}

#[test]
fn best_play_equals_trying_everything() {
    for kit in kits() {
        let mut known = Known::new();
        for dice in 0..=3 {
            for roll in sorted_rolls(dice) {
                for target in 1..=26 {
                    let exact = slow(&roll, target, &kit, &mut known);
                    assert_eq!(
                        chance_now(&roll, target, &kit),
                        Ok(exact),
                        "{roll:?} against {target} with {kit:?}"
                    );
                }
            }
        }
    }
}

/// Numbers that look random and are the same every time.
struct Mixed(u64);

impl Mixed {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn small(&mut self, bound: u8) -> u8 {
        u8::try_from(self.below(u64::from(bound))).expect("below a byte")
    }

    fn modifier(&mut self) -> Modifier {
        match self.below(9) {
            8 => AddFace(1 + self.small(6)),
            0..=2 => Set { to: 1 + self.small(6) },
            3 | 4 => Reroll,
            5 => AddDie,
            6 => AddFlat(u16::from(self.small(4))),
            _ => Flip,
        }
    }
}

#[test]
fn mixed_kits_equal_trying_everything_and_can_be_followed() {
    let mut mixed = Mixed(2);
    for _ in 0..400 {
        let kit: Vec<Modifier> = (0..mixed.below(5)).map(|_| mixed.modifier()).collect();
        let roll: Vec<u8> = (0..mixed.below(6)).map(|_| 1 + mixed.small(6)).collect();
        let shown = roll.iter().map(|&die| i32::from(die)).sum::<i32>();
        let target = shown + i32::from(mixed.small(16));
        let exact = slow(&roll, target, &kit, &mut Known::new());
        assert_eq!(chance_now(&roll, target, &kit), Ok(exact), "{roll:?} against {target} with {kit:?}");
        assert_eq!(following(&roll, target, &kit), exact, "{roll:?} against {target} with {kit:?}");
    }
}

#[test]
fn the_chance_before_a_roll_is_the_average_after_it() {
    for kit in kits() {
        for (dice, targets) in [(0, 1..=8), (1, 3..=9), (2, 5..=14), (4, 12..=22)] {
            for target in targets {
                let rolls: Vec<Ratio> =
                    super::rolls(dice).map(|roll| chance_now(&roll, target, &kit).expect("small")).collect();
                let sum =
                    rolls.iter().fold(Ratio::ZERO, |sum, &chance| sum.checked_add(chance).expect("small"));
                let mean = sum.checked_div(ratio(rolls.len() as u128, 1));
                assert_eq!(
                    chance_before(dice, target, &kit).ok(),
                    mean,
                    "{dice} against {target} with {kit:?}"
                );
            }
        }
    }
}

#[test]
fn following_the_steps_gives_the_chance() {
    for kit in kits() {
        for roll in [vec![], vec![2], vec![3, 1], vec![6, 2, 1], vec![2, 3, 3, 1], vec![5, 5, 4, 1, 1]] {
            for target in 4..=30 {
                let chance = chance_now(&roll, target, &kit).expect("small");
                assert_eq!(following(&roll, target, &kit), chance, "{roll:?} against {target} with {kit:?}");
            }
        }
    }
}

#[test]
fn a_one_worth_turning_over_is_not_rolled_again() {
    let step = best_step(&[1, 2], 11, &[Flip, Reroll]).expect("small").expect("a way");
    assert_eq!((step.modifier, step.die), (Reroll, Some(1)));
    let step = best_step(&[1, 2], 11, &[Reroll, Reroll]).expect("small").expect("a way");
    assert_eq!((step.modifier, step.die), (Reroll, Some(0)));
}

#[test]
fn no_luck_is_asked_of_the_dice_where_none_is_needed() {
    let kit = [AddDie, Reroll, AddFlat(1), AddFlat(2), Set { to: 5 }];
    let step = best_step(&[1, 4, 6], 13, &kit).expect("small").expect("a way");
    assert_eq!((step.modifier, step.die, step.chance), (AddFlat(2), None, Ratio::ONE));
    let step = best_step(&[4, 1, 6], 15, &kit).expect("small").expect("a way");
    assert_eq!((step.modifier, step.die, step.chance), (Set { to: 5 }, Some(1), Ratio::ONE));
    assert_eq!(best_step(&[4, 1, 6], 11, &kit), Ok(None));
    assert_eq!(best_step(&[4, 1, 6], 40, &kit), Ok(None));
}

#[test]
fn limits_of_the_two_skill_upgrade_sides() {
    // GM-EX-19: a fixer gives at most 4 more, two rerolls at most 10 more.
    let fixer = [Set { to: 5 }];
    assert_eq!(chance_now(&[1, 1, 3], 9, &fixer), Ok(Ratio::ONE));
    assert_eq!(chance_now(&[1, 1, 3], 10, &fixer), Ok(Ratio::ZERO));
    assert_eq!(chance_now(&[1, 1, 3], 15, &[Reroll, Reroll]), Ok(ratio(1, 36)));
    assert_eq!(chance_now(&[1, 1, 3], 16, &[Reroll, Reroll]), Ok(Ratio::ZERO));
}

#[test]
fn plain_rolls_and_added_dice_are_plain_sums() {
    for target in 0..=61 {
        assert_eq!(chance_before(10, target, &[]), sum_at_least(10, target));
        assert_eq!(chance_before(8, target, &[AddDie, AddDie, AddFlat(3)]), sum_at_least(10, target - 3));
    }
    assert_eq!(chance_before(MAX_DICE, 140, &[]), sum_at_least(MAX_DICE, 140));
}

#[test]
fn more_changes_never_hurt_a_large_roll() {
    let kit = [Reroll, Reroll, Set { to: 5 }, Reroll, Set { to: 1 }, Flip, Reroll, AddFlat(1)];
    let mut last = sum_at_least(10, 45).expect("few dice");
    for count in 1..=kit.len() {
        let chance = chance_before(10, 45, &kit[..count]).expect("few changes");
        assert!(chance >= last, "{:?}", &kit[..count]);
        last = chance;
    }
    assert!(last > ratio(1, 2));
}

#[test]
fn questions_beyond_the_limits_are_refused() {
    let many = [Reroll; 33];
    assert_eq!(chance_now(&[0], 3, &[]), Err(OddsError::NotAFace(0)));
    assert_eq!(best_step(&[7], 3, &[]), Err(OddsError::NotAFace(7)));
    assert_eq!(chance_before(1, 3, &[Set { to: 9 }]), Err(OddsError::NotAFace(9)));
    assert_eq!(chance_before(1, 3, &many), Err(OddsError::TooManyChanges { changes: 33, most: 32 }));
    assert_eq!(chance_before(40, 3, &[AddDie]), Err(OddsError::TooManyDice { dice: 41, most: 40 }));
    assert!(matches!(chance_before(usize::MAX, 3, &[AddDie]), Err(OddsError::TooManyDice { .. })));
    assert!(matches!(chance_now(&[1; 41], 3, &[]), Err(OddsError::TooManyDice { .. })));
    assert_eq!(chance_before(3, i32::MAX, &[Reroll, AddFlat(9)]), Ok(Ratio::ZERO));
    assert_eq!(chance_before(3, i32::MIN, &[Reroll, AddFlat(9)]), Ok(Ratio::ONE));
    assert_eq!(best_step(&[1], i32::MAX, &[AddFlat(u16::MAX)]), Ok(None));
    assert_eq!(best_step(&[1], i32::MIN, &[AddFlat(u16::MAX)]), Ok(None));
}
