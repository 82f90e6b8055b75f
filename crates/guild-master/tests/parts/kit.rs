//! What a Guild could use on a check, against every way to use it.

use std::collections::BTreeMap;

use kernel::Game;
use kernel::odds;
use kernel::odds::Modifier::{AddDie, AddFace, AddFlat, Flip, Reroll, Set};

use kernel::Seat;
use kernel::odds::{Modifier, Ratio};

use guild_master::inside::{DICE_CAP, Planned, Reach, best_chances, ways};
use guild_master::{
    AdventurerId, ContractId, GuildMaster, Op, Phase, Setup, Side, Skill, Source, Table, Used, Window,
    catalogue,
};

/// A table in a Round in which one Guild has these Adventurers, and Boons of these completed Contracts.
fn table(round: u8, people: &[&str], boons: &[ContractId]) -> Table {
    let setup = Setup::of(2);
    let mut table = GuildMaster::lay(&setup).unwrap();
    table.round = round;
    table.phase = Phase::Orders;
    let all = catalogue();
    table.guilds[0].adventurers = people.iter().filter_map(|name| all.adventurer_named(name)).collect();
    assert_eq!(table.guilds[0].adventurers.len(), people.len(), "{people:?}");
    table.guilds[0].completed = boons.iter().copied().collect();
    table
}

/// The chance with everything up to a reach.
fn best_chance(table: &Table, check: &Planned<'_>, reach: Reach) -> Option<Ratio> {
    let (able, all) = best_chances(table, check)?;
    Some(if reach == Reach::Boons { all } else { able })
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
            AddFace(face) => vec![go([&at.0[..], &[face]].concat(), need)],
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
    // Brannoc has two re-rolls and Celandine a die, both under a Full Moon.
    let table = table(4, &["Brannoc", "Celandine"], &[]);
    for target in 6..=16 {
        let best = best_chance(&table, &check(Skill::Might, 2, target), Reach::Abilities);
        assert_eq!(best, Some(before(2, target.into(), &[Reroll, Reroll, AddDie])), "target {target}");
    }
}

#[test]
fn an_ability_counts_only_under_its_moon() {
    let plain = odds::sum_at_least(3, 12).ok();
    let people = ["Lydia", "Ilke", "Brannoc", "Celandine"];
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
    let used = Used { source: Source::Ability(ilke), number: 0, windows: Window::Check.bit() };
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

/// The best chance when one of several lists may be used too, chosen at once or after a re-roll of those that all may be used.
fn tried_one_of(faces: &[u8], need: i32, rerolls: usize, lists: &[Vec<Modifier>]) -> Ratio {
    let mut known = BTreeMap::new();
    let with = |list: &Vec<Modifier>| {
        let mut all = [&vec![Reroll; rerolls][..], list].concat();
        all.sort_unstable();
        all
    };
    let mut best =
        lists.iter().map(|list| tried((faces.to_vec(), with(list)), need, &mut known)).max().unwrap();
    for die in (0..faces.len()).filter(|_| rerolls > 0) {
        let rolled = (1..=6).map(|face| {
            let mut faces = faces.to_vec();
            faces[die] = face;
            tried_one_of(&faces, need, rerolls - 1, lists)
        });
        let sum = rolled.reduce(|sum, one| sum.checked_add(one).unwrap()).unwrap();
        best = best.max(sum.checked_mul(Ratio::new(1, 6).unwrap()).unwrap());
    }
    best
}

/// The same before the roll.
fn before_one_of(dice: u32, target: i32, rerolls: usize, lists: &[Vec<Modifier>]) -> Ratio {
    let mut sum = Ratio::ZERO;
    for roll in 0..6_u32.pow(dice) {
        let faces: Vec<u8> = (0..dice).map(|die| (roll / 6_u32.pow(die) % 6) as u8 + 1).collect();
        sum = sum.checked_add(tried_one_of(&faces, target, rerolls, lists)).unwrap();
    }
    sum.checked_mul(Ratio::new(1, u128::from(6_u32.pow(dice))).unwrap()).unwrap()
}

#[test]
fn who_copies_uses_one_ability_and_picks_it_when_the_dice_lie() {
    // Gundra copies under a Half Moon; nobody else's ability shines in Round 1.
    let table = table(1, &["Gundra", "Brannoc", "Lydia", "Ilke"], &[]);
    let lists = [vec![Reroll, Reroll], vec![Set { to: 4 }], vec![AddFlat(3)]];
    for target in 10..=18 {
        let best = best_chance(&table, &check(Skill::Logic, 3, target), Reach::Abilities);
        assert_eq!(best, Some(before_one_of(3, target.into(), 0, &lists)), "target {target}");
    }
}

#[test]
fn dice_of_other_skills_count_by_a_copied_ability_too() {
    // Ishara counts two dice of another Skill and rolls one again, under a Half Moon; Gundra does so once more by copying
    // her, or adds a number like Ilke.
    let mut table = table(1, &["Gundra", "Ishara", "Ilke"], &[]);
    let ishara = catalogue().adventurer_named("Ishara").unwrap();
    let team = [ishara];
    let planned = Planned { team: &team, ..check(Skill::Guile, 2, 17) };
    let best = best_chance(&table, &planned, Reach::Abilities);
    assert_eq!(best, Some(before(6, 17, &[Reroll, Reroll])), "all four dice of the other Skill, two by each");
    // When Ishara's own ability is gone, the copied one counts the dice and then adds no number.
    table.phase = Phase::Action;
    let used = Used { source: Source::Ability(ishara), number: 3, windows: Window::Before.bit() };
    table.guilds[0].used.push(used).unwrap();
    let best = best_chance(&table, &planned, Reach::Abilities);
    assert_eq!(best, Some(before(4, 17, &[Reroll]).max(before(2, 17, &[AddFlat(3)]))));
}

#[test]
fn effects_lower_a_penalty_together_and_not_below_nothing() {
    // Keshet lowers it by 1, Ulvane by 4, both under a Half Moon.
    let table = table(1, &["Keshet", "Ulvane"], &[]);
    for (dice, less) in [(3, 3), (4, 4), (5, 5), (6, 5)] {
        let planned = Planned { conflict: true, ..check(Skill::Might, dice, 12) };
        let best = best_chance(&table, &planned, Reach::Abilities);
        let target = 12 + i32::from(dice) - less;
        assert_eq!(best, odds::sum_at_least(dice.into(), target).ok(), "{dice} dice");
    }
}

#[test]
fn a_die_kept_on_a_card_can_be_changed_like_any_other() {
    let brew = ContractId(4);
    let mut table = table(1, &[], &[brew]);
    table.guilds[0].stored.push((brew, 1)).unwrap();
    table.guilds[0].upgrades[Skill::Arcane.index()] = Some(Side::Fixer);
    for target in 8..=17 {
        let best = best_chance(&table, &check(Skill::Arcane, 2, target), Reach::Boons);
        assert_eq!(best, Some(before(2, target.into(), &[AddFace(1), Set { to: 5 }])), "target {target}");
    }
    let other = best_chance(&table, &check(Skill::Might, 2, 9), Reach::Boons);
    assert_eq!(other, odds::sum_at_least(2, 9).ok(), "it is a die for Arcane");
}

#[test]
fn all_that_all_cards_have_is_counted() {
    let all = catalogue();
    let everybody: Vec<AdventurerId> = (0..all.adventurers()).map(AdventurerId).collect();
    for round in 1..=6 {
        let mut table = table(round, &[], &[]);
        table.guilds[0].adventurers = everybody.iter().copied().collect();
        table.guilds[0].completed = all.boons_in(Window::Check);
        for skill in Skill::ALL {
            table.guilds[0].upgrades[skill.index()] = Some(Side::Reroll);
            for way in ways(&table, &check(skill, 10, 60), DICE_CAP, Reach::Boons) {
                let single = |list: &Vec<Modifier>| {
                    list.iter().filter(|change| matches!(change, Reroll | Flip | AddDie | Set { .. })).count()
                };
                let copied =
                    way.changes.either.iter().map(|lists| lists.iter().map(single).max().unwrap_or(0));
                let most = single(&way.changes.all) + copied.sum::<usize>();
                assert!(most <= odds::MAX_CHANGES, "Round {round}: {most} changes of {skill:?}");
                assert!(way.changes.chance_before(2, 200).is_ok(), "Round {round}, {skill:?}");
            }
        }
    }
}

#[test]
fn more_than_eight_changes_are_all_used() {
    // Eight re-rolls of four people under a Full Moon, two of the Upgrade.
    let people = ["Brannoc", "Quillon", "Thessaly", "Pablé"];
    let mut table = table(2, &people, &[]);
    table.guilds[0].upgrades[Skill::Might.index()] = Some(Side::Reroll);
    let best = best_chance(&table, &check(Skill::Might, 1, 6), Reach::Abilities).unwrap();
    assert_eq!(best.complement(), Ratio::new(5_u128.pow(11), 6_u128.pow(11)).unwrap());
}
