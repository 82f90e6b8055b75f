//! Gaining and spending momentum (GB-MOM-01 to -04, GB-RUL-16, -17).

use kernel::Seat;

use super::Table;
use crate::event::{Event, Momentum};
use crate::table::{self, BALL, Ball, GOAL_LINE, Phase};

/// Whether a team generates no MP now because of a ball behind its own goal line; judged at the instant of the
/// gain and in the Activation Phase only (GB-MOM-02 to -04, GB-RUL-16, -17).
#[must_use]
pub fn is_blocked(table: &table::Table, seat: Seat) -> bool {
    let behind = |at, radius: i32| table.depth(seat, at) - radius <= GOAL_LINE;
    table.phase == Phase::Activation
        && match table.ball {
            Ball::Away => false,
            Ball::Held(model) => {
                model.seat() == seat && behind(table.model(model).at, table.profile(model).base.0)
            }
            Ball::Free { at, by } => by == Some(seat) && behind(at, BALL.0),
        }
}

/// A team gains MP unless it is blocked.
pub(super) fn gain(desk: &mut Table<'_>, seat: Seat, mp: i8, why: Momentum) {
    if !is_blocked(desk.table(), seat) {
        desk.emit(Event::Momentum { seat, change: mp, why });
    }
}

/// A team pays MP.
pub(super) fn pay(desk: &mut Table<'_>, seat: Seat, mp: i8, why: Momentum) {
    desk.emit(Event::Momentum { seat, change: -mp, why });
}
