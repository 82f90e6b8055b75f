//! What a Guild can still change about its roll: the Skill Upgrade of the check's Skill, abilities and Boons
//! (GM-SKIL-05, -11, GM-UPGR-24).

use kernel::odds::Modifier;
use kernel::{List, Seat};

use crate::effect::{Op, Window, fits};
use crate::table::Table;
use crate::terms::Side;
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
pub(crate) type Tools = List<Tool, 16>;

/// Everything a Guild can still use on its roll.
pub(crate) fn tools(table: &Table, seat: Seat) -> Tools {
    let mut tools = Tools::new();
    let guild = table.guild(seat);
    let Some(skill) = guild.roll.skill else { return tools };
    if let Some(side) = guild.upgrades[skill.index()] {
        add(table, seat, Source::Upgrade, 0, side_op(side), &mut tools);
    }
    for source in &uses::usable(table, seat, Window::Check) {
        for (at, op) in source.ops_in(Window::Check) {
            add(table, seat, *source, at, *op, &mut tools);
        }
    }
    tools
}

fn add(table: &Table, seat: Seat, source: Source, at: u8, op: Op, tools: &mut Tools) {
    let roll = &table.guild(seat).roll;
    let spent = roll.spent.iter().find(|spent| spent.source == source && spent.op == at);
    let left = times(&op).saturating_sub(spent.map_or(0, |spent| spent.times));
    if left > 0 && applies(table, seat, source, &op) {
        let _ = tools.push(Tool { source, at, op, left });
    }
}

/// How often an operation can be used in a check, one die at a time.
const fn times(op: &Op) -> u8 {
    match *op {
        Op::Reroll { count, .. } | Op::SetDie { count, .. } | Op::FlipDie { count, .. } => count,
        _ => 1,
    }
}

/// Whether an operation has anything to do with this roll.
fn applies(table: &Table, seat: Seat, source: Source, op: &Op) -> bool {
    let guild = table.guild(seat);
    let Some(skill) = guild.roll.skill else { return false };
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

/// What the tools are to the odds of a roll; only those of a single Guild's own dice.
pub(crate) fn modifiers(table: &Table, seat: Seat, tools: &[Tool]) -> Vec<Modifier> {
    let mut all = Vec::new();
    for tool in tools {
        match tool.op {
            Op::Reroll { .. } => all.extend((0..tool.left).map(|_| Modifier::Reroll)),
            Op::SetDie { to, .. } => all.extend((0..tool.left).map(|_| Modifier::Set { to })),
            Op::FlipDie { .. } => all.extend((0..tool.left).map(|_| Modifier::Flip)),
            Op::AddDie { count, .. } => all.extend((0..count).map(|_| Modifier::AddDie)),
            Op::AddFlat { n, .. } => all.push(Modifier::AddFlat(n.into())),
            Op::SpendStored { .. } => {
                let sum: u16 = stored(table, seat, tool.source).map(u16::from).sum();
                all.push(Modifier::AddFlat(sum));
            }
            // A smaller penalty is a lower target, which is the same to the odds as a larger sum.
            Op::PenaltyShift(by) => {
                let roll = &table.guild(seat).roll;
                let penalty = i16::from(roll.base) + i16::from(roll.penalty);
                all.push(Modifier::AddFlat((-i16::from(by)).clamp(0, penalty.max(0)) as u16));
            }
            _ => {}
        }
    }
    all
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
