//! Carrying an Order out or dropping it (GM-RUL-12).

use crate::ask::Choice;
use crate::refusal::Refusal;

pub(super) fn check(choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Carry | Choice::Drop => Ok(()),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates(out: &mut Vec<Choice>) {
    out.extend([Choice::Carry, Choice::Drop]);
}
