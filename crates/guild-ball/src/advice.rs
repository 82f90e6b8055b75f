//! Answers a bot need not try out: the estimate tells the best one from the table as it lies.

use kernel::Seat;

use crate::ask::{Choice, Prompt, Threat};
use crate::estimate::{Weights, estimate, result, share};
use crate::legal;
use crate::model::{ModelId, PlayResult};
use crate::table::{Ball, Table};

/// The best answer of a seat, where the estimate alone tells; the first weights try everything out.
#[must_use]
pub fn advise(table: &Table, seat: Seat, prompt: &Prompt, weights: &Weights) -> Option<Choice> {
    if *weights == Weights::First {
        return None;
    }
    match *prompt {
        // It costs nothing.
        Prompt::PartingBlow { .. } => Some(Choice::Yes),
        Prompt::HandOver => Some(hand_over(table, seat, weights)),
        Prompt::Allocate { pool } => share(table, seat, pool, weights).map(Choice::Influence),
        _ => None,
    }
}

/// What a seat answers without a thought, where that is plain; for asks behind a candidate.
#[must_use]
pub fn reply(table: &Table, seat: Seat, prompt: &Prompt, weights: &Weights) -> Option<Choice> {
    match *prompt {
        Prompt::PartingBlow { .. } | Prompt::HandOver => advise(table, seat, prompt, weights),
        Prompt::Playbook { by, on, hits, parting } if *weights != Weights::First => {
            let worth = |picked: &PlayResult| result(table, by, on, picked, parting, weights);
            let order = |one: &PlayResult, other: &PlayResult| worth(one).total_cmp(&worth(other));
            Some(legal::most_of_playbook(table, by, on, hits, parting, order))
        }
        _ => None,
    }
}

/// Whether an ask still belongs to what one of its kind began: a Counter-Attack that was declared is made or not. The first
/// weights stop there.
#[must_use]
pub fn goes_on(prompt: &Prompt, weights: &Weights) -> bool {
    matches!(prompt, Prompt::React { threat: Threat::Over, .. }) && *weights != Weights::First
}

/// The ball for the model with which it is worth most.
fn hand_over(table: &Table, seat: Seat, weights: &Weights) -> Choice {
    let worth = |model: ModelId| estimate(&Table { ball: Ball::Held(model), ..*table }, seat, weights);
    let up = table.fielded(seat).iter().filter(|&model| !table.model(model).is_down());
    let best = up.max_by(|&one, &other| worth(one).total_cmp(&worth(other)));
    best.map_or(Choice::No, Choice::Model)
}
