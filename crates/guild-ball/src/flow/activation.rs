//! One model's activation (GB-DEF-01 to -04, GB-TIME-05 to -08).

use kernel::{Seat, Wake as W};
use plane::Point;
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{
    Advance, Attack, Charge, Frame, Hooks, Kick, Next, Play, Reply, SnapTo, Table, TakenOut, Wake, duration,
    momentum, victory,
};
use crate::ask::{Aimed, Choice, Prompt, Relief};
use crate::effect::layers::{self, Deed};
use crate::effect::price::{self, Quote};
use crate::effect::vocabulary::{Kind, Momentous, Paid, Until};
use crate::effect::{AbilityId, Hook};
use crate::event::{Aim, Event, Momentum, Movement};
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
    Actions,
    Ending,
    Out,
    Spent,
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
                // Step 1: the free ball and what triggers at the start, before any action (GB-TIME-05, -06).
                let hooks = &[Hook::ActStart, Hook::ActStartFriend, Hook::ActStartEnemy];
                let starts = Happening::to(hooks, self.model);
                Hooks::start(desk.table(), &starts).map_or_else(|| self.act(desk), Next::Call)
            }
            (At::Start, W::Returned(_)) | (At::Actions, W::Begin) => self.act(desk),
            (At::Actions, W::Returned(_)) => {
                duration::over(desk, Until::Action);
                self.act(desk)
            }
            (At::Actions, W::Answer(_, choice)) => self.take(choice, desk),
            (At::Out, W::Returned(_)) => self.take_out(desk),
            (At::Ending, W::Returned(_) | W::Unwound) => self.ended(desk),
            (At::Spent, W::Returned(_)) => self.end_triggers(desk),
            (_, W::Unwound) => self.end(desk),
            _ => Next::Bug("activation"),
        }
    }

    fn act(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Actions;
        if let Some(frame) = momentum::spent(desk) {
            return Next::Call(frame);
        }
        let over = desk.table().clocks[self.seat().index()].minute_over;
        if over || !desk.table().is_on_pitch(self.model) {
            return self.end(desk);
        }
        Next::Ask(self.seat(), Prompt::Act { model: self.model })
    }

    fn take(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        let model = self.model;
        match *choice {
            Choice::Jog => self.advance(Movement::Jog, desk),
            Choice::Sprint => {
                pay(desk, model, Paid::Sprint, None, 1);
                self.advance(Movement::Sprint, desk)
            }
            Choice::Charge(target) => {
                pay(desk, model, Paid::Charge, Some(target), 2);
                desk.emit(Event::Advance {
                    model,
                    movement: Movement::Charge,
                    target: Some(target),
                    additional: false,
                });
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
                pay(desk, model, Paid::Attack, Some(on), 1);
                Next::Call(Frame::Attack(Attack::new(model, on, Strike::Attack)))
            }
            Choice::Pass(to) => self.kick(Aim::Model(to), desk),
            Choice::PassTo(spot) => self.kick(Aim::Spot(spot), desk),
            Choice::Shot => {
                momentum::pay_shot(desk, model);
                self.kick(Aim::Goal, desk)
            }
            Choice::GiveUp(at) => Next::Call(give_up(desk, model, at)),
            Choice::Rest(relief) => {
                let quote = momentum::quote(desk.table(), model, Momentous::Rest);
                momentum::pay_quote(desk, model, quote, Momentum::Rest);
                desk.emit(Event::Rested { model, encouraged: false });
                relieve(desk, model, relief);
                self.used(model, desk)
            }
            Choice::Encourage(friend, relief) => {
                let quote = momentum::encourage_quote(desk.table(), model, friend);
                momentum::pay_quote(desk, model, quote, Momentum::Encourage);
                desk.emit(Event::Rested { model: friend, encouraged: true });
                relieve(desk, friend, relief);
                self.used(friend, desk)
            }
            Choice::Use { id, at, free } => self.use_ability(id, at, free, desk),
            Choice::Glide => {
                glide(desk, model);
                self.act(desk)
            }
            Choice::End => self.end(desk),
            _ => Next::Bug("no action"),
        }
    }

    /// A momentous ability was used for a model.
    fn used(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        match Hooks::open(desk.table(), &Happening::to(&[Hook::AbilityUse], model)) {
            Some(frame) => Next::Call(frame),
            None => self.act(desk),
        }
    }

    fn advance(&mut self, movement: Movement, desk: &mut Table<'_>) -> Next {
        desk.emit(Event::Advance { model: self.model, movement, target: None, additional: false });
        let deed = Deed::advance(self.model, movement, None);
        let left = layers::mov_sum(desk.table(), self.model, movement == Movement::Sprint, deed);
        Next::Call(Frame::Advance(Advance::new(self.model, movement, left)))
    }

    fn kick(&mut self, aim: Aim, desk: &mut Table<'_>) -> Next {
        let what = if aim == Aim::Goal { Paid::Shot } else { Paid::Pass };
        pay(desk, self.model, what, aim.model(), 1);
        Next::Call(Frame::Kick(Kick::new(self.model, aim)))
    }

    /// A play, heroic or legendary play or active trait is paid and used (GB-PLAY-09, GB-HERO-01 to -04, GB-STAT-12).
    fn use_ability(&mut self, id: AbilityId, at: Aimed, free: bool, desk: &mut Table<'_>) -> Next {
        let (ability, model) = (id.get(), self.model);
        let price = ability.used.as_ref().and_then(|used| used.influence);
        match (ability.kind, price) {
            (Kind::Heroic, _) => {
                let quote = momentum::quote(desk.table(), model, Momentous::Heroic);
                momentum::pay_quote(desk, model, quote, Momentum::Heroic);
            }
            (Kind::Play, Some(price)) => {
                let quote = play_quote(desk.table(), model, (id, at.model()), price, free);
                pay_quote(desk, model, quote);
            }
            _ => {}
        }
        Next::Call(Frame::Play(Play::paid(id, model, at)))
    }

    /// The action in progress is over, however that came about.
    fn end(&mut self, desk: &mut Table<'_>) -> Next {
        duration::over(desk, Until::Advance);
        duration::over(desk, Until::Action);
        self.take_out(desk)
    }

    /// An action that was broken off does not come to its own check for models at 0 HP: they go out now (GB-TO-01, GB-TIME-23,
    /// -28).
    fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Out;
        match out_now(desk) {
            Some(frame) => Next::Call(frame),
            None => self.end_triggers(desk),
        }
    }

    /// Step 3: what triggers at the end, while the model is still active (GB-TIME-08).
    fn end_triggers(&mut self, desk: &mut Table<'_>) -> Next {
        desk.memo_mut().broken_off = [None; 2];
        if let Some(frame) = momentum::spent(desk) {
            self.at = At::Spent;
            return Next::Call(frame);
        }
        self.at = At::Ending;
        if desk.table().is_on_pitch(self.model) {
            let hooks = &[Hook::ActEnd, Hook::ActEndEnemy, Hook::ActEndAny];
            if let Some(frame) = Hooks::open(desk.table(), &Happening::to(hooks, self.model)) {
                return Next::Call(frame);
            }
        }
        self.ended(desk)
    }

    /// Each activation after that in which the clock has run out gives the opponent 1 VP when it ends (GB-RUL-68).
    fn ended(&mut self, desk: &mut Table<'_>) -> Next {
        if let Some(frame) = out_now(desk) {
            return Next::Call(frame);
        }
        desk.memo_mut().broken_off = [None; 2];
        for until in [Until::Advance, Until::Action, Until::Activation] {
            duration::over(desk, until);
        }
        let clock = desk.table().clocks[self.seat().index()];
        desk.emit(Event::ActivationEnded { model: self.model });
        if clock.overtime && !clock.grace {
            victory::score(desk, self.seat().other(), 1);
        }
        Next::Return(Reply::Done)
    }

    fn seat(&self) -> Seat {
        self.model.seat()
    }
}

/// The models at 0 HP go out, by whose actions they were brought there.
fn out_now(desk: &Table<'_>) -> Option<Frame> {
    let [red, blue] = desk.memo().broken_off;
    TakenOut::all(desk, desk.table().standing, [blue, red]).map(Frame::TakenOut)
}

/// Pays for an action what it costs now.
pub(super) fn pay(desk: &mut Table<'_>, model: ModelId, what: Paid, on: Option<ModelId>, base: u8) {
    let quote = price::influence(desk.table(), model, what, on, base);
    pay_quote(desk, model, quote);
}

fn pay_quote(desk: &mut Table<'_>, model: ModelId, quote: Quote) {
    if quote.price > 0 {
        desk.emit(Event::Paid { model, influence: quote.price });
    }
    momentum::spend(desk, quote);
}

/// What a play aimed at somebody or nobody costs: its price, or nothing where a free use is taken for it.
pub(crate) fn play_quote(
    table: &table::Table,
    model: ModelId,
    (id, on): (AbilityId, Option<ModelId>),
    base: u8,
    free: bool,
) -> Quote {
    let base = layers::play_cost(table, model, id).unwrap_or(base);
    let quote = price::play(table, model, id, on, base);
    if free { quote } else { quote.unlowered() }
}

/// A model pays for Gliding and ignores rough ground for the rest of the turn (GB-MOM-37).
pub(super) fn glide(desk: &mut Table<'_>, model: ModelId) {
    let quote = momentum::quote(desk.table(), model, Momentous::Gliding);
    momentum::pay_quote(desk, model, quote, Momentum::Gliding);
    desk.emit(Event::Glides { model });
}

/// A model lets go of its ball, which others near it may take (GB-BALL-06, GB-SNAP-03).
pub(super) fn give_up(desk: &mut Table<'_>, model: ModelId, at: Point) -> Frame {
    desk.emit(Event::GaveUp { model });
    desk.emit(Event::Loose { at, by: Some(model.seat()) });
    Frame::SnapTo(SnapTo::new(model.seat(), Some(model)))
}

/// 4 HP, never above the printed total, or every condition goes, KD included (GB-MOM-29, GB-RUL-63).
pub(super) fn relieve(desk: &mut Table<'_>, model: ModelId, relief: Relief) {
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
