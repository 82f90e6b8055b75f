//! What is said of facts, in the order cause then effect.

use kernel::Seat;
use plane::{Path, Point};
use words::Message;

use super::noun;
use crate::effect::Attached;
use crate::effect::vocabulary::Until;
use crate::engage;
use crate::event::{Aim, Event, Movement, Possession, Roll};
use crate::model::{Condition, ModelId, ModelSet};
use crate::plan::PlanId;
use crate::playbook;
use crate::pool::Pool;
use crate::table::Table;
use crate::texts::m;
use crate::view::Seen;

/// What is said of something seen; `before` is the table before it.
///
/// Nothing is said of what the next line tells anyway or what everybody sees on the pitch: a card dealt to another player, a
/// model set up, the ball of the kicker, the ball lifted before it scatters, influence paid for an action that is named, the
/// conditions of a model that goes out, its removal, the end of a Defensive Stance, and the discards of the End Phase.
pub(super) fn say(before: &Table, seen: &Seen) -> Option<Message> {
    match seen {
        Seen::Fact(event) => fact(before, event),
        Seen::Dealt { .. } => None,
        Seen::PutAway { seat } => Some(m::GbSeenPutAwayUnseen { seat: (*seat).into() }.into()),
    }
}

fn fact(before: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Dealt { seat, plan } => m::GbSeenDealt { seat: seat.into(), plan: noun::plan(plan) }.into(),
        Event::PutAway { seat, plan } => {
            m::GbSeenPutAway { seat: seat.into(), plan: noun::plan(plan) }.into()
        }
        Event::Rolled { roll, dice, needs } => rolled(before, roll, &dice, needs),
        Event::KicksOff { seat } => m::GbSeenKicksOff { seat: seat.into() }.into(),
        Event::Drafted { model, card, position } => {
            let (seat, card) = (model.seat().into(), noun::card(card));
            m::GbSeenDrafted { seat, card, position: noun::position(position) }.into()
        }
        Event::Turned => m::GbSeenTurned { seat: before.kicking.into() }.into(),
        Event::Kicker { model } => m::GbSeenKicker { model: noun::model(before, model) }.into(),
        Event::Possessed { model, how } => return possessed(before, model, how),
        Event::Loose { .. } => m::GbSeenLoose.into(),
        Event::Scattered { from, landing, .. } => {
            m::GbSeenScattered { length: noun::between(from, landing) }.into()
        }
        Event::Kick { by, at } => kick(before, by, at),
        Event::Goal { by, .. } => m::GbSeenGoal { by: noun::model(before, by) }.into(),
        Event::GaveUp { model } => m::GbSeenGaveUp { model: noun::model(before, model) }.into(),
        Event::Turn { turn } => m::GbSeenTurn { turn: turn.into() }.into(),
        Event::Phase { phase } => m::GbSeenPhase { phase: noun::phase(phase) }.into(),
        Event::Revealed { plans } => revealed(before, plans),
        Event::Initiative { seat } => m::GbSeenInitiative { seat: seat.into() }.into(),
        Event::Momentum { .. } | Event::MomentumReset | Event::Vp { .. } | Event::Level => {
            points(before, event)?
        }
        Event::Pool { .. }
        | Event::Allocated { .. }
        | Event::PoolLost { .. }
        | Event::Returned { .. }
        | Event::NewHand { .. }
        | Event::TimeOut { .. } => upkeep(before, event)?,
        Event::Activated { model } => {
            m::GbSeenActivated { seat: model.seat().into(), model: noun::model(before, model) }.into()
        }
        Event::ActivationEnded { model } => {
            m::GbSeenActivationEnded { model: noun::model(before, model) }.into()
        }
        Event::Advance { .. }
        | Event::Forfeited { .. }
        | Event::Moved { .. }
        | Event::LeftPitch { .. }
        | Event::ChargeFailed { .. } => movement(before, event)?,
        Event::Attack { .. }
        | Event::PartingBlow { .. }
        | Event::Counter { .. }
        | Event::Stance { .. }
        | Event::NetHits { .. }
        | Event::Picked { .. } => attack(before, event)?,
        Event::Damaged { .. }
        | Event::Healed { .. }
        | Event::Suffers { .. }
        | Event::Cured { .. }
        | Event::Rested { .. } => state(before, event)?,
        Event::Used { .. }
        | Event::Fired { .. }
        | Event::PlayHit { .. }
        | Event::Attached(_)
        | Event::Spent { .. }
        | Event::EffectsOver { .. }
        | Event::AreaLaid(_)
        | Event::AreaGone(_)
        | Event::MarkerPut(_)
        | Event::MarkerGone(_)
        | Event::ActsNext { .. }
        | Event::Readied { .. }
        | Event::Controlled { .. }
        | Event::ControlOver
        | Event::AreasOver
        | Event::Placed { .. }
        | Event::Ignored { .. }
        | Event::Influenced { .. }
        | Event::Glides { .. }
        | Event::GroundTurned { .. } => effect(before, event)?,
        Event::Ended(ref outcome) => noun::outcome(outcome),
        Event::Deployed { .. }
        | Event::BallOff
        | Event::Marked(_)
        | Event::Spenders { .. }
        | Event::Paid { .. }
        | Event::StanceOver
        | Event::Removed { .. }
        | Event::InfluenceDiscarded
        | Event::PlansDiscarded => return None,
    })
}

/// What abilities do.
fn effect(before: &Table, event: &Event) -> Option<Message> {
    let name = |id: ModelId| noun::model(before, id);
    Some(match *event {
        Event::Used { id, by: Some(by), on: Some(on), .. } => {
            m::GbSeenUsedOn { by: name(by), ability: noun::ability(id), on: name(on) }.into()
        }
        Event::Used { id, by: Some(by), .. } => {
            m::GbSeenUsed { by: name(by), ability: noun::ability(id) }.into()
        }
        Event::Used { id, by: None, seat, .. } => {
            m::GbSeenUsedPlan { ability: noun::ability(id), seat: seat.into() }.into()
        }
        Event::Fired { id, by: Some(by), .. } => {
            m::GbSeenFired { ability: noun::ability(id), of: noun::of(before, by) }.into()
        }
        Event::Fired { id, by: None, seat } => {
            m::GbSeenFiredPlan { ability: noun::ability(id), seat: seat.into() }.into()
        }
        Event::PlayHit { id, model, hit: true } => {
            m::GbSeenPlayHit { ability: noun::ability(id), model: name(model) }.into()
        }
        Event::PlayHit { id, model, hit: false } => {
            m::GbSeenPlayMissed { ability: noun::ability(id), model: name(model) }.into()
        }
        Event::Attached(Attached { id, on, seat, .. }) if on.is_empty() => {
            m::GbSeenAttachedTeam { ability: noun::ability(id), seat: seat.into() }.into()
        }
        Event::Attached(Attached { id, on, .. }) => {
            m::GbSeenAttached { models: noun::models(before, on), ability: noun::ability(id) }.into()
        }
        Event::Spent { id, .. } => m::GbSeenSpent { ability: noun::ability(id) }.into(),
        Event::EffectsOver { until: Until::Turn } => m::GbSeenEffectsOver.into(),
        Event::AreaGone(area) => m::GbSeenAreaGone { ability: noun::ability(area.id) }.into(),
        Event::AreaLaid(area) => m::GbSeenArea { ability: noun::ability(area.id) }.into(),
        Event::MarkerPut(marker) => m::GbSeenMarkerPut { ability: noun::ability(marker.id) }.into(),
        Event::MarkerGone(marker) => m::GbSeenMarkerGone { ability: noun::ability(marker.id) }.into(),
        Event::ActsNext { model } => m::GbSeenActsNext { model: name(model) }.into(),
        Event::Readied { model } => m::GbSeenReadied { model: name(model) }.into(),
        Event::Controlled { model, .. } => m::GbSeenControlled { model: name(model) }.into(),
        Event::ControlOver => m::GbSeenControlOver.into(),
        Event::AreasOver => m::GbSeenAreasOver.into(),
        Event::Placed { model, .. } => m::GbSeenPlaced { model: name(model) }.into(),
        Event::Ignored { model, id } => {
            m::GbSeenIgnored { model: name(model), ability: noun::ability(id) }.into()
        }
        Event::Influenced { model, change } if change < 0 => {
            m::GbSeenInfluenceLost { model: name(model), influence: change.unsigned_abs().into() }.into()
        }
        Event::Influenced { model, change } => {
            m::GbSeenInfluenceGained { model: name(model), influence: change.unsigned_abs().into() }.into()
        }
        Event::Glides { model } => m::GbSeenGlides { model: name(model) }.into(),
        Event::GroundTurned { .. } => m::GbSeenGround.into(),
        _ => return None,
    })
}

fn rolled(before: &Table, roll: Roll, dice: &[u8], needs: u8) -> Message {
    let face = |number: usize| dice.get(number).copied().unwrap_or(0).into();
    let (red, blue) = (Seat(0).into(), Seat(1).into());
    let hits = Pool::hits(needs, dice).into();
    match roll {
        Roll::Start => m::GbSeenRolledStart { red, blue, red_die: face(0), blue_die: face(1) }.into(),
        Roll::Initiative => {
            m::GbSeenRolledInitiative { red, blue, red_die: face(0), blue_die: face(1) }.into()
        }
        Roll::Attack(by) => {
            let of = noun::of(before, by);
            m::GbSeenRolledAttack { of, dice: noun::dice(dice), needs: needs.into(), hits }.into()
        }
        Roll::Kick(by) => {
            let of = noun::of(before, by);
            m::GbSeenRolledKick { of, dice: noun::dice(dice), needs: needs.into(), hits }.into()
        }
        Roll::Play(by) => {
            let of = noun::of(before, by);
            m::GbSeenRolledPlay { of, dice: noun::dice(dice), needs: needs.into(), hits }.into()
        }
        Roll::Scatter => m::GbSeenRolledScatter { direction: face(0), distance: face(1) }.into(),
        Roll::Snap(by) => m::GbSeenRolledSnap { model: noun::model(before, by), die: face(0) }.into(),
    }
}

fn possessed(before: &Table, by: ModelId, how: Possession) -> Option<Message> {
    let model = noun::model(before, by);
    Some(match how {
        Possession::Kicker => return None,
        Possession::Handed => m::GbSeenHanded { model }.into(),
        Possession::Pass => m::GbSeenReceived { model }.into(),
        Possession::Intercepted => m::GbSeenIntercepted { model }.into(),
        Possession::Snap => m::GbSeenSnapped { model }.into(),
        Possession::Tackle => match before.holder() {
            Some(from) => m::GbSeenTackled { model, from: noun::model(before, from) }.into(),
            None => m::GbSeenSnapped { model }.into(),
        },
        Possession::Effect => m::GbSeenTookBall { model }.into(),
    })
}

fn kick(before: &Table, kicker: ModelId, aim: Aim) -> Message {
    let by = noun::model(before, kicker);
    match aim {
        Aim::Model(to) => m::GbSeenKickModel { by, to: noun::model(before, to) }.into(),
        Aim::Spot(spot) => {
            m::GbSeenKickSpot { by, length: noun::between(before.model(kicker).at, spot) }.into()
        }
        Aim::Goal => m::GbSeenKickGoal { by }.into(),
    }
}

/// Both plans, each with the momentum that counts with it (GB-TURN-04).
fn revealed(before: &Table, plans: [PlanId; 2]) -> Message {
    let one = |seat: Seat| {
        let id = plans[seat.index() & 1];
        let (initiative, mp) = (id.plan().initiative, before.mp[seat.index() & 1]);
        noun::said(m::GbSeenRevealedPlan {
            seat: seat.into(),
            plan: noun::plan(id),
            initiative: initiative.into(),
            mp: mp.into(),
            total: (i16::from(initiative) + i16::from(mp)).into(),
        })
    };
    m::GbSeenRevealed { red: one(Seat(0)), blue: one(Seat(1)) }.into()
}

fn points(before: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Momentum { seat, change, why } => {
            let (seat, mp, why) = (seat.into(), change.unsigned_abs().into(), noun::momentum(why));
            if change < 0 {
                m::GbSeenMomentumSpent { seat, mp, why }.into()
            } else {
                m::GbSeenMomentumGained { seat, mp, why }.into()
            }
        }
        Event::MomentumReset if before.mp == [0; 2] => return None,
        Event::MomentumReset => m::GbSeenMomentumReset.into(),
        Event::Vp { seat, vp } => {
            let total = before.vp[seat.index() & 1].saturating_add(vp);
            let goal = before.goal_vp.into();
            m::GbSeenVp { seat: seat.into(), vp: vp.into(), total: total.into(), goal }.into()
        }
        Event::Level => m::GbSeenLevel.into(),
        _ => return None,
    })
}

fn upkeep(before: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Pool { seat, pool } => m::GbSeenPool { seat: seat.into(), pool: pool.into() }.into(),
        Event::Allocated { model, influence } => {
            m::GbSeenAllocated { model: noun::model(before, model), influence: influence.into() }.into()
        }
        Event::PoolLost { seat } => {
            let pool = before.pool[seat.index() & 1].into();
            m::GbSeenPoolLost { seat: seat.into(), pool }.into()
        }
        Event::Returned { model, hp, .. } => {
            m::GbSeenReturned { model: noun::model(before, model), hp: hp.into() }.into()
        }
        Event::NewHand { seat } => m::GbSeenNewHand { seat: seat.into() }.into(),
        Event::TimeOut { seat } => m::GbSeenTimeOut { seat: seat.into() }.into(),
        _ => return None,
    })
}

fn movement(before: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Advance { model, movement, target, .. } => {
            let model = noun::model(before, model);
            match target {
                Some(target) => m::GbSeenCharge { model, target: noun::model(before, target) }.into(),
                None => m::GbSeenAdvance { model, movement: noun::movement(movement) }.into(),
            }
        }
        Event::Forfeited { model } => m::GbSeenForfeited { model: noun::model(before, model) }.into(),
        Event::Moved { model, movement, ref path } => moved(before, model, movement, path),
        Event::LeftPitch { model } => m::GbSeenLeftPitch { model: noun::model(before, model) }.into(),
        Event::ChargeFailed { model } => m::GbSeenChargeFailed { of: noun::of(before, model) }.into(),
        _ => return None,
    })
}

/// How far a model went, and whose melee zones it left by it.
fn moved(before: &Table, id: ModelId, way: Movement, path: &Path) -> Message {
    let from = before.model(id).at;
    let on_plane = path.points().all(Point::is_on_plane);
    let length = noun::length(if on_plane { path.length(from) } else { plane::Length::ZERO });
    let (model, movement) = (noun::model(before, id), noun::verb(way));
    let left = path.end().filter(|_| on_plane && before.exists(id)).map(|end| left_behind(before, id, end));
    match left.filter(|left| !left.is_empty()) {
        Some(left) => {
            let enemies = noun::of_all(before, left);
            m::GbSeenMovedLeaving { model, movement, length, enemies }.into()
        }
        None => m::GbSeenMoved { model, movement, length }.into(),
    }
}

/// The enemies that engage a model where it stands and will not where it goes.
fn left_behind(before: &Table, model: ModelId, end: Point) -> ModelSet {
    let engaging = engage::engaging(before, model);
    engaging.iter().filter(|&enemy| !engage::engages_at(before, enemy, model, end)).collect()
}

fn attack(before: &Table, event: &Event) -> Option<Message> {
    let name = |id: ModelId| noun::model(before, id);
    Some(match *event {
        Event::Attack { by, on } => m::GbSeenAttack { by: name(by), on: name(on) }.into(),
        Event::PartingBlow { by, on } => {
            m::GbSeenPartingBlow { of: noun::of(before, by), on: name(on) }.into()
        }
        Event::Counter { by, on } => m::GbSeenCounter { by: name(by), on: name(on) }.into(),
        Event::Stance { model } => m::GbSeenStance { model: name(model) }.into(),
        Event::NetHits { by, on, hits } => {
            let armour = before.profile(on).arm.into();
            m::GbSeenNetHits { by: name(by), on: name(on), hits: hits.into(), armour }.into()
        }
        Event::Picked { by, column, row } => {
            let result = playbook::result(before, by, crate::ask::Pick { column, row });
            let result = result.map_or_else(|| m::GbResultNone.into(), |result| noun::result(&result));
            m::GbSeenPicked { by: name(by), result: result.into() }.into()
        }
        _ => return None,
    })
}

fn state(before: &Table, event: &Event) -> Option<Message> {
    Some(match *event {
        Event::Damaged { model, damage, .. } => {
            let left = before.model(model).hp.saturating_sub(damage).into();
            m::GbSeenDamaged { model: noun::model(before, model), damage: damage.into(), left }.into()
        }
        Event::Healed { model, hp } => {
            let now = before.model(model).hp.saturating_add(hp).into();
            m::GbSeenHealed { model: noun::model(before, model), hp: hp.into(), now }.into()
        }
        Event::Suffers { model, condition } => {
            m::GbSeenSuffers { model: noun::model(before, model), condition: noun::condition(condition) }
                .into()
        }
        Event::Cured { model, .. } if before.model(model).conditions.has(Condition::TakenOut) => return None,
        Event::Cured { model, condition } => {
            m::GbSeenCured { model: noun::model(before, model), condition: noun::condition(condition) }.into()
        }
        Event::Rested { model, encouraged: true } => {
            m::GbSeenEncouraged { model: noun::model(before, model) }.into()
        }
        Event::Rested { model, encouraged: false } => {
            m::GbSeenRested { model: noun::model(before, model) }.into()
        }
        _ => return None,
    })
}
