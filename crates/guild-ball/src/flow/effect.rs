//! Resolves the body of an ability step by step.

mod ending;
mod heading;
mod modifiers;
mod steps;

use kernel::{Seat, Wake as W};
use plane::Point;
use serde::{Deserialize, Serialize};

use super::{Next, Table, Wake, hooks, operate};
use crate::ask::{Aimed, Choice, Fire};
use crate::effect::AbilityId;
use crate::effect::reading::Reading;
use crate::effect::vocabulary::{Aim, Kind, Op, Step};
use crate::effect::{force, layers};
use crate::model::{ModelId, ModelSet};
use crate::table;
use modifiers::Modifiers;

/// One ability being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Effect {
    /// The ability.
    pub(super) id: AbilityId,
    /// The rule and trigger whose body it is, or none where the ability is used.
    part: Option<u8>,
    /// The model it belongs to.
    pub(super) bearer: Option<ModelId>,
    /// The player who controls it.
    pub(super) seat: Seat,
    /// Where in the bodies it is: body, step, operation.
    place: [u8; 3],
    /// The models of the present step that are still to be dealt with.
    left: ModelSet,
    /// The one that is being dealt with.
    now: Option<ModelId>,
    /// How often that had left the pitch before.
    #[serde(default)]
    outs: u8,
    /// The model aimed at.
    pub(super) target: Option<ModelId>,
    /// The target of the attack in progress.
    attack: Option<ModelId>,
    /// The models the event is about.
    pub(super) subjects: ModelSet,
    /// The model that has done what it answers to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    actor: Option<ModelId>,
    /// The model that was picked.
    chosen: Option<ModelId>,
    /// The model that was picked before it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    before: Option<ModelId>,
    /// The models hit.
    hit: ModelSet,
    /// The enemies that really lost HP.
    damaged: ModelSet,
    /// Everybody that did, friends and the bearer included.
    #[serde(default)]
    hurt: ModelSet,
    /// The centre of the template.
    spot: Point,
    /// The inches of the aura or pulse.
    area: u8,
    /// Whether it has kept a model from suffering something.
    ignored: bool,
    /// Who suffers it instead.
    #[serde(default)]
    instead: Option<ModelId>,
    /// What its damage differs by, once that is fixed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    modifiers: Option<Modifiers>,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Step,
    Order,
    Operate,
    Choose,
    Mode,
    Second,
    Both,
    Dealt,
    Out,
    Suffered,
    Others,
    Marker,
    Area,
    Each,
}

/// The first operation of the first step of a body.
const fn start(body: u8) -> [u8; 3] {
    [body, 0, 0]
}

impl Effect {
    /// The body of a used ability, aimed at something.
    pub(crate) fn used(
        table: &table::Table,
        id: AbilityId,
        bearer: Option<ModelId>,
        seat: Seat,
        aim: Aimed,
        attack: Option<ModelId>,
    ) -> Self {
        let held = bearer
            .and_then(|bearer| table.profile(bearer).abilities.iter().copied().find(|held| held.id == id));
        let area = held.map(|held| held.area).filter(|&area| area > 0).unwrap_or(id.get().area);
        let (target, spot) = match aim {
            Aimed::Nothing => (None, None),
            Aimed::Model(model) => (Some(model), None),
            Aimed::Spot(spot) => (None, Some(spot)),
        };
        Self {
            id,
            part: None,
            bearer,
            seat,
            place: start(0),
            left: ModelSet::EMPTY,
            now: None,
            outs: u8::default(),
            target,
            attack,
            subjects: ModelSet::EMPTY,
            actor: None,
            chosen: None,
            before: None,
            hit: ModelSet::EMPTY,
            damaged: ModelSet::EMPTY,
            hurt: ModelSet::EMPTY,
            spot: spot.unwrap_or_default(),
            area,
            ignored: false,
            instead: None,
            modifiers: None,
            at: At::Step,
        }
    }

    /// The body of a trigger.
    pub(crate) fn fired(
        table: &table::Table,
        fire: Fire,
        seat: Seat,
        subjects: ModelSet,
        attack: Option<ModelId>,
    ) -> Self {
        let effect = Self::used(table, fire.id, fire.bearer(), seat, Aimed::Nothing, attack);
        Self { part: Some(fire.part), subjects, hit: subjects, ..effect }
    }

    /// The same with one model hit under the template.
    pub(crate) fn hitting(self, model: ModelId) -> Self {
        Self { hit: ModelSet::EMPTY.with(model), ..self }
    }

    /// The same from another body on.
    pub(crate) fn at_body(self, body: u8) -> Self {
        Self { place: start(body), ..self }
    }

    /// The same for the rule of a marker, or once one was picked.
    pub(crate) fn marked(self, spot: Point) -> Self {
        Self { spot, ..self }
    }

    /// The same in answer to what a model has done.
    pub(crate) fn done_by(self, actor: Option<ModelId>) -> Self {
        Self { actor, ..self }
    }

    /// Notes where the area lies that was picked or put.
    pub(super) fn has_picked(&mut self, at: Point) {
        self.spot = at;
    }

    /// The model that was picked last, and the one before it.
    pub(super) fn picked(&self) -> [Option<ModelId>; 2] {
        [self.chosen, self.before]
    }

    /// Where the marker lies that fires or was picked, or the centre of the template.
    pub(super) fn spot(&self) -> Point {
        self.spot
    }

    /// Whether it is aimed at an area.
    pub(super) fn has_area(&self) -> bool {
        self.is_used() && matches!(&self.id.get().used, Some(used) if used.aim == Aim::Area)
    }

    /// The same after a placement, with those that were in base contact before.
    pub(crate) fn touching(self, models: ModelSet) -> Self {
        Self { hit: models, ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Step, W::Begin) => {
                self.fix_modifiers(desk.table());
                self.step(desk)
            }
            (At::Order, W::Answer(_, Choice::Model(model))) => {
                self.take(*model, desk.table());
                self.operate(desk)
            }
            (At::Operate, W::Returned(_)) => self.operate(desk),
            (At::Operate, W::Answer(_, choice)) => match operate::answered(self, choice, desk) {
                Some(next) => next,
                None => self.operate(desk),
            },
            (At::Choose, W::Answer(_, choice)) => {
                let Choice::Model(model) = **choice else { return self.finish(desk) };
                if self.chosen != Some(model) {
                    self.before = self.chosen.replace(model);
                }
                self.next_step(desk)
            }
            (At::Mode, W::Answer(_, Choice::Mode(mode))) => self.go_on_with(*mode, desk),
            (At::Marker, W::Answer(_, choice)) => match **choice {
                Choice::Spot(at) => self.pick_marker(at, desk),
                _ => self.finish(desk),
            },
            (At::Area, W::Answer(_, choice)) => match **choice {
                Choice::Spot(at) => {
                    self.has_picked(at);
                    self.next_step(desk)
                }
                _ => self.finish(desk),
            },
            (At::Each, W::Returned(_)) => self.next_each(desk),
            (At::Second, W::Returned(_)) => self.second_player(desk.table()),
            (At::Both, W::Returned(_)) => self.next_step(desk),
            (At::Dealt, W::Returned(_)) => self.suffered(desk),
            (At::Suffered, W::Returned(_)) => self.others_suffered(desk),
            (At::Others | At::Out, W::Returned(_)) => self.take_out(desk),
            _ => Next::Bug("effect"),
        }
    }

    /// The bodies: those of the trigger, or of the use.
    pub(super) fn bodies(&self) -> &'static [Vec<Step>] {
        let ability = self.id.get();
        match self.part {
            None => ability.used.as_ref().map_or(&[], |used| used.bodies.as_slice()),
            Some(part) => {
                let fire = Fire::new(self.id, part, self.bearer);
                hooks::parts(fire).map_or(&[], |(_, trigger)| trigger.bodies.as_slice())
            }
        }
    }

    fn present(&self) -> Option<&'static Step> {
        let [body, step, _] = self.place;
        self.bodies().get(usize::from(body))?.get(usize::from(step))
    }

    /// Whether it is an ability being used, and not one that fires.
    pub(super) fn is_used(&self) -> bool {
        self.part.is_none()
    }

    /// Whether it is a character play being used, which has its own step for taking out.
    fn is_play(&self) -> bool {
        self.is_used() && self.is_of_play()
    }

    /// Whether it is of a character play, whose damage some abilities raise: the use of one, or a rule it has attached
    /// (GB-RUL-78).
    pub(super) fn is_of_play(&self) -> bool {
        self.id.get().kind == Kind::Play
    }

    /// Whether it is of a play of any kind, whose damage some abilities lower (GB-STAT-17, GB-RUL-78).
    pub(super) fn is_any_play(&self) -> bool {
        matches!(self.id.get().kind, Kind::Play | Kind::Heroic | Kind::Legendary)
    }

    /// How the ability reads the table now.
    pub(super) fn reading<'a>(&self, table: &'a table::Table) -> Reading<'a> {
        let attached = || table.effects.attached.iter().find(|entry| entry.id == self.id)?.by;
        let holder =
            self.bearer.filter(|&bearer| force::has_by_card(table, bearer, self.id)).or_else(attached);
        Reading {
            id: Some(self.id),
            bearer: self.bearer,
            area: self.area,
            named: holder.map_or(ModelSet::EMPTY, |holder| force::names(table, holder, self.id)),
            target: self.target,
            attack: self.attack,
            subjects: self.subjects,
            actor: self.actor,
            chosen: self.chosen,
            hit: self.hit,
            spot: (self.spot != Point::default()).then_some(self.spot),
            ..Reading::new(table, self.seat)
        }
    }

    /// Whether nothing can come of it, so that nobody need be asked: nobody can be picked, there is no influence to hand on
    /// or nobody has room for it (GB-INF-07), or who should advance lies on the ground (GB-KD-06).
    pub(super) fn is_idle(&self, table: &table::Table) -> bool {
        let Some(body) = self.bodies().first() else { return true };
        let reading = self.reading(table);
        let ops =
            || body.iter().filter_map(|step| if let Step::Do(_, ops) = step { Some(ops) } else { None });
        let hands_on = ops().flatten().any(|op| matches!(op, Op::TakeInfluence));
        let held: u8 = self.subjects.iter().map(|from| table.model(from).influence).sum();
        if hands_on && held == 0 {
            return true;
        }
        match body.first() {
            Some(Step::Choose { from, .. }) => {
                let room = |model: &ModelId| {
                    !hands_on || layers::max_inf(table, *model) > table.model(*model).influence
                };
                !reading.set(from).iter().any(|model| room(&model))
            }
            Some(Step::Do(sel, ops)) if matches!(**ops, [Op::Advance(..)]) => {
                let able = reading.set(sel).iter().filter(|&model| !table.model(model).is_down());
                able.count() == 0
            }
            _ => false,
        }
    }

    /// Whether all it does is to reposition or place models, which nobody is during a parting blow (GB-PART-09).
    pub(super) fn only_repositions(&self) -> bool {
        let repositions = |op: &Op| {
            matches!(op, Op::Dodge(..) | Op::DodgeMove(_) | Op::DodgeItself(_) | Op::Push(..) | Op::Place(_))
        };
        self.bodies().iter().flatten().all(|step| match step {
            Step::Do(_, ops) => ops.iter().all(repositions),
            Step::Choose { .. } | Step::If(_) => true,
            Step::Mode { .. }
            | Step::Pay(_)
            | Step::EachPlayer(_)
            | Step::Each(..)
            | Step::Area(..)
            | Step::Marker(..) => false,
        })
    }

    /// The operation that has asked something.
    pub(super) fn asked(&self) -> Option<&'static Op> {
        let Some(Step::Do(_, ops)) = self.present() else { return None };
        ops.get(usize::from(self.place[2]).checked_sub(1)?)
    }

    /// Leaves out the operations of the present step that still are to be carried out on the present model.
    pub(super) fn skip_operations(&mut self) {
        self.place[2] = u8::MAX;
    }

    /// The model the operation is about.
    pub(super) fn model(&self) -> Option<ModelId> {
        self.now
    }

    /// The target of the attack in progress, or the model aimed at.
    pub(super) fn victim(&self) -> Option<ModelId> {
        self.target.or(self.attack)
    }

    /// Notes a model that has really lost HP.
    pub(super) fn has_damaged(&mut self, model: ModelId) {
        self.hurt = self.hurt.with(model);
        if self.bearer.is_some_and(|bearer| bearer.seat() != model.seat()) {
            self.damaged = self.damaged.with(model);
        }
    }

    /// Notes who suffers it instead.
    pub(super) fn has_redirected(&mut self, model: ModelId) {
        self.instead = Some(model);
    }

    /// Notes that something was not suffered.
    pub(super) fn has_ignored(&mut self) {
        self.ignored = true;
    }
}
