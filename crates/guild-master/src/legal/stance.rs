//! Cooperating or conflicting (GM-CTST-02).

use crate::ask::Choice;
use crate::refusal::Refusal;

pub(super) fn check(choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Cooperate | Choice::Conflict => Ok(()),
        _ => Err(Refusal::WrongKind),
    }
}

pub(super) fn candidates(out: &mut Vec<Choice>) {
    out.extend([Choice::Cooperate, Choice::Conflict]);
}
