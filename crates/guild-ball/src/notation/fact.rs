//! The text of facts: short lines that never change their meaning.

use super::{card, condition, joined, model, movement, outcome, phase, plan, point, position, seat_name};
use crate::effect::Attached;
use crate::event::{Aim, Event, Momentum, Possession, Roll};
use crate::model::ModelId;
use crate::table::Table;

/// Writes a fact; `table` is the table before it.
pub(super) fn write(table: &Table, event: &Event) -> String {
    match setup(table, event).or_else(|| turn(table, event)).or_else(|| ball(table, event)) {
        Some(text) => text,
        None => model_fact(table, event),
    }
}

/// The facts before the first turn.
fn setup(table: &Table, event: &Event) -> Option<String> {
    Some(match *event {
        Event::Dealt { seat, plan: id } => format!("dealt {} {}", seat_name(seat), plan(id)),
        Event::PutAway { seat, plan: id } => format!("put away {} {}", seat_name(seat), plan(id)),
        Event::KicksOff { seat } => format!("kicks off {}", seat_name(seat)),
        Event::Drafted { model: id, card: number, position: role } => {
            format!("drafted {} {} {}", seat_name(id.seat()), card(number), position(role))
        }
        Event::Deployed { model: id, at } => format!("deployed {} {}", model(table, id), point(at)),
        Event::Turned => "turned".to_owned(),
        Event::Kicker { model: id } => format!("kicker {}", model(table, id)),
        _ => return None,
    })
}

/// The facts about turns, phases, points and cards.
fn turn(table: &Table, event: &Event) -> Option<String> {
    Some(match *event {
        Event::Turn { turn } => format!("turn {turn}"),
        Event::Phase { phase: now } => format!("phase {}", phase(now)),
        Event::Revealed { plans: [red, blue] } => format!("revealed {}, {}", plan(red), plan(blue)),
        Event::Initiative { seat } => format!("initiative {}", seat_name(seat)),
        Event::Momentum { seat, change, why } => {
            format!("momentum {} {change:+} {}", seat_name(seat), momentum(why))
        }
        Event::MomentumReset => "momentum reset".to_owned(),
        Event::Pool { seat, pool } => format!("pool {} {pool}", seat_name(seat)),
        Event::PoolLost { seat } => format!("pool lost {}", seat_name(seat)),
        Event::Vp { seat, vp } => format!("vp {} {vp:+}", seat_name(seat)),
        Event::Level => "level".to_owned(),
        Event::InfluenceDiscarded => "influence discarded".to_owned(),
        Event::PlansDiscarded => "plans discarded".to_owned(),
        Event::NewHand { seat } => format!("new hand {}", seat_name(seat)),
        Event::TimeOut { seat } => format!("time out {}", seat_name(seat)),
        Event::Ended(ref how) => format!("ended {}", outcome(how)),
        Event::Allocated { model: id, influence } => format!("allocated {} {influence}", model(table, id)),
        _ => return None,
    })
}

/// The facts about the ball and about dice.
fn ball(table: &Table, event: &Event) -> Option<String> {
    Some(match *event {
        Event::Rolled { roll: what, ref dice, needs } => rolled(table, what, dice, needs),
        Event::Possessed { model: id, how } => format!("ball {} {}", model(table, id), possession(how)),
        Event::Loose { at, .. } => format!("ball free {}", point(at)),
        Event::BallOff => "ball off".to_owned(),
        Event::Scattered { from, landing, aimed } => {
            let of = aimed.map_or_else(String::new, |aimed| format!(" short of {}", point(aimed)));
            format!("scattered {} -> {}{of}", point(from), point(landing))
        }
        Event::Kick { by, at } => {
            let target = match at {
                Aim::Model(id) => model(table, id),
                Aim::Spot(spot) => point(spot),
                Aim::Goal => "goal".to_owned(),
            };
            format!("kick {} at {target}", model(table, by))
        }
        Event::Goal { by, .. } => format!("goal {}", model(table, by)),
        Event::GaveUp { model: id } => format!("gave up {}", model(table, id)),
        _ => return None,
    })
}

/// The facts about one model, or one and another.
fn model_fact(table: &Table, event: &Event) -> String {
    let one = |word: &str, id: ModelId| format!("{word} {}", model(table, id));
    let two =
        |word: &str, by: ModelId, on: ModelId| format!("{word} {} on {}", model(table, by), model(table, on));
    match *event {
        Event::Returned { model: id, at, hp } => format!("{} {} hp {hp}", one("returned", id), point(at)),
        Event::Activated { model: id } => one("activated", id),
        Event::ActivationEnded { model: id } => one("activation ended", id),
        Event::Paid { model: id, influence } => format!("{} {influence}", one("paid", id)),
        Event::Advance { model: id, movement: way, target, .. } => match target {
            Some(target) => format!("{} {} {}", one("advance", id), movement(way), model(table, target)),
            None => format!("{} {}", one("advance", id), movement(way)),
        },
        Event::Forfeited { model: id } => one("forfeited", id),
        Event::Moved { model: id, movement: way, ref path } => {
            let points = joined(path.points().map(point), " ");
            format!("{} {} {points}", one("moved", id), movement(way))
        }
        Event::LeftPitch { model: id } => one("left pitch", id),
        Event::ChargeFailed { model: id } => one("charge failed", id),
        Event::Attack { by, on } => two("attack", by, on),
        Event::PartingBlow { by, on } => two("parting blow", by, on),
        Event::Counter { by, on } => two("counter", by, on),
        Event::Stance { model: id } => one("stance", id),
        Event::StanceOver => "stance over".to_owned(),
        Event::NetHits { by, on, hits } => format!("{} {hits}", two("net hits", by, on)),
        Event::Picked { by, column, row } => {
            format!("{} {}.{}", one("picked", by), u16::from(column) + 1, u16::from(row) + 1)
        }
        Event::Damaged { model: id, damage, dealt } => {
            let of = dealt.map_or_else(String::new, |dealt| format!(" of {dealt}"));
            format!("{} {damage}{of}", one("damaged", id))
        }
        Event::Healed { model: id, hp } => format!("{} {hp}", one("healed", id)),
        Event::Suffers { model: id, condition: what } => {
            format!("{} {}", one("suffers", id), condition(what))
        }
        Event::Cured { model: id, condition: what } => format!("{} {}", one("cured", id), condition(what)),
        Event::Removed { model: id } => one("removed", id),
        Event::Used { .. }
        | Event::Fired { .. }
        | Event::PlayHit { .. }
        | Event::Attached(_)
        | Event::Spent { .. }
        | Event::Marked(_)
        | Event::Spenders { .. }
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
        | Event::GroundTurned { .. } => effect(table, event),
        Event::Rested { model: id, encouraged } => one(if encouraged { "encouraged" } else { "rested" }, id),
        Event::Dealt { .. }
        | Event::PutAway { .. }
        | Event::Rolled { .. }
        | Event::KicksOff { .. }
        | Event::Drafted { .. }
        | Event::Deployed { .. }
        | Event::Turned
        | Event::Kicker { .. }
        | Event::Possessed { .. }
        | Event::Loose { .. }
        | Event::BallOff
        | Event::Scattered { .. }
        | Event::Turn { .. }
        | Event::Phase { .. }
        | Event::Revealed { .. }
        | Event::Initiative { .. }
        | Event::Momentum { .. }
        | Event::MomentumReset
        | Event::Pool { .. }
        | Event::Allocated { .. }
        | Event::PoolLost { .. }
        | Event::Vp { .. }
        | Event::Level
        | Event::Kick { .. }
        | Event::Goal { .. }
        | Event::GaveUp { .. }
        | Event::InfluenceDiscarded
        | Event::PlansDiscarded
        | Event::NewHand { .. }
        | Event::TimeOut { .. }
        | Event::Ended(_) => String::new(),
    }
}

/// The facts about abilities.
fn effect(table: &Table, event: &Event) -> String {
    let whose = |by: Option<ModelId>, seat: kernel::Seat| match by {
        Some(by) => model(table, by),
        None => seat_name(seat).to_owned(),
    };
    match *event {
        Event::Used { id, by, seat, on, at } => {
            let on = on.map_or_else(String::new, |on| format!(" on {}", model(table, on)));
            let at = at.map_or_else(String::new, |at| format!(" at {}", point(at)));
            format!("used {} {}{on}{at}", whose(by, seat), id.get().id)
        }
        Event::Fired { id, by, seat } => format!("fired {} {}", whose(by, seat), id.get().id),
        Event::PlayHit { id, model: on, hit } => {
            format!("{} {} {}", if hit { "play hit" } else { "play missed" }, model(table, on), id.get().id)
        }
        Event::Attached(Attached { id, on, seat, .. }) => {
            let to = if on.is_empty() { seat_name(seat).to_owned() } else { super::models(table, on) };
            format!("attached {} to {to}", id.get().id)
        }
        Event::Spent { id, on, .. } => {
            let of = on.map_or_else(String::new, |on| format!(" of {}", model(table, on)));
            format!("spent {}{of}", id.get().id)
        }
        Event::Marked(mark) => format!("marked {} {}", mark.id.get().id, whose(mark.model, mark.seat)),
        Event::Spenders { models } => {
            let names: Vec<_> = models.iter().map(|id| model(table, id).to_string()).collect();
            format!("spenders {}", names.join(" ")).trim_end().to_owned()
        }
        Event::EffectsOver { until } => format!("effects over {}", format!("{until:?}").to_lowercase()),
        Event::AreaGone(area) => format!("area gone {} {}", area.id.get().id, point(area.at)),
        Event::AreaLaid(area) => format!("area {} {}", area.id.get().id, point(area.at)),
        Event::MarkerPut(marker) => format!("marker {} {}", marker.id.get().id, point(marker.at)),
        Event::MarkerGone(marker) => format!("marker gone {} {}", marker.id.get().id, point(marker.at)),
        Event::ActsNext { model: id } => format!("acts next {}", model(table, id)),
        Event::Readied { model: id } => format!("readied {}", model(table, id)),
        Event::Controlled { model: id, .. } => format!("controlled {}", model(table, id)),
        Event::ControlOver => "control over".to_owned(),
        Event::AreasOver => "areas over".to_owned(),
        Event::Placed { model: id, at } => format!("placed {} {}", model(table, id), point(at)),
        Event::Ignored { model: id, id: by } => format!("ignored {} {}", model(table, id), by.get().id),
        Event::Influenced { model: id, change } => format!("influence {} {change:+}", model(table, id)),
        Event::Glides { model: id } => format!("glides {}", model(table, id)),
        Event::GroundTurned { piece } => format!("ground turned {}", u16::from(piece) + 1),
        _ => String::new(),
    }
}

fn rolled(table: &Table, what: Roll, dice: &[u8], needs: u8) -> String {
    let what = match what {
        Roll::Start => "start".to_owned(),
        Roll::Initiative => "initiative".to_owned(),
        Roll::Attack(id) => format!("attack {}", model(table, id)),
        Roll::Kick(id) => format!("kick {}", model(table, id)),
        Roll::Scatter => "scatter".to_owned(),
        Roll::Snap(id) => format!("snap {}", model(table, id)),
        Roll::Play(id) => format!("play {}", model(table, id)),
    };
    let faces = joined(dice.iter().map(u8::to_string), " ");
    if needs == 0 { format!("rolled {what} {faces}") } else { format!("rolled {what} {faces} needs {needs}") }
}

fn momentum(why: Momentum) -> &'static str {
    match why {
        Momentum::KickOff => "kick-off",
        Momentum::Second => "second",
        Momentum::Goal => "goal",
        Momentum::Screamer => "screamer",
        Momentum::Pass => "pass",
        Momentum::TakeDown => "take down",
        Momentum::Playbook => "playbook",
        Momentum::Shot => "shot",
        Momentum::CounterAttack => "counter-attack",
        Momentum::DefensiveStance => "defensive stance",
        Momentum::BonusTime => "bonus time",
        Momentum::Rest => "rest",
        Momentum::Encourage => "encourage",
        Momentum::PassAndMove => "pass and move",
        Momentum::SnapShot => "snap shot",
        Momentum::RunTheLength => "run the length",
        Momentum::Heroic => "heroic",
        Momentum::Gliding => "gliding",
        Momentum::Effect => "effect",
    }
}

fn possession(how: Possession) -> &'static str {
    match how {
        Possession::Kicker => "kicker",
        Possession::Handed => "handed",
        Possession::Pass => "pass",
        Possession::Intercepted => "intercepted",
        Possession::Snap => "snap",
        Possession::Tackle => "tackle",
        Possession::Effect => "effect",
    }
}
