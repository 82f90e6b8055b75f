//! Changing dice: what several questions about a roll share.

use kernel::odds::{self, Changes, Ratio, Share};
use kernel::{List, Seat};

use super::use_effect::check_source;
use super::{At, Choice, Preview};
use crate::effect::{Op, Window};
use crate::flow::{Goal, goal, wander_reward};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::terms::Side;
use crate::tools::{Tool, changes, copier, tools};
use crate::uses::Source;

/// Whether a die, from 0, is one of the Guild's own roll.
pub(super) fn is_own(table: &Table, seat: Seat, die: u8) -> bool {
    all(table, seat).contains(&die)
}

/// Every die of the Guild's own roll.
pub(super) fn all(table: &Table, seat: Seat) -> core::ops::Range<u8> {
    0..table.guild(seat).roll.dice.len() as u8
}

/// One die of each face: dice that show the same are the same to everybody.
pub(super) fn each(table: &Table, seat: Seat) -> impl Iterator<Item = u8> + Clone + '_ {
    let dice = &table.guild(seat).roll.dice;
    let each = (0..).zip(dice.iter()).filter(|(die, face)| !dice[..usize::from(*die)].contains(face));
    each.map(|(die, _): (u8, _)| die)
}

/// Whether a Guild may change its dice like this.
pub(super) fn check_change(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let is_die = |die: u8| is_own(table, seat, die);
    match *choice {
        Choice::Keep => Ok(()),
        Choice::Fix(die) => {
            upgrade(table, seat, Side::Fixer)?;
            is_die(die).then_some(()).ok_or(Refusal::NoDieToFix)
        }
        Choice::Reroll(die) => {
            upgrade(table, seat, Side::Reroll)?;
            is_die(die).then_some(()).ok_or(Refusal::NoDieToReroll)
        }
        Choice::Change(source, at, die) => {
            let names = |op: &Op| names_die(op) == Some(die.is_some());
            tool(table, seat, source, at, names)?;
            if die.is_none_or(is_die) { Ok(()) } else { Err(Refusal::NoDieToChange) }
        }
        Choice::Force(source, at, rival) => {
            tool(table, seat, source, at, |op| matches!(op, Op::ForceReroll { .. }))?;
            let is_rival = rival != seat && table.rolling.guilds.contains(rival);
            is_rival.then_some(()).ok_or(Refusal::NoSuchRival)
        }
        _ => Err(Refusal::WrongKind),
    }
}

/// Whether an operation changes a die that is named, or the roll as a whole; nothing when it changes no own dice.
const fn names_die(op: &Op) -> Option<bool> {
    match op {
        Op::Reroll { .. } | Op::SetDie { .. } | Op::FlipDie { .. } => Some(true),
        Op::AddDie { .. } | Op::AddFlat { .. } | Op::SpendStored { .. } | Op::PenaltyShift(_) => Some(false),
        _ => None,
    }
}

/// Whether a Guild can still use a side of the Skill Upgrade of its check, and if not why (GM-SKIL-11, GM-UPGR-15, -16, -24).
fn upgrade(table: &Table, seat: Seat, side: Side) -> Result<(), Refusal> {
    let guild = table.guild(seat);
    let built = guild.roll.skill.and_then(|skill| guild.upgrades[skill.index()]);
    if built != Some(side) {
        return Err(if built.is_none() { Refusal::NoUpgradeOfSkill } else { Refusal::OtherSide { side } });
    }
    let left = tools(table, seat).iter().any(|tool| tool.source == Source::Upgrade);
    if left { Ok(()) } else { Err(Refusal::SideUsedUp { side }) }
}

/// Whether a Guild can still use an operation of an ability or a Boon on its roll, and if not why.
fn tool(
    table: &Table,
    seat: Seat,
    source: Source,
    at: u8,
    is_it: impl Fn(&Op) -> bool,
) -> Result<(), Refusal> {
    let is_at = |tool: &&Tool| tool.source == source && tool.at == at;
    if let Some(tool) = tools(table, seat).iter().find(is_at) {
        return if is_it(&tool.op) { Ok(()) } else { Err(Refusal::NoSuchTool) };
    }
    // GM-ADVR-03, -04, GM-RUL-40 and the like forbid the source as a whole.
    check_source(table, seat, source, Window::Check)?;
    let roll = &table.guild(seat).roll;
    let spent = roll.spent.iter().any(|spent| spent.source == source && spent.op == at);
    Err(match source.ops_in(table, Window::Check).find(|(place, _)| *place == at) {
        None => Refusal::NoSuchTool,
        Some(_) if spent => Refusal::UsedUp,
        Some(_) => Refusal::NotThisCheck,
    })
}

/// The ways to use a tool on some of the dice.
pub(super) fn uses(
    table: &Table,
    seat: Seat,
    tool: &Tool,
    dice: impl Iterator<Item = u8>,
    out: &mut Vec<Choice>,
) {
    let (source, at) = (tool.source, tool.at);
    match (source, tool.op) {
        (Source::Upgrade, Op::SetDie { .. }) => out.extend(dice.map(Choice::Fix)),
        (Source::Upgrade, _) => out.extend(dice.map(Choice::Reroll)),
        (_, Op::ForceReroll { .. }) => {
            let rivals = table.rolling.guilds.iter().filter(|rival| *rival != seat);
            out.extend(rivals.map(|rival| Choice::Force(source, at, rival)));
        }
        (_, op) if names_die(&op) == Some(true) => {
            out.extend(dice.map(|die| Choice::Change(source, at, Some(die))));
        }
        _ => out.push(Choice::Change(source, at, None)),
    }
}

/// The chance to succeed after a choice, with everything that is left used as well as possible.
pub(super) fn preview(at: At<'_>, is_forced: bool, choice: &Choice) -> Preview {
    let (table, seat) = (at.table(), at.seat);
    let goal = goal(at.state.flow.frames(), table, seat);
    let dice = &table.guild(seat).roll.dice;
    let result = table.guild(seat).roll.result();
    let shown = Preview { dice: dice.len() as u8, ..Preview::default() };
    let (target, others, later) = match goal {
        Some(Goal::Reach { target, others, later }) => (target, others, later),
        // Wandering has no target; what can be hoped for is the next full ten.
        Some(Goal::Wander) => (wander_reward(result).1 as u8 * 10 + 10, 0, List::new()),
        Some(Goal::Tie(tied)) => {
            let Choice::Reroll(die) = *choice else { return shown };
            return Preview { chance: ahead(table, seat, die, &tied), ..shown };
        }
        Some(Goal::Beat) | None => return shown,
    };
    let missing = i32::from(target) - i32::from(others);
    let mut need = Need { sum: missing - i32::from(table.guild(seat).roll.flat), later: Vec::new() };
    for &other in &later {
        need.add(table, other);
    }
    let chance = after(table, seat, is_forced, choice, &need);
    Preview { target, chance, reached: i32::from(result) >= missing, ..shown }
}

/// What dice have to reach, with the help of those who change theirs afterwards.
struct Need {
    sum: i32,
    later: Vec<Share>,
}

impl Need {
    /// Counts on what another Guild of the combined team can do: no longer on its dice as they lie, but on what it makes of
    /// them (GM-RUL-27, -41).
    fn add(&mut self, table: &Table, seat: Seat) {
        let shown = table.guild(seat).roll.dice.to_vec();
        self.sum += shown.iter().map(|&face| i32::from(face)).sum::<i32>();
        let changes = changes(table, seat, None, &tools(table, seat));
        self.later.push(Share { shown, dice: 0, changes });
    }

    /// The chance that these dice do with these changes used as well as possible, and the later ones then.
    fn chance(&self, dice: &[u8], more: i32, changes: &Changes) -> Option<Ratio> {
        let target = self.sum + more;
        if self.later.is_empty() {
            return changes.chance_now(dice, target).ok();
        }
        let own = Share { shown: dice.to_vec(), dice: 0, changes: changes.clone() };
        let all: Vec<Share> = core::iter::once(own).chain(self.later.iter().cloned()).collect();
        odds::chance_together(&all, target).ok()
    }
}

/// The chance after a choice, with everything that is left used as well as possible.
fn after(table: &Table, seat: Seat, is_forced: bool, choice: &Choice, need: &Need) -> Option<Ratio> {
    let dice = table.guild(seat).roll.dice;
    if is_forced {
        let Choice::Reroll(die) = *choice else { return None };
        return rerolled(&dice, die, need, &changes(table, seat, None, &tools(table, seat)));
    }
    if *choice == Choice::Keep {
        return need.chance(&dice, 0, &Changes::default());
    }
    let (used, die) = match *choice {
        Choice::Fix(die) | Choice::Reroll(die) => ((Source::Upgrade, 0), Some(die)),
        Choice::Change(source, at, die) => ((source, at), die),
        _ => return None,
    };
    let mut left = tools(table, seat);
    let tool = left.iter_mut().find(|tool| (tool.source, tool.at) == used)?;
    let once = *tool;
    tool.left -= 1;
    // Who copies one ability copies no other.
    let copies_other = |tool: &Tool| {
        let by = copier(tool.source);
        by.is_some() && by == copier(once.source) && tool.source != once.source
    };
    let left: Vec<Tool> = left.iter().filter(|tool| tool.left > 0 && !copies_other(tool)).copied().collect();
    let rest = changes(table, seat, None, &left);
    match (once.op, die) {
        (Op::SetDie { to, .. }, Some(die)) => with_face(&dice, die, to, need, &rest),
        (Op::FlipDie { .. }, Some(die)) => {
            let face = *dice.get(usize::from(die))?;
            with_face(&dice, die, 7 - face, need, &rest)
        }
        (Op::Reroll { .. }, Some(die)) => rerolled(&dice, die, need, &rest),
        // A penalty that grows raises the target by as much.
        (Op::PenaltyShift(by @ 1..), _) => need.chance(&dice, by.into(), &rest),
        // What is added is as good now as later.
        _ => need.chance(&dice, 0, &changes(table, seat, Some(&once), &left)),
    }
}

/// The chance when a die shows a face and these changes are left.
fn with_face(dice: &[u8], die: u8, face: u8, need: &Need, left: &Changes) -> Option<Ratio> {
    let mut dice = dice.to_vec();
    *dice.get_mut(usize::from(die))? = face;
    need.chance(&dice, 0, left)
}

/// The chance when a die is rolled again and these changes are left after it.
fn rerolled(dice: &[u8], die: u8, need: &Need, left: &Changes) -> Option<Ratio> {
    let each = (1..=6).map(|face| with_face(dice, die, face, need, left));
    let sum = each.reduce(|sum, chance| sum?.checked_add(chance?))??;
    sum.checked_mul(Ratio::new(1, 6)?)
}

/// The chance to be ahead of all others at once when a die is rolled again, each of them rolling its lowest die again.
/// Tied Guilds are level, so the gains of their dice decide.
fn ahead(table: &Table, seat: Seat, die: u8, tied: &[Seat]) -> Option<Ratio> {
    let own = i32::from(*table.guild(seat).roll.dice.get(usize::from(die))?);
    let lowest = |rival: &Seat| table.guild(*rival).roll.dice.iter().min().copied();
    let rivals: Vec<i32> = (tied.iter().filter(|&&rival| rival != seat))
        .map(|rival| lowest(rival).map(i32::from))
        .collect::<Option<_>>()?;
    let mut ways = 0_u128;
    for face in 1..=6_i32 {
        // A rival is behind when its new face stays below this one's gain over its old face.
        let behind = |old: &i32| u128::try_from((face - own + old - 1).clamp(0, 6)).unwrap_or(0);
        ways += rivals.iter().map(behind).product::<u128>();
    }
    Ratio::new(ways, 6_u128.pow(u32::try_from(rivals.len() + 1).ok()?))
}
