//! Taking a model out (GB-TO-01 to -05, GB-TIME-13 to -16, GB-RUL-14, -15, -44).

use kernel::{Seat, Wake as W};
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

/// A model is at 0 HP, suffers TO, loses the ball, is removed, and MP and VP are gained. Several that are at 0 HP at one step go
/// out at once, in the order a player picks (GB-CONV-08, GB-RUL-25): VP are compared when all are out (GB-WIN-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TakenOut {
    model: ModelId,
    /// The model that inflicted it as part of an action, if one did.
    by: Option<ModelId>,
    /// The others that go out at once with it.
    #[serde(default)]
    rest: ModelSet,
    /// Those at 0 HP whom the steps take out in which this came about.
    #[serde(default)]
    outer: ModelSet,
    /// Whose actions inflict it on them, by their seats.
    #[serde(default)]
    inflict: [Option<ModelId>; 2],
    /// Those of them that were brought there in the middle of their advance.
    #[serde(default)]
    movers: ModelSet,
    /// Who picks the order, where somebody else does than the player of the active model.
    #[serde(default)]
    orders: Option<Seat>,
    /// Those brought to 0 HP by what this sets off: they come after it (GB-RUL-26).
    #[serde(default)]
    later: ModelSet,
    /// Whether the activation in progress was that of one of them.
    #[serde(default)]
    ends: bool,
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
    /// Who of several is next.
    Order,
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
        Self {
            model,
            by,
            rest: ModelSet::EMPTY,
            outer: ModelSet::EMPTY,
            inflict: [by; 2],
            movers: ModelSet::EMPTY,
            orders: None,
            later: ModelSet::EMPTY,
            ends: false,
            back: false,
            before: ModelSet::EMPTY,
            vp: 0,
            moving: false,
            at: At::Zero,
        }
    }

    /// All of these that are on the pitch at 0 HP go out at once, inflicted by the actions of the models named for each seat;
    /// nothing where there are none. Whom a step under way takes out is left to it.
    pub(super) fn all(desk: &Table<'_>, among: ModelSet, inflict: [Option<ModelId>; 2]) -> Option<Self> {
        let rest = at_zero(desk.table()).and(among).minus(desk.memo().owed);
        let first = rest.iter().next()?;
        Some(Self { rest, inflict, at: At::Order, ..Self::new(first, None) })
    }

    /// The same, some of them in the middle of their advance.
    pub(super) fn moving(self, movers: ModelSet) -> Self {
        Self { movers, ..self }
    }

    /// The same in an order this player picks.
    pub(super) fn ordered_by(self, seat: Seat) -> Self {
        Self { orders: Some(seat), ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Zero | At::Order, W::Begin) => {
                self.outer = desk.memo().owed;
                if self.at == At::Zero { self.zero(desk) } else { self.next(desk) }
            }
            (At::Order, W::Answer(_, Choice::Model(model))) => self.begin(*model, desk),
            (At::Zero, W::Returned(Reply::Ignored)) => self.next(desk),
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
            (At::Jog, W::Returned(_)) => self.finish(desk),
            (At::Others, W::Returned(_)) => self.next(desk),
            _ => Next::Bug("taken out"),
        }
    }

    /// The next of those who go out at once, by the choice of whoever orders them; when all are out, VP are compared, whoever
    /// that brought to 0 HP goes out, and an activated model's activation ends (GB-RUL-24).
    fn next(&mut self, desk: &mut Table<'_>) -> Next {
        desk.memo_mut().owed = self.outer.or(self.rest);
        let models = at_zero(desk.table()).and(self.rest);
        match models.iter().next() {
            Some(_) if models.len() > 1 => {
                self.at = At::Order;
                Next::Ask(self.controller(desk.table()), Prompt::NextOut { models })
            }
            Some(model) => self.begin(model, desk),
            None => {
                self.cleanup(desk);
                victory::settle(desk);
                let later = core::mem::replace(&mut self.later, ModelSet::EMPTY);
                if let Some(others) = Self::all(desk, later, [None; 2]) {
                    self.at = At::Others;
                    return Next::Call(Frame::TakenOut(others));
                }
                if self.ends { Next::Unwind(Scope::Activation) } else { Next::Return(Reply::Done) }
            }
        }
    }

    /// The player of the active model orders all of them; with no active model the initiative player does (GB-RUL-25).
    fn controller(&self, table: &table::Table) -> Seat {
        let inflicts = self.inflict[0].filter(|_| self.inflict[0] == self.inflict[1]);
        let active = inflicts.or(table.activation.map(|activation| activation.model));
        self.orders.or(active.map(ModelId::seat)).unwrap_or(table.initiative)
    }

    fn begin(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        self.rest = self.rest.without(model);
        desk.memo_mut().owed = self.outer.or(self.rest);
        self.model = model;
        self.by = self.inflict[model.seat().index() & 1];
        self.moving = self.movers.has(model);
        (self.back, self.vp, self.at) = (false, 0, At::Zero);
        self.zero(desk)
    }

    /// What this owed is done, or left to the end of the activation it is broken off with.
    pub(super) fn cleanup(&self, desk: &mut Table<'_>) {
        desk.memo_mut().owed = self.outer;
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
            desk.emit(Event::Vp { seat: model.seat().other(), vp: self.vp });
        }
        victory::settle(desk);
        if self.back && desk.table().outcome.is_none() {
            self.at = At::Place;
            return Next::Ask(model.seat(), Prompt::Place { why: Placing::Return { model } });
        }
        self.finish(desk)
    }

    /// Whoever was brought to 0 HP by what this set off waits until those are out who go out at once with it.
    fn finish(&mut self, desk: &mut Table<'_>) -> Next {
        self.later = self.later.or(at_zero(desk.table()).minus(self.before));
        self.ends |= desk.table().activation.is_some_and(|activation| activation.model == self.model);
        self.next(desk)
    }
}

/// Everybody on the pitch at 0 HP.
pub(super) fn at_zero(table: &table::Table) -> ModelSet {
    table.at_zero.and(table.standing)
}
