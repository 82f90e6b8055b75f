//! What a Guild can still change about its roll: the Skill Upgrade of the check's Skill, abilities and Boons
//! (GM-SKIL-05, -11, GM-UPGR-24).

use kernel::odds::{Changes, Modifier};
use kernel::{List, Seat};

use crate::cards::AdventurerId;
use crate::effect::{Op, Window, fits};
use crate::table::Table;
use crate::terms::{Side, Skill};
use crate::uses::{self, Source, side_op};

/// An operation that can be used on the roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tool {
    /// Whose it is.
    pub(crate) source: Source,
    /// Its place among the operations of the source.
    pub(crate) at: u8,
    /// The operation.
    pub(crate) op: Op,
    /// How often it can still be used.
    pub(crate) left: u8,
}

/// The tools of one roll.
pub(crate) type Tools = List<Tool, 40>;

/// Everything a Guild can still use on its roll.
pub(crate) fn tools(table: &Table, seat: Seat) -> Tools {
    table.guild(seat).roll.skill.map_or_else(Tools::new, |skill| tools_for(table, seat, skill))
}

/// Everything a Guild can still use on a roll of this Skill in the check under way.
pub(crate) fn tools_for(table: &Table, seat: Seat, skill: Skill) -> Tools {
    let mut tools = Tools::new();
    let roll = &table.guild(seat).roll;
    let mut add = |source: Source, at: u8, op: Op| {
        let spent = roll.spent.iter().find(|spent| spent.source == source && spent.op == at);
        let left = times(&op).saturating_sub(spent.map_or(0, |spent| spent.times));
        if left > 0 && applies(table, seat, skill, source, &op) {
            let _ = tools.push(Tool { source, at, op, left });
        }
    };
    if let Some(side) = table.guild(seat).upgrades[skill.index()] {
        add(Source::Upgrade, 0, side_op(side));
    }
    for source in &uses::usable(table, seat, Window::Check) {
        for (at, op) in source.ops_in(table, Window::Check) {
            add(*source, at, *op);
        }
    }
    tools
}

/// How often an operation can be used in a check, one die at a time.
const fn times(op: &Op) -> u8 {
    match *op {
        Op::Reroll { count, .. } | Op::SetDie { count, .. } | Op::FlipDie { count, .. } => count,
        _ => 1,
    }
}

/// Whether an operation has anything to do with a roll of this Skill.
fn applies(table: &Table, seat: Seat, skill: Skill, source: Source, op: &Op) -> bool {
    match *op {
        Op::Reroll { skill: only, .. }
        | Op::SetDie { skill: only, .. }
        | Op::AddDie { skill: only, .. }
        | Op::AddFlat { skill: only, .. }
        | Op::FlipDie { skill: only, .. } => fits(only, skill),
        Op::SpendStored { skill: only } => fits(only, skill) && stored(table, seat, source).next().is_some(),
        Op::PenaltyShift(_) => table.rolling.conflict && table.rolling.guilds.contains(seat),
        Op::ForceReroll { .. } => table.rolling.guilds.iter().any(|rival| rival != seat),
        _ => false,
    }
}

/// The dice kept on the Contract whose Boon is used.
pub(crate) fn stored(table: &Table, seat: Seat, source: Source) -> impl Iterator<Item = u8> + '_ {
    let dice = table.guild(seat).stored.iter();
    dice.filter(move |(contract, _)| source == Source::Boon(*contract)).map(|(_, face)| *face)
}

/// What an operation is to the odds of a roll, used so often. `penalty` is what is left of the penalty: however many
/// effects lower it, it never falls below 0.
pub(crate) fn modifiers(op: &Op, times: u8, stored: &[u8], penalty: &mut u8) -> Vec<Modifier> {
    let many = |modifier: Modifier, count: u8| vec![modifier; count.into()];
    match *op {
        Op::Reroll { .. } => many(Modifier::Reroll, times),
        Op::SetDie { to, .. } => many(Modifier::Set { to }, times),
        Op::FlipDie { .. } => many(Modifier::Flip, times),
        Op::AddDie { count, .. } => many(Modifier::AddDie, count),
        Op::AddFlat { n, .. } => vec![Modifier::AddFlat(n.into())],
        Op::SpendStored { .. } => stored.iter().map(|face| Modifier::AddFace(*face)).collect(),
        // A smaller penalty is a lower target, which is the same to the odds as a larger sum.
        Op::PenaltyShift(by @ ..0) => {
            let less = by.unsigned_abs().min(*penalty);
            *penalty -= less;
            vec![Modifier::AddFlat(less.into())]
        }
        _ => Vec::new(),
    }
}

/// The penalty of a roll as it stands.
fn penalty(table: &Table, seat: Seat) -> u8 {
    let roll = &table.guild(seat).roll;
    if table.rolling.conflict { roll.base.saturating_add_signed(roll.penalty) } else { 0 }
}

/// What some tools are to the odds of a roll, tool by tool; of those that copy at most one ability each.
pub(crate) fn each_modifier(table: &Table, seat: Seat, tools: &[Tool]) -> Vec<(Modifier, Tool)> {
    let mut penalty = penalty(table, seat);
    let each = tools.iter().flat_map(|tool| {
        let kept: Vec<u8> = stored(table, seat, tool.source).collect();
        modifiers(&tool.op, tool.left, &kept, &mut penalty).into_iter().map(|modifier| (modifier, *tool))
    });
    each.collect()
}

/// What the tools are to the odds of a roll, when `first` is used before them: an ability that copies does so with one
/// other only (GM-RUL-40).
pub(crate) fn changes(table: &Table, seat: Seat, first: Option<&Tool>, tools: &[Tool]) -> Changes {
    let mut penalty = penalty(table, seat);
    let list = |tool: &Tool, penalty: &mut u8| {
        let kept: Vec<u8> = stored(table, seat, tool.source).collect();
        modifiers(&tool.op, tool.left, &kept, penalty)
    };
    let mut changes = Changes::default();
    for tool in first.into_iter().chain(tools.iter().filter(|tool| copier(tool.source).is_none())) {
        changes.all.extend(list(tool, &mut penalty));
    }
    let copies = || tools.iter().filter(|tool| copier(tool.source).is_some());
    let mut seen: Vec<AdventurerId> = Vec::new();
    for by in copies().filter_map(|tool| copier(tool.source)) {
        if seen.contains(&by) {
            continue;
        }
        seen.push(by);
        let mut lists: Vec<(Source, u8, Vec<Modifier>)> = Vec::new();
        for tool in copies().filter(|tool| copier(tool.source) == Some(by)) {
            match lists.iter_mut().find(|(source, ..)| *source == tool.source) {
                Some((_, left, all)) => all.extend(list(tool, left)),
                None => {
                    let mut left = penalty;
                    let all = list(tool, &mut left);
                    lists.push((tool.source, left, all));
                }
            }
        }
        changes.either.push(lists.into_iter().map(|(.., all)| all).collect());
    }
    changes
}

/// Who copies, for a copied ability.
pub(crate) const fn copier(source: Source) -> Option<AdventurerId> {
    match source {
        Source::Copy { by, .. } => Some(by),
        Source::Upgrade | Source::Ability(_) | Source::Boon(_) => None,
    }
}

/// Every way to use the tools together: of those that copy one ability each.
pub(crate) fn ways(tools: &[Tool]) -> Vec<Vec<Tool>> {
    let (copied, own): (Vec<Tool>, Vec<Tool>) =
        tools.iter().copied().partition(|tool| copier(tool.source).is_some());
    let mut ways = vec![own];
    let mut left = copied;
    while let Some(by) = left.first().and_then(|tool| copier(tool.source)) {
        let (mine, others): (Vec<Tool>, Vec<Tool>) =
            left.into_iter().partition(|tool| copier(tool.source) == Some(by));
        left = others;
        let mut sources: Vec<Source> = mine.iter().map(|tool| tool.source).collect();
        sources.dedup();
        let with = |way: &Vec<Tool>, source: Source| {
            way.iter().chain(mine.iter().filter(|tool| tool.source == source)).copied().collect()
        };
        ways = ways.iter().flat_map(|way| sources.iter().map(move |source| with(way, *source))).collect();
    }
    ways
}

/// Whether a Guild's Skill Upgrade is all it can use, and what it does.
pub(crate) fn only_upgrade(tools: &[Tool]) -> Option<(Side, u8)> {
    match tools {
        [tool] if tool.source == Source::Upgrade => Some(match tool.op {
            Op::SetDie { .. } => (Side::Fixer, tool.left),
            _ => (Side::Reroll, tool.left),
        }),
        _ => None,
    }
}
