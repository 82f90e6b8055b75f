//! Current stats: what the card says and everything in force that changes it (GB-STAT-10, GB-CONV-04, GB-RUL-65).

use kernel::List;
use plane::Length;

use super::force;
use super::library::{AbilityId, Takes};
use super::touch::{self, Touch};
use super::vocabulary::{Act, Change, Exemption, Modifier, Restriction, Turn};
use crate::event::{Event, Movement};
use crate::model::{Condition, MODELS_MAX, ModelId, ModelSet};
use crate::pool::Strike;
use crate::table::Table;

/// What is being done while a stat is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deed {
    /// What.
    pub act: Act,
    /// By whom.
    pub by: Option<ModelId>,
    /// On whom.
    pub on: Option<ModelId>,
}

impl Deed {
    /// Nothing in particular.
    pub const NOTHING: Self = Self { act: Act::Nothing, by: None, on: None };

    /// An attack.
    #[must_use]
    pub const fn attack(by: ModelId, on: ModelId, strike: Strike) -> Self {
        Self { act: Act::Attack(strike), by: Some(by), on: Some(on) }
    }

    /// An advance that starts, perhaps a charge at somebody.
    #[must_use]
    pub const fn advance(by: ModelId, movement: Movement, on: Option<ModelId>) -> Self {
        Self { act: Act::Advance(movement), by: Some(by), on }
    }

    /// An advance that is on, perhaps a charge at somebody.
    #[must_use]
    pub const fn going(by: ModelId, movement: Movement, on: Option<ModelId>) -> Self {
        Self { act: Act::Going(movement), by: Some(by), on }
    }

    /// A kick.
    #[must_use]
    pub const fn kick(by: ModelId, shot: bool) -> Self {
        Self { act: if shot { Act::Shot } else { Act::Pass }, by: Some(by), on: None }
    }

    /// A pass to somebody.
    #[must_use]
    pub const fn pass(by: ModelId, on: ModelId) -> Self {
        Self { act: Act::Pass, by: Some(by), on: Some(on) }
    }

    /// A Snap Shot.
    #[must_use]
    pub const fn snap_shot(by: ModelId) -> Self {
        Self { act: Act::SnapShot, by: Some(by), on: None }
    }

    /// The encouragement of somebody.
    #[must_use]
    pub const fn encourage(by: ModelId, on: ModelId) -> Self {
        Self { act: Act::Encourage, by: Some(by), on: Some(on) }
    }

    /// The model whose guard the deed tries: whom it is aimed at against its will.
    const fn guarded(self) -> Option<ModelId> {
        match self.act {
            Act::Attack(_) | Act::Play => self.on,
            Act::Nothing
            | Act::Advance(_)
            | Act::Going(_)
            | Act::Pass
            | Act::Shot
            | Act::SnapShot
            | Act::Encourage => None,
        }
    }

    /// A character play on somebody.
    #[must_use]
    pub const fn play(by: ModelId, on: Option<ModelId>) -> Self {
        Self { act: Act::Play, by: Some(by), on }
    }
}

/// Goes through the modifiers of a kind that fit and count for a model during a deed; those of one name count once
/// (GB-CONV-04). What is cheap to see is asked first: whether the change fits, then what is being done, then who is meant.
pub fn each_modifier(
    table: &Table,
    touch: Touch,
    (model, deed): (ModelId, Deed),
    fits: impl Fn(&Change) -> bool,
    mut visit: impl FnMut(&force::Force, &Modifier),
) {
    if !table.effects.may_change(touch, model) {
        return;
    }
    let mut counted: List<(AbilityId, u8, u8), 24> = List::new();
    force::each_changing_of(table, touch, model, |force| {
        for (number, modifier) in force.rule.mods.iter().enumerate() {
            if !touch::of(&modifier.change).has(touch) || !fits(&modifier.change) {
                continue;
            }
            let name = (force.id, force.number, number as u8);
            if !force.rule.stacks && counted.contains(&name) {
                continue;
            }
            let reading = force.reading(table);
            if reading.during(&modifier.when, model, deed) && reading.selects(&modifier.to, model) {
                let _ = counted.push(name);
                visit(force, modifier);
            }
        }
    });
}

/// How much a change of one kind adds; nothing where it is of another.
macro_rules! plus {
    ($kind:path) => {
        |change: &Change| match change {
            $kind(plus) => Some(*plus),
            _ => None,
        }
    };
}

/// The sum of the modifiers of a kind that count for a model during a deed.
fn sum(
    table: &Table,
    touch: Touch,
    model: ModelId,
    deed: Deed,
    value: impl Fn(&Change) -> Option<i8>,
) -> i32 {
    let mut total = 0;
    let fits = |change: &Change| value(change).is_some();
    each_modifier(table, touch, (model, deed), fits, |_, modifier| {
        total += value(&modifier.change).map_or_else(i32::default, i32::from);
    });
    total
}

/// A sum that is not below 0 (GB-RUL-65).
#[must_use]
pub fn not_below_0(sum: i32) -> u8 {
    u8::try_from(sum.max(0)).unwrap_or(u8::MAX)
}

/// Whether any modifier of a kind that counts for a model fits.
fn any(table: &Table, touch: Touch, model: ModelId, deed: Deed, fits: impl Fn(&Change) -> bool) -> bool {
    let mut found = false;
    each_modifier(table, touch, (model, deed), fits, |_, _| found = true);
    found
}

/// The facts by which what counts for the next such deed only is used up.
#[must_use]
pub fn used_up(table: &Table, deed: Deed) -> List<Event, 8> {
    let mut spent = List::new();
    if !table.effects.attached.iter().any(|entry| entry.uses > 0) {
        return spent;
    }
    for touch in [Touch::Tac, Touch::Def, Touch::Arm, Touch::NetHits, Touch::Reroll, Touch::Kick] {
        for model in [deed.by, deed.guarded()].into_iter().flatten() {
            spend(table, touch, model, deed, |_| true, &mut spent);
        }
    }
    spent
}

/// The facts by which what guards a model against the next such deed only is used up where that is not rolled for.
#[must_use]
pub fn used_up_unrolled(table: &Table, deed: Deed) -> List<Event, 8> {
    let mut spent = List::new();
    if let Some(on) = deed.on {
        for touch in [Touch::Def, Touch::Arm] {
            spend(table, touch, on, deed, |_| true, &mut spent);
        }
    }
    spent
}

/// Adds what of a kind counts for a model during a deed, fits and is attached for a number of uses.
fn spend(
    table: &Table,
    touch: Touch,
    model: ModelId,
    deed: Deed,
    fits: impl Fn(&Change) -> bool,
    spent: &mut List<Event, 8>,
) {
    if !table.effects.loose.touched.has(touch) {
        return;
    }
    each_modifier(table, touch, (model, deed), fits, |force, _| {
        let event = force.spent();
        if force.rule.uses > 0 && !spent.contains(&event) {
            let _ = spent.push(event);
        }
    });
}

/// TAC.
#[must_use]
pub fn tac(table: &Table, model: ModelId, deed: Deed) -> i32 {
    let plus = plus!(Change::Tac);
    i32::from(table.profile(model).tac) + sum(table, Touch::Tac, model, deed, plus)
}

/// DEF, limited only through the target number (GB-KD-07, GB-COND-09, GB-MOM-27, GB-RUL-65).
#[must_use]
pub fn def(table: &Table, model: ModelId, deed: Deed) -> i32 {
    let plus = plus!(Change::Def);
    let conditions = table.model(model).conditions;
    i32::from(table.profile(model).def)
        - i32::from(conditions.has(Condition::KnockedDown))
        - i32::from(conditions.has(Condition::Snared))
        + i32::from(table.in_stance(model))
        + sum(table, Touch::Def, model, deed, plus)
}

/// ARM, not below 0 (GB-RUL-65).
#[must_use]
pub fn arm(table: &Table, model: ModelId, deed: Deed) -> u8 {
    let plus = plus!(Change::Arm);
    let arm = i32::from(table.profile(model).arm) + sum(table, Touch::Arm, model, deed, plus);
    not_below_0(arm)
}

/// Base move or max move, not below 0 (GB-COND-08, -09, GB-RUL-65).
#[must_use]
pub fn mov(table: &Table, model: ModelId, max: bool, deed: Deed) -> Length {
    Length(mov_sum(table, model, max, deed).0.max(0))
}

/// The same as a sum, which may be below 0: the ground of an advance still counts towards it (GB-STAT-10, GB-RUL-65).
#[must_use]
pub fn mov_sum(table: &Table, model: ModelId, max: bool, deed: Deed) -> Length {
    let plus = |change: &Change| match (change, max) {
        (Change::Mov(base, _), false) => Some(*base),
        (Change::Mov(_, most), true) => Some(*most),
        _ => None,
    };
    let conditions = table.model(model).conditions;
    let burning = conditions.has(Condition::Burning) && !is_exempt(table, model, Exemption::Burning, deed);
    let slowed = i32::from(burning) + i32::from(conditions.has(Condition::Snared));
    let inches = i32::from(table.profile(model).mov[usize::from(max)]) - 2 * slowed
        + sum(table, Touch::Mov, model, deed, plus);
    Length(inches * 254)
}

/// KICK: dice and inches (GB-RUL-42).
#[must_use]
pub fn kick(table: &Table, model: ModelId, deed: Deed) -> (i32, Length) {
    let [dice, inches] = table.profile(model).kick;
    let more = |change: &Change| if let Change::Kick(dice, _) = change { Some(*dice) } else { None };
    let further = |change: &Change| if let Change::Kick(_, inches) = change { Some(*inches) } else { None };
    let dice = i32::from(dice) + sum(table, Touch::Kick, model, deed, more);
    let inches = i32::from(inches) + sum(table, Touch::Kick, model, deed, further);
    (dice, Length::inches(inches.max(0)))
}

/// Max INF; that of a Master who was chosen as Captain is 2 more than printed (Forge Master, GB-RUL-67).
#[must_use]
pub fn max_inf(table: &Table, model: ModelId) -> u8 {
    let (profile, plus) = (table.profile(model), plus!(Change::Inf));
    let printed = i32::from(profile.inf[1]) + if profile.is_forge_master() { 2 } else { 0 };
    not_below_0(printed + sum(table, Touch::Inf, model, Deed::NOTHING, plus))
}

/// Base INF.
#[must_use]
pub fn base_inf(table: &Table, model: ModelId) -> i32 {
    let plus = plus!(Change::BaseInf);
    i32::from(table.profile(model).inf[0]) + sum(table, Touch::Inf, model, Deed::NOTHING, plus)
}

/// What is added to each damage result of a playbook, or to the damage of a play (GB-PB-13, GB-TIME-21, -27).
#[must_use]
pub fn damage_dealt(table: &Table, by: ModelId, deed: Deed) -> i32 {
    let play = deed.act == Act::Play;
    let plus = |change: &Change| match change {
        Change::Damage { plus, plays } if *plays || !play => Some(*plus),
        _ => None,
    };
    sum(table, Touch::Damage, by, deed, plus)
}

/// What is added to each instance of damage a model suffers from enemy plays and playbook results.
#[must_use]
pub fn damage_taken(table: &Table, on: ModelId, deed: Deed) -> i32 {
    let enemy = deed.by.is_some_and(|by| by.seat() != on.seat());
    if deed.act == Act::Play && !enemy {
        return 0;
    }
    sum(table, Touch::Taken, on, deed, plus!(Change::Taken))
}

/// The most damage a model suffers from one action, if anything says so.
#[must_use]
pub fn damage_cap(table: &Table, on: ModelId, deed: Deed) -> Option<u8> {
    let mut cap: Option<u8> = None;
    let caps = |change: &Change| matches!(change, Change::TakenAtMost(_));
    each_modifier(table, Touch::Taken, (on, deed), caps, |_, modifier| {
        if let Change::TakenAtMost(most) = modifier.change {
            cap = Some(cap.map_or(most, |cap| cap.min(most)));
        }
    });
    cap
}

/// Net hits added after ARM (GB-ATK-05).
#[must_use]
pub fn net_hits(table: &Table, by: ModelId, deed: Deed) -> i32 {
    sum(table, Touch::NetHits, by, deed, plus!(Change::NetHits))
}

/// What is added to the target number of a Shot.
#[must_use]
pub fn shot_number(table: &Table, kicker: ModelId) -> i32 {
    let plus = plus!(Change::ShotNumber);
    sum(table, Touch::Number, kicker, Deed::kick(kicker, true), plus)
}

/// Whether both models move after a pass when this one uses Pass & Move.
#[must_use]
pub fn both_move(table: &Table, model: ModelId) -> bool {
    any(table, Touch::TeamWork, model, Deed::NOTHING, |change| *change == Change::BothMove)
}

/// Dice added to a play of a model.
#[must_use]
pub fn play_dice(table: &Table, by: ModelId, on: Option<ModelId>) -> i32 {
    let plus = plus!(Change::PlayDice);
    sum(table, Touch::PlayDice, by, Deed::play(by, on), plus)
}

/// The price of a play of a model where something sets it anew.
#[must_use]
pub fn play_cost(table: &Table, by: ModelId, id: AbilityId) -> Option<u8> {
    let mut set = None;
    let printed = matches!(id.digest().takes, Takes::Influence(_));
    let sets = |change: &Change| printed && matches!(change, Change::PlayCost(_));
    each_modifier(table, Touch::Tweak, (by, Deed::play(by, None)), sets, |_, modifier| {
        if let Change::PlayCost(cost) = modifier.change {
            set = Some(cost);
        }
    });
    set
}

/// The facts by which what counts for the next play of a model only is used up.
#[must_use]
pub fn used_up_by_play(table: &Table, by: ModelId) -> List<Event, 8> {
    let mut spent = List::new();
    let costs = |change: &Change| matches!(change, Change::PlayCost(_));
    spend(table, Touch::Tweak, by, Deed::play(by, None), costs, &mut spent);
    spent
}

/// What is added to the damage of a play because of the play it is.
#[must_use]
pub fn play_damage(table: &Table, by: ModelId, id: AbilityId) -> i32 {
    let plus = |change: &Change| match change {
        Change::PlayDamage(link, plus) if link.id == id => Some(*plus),
        _ => None,
    };
    sum(table, Touch::Tweak, by, Deed::play(by, None), plus)
}

/// The models from which the range of a model's plays may be measured beside itself.
#[must_use]
pub fn play_origins(table: &Table, by: ModelId) -> ModelSet {
    let mut origins = ModelSet::EMPTY;
    let moves = |change: &Change| matches!(change, Change::PlaysFrom(_));
    each_modifier(table, Touch::Tweak, (by, Deed::play(by, None)), moves, |force, modifier| {
        if let Change::PlaysFrom(from) = &modifier.change {
            origins = origins.or(force.reading(table).set(from));
        }
    });
    origins
}

/// What is added to the range of plays aimed at a model.
#[must_use]
pub fn play_range(table: &Table, on: ModelId, by: ModelId) -> i32 {
    let plus = plus!(Change::PlayRange);
    sum(table, Touch::Tweak, on, Deed::play(by, Some(on)), plus)
}

/// Dice added to ganging up, and to crowding out.
#[must_use]
pub fn company(table: &Table, by: ModelId, deed: Deed) -> (i32, i32) {
    let ganging = plus!(Change::GangingUp);
    let crowding = plus!(Change::CrowdingOut);
    (sum(table, Touch::Company, by, deed, ganging), sum(table, Touch::Company, by, deed, crowding))
}

/// Whether a knocked down model engages all the same.
#[must_use]
pub fn engages_down(table: &Table, model: ModelId) -> bool {
    any(table, Touch::Company, model, Deed::NOTHING, |change| *change == Change::EngagesDown)
}

/// The width of a melee zone in inches: the widest that is set, or the printed one.
#[must_use]
pub fn zone(table: &Table, model: ModelId) -> u8 {
    let printed = table.profile(model).melee;
    let mut set: Option<u8> = None;
    each_modifier(
        table,
        Touch::Zone,
        (model, Deed::NOTHING),
        |_| true,
        |_, modifier| {
            if let Change::Zone(inches) = modifier.change {
                set = Some(set.map_or(inches, |set| set.max(inches)));
            }
        },
    );
    set.unwrap_or(printed)
}

/// Whether a rule does not bind a model during a deed.
#[must_use]
pub fn is_exempt(table: &Table, model: ModelId, from: Exemption, deed: Deed) -> bool {
    any(table, touch::exemption(from), model, deed, |change| *change == Change::Exempt(from))
}

/// Whether two dice alike make a Shot of a model a Screamer!
#[must_use]
pub fn any_double(table: &Table, kicker: ModelId, deed: Deed) -> bool {
    any(table, Touch::Number, kicker, deed, |change| *change == Change::AnyDouble)
}

/// Whether a goal of a model does not end the activation.
#[must_use]
pub fn goal_goes_on(table: &Table, by: ModelId) -> bool {
    any(table, Touch::Worth, by, Deed::NOTHING, |change| *change == Change::GoalGoesOn)
}

/// Whether the pools of a model are bound by its printed stats.
#[must_use]
pub fn printed_pool(table: &Table, by: ModelId, deed: Deed) -> bool {
    any(table, Touch::PlayDice, by, deed, |change| *change == Change::PrintedPool)
}

/// Whether a model has cover wherever it stands.
#[must_use]
pub fn has_cover(table: &Table, model: ModelId) -> bool {
    any(table, Touch::Ground, model, Deed::NOTHING, |change| *change == Change::Cover)
}

/// What a goal of a model is worth (GB-WIN-03).
#[must_use]
pub fn goal_worth(table: &Table, by: ModelId) -> u8 {
    let plus = plus!(Change::GoalWorth);
    not_below_0(4 + sum(table, Touch::Worth, by, Deed::NOTHING, plus))
}

/// The facts by which what counts for the next goal of a model only is used up.
#[must_use]
pub fn used_up_by_goal(table: &Table, by: ModelId) -> List<Event, 8> {
    let goal = |change: &Change| matches!(change, Change::GoalWorth(_));
    let mut spent = List::new();
    spend(table, Touch::Worth, by, Deed::NOTHING, goal, &mut spent);
    spent
}

/// What taking a model out is worth, where a card says so.
#[must_use]
pub fn out_worth(table: &Table, model: ModelId) -> Option<u8> {
    let mut worth = None;
    let says = |change: &Change| matches!(change, Change::OutWorth(_));
    each_modifier(table, Touch::Worth, (model, Deed::NOTHING), says, |_, modifier| {
        if let Change::OutWorth(vp) = modifier.change {
            worth = Some(vp);
        }
    });
    worth
}

/// The model towards which alone a model may advance, and whether directly (Goad and its like).
#[must_use]
pub fn must_go(table: &Table, model: ModelId) -> Option<(ModelId, bool)> {
    let mut goal = None;
    let directly = |change: &Change| match change {
        Change::Restrict(Restriction::DirectlyTowards) => Some(true),
        Change::Restrict(Restriction::Towards) => Some(false),
        _ => None,
    };
    let binds = |change: &Change| directly(change).is_some();
    each_modifier(table, Touch::Restrict, (model, Deed::NOTHING), binds, |force, modifier| {
        let source = force.by.filter(|&by| table.is_on_pitch(by));
        goal = source.zip(directly(&modifier.change)).or(goal);
    });
    goal
}

/// Of the models that may be activated those that may be now: one that must be next, or all but those that must be last.
#[must_use]
pub fn in_order(table: &Table, ready: ModelSet) -> ModelSet {
    if !table.effects.touched.has(Touch::Order) {
        return ready;
    }
    let has = |turn: Turn| {
        let wanted = Change::Order(turn);
        let has =
            |model: &ModelId| any(table, Touch::Order, *model, Deed::NOTHING, |change| *change == wanted);
        ready.iter().filter(has).collect::<ModelSet>()
    };
    let (next, others) = (has(Turn::Next), ready.minus(has(Turn::Last)));
    match (next.is_empty(), others.is_empty()) {
        (false, _) => next,
        (true, false) => others,
        (true, true) => ready,
    }
}

/// The enemy because of whom a model may not declare an attack on another of its team (Protective Instinct and its like).
/// Several of one name work as one: whoever is kept by all of them attacks any of them (GB-CONV-05).
#[must_use]
pub fn kept_by(table: &Table, model: ModelId, target: ModelId) -> Option<ModelId> {
    if !table.effects.may_change(Touch::Guard, model) {
        return None;
    }
    let mut keepers: List<(AbilityId, ModelId), MODELS_MAX> = List::new();
    force::each_changing_of(table, Touch::Guard, model, |force| {
        let Some(bearer) = force.bearer.filter(|_| force.seat == target.seat()) else { return };
        let reading = force.reading(table);
        let keeps = |modifier: &Modifier| {
            modifier.change == Change::Restrict(Restriction::AttackOnlyBearer)
                && reading.selects(&modifier.to, model)
                && reading.during(&modifier.when, model, Deed::NOTHING)
        };
        if force.rule.mods.iter().any(keeps) {
            let _ = keepers.push((force.id, bearer));
        }
    });
    let open = |id: AbilityId| keepers.contains(&(id, target));
    keepers.iter().find(|&&(id, _)| !open(id)).map(|&(_, keeper)| keeper)
}
