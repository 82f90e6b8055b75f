//! Changing dice: the next step of the best use of everything, Boons only where they pay.

use kernel::Seat;
use kernel::odds::{self, Modifier, Ratio};

use super::worth;
use crate::ask::{Choice, Prompt};
use crate::effect::Op;
use crate::flow::Goal;
use crate::table::Table;
use crate::tools::{Tool, modifiers, tools};
use crate::uses::Source;

/// What to do with the dice of a check.
pub(super) fn answer(table: &Table, seat: Seat, prompt: &Prompt, goal: Option<Goal>) -> Choice {
    if matches!(prompt, Prompt::Tie | Prompt::Forced { .. }) {
        return Choice::Reroll(lowest(table, seat).0);
    }
    let tools = tools(table, seat);
    match goal {
        Some(Goal::Reach { target, others }) => {
            let own = i32::from(target) - i32::from(others) - i32::from(table.guild(seat).roll.flat);
            reach(table, seat, &tools, own)
        }
        Some(Goal::Wander) => {
            let roll = &table.guild(seat).roll;
            let next = i32::from(roll.result() / 10 + 1) * 10 - i32::from(roll.flat);
            let free: Vec<Tool> = tools.iter().filter(|tool| !is_boon(tool)).copied().collect();
            step(table, seat, &free, next)
        }
        Some(Goal::Beat | Goal::Tie(_)) | None => raise(table, seat, &tools),
    }
}

fn is_boon(tool: &Tool) -> bool {
    matches!(tool.source, Source::Boon(_))
}

/// Towards a target: without Boons, unless one raises the chance by more than it is worth.
fn reach(table: &Table, seat: Seat, tools: &[Tool], need: i32) -> Choice {
    let free: Vec<Tool> = tools.iter().filter(|tool| !is_boon(tool)).copied().collect();
    let chance = |tools: &[Tool]| {
        let dice = &table.guild(seat).roll.dice;
        odds::chance_now(dice, need, &modifiers(table, seat, tools)).map_or(0, thousandths)
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
fn step(table: &Table, seat: Seat, tools: &[Tool], need: i32) -> Choice {
    let dice = &table.guild(seat).roll.dice;
    let best = odds::best_step(dice, need, &modifiers(table, seat, tools));
    let Ok(Some(step)) = best else { return Choice::Keep };
    let fits = |tool: &&Tool| modifiers(table, seat, &[**tool]).contains(&step.modifier);
    let die = step.die.and_then(|die| u8::try_from(die).ok());
    // What comes back with the next check is used before what does not.
    let tool = tools.iter().filter(fits).min_by_key(|tool| (is_boon(tool), tool.source != Source::Upgrade));
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
fn raise(table: &Table, seat: Seat, tools: &[Tool]) -> Choice {
    let (die, face) = lowest(table, seat);
    for tool in tools.iter().filter(|tool| !is_boon(tool)) {
        let changes = modifiers(table, seat, &[*tool]);
        match changes.first() {
            Some(Modifier::AddDie | Modifier::AddFlat(1..)) => return named(tool, None),
            Some(Modifier::Set { to }) if *to > face => return named(tool, Some(die)),
            Some(Modifier::Flip | Modifier::Reroll) if face <= 3 => return named(tool, Some(die)),
            _ => {}
        }
    }
    Choice::Keep
}

/// The lowest die of a Guild and what it shows.
fn lowest(table: &Table, seat: Seat) -> (u8, u8) {
    let dice = (0..).zip(table.guild(seat).roll.dice.iter().copied());
    dice.min_by_key(|(_, face)| *face).unwrap_or((0, 6))
}
