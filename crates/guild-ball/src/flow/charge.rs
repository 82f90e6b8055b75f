//! A charge (GB-CHG-01 to -08, GB-TIME-09 to -12).

use kernel::Wake as W;
use serde::{Deserialize, Serialize};

use super::{Advance, Attack, Frame, Next, Reply, Scope, Table, Wake, attack};
use crate::ask::Threat;
use crate::engage;
use crate::event::Event;
use crate::model::ModelId;
use crate::pool::Strike;

/// Declaration, reactions, the straight advance, and the attack if it ends engaging the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Charge {
    model: ModelId,
    target: ModelId,
    counter: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Declared,
    Advance,
    Attack,
}

impl Charge {
    /// A charge that has been declared and paid.
    #[must_use]
    pub fn new(model: ModelId, target: ModelId) -> Self {
        Self { model, target, counter: false, at: At::Declared }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Declared, W::Begin) => {
                match attack::reaction(desk.table(), self.target, self.model, Threat::Charge) {
                    Some(prompt) => Next::Ask(self.target.seat(), prompt),
                    None => self.advance(desk),
                }
            }
            (At::Declared, W::Answer(_, choice)) => {
                self.counter = attack::react(desk, self.target, self.model, choice);
                self.advance(desk)
            }
            (At::Advance, W::Returned(_)) => self.check(desk),
            (At::Attack, W::Returned(_)) => {
                self.cleanup(desk);
                Next::Return(Reply::Done)
            }
            _ => Next::Bug("charge"),
        }
    }

    fn advance(&mut self, desk: &Table<'_>) -> Next {
        self.at = At::Advance;
        let left = desk.table().mov(self.model, true);
        Next::Call(Frame::Advance(Advance::charge(self.model, self.target, left)))
    }

    /// Step 2.1: a charger that does not engage the target has failed and its activation ends (GB-CHG-08).
    fn check(&mut self, desk: &mut Table<'_>) -> Next {
        if engage::engages(desk.table(), self.model, self.target) {
            self.at = At::Attack;
            let attack = Attack::new(self.model, self.target, Strike::Charge);
            return Next::Call(Frame::Attack(attack.countered(self.counter)));
        }
        desk.emit(Event::ChargeFailed { model: self.model });
        self.cleanup(desk);
        Next::Unwind(Scope::Activation)
    }

    /// A Defensive Stance lasts until the charge is over (GB-MOM-27).
    pub(super) fn cleanup(&mut self, desk: &mut Table<'_>) {
        if desk.table().stance == Some(self.target) {
            desk.emit(Event::StanceOver);
        }
    }
}
