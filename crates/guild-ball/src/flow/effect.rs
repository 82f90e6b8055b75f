//! Resolves the body of an ability step by step.

use kernel::{Seat, Wake as W};
use plane::{Disc, Length, Point};
use serde::{Deserialize, Serialize};

use super::hooks::{self, Happening};
use super::suffer::{Harm, Suffer};
use super::{Frame, Hooks, Next, Reply, Table, TakenOut, Wake, areas, operate, taken_out};
use crate::ask::Bound;
use crate::ask::{Aimed, Choice, Fire, Placing, Prompt};
use crate::effect::active::MARKER;
use crate::effect::reading::Reading;
use crate::effect::select::Who;
use crate::effect::vocabulary::{Aim, Given, Heading, Incoming, Kind, Op, Step, Whom};
use crate::effect::{AbilityId, Hook};
use crate::effect::{force, layers};
use crate::event::{Event, Momentum};
use crate::model::{ModelId, ModelSet};
use crate::table;

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
    Dealt,
    Out,
    Suffered,
    Marker,
    Area,
    Each,
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
            place: [0; 3],
            left: ModelSet::EMPTY,
            now: None,
            outs: 0,
            target,
            attack,
            subjects: ModelSet::EMPTY,
            actor: None,
            chosen: None,
            before: None,
            hit: target.map_or(ModelSet::EMPTY, |target| ModelSet::EMPTY.with(target)),
            damaged: ModelSet::EMPTY,
            hurt: ModelSet::EMPTY,
            spot: spot.unwrap_or_default(),
            area,
            ignored: false,
            instead: None,
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
        let mut effect = Self::used(table, fire.id, fire.bearer(), seat, Aimed::Nothing, attack);
        let attached = table.effects.attached.iter().find(|entry| entry.id == fire.id);
        if let Some(entry) = attached.filter(|_| effect.area == 0) {
            effect.area = entry.area;
        }
        Self { part: Some(fire.part), subjects, hit: subjects, ..effect }
    }

    /// The same with one model hit under the template.
    pub(crate) fn hitting(self, model: ModelId) -> Self {
        Self { hit: ModelSet::EMPTY.with(model), ..self }
    }

    /// The same from another body on.
    pub(crate) fn at_body(self, body: u8) -> Self {
        Self { place: [body, 0, 0], ..self }
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
        self.part.is_none() && self.id.get().used.as_ref().is_some_and(|used| used.aim == Aim::Area)
    }

    /// The same after a placement, with those that were in base contact before.
    pub(crate) fn touching(self, models: ModelSet) -> Self {
        Self { hit: models, ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Step, W::Begin) => self.step(desk),
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
            (At::Mode, W::Answer(_, Choice::Mode(mode))) => {
                self.place = [*mode, 0, 0];
                self.step(desk)
            }
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
            (At::Second, W::Returned(_)) => self.second_player(desk),
            (At::Dealt, W::Returned(_)) => self.suffered(desk),
            (At::Suffered, W::Returned(_)) => self.take_out(desk),
            (At::Out, W::Returned(_)) => self.take_out(desk),
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

    /// Whether it is a character play being used, which has its own step for taking out.
    fn is_play(&self) -> bool {
        self.part.is_none() && self.is_of_play()
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
        if hands_on && self.subjects.iter().all(|from| table.model(from).influence == 0) {
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
                reading.set(sel).iter().all(|model| table.model(model).is_down())
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

    /// Begins the present step.
    fn step(&mut self, desk: &mut Table<'_>) -> Next {
        let Some(step) = self.present() else { return self.finish(desk) };
        match step {
            Step::Do(sel, _) if sel.who == Who::Player => {
                self.now = None;
                self.left = ModelSet::EMPTY;
                self.place[2] = 0;
                self.operate(desk)
            }
            Step::Do(sel, ops) => {
                self.left = self.reading(desk.table()).set(sel);
                self.next_model(ops, desk)
            }
            Step::Choose { from, may, opponent } => {
                let from = self.reading(desk.table()).set(from);
                if from.is_empty() {
                    return self.finish(desk);
                }
                self.at = At::Choose;
                let seat = if *opponent { self.seat.other() } else { self.seat };
                Next::Ask(seat, Prompt::Pick { id: self.id, by: self.bearer, from, may: *may })
            }
            Step::Mode { of, .. } if of.len() == 1 => {
                self.place = [of[0], 0, 0];
                self.step(desk)
            }
            Step::Mode { of, opponent } => {
                self.at = At::Mode;
                let modes = of.iter().fold(0, |bits, mode| bits | 1 << mode);
                let seat = if *opponent { self.seat.other() } else { self.seat };
                Next::Ask(seat, Prompt::Mode { id: self.id, by: self.bearer, modes })
            }
            Step::Pay(given) => {
                if self.pay(given, desk) {
                    self.next_step(desk)
                } else {
                    self.finish(desk)
                }
            }
            Step::If(filters) => {
                let holds =
                    self.bearer.is_some_and(|bearer| self.reading(desk.table()).all_hold(filters, bearer));
                if holds { self.next_step(desk) } else { self.finish(desk) }
            }
            Step::Marker(link, inches, _) => self.ask_marker(link.id, *inches, desk),
            Step::Area(link, inches) => {
                self.at = At::Area;
                let asked = areas::ask_own(self, link.id, *inches, desk.table());
                asked.unwrap_or_else(|| self.finish(desk))
            }
            Step::Each(sel, _) => {
                self.left = self.reading(desk.table()).set(sel);
                self.next_each(desk)
            }
            Step::EachPlayer(body) => {
                self.at = At::Second;
                self.place[2] = 0;
                let first = desk.table().initiative;
                Next::Call(Frame::Effect(Self { seat: first, place: [*body, 0, 0], at: At::Step, ..*self }))
            }
        }
    }

    /// The body is resolved once for the next of those counted.
    fn next_each(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Each;
        let Some(next) = self.left.iter().next() else { return self.next_step(desk) };
        self.left = self.left.without(next);
        let Some(Step::Each(_, body)) = self.present() else { return Next::Bug("for each") };
        Next::Call(Frame::Effect(Self {
            place: [*body, 0, 0],
            left: ModelSet::EMPTY,
            damaged: ModelSet::EMPTY,
            hurt: ModelSet::EMPTY,
            at: At::Step,
            ..*self
        }))
    }

    /// An own marker within reach is picked; the player is asked only where there are several, or where it goes.
    fn ask_marker(&mut self, marker: AbilityId, inches: u8, desk: &mut Table<'_>) -> Next {
        let Some(bearer) = self.bearer else { return self.any_marker(marker, desk) };
        let within = operate::round(desk.table(), bearer, inches);
        if desk.table().effects.markers_in(marker, self.seat, within).next().is_none() {
            return self.finish(desk);
        }
        self.at = At::Marker;
        let why = Placing::OwnMarker { id: self.id, marker, centre: within.centre, radius: within.radius };
        Next::Ask(self.seat, Prompt::Place { why })
    }

    /// Without a bearer any own marker will do.
    fn any_marker(&mut self, marker: AbilityId, desk: &mut Table<'_>) -> Next {
        let within = operate::everywhere(desk.table());
        if desk.table().effects.markers_in(marker, self.seat, within).next().is_none() {
            return self.finish(desk);
        }
        self.at = At::Marker;
        let why = Placing::OwnMarker { id: self.id, marker, centre: within.centre, radius: within.radius };
        Next::Ask(self.seat, Prompt::Place { why })
    }

    fn pick_marker(&mut self, at: Point, desk: &mut Table<'_>) -> Next {
        self.spot = at;
        if let Some(Step::Marker(link, _, true)) = self.present() {
            let found = desk.table().effects.markers.iter().copied();
            if let Some(marker) = found.clone().find(|marker| marker.id == link.id && marker.at == at) {
                desk.emit(Event::MarkerGone(marker));
            }
        }
        self.next_step(desk)
    }

    /// Each player resolves a body, the one with the initiative first; then the next step follows.
    fn second_player(&mut self, desk: &mut Table<'_>) -> Next {
        if self.place[2] > 0 {
            return self.next_step(desk);
        }
        self.place[2] = 1;
        let Some(Step::EachPlayer(body)) = self.present() else { return Next::Bug("each player") };
        let second = desk.table().initiative.other();
        Next::Call(Frame::Effect(Self { seat: second, place: [*body, 0, 0], at: At::Step, ..*self }))
    }

    fn next_step(&mut self, desk: &mut Table<'_>) -> Next {
        self.place = [self.place[0], self.place[1] + 1, 0];
        self.step(desk)
    }

    /// The player picks who is moved first; everything else happens to all of them together.
    fn next_model(&mut self, ops: &[Op], desk: &mut Table<'_>) -> Next {
        let mut left = self.left.and(desk.table().standing).iter();
        match (left.next(), left.next()) {
            (None, _) => self.next_step(desk),
            (Some(_), Some(_)) if ops.iter().any(moves) => {
                self.at = At::Order;
                Next::Ask(
                    self.seat,
                    Prompt::NextModel { id: self.id, models: self.left.and(desk.table().standing) },
                )
            }
            (Some(only), _) => {
                self.take(only, desk.table());
                self.operate(desk)
            }
        }
    }

    fn take(&mut self, model: ModelId, table: &table::Table) {
        self.outs = table.model(model).outs;
        self.left = self.left.without(model);
        self.now = Some(model);
        self.place[2] = 0;
    }

    /// Carries out the operations on the present model, then goes on to the next one.
    fn operate(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Operate;
        let Some(Step::Do(sel, ops)) = self.present() else { return Next::Bug("operations") };
        while let Some(op) = ops.get(usize::from(self.place[2])) {
            self.place[2] += 1;
            let gone = self.now.is_some_and(|model| !desk.table().stays(model, self.outs));
            if gone {
                continue;
            }
            if let Some(next) = operate::carry_out(self, op, desk) {
                return next;
            }
        }
        if sel.who == Who::Player { self.next_step(desk) } else { self.next_model(ops, desk) }
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

    /// Where a heading leads.
    pub(super) fn bound(&self, table: &table::Table, heading: Heading) -> Bound {
        let point = |whom: Whom| match whom {
            Whom::Bearer => self.bearer.map(|model| table.model(model).at),
            Whom::Target => self.victim().map(|model| table.model(model).at),
            Whom::Subject => self.subjects.iter().next().map(|model| table.model(model).at),
            Whom::Chosen => self.chosen.map(|model| table.model(model).at),
            Whom::Area | Whom::Marker => Some(self.spot),
            Whom::OurGoalpost => Some(table.goalpost(self.seat).centre),
            Whom::TheirGoalpost => Some(table.goalpost(self.seat.other()).centre),
            Whom::OurEdge | Whom::TheirEdge | Whom::LeftEdge | Whom::RightEdge => self.edge(table, whom),
        };
        let bound = match heading {
            Heading::Free => None,
            Heading::Towards(whom) => point(whom).map(Bound::Towards),
            Heading::DirectlyTowards(whom) => point(whom).map(Bound::DirectlyTowards),
            Heading::Away(whom) => point(whom).map(Bound::Away),
            Heading::DirectlyAway(whom) => point(whom).map(Bound::DirectlyAway),
        };
        bound.unwrap_or_default()
    }

    /// The point of an edge straight across from the model being dealt with.
    fn edge(&self, table: &table::Table, whom: Whom) -> Option<Point> {
        let Point { x, y } = table.model(self.now?).at;
        let low = |seat: Seat| if seat == table.kicking { 0 } else { table.size };
        Some(match whom {
            Whom::OurEdge => Point { x, y: low(self.seat) },
            Whom::TheirEdge => Point { x, y: low(self.seat.other()) },
            Whom::LeftEdge => Point { x: 0, y },
            _ => Point { x: table.size, y },
        })
    }

    /// The base a placement in contact refers to where it is no model.
    pub(super) fn base(&self, table: &table::Table, whom: Whom) -> Option<Disc> {
        match whom {
            Whom::Marker => Some(Disc { centre: self.spot, radius: MARKER }),
            Whom::OurGoalpost => Some(table.goalpost(self.seat)),
            Whom::TheirGoalpost => Some(table.goalpost(self.seat.other())),
            _ => None,
        }
    }

    /// The model a placement or movement refers to.
    pub(super) fn whom(&self, whom: Whom) -> Option<ModelId> {
        match whom {
            Whom::Bearer => self.bearer,
            Whom::Target => self.victim(),
            Whom::Subject => self.subjects.iter().next(),
            Whom::Chosen => self.chosen,
            Whom::Area
            | Whom::Marker
            | Whom::OurGoalpost
            | Whom::TheirGoalpost
            | Whom::OurEdge
            | Whom::TheirEdge
            | Whom::LeftEdge
            | Whom::RightEdge => None,
        }
    }

    /// A push by this effect.
    pub(super) fn push(&self, table: &table::Table, model: ModelId, inches: u8, heading: Heading) -> Frame {
        let length = Length::inches(i32::from(inches));
        let push = Harm::Push(length, self.bound(table, heading));
        Frame::Suffer(self.suffer(table, model, push))
    }

    /// A model about to suffer something of this effect.
    pub(super) fn suffer(&self, table: &table::Table, model: ModelId, what: Harm) -> Suffer {
        let passive = self.bearer.is_some() && self.inflictor(table).is_none();
        Suffer::new(model, self.bearer, self.seat, what).passive(passive).during(self.active())
    }

    /// Gives something up for the rest; whether it could be.
    fn pay(&mut self, given: &Given, desk: &mut Table<'_>) -> bool {
        match given {
            Given::Conditions(of) => {
                let Some(model) = self.chosen.or(self.bearer) else { return false };
                let found = crate::effect::reading::suffered(desk.table(), model, of);
                if let Some(condition) = found {
                    desk.emit(Event::Cured { model, condition });
                }
                found.is_some()
            }
            Given::Health(hp) => {
                let Some(model) = self.bearer else { return false };
                let damage = (*hp).min(desk.table().model(model).hp);
                desk.emit(Event::Damaged { model, damage });
                self.has_damaged(model);
                damage == *hp
            }
            Given::Influence(cost) => {
                let Some(model) = self.bearer.filter(|&model| desk.table().model(model).influence >= *cost)
                else {
                    return false;
                };
                desk.emit(Event::Paid { model, influence: *cost });
                true
            }
            Given::Momentum(cost) => {
                if desk.table().mp[self.seat.index() & 1] < *cost {
                    return false;
                }
                super::momentum::pay(desk, self.seat, *cost, Momentum::Effect);
                true
            }
        }
    }

    /// The bearer has damaged enemies (attack 2.5.1, play 2.5); then whoever is at 0 HP goes out, unless an action that has
    /// its own step for that is in progress.
    fn finish(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Dealt;
        if desk.table().effects.control.is_some() {
            desk.emit(Event::ControlOver);
        }
        if let Some(bearer) = self.bearer.filter(|_| !self.damaged.is_empty()) {
            let mut happening =
                Happening::by(&[Hook::DamageDealt], bearer, self.damaged).during(self.active());
            happening.incoming = self.is_any_play().then_some(Incoming::Play);
            if let Some(frame) = Hooks::open(desk.table(), &happening) {
                return Next::Call(frame);
            }
        }
        self.suffered(desk)
    }

    /// What those who were hurt make of it; only an enemy's play tells that it is one.
    fn suffered(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Suffered;
        let play = self.is_any_play() && !self.damaged.is_empty();
        let hurt = if play { self.damaged } else { self.hurt };
        let happening = Happening {
            subjects: hurt,
            actor: self.bearer,
            attack: self.attack,
            incoming: play.then_some(Incoming::Play),
            ..Happening::nobody(&[Hook::DamageSuffered])
        };
        match Hooks::open(desk.table(), &happening) {
            Some(frame) if !hurt.is_empty() => Next::Call(frame),
            _ => self.take_out(desk),
        }
    }

    /// The model whose action this is: plays and active traits are actions, what fires by itself is none (GB-DEF-08).
    pub(super) fn active(&self) -> Option<ModelId> {
        self.bearer.filter(|_| self.part.is_none() || self.id.get().kind == Kind::Active)
    }

    /// The model that inflicts what this does as part of an action: the user of an ability, or a bearer in its activation, its
    /// attack or its advance; what fires in somebody else's action inflicts nothing (GB-MOM-09, GB-TO-05).
    fn inflictor(&self, table: &table::Table) -> Option<ModelId> {
        let acts = |bearer: &ModelId| {
            self.is_of_own_action() || table.activation.is_some_and(|active| active.model == *bearer)
        };
        self.bearer.filter(acts)
    }

    /// Whether it is used, or fires by what the bearer itself does.
    fn is_of_own_action(&self) -> bool {
        let Some(part) = self.part else { return true };
        let fires = hooks::parts(Fire::new(self.id, part, self.bearer)).map(|(_, trigger)| trigger.on);
        matches!(fires, Some(Hook::AttackSuccess | Hook::AttackAfter | Hook::AdvDuring | Hook::AdvEndSelf))
    }

    /// Whether it answers to a step of the way of a model.
    fn is_on_way(&self, model: ModelId) -> bool {
        let part = self.part.and_then(|part| hooks::parts(Fire::new(self.id, part, self.bearer)));
        let of_way = |on: Hook| matches!(on, Hook::Enter | Hook::AdvStart | Hook::AdvDuring);
        part.is_some_and(|(_, trigger)| of_way(trigger.on)) && self.subjects.has(model)
    }

    /// A play has its own step for taking out; what fires by itself or is used takes out at once.
    fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Out;
        let table = desk.table();
        let waits = self.is_play() || self.attack.is_some();
        match taken_out::next(table, self.hurt).filter(|_| !waits) {
            Some(model) => {
                self.hurt = self.hurt.without(model);
                let out = TakenOut::new(model, self.inflictor(desk.table())).moving(self.is_on_way(model));
                Next::Call(Frame::TakenOut(out))
            }
            None => Next::Return(match (self.ignored, self.instead) {
                (true, _) => Reply::Ignored,
                (false, Some(model)) => Reply::Instead(model),
                (false, None) => Reply::Done,
            }),
        }
    }
}

/// Whether an operation moves the model, so that the order matters.
const fn moves(op: &Op) -> bool {
    matches!(
        op,
        Op::Dodge(..) | Op::DodgeMove(_) | Op::DodgeItself(_) | Op::Push(..) | Op::Place(_) | Op::Advance(..)
    )
}
