//! What follows a goal (GB-GOAL-01 to -05, GB-MOM-05, -06, -20, GB-RUL-20).

use kernel::Wake as W;
use plane::Length;
use serde::{Deserialize, Serialize};

use super::{Advance, Frame, GoalKick, Next, Scope, Table, Wake, is_yes, momentum, victory};
use crate::ask::Prompt;
use crate::event::{Event, Momentum, Movement};
use crate::model::ModelId;
use crate::table::{self, Book};

/// VP and win check, MP, Run the Length!, goal kick, end of the activation: in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goal {
    by: ModelId,
    screamer: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Scored,
    RunTheLength,
    Dodge,
    GoalKick,
}

impl Goal {
    /// A goal by this model.
    #[must_use]
    pub fn new(by: ModelId, screamer: bool) -> Self {
        Self { by, screamer, at: At::Scored }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Scored, W::Begin) => self.scored(desk),
            (At::RunTheLength, W::Answer(seat, choice)) if is_yes(choice) => {
                momentum::pay(desk, *seat, 1, Momentum::RunTheLength);
                self.at = At::Dodge;
                Next::Call(Frame::Advance(Advance::new(self.by, Movement::Dodge, Length::inches(4))))
            }
            (At::RunTheLength, W::Answer(..)) | (At::Dodge, W::Returned(_)) => self.goal_kick(),
            (At::GoalKick, W::Returned(_)) => Next::Unwind(Scope::Activation),
            _ => Next::Bug("goal"),
        }
    }

    fn scored(&mut self, desk: &mut Table<'_>) -> Next {
        let seat = self.by.seat();
        let vp = worth(desk.table(), self.by);
        desk.emit(Event::Goal { by: self.by, counts: counts(desk.table().book, vp) });
        victory::score(desk, seat, vp);
        let (mp, why) = if self.screamer { (2, Momentum::Screamer) } else { (1, Momentum::Goal) };
        momentum::gain(desk, seat, mp, why);
        self.at = At::RunTheLength;
        Next::Ask(seat, Prompt::RunTheLength { model: self.by })
    }

    /// The player who conceded controls the goal kick (GB-GOAL-03, -04).
    fn goal_kick(&mut self) -> Next {
        self.at = At::GoalKick;
        Next::Call(Frame::GoalKick(GoalKick::new(self.by.seat().other())))
    }
}

/// What a goal is worth in VP (GB-WIN-03).
fn worth(_table: &table::Table, _by: ModelId) -> u8 {
    4
}

/// Whether a goal counts for the influence pool: one of at least 4 VP, by the play aid every one (GB-INF-03, GB-RUL-10).
#[must_use]
pub const fn counts(book: Book, vp: u8) -> bool {
    match book {
        Book::Core => vp >= 4,
        Book::Aid => true,
    }
}
