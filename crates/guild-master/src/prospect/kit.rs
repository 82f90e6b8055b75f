//! What a Guild could use on a check it makes this Round: its Skill Upgrade, abilities whose moon shines, Boons it holds
//! (GM-SKIL-05, -11, GM-ADVR-03, GM-RUL-21).

use kernel::Seat;
use kernel::odds::{Changes, Modifier, Ratio};

use crate::cards::AdventurerId;
use crate::effect::{Limit, Op, Window, fits};
use crate::table::{DICE_CAP, Phase, Table};
use crate::terms::Skill;
use crate::tools::{modifiers, stored};
use crate::uses::{Source, copyable, may_use, side_op};

/// A check that is planned.
#[derive(Clone, Copy, Debug)]
pub struct Planned<'a> {
    /// The Guild.
    pub seat: Seat,
    /// The team, whose dice in other Skills may count by an effect.
    pub team: &'a [AdventurerId],
    /// The Skill.
    pub skill: Skill,
    /// The dice from Skill values.
    pub dice: u8,
    /// What they have to reach, without a penalty.
    pub target: u8,
    /// Whether the dice raise the target by their number (GM-CTST-12).
    pub conflict: bool,
}

/// One way to go about a check: the dice rolled, those of other Skills that count included, and changes to the roll.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Way {
    /// The dice.
    pub dice: u8,
    /// The changes.
    pub changes: Changes,
}

/// Which things are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The Skill Upgrade and abilities.
    Abilities,
    /// Boons too.
    Boons,
}

/// The chance of a check with everything up to each reach used as well as possible: with abilities, and with Boons too.
#[must_use]
pub fn best_chances(table: &Table, check: &Planned<'_>) -> Option<(Ratio, Ratio)> {
    // Where the chance of one way is not known, it may be the best.
    let best = |ways: &[Way]| {
        let chances: Option<Vec<Ratio>> = ways.iter().map(|way| chance_of(check, way)).collect();
        chances?.into_iter().max()
    };
    let [able, all] = [Reach::Abilities, Reach::Boons].map(|reach| ways(table, check, DICE_CAP, reach));
    let without = best(&able)?;
    Some((without, if able == all { without } else { best(&all)? }))
}

fn chance_of(check: &Planned<'_>, way: &Way) -> Option<Ratio> {
    // GM-RUL-24: dice turned into another Skill before the roll count for the penalty.
    let penalty = if check.conflict { way.dice } else { 0 };
    way.changes.chance_before(way.dice.into(), i32::from(check.target) + i32::from(penalty)).ok()
}

/// Every way that can be the best with at most so many dice from Skill values: counting as many dice of other Skills as can
/// be, by own effects and by copied ones; who copies such an effect copies no other.
pub fn ways(table: &Table, check: &Planned<'_>, most: u8, reach: Reach) -> Vec<Way> {
    let own = sources(table, check.seat, reach);
    let mut copies = vec![copies(table, check.seat)];
    for place in 0..copies[0].len() {
        for before in copies.clone() {
            for source in
                before[place].iter().filter(|source| source.ops_in(table, Window::Before).next().is_some())
            {
                let mut only = before.clone();
                only[place] = vec![*source];
                copies.push(only);
            }
        }
    }
    let mut ways: Vec<Way> = Vec::new();
    for copies in &copies {
        let way = way(table, check, most, &own, copies);
        // The first way leaves every copy open; to settle one is worth it for more dice only.
        let is_more = ways.first().is_none_or(|open| way.dice > open.dice);
        if is_more && !ways.contains(&way) {
            ways.push(way);
        }
    }
    ways
}

/// The way with these effects: an Adventurer who copies uses one of those listed for it.
fn way(table: &Table, check: &Planned<'_>, most: u8, own: &[Source], copies: &[Vec<Source>]) -> Way {
    let certain = copies.iter().filter(|copied| copied.len() == 1).flatten();
    let more = converted(table, check, own.iter().chain(certain));
    // A die more never does harm: even in conflict it shows at least what it adds to the penalty.
    let dice = check.dice.saturating_add(more).min(most.max(check.dice));
    let mut penalty = if check.conflict { dice } else { 0 };
    let mut changes = Changes::default();
    if let Some(side) = table.guild(check.seat).upgrades[check.skill.index()] {
        changes.all = changes_of(table, check, Source::Upgrade, &side_op(side), &mut penalty);
    }
    let list = |source: &Source, penalty: &mut u8| -> Vec<Modifier> {
        let ops = source.ops_in(table, Window::Check);
        ops.flat_map(|(_, op)| changes_of(table, check, *source, op, penalty)).collect()
    };
    for source in own {
        changes.all.extend(list(source, &mut penalty));
    }
    for copied in copies {
        let lists = copied.iter().map(|source| list(source, &mut penalty.clone()));
        let lists: Vec<Vec<Modifier>> = lists.filter(|list| !list.is_empty()).collect();
        if !lists.is_empty() {
            changes.either.push(lists);
        }
    }
    Way { dice, changes }
}

/// The abilities and Boons a Guild could use in checks of this Round and has not used up.
fn sources(table: &Table, seat: Seat, reach: Reach) -> Vec<Source> {
    let all = table.cards();
    let guild = table.guild(seat);
    let in_windows = all.used_in(Window::Check).or(&all.used_in(Window::Before));
    let able = guild.adventurers.and(&in_windows).without(&all.always_on());
    let abilities = able.iter().filter(|&id| shines(table, id)).map(Source::Ability);
    let boons = match reach {
        Reach::Abilities => Default::default(),
        Reach::Boons => guild.completed.and(&all.boons_in(Window::Check).or(&all.boons_in(Window::Before))),
    };
    let sources = abilities.chain(boons.iter().map(Source::Boon));
    sources.filter(|source| is_left(table, seat, *source)).collect()
}

fn shines(table: &Table, id: AdventurerId) -> bool {
    table.cards().ability(id).is_some_and(|ability| ability.moon.shines(table.round))
}

/// Whether a source is not used up; before the Action Phase nothing that works in it is.
fn is_left(table: &Table, seat: Seat, source: Source) -> bool {
    let check = source.deal(table).is_some_and(|deal| deal.limit == Limit::Check);
    let windows = [Window::Check, Window::Before];
    table.phase != Phase::Action
        || check
        || windows.into_iter().any(|window| may_use(table, seat, source, window))
}

/// For each Adventurer who copies, the abilities it could use in a check, the Guild's own or everybody's.
fn copies(table: &Table, seat: Seat) -> Vec<Vec<Source>> {
    let all = table.cards();
    let guild = table.guild(seat);
    let mut copies = Vec::new();
    for by in guild.adventurers.and(&all.copiers()).iter().filter(|&by| shines(table, by)) {
        let [check, before] = [Window::Check, Window::Before].map(|window| copyable(table, seat, by, window));
        let sources = check.or(&before);
        let sources = sources.iter().map(|of| Source::Copy { by, of });
        copies.push(sources.filter(|source| is_left(table, seat, *source)).collect());
    }
    copies
}

/// How many dice of other Skills effects let a team count together. Each counts dice of one Skill, and each die counts once:
/// the largest effect takes those of the Skill that has most left.
fn converted<'a>(table: &Table, check: &Planned<'_>, sources: impl Iterator<Item = &'a Source>) -> u8 {
    let mut ops: Vec<(u8, Option<Skill>)> = (sources.flat_map(|source| source.ops_in(table, Window::Before)))
        .filter_map(|(_, op)| match *op {
            Op::ConvertSkill { from, to, max } if fits(to, check.skill) => Some((max, from)),
            _ => None,
        })
        .collect();
    ops.sort_by_key(|(max, _)| core::cmp::Reverse(*max));
    let mut left = Skill::ALL.map(|skill| table.uncapped_dice(check.team, skill));
    left[check.skill.index()] = 0;
    let mut sum = 0_u8;
    for (max, from) in ops {
        let others = Skill::ALL.into_iter().filter(|other| fits(from, *other));
        let Some(most) = others.max_by_key(|other| left[other.index()]) else { continue };
        let dice = max.min(left[most.index()]);
        left[most.index()] -= dice;
        sum = sum.saturating_add(dice);
    }
    sum
}

/// What an operation is to the odds of a roll.
fn changes_of(
    table: &Table,
    check: &Planned<'_>,
    source: Source,
    op: &Op,
    penalty: &mut u8,
) -> Vec<Modifier> {
    let (times, only) = match *op {
        Op::Reroll { count, skill } | Op::SetDie { count, skill, .. } | Op::FlipDie { count, skill } => {
            (count, skill)
        }
        Op::AddDie { skill, .. } | Op::AddFlat { skill, .. } | Op::SpendStored { skill } => (1, skill),
        _ => (1, None),
    };
    if !fits(only, check.skill) {
        return Vec::new();
    }
    modifiers(op, times, &stored(table, check.seat, source).collect::<Vec<_>>(), penalty)
}

/// What everything but Boons adds to the sum of a check on average, roughly, for plans that weigh many teams.
#[must_use]
pub(crate) fn help(table: &Table, seat: Seat, skill: Skill) -> i32 {
    let check = Planned { seat, team: &[], skill, dice: 4, target: 0, conflict: false };
    let ways = ways(table, &check, DICE_CAP, Reach::Abilities);
    let sum = |list: &Vec<Modifier>| list.iter().map(gain).sum::<i32>();
    let best = |way: &Way| {
        let copied = way.changes.either.iter().map(|lists| lists.iter().map(sum).max().unwrap_or(0));
        (sum(&way.changes.all) + copied.sum::<i32>()) / 2
    };
    ways.iter().map(best).max().unwrap_or(0)
}

/// What a change adds to the sum of four or five dice on average, roughly, in halves.
const fn gain(change: &Modifier) -> i32 {
    match change {
        Modifier::Set { to: 6 } | Modifier::Flip => 8,
        Modifier::Set { to: 5 } => 6,
        Modifier::AddDie => 7,
        Modifier::Set { .. } => 4,
        Modifier::Reroll => 3,
        Modifier::AddFace(face) => 2 * *face as i32,
        Modifier::AddFlat(n) => 2 * *n as i32,
    }
}
