//! The text of prompts.

use super::answer::{STEPS, step_name};
use super::{joined, model, models, movement, point};
use crate::ask::{Bound, Placing, Prompt, Threat};
use crate::model::ModelId;
use crate::table::Table;

/// Writes a prompt; its first word names the kind.
pub(super) fn write(table: &Table, prompt: &Prompt) -> String {
    match *prompt {
        Prompt::PutAway => "put-away".to_owned(),
        Prompt::KickOrReceive => "kick-or-receive".to_owned(),
        Prompt::Lead => "lead".to_owned(),
        Prompt::Squaddie => "squaddie".to_owned(),
        Prompt::Deploy => "deploy".to_owned(),
        Prompt::Edge => "edge".to_owned(),
        Prompt::Kicker => "kicker".to_owned(),
        Prompt::HandOver => "hand-over".to_owned(),
        Prompt::Plan => "plan".to_owned(),
        Prompt::Initiative => "initiative".to_owned(),
        Prompt::Allocate { pool } => format!("allocate {pool}"),
        Prompt::Activate => "activate".to_owned(),
        Prompt::Act { model: id } => format!("act {}", model(table, id)),
        Prompt::Path { model: id, movement: way, left, bound: to } => {
            format!("path {} {} {}{}", model(table, id), movement(way), left.0, bound(to))
        }
        Prompt::GoOn { model: id, movement: way, left, .. } => {
            format!("go-on {} {} {}", model(table, id), movement(way), left.0)
        }
        Prompt::ChargeLine { model: id, target, left } => {
            format!("charge-line {} at {} {}", model(table, id), model(table, target), left.0)
        }
        Prompt::PushLine { model: id, by, left, bound: to } => {
            format!("push-line {} by {} {}{}", model(table, id), model(table, by), left.0, bound(to))
        }
        Prompt::PartingBlow { by, on } => {
            format!("parting-blow {} on {}", model(table, by), model(table, on))
        }
        Prompt::ArrangeIntercepts { models } => {
            format!("arrange-intercepts {}", super::models(table, models))
        }
        Prompt::NextReturn { models } => format!("next-return {}", super::models(table, models)),
        Prompt::NextOut { models } => format!("next-out {}", super::models(table, models)),
        Prompt::ArrangeBlows { on, blows } => {
            format!("arrange-blows on {}: {}", model(table, on), models(table, blows))
        }
        Prompt::React { model: id, to, threat } => {
            let threat = match threat {
                Threat::Attack => "attack",
                Threat::Charge => "charge",
                Threat::Over => return format!("counter {} on {}", model(table, id), model(table, to)),
            };
            format!("react {} to {threat} of {}", model(table, id), model(table, to))
        }
        Prompt::BonusTime { model: id, dice, needs, .. } => {
            format!("bonus-time {} {dice} dice needs {needs}", model(table, id))
        }
        Prompt::Playbook { by, on, hits, parting } => {
            let parting = if parting { " parting" } else { "" };
            format!("playbook {} on {} {hits}{parting}", model(table, by), model(table, on))
        }
        Prompt::NextStep { by, on, steps } => {
            let left = STEPS.into_iter().filter(|&step| steps & 1 << step as u8 != 0);
            let left = joined(left.map(|step| step_name(step).to_owned()), ", ");
            format!("next-step {} on {}: {left}", model(table, by), model(table, on))
        }
        Prompt::RerollScatter { direction, distance } => format!("reroll-scatter {direction} {distance}"),
        Prompt::Intercept { model: id } => format!("intercept {}", model(table, id)),
        Prompt::Snap { model: id } => format!("snap {}", model(table, id)),
        Prompt::SnapOne { models: set } => format!("snap-one {}", models(table, set)),
        Prompt::Contest { models: set } => format!("contest {}", models(table, set)),
        Prompt::TeamWork { passer, receiver } if passer == receiver => {
            format!("team-work {} alone", model(table, passer))
        }
        Prompt::TeamWork { passer, receiver } => {
            format!("team-work {} to {}", model(table, passer), model(table, receiver))
        }
        Prompt::RunTheLength { model: id } => format!("run-the-length {}", model(table, id)),
        Prompt::Place { why } => format!("place {}", placing(table, why)),
        Prompt::Trigger { id, by, .. } => format!("trigger {}{}", id.get().id, of(table, by)),
        Prompt::ArrangeTriggers { fires } => {
            let each = fires.iter().map(|fire| format!("{}{}", fire.id.get().id, of(table, fire.bearer())));
            format!("arrange-triggers {}", joined(each, ", "))
        }
        Prompt::Icon { by, on, icon } => {
            format!("icon {icon} {} on {}", model(table, by), model(table, on))
        }
        Prompt::AutoHit { id, model: friend, .. } => {
            format!("auto-hit {} {}", id.get().id, model(table, friend))
        }
        Prompt::Pick { id, from, .. } => format!("pick-for {}: {}", id.get().id, models(table, from)),
        Prompt::NextModel { id, models: left } => {
            format!("next-model {}: {}", id.get().id, models(table, left))
        }
        Prompt::Mode { id, .. } => format!("mode {}", id.get().id),
        Prompt::KickNow { id, model: kicker, .. } => {
            format!("kick-now {} {}", id.get().id, model(table, kicker))
        }
        Prompt::PassTarget { model: passer, .. } => format!("pass-target {}", model(table, passer)),
        Prompt::AttackNow { id, model: by } => format!("attack-now {} {}", id.get().id, model(table, by)),
        Prompt::Ground { id } => format!("ground {}", id.get().id),
    }
}

/// Whose it is, where it is somebody's.
fn of(table: &Table, model: Option<ModelId>) -> String {
    model.map_or_else(String::new, |id| format!(" of {}", super::model(table, id)))
}

/// In what direction a movement has to go.
fn bound(bound: Bound) -> String {
    match bound {
        Bound::Free => String::new(),
        Bound::Towards(to) => format!(" towards {}", point(to)),
        Bound::DirectlyTowards(to) => format!(" directly towards {}", point(to)),
        Bound::Away(from) => format!(" away from {}", point(from)),
        Bound::DirectlyAway(from) => format!(" directly away from {}", point(from)),
    }
}

fn placing(table: &Table, why: Placing) -> String {
    match why {
        Placing::KickOff { kicker } => format!("kick-off of {}", model(table, kicker)),
        Placing::GoalKick => "goal kick".to_owned(),
        Placing::Return { model: id } => format!("return of {}", model(table, id)),
        Placing::Least { at, .. } => format!("ball near {}", point(at)),
        Placing::Effect { id, model: placed, .. } => format!("{} {}", id.get().id, model(table, placed)),
        Placing::EffectBall { id, .. } => format!("{} ball", id.get().id),
        Placing::Marker { id, .. } => format!("{} marker", id.get().id),
        Placing::OwnMarker { id, marker, .. } => format!("{} one of {}", id.get().id, marker.get().id),
        Placing::Beside { id, model: placed, .. }
        | Placing::Within { id, model: placed, .. }
        | Placing::InArea { id, model: placed, .. }
        | Placing::InGround { id, model: placed, .. }
        | Placing::AtTerrain { id, model: placed, .. } => {
            format!("{} {}", id.get().id, model(table, placed))
        }
        Placing::Area { id, .. } => id.get().id.clone(),
        Placing::OwnArea { id, area, .. } => format!("{} one of {}", id.get().id, area.get().id),
    }
}
