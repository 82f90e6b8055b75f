//! Taking a model out (GB-TO-01 to -05, GB-TIME-13 to -16, GB-RUL-14, -15, -44).

use kernel::Wake as W;
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{
    Frame, Hooks, Next, Reply, Scatter, Scope, Table, Wake, entered, maintenance, momentum, victory,
};
use crate::ask::{Choice, Placing, Prompt};
use crate::effect::vocabulary::Incoming;
use crate::effect::{Hook, layers};
use crate::event::{Event, Momentum};
use crate::model::{Condition, ModelId, ModelSet, Position};
use crate::table;

/// A model is at 0 HP, suffers TO, loses the ball, is removed, and MP and VP are gained.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenOut {
    model: ModelId,
    /// The model that inflicted it as part of an action, if one did.
    by: Option<ModelId>,
    /// Whether it returns at once.
    back: bool,
    /// Those who were at 0 HP before, for whom the action in progress has its own step.
    before: ModelSet,
    /// The VP it is worth.
    #[serde(default)]
    vp: u8,
    /// Whether it was brought there in the middle of its advance.
    #[serde(default)]
    moving: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Zero,
    Out,
    Ball,
    Place,
    Jog,
    Others,
    Gain,
    /// What answers to its return.
    Returned,
}

impl TakenOut {
    /// A model is going out.
    #[must_use]
    pub fn new(model: ModelId, by: Option<ModelId>) -> Self {
        Self { model, by, back: false, before: ModelSet::EMPTY, vp: 0, moving: false, at: At::Zero }
    }

    /// The same in the middle of its advance or not.
    #[must_use]
    pub fn moving(self, moving: bool) -> Self {
        Self { moving, ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Zero, W::Begin) => self.zero(desk),
            (At::Zero, W::Returned(Reply::Ignored)) => Next::Return(Reply::Done),
            (At::Zero, W::Returned(_)) => self.suffer(desk),
            (At::Out, W::Returned(reply)) => {
                self.back = *reply == Reply::Ignored;
                self.lose_ball(desk)
            }
            (At::Ball, W::Returned(_)) => self.remove(desk),
            (At::Gain, W::Returned(_)) => self.score(desk),
            (At::Place, W::Answer(_, Choice::Spot(at))) => {
                self.at = At::Returned;
                match entered::returned(desk, self.model, *at) {
                    Some(frame) => Next::Call(frame),
                    None => self.jog(desk),
                }
            }
            (At::Returned, W::Returned(_)) => self.jog(desk),
            (At::Jog | At::Others, W::Returned(_)) => self.finish(desk),
            _ => Next::Bug("taken out"),
        }
    }

    fn jog(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Jog;
        match maintenance::jog(desk.table(), self.model) {
            Some(frame) => Next::Call(frame),
            None => self.finish(desk),
        }
    }

    /// Step 1: a model that left the pitch keeps its HP and has no such step (GB-MOVE-07).
    fn zero(&mut self, desk: &mut Table<'_>) -> Next {
        self.before = at_zero(desk.table()).with(self.model);
        let zero = desk.table().model(self.model).hp == 0;
        let happening = Happening {
            attack: Some(self.model),
            ..Happening::to(&[Hook::ZeroHp], self.model).during(self.by)
        };
        let happening = happening.with(if self.moving { Incoming::Blow } else { Incoming::Attack });
        match Hooks::open(desk.table(), &happening) {
            Some(frame) if zero => Next::Call(frame),
            _ => self.suffer(desk),
        }
    }

    /// Step 2: TO, and what that sets off while the model is still on the pitch.
    fn suffer(&mut self, desk: &mut Table<'_>) -> Next {
        if !desk.table().model(self.model).conditions.has(Condition::TakenOut) {
            desk.emit(Event::Suffers { model: self.model, condition: Condition::TakenOut });
        }
        self.at = At::Out;
        let hooks = &[Hook::OutSelf, Hook::OutFriend, Hook::OutEnemy, Hook::OutAny, Hook::OutInflict];
        let by = self.by.filter(|by| by.seat() != self.model.seat());
        // Whoever this brings to 0 HP goes out when this model has.
        let happening = Happening {
            actor: by,
            attack: Some(self.model),
            ..Happening::to(hooks, self.model).during(self.by)
        };
        match Hooks::open(desk.table(), &happening) {
            Some(frame) => Next::Call(frame),
            None => self.lose_ball(desk),
        }
    }

    /// A ball it has scatters before it is removed (GB-BALL-09).
    fn lose_ball(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Ball;
        if desk.table().has_ball(self.model) {
            // Direction 1 points at the active model's goalpost: that of whoever inflicts it, or of the model in its
            // activation where something fires; without either the initiative decides (GB-SCAT-03, GB-RUL-39).
            let acting = self.by.or(desk.table().activation.map(|activation| activation.model));
            let active = acting.map_or(desk.table().initiative, ModelId::seat);
            return Next::Call(Frame::Scatter(Scatter::loose(desk.table(), self.model, active)));
        }
        self.remove(desk)
    }

    /// Steps 3 and 4: removed, then MP of both teams (GB-TIME-16).
    fn remove(&mut self, desk: &mut Table<'_>) -> Next {
        let model = self.model;
        let mascot = desk.table().profile(model).position == Position::Mascot;
        self.vp = layers::out_worth(desk.table(), model).unwrap_or(if mascot { 1 } else { 2 });
        let conditions = desk.table().model(model).conditions.without(Condition::TakenOut);
        conditions.iter().for_each(|condition| desk.emit(Event::Cured { model, condition }));
        desk.emit(Event::Removed { model });
        if let Some(by) = self.by.filter(|by| by.seat() != model.seat()) {
            momentum::gain(desk, by.seat(), 1, Momentum::TakeDown);
        }
        self.at = At::Gain;
        match Hooks::open(desk.table(), &Happening::to(&[Hook::OutGain], model)) {
            Some(frame) => Next::Call(frame),
            None => self.score(desk),
        }
    }

    /// Step 4 goes on with VP; then a model that returns at once does.
    fn score(&mut self, desk: &mut Table<'_>) -> Next {
        let model = self.model;
        if self.vp > 0 {
            victory::score(desk, model.seat().other(), self.vp);
        }
        if self.back && desk.table().outcome.is_none() {
            self.at = At::Place;
            return Next::Ask(model.seat(), Prompt::Place { why: Placing::Return { model } });
        }
        self.finish(desk)
    }

    /// Whoever was brought to 0 HP by what this set off goes out next; then an activated model's activation ends at once
    /// (GB-RUL-24).
    fn finish(&mut self, desk: &Table<'_>) -> Next {
        let others = desk.table().standing.minus(self.before);
        if let Some(other) = next(desk.table(), others) {
            self.before = self.before.with(other);
            self.at = At::Others;
            return Next::Call(Frame::TakenOut(Self::new(other, None)));
        }
        if desk.table().activation.is_some_and(|activation| activation.model == self.model) {
            return Next::Unwind(Scope::Activation);
        }
        Next::Return(Reply::Done)
    }
}

/// Who of these goes out next: one on the pitch at 0 HP, the model in its activation after all others, since everything ends
/// with it (GB-RUL-24).
pub(super) fn next(table: &table::Table, among: ModelSet) -> Option<ModelId> {
    let zero = at_zero(table).and(among);
    let others = table.activation.map_or(zero, |active| zero.without(active.model));
    others.iter().next().or_else(|| zero.iter().next())
}

/// Everybody on the pitch at 0 HP.
fn at_zero(table: &table::Table) -> ModelSet {
    table.at_zero.and(table.standing)
}
