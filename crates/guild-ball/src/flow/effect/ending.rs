//! The end of an effect: what answers to the damage it has done, and who goes out.

use super::{At, Effect};
use crate::ask::Fire;
use crate::effect::Hook;
use crate::effect::vocabulary::{Incoming, Kind};
use crate::event::Event;
use crate::flow::hooks::Happening;
use crate::flow::{Frame, Hooks, Next, Reply, Table, TakenOut, hooks};
use crate::model::{ModelId, ModelSet};
use crate::table;

impl Effect {
    /// The bearer has damaged enemies (attack 2.5.1, play 2.5); then whoever is at 0 HP goes out, unless an action that has
    /// its own step for that is in progress.
    pub(super) fn finish(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Dealt;
        if desk.table().effects.control.is_some() {
            desk.emit(Event::ControlOver);
        }
        if let Some(bearer) = self.bearer {
            let mut happening =
                Happening::by(&[Hook::DamageDealt], bearer, self.damaged).during(self.active());
            happening.incoming = self.is_any_play().then_some(Incoming::Play);
            if let Some(frame) = Hooks::open(desk.table(), &happening) {
                return Next::Call(frame);
            }
        }
        self.suffered(desk)
    }

    /// What enemies hurt by a play make of it; only to them it tells that it is one.
    pub(super) fn suffered(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Suffered;
        match self.answers(self.of_play(), Some(Incoming::Play), desk.table()) {
            Some(frame) => Next::Call(frame),
            None => self.others_suffered(desk),
        }
    }

    /// What everybody else who was hurt makes of it.
    pub(super) fn others_suffered(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Others;
        match self.answers(self.hurt.minus(self.of_play()), None, desk.table()) {
            Some(frame) => Next::Call(frame),
            None => self.take_out(desk),
        }
    }

    /// The enemies that were hurt by a play.
    fn of_play(&self) -> ModelSet {
        if self.is_any_play() { self.damaged } else { ModelSet::EMPTY }
    }

    /// What answers to the damage of these.
    fn answers(&self, hurt: ModelSet, incoming: Option<Incoming>, table: &table::Table) -> Option<Frame> {
        let happening = Happening {
            subjects: hurt,
            actor: self.bearer,
            attack: self.attack,
            incoming,
            ..Happening::nobody(&[Hook::DamageSuffered])
        };
        Hooks::open(table, &happening)
    }

    /// The model whose action this is: plays and active traits are actions, what fires by itself is none (GB-DEF-08).
    pub(in crate::flow) fn active(&self) -> Option<ModelId> {
        self.bearer.filter(|_| self.part.is_none() || self.id.get().kind == Kind::Active)
    }

    /// The model that inflicts what this does as part of an action: the user of an ability, or a bearer in its activation, its
    /// attack or its advance; what fires in somebody else's action inflicts nothing (GB-MOM-09, GB-TO-05).
    pub(super) fn inflictor(&self, table: &table::Table) -> Option<ModelId> {
        let acts = |bearer: &ModelId| {
            self.is_of_own_action() || table.activation.is_some_and(|active| active.model == *bearer)
        };
        self.bearer.filter(acts)
    }

    /// Whether it is used, or fires by what the bearer itself does.
    fn is_of_own_action(&self) -> bool {
        let Some(part) = self.part else { return true };
        let fires = hooks::parts(Fire::new(self.id, part, self.bearer)).map(|(_, trigger)| trigger.on);
        // What answers to the attack of somebody else is part of that attack.
        (self.actor.is_none() || self.actor == self.bearer)
            && matches!(
                fires,
                Some(Hook::AttackSuccess | Hook::AttackAfter | Hook::AdvDuring | Hook::AdvEndSelf)
            )
    }

    /// Whether it answers to a step of the way of a model.
    fn is_on_way(&self, model: ModelId) -> bool {
        let part = self.part.and_then(|part| hooks::parts(Fire::new(self.id, part, self.bearer)));
        let of_way = |on: Hook| matches!(on, Hook::Enter | Hook::AdvStart | Hook::AdvDuring);
        part.is_some_and(|(_, trigger)| of_way(trigger.on)) && self.subjects.has(model)
    }

    /// A play has its own step for taking out; what fires by itself or is used takes out at once.
    pub(super) fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Out;
        let waits = self.is_play() || self.attack.is_some();
        match TakenOut::all(desk, self.hurt, [self.inflictor(desk.table()); 2]).filter(|_| !waits) {
            Some(out) => {
                let movers = self.hurt.iter().filter(|&model| self.is_on_way(model)).collect();
                Next::Call(Frame::TakenOut(out.moving(movers)))
            }
            None => Next::Return(match (self.ignored, self.instead) {
                (true, _) => Reply::Ignored,
                (false, Some(model)) => Reply::Instead(model),
                (false, None) => Reply::Done,
            }),
        }
    }
}
