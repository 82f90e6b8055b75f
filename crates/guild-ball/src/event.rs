//! Facts, and the one place that writes them to the table.

use kernel::{DICE_MAX, List, Seat};
use plane::{Path, Point};
use serde::{Deserialize, Serialize};

use crate::catalog::{CardNumber, catalog, introduce};
use crate::effect::vocabulary::Until;
use crate::effect::{AbilityId, Attached, Done, Laid};
use crate::model::{Condition, ModelId, ModelSet, Position};
use crate::plan::PlanId;
use crate::table::{Activation, Ball, Clock, Outcome, Phase, Table};

/// Why a team gained or spent momentum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Momentum {
    /// The kicking team's first point (GB-SETUP-14).
    KickOff,
    /// The team without the initiative (GB-TURN-09).
    Second,
    /// A goal (GB-MOM-05).
    Goal,
    /// A goal with two or more sixes (GB-MOM-06).
    Screamer,
    /// A successful pass to a model (GB-MOM-07).
    Pass,
    /// An enemy taken out by an action (GB-MOM-09).
    TakeDown,
    /// A momentous playbook result (GB-MOM-10).
    Playbook,
    /// Paid for a Shot (GB-KICK-07).
    Shot,
    /// Paid for a Counter-Attack (GB-MOM-21).
    CounterAttack,
    /// Paid for a Defensive Stance (GB-MOM-27).
    DefensiveStance,
    /// Paid for Bonus Time (GB-MOM-33).
    BonusTime,
    /// Paid for Rest (GB-MOM-29).
    Rest,
    /// Paid for Encourage (GB-MOM-31).
    Encourage,
    /// Paid for Pass & Move (GB-MOM-13).
    PassAndMove,
    /// Paid for a Snap Shot (GB-MOM-14).
    SnapShot,
    /// Paid for Run the Length! (GB-MOM-20).
    RunTheLength,
    /// Paid for a heroic play (GB-HERO-01).
    Heroic,
    /// Paid for Gliding (GB-MOM-37).
    Gliding,
    /// Gained or lost by an effect.
    Effect,
}

/// In what way a model moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Movement {
    /// A jog (GB-ADV-02).
    Jog,
    /// A sprint (GB-ADV-03).
    Sprint,
    /// A charge (GB-ADV-04).
    Charge,
    /// A dodge (GB-REPO-02).
    Dodge,
    /// A push (GB-REPO-03).
    Push,
}

impl Movement {
    /// Whether it is an advance, which may provoke parting blows (GB-ADV-01, GB-REPO-06).
    #[must_use]
    pub const fn is_advance(self) -> bool {
        match self {
            Self::Jog | Self::Sprint | Self::Charge => true,
            Self::Dodge | Self::Push => false,
        }
    }
}

/// How a model came by the ball.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Possession {
    /// It is the kicker (GB-SETUP-10).
    Kicker,
    /// The receiving player gave it (GB-KOFF-05, -06).
    Handed,
    /// A successful pass (GB-KICK-19).
    Pass,
    /// An interception (GB-INT-01).
    Intercepted,
    /// Snap-to (GB-SNAP-01 to -04).
    Snap,
    /// A tackle (GB-PB-18).
    Tackle,
    /// An effect.
    Effect,
}

/// What dice were rolled for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Roll {
    /// The starting roll: red's die, then blue's (GB-SETUP-05).
    Start,
    /// Equal initiative totals: red's die, then blue's (GB-TURN-06).
    Initiative,
    /// An attack by a model (GB-ATK-03).
    Attack(ModelId),
    /// A kick by a model (GB-KICK-11).
    Kick(ModelId),
    /// A scatter: direction, then distance (GB-SCAT-02).
    Scatter,
    /// One model's die for a contested ball (GB-SNAP-04).
    Snap(ModelId),
    /// The test of a character play (GB-PLAY-11).
    Play(ModelId),
}

/// A fact. New variants and optional fields may be added; a meaning never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the sentence of a variant says what its fields are")]
pub enum Event {
    /// A player was dealt a game plan face down (GB-SETUP-02).
    Dealt { seat: Seat, plan: PlanId },
    /// A player put a game plan away unseen (GB-SETUP-03).
    PutAway { seat: Seat, plan: PlanId },
    /// Dice were rolled; `needs` is the target number where there is one.
    Rolled { roll: Roll, dice: List<u8, DICE_MAX>, needs: u8 },
    /// It is settled who kicks off (GB-SETUP-06).
    KicksOff { seat: Seat },
    /// A model was picked from a roster for a position (GB-TOUR-07 to -09).
    Drafted { model: ModelId, card: CardNumber, position: Position },
    /// The kicking player took the far edge, so that the pitch lies turned round (GB-SETUP-07).
    Turned,
    /// A model was set up (GB-SETUP-09).
    Deployed { model: ModelId, at: Point },
    /// The kicker was named (GB-SETUP-10).
    Kicker { model: ModelId },
    /// A model took possession of the ball.
    Possessed { model: ModelId, how: Possession },
    /// The ball lies free; `by` is the player whose kick, goal kick or placement it was.
    Loose { at: Point, by: Option<Seat> },
    /// The ball left the pitch or play (GB-THR-01).
    BallOff,
    /// A ball scattered; `landing` is where it ends (GB-SCAT-11 or where terrain stopped it), `aimed` the landing spot of
    /// the roll where that is another (GB-RUL-40, -74).
    Scattered {
        from: Point,
        landing: Point,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        aimed: Option<Point>,
    },
    /// A turn began.
    Turn { turn: u8 },
    /// A phase began.
    Phase { phase: Phase },
    /// Both game plans were revealed (GB-TURN-03).
    Revealed { plans: [PlanId; 2] },
    /// A team has the initiative (GB-TURN-05).
    Initiative { seat: Seat },
    /// Momentum changed.
    Momentum { seat: Seat, change: i8, why: Momentum },
    /// Both teams' momentum was set to 0 (GB-TURN-08).
    MomentumReset,
    /// A model returned to play with these HP (GB-REC-01 to -03).
    Returned { model: ModelId, at: Point, hp: u8 },
    /// A team's influence pool was generated (GB-TURN-12).
    Pool { seat: Seat, pool: u8 },
    /// A model was allocated influence (GB-TURN-13).
    Allocated { model: ModelId, influence: u8 },
    /// Influence not allocated was lost (GB-RUL-22).
    PoolLost { seat: Seat },
    /// A model's activation began (GB-DEF-01).
    Activated { model: ModelId },
    /// A model's activation ended.
    ActivationEnded { model: ModelId },
    /// A model paid influence.
    Paid { model: ModelId, influence: u8 },
    /// An advance was declared (GB-TIME-02, -09), the standard advance or an additional one (GB-ADV-11).
    Advance {
        model: ModelId,
        movement: Movement,
        target: Option<ModelId>,
        #[serde(default)]
        additional: bool,
    },
    /// The standard advance was forfeited (GB-ADV-08).
    Forfeited { model: ModelId },
    /// A model moved along a path to its end.
    Moved { model: ModelId, movement: Movement, path: Path },
    /// A model left the pitch (GB-MOVE-05).
    LeftPitch { model: ModelId },
    /// A charge failed (GB-CHG-08).
    ChargeFailed { model: ModelId },
    /// An attack was declared (GB-TIME-17).
    Attack { by: ModelId, on: ModelId },
    /// A parting blow was declared (GB-PART-01).
    PartingBlow { by: ModelId, on: ModelId },
    /// A Counter-Attack was declared (GB-MOM-21).
    Counter { by: ModelId, on: ModelId },
    /// A Defensive Stance was taken (GB-MOM-27).
    Stance { model: ModelId },
    /// The Defensive Stance is over with the charge.
    StanceOver,
    /// The net hits of an attack (GB-ATK-05).
    NetHits { by: ModelId, on: ModelId, hits: u8 },
    /// A playbook result was picked, columns and rows counted from 0 (GB-PB-03).
    Picked { by: ModelId, column: u8, row: u8 },
    /// A model lost HP; `dealt` is the damage dealt where that is more than the HP it had.
    Damaged {
        model: ModelId,
        damage: u8,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dealt: Option<u8>,
    },
    /// A model got HP back.
    Healed { model: ModelId, hp: u8 },
    /// A model suffers a condition.
    Suffers { model: ModelId, condition: Condition },
    /// A model lost a condition.
    Cured { model: ModelId, condition: Condition },
    /// A model was removed from the pitch (GB-TIME-15).
    Removed { model: ModelId },
    /// A team gained VP.
    Vp { seat: Seat, vp: u8 },
    /// A play, active trait or game plan was used; `on` and `at` are what it is aimed at.
    Used { id: AbilityId, by: Option<ModelId>, seat: Seat, on: Option<ModelId>, at: Option<Point> },
    /// Something fired by itself, or was taken up when it could.
    Fired { id: AbilityId, by: Option<ModelId>, seat: Seat },
    /// Whether a character play has hit a model (GB-PLAY-17).
    PlayHit { id: AbilityId, model: ModelId, hit: bool },
    /// Something was attached to models or to a player.
    Attached(Attached),
    /// Something attached was used once.
    Spent {
        id: AbilityId,
        rule: u8,
        on: Option<ModelId>,
        /// Whose it is, where it belongs to a player alone; the first records do not say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// Something limited was used.
    Marked(Done),
    /// What lasted this long is over.
    EffectsOver { until: Until },
    /// An area stays on the pitch (GB-AOE-12).
    AreaLaid(Laid),
    /// An area is taken off the pitch before the others.
    AreaGone(Laid),
    /// The areas are gone (GB-AOE-14).
    AreasOver,
    /// A model was placed (GB-GEO-10).
    Placed { model: ModelId, at: Point },
    /// The models for which MP were spent and that somebody may still answer.
    Spenders { models: ModelSet },
    /// A marker was put down (GB-GEO-28).
    MarkerPut(Laid),
    /// A marker was removed.
    MarkerGone(Laid),
    /// A model is activated next.
    ActsNext { model: ModelId },
    /// A model may be activated once more this turn.
    Readied { model: ModelId },
    /// A model is friendly to that player for the time being.
    Controlled { model: ModelId, seat: Seat },
    /// It belongs to its own team again.
    ControlOver,
    /// A model did not suffer what it was about to, because of this ability.
    Ignored { model: ModelId, id: AbilityId },
    /// A model gained or lost influence by an effect.
    Influenced { model: ModelId, change: i8 },
    /// A model ignores rough terrain for the rest of the turn (GB-MOM-37).
    Glides { model: ModelId },
    /// A piece of rough terrain counts as fast until the plan is discarded (GB-GPB-06).
    GroundTurned { piece: u8 },
    /// Both teams reached the total at once and play goes on (GB-WIN-06).
    Level,
    /// A kick was declared at a model, a spot or the goalpost.
    Kick { by: ModelId, at: Aim },
    /// A goal (GB-GOAL-01), and whether it counts for the influence pool (GB-INF-03).
    Goal {
        by: ModelId,
        #[serde(default = "yes")]
        counts: bool,
    },
    /// A model used Rest or was encouraged (GB-MOM-29, -31).
    Rested { model: ModelId, encouraged: bool },
    /// A model gave the ball up (GB-BALL-04).
    GaveUp { model: ModelId },
    /// All influence was discarded (GB-TURN-22).
    InfluenceDiscarded,
    /// Both current game plans were discarded (GB-TURN-24).
    PlansDiscarded,
    /// A player took the discarded game plans back (GB-TURN-25).
    NewHand { seat: Seat },
    /// A player's clock or minute ran out (GB-TOUR-15 to -17).
    TimeOut { seat: Seat },
    /// The match has ended.
    Ended(Outcome),
}

impl Event {
    /// One use of something attached: to a model, or else to the player whose it is.
    #[must_use]
    pub fn spent(id: AbilityId, rule: u8, on: Option<ModelId>, seat: Seat) -> Self {
        Self::Spent { id, rule, on, seat: on.is_none().then_some(seat) }
    }
}

/// Every goal of the first records counted.
const fn yes() -> bool {
    true
}

/// What a kick is aimed at (GB-KICK-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// A friendly model.
    Model(ModelId),
    /// A target spot.
    Spot(Point),
    /// The enemy goalpost.
    Goal,
}

impl Aim {
    /// The model it is, if it is one.
    #[must_use]
    pub const fn model(self) -> Option<ModelId> {
        match self {
            Self::Model(model) => Some(model),
            Self::Spot(_) | Self::Goal => None,
        }
    }
}

impl Table {
    fn slot(&mut self, model: ModelId) -> &mut crate::model::Model {
        &mut self.models[model.slot()]
    }

    pub(crate) fn set_hp(&mut self, model: ModelId, hp: u8) {
        self.slot(model).hp = hp;
        let others = self.at_zero.without(model);
        self.at_zero = if hp == 0 { others.with(model) } else { others };
    }

    /// Puts a card into a team; a number that is no card's changes nothing.
    fn draft_in(&mut self, model: ModelId, card: CardNumber, position: Position) {
        let Some(card) = catalog().numbered(card) else { return };
        let profile = card.profile.playing(position);
        let index = model.slot();
        self.profiles[index] = profile;
        self.models[index] = crate::model::Model::fresh(&profile);
        self.set_hp(model, profile.hp);
        let team = &mut self.team[model.seat().index()];
        *team = (*team).max(model.place() as u8 + 1);
        introduce(self);
    }

    fn place(&mut self, model: ModelId, at: Point) {
        let slot = self.slot(model);
        slot.at = at;
        self.standing = self.standing.with(model);
    }

    fn remove(&mut self, model: ModelId) {
        let slot = self.slot(model);
        slot.outs = slot.outs.wrapping_add(1);
        self.standing = self.standing.without(model);
    }
}

/// Applies a fact to the table: total and free of rules.
pub fn apply(table: &mut Table, event: &Event) {
    match *event {
        Event::Dealt { seat, plan } => {
            table.deck = table.deck.without(plan);
            let hand = &mut table.hands[seat.index() & 1];
            hand.hand = hand.hand.with(plan);
        }
        Event::PutAway { seat, plan } => {
            let hand = &mut table.hands[seat.index() & 1];
            hand.hand = hand.hand.without(plan);
            hand.away = hand.away.with(plan);
        }
        Event::KicksOff { seat } => {
            table.kicking = seat;
            table.initiative = seat.other();
        }
        Event::Drafted { model, card, position } => table.draft_in(model, card, position),
        Event::Turned => table.terrain = table.terrain.turned(table.size),
        Event::Deployed { model, at } => table.place(model, at),
        Event::Kicker { model } => table.kicker = Some(model),
        Event::Possessed { model, .. } => table.ball = Ball::Held(model),
        Event::Loose { at, by } => table.ball = Ball::Free { at, by },
        Event::BallOff => table.ball = Ball::Away,
        Event::Turn { turn } => {
            table.turn = turn;
            for model in &mut table.models {
                model.activated = false;
                model.rested = false;
                model.encouraged = false;
                model.countered = ModelSet::EMPTY;
                model.gliding = false;
                model.returned = false;
                model.outs = 0;
            }
        }
        Event::Phase { phase } => {
            table.phase = phase;
            new_minutes(table);
        }
        Event::Revealed { plans } => {
            for (hand, plan) in table.hands.iter_mut().zip(plans) {
                hand.hand = hand.hand.without(plan);
                hand.current = Some(plan);
                hand.shown = hand.shown.with(plan);
            }
        }
        Event::Initiative { seat } => table.initiative = seat,
        Event::Momentum { seat, change, .. } => {
            let mp = &mut table.mp[seat.index() & 1];
            *mp = mp.saturating_add_signed(change);
        }
        Event::MomentumReset => table.mp = [0; 2],
        Event::Returned { model, at, hp } => {
            table.place(model, at);
            table.set_hp(model, hp);
            let slot = table.slot(model);
            slot.conditions = slot.conditions.without(Condition::TakenOut);
            slot.returned = true;
        }
        Event::Pool { seat, pool } => {
            table.pool[seat.index() & 1] = pool;
            // A minute that ran out in the other's Maintenance Phase is not one of the own.
            table.clocks[seat.other().index() & 1].minute_over = false;
        }
        Event::Allocated { model, influence } => {
            let pool = &mut table.pool[model.seat().index()];
            *pool = pool.saturating_sub(influence);
            let slot = table.slot(model);
            slot.influence = slot.influence.saturating_add(influence);
        }
        Event::PoolLost { seat } => table.pool[seat.index() & 1] = 0,
        Event::Activated { model } => {
            table.slot(model).activated = true;
            table.effects.next = None;
            table.activation = Some(Activation { model, advanced: false, gave_up: false });
        }
        Event::ActivationEnded { .. } => {
            table.activation = None;
            table.effects.control = None;
            new_minutes(table);
        }
        Event::Paid { model, influence } => {
            let slot = table.slot(model);
            slot.influence = slot.influence.saturating_sub(influence);
        }
        Event::Advance { additional: true, .. } => {}
        Event::Advance { model, .. } | Event::Forfeited { model } => {
            if let Some(activation) = table.activation.as_mut().filter(|activation| activation.model == model)
            {
                activation.advanced = true;
            }
        }
        Event::Moved { model, path, .. } => {
            if let Some(end) = path.end() {
                table.slot(model).at = end;
            }
        }
        Event::Counter { by, on } => {
            let slot = table.slot(by);
            slot.countered = slot.countered.with(on);
        }
        Event::Stance { model } => {
            if let Some(outside) = table.stance.replace(model) {
                let _ = table.stances_outside.push(outside);
            }
        }
        Event::StanceOver => table.stance = table.stances_outside.pop(),
        Event::Damaged { model, damage, .. } => {
            table.set_hp(model, table.model(model).hp.saturating_sub(damage));
        }
        Event::Healed { model, hp } => {
            table.set_hp(model, table.model(model).hp.saturating_add(hp));
        }
        Event::Suffers { model, condition } => {
            let slot = table.slot(model);
            slot.conditions = slot.conditions.with(condition);
        }
        Event::Cured { model, condition } => {
            let slot = table.slot(model);
            slot.conditions = slot.conditions.without(condition);
        }
        Event::Removed { model } => {
            table.remove(model);
            table.effects.leave(model);
        }
        Event::Attached(effect) => table.effects.attach(effect),
        Event::Spent { id, rule, on, seat } => table.effects.spend(id, rule, on, seat),
        Event::Marked(mark) => {
            table.effects.mark(mark);
        }
        Event::EffectsOver { until } => table.effects.end(until),
        Event::AreaLaid(area) => {
            let _ = table.effects.lay(area);
        }
        Event::AreasOver => {
            table.effects.areas.clear();
            table.effects.look_again();
        }
        Event::MarkerPut(marker) => {
            let _ = table.effects.put(marker);
        }
        Event::AreaGone(laid) | Event::MarkerGone(laid) => table.effects.take_up(laid),
        Event::ActsNext { model } => table.effects.next = Some(model),
        Event::Readied { model } => table.slot(model).activated = false,
        Event::Controlled { model, seat } => table.effects.control = Some((model, seat)),
        Event::ControlOver => table.effects.control = None,
        Event::Spenders { models } => table.effects.spenders = models,
        Event::Placed { model, at } => table.slot(model).at = at,
        Event::Influenced { model, change } => {
            let slot = table.slot(model);
            slot.influence = slot.influence.saturating_add_signed(change);
        }
        Event::GroundTurned { piece } => table.terrain.slide(piece),
        Event::Glides { model } => table.slot(model).gliding = true,
        Event::Vp { seat, vp } => {
            let total = &mut table.vp[seat.index() & 1];
            *total = total.saturating_add(vp);
        }
        Event::Level => table.level = true,
        Event::Goal { by, counts } => {
            let goals = &mut table.goals[by.seat().index()];
            *goals = goals.saturating_add(u8::from(counts));
            table.ball = Ball::Away;
        }
        Event::Rested { model, encouraged } => {
            let slot = table.slot(model);
            if encouraged {
                slot.encouraged = true;
            } else {
                slot.rested = true;
            }
        }
        Event::GaveUp { model } => {
            if let Some(activation) = table.activation.as_mut().filter(|activation| activation.model == model)
            {
                activation.gave_up = true;
            }
        }
        Event::InfluenceDiscarded => {
            for model in &mut table.models {
                model.influence = 0;
            }
        }
        Event::PlansDiscarded => {
            for hand in &mut table.hands {
                if let Some(plan) = hand.current.take() {
                    hand.discard = hand.discard.with(plan);
                }
            }
            table.terrain.settle();
            table.effects.end(Until::Plan);
        }
        Event::NewHand { seat } => {
            let hand = &mut table.hands[seat.index() & 1];
            hand.hand = hand.discard;
            hand.discard = crate::plan::PlanSet::default();
        }
        Event::TimeOut { seat } => {
            let clock = &mut table.clocks[seat.index() & 1];
            *clock = if clock.overtime {
                Clock { minute_over: true, ..*clock }
            } else {
                Clock { overtime: true, grace: true, ..*clock }
            };
        }
        Event::Ended(outcome) => table.outcome = Some(outcome),
        Event::Rolled { .. }
        | Event::Scattered { .. }
        | Event::LeftPitch { .. }
        | Event::ChargeFailed { .. }
        | Event::Attack { .. }
        | Event::PartingBlow { .. }
        | Event::NetHits { .. }
        | Event::Picked { .. }
        | Event::Used { .. }
        | Event::Fired { .. }
        | Event::PlayHit { .. }
        | Event::Ignored { .. }
        | Event::Kick { .. } => {}
    }
}

/// With every activation and every phase a new minute begins (GB-TOUR-16, -17), and what was in progress when a clock ran out is
/// over (GB-RUL-68).
fn new_minutes(table: &mut Table) {
    for clock in &mut table.clocks {
        clock.minute_over = false;
        clock.grace = false;
    }
    if table.clocked {
        table.minutes = table.minutes.saturating_add(1);
    }
}
