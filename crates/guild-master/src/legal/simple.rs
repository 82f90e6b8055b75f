//! Sides, setup Contracts, carrying out, and stances.

use kernel::Seat;

use crate::ask::{Choice, Prompt, Refusal};
use crate::table::Table;
use crate::terms::Side;

pub(super) fn check(prompt: &Prompt, choice: &Choice) -> Result<(), Refusal> {
    match (prompt, choice) {
        (Prompt::Side, Choice::Side(_))
        | (Prompt::Commit { .. }, Choice::Carry | Choice::Drop)
        | (Prompt::Stance { .. }, Choice::Cooperate | Choice::Conflict) => Ok(()),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates(prompt: &Prompt, out: &mut Vec<Choice>) {
    match prompt {
        Prompt::Side => out.extend([Choice::Side(Side::Fixer), Choice::Side(Side::Reroll)]),
        Prompt::Commit { .. } => out.extend([Choice::Carry, Choice::Drop]),
        Prompt::Stance { .. } => out.extend([Choice::Cooperate, Choice::Conflict]),
        _ => {}
    }
}

pub(super) fn check_place(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Place(contract) if table.guild(seat).private.contains(*contract) => Ok(()),
        Choice::Place(_) => Err(Refusal::NotDealt),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates_place(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(table.guild(seat).private.iter().map(Choice::Place));
}
