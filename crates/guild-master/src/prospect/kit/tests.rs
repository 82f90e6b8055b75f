use std::collections::BTreeMap;

use kernel::Game;
use kernel::odds::Modifier::{AddDie, AddFlat, Flip, Reroll, Set};

use super::*;
use crate::GuildMaster;
use crate::cards::ContractId;
use crate::terms::Side;

/// A table in a Round in which one Guild has these Adventurers, and Boons of these completed Contracts.
fn table(round: u8, people: &[&str], boons: &[ContractId]) -> Table {
    let setup = crate::Setup { guilds: 2, short: false };
    let mut table = GuildMaster::lay(&setup).unwrap();
    table.round = round;
    table.phase = Phase::Orders;
    let all = catalogue();
    table.guilds[0].adventurers = people.iter().filter_map(|name| all.adventurer_named(name)).collect();
    assert_eq!(table.guilds[0].adventurers.len(), people.len(), "{people:?}");
    table.guilds[0].completed = boons.iter().copied().collect();
    table
}

fn check(skill: Skill, dice: u8, target: u8) -> Planned<'static> {
    Planned { seat: Seat(0), team: &[], skill, dice, target, conflict: false }
}

/// What is still to come of a roll: the dice that lie, sorted, and the changes left, sorted.
type Position = (Vec<u8>, Vec<Modifier>);

/// The best chance by trying every change on every die in every order.
fn tried(at: Position, need: i32, known: &mut BTreeMap<(Position, i32), Ratio>) -> Ratio {
    if at.0.iter().map(|&face| i32::from(face)).sum::<i32>() >= need {
        return Ratio::ONE;
    }
    if let Some(chance) = known.get(&(at.clone(), need)) {
        return *chance;
    }
    let mut best = Ratio::ZERO;
    for place in 0..at.1.len() {
        let mut left = at.1.clone();
        let change = left.remove(place);
        let mut go = |dice: Vec<u8>, need: i32| {
            let mut dice = dice;
            dice.sort_unstable();
            tried((dice, left.clone()), need, known)
        };
        let mut luck = |dice: &dyn Fn(u8) -> Vec<u8>| {
            let sum =
                (1..=6).map(|face| go(dice(face), need)).reduce(|sum, one| sum.checked_add(one).unwrap());
            sum.unwrap().checked_mul(Ratio::new(1, 6).unwrap()).unwrap()
        };
        let with = |die: usize, face: u8| {
            let mut dice = at.0.clone();
            dice[die] = face;
            dice
        };
        let each = 0..at.0.len();
        let chances: Vec<Ratio> = match change {
            AddFlat(n) => vec![go(at.0.clone(), need - i32::from(n))],
            AddDie => vec![luck(&|face| [&at.0[..], &[face]].concat())],
            Set { to } => each.map(|die| go(with(die, to), need)).collect(),
            Flip => each.map(|die| go(with(die, 7 - at.0[die]), need)).collect(),
            Reroll => each.map(|die| luck(&|face| with(die, face))).collect(),
        };
        best = chances.into_iter().fold(best, Ratio::max);
    }
    known.insert((at, need), best);
    best
}

/// The chance before the roll by rolling every roll.
fn before(dice: u32, target: i32, changes: &[Modifier]) -> Ratio {
    let mut known = BTreeMap::new();
    let mut changes = changes.to_vec();
    changes.sort_unstable();
    let mut sum = Ratio::ZERO;
    for roll in 0..6_u32.pow(dice) {
        let mut faces: Vec<u8> = (0..dice).map(|die| (roll / 6_u32.pow(die) % 6) as u8 + 1).collect();
        faces.sort_unstable();
        sum = sum.checked_add(tried((faces, changes.clone()), target, &mut known)).unwrap();
    }
    sum.checked_mul(Ratio::new(1, u128::from(6_u32.pow(dice))).unwrap()).unwrap()
}

#[test]
fn upgrade_and_abilities_together_are_used_as_well_as_can_be() {
    // Lydia sets a die to 4 and Ilke adds 3, both under a Full Moon; the Upgrade sets a die to 5.
    let mut table = table(2, &["Lydia", "Ilke"], &[]);
    table.guilds[0].upgrades[Skill::Guile.index()] = Some(Side::Fixer);
    for target in 8..=20 {
        let best = best_chance(&table, &check(Skill::Guile, 3, target), Reach::Abilities);
        let all = [Set { to: 5 }, Set { to: 4 }, AddFlat(3)];
        assert_eq!(best, Some(before(3, target.into(), &all)), "target {target}");
    }
}

#[test]
fn rerolls_and_dice_that_are_added_wait_for_what_they_show() {
    // Brannoc has two re-rolls and Quillon a die, both under a Full Moon.
    let table = table(4, &["Brannoc", "Quillon"], &[]);
    for target in 6..=16 {
        let best = best_chance(&table, &check(Skill::Might, 2, target), Reach::Abilities);
        assert_eq!(best, Some(before(2, target.into(), &[Reroll, Reroll, AddDie])), "target {target}");
    }
}

#[test]
fn an_ability_counts_only_under_its_moon() {
    let plain = odds::sum_at_least(3, 12).ok();
    let people = ["Lydia", "Ilke", "Brannoc", "Quillon"];
    let half = table(1, &people, &[]);
    assert_eq!(best_chance(&half, &check(Skill::Guile, 3, 12), Reach::Abilities), plain);
    let full = table(2, &people, &[]);
    assert!(best_chance(&full, &check(Skill::Guile, 3, 12), Reach::Abilities) > plain);
}

#[test]
fn an_ability_used_up_this_round_counts_no_more() {
    let mut table = table(2, &["Ilke"], &[]);
    table.phase = Phase::Action;
    table.number = 1;
    let planned = check(Skill::Logic, 3, 12);
    assert_eq!(best_chance(&table, &planned, Reach::Abilities), Some(before(3, 12, &[AddFlat(3)])));
    let ilke = catalogue().adventurer_named("Ilke").unwrap();
    let used = crate::uses::Used { source: Source::Ability(ilke), number: 0, windows: Window::Check.bit() };
    table.guilds[0].used.push(used).unwrap();
    assert_eq!(best_chance(&table, &planned, Reach::Abilities), odds::sum_at_least(3, 12).ok());
}

#[test]
fn boons_are_told_apart() {
    let all = catalogue();
    let held = all.boons_in(Window::Check);
    for boon in held.iter() {
        let ops: Vec<Op> = all.boon(boon).map(|boon| boon.effects.list().to_vec()).unwrap_or_default();
        let [op @ (Op::SetDie { .. } | Op::Reroll { .. } | Op::AddDie { .. } | Op::AddFlat { .. })] = ops[..]
        else {
            continue;
        };
        let (skill, changes) = match op {
            Op::SetDie { to, count, skill } => (skill, vec![Set { to }; count.into()]),
            Op::Reroll { count, skill } => (skill, vec![Reroll; count.into()]),
            Op::AddDie { count, skill } => (skill, vec![AddDie; count.into()]),
            Op::AddFlat { n, skill } => (skill, vec![AddFlat(n.into())]),
            _ => continue,
        };
        let table = table(1, &[], &[boon]);
        let planned = check(skill.unwrap_or(Skill::Might), 2, 9);
        assert_eq!(best_chance(&table, &planned, Reach::Abilities), odds::sum_at_least(2, 9).ok());
        assert_eq!(best_chance(&table, &planned, Reach::Boons), Some(before(2, 9, &changes)), "{op:?}");
    }
}

#[test]
fn in_conflict_the_dice_are_the_penalty() {
    let table = table(1, &[], &[]);
    let planned = Planned { conflict: true, ..check(Skill::Might, 4, 10) };
    assert_eq!(best_chance(&table, &planned, Reach::Boons), odds::sum_at_least(4, 14).ok());
}

#[test]
fn more_changes_than_can_be_reckoned_with_leave_the_strongest() {
    let many = [vec![Reroll; 6], vec![Set { to: 4 }, Flip, Set { to: 6 }, AddFlat(2), AddDie]].concat();
    let fitted = fitted(many);
    assert_eq!(fitted.iter().filter(|change| **change == Reroll).count(), 5);
    assert_eq!(fitted.len(), MAX_CHANGES + 2);
    assert!(odds::chance_before(10, 40, &fitted).is_ok());
}
