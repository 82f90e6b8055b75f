//! Passes and Shots (GB-KICK-02 to -10).

use kernel::{Chance, Seat};
use plane::{Length, Point, Vector, compass};

use super::act::{affordable, payable};
use super::draw::between;
use super::preview::{self, Odds, Preview};
use super::{scatter_odds, spot, team};
use crate::ask::Choice;
use crate::effect::layers::{self, Deed};
use crate::effect::price;
use crate::effect::touch::Touch;
use crate::effect::vocabulary::{Momentous, Paid};
use crate::event::Aim;
use crate::flow;
use crate::model::{ModelId, ModelSet};
use crate::pool::{self, Net, Pool};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{BALL, Book, Table};

/// What a kick costs in influence (GB-KICK-02).
const COST: u8 = 1;

/// Whether a model may pass to that friendly model.
pub(super) fn check_pass(table: &Table, seat: Seat, model: ModelId, to: ModelId) -> Result<(), Refusal> {
    team::own(table, seat, to, "GB-KICK-05")?;
    may_kick(table, model, Paid::Pass, Some(to))?;
    check_target(table, seat, model, to, None)
}

/// Whether a model that can kick may pass to a friend.
pub(crate) fn may_pass(table: &Table, model: ModelId, to: ModelId) -> bool {
    check_target(table, model.seat(), model, to, None).is_ok()
}

/// Whether a friendly model may be passed to at all.
pub(super) fn check_target(
    table: &Table,
    seat: Seat,
    model: ModelId,
    to: ModelId,
    from: Option<Point>,
) -> Result<(), Refusal> {
    team::own(table, seat, to, "GB-KICK-05")?;
    if to == model {
        return refuse("GB-KICK-05", Why::Itself(to));
    }
    check_receiver(table, to)?;
    in_range(table, model, Aim::Model(to), from)
}

/// Nobody passes to a model that is down, which the play aid does not forbid (GB-KICK-10, GB-RUL-11), nor to one that is about
/// to go out (GB-RUL-82).
fn check_receiver(table: &Table, to: ModelId) -> Result<(), Refusal> {
    if table.model(to).is_down() && table.book == Book::Core {
        return refuse("GB-KICK-10", Why::Down(to));
    }
    if table.model(to).hp == 0 {
        return refuse("GB-RUL-82", Why::WrongTarget(to));
    }
    Ok(())
}

/// Whether a model may pass to that spot.
pub(super) fn check_pass_to(table: &Table, model: ModelId, at: Point) -> Result<(), Refusal> {
    may_kick(table, model, Paid::Pass, None)?;
    check_spot(table, model, at, None)
}

/// Whether a spot is one to which a model can aim a pass (GB-KICK-08, GB-RUL-77).
pub(super) fn check_spot(
    table: &Table,
    kicker: ModelId,
    at: Point,
    from: Option<Point>,
) -> Result<(), Refusal> {
    fits_spot(table, kicker, at, from).map_err(|refusal| refusal.at_most(furthest(table, kicker, at, from)))
}

fn fits_spot(table: &Table, kicker: ModelId, at: Point, from: Option<Point>) -> Result<(), Refusal> {
    spot::target_spot(table, at)?;
    in_range(table, kicker, Aim::Spot(at), from)
}

/// The last spot on the line to a point to which a kick can be aimed, else the nearest of those all round.
fn furthest(table: &Table, kicker: ModelId, at: Point, from: Option<Point>) -> Option<Point> {
    let own = pool::origin(table, kicker, from);
    let reach = own.radius.plus(BALL).plus(range(table, kicker));
    let legal = |end: &Point| fits_spot(table, kicker, *end, from).is_ok();
    spot::last_towards(own.centre, at, reach, legal).or_else(|| {
        let mut all = Vec::new();
        spots(table, kicker, usize::MAX, from, &mut all, Choice::PassTo);
        spot::nearest_of(&all, at).filter(legal)
    })
}

/// The kick distance (GB-KICK-08).
fn range(table: &Table, kicker: ModelId) -> Length {
    layers::kick(table, kicker, Deed::kick(kicker, false)).1
}

/// Whether a model may take a Shot.
pub(super) fn check_shot(table: &Table, seat: Seat, model: ModelId) -> Result<(), Refusal> {
    may_kick(table, model, Paid::Shot, None)?;
    check_goal(table, seat, model, None)
}

/// Whether the goal may be shot at, the momentum paid.
pub(super) fn check_goal(
    table: &Table,
    seat: Seat,
    model: ModelId,
    from: Option<Point>,
) -> Result<(), Refusal> {
    payable(table, seat, flow::shot_quote(table, model).price, "GB-KICK-07")?;
    in_range(table, model, Aim::Goal, from)
}

fn may_kick(table: &Table, model: ModelId, what: Paid, to: Option<ModelId>) -> Result<(), Refusal> {
    if !table.has_ball(model) {
        return refuse("GB-KICK-02", Why::NoBall(model));
    }
    affordable(table, model, cost(table, model, what, to))
}

/// What a kick costs in influence now, a pass to somebody or any other.
pub(super) fn cost(table: &Table, model: ModelId, what: Paid, to: Option<ModelId>) -> u8 {
    price::influence(table, model, what, to, COST).price
}

/// The target lies within the kick distance (GB-KICK-08).
pub(super) fn in_range(table: &Table, model: ModelId, aim: Aim, from: Option<Point>) -> Result<(), Refusal> {
    reached(table, (model, pool::kick_deed(model, aim)), aim, from)
}

/// The goal lies within the kick distance of a Snap Shot (GB-MOM-14).
pub(super) fn check_snap_shot(table: &Table, model: ModelId) -> Result<(), Refusal> {
    reached(table, (model, Deed::snap_shot(model)), Aim::Goal, None)
}

fn reached(
    table: &Table,
    (model, deed): (ModelId, Deed),
    aim: Aim,
    from: Option<Point>,
) -> Result<(), Refusal> {
    if pool::is_reached(table, (model, deed), aim, from) {
        return Ok(());
    }
    refuse("GB-KICK-08", Why::OutOfRange { reach: layers::kick(table, model, deed).1 })
}

/// The Shot, if it is possible.
pub(super) fn shot(table: &Table, seat: Seat, model: ModelId, out: &mut Vec<Choice>) {
    if table.has_ball(model) && check_shot(table, seat, model).is_ok() {
        out.push(Choice::Shot);
    }
}

/// Passes to friends and then to spots; the model is known to have the ball.
pub(super) fn passes(table: &Table, model: ModelId, want: usize, out: &mut Vec<Choice>) {
    let held = table.model(model).influence;
    if !table.effects.may_change(Touch::Influence, model) {
        if held >= COST {
            all_passes(table, model, want, None, out);
        }
        return;
    }
    // What a pass costs may depend on whom it is aimed at.
    let mut passes = Vec::new();
    all_passes(table, model, want, None, &mut passes);
    passes.retain(|choice| {
        let to = if let Choice::Pass(to) = choice { Some(*to) } else { None };
        held >= cost(table, model, Paid::Pass, to)
    });
    out.append(&mut passes);
}

/// The same without asking for influence.
pub(super) fn all_passes(
    table: &Table,
    model: ModelId,
    want: usize,
    from: Option<Point>,
    out: &mut Vec<Choice>,
) {
    let end = out.len() + want;
    let friends = table.fielded(model.seat()).without(model);
    for friend in friends.iter().filter(|&friend| check_receiver(table, friend).is_ok()) {
        if pool::in_range(table, model, Aim::Model(friend), from) {
            out.push(Choice::Pass(friend));
        }
    }
    if out.len() < end {
        spots(table, model, end - out.len(), from, out, Choice::PassTo);
    }
}

/// Spots within kick range: beside friends, then all round at several distances.
pub(super) fn spots(
    table: &Table,
    kicker: ModelId,
    want: usize,
    from: Option<Point>,
    out: &mut Vec<Choice>,
    as_choice: fn(Point) -> Choice,
) {
    let (start, end) = (out.len(), out.len().saturating_add(want));
    let own = pool::origin(table, kicker, from);
    let sum = own.radius.plus(BALL);
    let range = range(table, kicker);
    // Nothing is offered that is among those before, up to a place in the list.
    let offer = |at: Point, before: usize, out: &mut Vec<Choice>| {
        let ball = spot::ball_at(at);
        let fits = out.len() < end && own.within(ball, range);
        if fits
            && spot::obstacle(table, ball, ModelSet::EMPTY).is_ok()
            && !spot::is_among(&out[start..before], at)
        {
            out.push(as_choice(at));
        }
        out.len() >= end
    };
    let goal = table.goalpost(kicker.seat().other()).centre;
    for friend in table.fielded(kicker.seat()).without(kicker).iter() {
        let base = table.disc(friend);
        let ahead = scaled(goal - base.centre, base.radius.plus(BALL).plus(Length(60)));
        for at in [base.centre + ahead, base.centre + Vector::new(-ahead.y, ahead.x)] {
            if offer(at, out.len(), out) {
                return;
            }
        }
    }
    if offer(own.centre + scaled(goal - own.centre, sum.plus(range)), out.len(), out) {
        return;
    }
    // Spots all round differ from one another; those before them are few.
    let before = out.len();
    let lengths = [sum.plus(range), sum.plus(Length(range.0 / 2)), sum.plus(Length(range.0 * 3 / 4))];
    for (first, step) in [(0, 8), (4, 8), (2, 4), (1, 2)] {
        for length in lengths {
            for direction in (first..compass::DIRECTIONS).step_by(step) {
                if offer(own.centre + compass::vector(direction, length), before, out) {
                    return;
                }
            }
        }
    }
}

/// The friends a model can pass to; it is known to be able to kick.
pub(super) fn receivers(table: &Table, model: ModelId) -> ModelSet {
    let friends = table.fielded(model.seat()).without(model).iter();
    friends
        .filter(|&friend| check_receiver(table, friend).is_ok())
        .filter(|&friend| pool::in_range(table, model, Aim::Model(friend), None))
        .collect()
}

/// Any spot within kick range; nothing when a few tries fail.
pub(super) fn sample_spot(table: &Table, kicker: ModelId, rng: &mut dyn Chance) -> Option<Point> {
    const TRIES: u32 = 8;
    let own = table.disc(kicker);
    let sum = own.radius.plus(BALL);
    let far = sum.plus(range(table, kicker));
    (0..TRIES).find_map(|_| {
        let length = Length(between(sum.0 + 2, far.0, rng));
        let at = own.centre + compass::vector(rng.below(compass::DIRECTIONS), length);
        spot::target_spot(table, at).is_ok().then_some(at)
    })
}

/// A vector in the same direction with nearly this length and never more.
pub(super) fn scaled(vector: Vector, length: Length) -> Vector {
    let whole = vector.length_up().0.max(1);
    Vector::new(vector.x * length.0 / whole, vector.y * length.0 / whole)
}

/// The price and the odds of a pass that costs so much influence.
pub(super) fn preview_pass(
    table: &Table,
    model: ModelId,
    aim: Aim,
    influence: u8,
    from: Option<Point>,
) -> Preview {
    passed(table, model, aim, from, influence, false)
}

fn passed(
    table: &Table,
    model: ModelId,
    aim: Aim,
    from: Option<Point>,
    influence: u8,
    kick_off: bool,
) -> Preview {
    let (pool, deed) = (pool::kick(table, model, aim, from), pool::kick_deed(model, aim));
    let need = Net::kick(table, deed).needed(1);
    let odds = |pool: Pool| Odds::Pass { pool, success: preview::at_least(pool, need) };
    let preview = Preview::price(influence, 0).with(odds(pool));
    preview
        .with_bonus(mp(table, model), bonus_price(table, model, deed), || {
            odds(pool::with_bonus(table, model, deed, pool))
        })
        .with_ball(scatter_odds::pass(table, model, aim, from, kick_off))
}

/// The odds of the kick-off, which costs nothing (GB-KOFF-02).
pub fn preview_kick_off(table: &Table, kicker: ModelId, spot: Point) -> Preview {
    passed(table, kicker, Aim::Spot(spot), None, 0, true)
}

/// A preview with the odds of a Shot that needs this many net hits: one, or two for a Snap Shot (GB-MOM-15).
pub(super) fn with_shot(
    preview: Preview,
    table: &Table,
    model: ModelId,
    need: usize,
    from: Option<Point>,
) -> Preview {
    let (pool, deed) = match need {
        2 => (pool::snap_shot(table, model), Deed::snap_shot(model)),
        _ => (pool::kick(table, model, Aim::Goal, from), pool::kick_deed(model, Aim::Goal)),
    };
    let need = Net::kick(table, deed).needed(need);
    let odds = |pool: Pool| Odds::Shot {
        pool,
        goal: preview::at_least(pool, need),
        screamer: match table.book {
            Book::Core => preview::screamer(pool, need),
            // Two hits are enough by the play aid (GB-RUL-05).
            Book::Aid => preview::at_least(pool, need.max(2)),
        },
    };
    let price = bonus_price(table, model, deed);
    let preview = preview
        .with(odds(pool))
        .with_bonus(mp(table, model), price, || odds(pool::with_bonus(table, model, deed, pool)));
    preview.with_ball(scatter_odds::pass(table, model, Aim::Goal, from, false))
}

/// What Bonus Time costs for a kick now.
fn bonus_price(table: &Table, model: ModelId, deed: Deed) -> u8 {
    price::momentum(table, model, Momentous::BonusTime, deed, 1).price
}

fn mp(table: &Table, model: ModelId) -> u8 {
    table.mp[model.seat().index() & 1]
}
