//! An attack: declaration, reactions, test, playbook, taking out, Counter-Attack (GB-ATK, GB-TIME-17 to -24).

use kernel::{Draw, List, Wake as W};
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Frame, Hooks, Next, Reply, Results, Table, TakenOut, Wake, duration, is_yes, momentum, victory};
use crate::ask::{Choice, Picks, Prompt, Threat};
use crate::effect::Hook;
use crate::effect::altered;
use crate::effect::layers::{self, Deed};
use crate::effect::price::{self, Quote};
use crate::effect::vocabulary::{Incoming, Momentous, Until};
use crate::engage;
use crate::event::{Event, Momentum, Roll};
use crate::model::{ModelId, ModelSet};
use crate::playbook;
use crate::pool::{self, Net, Pool, Strike};
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
    /// The net hits.
    hits: u8,
    /// How often attacker and target had left the pitch when it was declared.
    #[serde(default)]
    outs: [u8; 2],
    /// Those at 0 HP whom the steps take out in which it is made.
    #[serde(default)]
    outer: ModelSet,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Declared,
    BonusTime,
    Roll,
    Hit,
    Playbook,
    Results,
    Additional,
    TakingOut,
    After,
    /// Whether the Counter-Attack that was declared is made.
    Asked,
    Counter,
    Reroll,
    Again,
    /// What answers to a Counter-Attack or a parting blow that was declared.
    Answered,
    /// What answers to MP spent on reactions.
    Reacted,
    /// What answers to MP spent on Bonus Time.
    Paid,
}

impl Attack {
    /// An attack that has been paid for.
    #[must_use]
    pub fn new(by: ModelId, on: ModelId, strike: Strike) -> Self {
        let pool = Pool::UNKNOWN;
        let (outs, outer) = (Default::default(), ModelSet::EMPTY);
        Self { by, on, strike, counter: false, pool, hits: 0, outs, outer, at: At::Declared }
    }

    /// The same, with the target's Counter-Attack already declared in answer to a charge (GB-TIME-12).
    #[must_use]
    pub fn countered(self, counter: bool) -> Self {
        Self { counter, ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Declared, W::Begin) => self.declare(desk),
            (At::Declared, W::Returned(_)) => self.reactions(desk),
            (At::Declared, W::Answer(_, choice)) => {
                self.counter = react(desk, self.on, self.by, choice);
                self.at = At::Reacted;
                momentum::spent(desk).map_or_else(|| self.answered(desk), Next::Call)
            }
            (At::Reacted, W::Returned(_)) => self.answered(desk),
            (At::BonusTime, W::Answer(_, choice)) if is_yes(choice) => {
                let quote = self.bonus_quote(desk.table());
                momentum::pay_quote(desk, self.by, quote, Momentum::BonusTime);
                self.pool = self.pool_with_bonus(desk.table());
                self.at = At::Paid;
                momentum::spent(desk).map_or_else(|| self.roll(), Next::Call)
            }
            (At::BonusTime, W::Answer(..)) | (At::Paid, W::Returned(_)) => self.roll(),
            (At::Roll | At::Again, W::Drawn(drawn)) => self.rolled(drawn.faces(), desk),
            (At::Reroll, W::Answer(_, choice)) => {
                if is_yes(choice) && super::reroll::take(desk, self.by, self.deed()) {
                    self.at = At::Again;
                    return Next::Roll(Draw::d6(self.pool.dice));
                }
                self.count(desk)
            }
            (At::Playbook, W::Answer(_, Choice::Picks(picks))) => {
                self.at = At::Results;
                let results = Results::pick(desk, self.by, self.on, self.strike, picks);
                Next::Call(Frame::Results(results))
            }
            (At::Answered, W::Returned(_)) => self.test(desk),
            (At::Hit, W::Returned(Reply::Ignored)) => {
                // A hit that is cancelled brings nothing, nor does what follows a successful attack.
                self.hits = 0;
                self.take_out(desk)
            }
            (At::Hit, W::Returned(_)) => self.playbook(desk),
            (At::Results, W::Returned(_)) => self.additional(desk),
            (At::Additional, W::Returned(_)) => self.take_out(desk),
            (At::TakingOut, W::Returned(_)) => self.take_out(desk),
            (At::After, W::Returned(_)) => self.counter_attack(desk),
            (At::Asked, W::Answer(_, Choice::React { counter: true, .. })) => {
                duration::over(desk, Until::Action);
                self.at = At::Counter;
                Next::Call(Frame::Attack(Self::new(self.on, self.by, Strike::Counter)))
            }
            (At::Asked, W::Answer(..)) | (At::Counter, W::Returned(_)) => Next::Return(Reply::Done),
            _ => Next::Bug("attack"),
        }
    }

    fn answered(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Answered;
        match countered(desk.table(), self.on, self.by) {
            Some(frame) if self.counter => Next::Call(frame),
            _ => self.test(desk),
        }
    }

    /// Step 1: declare; step 1.1: the opponent may react, but not to a parting blow or a Counter-Attack
    /// (GB-MOM-25, -26), and to a charge it already has (GB-TIME-12).
    fn declare(&mut self, desk: &mut Table<'_>) -> Next {
        let (by, on) = (self.by, self.on);
        self.outs = [by, on].map(|model| desk.table().model(model).outs);
        self.outer = desk.memo().owed;
        match self.strike {
            Strike::Attack => {
                desk.emit(Event::Attack { by, on });
                let happening = Happening::by(&[Hook::AttackDeclare], by, ModelSet::EMPTY.with(on));
                if let Some(frame) = Hooks::open(desk.table(), &happening) {
                    return Next::Call(frame);
                }
                return self.reactions(desk);
            }
            Strike::Charge | Strike::Counter => desk.emit(Event::Attack { by, on }),
            Strike::Parting => {
                desk.emit(Event::PartingBlow { by, on });
                self.at = At::Answered;
                let happening = Happening::by(&[Hook::PartingBlow], by, ModelSet::EMPTY.with(on));
                if let Some(frame) = Hooks::open(desk.table(), &happening) {
                    return Next::Call(frame);
                }
            }
        }
        self.test(desk)
    }

    /// Step 1.1: the opponent may react.
    fn reactions(&mut self, desk: &mut Table<'_>) -> Next {
        match reaction(desk.table(), self.on, self.by, Threat::Attack) {
            Some(prompt) => Next::Ask(self.on.seat(), prompt),
            None => self.test(desk),
        }
    }

    fn deed(&self) -> Deed {
        Deed::attack(self.by, self.on, self.strike)
    }

    /// The pool with Bonus Time.
    pub(super) fn pool_with_bonus(&self, table: &table::Table) -> Pool {
        pool::with_bonus(table, self.by, self.deed(), self.pool)
    }

    fn bonus_quote(&self, table: &table::Table) -> Quote {
        price::momentum(table, self.by, Momentous::BonusTime, self.deed(), 1)
    }

    /// Steps 2.1 and 2.2: the pool, then Bonus Time (GB-MOM-33).
    fn test(&mut self, desk: &mut Table<'_>) -> Next {
        self.pool = pool::attack(desk.table(), self.by, self.on, self.strike);
        let price = self.bonus_quote(desk.table()).price;
        if desk.table().mp[self.by.seat().index()] < price {
            return self.roll();
        }
        self.at = At::BonusTime;
        let Pool { dice, needs } = self.pool;
        Next::Ask(self.by.seat(), Prompt::BonusTime { model: self.by, dice, needs, price })
    }

    fn roll(&mut self) -> Next {
        self.at = At::Roll;
        Next::Roll(Draw::d6(self.pool.dice))
    }

    /// Step 2.3: roll, and roll again where that is at hand.
    fn rolled(&mut self, faces: &[u8], desk: &mut Table<'_>) -> Next {
        let (by, needs) = (self.by, self.pool.needs);
        desk.emit(Event::Rolled {
            roll: Roll::Attack(by),
            dice: List::collect(faces.iter().copied()),
            needs,
        });
        let hits = Pool::hits(needs, faces);
        self.hits = self.hits.saturating_add(hits);
        let missed = (faces.len() as u8).saturating_sub(hits);
        if let Some(again) = super::reroll::offer(desk.table(), by, self.deed(), missed)
            && self.at == At::Roll
        {
            self.pool.dice = again.dice;
            self.at = At::Reroll;
            return Next::Ask(by.seat(), again.prompt);
        }
        self.count(desk)
    }

    /// Step 2.3: net hits; step 2.5: pick playbook results.
    fn count(&mut self, desk: &mut Table<'_>) -> Next {
        let (by, on) = (self.by, self.on);
        let hits = Net::new(desk.table(), self.deed(), on).of(self.hits);
        desk.emit(Event::NetHits { by, on, hits });
        self.hits = hits;
        self.spend_next(desk);
        if hits == 0 {
            return self.take_out(desk);
        }
        self.at = At::Hit;
        let happening = Happening::to(&[Hook::Hit], on).with(incoming(self.strike)).during(Some(by));
        match Hooks::open(desk.table(), &happening) {
            Some(frame) => Next::Call(frame),
            None => self.playbook(desk),
        }
    }

    /// What counts for the next attack only is used up by this one, hit or miss.
    fn spend_next(&self, desk: &mut Table<'_>) {
        for spent in &layers::used_up(desk.table(), self.deed()) {
            desk.emit(*spent);
        }
    }

    /// Step 2.5: playbook results are picked. Whom they bring to 0 HP waits for step 3, whatever takes out others before
    /// (GB-RUL-26).
    fn playbook(&mut self, desk: &mut Table<'_>) -> Next {
        let (by, on, hits) = (self.by, self.on, self.hits);
        desk.memo_mut().owed = self.outer.with(by).with(on);
        let parting = self.strike == Strike::Parting;
        if !playbook::any_pick(desk.table(), by, on, hits, parting) {
            if altered::added(desk.table(), self.deed()).is_empty() {
                return self.additional(desk);
            }
            self.at = At::Results;
            return Next::Call(Frame::Results(Results::pick(desk, by, on, self.strike, &Picks::new())));
        }
        self.at = At::Playbook;
        Next::Ask(by.seat(), Prompt::Playbook { by, on, hits, parting })
    }

    /// Step 2.5.1: additional effects of a successful attack.
    fn additional(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Additional;
        desk.memo_mut().owed = self.outer.with(self.by).with(self.on);
        if desk.table().is_on_pitch(self.on) && !desk.table().stays(self.on, self.outs[1]) {
            return self.take_out(desk);
        }
        let happening = Happening {
            attack: Some(self.on),
            ..Happening::by(&[Hook::AttackSuccess], self.by, ModelSet::EMPTY.with(self.on))
        };
        match Hooks::open(desk.table(), &happening) {
            Some(frame) => Next::Call(frame),
            None => self.take_out(desk),
        }
    }

    /// Step 3: only now is looked whether anybody is at 0 HP (GB-TIME-23). Where totals have waited for a target that is not any
    /// more, they are compared.
    fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::TakingOut;
        desk.memo_mut().owed = self.outer;
        let parting = self.strike == Strike::Parting;
        let movers = if parting { ModelSet::EMPTY.with(self.on) } else { ModelSet::EMPTY };
        match TakenOut::all(desk, desk.table().standing, [Some(self.by); 2]) {
            Some(out) => Next::Call(Frame::TakenOut(out.moving(movers))),
            None => {
                victory::settle(desk);
                self.after(desk)
            }
        }
    }

    /// Step 4: what follows the attack.
    fn after(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::After;
        if self.hits > 0 && self.both_stay(desk.table()) && self.strike != Strike::Parting {
            let happening = Happening::by(&[Hook::AttackAfter], self.by, ModelSet::EMPTY.with(self.on));
            if let Some(frame) = Hooks::open(desk.table(), &happening) {
                return Next::Call(frame);
            }
        }
        self.counter_attack(desk)
    }

    fn both_stay(&self, table: &table::Table) -> bool {
        table.stays(self.by, self.outs[0]) && table.stays(self.on, self.outs[1])
    }

    /// A declared Counter-Attack may follow if the model still can (GB-MOM-22, GB-RUL-54).
    fn counter_attack(&mut self, desk: &mut Table<'_>) -> Next {
        let table = desk.table();
        let able =
            engage::engages(table, self.on, self.by) && layers::kept_by(table, self.on, self.by).is_none();
        if self.counter && self.both_stay(table) && able {
            self.at = At::Asked;
            let prompt = Prompt::React { model: self.on, to: self.by, threat: Threat::Over };
            return Next::Ask(self.on.seat(), prompt);
        }
        Next::Return(Reply::Done)
    }

    /// Broken off before its step 3: whoever it has brought to 0 HP goes out as the activation ends.
    pub(super) fn cleanup(&mut self, desk: &mut Table<'_>) {
        desk.memo_mut().owed = self.outer;
        desk.memo_mut().break_off(self.by);
    }
}

/// What answers to a Counter-Attack that a model has declared.
pub(super) fn countered(table: &table::Table, by: ModelId, on: ModelId) -> Option<Frame> {
    let happening = Happening { attack: Some(on), ..Happening::to(&[Hook::CounterDeclare], by) };
    Hooks::open(table, &happening)
}

/// What an attack is to whoever is hit or hurt by it.
pub(super) const fn incoming(strike: Strike) -> Incoming {
    match strike {
        Strike::Attack | Strike::Charge | Strike::Counter => Incoming::Attack,
        Strike::Parting => Incoming::Blow,
    }
}

/// What the target of a declared attack or charge is asked, if it has a legal reaction (GB-TIME-09, -17).
pub(super) fn reaction(table: &table::Table, model: ModelId, to: ModelId, threat: Threat) -> Option<Prompt> {
    let mp = table.mp[model.seat().index()];
    let counter = can_counter(table, model, to) && counter_quote(table, model).price <= mp;
    let stance = threat == Threat::Charge && stance_quote(table, model).price <= mp;
    (counter || stance).then_some(Prompt::React { model, to, threat })
}

/// The price of a Counter-Attack.
pub(crate) fn counter_quote(table: &table::Table, model: ModelId) -> Quote {
    super::quote(table, model, Momentous::CounterAttack)
}

/// The price of a Defensive Stance.
pub(crate) fn stance_quote(table: &table::Table, model: ModelId) -> Quote {
    super::quote(table, model, Momentous::DefensiveStance)
}

/// Whether a model may declare a Counter-Attack against an enemy: once a turn against each (GB-MOM-23), and not while it
/// is KD and may not attack (GB-KD-03), which the play aid does not say (GB-RUL-11); it is an attack that is declared (GB-MOM-22),
/// so whatever forbids that forbids it.
pub(crate) fn can_counter(table: &table::Table, model: ModelId, to: ModelId) -> bool {
    let may_attack = match table.book {
        Book::Core => !table.model(model).is_down(),
        Book::Aid => true,
    };
    !table.model(model).countered.has(to) && may_attack && layers::kept_by(table, model, to).is_none()
}

/// Pays for the reactions declared and says whether a Counter-Attack is among them (GB-RUL-52).
pub(super) fn react(desk: &mut Table<'_>, model: ModelId, to: ModelId, choice: &Choice) -> bool {
    let Choice::React { counter, stance } = *choice else { return false };
    if counter {
        let quote = counter_quote(desk.table(), model);
        momentum::pay_quote(desk, model, quote, Momentum::CounterAttack);
        desk.emit(Event::Counter { by: model, on: to });
    }
    if stance {
        let quote = stance_quote(desk.table(), model);
        momentum::pay_quote(desk, model, quote, Momentum::DefensiveStance);
        desk.emit(Event::Stance { model });
    }
    counter
}
