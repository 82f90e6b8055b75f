//! An attack: declaration, reactions, test, playbook, taking out, Counter-Attack (GB-ATK, GB-TIME-17 to -24).

use kernel::{Draw, List, Wake as W};
use serde::{Deserialize, Serialize};

use super::{Frame, Next, Reply, Results, Table, TakenOut, Wake, is_yes, momentum};
use crate::ask::{Choice, Prompt, Threat};
use crate::engage;
use crate::event::{Event, Momentum, Roll};
use crate::model::ModelId;
use crate::playbook;
use crate::pool::{self, Pool, Strike};
use crate::table::{self, Book};

/// One attack of one model on another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    by: ModelId,
    on: ModelId,
    strike: Strike,
    /// Whether the target has declared a Counter-Attack.
    counter: bool,
    pool: Pool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Declared,
    BonusTime,
    Roll,
    Playbook,
    Results,
    TakingOut,
    Counter,
}

impl Attack {
    /// An attack that has been paid for.
    #[must_use]
    pub fn new(by: ModelId, on: ModelId, strike: Strike) -> Self {
        Self { by, on, strike, counter: false, pool: Pool { dice: 1, needs: 6 }, at: At::Declared }
    }

    /// The same, with the target's Counter-Attack already declared in answer to a charge (GB-TIME-12).
    #[must_use]
    pub fn countered(self, counter: bool) -> Self {
        Self { counter, ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Declared, W::Begin) => self.declare(desk),
            (At::Declared, W::Answer(_, choice)) => {
                self.counter = react(desk, self.on, self.by, choice);
                self.test(desk)
            }
            (At::BonusTime, W::Answer(seat, choice)) => {
                if is_yes(choice) {
                    momentum::pay(desk, *seat, 1, Momentum::BonusTime);
                    self.pool.dice += 1;
                }
                self.roll()
            }
            (At::Roll, W::Drawn(drawn)) => self.rolled(drawn.faces(), desk),
            (At::Playbook, W::Answer(_, Choice::Picks(picks))) => {
                self.at = At::Results;
                let results = Results::pick(desk, self.by, self.on, self.strike, picks);
                Next::Call(Frame::Results(results))
            }
            (At::Results, W::Returned(_)) => self.take_out(desk),
            (At::TakingOut, W::Returned(_)) => self.counter_attack(desk),
            (At::Counter, W::Returned(_)) => Next::Return(Reply::Done),
            _ => Next::Bug("attack"),
        }
    }

    /// Step 1: declare; step 1.1: the opponent may react, but not to a parting blow or a Counter-Attack
    /// (GB-MOM-25, -26), and to a charge it already has (GB-TIME-12).
    fn declare(&mut self, desk: &mut Table<'_>) -> Next {
        let (by, on) = (self.by, self.on);
        match self.strike {
            Strike::Attack => {
                desk.emit(Event::Attack { by, on });
                if let Some(prompt) = reaction(desk.table(), on, by, Threat::Attack) {
                    return Next::Ask(on.seat(), prompt);
                }
            }
            Strike::Charge | Strike::Counter => desk.emit(Event::Attack { by, on }),
            Strike::Parting => desk.emit(Event::PartingBlow { by, on }),
        }
        self.test(desk)
    }

    /// Steps 2.1 and 2.2: the pool, then Bonus Time (GB-MOM-33).
    fn test(&mut self, desk: &mut Table<'_>) -> Next {
        self.pool = pool::attack(desk.table(), self.by, self.on, self.strike);
        if desk.table().mp[self.by.seat().index()] == 0 {
            return self.roll();
        }
        self.at = At::BonusTime;
        let Pool { dice, needs } = self.pool;
        Next::Ask(self.by.seat(), Prompt::BonusTime { model: self.by, dice, needs })
    }

    fn roll(&mut self) -> Next {
        self.at = At::Roll;
        Next::Roll(Draw::d6(self.pool.dice))
    }

    /// Step 2.3: roll and work out net hits; step 2.5: pick playbook results.
    fn rolled(&mut self, faces: &[u8], desk: &mut Table<'_>) -> Next {
        let (by, on, needs) = (self.by, self.on, self.pool.needs);
        desk.emit(Event::Rolled {
            roll: Roll::Attack(by),
            dice: List::collect(faces.iter().copied()),
            needs,
        });
        let hits = pool::net_hits(desk.table(), on, Pool::hits(needs, faces));
        desk.emit(Event::NetHits { by, on, hits });
        let parting = self.strike == Strike::Parting;
        if !playbook::any_pick(desk.table(), by, on, hits, parting) {
            return self.take_out(desk);
        }
        self.at = At::Playbook;
        Next::Ask(by.seat(), Prompt::Playbook { by, on, hits, parting })
    }

    /// Step 3: only now is looked whether the target is at 0 HP (GB-TIME-23).
    fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::TakingOut;
        let table = desk.table();
        if table.is_on_pitch(self.on) && table.model(self.on).hp == 0 {
            return Next::Call(Frame::TakenOut(TakenOut::new(self.on, Some(self.by))));
        }
        self.counter_attack(desk)
    }

    /// A declared Counter-Attack follows if the model still can (GB-MOM-22, GB-RUL-54).
    fn counter_attack(&mut self, desk: &mut Table<'_>) -> Next {
        let table = desk.table();
        if self.counter && table.is_on_pitch(self.by) && engage::engages(table, self.on, self.by) {
            self.at = At::Counter;
            return Next::Call(Frame::Attack(Self::new(self.on, self.by, Strike::Counter)));
        }
        Next::Return(Reply::Done)
    }
}

/// What the target of a declared attack or charge is asked, if it has a legal reaction (GB-TIME-09, -17).
pub(super) fn reaction(table: &table::Table, model: ModelId, to: ModelId, threat: Threat) -> Option<Prompt> {
    let can = can_counter(table, model, to) || threat == Threat::Charge;
    (can && table.mp[model.seat().index()] > 0).then_some(Prompt::React { model, to, threat })
}

/// Whether a model may declare a Counter-Attack against an enemy: once a turn against each (GB-MOM-23), and not while it
/// is KD and may not attack (GB-KD-03), which the play aid does not say (GB-RUL-11).
pub(crate) fn can_counter(table: &table::Table, model: ModelId, to: ModelId) -> bool {
    let may_attack = match table.book {
        Book::Core => !table.model(model).is_down(),
        Book::Aid => true,
    };
    !table.model(model).countered.has(to) && may_attack
}

/// Pays for the reactions declared and says whether a Counter-Attack is among them (GB-RUL-52).
pub(super) fn react(desk: &mut Table<'_>, model: ModelId, to: ModelId, choice: &Choice) -> bool {
    let Choice::React { counter, stance } = *choice else { return false };
    if counter {
        momentum::pay(desk, model.seat(), 1, Momentum::CounterAttack);
        desk.emit(Event::Counter { by: model, on: to });
    }
    if stance {
        momentum::pay(desk, model.seat(), 1, Momentum::DefensiveStance);
        desk.emit(Event::Stance { model });
    }
    counter
}
