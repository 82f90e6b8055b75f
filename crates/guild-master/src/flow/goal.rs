//! What the dice of a check under way are rolled for; all of it is public.

use kernel::Seat;

use super::{Frame, SeatOrder};
use crate::table::Table;

/// What a Guild's dice have to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// Reach a target, with what the dice of others in a combined team show.
    Reach {
        /// The target of the check.
        target: u8,
        /// What the others of the combined team have.
        others: u8,
        /// Those of them who change their dice after this Guild, in their order (GM-RUL-41).
        later: SeatOrder,
    },
    /// Wander: the more the better, by full tens.
    Wander,
    /// Beat others: the highest result goes first or wins.
    Beat,
    /// Break a tie with these.
    Tie(SeatOrder),
}

/// To reach a target alone.
const fn alone(target: u8) -> Goal {
    Goal::Reach { target, others: 0, later: SeatOrder::new() }
}

/// What the check that a seat is asked about is for: the procedure nearest to the top of the stack says so.
pub(crate) fn goal(frames: &[Frame], table: &Table, seat: Seat) -> Option<Goal> {
    let mut order = SeatOrder::new();
    frames.iter().rev().find_map(|frame| match frame {
        Frame::Check(check) => {
            order = *check.order();
            None
        }
        Frame::TieBreak(tie) => Some(Goal::Tie(tie.tied())),
        Frame::Contract(attempt) => attempt.target(table).map(alone),
        Frame::Private(private) => Some(alone(private.target(table))),
        Frame::Contest(contest) => {
            let (target, others, later) = contest.target_of(table, seat, &order);
            Some(Goal::Reach { target, others, later })
        }
        Frame::Wander(_) => Some(Goal::Wander),
        Frame::Contested(_) => Some(Goal::Beat),
        _ => None,
    })
}
