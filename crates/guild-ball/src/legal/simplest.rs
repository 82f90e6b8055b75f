//! The simplest legal answer, given in the place of a player whose minute is over (GB-RUL-68).

use kernel::Seat;
use words::First;

use crate::ask::{Choice, Placing, Prompt};
use crate::event::Movement;
use crate::flow::Memo;
use crate::model::{ModelSet, TEAM_MAX};
use crate::table::Table;

/// Ends what is in progress with as little as the rules allow: no influence is allocated, no reaction declared, a
/// movement stops. `None` when there is no such answer and the player is simply asked on.
#[must_use]
pub fn simplest(table: &Table, memo: &Memo, seat: Seat, prompt: &Prompt) -> Option<Choice> {
    let choice = match *prompt {
        Prompt::Allocate { .. } => Choice::Influence([0; TEAM_MAX]),
        Prompt::Activate => Choice::Model(table.ready(seat).iter().next()?),
        Prompt::Act { .. } => Choice::End,
        Prompt::Path { .. } | Prompt::PushLine { .. } => Choice::Stop,
        Prompt::GoOn { movement: Movement::Charge, .. } => {
            return first(table, memo, seat, prompt, &[Choice::GoOn, Choice::Stop]);
        }
        Prompt::GoOn { .. } => return first(table, memo, seat, prompt, &[Choice::Stop, Choice::GoOn]),
        Prompt::ArrangeBlows { blows: models, .. }
        | Prompt::ArrangeIntercepts { models }
        | Prompt::NextReturn { models }
        | Prompt::NextOut { models } => Choice::Model(models.iter().next()?),
        Prompt::React { .. } => Choice::React { counter: false, stance: false },
        // Nothing is rolled.
        Prompt::AutoHit { .. } => Choice::Yes,
        Prompt::Contest { .. } => Choice::Contest(ModelSet::EMPTY),
        Prompt::PartingBlow { .. }
        | Prompt::BonusTime { .. }
        | Prompt::RerollScatter { .. }
        | Prompt::Intercept { .. }
        | Prompt::Snap { .. }
        | Prompt::SnapOne { .. }
        | Prompt::TeamWork { .. }
        | Prompt::Trigger { .. }
        | Prompt::Icon { .. }
        | Prompt::KickNow { .. }
        | Prompt::AttackNow { .. }
        | Prompt::Pick { may: true, .. }
        | Prompt::HandOver
        | Prompt::RunTheLength { .. } => Choice::No,
        Prompt::ChargeLine { .. }
        | Prompt::PassTarget { .. }
        | Prompt::Playbook { .. }
        | Prompt::NextStep { .. }
        | Prompt::ArrangeTriggers { .. }
        | Prompt::Pick { may: false, .. }
        | Prompt::Ground { .. }
        | Prompt::NextModel { .. }
        | Prompt::Mode { .. }
        | Prompt::Place {
            why:
                Placing::GoalKick
                | Placing::Return { .. }
                | Placing::Least { .. }
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
        } => return first(table, memo, seat, prompt, &[]),
        Prompt::PutAway
        | Prompt::KickOrReceive
        | Prompt::Lead
        | Prompt::Squaddie
        | Prompt::Deploy
        | Prompt::Edge
        | Prompt::Kicker
        | Prompt::Plan
        | Prompt::Initiative
        | Prompt::Place { why: Placing::KickOff { .. } } => return None,
    };
    Some(choice)
}

/// The first of some answers that is legal, else the first candidate.
fn first(table: &Table, memo: &Memo, seat: Seat, prompt: &Prompt, wanted: &[Choice]) -> Option<Choice> {
    let legal = |choice: &&Choice| super::judge_prompt(table, memo, seat, prompt, choice).is_ok();
    if let Some(choice) = wanted.iter().find(legal) {
        return Some(*choice);
    }
    let mut out = Vec::new();
    super::candidates_for(table, memo, seat, prompt, 16, &mut First, &mut out);
    out.first().copied()
}
