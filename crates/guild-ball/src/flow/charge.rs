//! A charge (GB-CHG-01 to -08, GB-TIME-09 to -12).

use kernel::Wake as W;
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Advance, Attack, Frame, Hooks, Next, Reply, Scope, Table, Wake, advance, attack, momentum};
use crate::ask::Threat;
use crate::effect::Hook;
use crate::effect::layers::{self, Deed};
use crate::engage;
use crate::event::{Event, Movement};
use crate::model::{ModelId, ModelSet};
use crate::pool::Strike;
use crate::table;

/// Declaration, reactions, the straight advance, and the attack if it ends engaging the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    model: ModelId,
    target: ModelId,
    counter: bool,
    /// How often charger and target had left the pitch when it was declared.
    #[serde(default)]
    outs: [u8; 2],
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Declared,
    Advance,
    Failed,
    End,
    Attack,
    /// What answers to a Counter-Attack that was declared.
    Answered,
    /// What answers to MP spent on reactions.
    Reacted,
}

impl Charge {
    /// A charge that has been declared and paid.
    #[must_use]
    pub fn new(model: ModelId, target: ModelId) -> Self {
        Self { model, target, counter: false, outs: Default::default(), at: At::Declared }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Declared, W::Begin) => self.declare(desk),
            (At::Declared, W::Returned(_)) => self.reactions(desk),
            (At::Declared, W::Answer(_, choice)) => {
                self.counter = attack::react(desk, self.target, self.model, choice);
                self.at = At::Reacted;
                momentum::spent(desk).map_or_else(|| self.answered(desk), Next::Call)
            }
            (At::Reacted, W::Returned(_)) => self.answered(desk),
            (At::Answered, W::Returned(_)) => self.advance(desk),
            (At::Advance, W::Returned(reply)) => self.check(*reply, desk),
            (At::Failed, W::Returned(_)) => self.fail(desk),
            (At::End, W::Returned(_)) => self.attack(desk),
            (At::Attack, W::Returned(_)) => {
                self.cleanup(desk);
                Next::Return(Reply::Done)
            }
            _ => Next::Bug("charge"),
        }
    }

    fn answered(&mut self, desk: &Table<'_>) -> Next {
        self.at = At::Answered;
        match attack::countered(desk.table(), self.target, self.model) {
            Some(frame) if self.counter => Next::Call(frame),
            _ => self.advance(desk),
        }
    }

    /// Step 1: what triggers as the charge is declared.
    fn declare(&mut self, desk: &mut Table<'_>) -> Next {
        self.outs = [self.model, self.target].map(|model| desk.table().model(model).outs);
        let happening = Happening::by(&[Hook::ChargeDeclare], self.model, ModelSet::EMPTY.with(self.target));
        match Hooks::open(desk.table(), &happening) {
            Some(frame) => Next::Call(frame),
            None => self.reactions(desk),
        }
    }

    /// Step 1.1: the target may react.
    fn reactions(&mut self, desk: &mut Table<'_>) -> Next {
        match attack::reaction(desk.table(), self.target, self.model, Threat::Charge) {
            Some(prompt) => Next::Ask(self.target.seat(), prompt),
            None => self.advance(desk),
        }
    }

    fn advance(&mut self, desk: &Table<'_>) -> Next {
        self.at = At::Advance;
        let deed = Deed::advance(self.model, Movement::Charge, Some(self.target));
        let left = layers::mov_sum(desk.table(), self.model, true, deed);
        Next::Call(Frame::Advance(Advance::charge(self.model, self.target, left)))
    }

    /// Step 2.1: a charger that does not engage the target has failed and its activation ends (GB-CHG-08).
    fn check(&mut self, reply: Reply, desk: &mut Table<'_>) -> Next {
        let engages = self.engages(desk.table());
        self.at = if engages { At::End } else { At::Failed };
        if let Some(frame) = advance::ended(desk.table(), self.model, reply) {
            return Next::Call(frame);
        }
        if engages { self.attack(desk) } else { self.fail(desk) }
    }

    fn engages(&self, table: &table::Table) -> bool {
        let both = table.stays(self.model, self.outs[0]) && table.stays(self.target, self.outs[1]);
        both && engage::engages(table, self.model, self.target)
    }

    /// Step 4: the attack, if the charger still engages the target after what the end of its advance set off.
    fn attack(&mut self, desk: &mut Table<'_>) -> Next {
        if !self.engages(desk.table()) {
            self.cleanup(desk);
            return Next::Return(Reply::Done);
        }
        self.at = At::Attack;
        let attack = Attack::new(self.model, self.target, Strike::Charge);
        Next::Call(Frame::Attack(attack.countered(self.counter)))
    }

    /// It is the charger's own activation that ends; one that charges in another's has none (GB-CHG-08, GB-DEF-07).
    fn fail(&mut self, desk: &mut Table<'_>) -> Next {
        desk.emit(Event::ChargeFailed { model: self.model });
        self.cleanup(desk);
        if desk.table().activation.is_some_and(|activation| activation.model == self.model) {
            return Next::Unwind(Scope::Activation);
        }
        Next::Return(Reply::Done)
    }

    /// A Defensive Stance lasts until the charge is over (GB-MOM-27).
    pub(super) fn cleanup(&mut self, desk: &mut Table<'_>) {
        if desk.table().stance == Some(self.target) {
            desk.emit(Event::StanceOver);
        }
    }
}
