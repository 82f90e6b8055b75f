//! The steps of a body, one after another: picking, paying, and the operations on one model after another.

use kernel::Seat;
use plane::Point;

use super::{At, Effect, start};
use crate::ask::{Placing, Prompt};
use crate::effect::AbilityId;
use crate::effect::select::Who;
use crate::effect::vocabulary::{Given, Op, Step};
use crate::event::{Event, Momentum};
use crate::flow::{Frame, Next, Table, areas, operate};
use crate::model::{ModelId, ModelSet};
use crate::table;

impl Effect {
    /// Begins the present step.
    pub(super) fn step(&mut self, desk: &mut Table<'_>) -> Next {
        let Some(step) = self.present() else { return self.finish(desk) };
        match step {
            Step::Do(sel, _) if sel.who == Who::Player => {
                self.now = None;
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
            Step::Mode { of, .. } if of.len() == 1 => self.go_on_with(of[0], desk),
            Step::Mode { of, opponent } => {
                self.at = At::Mode;
                let modes = of.iter().fold(0, |bits, mode| bits | 1 << mode);
                let seat = if *opponent { self.seat.other() } else { self.seat };
                Next::Ask(seat, Prompt::Mode { id: self.id, by: self.bearer, modes })
            }
            Step::Pay(given) => match self.pay(given, desk) {
                Some(()) => self.next_step(desk),
                None => self.finish(desk),
            },
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
                self.of_player(desk.table().initiative, *body)
            }
        }
    }

    /// The body is resolved once for the next of those counted.
    pub(super) fn next_each(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Each;
        let Some(next) = self.left.iter().next() else { return self.next_step(desk) };
        self.left = self.left.without(next);
        let Some(Step::Each(_, body)) = self.present() else { return Next::Bug("for each") };
        Next::Call(Frame::Effect(Self {
            place: start(*body),
            damaged: ModelSet::EMPTY,
            hurt: ModelSet::EMPTY,
            at: At::Step,
            ..*self
        }))
    }

    /// An own marker within reach is picked, without a bearer any own marker; nothing follows where there is none.
    fn ask_marker(&mut self, marker: AbilityId, inches: u8, desk: &mut Table<'_>) -> Next {
        let table = desk.table();
        let near = |bearer| operate::round(table, bearer, inches);
        let within = self.bearer.map_or_else(|| operate::everywhere(table), near);
        if desk.table().effects.markers_in(marker, self.seat, within).next().is_none() {
            return self.finish(desk);
        }
        self.at = At::Marker;
        let why = Placing::OwnMarker { id: self.id, marker, centre: within.centre, radius: within.radius };
        Next::Ask(self.seat, Prompt::Place { why })
    }

    pub(super) fn pick_marker(&mut self, at: Point, desk: &mut Table<'_>) -> Next {
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
    pub(super) fn second_player(&mut self, table: &table::Table) -> Next {
        self.at = At::Both;
        let Some(Step::EachPlayer(body)) = self.present() else { return Next::Bug("each player") };
        self.of_player(table.initiative.other(), *body)
    }

    /// A body as one player resolves it.
    fn of_player(&self, seat: Seat, body: u8) -> Next {
        Next::Call(Frame::Effect(Self { seat, place: start(body), at: At::Step, ..*self }))
    }

    /// Another body goes on in the place of the present one.
    pub(super) fn go_on_with(&mut self, body: u8, desk: &mut Table<'_>) -> Next {
        self.place = start(body);
        self.step(desk)
    }

    pub(super) fn next_step(&mut self, desk: &mut Table<'_>) -> Next {
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

    pub(super) fn take(&mut self, model: ModelId, table: &table::Table) {
        self.outs = table.model(model).outs;
        self.left = self.left.without(model);
        self.now = Some(model);
        self.place[2] = 0;
    }

    /// Carries out the operations on the present model, then goes on to the next one.
    pub(super) fn operate(&mut self, desk: &mut Table<'_>) -> Next {
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

    /// Gives something up for the rest, if it can be.
    fn pay(&mut self, given: &Given, desk: &mut Table<'_>) -> Option<()> {
        match given {
            Given::Conditions(of) => {
                let model = self.chosen.or(self.bearer)?;
                let condition = crate::effect::reading::suffered(desk.table(), model, of)?;
                desk.emit(Event::Cured { model, condition });
            }
            Given::Health(hp) => {
                let model = self.bearer?;
                let lost = crate::flow::suffer::damage(desk, model, *hp);
                self.has_damaged(model);
                return (lost == *hp).then_some(());
            }
            Given::Influence(cost) => {
                let model = self.bearer.filter(|&model| desk.table().model(model).influence >= *cost)?;
                desk.emit(Event::Paid { model, influence: *cost });
            }
            Given::Momentum(cost) => {
                desk.table().mp[self.seat.index() & 1].checked_sub(*cost)?;
                crate::flow::momentum::pay(desk, self.seat, *cost, Momentum::Effect);
            }
        }
        Some(())
    }
}

/// Whether an operation moves the model, so that the order matters.
const fn moves(op: &Op) -> bool {
    matches!(
        op,
        Op::Dodge(..) | Op::DodgeMove(_) | Op::DodgeItself(_) | Op::Push(..) | Op::Place(_) | Op::Advance(..)
    )
}
