//! Taking a placed ball with one model or rolling for it (GB-SNAP-03 to -07, GB-RUL-43).

use kernel::{Chance, Sampled, Seat};

use super::draw::Sample;
use super::preview::Preview;
use super::scatter_odds;
use crate::ask::Choice;
use crate::flow::SnapTo;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// One of the models takes the ball, or none does.
pub(super) fn check_one(models: ModelSet, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::No => Ok(()),
        Choice::Model(model) if models.has(model) => Ok(()),
        Choice::Model(model) => refuse("GB-SNAP-03", Why::NotAmong(model)),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Each of the models, or none.
pub(super) fn one(models: ModelSet, out: &mut Vec<Choice>) {
    out.extend(models.iter().map(Choice::Model));
    out.push(Choice::No);
}

/// Any of the models roll for the ball; nobody need (GB-SNAP-07).
pub(super) fn check_contest(models: ModelSet, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Contest(rolling) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    match rolling.minus(models).iter().next() {
        Some(stranger) => refuse("GB-SNAP-04", Why::NotAmong(stranger)),
        None => Ok(()),
    }
}

/// Everybody, then every smaller group, nobody last.
pub(super) fn contest(models: ModelSet, want: usize, out: &mut Vec<Choice>) {
    let end = out.len() + want.max(2);
    let mut group = models.0;
    while group != 0 && out.len() + 1 < end {
        out.push(Choice::Contest(ModelSet(group)));
        group = (group - 1) & models.0;
    }
    out.push(Choice::Contest(ModelSet::EMPTY));
}

/// Any group of them, nobody included.
pub(super) fn sample_contest(models: ModelSet, rng: &mut dyn Chance) -> Sample {
    let group = ModelSet(rng.below(1 << 16) as u16).and(models);
    Some(Sampled::free(Choice::Contest(group)))
}

/// Who has the ball if this model takes it, or nobody does.
pub(super) fn preview(seat: Seat, model: Option<ModelId>) -> Preview {
    Preview { ball: Some(scatter_odds::taken(model, seat)), ..Preview::default() }
}

/// The chances of those who roll; whom the other player has still to name, all roll.
pub(super) fn preview_contest(table: &Table, seat: Seat, snap: &SnapTo, choice: &Choice) -> Preview {
    let Choice::Contest(ours) = *choice else { return Preview::default() };
    let ball = scatter_odds::contest(table, ours, snap.against(table, seat));
    Preview { ball, ..Preview::default() }
}
