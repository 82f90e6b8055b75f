//! What follows a goal (GB-GOAL-01 to -05, GB-MOM-05, -06, -20, GB-RUL-20).

use kernel::Wake as W;
use plane::Length;
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Advance, Frame, GoalKick, Hooks, Next, Reply, Scope, Table, Wake, is_yes, momentum, victory};
use crate::ask::Prompt;
use crate::effect::vocabulary::Momentous;
use crate::effect::{Hook, layers};
use crate::event::{Event, Momentum, Movement};
use crate::model::ModelId;
use crate::table::{self, Book};

/// VP and win check, MP, Run the Length!, goal kick, end of the activation: in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Goal {
    by: ModelId,
    screamer: bool,
    /// Whether Run the Length! was used.
    #[serde(default)]
    ran: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Scored,
    RunTheLength,
    Dodge,
    /// What answers to a goal after which the scorer has not run.
    Stayed,
    GoalKick,
    /// What answers to MP spent on Run the Length!.
    Paid,
}

impl Goal {
    /// A goal by this model.
    #[must_use]
    pub fn new(by: ModelId, screamer: bool) -> Self {
        Self { by, screamer, ran: false, at: At::Scored }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Scored, W::Begin) => self.scored(desk),
            (At::Scored, W::Returned(_)) => self.run_the_length(desk),
            (At::RunTheLength, W::Answer(_, choice)) if is_yes(choice) => {
                let quote = super::quote(desk.table(), self.by, Momentous::RunTheLength);
                momentum::pay_quote(desk, self.by, quote, Momentum::RunTheLength);
                self.at = At::Paid;
                momentum::spent(desk).map_or_else(|| self.dodge(), Next::Call)
            }
            (At::Paid, W::Returned(_)) => self.dodge(),
            (At::RunTheLength, W::Answer(..)) => self.stayed(desk),
            (At::Dodge | At::Stayed, W::Returned(_)) => self.goal_kick(),
            (At::GoalKick, W::Returned(_)) => self.over(desk),
            _ => Next::Bug("goal"),
        }
    }

    fn scored(&mut self, desk: &mut Table<'_>) -> Next {
        let seat = self.by.seat();
        let vp = worth(desk.table(), self.by);
        desk.emit(Event::Goal { by: self.by, counts: counts(desk.table().book, vp) });
        for spent in &layers::used_up_by_goal(desk.table(), self.by) {
            desk.emit(*spent);
        }
        victory::score(desk, seat, vp);
        let (mp, why) = if self.screamer { (2, Momentum::Screamer) } else { (1, Momentum::Goal) };
        momentum::gain(desk, seat, mp, why);
        match Hooks::open(desk.table(), &Happening::to(&[Hook::Goal], self.by).during(Some(self.by))) {
            Some(frame) => Next::Call(frame),
            None => self.run_the_length(desk),
        }
    }

    /// The scorer may dodge before the goal kick (GB-MOM-20).
    fn run_the_length(&mut self, desk: &mut Table<'_>) -> Next {
        let seat = self.by.seat();
        let price = super::quote(desk.table(), self.by, Momentous::RunTheLength).price;
        let able = desk.table().is_on_pitch(self.by) && desk.table().mp[seat.index()] >= price;
        if !able {
            return self.stayed(desk);
        }
        self.at = At::RunTheLength;
        Next::Ask(seat, Prompt::RunTheLength { model: self.by })
    }

    /// Run the Length! was not used.
    fn stayed(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Stayed;
        match Hooks::open(desk.table(), &Happening::to(&[Hook::GoalStayed], self.by).during(Some(self.by))) {
            Some(frame) => Next::Call(frame),
            None => self.goal_kick(),
        }
    }

    fn dodge(&mut self) -> Next {
        self.at = At::Dodge;
        self.ran = true;
        Next::Call(Frame::Advance(Advance::new(self.by, Movement::Dodge, Length::inches(4))))
    }

    /// The player who conceded controls the goal kick (GB-GOAL-03, -04).
    fn goal_kick(&mut self) -> Next {
        self.at = At::GoalKick;
        Next::Call(Frame::GoalKick(GoalKick::new(self.by.seat().other())))
    }

    /// An activation ends with a goal of its own team. Whoever scores is the active model and so friendly to itself; that the
    /// scorer has to be friendly can only mean to the model in its activation, which the other team's goal in a
    /// Counter-Attack leaves as it is (GB-GOAL-02).
    fn over(&self, desk: &Table<'_>) -> Next {
        let own = |active: table::Activation| active.model.seat() == self.by.seat();
        let goes_on = !self.ran && layers::goal_goes_on(desk.table(), self.by);
        if desk.table().activation.is_some_and(own) && !goes_on {
            return Next::Unwind(Scope::Activation);
        }
        Next::Return(Reply::Done)
    }
}

/// What a goal is worth in VP (GB-WIN-03).
fn worth(table: &table::Table, by: ModelId) -> u8 {
    layers::goal_worth(table, by)
}

/// Whether a goal counts for the influence pool: one of at least 4 VP, by the play aid every one (GB-INF-03, GB-RUL-10).
#[must_use]
pub const fn counts(book: Book, vp: u8) -> bool {
    match book {
        Book::Core => vp >= 4,
        Book::Aid => true,
    }
}
