//! What is asked, with the figures that matter for the answer.

use words::Message;

use super::noun;
use crate::ask::{Placing, Prompt, Threat};
use crate::model::{ModelId, ModelSet};
use crate::pool::{self, Pool, Strike};
use crate::table::Table;
use crate::texts::m;

/// What is asked.
pub(super) fn say(table: &Table, prompt: &Prompt) -> Message {
    let name = |id: ModelId| noun::model(table, id);
    let all = |models: ModelSet| noun::models(table, models);
    match *prompt {
        Prompt::PutAway => m::GbAskPutAway.into(),
        Prompt::KickOrReceive => m::GbAskKickOrReceive.into(),
        Prompt::Lead => m::GbAskLead.into(),
        Prompt::Squaddie => m::GbAskSquaddie.into(),
        Prompt::Deploy => m::GbAskDeploy.into(),
        Prompt::Edge => m::GbAskEdge.into(),
        Prompt::Kicker => m::GbAskKicker.into(),
        Prompt::HandOver => m::GbAskHandOver.into(),
        Prompt::Plan => m::GbAskPlan { turn: table.turn.into() }.into(),
        Prompt::Initiative => m::GbAskInitiative.into(),
        Prompt::Allocate { pool } => m::GbAskAllocate { pool: pool.into() }.into(),
        Prompt::Activate => m::GbAskActivate.into(),
        Prompt::Act { model } => {
            let influence = table.model(model).influence.into();
            m::GbAskAct { model: name(model), influence, mp: mp(table, model).into() }.into()
        }
        Prompt::Path { model, movement, left, .. } => {
            let movement = noun::movement(movement);
            m::GbAskPath { model: name(model), movement, left: noun::length(left) }.into()
        }
        Prompt::GoOn { model, left, target: None, .. } => {
            m::GbAskGoOn { model: name(model), left: noun::length(left) }.into()
        }
        Prompt::GoOn { model, left, target: Some(target), .. } => {
            m::GbAskGoOnCharge { model: name(model), target: name(target), left: noun::length(left) }.into()
        }
        Prompt::ChargeLine { model, target, left } => {
            m::GbAskChargeLine { model: name(model), target: name(target), left: noun::length(left) }.into()
        }
        Prompt::PushLine { model, by, left, .. } => {
            m::GbAskPushLine { by: name(by), model: name(model), left: noun::length(left) }.into()
        }
        Prompt::PartingBlow { by, on } => parting_blow(table, by, on),
        Prompt::ArrangeBlows { on, blows } => m::GbAskArrangeBlows { on: name(on), blows: all(blows) }.into(),
        Prompt::React { model, to, threat } => react(table, model, to, threat),
        Prompt::BonusTime { model, dice, needs, .. } => {
            m::GbAskBonusTime { model: name(model), dice: dice.into(), needs: needs.into() }.into()
        }
        Prompt::Playbook { by, on, hits, parting: false } => {
            m::GbAskPlaybook { by: name(by), on: name(on), hits: hits.into() }.into()
        }
        Prompt::Playbook { by, on, hits, parting: true } => {
            m::GbAskPlaybookParting { by: name(by), on: name(on), hits: hits.into() }.into()
        }
        Prompt::NextStep { by, on, .. } => m::GbAskNextStep { by: name(by), on: name(on) }.into(),
        Prompt::RerollScatter { direction, distance } => {
            m::GbAskRerollScatter { direction: direction.into(), distance: distance.into() }.into()
        }
        Prompt::ArrangeIntercepts { models } => m::GbAskArrangeIntercepts { models: all(models) }.into(),
        Prompt::NextReturn { models } => m::GbAskNextReturn { models: all(models) }.into(),
        Prompt::NextOut { models } => m::GbAskNextOut { models: all(models) }.into(),
        Prompt::Intercept { model } => m::GbAskIntercept { of: noun::of(table, model) }.into(),
        Prompt::Snap { model } => m::GbAskSnap { model: name(model) }.into(),
        Prompt::SnapOne { models } => m::GbAskSnapOne { models: noun::of_all(table, models) }.into(),
        Prompt::Contest { models } => m::GbAskContest { models: all(models) }.into(),
        Prompt::TeamWork { passer, receiver } => team_work(table, passer, receiver),
        Prompt::RunTheLength { model } => m::GbAskRunTheLength { model: name(model) }.into(),
        Prompt::Place { why } => place(table, why),
        Prompt::Trigger { .. }
        | Prompt::ArrangeTriggers { .. }
        | Prompt::Icon { .. }
        | Prompt::AutoHit { .. }
        | Prompt::Pick { .. }
        | Prompt::NextModel { .. }
        | Prompt::Mode { .. }
        | Prompt::KickNow { .. }
        | Prompt::PassTarget { .. }
        | Prompt::AttackNow { .. }
        | Prompt::Ground { .. } => effect(table, prompt),
    }
}

/// What abilities ask.
fn effect(table: &Table, prompt: &Prompt) -> Message {
    let name = |id: ModelId| noun::model(table, id);
    match *prompt {
        Prompt::Trigger { id, by: Some(by), .. } => {
            m::GbAskTrigger { ability: noun::ability(id), of: noun::of(table, by) }.into()
        }
        Prompt::Trigger { id, by: None, .. } => m::GbAskTriggerPlan { ability: noun::ability(id) }.into(),
        Prompt::Icon { by, .. } => m::GbAskIcon { by: name(by) }.into(),
        Prompt::AutoHit { id, model, .. } => {
            m::GbAskAutoHit { ability: noun::ability(id), model: name(model) }.into()
        }
        Prompt::Pick { id, .. } => m::GbAskPick { ability: noun::ability(id) }.into(),
        Prompt::NextModel { id, .. } => m::GbAskNextModel { ability: noun::ability(id) }.into(),
        Prompt::Mode { id, .. } => m::GbAskMode { ability: noun::ability(id) }.into(),
        Prompt::KickNow { id, model, .. } => {
            m::GbAskKickNow { ability: noun::ability(id), model: name(model) }.into()
        }
        Prompt::PassTarget { model, .. } => m::GbAskPassTarget { model: name(model) }.into(),
        Prompt::AttackNow { id, model } => {
            m::GbAskAttackNow { ability: noun::ability(id), model: name(model) }.into()
        }
        Prompt::Ground { id } => m::GbAskGround { ability: noun::ability(id) }.into(),
        _ => m::GbAskArrangeTriggers.into(),
    }
}

fn mp(table: &Table, model: ModelId) -> u8 {
    table.mp[model.seat().index() & 1]
}

fn parting_blow(table: &Table, by: ModelId, on: ModelId) -> Message {
    let Pool { dice, needs } = pool::attack(table, by, on, Strike::Parting);
    let armour = table.profile(on).arm.into();
    let (of, on) = (noun::of(table, by), noun::model(table, on));
    m::GbAskPartingBlow { of, on, dice: dice.into(), needs: needs.into(), armour }.into()
}

/// The pool of an attack is settled when it is declared; that of a charge depends on where it ends.
fn react(table: &Table, model: ModelId, to: ModelId, threat: Threat) -> Message {
    let (target, attacker) = (noun::model(table, model), noun::model(table, to));
    match threat {
        Threat::Over => {
            let Pool { dice, needs } = pool::attack(table, model, to, Strike::Counter);
            let armour = table.profile(to).arm.into();
            let (dice, needs) = (dice.into(), needs.into());
            m::GbAskCounter { model: target, to: attacker, dice, needs, armour }.into()
        }
        Threat::Charge => m::GbAskReactCharge { model: target, to: attacker }.into(),
        Threat::Attack => {
            let Pool { dice, needs } = pool::attack(table, to, model, Strike::Attack);
            let armour = table.profile(model).arm.into();
            let (dice, needs) = (dice.into(), needs.into());
            m::GbAskReactAttack { model: target, to: attacker, dice, needs, armour }.into()
        }
    }
}

fn team_work(table: &Table, passer: ModelId, receiver: ModelId) -> Message {
    let mp = mp(table, passer).into();
    if passer == receiver {
        m::GbAskTeamWorkAlone { of: noun::of(table, passer), mp }.into()
    } else {
        let (passer, receiver) = (noun::model(table, passer), noun::model(table, receiver));
        m::GbAskTeamWork { passer, receiver, mp }.into()
    }
}

fn place(table: &Table, why: Placing) -> Message {
    match why {
        Placing::KickOff { kicker } => m::GbAskPlaceKickOff { kicker: noun::model(table, kicker) }.into(),
        Placing::GoalKick => m::GbAskPlaceGoalKick.into(),
        Placing::Return { model } => m::GbAskPlaceReturn { model: noun::model(table, model) }.into(),
        Placing::Least { .. } => m::GbAskPlaceLeast.into(),
        Placing::Effect { id, model, .. }
        | Placing::Beside { id, model, .. }
        | Placing::Within { id, model, .. }
        | Placing::InArea { id, model, .. }
        | Placing::InGround { id, model, .. }
        | Placing::AtTerrain { id, model, .. } => {
            let (ability, model) = (noun::ability(id), noun::model(table, model));
            m::GbAskPlaceEffect { ability, model }.into()
        }
        Placing::EffectBall { id, .. } => m::GbAskPlaceEffectBall { ability: noun::ability(id) }.into(),
        Placing::Marker { id, .. } => m::GbAskPlaceMarker { ability: noun::ability(id) }.into(),
        Placing::Area { id, .. } => m::GbAskArea { ability: noun::ability(id) }.into(),
        Placing::OwnArea { id, .. } => m::GbAskOwnArea { ability: noun::ability(id) }.into(),
        Placing::OwnMarker { id, .. } => m::GbAskOwnMarker { ability: noun::ability(id) }.into(),
    }
}
