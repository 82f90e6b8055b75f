//! What effects ask: what fires first, whom they pick, where they move and place, what is kicked or attacked now.

use kernel::{Chance, List, Sampled, Seat};
use plane::{Length, Point};

use super::act::affordable;
use super::draw::{self, Sample};
use super::path::Stride;
use super::preview::Preview;
use super::{attack, bound, ends, kick, path, push};
use crate::ask::{Bound, Choice, FIRES_MAX, Fire};
use crate::effect::AbilityId;
use crate::effect::vocabulary::{Aim as Aimed, Paid};
use crate::engage;
use crate::event::Aim;
use crate::model::{ModelId, ModelSet};
use crate::plan::PlanId;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;
use crate::terrain::Ground;

/// One of the things that fire at a moment comes first (GB-CONV-08).
pub(super) fn check_fire(fires: &List<Fire, FIRES_MAX>, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Fire(fire) if fires.contains(fire) => Ok(()),
        Choice::Fire(fire) => refuse("GB-CONV-08", Why::NotNow(fire.id)),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// One of the models an effect offers is picked, or nobody where it may be; what a game plan offers its own rule says.
pub(super) fn check_pick(id: AbilityId, from: ModelSet, may: bool, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::Model(model) if from.has(model) => Ok(()),
        Choice::Model(model) => {
            let plan = PlanId::of(id).map(PlanId::rule);
            refuse(plan.unwrap_or("GB-DEF-25"), Why::NotAmong(model))
        }
        Choice::No if may => Ok(()),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// The rule by which models are dealt with in an order: that of areas, or that of effects at one step.
pub(super) fn order_rule(id: AbilityId) -> &'static str {
    let area = id.get().used.as_ref().is_some_and(|used| used.aim == Aimed::Area);
    if area { "GB-AOE-06" } else { "GB-CONV-08" }
}

/// One of the things an effect offers is picked.
pub(super) fn check_mode(offered: u8, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::Mode(mode) if modes(offered).any(|other| other == mode) => Ok(()),
        Choice::Mode(_) => refuse("GB-CONV-06", Why::NoMode),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// The numbers of the bits that are set.
pub(super) fn modes(offered: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |mode| offered & 1 << mode != 0)
}

/// Where a kick starts that is made from afar.
fn origin(table: &Table, remote: bool) -> Option<Point> {
    remote.then(|| table.free_ball().map(|ball| ball.centre)).flatten()
}

/// A pass that was declared has a target (GB-KICK-05, -08).
pub(super) fn check_pass_target(
    table: &Table,
    seat: Seat,
    model: ModelId,
    remote: bool,
    choice: &Choice,
) -> Result<(), Refusal> {
    let from = origin(table, remote);
    match *choice {
        Choice::Pass(to) => kick::check_target(table, seat, model, to, from),
        Choice::PassTo(spot) => kick::check_spot(table, model, spot, from),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// A friend within reach or a spot, each as often as the other.
pub(super) fn sample_pass_target(table: &Table, model: ModelId, rng: &mut dyn Chance) -> Sample {
    let to = draw::model(kick::receivers(table, model), rng).filter(|_| rng.below(2) == 0).map(Choice::Pass);
    let choice = to.or_else(|| kick::sample_spot(table, model, rng).map(Choice::PassTo));
    choice.map(Sampled::free)
}

/// Targets of a pass that was declared.
pub(crate) fn pass_targets(table: &Table, model: ModelId, remote: bool, want: usize, out: &mut Vec<Choice>) {
    kick::all_passes(table, model, want.max(2), origin(table, remote), out);
}

/// The odds of a pass that is paid for.
pub(super) fn preview_target(table: &Table, model: ModelId, remote: bool, choice: &Choice) -> Preview {
    let from = origin(table, remote);
    match *choice {
        Choice::Pass(to) => kick::preview_pass(table, model, Aim::Model(to), 0, from),
        Choice::PassTo(spot) => kick::preview_pass(table, model, Aim::Spot(spot), 0, from),
        _ => Preview::default(),
    }
}

/// A pass or a Shot now, or none (taxonomy: act now). From afar it costs what a kick costs, which others do not.
pub(super) fn check_kick(
    table: &Table,
    seat: Seat,
    model: ModelId,
    (pass, shot, remote): (bool, bool, bool),
    choice: &Choice,
) -> Result<(), Refusal> {
    let from = origin(table, remote);
    match *choice {
        Choice::No => Ok(()),
        Choice::Pass(to) if pass => kick::check_target(table, seat, model, to, from),
        Choice::PassTo(spot) if pass => kick::check_spot(table, model, spot, from),
        Choice::Shot if shot => kick::check_goal(table, seat, model, from),
        _ => return Err(Refusal::NOT_AN_ANSWER),
    }?;
    match *choice {
        Choice::No => Ok(()),
        _ => affordable(table, model, cost(table, model, remote, choice)),
    }
}

/// What a kick by an ability costs in influence: one of the free ball is paid for like any other.
fn cost(table: &Table, model: ModelId, remote: bool, choice: &Choice) -> u8 {
    let (what, to) = match *choice {
        Choice::Shot => (Paid::Shot, None),
        Choice::Pass(to) => (Paid::Pass, Some(to)),
        _ => (Paid::Pass, None),
    };
    if remote { kick::cost(table, model, what, to) } else { 0 }
}

/// Kicks now.
pub(super) fn kicks(
    table: &Table,
    seat: Seat,
    model: ModelId,
    (pass, shot, remote): (bool, bool, bool),
    want: usize,
    out: &mut Vec<Choice>,
) {
    let from = origin(table, remote);
    out.push(Choice::No);
    let start = out.len();
    if shot && kick::check_goal(table, seat, model, from).is_ok() {
        out.push(Choice::Shot);
    }
    if pass {
        kick::all_passes(table, model, want.max(2), from, out);
    }
    let kicks = out.split_off(start);
    let paid = |choice: &Choice| affordable(table, model, cost(table, model, remote, choice)).is_ok();
    out.extend(kicks.into_iter().filter(paid));
}

/// The odds of a kick now.
pub(super) fn preview_kick(table: &Table, model: ModelId, remote: bool, choice: &Choice) -> Preview {
    let from = origin(table, remote);
    match *choice {
        Choice::Pass(to) => {
            kick::preview_pass(table, model, Aim::Model(to), cost(table, model, remote, choice), from)
        }
        Choice::PassTo(spot) => {
            kick::preview_pass(table, model, Aim::Spot(spot), cost(table, model, remote, choice), from)
        }
        Choice::Shot => {
            let influence = cost(table, model, remote, choice);
            let price = Preview::price(influence, crate::flow::shot_quote(table, model).price);
            kick::with_shot(price, table, model, 1, from)
        }
        _ => Preview::default(),
    }
}

/// An attack now on an enemy it engages, or none.
pub(super) fn check_attack(
    table: &Table,
    seat: Seat,
    model: ModelId,
    choice: &Choice,
) -> Result<(), Refusal> {
    match *choice {
        Choice::No => Ok(()),
        Choice::Attack(target) => attack::check_target(table, seat, model, target),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Attacks now.
pub(super) fn attacks(table: &Table, seat: Seat, model: ModelId, out: &mut Vec<Choice>) {
    out.push(Choice::No);
    for target in engage::engaged_by(table, model).iter() {
        if attack::check_target(table, seat, model, target).is_ok() {
            out.push(Choice::Attack(target));
        }
    }
}

/// A piece of rough terrain is picked; nobody is asked where there is none (GB-GPB-06, GB-RUL-72).
pub(super) fn check_ground(table: &Table, choice: &Choice) -> Result<(), Refusal> {
    match *choice {
        Choice::Piece(piece) if is_rough(table, piece) => Ok(()),
        Choice::No | Choice::Piece(_) => refuse("GB-GPB-06", Why::WrongPiece),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Whether a piece is rough terrain now.
pub(crate) fn is_rough(table: &Table, piece: u8) -> bool {
    table.terrain.ground(piece) == Some(Ground::Rough)
}

/// Whether any piece is rough terrain now.
pub(crate) fn has_rough(table: &Table) -> bool {
    !table.terrain.of_ground(Ground::Rough).is_empty()
}

/// The pieces of rough terrain.
pub(super) fn grounds(table: &Table, out: &mut Vec<Choice>) {
    out.extend((0..16).filter(|&piece| is_rough(table, piece)).map(Choice::Piece));
}

/// Paths in the direction they have to go.
pub(super) fn paths(
    table: &Table,
    model: ModelId,
    stride: Stride,
    way: Bound,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    if bound::is_straight(way) {
        out.push(Choice::Stop);
        let ends = bound::lengths(way, table.model(model).at, stride.left);
        let legal = |choice: &Choice| path::check(table, model, stride, choice).is_ok();
        out.extend(ends.map(bound::path).filter(legal).take(want.max(2)));
        return;
    }
    path::candidates(table, model, stride, want, rng, out);
    if way != Bound::Free {
        out.retain(|choice| bound::check(table, model, way, choice).is_ok());
    }
}

/// A path in the direction it has to go; now and then the list of all of them is asked for instead, staying included.
pub(super) fn sample_path(
    table: &Table,
    model: ModelId,
    stride: Stride,
    way: Bound,
    rng: &mut dyn Chance,
) -> Sample {
    if rng.below(8) == 0 {
        return None;
    }
    let choice = if bound::is_straight(way) {
        bound::path(draw_length(table, model, stride.left, way, rng)?)
    } else {
        Choice::Path(ends::any(table, model, stride, rng)?)
    };
    let legal = path::check(table, model, stride, &choice).and(bound::check(table, model, way, &choice));
    legal.ok().map(|()| Sampled::free(choice))
}

/// A push straight in the direction it has to go; now and then the list of all of them is asked for instead.
pub(super) fn sample_push(
    table: &Table,
    seat: Seat,
    model: ModelId,
    left: Length,
    way: Bound,
    rng: &mut dyn Chance,
) -> Sample {
    if !bound::is_straight(way) || rng.below(8) == 0 {
        return None;
    }
    let choice = Choice::Line(draw_length(table, model, left, way, rng)?);
    push::check(table, seat, model, (left, way), &choice).ok().map(|()| Sampled::free(choice))
}

/// One of several lengths of the one straight way.
fn draw_length(
    table: &Table,
    model: ModelId,
    left: Length,
    way: Bound,
    rng: &mut dyn Chance,
) -> Option<Point> {
    let ends: List<Point, 8> = List::collect(bound::lengths(way, table.model(model).at, left));
    let count = u32::try_from(ends.len()).ok().filter(|&count| count > 0)?;
    ends.get(rng.below(count) as usize).copied()
}

/// A kick now: a pass to somebody or to a spot; for a Shot and for none the list is asked.
pub(super) fn sample_kick(
    table: &Table,
    seat: Seat,
    model: ModelId,
    (pass, shot, remote): (bool, bool, bool),
    rng: &mut dyn Chance,
) -> Sample {
    if !pass || remote || rng.below(4) == 0 {
        return None;
    }
    let drawn = sample_pass_target(table, model, rng)?;
    check_kick(table, seat, model, (pass, shot, remote), &drawn.choice).ok().map(|()| drawn)
}

/// Pushes in the direction they have to go.
pub(super) fn pushes(
    table: &Table,
    seat: Seat,
    model: ModelId,
    left: Length,
    way: Bound,
    want: usize,
    out: &mut Vec<Choice>,
) {
    if bound::is_straight(way) {
        out.push(Choice::Stop);
        let ends = bound::lengths(way, table.model(model).at, left);
        let legal = |end: &Point| push::fits(table, seat, model, (left, way), *end).is_ok();
        out.extend(ends.filter(legal).take(want.max(2)).map(Choice::Line));
        return;
    }
    push::candidates(table, seat, model, left, want, out);
    if way != Bound::Free {
        out.retain(|choice| bound::check(table, model, way, choice).is_ok());
    }
}
