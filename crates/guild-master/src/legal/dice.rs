//! Changing dice: the fixer, the two re-rolls, and the re-roll that breaks a tie.

use kernel::Seat;

use crate::ask::{Choice, Prompt};
use crate::refusal::Refusal;
use crate::table::Table;

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
