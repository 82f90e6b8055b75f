//! One model's activation (GB-DEF-01 to -04, GB-TIME-05 to -08).

use kernel::{Seat, Wake as W};
use serde::{Deserialize, Serialize};

use super::{
    Advance, Attack, Charge, Frame, Kick, Next, Reply, SnapTo, Table, Wake, is_yes, momentum, victory,
};
use crate::ask::{Choice, Prompt, Relief};
use crate::event::{Aim, Event, Momentum, Movement, Possession};
use crate::model::{Condition, ModelId};
use crate::pool::Strike;
use crate::table;

/// The actions of one model until it ends its activation or something ends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Activation {
    model: ModelId,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Start,
    Snap,
    Actions,
}

impl Activation {
    /// The activation of a model that has just been picked.
    #[must_use]
    pub fn new(model: ModelId) -> Self {
        Self { model, at: At::Start }
    }

    /// An activation that has begun; for scenarios.
    pub(super) fn begun(model: ModelId) -> Self {
        Self { model, at: At::Actions }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Start, W::Begin) => {
                desk.emit(Event::Activated { model: self.model });
                self.start(desk)
            }
            (At::Snap, W::Answer(_, choice)) => {
                if is_yes(choice) {
                    desk.emit(Event::Possessed { model: self.model, how: Possession::Snap });
                }
                self.act(desk)
            }
            (At::Actions, W::Begin | W::Returned(_)) => self.act(desk),
            (At::Actions, W::Answer(_, choice)) => self.take(choice, desk),
            (_, W::Unwound) => self.end(desk),
            _ => Next::Bug("activation"),
        }
    }

    /// A model that starts its activation within 1" of a free ball may take it (GB-SNAP-01).
    fn start(&mut self, desk: &mut Table<'_>) -> Next {
        if super::snap_to::can_take(desk.table(), self.model) {
            self.at = At::Snap;
            return Next::Ask(self.model.seat(), Prompt::Snap { model: self.model });
        }
        self.act(desk)
    }

    fn act(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Actions;
        let over = desk.table().clocks[self.seat().index()].minute_over;
        if over || !desk.table().is_on_pitch(self.model) {
            return self.end(desk);
        }
        Next::Ask(self.seat(), Prompt::Act { model: self.model })
    }

    fn take(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        let model = self.model;
        match *choice {
            Choice::Jog => self.advance(Movement::Jog, 0, desk),
            Choice::Sprint => self.advance(Movement::Sprint, 1, desk),
            Choice::Charge(target) => {
                pay(desk, model, 2);
                desk.emit(Event::Advance { model, movement: Movement::Charge, target: Some(target) });
                Next::Call(Frame::Charge(Charge::new(model, target)))
            }
            Choice::Forfeit => {
                desk.emit(Event::Forfeited { model });
                if desk.table().model(model).is_down() {
                    desk.emit(Event::Cured { model, condition: Condition::KnockedDown });
                }
                self.act(desk)
            }
            Choice::Attack(on) => {
                pay(desk, model, 1);
                Next::Call(Frame::Attack(Attack::new(model, on, Strike::Attack)))
            }
            Choice::Pass(to) => self.kick(Aim::Model(to), desk),
            Choice::PassTo(spot) => self.kick(Aim::Spot(spot), desk),
            Choice::Shot => {
                momentum::pay(desk, self.seat(), 1, Momentum::Shot);
                self.kick(Aim::Goal, desk)
            }
            Choice::GiveUp(at) => {
                desk.emit(Event::GaveUp { model });
                desk.emit(Event::Loose { at, by: Some(self.seat()) });
                Next::Call(Frame::SnapTo(SnapTo::new(self.seat(), Some(model))))
            }
            Choice::Rest(relief) => {
                momentum::pay(desk, self.seat(), 1, Momentum::Rest);
                desk.emit(Event::Rested { model, encouraged: false });
                relieve(desk, model, relief);
                self.act(desk)
            }
            Choice::Encourage(friend, relief) => {
                momentum::pay(desk, self.seat(), 2, Momentum::Encourage);
                desk.emit(Event::Rested { model: friend, encouraged: true });
                relieve(desk, friend, relief);
                self.act(desk)
            }
            Choice::End => self.end(desk),
            _ => Next::Bug("no action"),
        }
    }

    fn advance(&mut self, movement: Movement, influence: u8, desk: &mut Table<'_>) -> Next {
        pay(desk, self.model, influence);
        desk.emit(Event::Advance { model: self.model, movement, target: None });
        let left = desk.table().mov(self.model, movement == Movement::Sprint);
        Next::Call(Frame::Advance(Advance::new(self.model, movement, left)))
    }

    fn kick(&mut self, aim: Aim, desk: &mut Table<'_>) -> Next {
        pay(desk, self.model, 1);
        Next::Call(Frame::Kick(Kick::new(self.model, aim)))
    }

    /// Each activation after the clock has run out gives the opponent 1 VP when it ends (GB-RUL-68).
    fn end(&mut self, desk: &mut Table<'_>) -> Next {
        desk.emit(Event::ActivationEnded { model: self.model });
        let clock = desk.table().clocks[self.seat().index()];
        if clock.overtime && !clock.grace {
            victory::score(desk, self.seat().other(), 1);
        }
        Next::Return(Reply::Done)
    }

    fn seat(&self) -> Seat {
        self.model.seat()
    }
}

fn pay(desk: &mut Table<'_>, model: ModelId, influence: u8) {
    if influence > 0 {
        desk.emit(Event::Paid { model, influence });
    }
}

/// 4 HP, never above the printed total, or every condition goes, KD included (GB-MOM-29, GB-RUL-63).
fn relieve(desk: &mut Table<'_>, model: ModelId, relief: Relief) {
    match relief {
        Relief::Health => {
            let hp = missing(desk.table(), model).min(4);
            desk.emit(Event::Healed { model, hp });
        }
        Relief::Conditions => {
            for condition in desk.table().model(model).conditions.iter() {
                desk.emit(Event::Cured { model, condition });
            }
        }
    }
}

fn missing(table: &table::Table, model: ModelId) -> u8 {
    table.profile(model).hp.saturating_sub(table.model(model).hp)
}
