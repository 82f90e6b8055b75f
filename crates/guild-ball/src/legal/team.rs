//! Naming a model of the own team: the kicker, who gets a ball handed over, whom to activate.

use kernel::Seat;

use crate::ask::Choice;
use crate::model::ModelId;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Whether a model named from outside plays for a seat and stands on the pitch.
pub(super) fn own(table: &Table, seat: Seat, model: ModelId, rule: &'static str) -> Result<(), Refusal> {
    if !table.exists(model) {
        return refuse(rule, Why::Unknown);
    }
    if model.seat() != seat {
        return refuse(rule, Why::NotYours(model));
    }
    if !table.is_on_pitch(model) {
        return refuse(rule, Why::OffPitch(model));
    }
    Ok(())
}

/// Whether a model named from outside is an enemy of a seat and stands on the pitch.
pub(super) fn enemy(table: &Table, seat: Seat, model: ModelId, rule: &'static str) -> Result<(), Refusal> {
    if !table.exists(model) {
        return refuse(rule, Why::Unknown);
    }
    if model.seat() == seat {
        return refuse(rule, Why::NotAnEnemy(model));
    }
    if !table.is_on_pitch(model) {
        return refuse(rule, Why::OffPitch(model));
    }
    Ok(())
}

/// The kicker is one of the kicking player's models (GB-SETUP-10).
pub(super) fn check_kicker(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Model(model) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    own(table, seat, model, "GB-SETUP-10")
}

/// Every model of the team on the pitch.
pub(super) fn kicker(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(table.fielded(seat).iter().map(Choice::Model));
}

/// The ball is handed to a model of the receiving team or left alone (GB-KOFF-05, -06).
pub(super) fn check_hand_over(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::No => Ok(()),
        Choice::Model(model) => {
            own(table, seat, model, "GB-KOFF-05")?;
            if table.model(model).is_down() { refuse("GB-KD-04", Why::Down(model)) } else { Ok(()) }
        }
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Every model that may have the ball, or none.
pub(super) fn hand_over(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(table.fielded(seat).iter().filter(|&model| !table.model(model).is_down()).map(Choice::Model));
    out.push(Choice::No);
}

/// A model on the pitch that has not been activated this turn (GB-TURN-14, -15).
pub(super) fn check_activate(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Model(model) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    own(table, seat, model, "GB-TURN-14")?;
    if table.model(model).activated {
        return refuse("GB-TURN-15", Why::Activated(model));
    }
    if table.ready(seat).has(model) { Ok(()) } else { refuse("GB-CONV-06", Why::NotAmong(model)) }
}

/// Every model that can still be activated.
pub(super) fn activate(table: &Table, seat: Seat, out: &mut Vec<Choice>) {
    out.extend(table.ready(seat).iter().map(Choice::Model));
}
