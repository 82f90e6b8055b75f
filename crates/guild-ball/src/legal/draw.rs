//! Drawing one legal answer without the list of all of them.
//!
//! A prompt's own file knows how its answers are drawn and gives up with `None` where that is hard; then the list is made
//! after all. Every kind of candidate can be drawn, and everything drawn passes its check.

use kernel::{Ask, Chance, Sampled, State, from_list};

use super::path::Stride;
use super::{
    charge, deploy, effect, give_up, glide, influence, menu, path, place, plans, playbook, push, react, snap,
};
use crate::GuildBall;
use crate::ask::{Bound, Choice, Prompt};
use crate::model::{ModelId, ModelSet};

/// One in how many draws of a way is Gliding, where it is wanted.
const GLIDING: u32 = 16;
/// One in how many draws of a way lets go of the ball, where that can be done.
const LETTING_GO: u32 = 32;

/// An answer, or nothing where drawing one was given up.
pub(super) type Sample = Option<Sampled<Choice>>;

/// One legal answer to an ask.
pub fn sample(state: &State<GuildBall>, ask: &Ask<GuildBall>, rng: &mut dyn Chance) -> Sample {
    let (table, memo, seat) = (&state.table, state.flow.memo(), ask.seat);
    let glides = glide::is_wanted(table, memo, seat, &ask.prompt);
    if glides && rng.below(GLIDING) == 0 {
        return Some(Sampled::free(Choice::Glide));
    }
    let holder = give_up::is_wanted(table, seat, &ask.prompt);
    if let Some(model) = holder
        && rng.below(LETTING_GO) == 0
        && let Some(choice) = give_up::sample(table, model, rng)
    {
        return Some(Sampled::free(choice));
    }
    let drawn = match ask.prompt {
        Prompt::PutAway => plans::sample_put_away(table, seat, rng),
        Prompt::KickOrReceive => either([Choice::KickOff, Choice::Receive], rng),
        // Picked once a match from a short list.
        Prompt::Lead | Prompt::Squaddie => None,
        Prompt::Deploy => deploy::sample(table, seat, rng),
        Prompt::Edge => either([Choice::NearEdge, Choice::FarEdge], rng),
        Prompt::Kicker => one_of(table.fielded(seat), rng),
        Prompt::HandOver => {
            let models = table.fielded(seat).iter().filter(|&model| !table.model(model).is_down());
            one_or_none(models.collect(), rng)
        }
        Prompt::Plan => plans::sample_plan(table, seat, rng),
        Prompt::Initiative => either([0, 1].map(|seat| Choice::Seat(kernel::Seat(seat))), rng),
        Prompt::Allocate { pool } => influence::sample(table, seat, pool, rng),
        Prompt::Activate => one_of(table.ready(seat), rng),
        Prompt::Act { model } => menu::sample(table, seat, model, rng),
        Prompt::Path { model, movement, left, bound: Bound::Free } => {
            path::sample(table, model, Stride::fresh(movement, left), rng)
        }
        Prompt::GoOn { model, left, target: Some(target), .. } => {
            charge::sample_go_on(table, memo, model, target, left, rng)
        }
        Prompt::GoOn { model, movement, left, target: None, bound: Bound::Free } => {
            let stride = Stride::rest(movement, left, memo);
            path::sample_go_on(table, memo, model, stride, rng)
        }
        Prompt::ChargeLine { model, target, left } => charge::sample_line(table, model, target, left, rng),
        Prompt::PushLine { model, left, bound: Bound::Free, .. } => {
            push::sample(table, seat, model, left, rng)
        }
        Prompt::ArrangeBlows { blows: models, .. }
        | Prompt::ArrangeIntercepts { models }
        | Prompt::NextReturn { models }
        | Prompt::NextOut { models }
        | Prompt::NextModel { models, .. }
        | Prompt::Pick { from: models, may: false, .. } => one_of(models, rng),
        Prompt::Pick { from: models, may: true, .. } => one_or_none(models, rng),
        Prompt::React { model, to, threat } => react::sample(table, seat, model, to, threat, rng),
        Prompt::Playbook { by, on, hits, parting } => playbook::sample(table, by, on, hits, parting, rng),
        Prompt::NextStep { steps, .. } => playbook::sample_step(steps, rng),
        Prompt::PartingBlow { .. }
        | Prompt::RerollScatter { .. }
        | Prompt::Intercept { .. }
        | Prompt::BonusTime { .. }
        | Prompt::RunTheLength { .. }
        | Prompt::Trigger { .. }
        | Prompt::AutoHit { .. }
        | Prompt::Snap { .. } => either([Choice::Yes, Choice::No], rng),
        Prompt::PassTarget { model, remote: false } => effect::sample_pass_target(table, model, rng),
        Prompt::SnapOne { models } => one_or_none(models, rng),
        Prompt::Contest { models } => snap::sample_contest(models, rng),
        Prompt::TeamWork { passer, receiver } => {
            react::sample_team_work(table, seat, [passer, receiver], rng)
        }
        Prompt::Place { why } => place::sample(table, seat, why, rng),
        Prompt::Path { model, movement, left, bound } => {
            effect::sample_path(table, model, Stride::fresh(movement, left), bound, rng)
        }
        Prompt::PushLine { model, left, bound, .. } => {
            effect::sample_push(table, seat, model, left, bound, rng)
        }
        Prompt::KickNow { model, pass, shot, remote, .. } => {
            effect::sample_kick(table, seat, model, (pass, shot, remote), rng)
        }
        Prompt::GoOn { .. }
        | Prompt::ArrangeTriggers { .. }
        | Prompt::Icon { .. }
        | Prompt::Mode { .. }
        | Prompt::PassTarget { remote: true, .. }
        | Prompt::AttackNow { .. }
        | Prompt::Ground { .. } => None,
    };
    match drawn {
        Some(mut drawn) => {
            drawn.only &= !glides && holder.is_none();
            if holder.is_some()
                && rng.below(LETTING_GO) == 0
                && let Some(halt) = give_up::halted(table, seat, &ask.prompt, &drawn.choice)
            {
                drawn.choice = halt;
            }
            Some(drawn)
        }
        None => from_list(state, ask, rng),
    }
}

/// One of two answers.
fn either(both: [Choice; 2], rng: &mut dyn Chance) -> Sample {
    Some(Sampled::free(both[rng.below(2) as usize & 1]))
}

/// One of the models.
fn one_of(models: ModelSet, rng: &mut dyn Chance) -> Sample {
    let count = u32::from(models.len());
    Some(Sampled::among(count, Choice::Model(model(models, rng)?)))
}

/// One of the models, or none.
fn one_or_none(models: ModelSet, rng: &mut dyn Chance) -> Sample {
    let count = u32::from(models.len()) + 1;
    let choice = nth(models, rng.below(count)).map_or(Choice::No, Choice::Model);
    Some(Sampled::among(count, choice))
}

/// One of the models; nobody if there is none.
pub(super) fn model(models: ModelSet, rng: &mut dyn Chance) -> Option<ModelId> {
    let count = u32::from(models.len());
    nth(models, if count > 1 { rng.below(count) } else { 0 })
}

/// The model with that number of a set, the lowest id being number 0.
pub(super) fn nth(models: ModelSet, number: u32) -> Option<ModelId> {
    models.iter().nth(number as usize)
}

/// One of a few answers that may each be possible or not.
pub(super) fn possible<const N: usize>(
    all: [Choice; N],
    mut is_possible: impl FnMut(&Choice) -> bool,
    rng: &mut dyn Chance,
) -> Sample {
    let mut kept = [Choice::No; N];
    let mut count = 0;
    for choice in all {
        if is_possible(&choice) {
            kept[count] = choice;
            count += 1;
        }
    }
    let at = if count > 1 { rng.below(count as u32) as usize } else { 0 };
    let choice = *kept[..count].get(at)?;
    Some(Sampled::among(count as u32, choice))
}

/// A number from `low` to `high`, both included; `low` if that is none.
pub(super) fn between(low: i32, high: i32, rng: &mut dyn Chance) -> i32 {
    low + rng.below((high - low).max(0) as u32 + 1) as i32
}
