//! Changing dice: the fixer, the two re-rolls, and the re-roll that breaks a tie.

use kernel::Seat;
use kernel::odds::{self, Modifier, Ratio};

use super::Preview;
use crate::ask::{Choice, Prompt};
use crate::flow::{Goal, wander_reward};
use crate::refusal::Refusal;
use crate::table::Table;
use crate::terms::Side;

pub(super) fn check(table: &Table, seat: Seat, prompt: &Prompt, choice: &Choice) -> Result<(), Refusal> {
    let die = match (prompt, choice) {
        (Prompt::Fix | Prompt::Reroll { .. }, Choice::Keep) => return Ok(()),
        (Prompt::Fix, Choice::Fix(die)) | (Prompt::Reroll { .. } | Prompt::Tie, Choice::Reroll(die)) => *die,
        _ => return Err(Refusal::WrongKind),
    };
    if usize::from(die) < table.guild(seat).roll.dice.len() {
        return Ok(());
    }
    Err(match prompt {
        Prompt::Reroll { .. } => Refusal::NoDieToReroll,
        Prompt::Tie => Refusal::NoDieToBreakTie,
        _ => Refusal::NoDieToFix,
    })
}

pub(super) fn candidates(table: &Table, seat: Seat, prompt: &Prompt, out: &mut Vec<Choice>) {
    let dice = &table.guild(seat).roll.dice;
    if *prompt != Prompt::Tie {
        out.push(Choice::Keep);
    }
    let make = if *prompt == Prompt::Fix { Choice::Fix } else { Choice::Reroll };
    for (die, face) in (0..).zip(dice.iter()) {
        // Dice that show the same are the same to everybody, so one of them is enough.
        if !dice[..usize::from(die)].contains(face) {
            out.push(make(die));
        }
    }
}

/// The chance to succeed after a choice, with everything that is left used as well as possible.
pub(super) fn preview(
    table: &Table,
    seat: Seat,
    prompt: &Prompt,
    choice: &Choice,
    goal: Option<Goal>,
) -> Preview {
    let dice = &table.guild(seat).roll.dice;
    let result = table.guild(seat).roll.result();
    let shown = Preview { dice: dice.len() as u8, ..Preview::default() };
    let (target, others) = match goal {
        Some(Goal::Reach { target, others }) => (target, others),
        // Wandering has no target; what can be hoped for is the next full ten.
        Some(Goal::Wander) => (wander_reward(result).1 as u8 * 10 + 10, 0),
        Some(Goal::Tie(tied)) => {
            let Choice::Reroll(die) = *choice else { return shown };
            return Preview { chance: ahead(table, seat, die, &tied), ..shown };
        }
        Some(Goal::Beat) | None => return shown,
    };
    let need = i32::from(target) - i32::from(others);
    let left = match prompt {
        Prompt::Reroll { left } => usize::from(left.saturating_sub(1)),
        _ => 0,
    };
    let chance = match *choice {
        Choice::Fix(die) => with_face(dice, die, Side::FIXED, need, 0),
        Choice::Reroll(die) => rerolled(dice, die, need, left),
        _ => odds::chance_now(dice, need, &[]).ok(),
    };
    Preview { target, chance, reached: i32::from(result) >= need, ..shown }
}

/// The chance when a die shows a face and so many re-rolls are left.
fn with_face(dice: &[u8], die: u8, face: u8, need: i32, left: usize) -> Option<Ratio> {
    let mut dice = dice.to_vec();
    *dice.get_mut(usize::from(die))? = face;
    odds::chance_now(&dice, need, &vec![Modifier::Reroll; left]).ok()
}

/// The chance when a die is rolled again and so many re-rolls are left after it.
fn rerolled(dice: &[u8], die: u8, need: i32, left: usize) -> Option<Ratio> {
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
