//! A play or an active trait being used: declaration, tests, effects, taking out, what follows (GB-PLAY, GB-AOE, GB-TIME-25
//! to -28).

use kernel::{Draw, List, Wake as W};
use plane::{Disc, Length, Point};
use serde::{Deserialize, Serialize};

use super::hooks::{self, Happening};
use super::{Effect, Frame, Hooks, Next, Reply, Table, TakenOut, Wake, duration, is_yes, momentum};
use crate::ask::{Aimed, Choice, Placing, Prompt};
use crate::effect::layers::{self, Deed};
use crate::effect::price::{self, Quote};
use crate::effect::reading::template;
use crate::effect::vocabulary::{Aim, Incoming, Kind, Momentous, Op, Range, Step, Until, Used};
use crate::effect::{AbilityId, Done, Hook, Laid, harm};
use crate::event::{Event, Momentum, Roll};
use crate::model::{ModelId, ModelSet};
use crate::pool::{self, Pool};
use crate::table;

/// One use of one ability by one model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play {
    id: AbilityId,
    by: ModelId,
    aim: Aimed,
    /// The target of the attack whose playbook triggered it.
    attack: Option<ModelId>,
    /// Whether it needs no test: from the playbook, or used for another ability (GB-PLAY-14).
    sure: bool,
    /// The models under the template that are still to be tested.
    left: ModelSet,
    /// The one being tested.
    now: Option<ModelId>,
    /// Those that were hit.
    hit: ModelSet,
    /// The bearers of what answers to a harmful play who were in place at a hit of it.
    #[serde(default)]
    witnesses: ModelSet,
    /// How many further templates were laid.
    #[serde(default)]
    laid: u8,
    pool: Pool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Declared,
    Order,
    BonusTime,
    Roll,
    Hit,
    Effect,
    Out,
    After,
    Reroll,
    Again,
    Laid,
    /// What answers to MP spent on it.
    Begun,
    /// What answers to MP spent on Bonus Time.
    Paid,
    /// Whether a friend is hit without a test.
    AutoHit,
    /// Where a further template lies.
    Another,
}

impl Play {
    /// A use that has been paid for.
    #[must_use]
    pub fn paid(id: AbilityId, by: ModelId, aim: Aimed) -> Self {
        Self {
            id,
            by,
            aim,
            attack: None,
            sure: false,
            left: ModelSet::EMPTY,
            now: None,
            hit: ModelSet::EMPTY,
            witnesses: ModelSet::EMPTY,
            laid: 0,
            pool: Pool::default(),
            at: At::Declared,
        }
    }

    /// A use that costs nothing and needs no test.
    #[must_use]
    pub fn free(id: AbilityId, by: ModelId, aim: Aimed) -> Self {
        Self { sure: true, ..Self::paid(id, by, aim) }
    }

    /// A play triggered from the playbook in an attack (GB-PB-20).
    #[must_use]
    pub fn from_playbook(id: AbilityId, by: ModelId, aim: Aimed, attack: ModelId) -> Self {
        Self { attack: Some(attack), ..Self::free(id, by, aim) }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Declared, W::Begin) => {
                self.at = At::Begun;
                momentum::spent(desk).map_or_else(|| self.declare(desk), Next::Call)
            }
            (At::Begun, W::Returned(_)) => self.declare(desk),
            (At::Declared, W::Returned(_)) => self.begin(desk),
            (At::Order, W::Answer(_, Choice::Model(model))) => self.test(*model, desk),
            (At::AutoHit, W::Answer(_, choice)) => match self.now {
                Some(model) if is_yes(choice) => self.hits_unrolled(model, desk),
                Some(model) => self.roll_for(model, desk),
                None => Next::Bug("nobody is hit"),
            },
            (At::Another, W::Answer(_, choice)) => {
                let Choice::Spot(at) = **choice else {
                    self.aim = Aimed::Nothing;
                    return self.take_out(desk);
                };
                self.aim = Aimed::Spot(at);
                self.begin(desk)
            }
            (At::BonusTime, W::Answer(_, choice)) if is_yes(choice) => {
                let quote = bonus_quote(desk.table(), self.by, self.now);
                momentum::pay_quote(desk, self.by, quote, Momentum::BonusTime);
                self.pool = self.pool.with_bonus();
                self.at = At::Paid;
                momentum::spent(desk).map_or_else(|| self.roll(), Next::Call)
            }
            (At::BonusTime, W::Answer(..)) | (At::Paid, W::Returned(_)) => self.roll(),
            (At::Roll | At::Again, W::Drawn(drawn)) => self.rolled(drawn.faces(), desk),
            (At::Reroll, W::Answer(_, choice)) => {
                if is_yes(choice) && super::reroll::take(desk, self.by, Deed::play(self.by, self.now)) {
                    self.at = At::Again;
                    return Next::Roll(Draw::d6(self.pool.dice));
                }
                self.judge(false, desk)
            }
            (At::Hit, W::Returned(Reply::Ignored)) => self.next(desk),
            (At::Hit, W::Returned(_)) => self.apply(desk),
            (At::Effect, W::Returned(_)) => self.next(desk),
            (At::Out | At::Laid, W::Returned(_)) => self.take_out(desk),
            (At::After, W::Returned(_)) => self.finish(desk),
            _ => Next::Bug("play"),
        }
    }

    fn used(&self) -> Option<&'static Used> {
        self.id.get().used.as_ref()
    }

    /// The steps of all its bodies.
    fn steps(&self) -> impl Iterator<Item = &'static Step> {
        self.used().into_iter().flat_map(|used| &used.bodies).flatten()
    }

    /// Step 1: declared; a limited use is used up whether or not it succeeds (GB-DEF-10).
    fn declare(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Declared;
        let (on, at) = match self.aim {
            Aimed::Nothing => (None, None),
            Aimed::Model(model) => (Some(model), None),
            Aimed::Spot(spot) => (None, Some(spot)),
        };
        let seat = self.by.seat();
        desk.emit(Event::Used { id: self.id, by: Some(self.by), seat, on, at });
        if let Some(until) = self.used().and_then(|used| used.once.until()) {
            desk.emit(Event::Marked(Done { id: self.id, model: Some(self.by), seat, until }));
        }
        let subjects = on.map_or(ModelSet::EMPTY, |on| ModelSet::EMPTY.with(on));
        let happening = Happening::by(&[Hook::PlayDeclare], self.by, subjects);
        match Hooks::open(desk.table(), &happening) {
            Some(frame) if self.id.get().kind == Kind::Play => Next::Call(frame),
            _ => self.begin(desk),
        }
    }

    fn begin(&mut self, desk: &mut Table<'_>) -> Next {
        match self.aim {
            Aimed::Spot(spot) => {
                self.left = self.under(desk.table(), spot);
                self.next(desk)
            }
            Aimed::Model(model) => self.test(model, desk),
            Aimed::Nothing => {
                self.hit = ModelSet::EMPTY.with(self.by);
                self.apply(desk)
            }
        }
    }

    /// The ability that is used and who uses it.
    pub(crate) const fn of(&self) -> (AbilityId, ModelId) {
        (self.id, self.by)
    }

    /// The same aimed at something else.
    pub(crate) const fn aimed(self, aim: Aimed) -> Self {
        Self { aim, ..self }
    }

    /// The models a template at a spot lies over and is about.
    pub(crate) fn under(&self, table: &table::Table, spot: Point) -> ModelSet {
        let area = template(spot);
        let hit =
            |model: &ModelId| table.disc(*model).within(area, Length::ZERO) && self.may_hit(table, *model);
        table.standing.iter().filter(hit).collect()
    }

    /// Whether a model is rolled for, or may be if it is a friend.
    pub(crate) fn is_tested(&self, table: &table::Table, model: ModelId) -> bool {
        let rolls = !self.sure && self.id.get().kind == Kind::Play;
        rolls && (model.seat() != self.by.seat() || self.may_hurt(table, model))
    }

    /// Whether the effects of an area concern a model at all.
    fn may_hit(&self, table: &table::Table, model: ModelId) -> bool {
        let hit = Effect::used(table, self.id, Some(self.by), self.by.seat(), self.aim, None).hitting(model);
        let reading = hit.reading(table);
        self.steps().any(|step| match step {
            Step::Do(sel, _) => reading.set(sel).has(model),
            Step::Choose { .. }
            | Step::Each(..)
            | Step::Area(..)
            | Step::Mode { .. }
            | Step::Pay(_)
            | Step::If(_)
            | Step::EachPlayer(_)
            | Step::Marker(..) => true,
        })
    }

    /// The next model under the template, in the order the controlling player picks (GB-AOE-06).
    fn next(&mut self, desk: &mut Table<'_>) -> Next {
        if !matches!(self.aim, Aimed::Spot(_)) {
            return self.take_out(desk);
        }
        self.left = self.left.and(desk.table().standing);
        let mut left = self.left.iter();
        match (left.next(), left.next()) {
            (None, _) => self.lay(desk),
            (Some(only), None) => self.test(only, desk),
            (Some(_), Some(_)) => {
                self.at = At::Order;
                Next::Ask(self.by.seat(), Prompt::NextModel { id: self.id, models: self.left })
            }
        }
    }

    /// A further template is laid where the play has several.
    fn another(&mut self, desk: &Table<'_>) -> Option<Next> {
        let used = self.used()?;
        let Range::Inches(inches) = used.range else { return None };
        if self.laid >= used.further {
            return None;
        }
        self.laid += 1;
        let origin = crate::legal::play_origins(desk.table(), self.by, self.id).iter().next()?;
        let Disc { centre, radius } = super::operate::round(desk.table(), origin, inches);
        self.at = At::Another;
        let why = Placing::Area { id: self.id, centre, radius, clear: false };
        Some(Next::Ask(self.by.seat(), Prompt::Place { why }))
    }

    /// An ongoing effect stays on the pitch after all tests (GB-AOE-12).
    fn lay(&mut self, desk: &mut Table<'_>) -> Next {
        if let (Aimed::Spot(at), true) = (self.aim, self.used().is_some_and(|used| used.ongoing)) {
            let area = Laid { id: self.id, at, by: self.by, seat: self.by.seat() };
            desk.emit(Event::AreaLaid(area));
        }
        if let Some(next) = self.another(desk) {
            return next;
        }
        if let Some(body) = self.used().and_then(|used| used.after) {
            self.at = At::Laid;
            let seat = self.by.seat();
            let effect = Effect::used(desk.table(), self.id, Some(self.by), seat, self.aim, self.attack);
            return Next::Call(Frame::Effect(effect.at_body(body)));
        }
        self.take_out(desk)
    }

    /// Steps 2.1 and 2.2. The targets of plays from the playbook are hit without a test (GB-PLAY-14, GB-AOE-10), and so are friends
    /// if the player wants it, who is asked where a test could be wanted instead (GB-PLAY-13, GB-AOE-08, GB-RUL-83).
    fn test(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        self.left = self.left.without(model);
        self.now = Some(model);
        if !self.is_tested(desk.table(), model) {
            return self.hits_unrolled(model, desk);
        }
        if model.seat() != self.by.seat() {
            return self.roll_for(model, desk);
        }
        self.at = At::AutoHit;
        Next::Ask(self.by.seat(), Prompt::AutoHit { id: self.id, by: self.by, model })
    }

    /// Whether the play may hurt a friend it hits: one that only helps, or is for friends alone, is used to hit, and a test could
    /// only waste it (GB-RUL-83).
    fn may_hurt(&self, table: &table::Table, model: ModelId) -> bool {
        let Some(used) = self.used().filter(|used| used.aim != Aim::Friend) else { return false };
        let hit = Effect::used(table, self.id, Some(self.by), self.by.seat(), self.aim, None).hitting(model);
        let reading = hit.reading(table);
        used.bodies.iter().flatten().any(|step| match step {
            Step::Do(sel, ops) => ops.iter().any(harm::may_hurt) && reading.set(sel).has(model),
            Step::Choose { .. }
            | Step::Mode { .. }
            | Step::Pay(_)
            | Step::If(_)
            | Step::EachPlayer(_)
            | Step::Each(..)
            | Step::Area(..)
            | Step::Marker(..) => false,
        })
    }

    /// A hit without a test; what guards against the next play is used up all the same.
    fn hits_unrolled(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        if self.id.get().kind == Kind::Play {
            for spent in &layers::used_up_unrolled(desk.table(), Deed::play(self.by, self.now)) {
                desk.emit(*spent);
            }
        }
        self.hits(model, desk)
    }

    /// The pool, then Bonus Time (GB-MOM-33).
    fn roll_for(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        let area = matches!(self.aim, Aimed::Spot(_));
        self.pool = pool::play(desk.table(), self.by, model, self.id, area);
        let price = bonus_quote(desk.table(), self.by, self.now).price;
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

    /// Step 2.3.1: hit or miss; a miss leaves the model unaffected and the cost stays paid (GB-PLAY-12, -17).
    fn rolled(&mut self, faces: &[u8], desk: &mut Table<'_>) -> Next {
        let needs = self.pool.needs;
        let dice = List::collect(faces.iter().copied());
        desk.emit(Event::Rolled { roll: Roll::Play(self.by), dice, needs });
        let hit = Pool::hits(needs, faces) > 0;
        let deed = Deed::play(self.by, self.now);
        if let Some(again) = super::reroll::offer(desk.table(), self.by, deed, faces.len() as u8)
            && !hit
            && self.at == At::Roll
        {
            self.pool.dice = again.dice;
            self.at = At::Reroll;
            return Next::Ask(self.by.seat(), again.prompt);
        }
        self.judge(hit, desk)
    }

    fn judge(&mut self, hit: bool, desk: &mut Table<'_>) -> Next {
        let Some(model) = self.now else { return Next::Bug("nobody is tested") };
        for spent in &layers::used_up(desk.table(), Deed::play(self.by, self.now)) {
            desk.emit(*spent);
        }
        if !hit {
            desk.emit(Event::PlayHit { id: self.id, model, hit: false });
            return self.next(desk);
        }
        self.hits(model, desk)
    }

    /// A hit may be cancelled, with everything it brings.
    fn hits(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        self.at = At::Hit;
        if model.seat() != self.by.seat() {
            let happening = Happening::to(&[Hook::Hit], model).with(Incoming::Play).during(Some(self.by));
            if let Some(frame) = Hooks::open(desk.table(), &happening) {
                return Next::Call(frame);
            }
        }
        self.apply(desk)
    }

    /// Steps 2.4 and 2.5: the effects.
    fn apply(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Effect;
        let mut effect =
            Effect::used(desk.table(), self.id, Some(self.by), self.by.seat(), self.aim, self.attack);
        if let Some(model) = self.now {
            desk.emit(Event::PlayHit { id: self.id, model, hit: true });
            self.hit = self.hit.with(model);
            if self.harms(model) {
                self.witnesses = self.witnesses.or(hooks::witnesses(desk.table(), self.by));
            }
            effect = effect.hitting(model);
        }
        Next::Call(Frame::Effect(effect))
    }

    /// Step 3: whoever is at 0 HP goes out; the target of an attack goes with them, but in the step the attack has for it
    /// (GB-TIME-23, -28, GB-RUL-26).
    fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::Out;
        if let Some(on) = self.attack {
            desk.memo_mut().owed = desk.memo().owed.with(on).without(self.by);
        }
        match TakenOut::all(desk, desk.table().standing, [Some(self.by); 2]) {
            Some(out) => Next::Call(Frame::TakenOut(out)),
            None => self.after(desk),
        }
    }

    /// Step 4: what follows a play that hit.
    fn after(&mut self, desk: &mut Table<'_>) -> Next {
        self.at = At::After;
        if self.id.get().kind != Kind::Play || self.hit.is_empty() {
            return self.finish(desk);
        }
        let mut happening = Happening {
            actor: Some(self.by),
            left: self.hit,
            ..Happening::to(&[Hook::PlayAfter], self.by).during(Some(self.by))
        };
        if self.hit.iter().any(|model| model.seat() != self.by.seat()) {
            happening = happening.with(Incoming::Struck);
        }
        if self.hit.iter().any(|model| self.harms(model)) {
            happening = Happening { witnesses: self.witnesses, ..happening.with(Incoming::Harm) };
        }
        match Hooks::open(desk.table(), &happening) {
            Some(frame) => Next::Call(frame),
            None => self.finish(desk),
        }
    }

    /// Whether it is a play that causes damage and hits an enemy with this model.
    fn harms(&self, model: ModelId) -> bool {
        model.seat() != self.by.seat() && self.id.get().kind == Kind::Play && self.causes_damage()
    }

    fn causes_damage(&self) -> bool {
        let deals = |op: &Op| matches!(op, Op::Damage(_));
        self.steps().any(|step| matches!(step, Step::Do(_, ops) if ops.iter().any(deals)))
    }

    fn finish(&mut self, desk: &mut Table<'_>) -> Next {
        let play = self.id.get().kind == Kind::Play;
        for spent in layers::used_up_by_play(desk.table(), self.by).iter().filter(|_| play) {
            desk.emit(*spent);
        }
        duration::over(desk, Until::Action);
        Next::Return(Reply::Done)
    }

    /// Broken off before its step 3: whoever it has brought to 0 HP goes out as the activation ends.
    pub(super) fn cleanup(&mut self, desk: &mut Table<'_>) {
        desk.memo_mut().break_off(self.by);
    }
}

/// The price of Bonus Time for a play.
pub(crate) fn bonus_quote(table: &table::Table, by: ModelId, on: Option<ModelId>) -> Quote {
    price::momentum(table, by, Momentous::BonusTime, Deed::play(by, on), 1)
}
