//! Letting go of the ball: no action, so it is done between actions and in the middle of a movement (GB-BALL-04 to -06, GB-RUL-80).

use kernel::{Chance, Seat};
use plane::{Length, Path, Point, compass};

use super::draw::between;
use super::spot;
use crate::ask::{Choice, Prompt};
use crate::engage;
use crate::event::Movement;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{BALL, Table};

/// How far from the model the ball may be put (GB-BALL-06).
const REACH: Length = Length(254);

/// Who may let go of the ball on its way: the model whose activation it is, wherever its player is asked which way it goes
/// (GB-RUL-80).
pub(super) fn mover(table: &Table, seat: Seat, prompt: &Prompt) -> Option<ModelId> {
    let (Prompt::Path { model, movement, .. } | Prompt::GoOn { model, movement, .. }) = *prompt else {
        let Prompt::ChargeLine { model, .. } = *prompt else { return None };
        return is_own(table, seat, model).then_some(model);
    };
    (movement != Movement::Push && is_own(table, seat, model)).then_some(model)
}

/// Whether it is the activation of a model of that player.
fn is_own(table: &Table, seat: Seat, model: ModelId) -> bool {
    model.seat() == seat && table.activation.is_some_and(|activation| activation.model == model)
}

/// The same where there is a ball that it is free to let go of.
pub(super) fn is_wanted(table: &Table, seat: Seat, prompt: &Prompt) -> Option<ModelId> {
    mover(table, seat, prompt)
        .filter(|&model| table.has_ball(model) && engage::engaging(table, model).is_empty())
}

/// A few places for the ball of a model that is on its way, and a way to a place further on where it lets go of it.
pub(super) fn offer(table: &Table, seat: Seat, prompt: &Prompt, want: usize, out: &mut Vec<Choice>) {
    let Some(model) = is_wanted(table, seat, prompt).filter(|_| want >= 8) else { return };
    let halt = out.iter().find_map(|choice| halted(table, seat, prompt, choice));
    out.extend(halt);
    candidates(table, model, want / 8, out);
}

/// The same way with a halt at its end, where that can be answered.
pub(super) fn halted(table: &Table, seat: Seat, prompt: &Prompt, choice: &Choice) -> Option<Choice> {
    let Choice::Path(path) = *choice else { return None };
    check_halt(table, seat, prompt, &path).is_ok().then_some(Choice::Halt(path))
}

/// Who halts has a ball to let go of and gets somewhere, so that nobody halts for ever. A charge is drawn in one piece
/// (GB-CHG-04).
pub(super) fn check_halt(
    table: &Table,
    seat: Seat,
    prompt: &Prompt,
    path: &Path,
) -> Result<ModelId, Refusal> {
    let charges = matches!(prompt, Prompt::ChargeLine { .. } | Prompt::GoOn { target: Some(_), .. });
    let Some(model) = mover(table, seat, prompt).filter(|_| !charges) else {
        return Err(Refusal::NOT_AN_ANSWER);
    };
    if !table.has_ball(model) {
        return refuse("GB-BALL-04", Why::NoBall(model));
    }
    if !gets_on(table, model, path) {
        return refuse("GB-MOVE-09", Why::NoLine);
    }
    Ok(model)
}

/// Why a way with a halt at its end is refused, with the furthest place to halt at if there is one.
pub(super) fn halting(refusal: Refusal, table: &Table, model: ModelId, path: &Path) -> Refusal {
    let cut = |&furthest: &Point| path.cut(usize::from(refusal.stretch), furthest);
    refusal.at_most(refusal.furthest.filter(|furthest| gets_on(table, model, &cut(furthest))))
}

/// Whether a path is of any length.
fn gets_on(table: &Table, model: ModelId, path: &Path) -> bool {
    path.stretches(table.model(model).at).any(|stretch| stretch.from != stretch.to)
}

/// A model that no enemy engages puts its ball down within 1".
pub(super) fn check(table: &Table, model: ModelId, at: Point) -> Result<(), Refusal> {
    if !table.has_ball(model) {
        return refuse("GB-BALL-04", Why::NoBall(model));
    }
    if let Some(enemy) = engage::engaging(table, model).iter().next() {
        return refuse("GB-BALL-04", Why::Engaged(enemy));
    }
    fits(table, model, at).map_err(|refusal| {
        let own = table.disc(model);
        let reach = own.radius.plus(BALL).plus(REACH);
        let last = spot::last_towards(own.centre, at, reach, |&end| fits(table, model, end).is_ok());
        refusal.at_most(last.or_else(|| {
            let mut all = Vec::new();
            candidates(table, model, usize::MAX, &mut all);
            spot::nearest_of(&all, at)
        }))
    })
}

/// Whether the ball may be put there.
fn fits(table: &Table, model: ModelId, at: Point) -> Result<(), Refusal> {
    let ball = spot::ball_at(at);
    spot::placeable(table, ball, ModelSet::EMPTY)?;
    if !table.disc(model).within(ball, REACH) {
        return refuse("GB-BALL-06", Why::OutOfRange { reach: REACH });
    }
    Ok(())
}

/// Places at both ends of the reach in eight directions; the model is known to have the ball and to be free.
pub(super) fn candidates(table: &Table, model: ModelId, want: usize, out: &mut Vec<Choice>) {
    let end = out.len().saturating_add(want);
    let sum = table.profile(model).base.plus(BALL);
    for length in [sum.plus(REACH), sum.plus(Length(2))] {
        for direction in 0..8 {
            if out.len() >= end {
                return;
            }
            let at = table.model(model).at + compass::vector(8 * direction, length);
            if spot::obstacle(table, spot::ball_at(at), ModelSet::EMPTY).is_ok() {
                out.push(Choice::GiveUp(at));
            }
        }
    }
}

/// Any place within reach; nothing when a few tries fail. The model is known to have the ball and to be free.
pub(super) fn sample(table: &Table, model: ModelId, rng: &mut dyn Chance) -> Option<Choice> {
    const TRIES: u32 = 8;
    let sum = table.profile(model).base.plus(BALL);
    (0..TRIES).find_map(|_| {
        let length = Length(between(sum.0 + 2, sum.plus(REACH).0, rng));
        let at = table.model(model).at + compass::vector(rng.below(compass::DIRECTIONS), length);
        let fits = spot::obstacle(table, spot::ball_at(at), ModelSet::EMPTY).is_ok();
        fits.then_some(Choice::GiveUp(at))
    })
}
