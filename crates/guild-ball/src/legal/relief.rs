//! Rest and Encourage (GB-MOM-29 to -32, GB-RUL-63).

use kernel::{Chance, Seat};
use plane::Length;

use super::act::payable;
use super::team;
use crate::ask::{Choice, Relief};
use crate::effect::touch::Touch;
use crate::effect::vocabulary::Momentous;
use crate::engage;
use crate::flow;
use crate::model::{Conditions, ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// How far an encouraged model may be (GB-MOM-31).
const VOICE: Length = Length(8 * 254);

/// A model rests once a turn (GB-MOM-30).
pub(super) fn check_rest(table: &Table, seat: Seat, model: ModelId) -> Result<(), Refusal> {
    if table.model(model).rested {
        return refuse("GB-MOM-30", Why::Rested(model));
    }
    payable(table, seat, rest(table, model), "GB-MOM-11")
}

/// What Rest costs in MP now (GB-MOM-29).
pub(super) fn rest(table: &Table, model: ModelId) -> u8 {
    flow::quote(table, model, Momentous::Rest).price
}

/// What Encourage costs in MP now (GB-MOM-31).
pub(super) fn encourage(table: &Table, model: ModelId, friend: ModelId) -> u8 {
    flow::encourage_quote(table, model, friend).price
}

/// A different friendly model within 8" and in sight is encouraged once a turn (GB-MOM-31, -32, GB-RUL-63).
pub(super) fn check_encourage(
    table: &Table,
    seat: Seat,
    model: ModelId,
    friend: ModelId,
) -> Result<(), Refusal> {
    team::own(table, seat, friend, "GB-MOM-31")?;
    if friend == model {
        return refuse("GB-MOM-31", Why::Itself(model));
    }
    if table.model(friend).encouraged {
        return refuse("GB-MOM-32", Why::Encouraged(friend));
    }
    payable(table, seat, encourage(table, model, friend), "GB-MOM-11")?;
    if !table.disc(model).within(table.disc(friend), VOICE) {
        return refuse("GB-MOM-31", Why::OutOfRange { reach: VOICE });
    }
    if !engage::sees_model(table, model, friend) {
        return refuse("GB-RUL-63", Why::Unseen(friend));
    }
    Ok(())
}

/// Relief that changes something.
pub(super) fn candidates(table: &Table, seat: Seat, model: ModelId, out: &mut Vec<Choice>) {
    let held = table.mp[seat.index() & 1];
    if held >= rest(table, model) && !table.model(model).rested {
        out.extend(needs(table, model).map(Choice::Rest));
    }
    if held == 0 && !table.effects.touched.has(Touch::ReliefPrice) {
        return;
    }
    for friend in table.fielded(seat).without(model).iter() {
        if needs(table, friend).next().is_some() && check_encourage(table, seat, model, friend).is_ok() {
            out.extend(needs(table, friend).map(|relief| Choice::Encourage(friend, relief)));
        }
    }
}

/// The kinds of relief that would change something for a model.
fn needs(table: &Table, model: ModelId) -> impl Iterator<Item = Relief> + use<> {
    let hurt = table.model(model).hp < table.profile(model).hp;
    let ill = table.model(model).conditions != Conditions::default();
    [hurt.then_some(Relief::Health), ill.then_some(Relief::Conditions)].into_iter().flatten()
}

/// The friends near enough for whom encouragement would change something; whether they are seen is not judged.
pub(super) fn needy(table: &Table, seat: Seat, model: ModelId) -> ModelSet {
    let friends = table.fielded(seat).without(model).iter();
    let own = table.disc(model);
    friends
        .filter(|&friend| !table.model(friend).encouraged && needs(table, friend).next().is_some())
        .filter(|&friend| own.within(table.disc(friend), VOICE))
        .collect()
}

/// Any relief that would change something for a model.
pub(super) fn sample(table: &Table, model: ModelId, rng: &mut dyn Chance) -> Option<Relief> {
    let count = needs(table, model).count() as u32;
    needs(table, model).nth(rng.below(count) as usize)
}

/// Whether Rest would change something and was not used this turn.
pub(super) fn may_rest(table: &Table, model: ModelId) -> bool {
    !table.model(model).rested && needs(table, model).next().is_some()
}
