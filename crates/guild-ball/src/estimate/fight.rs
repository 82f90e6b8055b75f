//! What influence can still do: attacks within reach, and the way there.

use super::glance::{Glance, Man, When};
use super::weights::Football;
use crate::model::{ModelId, PlayResult, Position};
use crate::playbook;
use crate::table::Table;

/// The dice a charge adds (GB-CHG-06), and what it costs (GB-CHG-02).
const CHARGE: i32 = 4;
const CHARGE_COST: f32 = 2.0;

/// What a model can still do this turn with the influence it holds.
pub(super) fn ready(glance: &Glance<'_>, id: ModelId, man: &Man, weights: &Football) -> f32 {
    let idle = weights.idle * man.influence;
    let waiting = match man.when {
        When::Later => return idle,
        When::Soon => weights.waiting,
        When::Now { walks: true } => weights.stride,
        When::Now { walks: false } => 0.0,
    };
    if man.influence <= 0.0 {
        return waiting;
    }
    let sprint = if man.walks() && !man.down { weights.sprint } else { 0.0 };
    waiting + idle + sprint.max(attacks(glance, id, man, weights))
}

/// The attacks a model can make on the enemy where they do most.
fn attacks(glance: &Glance<'_>, id: ModelId, man: &Man, weights: &Football) -> f32 {
    if man.down && !man.walks() {
        return 0.0;
    }
    let zone = f32::from(glance.table.profile(id).melee);
    let (jog, run) = if man.walks() { (man.jog, man.run) } else { (0.0, 0.0) };
    let each = glance.team(id.seat().other()).map(|(enemy, other)| {
        let gap = man.gap(other) - zone;
        if gap > run.max(jog) {
            return 0.0;
        }
        let plain = hits(man, other, 0, weights);
        let count = |influence: f32| influence.clamp(0.0, weights.attacks_most);
        let made = if gap <= 0.0 {
            plain * count(man.influence)
        } else if man.influence >= CHARGE_COST {
            weights.from_afar
                * (hits(man, other, CHARGE, weights) + plain * count(man.influence - CHARGE_COST))
        } else if gap <= jog {
            weights.from_afar * plain * count(man.influence)
        } else {
            0.0
        };
        let robbed = if glance.table.has_ball(enemy) { weights.robbed } else { 0.0 };
        made * (1.0 + weights.prey * (1.0 - other.health) + robbed)
    });
    weights.hit * each.fold(0.0, f32::max)
}

/// What a playbook result is worth to the attacker, wherever it pushes and dodges to: the health it takes as [`Football::hurt`]
/// says, and a model that goes out by it.
pub(super) fn result(
    table: &Table,
    by: ModelId,
    on: ModelId,
    picked: &PlayResult,
    parting: bool,
    weights: &Football,
) -> f32 {
    let picked = playbook::valid_effects(table, by, on, *picked, parting);
    let (hp, whole) = (table.model(on).hp, table.profile(on).hp.max(1));
    let price = if table.profile(on).position == Position::Mascot { 1.0 } else { 2.0 };
    let taken = f32::from(picked.damage.min(hp)) / f32::from(whole);
    let out = if picked.damage >= hp { price + weights.out } else { 0.0 };
    let down = if picked.knock_down { weights.down } else { 0.0 };
    let ball = if picked.tackle { weights.tackled } else { 0.0 };
    let momentum = if picked.momentous && !parting { weights.momentum } else { 0.0 };
    price * (weights.hurt + weights.dying) * taken + out + down + ball + momentum
}

/// How many net hits an attack has on average, as far as they count.
fn hits(by: &Man, on: &Man, more: i32, weights: &Football) -> f32 {
    let dice = (by.tac + more).max(1);
    let face = (7 - on.def.clamp(2, 6)) as f32 / 6.0;
    (dice as f32 * face - on.arm as f32).clamp(0.0, weights.hits_most)
}
