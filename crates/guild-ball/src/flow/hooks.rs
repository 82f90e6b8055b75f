//! What fires at a moment: everything is collected once and resolved in the order the controlling player picks
//! (GB-CONV-08, GB-RUL-25).

use kernel::{List, Seat, Turn, Wake as W};
use plane::{Disc, Length, Point};
use serde::{Deserialize, Serialize};

use super::snap_to::can_take;
use super::waiting::{About, Waiting};
use super::{Effect, Frame, Next, Reply, Table, Wake, is_yes};
use crate::ask::{Choice, FIRES_MAX, Fire, Prompt};
use crate::effect::active::MARKER;
use crate::effect::force::{self, Force, Moment};
use crate::effect::hook::HookSet;
use crate::effect::reading::{Reading, reach_of, template};
use crate::effect::vocabulary::{Bounds, Incoming, Limit, Trigger, Until};
use crate::effect::{Done, Hook, Laid};
use crate::event::{Event, Possession};
use crate::model::{ModelId, ModelSet};
use crate::{table, terrain};

/// Something that happens and may set off triggers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Happening {
    /// The hooks it is, seen from different bearers.
    pub hooks: &'static [Hook],
    /// Who does it, if anybody.
    pub actor: Option<ModelId>,
    /// The model whose action it happens in, where that is not the activation's (GB-DEF-05, GB-RUL-39).
    pub active: Option<ModelId>,
    /// The models it is about.
    pub subjects: ModelSet,
    /// The models whose melee zone was left on the way.
    pub left: ModelSet,
    /// The target of the attack in progress.
    pub attack: Option<ModelId>,
    /// What is about to be suffered, or what has happened in detail.
    pub incoming: Option<Incoming>,
    /// The last place before the present one, for what is entered.
    pub from: Option<Point>,
    /// The bearers of what answers to a harmful play for whom everything held as it hit.
    pub witnesses: ModelSet,
}

impl Happening {
    /// Something that is about nobody in particular.
    pub(crate) const fn nobody(hooks: &'static [Hook]) -> Self {
        Self {
            hooks,
            actor: None,
            active: None,
            subjects: ModelSet::EMPTY,
            left: ModelSet::EMPTY,
            attack: None,
            incoming: None,
            from: None,
            witnesses: ModelSet::EMPTY,
        }
    }

    /// Something that happens to one model.
    pub(crate) const fn to(hooks: &'static [Hook], model: ModelId) -> Self {
        Self { subjects: ModelSet::EMPTY.with(model), ..Self::nobody(hooks) }
    }

    /// Something one model does to others.
    pub(crate) const fn by(hooks: &'static [Hook], actor: ModelId, subjects: ModelSet) -> Self {
        Self { actor: Some(actor), active: Some(actor), subjects, ..Self::nobody(hooks) }
    }

    /// The same in an action of a model, if it is one.
    pub(crate) const fn during(self, active: Option<ModelId>) -> Self {
        Self { active, ..self }
    }

    /// The same with what is about to be suffered.
    pub(crate) const fn with(self, incoming: Incoming) -> Self {
        Self { incoming: Some(incoming), ..self }
    }
}

/// The triggers of one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hooks {
    window: Waiting,
    subjects: ModelSet,
    /// Whom the trigger whose turn it is was found to be about when it fired.
    #[serde(default)]
    about: ModelSet,
    attack: Option<ModelId>,
    /// Who has done it, if anybody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    actor: Option<ModelId>,
    left: ModelSet,
    /// Whether one of them has kept a model from suffering what it was about to.
    ignored: bool,
    /// Whether anything was resolved at all.
    #[serde(default)]
    fired: bool,
    /// Who suffers it instead.
    #[serde(default)]
    instead: Option<ModelId>,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Arrange,
    Offer(Fire),
    Resolve,
    /// The model that starts its activation is offered the free ball before anything else.
    Snap,
}

impl Hooks {
    /// The window of a moment, or nothing where nothing fires.
    pub(crate) fn open(table: &table::Table, what: &Happening) -> Option<Frame> {
        let fires = firing(table, what);
        (!fires.is_empty()).then(|| Frame::Hooks(Self::new(table, what, &fires)))
    }

    /// The window of the start of an activation. Both what fires and whether the model starts within 1" of a free ball are
    /// settled as it starts; the ball it may take at once, before what fires is resolved (GB-SNAP-01, GB-TIME-05, -06,
    /// GB-RUL-43).
    pub(super) fn start(table: &table::Table, what: &Happening) -> Option<Frame> {
        let over = |model: ModelId| table.clocks[model.seat().index()].minute_over;
        if !what.subjects.iter().any(|model| !over(model) && can_take(table, model)) {
            return Self::open(table, what);
        }
        Some(Frame::Hooks(Self { at: At::Snap, ..Self::new(table, what, &firing(table, what)) }))
    }

    fn new(table: &table::Table, what: &Happening, fires: &Fires) -> Self {
        let active = what.active.or(table.activation.map(|activation| activation.model));
        let arranger = active.map_or(table.initiative, ModelId::seat);
        Self {
            window: Waiting::new(arranger, fires.iter().copied()),
            subjects: what.subjects,
            about: ModelSet::EMPTY,
            attack: what.attack,
            actor: what.actor,
            left: what.left,
            ignored: false,
            fired: false,
            instead: None,
            at: At::Arrange,
        }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Arrange, W::Begin) => self.next(desk),
            (At::Snap, W::Begin) => match self.subjects.iter().next() {
                Some(model) => Next::Ask(model.seat(), Prompt::Snap { model }),
                None => Next::Bug("nobody starts"),
            },
            (At::Snap, W::Answer(_, choice)) => self.snapped(is_yes(choice), desk),
            (At::Arrange, W::Answer(_, Choice::Fire(fire))) => {
                let turn = self.window.take(*fire);
                self.turn(turn, desk)
            }
            (At::Offer(fire), W::Answer(seat, choice)) => {
                if is_yes(choice) {
                    return self.resolve(*seat, fire, desk);
                }
                self.left_out(*seat, fire, desk)
            }
            (At::Resolve, W::Returned(reply)) => {
                self.ignored |= *reply == Reply::Ignored;
                if let Reply::Instead(model) = *reply {
                    self.instead = Some(model);
                }
                self.next(desk)
            }
            _ => Next::Bug("hooks"),
        }
    }

    /// The model has taken the ball or left it.
    fn snapped(&mut self, taken: bool, desk: &mut Table<'_>) -> Next {
        if let Some(model) = self.subjects.iter().next().filter(|_| taken) {
            desk.emit(Event::Possessed { model, how: Possession::Snap });
            if let Some(frame) = super::entered::gained(desk.table(), model) {
                self.at = At::Resolve;
                return Next::Call(frame);
            }
        }
        self.next(desk)
    }

    fn next(&mut self, desk: &mut Table<'_>) -> Next {
        let turn = self.window.next_turn();
        self.turn(turn, desk)
    }

    fn turn(&mut self, turn: Turn<About>, desk: &mut Table<'_>) -> Next {
        match turn {
            Turn::Pick(seat) => {
                self.at = At::Arrange;
                let fires = List::collect(self.window.choices());
                Next::Ask(seat, Prompt::ArrangeTriggers { fires })
            }
            Turn::Resolve(seat, About { fire, models }) => {
                self.about = models;
                self.offer(seat, fire, desk)
            }
            Turn::Closed => Next::Return(match (self.ignored, self.instead, self.fired) {
                (true, ..) => Reply::Ignored,
                (false, Some(model), _) => Reply::Instead(model),
                (false, None, true) => Reply::Fired,
                (false, None, false) => Reply::Done,
            }),
        }
    }

    /// Only whether it can still be applied is looked at again: its bearer is there, and for what may be left so is whom it is
    /// about.
    fn offer(&mut self, seat: Seat, fire: Fire, desk: &mut Table<'_>) -> Next {
        let there = fire.bearer().is_none_or(|bearer| desk.table().is_on_pitch(bearer));
        let Some((_, trigger)) = parts(fire).filter(|_| there) else { return self.next(desk) };
        let about = self.about(desk.table(), seat, fire);
        let effect = Effect::fired(desk.table(), fire, seat, about, self.attack).done_by(self.actor);
        // Nothing comes of what only moves somebody in a parting blow (GB-PART-09).
        if desk.memo().blow && effect.only_repositions() {
            return self.left_out(seat, fire, desk);
        }
        if !trigger.may {
            return self.resolve(seat, fire, desk);
        }
        if effect.is_idle(desk.table()) || about.is_empty() {
            return self.left_out(seat, fire, desk);
        }
        self.at = At::Offer(fire);
        Next::Ask(seat, Prompt::Trigger { id: fire.id, by: fire.bearer(), about })
    }

    /// It was not wanted, or nothing could have come of it; the first time has passed all the same.
    fn left_out(&mut self, seat: Seat, fire: Fire, desk: &mut Table<'_>) -> Next {
        if let Some((_, trigger)) = parts(fire).filter(|(_, trigger)| trigger.limit == Limit::First) {
            self.mark(seat, fire, trigger, desk);
        }
        self.next(desk)
    }

    /// The models the trigger is about that are still there: what fired before it changes nothing in whom it was found to be
    /// about, but that for what happens to a model once it has not happened to it by now.
    fn about(&self, table: &table::Table, seat: Seat, fire: Fire) -> ModelSet {
        let Some((_, trigger)) = parts(fire) else { return ModelSet::EMPTY };
        let fresh = |model: &ModelId| {
            trigger.limit != Limit::EachModel
                || !table.effects.is_used(fire.id, Some(*model), seat, Until::Turn)
        };
        self.about.and(self.subjects).and(table.standing).iter().filter(fresh).collect()
    }

    fn resolve(&mut self, seat: Seat, fire: Fire, desk: &mut Table<'_>) -> Next {
        let Some((_, trigger)) = parts(fire) else { return self.next(desk) };
        let about = self.about(desk.table(), seat, fire);
        desk.emit(Event::Fired { id: fire.id, by: fire.bearer(), seat });
        self.mark(seat, fire, trigger, desk);
        self.fired = true;
        self.at = At::Resolve;
        let mut effect = Effect::fired(desk.table(), fire, seat, about, self.attack).done_by(self.actor);
        if let Some((spot, true)) = area_of(desk.table(), fire, self.subjects) {
            effect = effect.marked(spot);
        }
        if matches!(trigger.on, Hook::PlaceSelf | Hook::PlayAfter) {
            effect = effect.touching(self.left);
        }
        Next::Call(Frame::Effect(effect))
    }

    /// Notes the use of what is limited, and spends one use of what was attached for a number of uses.
    fn mark(&self, seat: Seat, fire: Fire, trigger: &Trigger, desk: &mut Table<'_>) {
        if let Some(until) = trigger.limit.until() {
            if trigger.limit == Limit::EachModel {
                for model in self.about(desk.table(), seat, fire).iter() {
                    desk.emit(Event::Marked(Done { id: fire.id, model: Some(model), seat, until }));
                }
            } else {
                desk.emit(Event::Marked(Done { id: fire.id, model: fire.bearer(), seat, until }));
            }
        }
        let (rule, _) = split(fire);
        if fire.id.get().rules.get(usize::from(rule)).is_some_and(|rule| rule.uses > 0) {
            desk.emit(Event::spent(fire.id, rule, fire.bearer(), seat));
        }
    }
}

/// The rule and trigger numbers of a fire.
pub(crate) const fn split(fire: Fire) -> (u8, u8) {
    (fire.part >> 4, fire.part & 15)
}

/// The trigger of a fire.
pub(crate) fn parts(fire: Fire) -> Option<(u8, &'static Trigger)> {
    let (rule, number) = split(fire);
    let trigger = fire.id.get().rules.get(usize::from(rule))?.triggers.get(usize::from(number))?;
    Some((rule, trigger))
}

/// The area that fires: of several of one name the one that those it is about are within (GB-CONV-05).
pub(super) fn area_of(table: &table::Table, fire: Fire, subjects: ModelSet) -> Option<(Point, bool)> {
    let laid = || {
        let areas = table.effects.areas.iter().map(|area| (area, false));
        let all = areas.chain(table.effects.markers.iter().map(|marker| (marker, true)));
        all.filter(|(area, _)| area.id == fire.id).map(|(area, marker)| (area.at, marker))
    };
    let region = |(spot, marker): (Point, bool)| {
        if marker { reach_of(spot, fire.id.get().area) } else { template(spot) }
    };
    let holds =
        |&at: &(Point, bool)| subjects.iter().any(|model| table.disc(model).within(region(at), Length::ZERO));
    laid().find(holds).or_else(|| laid().next())
}

/// What fires at a moment, with whose it is.
type Fires = List<(Seat, About), FIRES_MAX>;

/// Everything that fires, in the order of the hooks.
fn firing(table: &table::Table, what: &Happening) -> Fires {
    let (hooks, mut fires) = (HookSet::of(what.hooks), Fires::new());
    if !table.effects.hooks.meets(hooks) {
        return fires;
    }
    force::each_firing(table, moment(hooks, what.subjects), |force| collect(table, what, force, &mut fires));
    let place = |fire: Fire| {
        parts(fire).and_then(|(_, trigger)| what.hooks.iter().position(|&hook| hook == trigger.on))
    };
    fires.sort_by_key(|(_, about)| place(about.fire));
    fires
}

fn collect(table: &table::Table, what: &Happening, force: &Force, fires: &mut Fires) {
    for (number, trigger) in force.rule.triggers.iter().enumerate() {
        if !what.hooks.contains(&trigger.on)
            || !concerns(table, trigger, force, what)
            || !is_incoming(trigger.incoming, what.incoming)
        {
            continue;
        }
        let about = match force.bearer.filter(|_| answers_harm(trigger)) {
            Some(bearer) if what.witnesses.has(bearer) => what.subjects,
            Some(_) => ModelSet::EMPTY,
            None => about(table, what, force, trigger),
        };
        if about.is_empty() || is_used(table, force, trigger, about) {
            continue;
        }
        let fire = Fire::new(force.id, force.number << 4 | number as u8 & 15, force.bearer);
        match fires.iter_mut().find(|(_, other)| other.fire == fire) {
            Some((_, other)) => other.models = other.models.or(about),
            None => _ = fires.push((force.seat, About { fire, models: about })),
        }
    }
}

/// The models something happens to that a trigger is about as things stand; nobody where it does not hold for its bearer.
fn about(table: &table::Table, what: &Happening, force: &Force, trigger: &Trigger) -> ModelSet {
    let reading = Reading {
        id: Some(force.id),
        left: what.left,
        subjects: what.subjects,
        attack: what.attack,
        actor: what.actor,
        ..force.reading(table)
    };
    let by = |actor: ModelId| reading.all_hold(&trigger.by, actor);
    if !trigger.by.is_empty() && !what.actor.is_some_and(by) {
        return ModelSet::EMPTY;
    }
    if force.bearer.is_some_and(|bearer| !reading.all_hold(&trigger.when, bearer)) {
        return ModelSet::EMPTY;
    }
    what.subjects.iter().filter(|&model| reading.all_hold(&trigger.about, model)).collect()
}

/// Whether a trigger answers to the hit of a harmful play, and only resolves after the play.
fn answers_harm(trigger: &Trigger) -> bool {
    trigger.on == Hook::PlayAfter && trigger.incoming == Some(Incoming::Harm)
}

/// The bearers of what answers to a harmful play for whom everything holds now, as it hits: where its user and they are then
/// counts, whatever the play and what it sets off move (GB-TIME-26, -28).
pub(super) fn witnesses(table: &table::Table, by: ModelId) -> ModelSet {
    let what = Happening::to(&[Hook::PlayAfter], by);
    let mut found = ModelSet::EMPTY;
    force::each_firing(table, Moment::anybody(HookSet::of(&[Hook::PlayAfter])), |force| {
        let holds =
            |trigger: &Trigger| answers_harm(trigger) && !about(table, &what, force, trigger).is_empty();
        if let Some(bearer) = force.bearer.filter(|_| force.rule.triggers.iter().any(holds)) {
            found = found.with(bearer);
        }
    });
    found
}

/// Whether a limited trigger has been used.
fn is_used(table: &table::Table, force: &Force, trigger: &Trigger, about: ModelSet) -> bool {
    let Some(until) = trigger.limit.until() else { return false };
    let used = |model: Option<ModelId>| table.effects.is_used(force.id, model, force.seat, until);
    match trigger.limit {
        Limit::EachModel => about.iter().all(|model| used(Some(model))),
        _ => used(force.bearer),
    }
}

fn is_incoming(wanted: Option<Incoming>, now: Option<Incoming>) -> bool {
    match (wanted, now) {
        (None, _) => true,
        (Some(Incoming::AnyCondition), Some(Incoming::Condition(_))) => true,
        (Some(Incoming::Hit), Some(Incoming::Attack | Incoming::Blow | Incoming::Play)) => true,
        (Some(Incoming::Advance), Some(Incoming::Run)) => true,
        (Some(Incoming::Struck), Some(Incoming::Harm)) => true,
        (Some(Incoming::Still), Some(Incoming::Attack | Incoming::Play)) => true,
        (Some(wanted), Some(now)) => wanted == now,
        (Some(_), None) => false,
    }
}

/// Hooks that concern only the models the moment is about.
const OF_SUBJECTS: HookSet = HookSet::of(&[
    Hook::ActStart,
    Hook::ActEnd,
    Hook::AdvEndSelf,
    Hook::PlaceSelf,
    Hook::OutSelf,
    Hook::Return,
]);

/// Hooks that concern only their friends.
const OF_FRIENDS: HookSet = HookSet::of(&[Hook::ActStartFriend, Hook::AdvEndFriend, Hook::OutFriend]);

/// Hooks that concern only their enemies.
const OF_ENEMIES: HookSet = HookSet::of(&[
    Hook::ActStartEnemy,
    Hook::ActEndEnemy,
    Hook::AdvEndEnemy,
    Hook::DodgeEndEnemy,
    Hook::OutEnemy,
]);

/// Whose cards have to be looked at in a moment: those [`concerns`] may say yes to.
fn moment(hooks: HookSet, subjects: ModelSet) -> Moment {
    let others = hooks.minus(OF_SUBJECTS);
    let seat = subjects.iter().next().map(ModelId::seat);
    let of_team = |team: Seat| match seat {
        None => others,
        Some(seat) if seat == team => others.minus(OF_ENEMIES),
        Some(_) => others.minus(OF_FRIENDS),
    };
    let of_others = [Seat(0), Seat(1)].map(of_team);
    Moment { hooks, subjects, of_subjects: hooks.minus(OF_FRIENDS), of_others }
}

/// Whether a moment is this hook for the bearer of a rule.
fn concerns(table: &table::Table, trigger: &Trigger, force: &Force, what: &Happening) -> bool {
    let own = force.bearer.is_some_and(|bearer| what.subjects.has(bearer));
    let seat = what.subjects.iter().next().map(ModelId::seat);
    match trigger.on {
        Hook::ActStart | Hook::ActEnd | Hook::AdvEndSelf | Hook::PlaceSelf | Hook::OutSelf | Hook::Return => {
            own
        }
        // Its own, unless it is said whose.
        Hook::ZeroHp => own || !trigger.about.is_empty(),
        Hook::ActStartFriend | Hook::AdvEndFriend | Hook::OutFriend => seat == Some(force.seat) && !own,
        Hook::ActOrder | Hook::Maintenance => seat == Some(force.seat),
        Hook::MarkerPlaced => lies_within(table, force, what),
        Hook::ActStartEnemy
        | Hook::ActEndEnemy
        | Hook::AdvEndEnemy
        | Hook::DodgeEndEnemy
        | Hook::OutEnemy => seat == Some(force.seat.other()),
        Hook::AttackSuccess
        | Hook::AttackAfter
        | Hook::DamageDealt
        | Hook::OutInflict
        | Hook::Results
        | Hook::AdvDuring => what.actor.is_some() && (what.actor == force.bearer || !trigger.by.is_empty()),
        Hook::OutGain => seat == Some(force.seat),
        Hook::Enter => has_entered(table, trigger, force, what),
        Hook::UsePlay
        | Hook::UseHeroic
        | Hook::UseLegendary
        | Hook::UseTrait
        | Hook::UsePlan
        | Hook::Always
        | Hook::ActEndAny
        | Hook::AdvStart
        | Hook::ChargeDeclare
        | Hook::AttackDeclare
        | Hook::CounterDeclare
        | Hook::PartingBlow
        | Hook::Hit
        | Hook::DamageSuffered
        | Hook::CondSuffer
        | Hook::EffectSuffer
        | Hook::OutAny
        | Hook::KickDeclare
        | Hook::PassReceived
        | Hook::Goal
        | Hook::GoalStayed
        | Hook::BallGain
        | Hook::PlayDeclare
        | Hook::PlayAfter
        | Hook::AbilityUse
        | Hook::MpSpent
        | Hook::EndPhase
        | Hook::Setup
        | Hook::MarkerTriggered => true,
    }
}

/// The aura or area of a rule.
pub(crate) fn region(table: &table::Table, force: &Force) -> Option<Disc> {
    match (force.spot, force.bearer) {
        (Some(spot), _) if force.marker => Some(reach_of(spot, force.area)),
        (Some(spot), _) => Some(template(spot)),
        (None, Some(bearer)) => {
            let base = table.disc(bearer);
            Some(Disc {
                centre: base.centre,
                radius: base.radius.plus(Length::inches(i32::from(force.area))),
            })
        }
        (None, None) => None,
    }
}

/// Whether a marker was put down within the aura of a rule.
fn lies_within(table: &table::Table, force: &Force, what: &Happening) -> bool {
    let (Some(region), Some(centre)) = (region(table, force), what.from) else { return false };
    Disc { centre, radius: MARKER }.within(region, Length(0))
}

/// A model enters when it comes from not being within to being within (GB-GEO-04).
fn has_entered(table: &table::Table, trigger: &Trigger, force: &Force, what: &Happening) -> bool {
    let Some(from) = what.from else { return false };
    let enters = |is_in: &dyn Fn(Disc) -> bool| {
        what.subjects.iter().any(|model| {
            let now = table.disc(model);
            is_in(now) && !is_in(Disc { centre: from, radius: now.radius })
        })
    };
    match &trigger.of {
        None => region(table, force).is_some_and(|region| enters(&|base| base.within(region, Length(0)))),
        Some(Bounds::Area(link)) => {
            let own = |area: &&Laid| area.id == link.id && area.seat == force.seat;
            let mut areas = table.effects.areas.iter().filter(own).map(|area| template(area.at));
            areas.any(|area| enters(&|base| base.within(area, Length(0))))
        }
        Some(Bounds::Ground(ground)) => enters(&|base| terrain::is_in(table, base, force.seat, *ground)),
    }
}
