//! Setup: the side of the Starting Skill Upgrade and the Contract for the board.

use kernel::Seat;

use crate::ask::Choice;
use crate::refusal::Refusal;
use crate::table::Table;
use crate::terms::Side;

pub(super) fn check_side(choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Side(_) => Ok(()),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn side_candidates(out: &mut Vec<Choice>) {
    out.extend([Choice::Side(Side::Fixer), Choice::Side(Side::Reroll)]);
}

pub(super) fn check_place(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Place(contract) if table.guild(seat).private.contains(*contract) => Ok(()),
        Choice::Place(_) => Err(Refusal::NotDealt),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn place_candidates(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(table.guild(seat).private.iter().map(Choice::Place));
}
