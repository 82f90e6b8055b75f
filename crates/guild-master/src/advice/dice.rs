//! Changing dice: the next step of the best use of everything, Boons only where they pay.

use kernel::Seat;
use kernel::odds::{self, Modifier, Ratio};

use super::worth;
use crate::ask::{Choice, Prompt};
use crate::effect::{Op, Picker};
use crate::flow::Goal;
use crate::tools::{Tool, changes, each_modifier, tools, ways};
use crate::uses::Source;
use crate::weights::Judged;

/// What to do with the dice of a check.
pub(super) fn answer(
    table: &Judged<'_>,
    seat: Seat,
    prompt: &Prompt,
    goal_of: impl Fn(Seat) -> Option<Goal>,
) -> Choice {
    if matches!(prompt, Prompt::Tie | Prompt::Forced(_)) {
        return Choice::Reroll(lowest(table, seat).0);
    }
    let tools = tools(table, seat);
    match own(table, seat, &tools, goal_of(seat)) {
        Choice::Keep => force(table, seat, &tools, goal_of).unwrap_or(Choice::Keep),
        choice => choice,
    }
}

/// What to do with the Guild's own dice.
fn own(table: &Judged<'_>, seat: Seat, tools: &[Tool], goal: Option<Goal>) -> Choice {
    match goal {
        Some(Goal::Reach { target, others, .. }) => {
            let own = i32::from(target) - i32::from(others) - i32::from(table.guild(seat).roll.flat);
            reach(table, seat, tools, own)
        }
        Some(Goal::Wander) => {
            let roll = &table.guild(seat).roll;
            let next = i32::from(roll.result() / 10 + 1) * 10 - i32::from(roll.flat);
            let free: Vec<Tool> = tools.iter().filter(|tool| !is_boon(tool)).copied().collect();
            step(table, seat, &free, next)
        }
        Some(Goal::Beat | Goal::Tie(_)) | None => raise(table, seat, tools),
    }
}

/// Makes a rival roll again who would succeed, or go first, with the dice that lie.
fn force(
    table: &Judged<'_>,
    seat: Seat,
    tools: &[Tool],
    goal_of: impl Fn(Seat) -> Option<Goal>,
) -> Option<Choice> {
    let result = |guild: Seat| i32::from(table.guild(guild).roll.result());
    tools.iter().find_map(|tool| {
        let Op::ForceReroll { pick, .. } = tool.op else { return None };
        let may_fall = |rival: &Seat| {
            let dice = table.guild(*rival).roll.dice.iter().map(|&face| i32::from(face));
            let face = match pick {
                Picker::Highest => dice.max(),
                Picker::Owner => dice.min(),
            };
            match (goal_of(*rival), face) {
                // A die can show so much less that the rival fails.
                (Some(Goal::Reach { target, others, .. }), Some(face)) if table.rolling.conflict => {
                    let margin = result(*rival) + i32::from(others) - i32::from(target);
                    (0..face - 1).contains(&margin)
                }
                (Some(Goal::Beat), Some(face)) => result(*rival) >= result(seat) && face > 3,
                _ => false,
            }
        };
        let rivals = table.rolling.guilds.iter().filter(|&rival| rival != seat).filter(may_fall);
        let rival = rivals.max_by_key(|&rival| result(rival))?;
        Some(Choice::Force(tool.source, tool.at, rival))
    })
}

fn is_boon(tool: &Tool) -> bool {
    matches!(tool.source, Source::Boon(_))
}

/// Towards a target: without Boons, unless one raises the chance by more than it is worth.
fn reach(table: &Judged<'_>, seat: Seat, tools: &[Tool], need: i32) -> Choice {
    let free: Vec<Tool> = tools.iter().filter(|tool| !is_boon(tool)).copied().collect();
    let chance = |tools: &[Tool]| {
        let dice = &table.guild(seat).roll.dice;
        changes(table, seat, None, tools).chance_now(dice, need).map_or(0, thousandths)
    };
    let (without, with) = (chance(&free), chance(tools));
    // What a Contract brings is not known here: five Fame stand for it.
    if with > without && (with - without) * 5 * worth::FAME / 1000 > worth::FAME / 2 {
        return step(table, seat, tools, need);
    }
    step(table, seat, &free, need)
}

/// A chance in thousandths.
fn thousandths(chance: Ratio) -> i32 {
    let whole = chance.checked_mul(Ratio::new(1000, 1).unwrap_or(Ratio::ONE));
    whole.and_then(|whole| i32::try_from(whole.num() / whole.den()).ok()).unwrap_or(0)
}

/// The next step of the best use of some tools.
fn step(table: &Judged<'_>, seat: Seat, tools: &[Tool], need: i32) -> Choice {
    let dice = &table.guild(seat).roll.dice;
    let steps = ways(tools).into_iter().filter_map(|way| {
        let each = each_modifier(table, seat, &way);
        let all: Vec<Modifier> = each.iter().map(|(modifier, _)| *modifier).collect();
        Some((odds::best_step(dice, need, &all).ok()??, each))
    });
    let Some((step, each)) = steps.max_by_key(|(step, _)| step.chance) else { return Choice::Keep };
    let die = step.die.and_then(|die| u8::try_from(die).ok());
    // What comes back with the next check is used before what does not.
    let fits = each.iter().filter(|(modifier, _)| *modifier == step.modifier).map(|(_, tool)| tool);
    let tool = fits.min_by_key(|tool| (is_boon(tool), tool.source != Source::Upgrade));
    tool.map_or(Choice::Keep, |tool| named(tool, die))
}

/// The choice that uses a tool on a die.
fn named(tool: &Tool, die: Option<u8>) -> Choice {
    match (tool.source, tool.op, die) {
        (Source::Upgrade, Op::SetDie { .. }, Some(die)) => Choice::Fix(die),
        (Source::Upgrade, _, Some(die)) => Choice::Reroll(die),
        (source, ..) => Choice::Change(source, tool.at, die),
    }
}

/// As high as possible with what comes back: the lowest die is set or rolled again while that gains.
fn raise(table: &Judged<'_>, seat: Seat, tools: &[Tool]) -> Choice {
    let (die, face) = lowest(table, seat);
    for tool in tools.iter().filter(|tool| !is_boon(tool)) {
        let change = each_modifier(table, seat, &[*tool]).first().map(|(modifier, _)| *modifier);
        match change {
            Some(Modifier::AddDie | Modifier::AddFace(_) | Modifier::AddFlat(1..)) => {
                return named(tool, None);
            }
            Some(Modifier::Set { to }) if to > face => return named(tool, Some(die)),
            Some(Modifier::Flip | Modifier::Reroll) if face <= 3 => return named(tool, Some(die)),
            _ => {}
        }
    }
    Choice::Keep
}

/// The lowest die of a Guild and what it shows.
fn lowest(table: &Judged<'_>, seat: Seat) -> (u8, u8) {
    let dice = (0..).zip(table.guild(seat).roll.dice.iter().copied());
    dice.min_by_key(|(_, face)| *face).unwrap_or((0, 6))
}
