//! A ball that scatters: intercepting it, or rolling once more (GB-INT-01, GB-KICK-22).

use super::preview::Preview;
use super::scatter_odds;
use crate::ask::Choice;
use crate::flow::Scatter;
use crate::model::ModelId;
use crate::table::Table;

/// Who has the ball if a model intercepts it, which takes no test, and if it lets the ball fly on.
pub(super) fn preview(table: &Table, scatter: &Scatter, model: ModelId, choice: &Choice) -> Preview {
    let takes = *choice == Choice::Yes;
    Preview { ball: scatter_odds::intercepted(table, scatter, model, takes), ..Preview::default() }
}

/// Who has the ball as the scatter was rolled, and after a reroll whose result is kept.
pub(super) fn preview_reroll(table: &Table, scatter: &Scatter, choice: &Choice) -> Preview {
    let again = *choice == Choice::Yes;
    Preview { ball: scatter_odds::rerolled(table, scatter, again), ..Preview::default() }
}
