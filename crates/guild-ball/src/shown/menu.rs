//! What a person would think of at a prompt, legal or not, in the order buttons should have.
//!
//! Left out is what is drawn or dealt out by hand: formations, shares of influence, paths, lines and spots.
//!
//! At [`Prompt::Playbook`] the menu has a list of one pick for every result of the playbook. Such a list is a whole answer
//! where it is legal; where more rounds of wrapping are to be picked it is refused with `picks` and a need above what was
//! given, which means that it is good so far; any other refusal means that this result cannot be picked. A page that has
//! some picks asks the same of the list with one more ([`crate::query::Query::Picks`] answers for all results at once).

use kernel::Seat;

use crate::ask::{Aimed, Choice, Pick, Picks, Placing, Prompt, Relief, Step, Threat};
use crate::effect::AbilityId;
use crate::effect::vocabulary::Aim;
use crate::event::Movement;
use crate::flight;
use crate::legal;
use crate::model::{ModelId, ModelSet, Position};
use crate::table::Table;

/// Adds the answers to a prompt to a seat.
pub(super) fn list(table: &Table, seat: Seat, prompt: &Prompt, out: &mut Vec<Choice>) {
    let models = |set: ModelSet| set.iter().map(Choice::Model);
    match *prompt {
        Prompt::PutAway => put_away(table, seat, out),
        Prompt::KickOrReceive => out.extend([Choice::KickOff, Choice::Receive]),
        Prompt::Lead => leads(table, seat, out),
        Prompt::Squaddie => {
            let draft = table.draft.iter().map(|both| &both[seat.index() & 1]);
            let cards = draft.flat_map(|draft| draft.for_position(Position::Squaddie));
            out.extend(cards.map(|(card, _)| Choice::Squaddie(card)));
        }
        Prompt::Edge => out.extend([Choice::NearEdge, Choice::FarEdge]),
        Prompt::Kicker | Prompt::Activate => out.extend(table.team_of(seat).map(Choice::Model)),
        Prompt::HandOver => {
            out.extend(table.team_of(seat).map(Choice::Model));
            out.push(Choice::No);
        }
        Prompt::Plan => out.extend(table.hands[seat.index() & 1].hand.iter().map(Choice::Plan)),
        Prompt::Initiative => out.extend([seat, seat.other()].map(Choice::Seat)),
        Prompt::Act { model } => act(table, seat, model, out),
        Prompt::Path { model, movement, .. } => {
            out.push(Choice::Stop);
            glide(seat, model, movement, out);
        }
        Prompt::ChargeLine { model, .. } => {
            out.push(Choice::Stop);
            glide(seat, model, Movement::Charge, out);
        }
        Prompt::PushLine { .. } => out.push(Choice::Stop),
        Prompt::GoOn { model, movement, .. } => {
            out.extend([Choice::GoOn, Choice::Stop]);
            glide(seat, model, movement, out);
        }
        Prompt::ArrangeBlows { blows, .. } => out.extend(models(blows)),
        Prompt::ArrangeIntercepts { models: equal } => out.extend(models(equal)),
        Prompt::NextReturn { models: several } | Prompt::NextOut { models: several } => {
            out.extend(models(several));
        }
        Prompt::React { threat, .. } => react(threat, out),
        Prompt::Playbook { by, .. } => results(table, by, out),
        Prompt::NextStep { steps, .. } => {
            let all = [
                Step::Damage,
                Step::Push,
                Step::Dodge,
                Step::KnockDown,
                Step::Tackle,
                Step::FirstIcon,
                Step::SecondIcon,
            ];
            out.extend(all.into_iter().filter(|&step| steps & 1 << step as u8 != 0).map(Choice::Step));
        }
        Prompt::PartingBlow { .. }
        | Prompt::BonusTime { .. }
        | Prompt::RerollScatter { .. }
        | Prompt::Intercept { .. }
        | Prompt::Snap { .. }
        | Prompt::Trigger { .. }
        | Prompt::AutoHit { .. }
        | Prompt::RunTheLength { .. } => out.extend([Choice::Yes, Choice::No]),
        Prompt::ArrangeTriggers { fires } => out.extend(fires.iter().map(|&fire| Choice::Fire(fire))),
        Prompt::Icon { by, icon, .. } => {
            for id in legal::plays_of_icon(table, by, icon) {
                uses(table, by, id, out);
            }
            out.push(Choice::No);
        }
        Prompt::Pick { from, may, .. } => {
            out.extend(models(from));
            out.extend(may.then_some(Choice::No));
        }
        Prompt::NextModel { models: left, .. } => out.extend(models(left)),
        Prompt::Mode { modes, .. } => {
            out.extend((0..8).filter(|mode| modes & 1 << mode != 0).map(Choice::Mode));
        }
        Prompt::KickNow { model, pass, shot, .. } => {
            if pass {
                out.extend(table.fielded(seat).without(model).iter().map(Choice::Pass));
            }
            out.extend(shot.then_some(Choice::Shot));
            out.push(Choice::No);
        }
        Prompt::PassTarget { model, remote } => {
            out.extend(table.fielded(seat).without(model).iter().map(Choice::Pass));
            // Where no friend is within reach a spot must be named.
            let mut spots = Vec::new();
            legal::pass_targets(table, model, remote, 24, &mut spots);
            out.extend(spots.into_iter().filter(|choice| matches!(choice, Choice::PassTo(_))));
        }
        Prompt::AttackNow { .. } => {
            out.extend(table.fielded(seat.other()).iter().map(Choice::Attack));
            out.push(Choice::No);
        }
        Prompt::Ground { .. } => {
            out.extend((0..16).filter(|&piece| legal::is_rough(table, piece)).map(Choice::Piece));
        }
        Prompt::SnapOne { models: near } => {
            out.extend(models(near));
            out.push(Choice::No);
        }
        Prompt::Contest { models } => contest(models, out),
        Prompt::TeamWork { passer, receiver } => {
            out.push(Choice::PassAndMove(passer));
            if receiver != passer {
                out.push(Choice::PassAndMove(receiver));
            }
            out.extend([Choice::SnapShot, Choice::No]);
        }
        Prompt::Place { why: Placing::Least { at, from } } => {
            out.extend(flight::places(table, at, from).into_iter().map(Choice::Spot));
        }
        Prompt::Deploy
        | Prompt::Allocate { .. }
        | Prompt::Place {
            why:
                Placing::KickOff { .. }
                | Placing::GoalKick
                | Placing::Return { .. }
                | Placing::Effect { .. }
                | Placing::EffectBall { .. }
                | Placing::Marker { .. }
                | Placing::OwnMarker { .. }
                | Placing::Beside { .. }
                | Placing::Area { .. }
                | Placing::OwnArea { .. }
                | Placing::Within { .. }
                | Placing::InArea { .. }
                | Placing::InGround { .. }
                | Placing::AtTerrain { .. },
        } => {}
    }
}

/// Gliding is bought in the middle of an advance too (GB-MOM-38).
fn glide(seat: Seat, model: ModelId, movement: Movement, out: &mut Vec<Choice>) {
    out.extend((movement.is_advance() && model.seat() == seat).then_some(Choice::Glide));
}

/// Every Captain of the roster with every Mascot.
fn leads(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    let Some(draft) = table.draft.as_ref().map(|both| &both[seat.index() & 1]) else { return };
    for (captain, _) in draft.for_position(Position::Captain) {
        let mascots = draft.for_position(Position::Mascot);
        out.extend(mascots.map(|(mascot, _)| Choice::Lead { captain, mascot }));
    }
}

fn put_away(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    let hand = table.hands[seat.index() & 1].hand;
    for one in hand.iter() {
        out.extend(hand.iter().filter(|other| one < *other).map(|other| Choice::PutAway([one, other])));
    }
}

/// Everything an active model could do, against everybody on the pitch.
fn act(table: &Table, seat: Seat, model: ModelId, out: &mut Vec<Choice>) {
    let enemies = table.fielded(seat.other());
    let friends = table.fielded(seat).without(model);
    out.extend([Choice::Jog, Choice::Sprint]);
    out.extend(enemies.iter().map(Choice::Charge));
    out.push(Choice::Forfeit);
    out.extend(enemies.iter().map(Choice::Attack));
    out.extend(friends.iter().map(Choice::Pass));
    out.push(Choice::Shot);
    let reliefs = [Relief::Health, Relief::Conditions];
    out.extend(reliefs.map(Choice::Rest));
    for friend in friends.iter() {
        out.extend(reliefs.map(|relief| Choice::Encourage(friend, relief)));
    }
    for held in &table.profile(model).abilities {
        uses(table, model, held.id, out);
    }
    out.push(Choice::Glide);
    out.push(Choice::End);
}

/// Every use of an ability: at everybody it could be meant for; templates are laid by hand.
fn uses(table: &Table, model: ModelId, id: AbilityId, out: &mut Vec<Choice>) {
    let Some(used) = &id.get().used else { return };
    let at = |model: ModelId| Choice::Use { id, at: Aimed::Model(model), free: false };
    match used.aim {
        Aim::Nothing | Aim::Ball => out.push(Choice::Use { id, at: Aimed::Nothing, free: false }),
        Aim::EnemyOrBall => {
            out.push(Choice::Use { id, at: Aimed::Nothing, free: false });
            out.extend(table.fielded(model.seat().other()).iter().map(at));
        }
        Aim::Enemy => out.extend(table.fielded(model.seat().other()).iter().map(at)),
        Aim::Friend => out.extend(table.fielded(model.seat()).iter().map(at)),
        Aim::Model => out.extend(table.standing.iter().map(at)),
        Aim::Area => {}
    }
}

/// A Defensive Stance answers charges only (GB-MOM-28); against an attack it is listed once, with the reason.
fn react(threat: Threat, out: &mut Vec<Choice>) {
    out.push(Choice::React { counter: true, stance: false });
    if threat != Threat::Over {
        out.push(Choice::React { counter: false, stance: true });
    }
    if threat == Threat::Charge {
        out.push(Choice::React { counter: true, stance: true });
    }
    out.push(Choice::React { counter: false, stance: false });
}

/// Every result of the playbook on its own.
fn results(table: &Table, by: ModelId, out: &mut Vec<Choice>) {
    for (column, rows) in table.profile(by).playbook.iter().enumerate() {
        for row in 0..rows.len() {
            out.push(Choice::Picks(Picks::collect([Pick { column: column as u8, row: row as u8 }])));
        }
    }
}

/// Everybody, then every smaller group, nobody last.
fn contest(models: ModelSet, out: &mut Vec<Choice>) {
    let mut group = models.0;
    loop {
        out.push(Choice::Contest(ModelSet(group)));
        if group == 0 {
            return;
        }
        group = (group - 1) & models.0;
    }
}
