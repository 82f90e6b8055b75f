//! A model is about to suffer a condition, a push or a tackle, and may ignore it.

use kernel::{Seat, Wake as W};
use plane::Length;
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Advance, Frame, Hooks, Next, Reply, Scatter, Table, Wake};
use crate::ask::Bound;
use crate::effect::Hook;
use crate::effect::vocabulary::Incoming;
use crate::event::{Event, Possession};
use crate::interrupt::may_hold;
use crate::model::{Condition, ModelId};
use crate::table;

/// A model loses HP to damage, no more than it has: how much it lost. The fact tells the damage dealt where it was more.
pub(super) fn damage(desk: &mut Table<'_>, model: ModelId, dealt: u8) -> u8 {
    let damage = dealt.min(desk.table().model(model).hp);
    desk.emit(Event::Damaged { model, damage, dealt: Some(dealt).filter(|&dealt| dealt > damage) });
    damage
}

/// What is suffered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    /// A condition.
    Condition(Condition),
    /// A push of so far.
    Push(Length, Bound),
    /// The ball is lost to the one who causes it, by a tackle.
    Tackle,
}

impl Harm {
    /// What a model about to suffer it is told.
    fn happening(self, model: ModelId) -> Happening {
        match self {
            Self::Condition(condition) => {
                Happening::to(&[Hook::CondSuffer], model).with(Incoming::Condition(condition))
            }
            Self::Push(..) => Happening::to(&[Hook::EffectSuffer], model).with(Incoming::Push),
            Self::Tackle => Happening::to(&[Hook::EffectSuffer], model).with(Incoming::Tackle),
        }
    }

    /// Whether something a model has now may keep it from suffering this.
    pub(super) fn may_be_ignored(self, table: &table::Table, model: ModelId) -> bool {
        Hooks::open(table, &self.happening(model)).is_some()
    }
}

/// One model suffering one thing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suffer {
    model: ModelId,
    /// Who causes it, if a model does.
    by: Option<ModelId>,
    /// The player who causes it.
    seat: Seat,
    what: Harm,
    /// The model in whose action it is suffered, where that is not the activation's (GB-DEF-05).
    #[serde(default)]
    active: Option<ModelId>,
    /// Whether it comes about in an action that is not the causing model's.
    #[serde(default)]
    passive: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Ignore,
    Last,
}

impl Suffer {
    /// Something is about to be suffered.
    #[must_use]
    pub fn new(model: ModelId, by: Option<ModelId>, seat: Seat, what: Harm) -> Self {
        Self { model, by, seat, what, active: None, passive: false, at: At::Ignore }
    }

    /// The same in an action of a model, if it is one.
    #[must_use]
    pub fn during(self, active: Option<ModelId>) -> Self {
        Self { active, ..self }
    }

    /// The same, in the course of an action of the causing model or not.
    #[must_use]
    pub fn passive(self, passive: bool) -> Self {
        Self { passive, ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Ignore, W::Begin) => self.begin(desk),
            (At::Ignore, W::Returned(Reply::Ignored)) => Next::Return(Reply::Ignored),
            (At::Ignore, W::Returned(Reply::Instead(model))) => {
                self.model = *model;
                if self.is_possible(desk) { self.apply(desk) } else { Next::Return(Reply::Done) }
            }
            (At::Ignore, W::Returned(_)) => self.apply(desk),
            (At::Last, W::Returned(_)) => Next::Return(Reply::Done),
            _ => Next::Bug("suffer"),
        }
    }

    fn begin(&mut self, desk: &mut Table<'_>) -> Next {
        let table = desk.table();
        if !table.is_on_pitch(self.model) || !self.is_possible(desk) {
            return Next::Return(Reply::Done);
        }
        match Hooks::open(desk.table(), &self.what.happening(self.model).during(self.active)) {
            Some(frame) => Next::Call(frame),
            None => self.apply(desk),
        }
    }

    /// A condition a model has adds nothing, and one that is taken out gains no other (GB-COND-02, GB-TO-03); a tackle needs
    /// the ball and somebody who may have it (GB-PB-19, GB-TO-04).
    fn is_possible(&self, desk: &Table<'_>) -> bool {
        let conditions = desk.table().model(self.model).conditions;
        match self.what {
            Harm::Condition(condition) => !conditions.has(condition) && !conditions.has(Condition::TakenOut),
            Harm::Push(..) => true,
            Harm::Tackle => {
                let table = desk.table();
                table.has_ball(self.model) && self.by.is_some_and(|by| may_hold(table, by))
            }
        }
    }

    fn apply(&mut self, desk: &mut Table<'_>) -> Next {
        let model = self.model;
        self.at = At::Last;
        match self.what {
            Harm::Condition(condition) => self.condition(condition, desk),
            Harm::Push(length, bound) => {
                let push = Advance::push(model, self.by, self.seat, length, bound).passive(self.passive);
                Next::Call(Frame::Advance(push))
            }
            Harm::Tackle => {
                if let Some(by) = self.by {
                    desk.emit(Event::Possessed { model: by, how: Possession::Tackle });
                    if let Some(frame) = super::entered::gained(desk.table(), by) {
                        return Next::Call(frame);
                    }
                }
                Next::Return(Reply::Done)
            }
        }
    }

    /// A model that becomes KD loses the ball in a circular scatter (GB-PB-16, GB-BALL-08).
    fn condition(&mut self, condition: Condition, desk: &mut Table<'_>) -> Next {
        let had_ball = desk.table().has_ball(self.model) && condition == Condition::KnockedDown;
        desk.emit(Event::Suffers { model: self.model, condition });
        if had_ball {
            // Direction 1 points at the active model's goalpost (GB-SCAT-03).
            let active = desk.table().activation.map(|activation| activation.model);
            let goal = self.by.filter(|_| !self.passive).or(active).map_or(self.seat, ModelId::seat);
            return Next::Call(Frame::Scatter(Scatter::loose(desk.table(), self.model, goal)));
        }
        Next::Return(Reply::Done)
    }
}
