//! Placing the ball or a returning model (GB-KOFF-03, GB-GOAL-06, GB-REC-03, GB-RUL-34).

use kernel::{Chance, Sampled, Seat};
use plane::{Disc, Length, Point, Segment, compass, placement};

use super::draw::{Sample, between};
use super::preview::Preview;
use super::{area, kick, marker, scatter_odds, spot};
use crate::ask::{Choice, Placing};
use crate::effect::active::MARKER;
use crate::effect::reading::template;
use crate::effect::vocabulary::{Change, Exemption, Until};
use crate::flight;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{BALL, DEPLOYMENT, Table};

/// How far from the goalpost a goal kick may be placed (GB-GOAL-06).
const GOAL_KICK: Length = Length(10 * 254);

/// Whether the ball or model may be placed on that spot.
pub(super) fn check(table: &Table, seat: Seat, why: Placing, choice: &Choice) -> Result<(), Refusal> {
    let left = matches!(why, Placing::Marker { .. } | Placing::OwnMarker { .. }) || area::may_be_left(why);
    if left && *choice == Choice::No {
        return Ok(());
    }
    let Choice::Spot(at) = *choice else { return Err(Refusal::NOT_AN_ANSWER) };
    match why {
        Placing::KickOff { kicker } => kick::check_spot(table, kicker, at, None),
        _ => fits(table, seat, why, at).map_err(|refusal| refusal.at_most(furthest(table, seat, why, at))),
    }
}

/// The same without looking for another place.
fn fits(table: &Table, seat: Seat, why: Placing, at: Point) -> Result<(), Refusal> {
    match why {
        Placing::KickOff { kicker } => kick::check_spot(table, kicker, at, None),
        Placing::GoalKick => check_goal_kick(table, seat, at),
        Placing::Return { model } => check_return(table, model, at),
        Placing::Least { at: wanted, from } => {
            let all = flight::places(table, wanted, from);
            if all.contains(&at) { Ok(()) } else { refuse("GB-RUL-34", Why::NotNearest) }
        }
        Placing::Effect { model, reach, touching, .. } => check_effect(table, model, reach, touching, at),
        Placing::EffectBall { reach, .. } => {
            spot::new_spot(table, at)?;
            let lies = table.free_ball().is_some_and(|ball| spot::ball_at(at).within(ball, reach));
            if lies { Ok(()) } else { refuse("GB-GEO-01", Why::OutOfRange { reach }) }
        }
        Placing::Marker { .. } | Placing::OwnMarker { .. } | Placing::Beside { .. } => {
            marker::check(table, seat, why, at)
        }
        Placing::Area { .. }
        | Placing::OwnArea { .. }
        | Placing::Within { .. }
        | Placing::InArea { .. }
        | Placing::InGround { .. }
        | Placing::AtTerrain { .. } => area::check(table, seat, why, at),
    }
}

/// The last legal place on the line from the middle of the reach to a refused one; where there is none, or no line, the
/// nearest of those all round.
fn furthest(table: &Table, seat: Seat, why: Placing, wanted: Point) -> Option<Point> {
    let wanted = spot::on_plane(wanted);
    let touching = |model: ModelId, other: Disc| {
        let reach = table.profile(model).base.plus(other.radius).plus(Length(1));
        Some((other.centre, plane::point_at(other.centre, wanted - other.centre, reach), reach))
    };
    let line = match why {
        Placing::Return { model } => return nearest_edge(table, model, wanted),
        Placing::GoalKick => {
            let post = table.goalpost(seat);
            Some((post.centre, wanted, post.radius.plus(BALL).plus(GOAL_KICK)))
        }
        Placing::Effect { model, touching: Some(other), .. } => touching(model, table.disc(other)),
        Placing::Beside { model, centre, radius, .. } => touching(model, Disc { centre, radius }),
        Placing::Effect { model, reach, touching: None, .. } => {
            let Disc { centre, radius } = table.disc(model);
            Some((centre, wanted, radius.plus(radius).plus(reach)))
        }
        Placing::EffectBall { reach, .. } => {
            table.free_ball().map(|ball| (ball.centre, wanted, BALL.plus(BALL).plus(reach)))
        }
        Placing::Marker { centre, radius, .. } => Some((centre, wanted, MARKER.plus(radius))),
        Placing::Area { centre, radius, .. } => Some((centre, wanted, radius.plus(template(centre).radius))),
        Placing::Within { model, centre, radius, .. } => {
            Some((centre, wanted, radius.plus(table.profile(model).base)))
        }
        Placing::KickOff { .. }
        | Placing::Least { .. }
        | Placing::OwnMarker { .. }
        | Placing::OwnArea { .. }
        | Placing::InArea { .. }
        | Placing::InGround { .. }
        | Placing::AtTerrain { .. } => None,
    };
    let legal = |at: &Point| fits(table, seat, why, *at).is_ok();
    let last = line.and_then(|(from, to, reach)| spot::last_towards(from, to, reach, legal));
    last.or_else(|| {
        let mut all = Vec::new();
        candidates(table, seat, why, usize::MAX, &mut all);
        spot::nearest_of(&all, wanted)
    })
}

/// The legal place at the own table edge or the first inches of a side edge that is nearest to a refused one.
fn nearest_edge(table: &Table, model: ModelId, wanted: Point) -> Option<Point> {
    let Length(radius) = table.profile(model).base;
    let (low, high) = (radius, table.size - radius);
    let deep = |depth: i32| if model.seat() == table.kicking { depth } else { table.size - depth };
    let free = |at: &Point| check_return(table, model, *at).is_ok();
    let own = nearest_first(wanted.x, low, high).map(|x| Point::new(x, deep(low))).find(free);
    let side = |x: i32| {
        nearest_first(deep(wanted.y), low, DEPLOYMENT).map(move |depth| Point::new(x, deep(depth))).find(free)
    };
    [own, side(low), side(high)].into_iter().flatten().min_by_key(|at| at.square_to(wanted))
}

/// The numbers from `low` to `high`, those nearest to a wanted one first.
fn nearest_first(wanted: i32, low: i32, high: i32) -> impl Iterator<Item = i32> {
    let wanted = wanted.clamp(low, high);
    let both = (0..=high - low).flat_map(move |off| [wanted - off, wanted + off]);
    both.filter(move |number| (low..=high).contains(number))
}

/// A model an effect places is put on free ground, near where it stands or in base contact with another (GB-GEO-01, -03,
/// -10 to -13). It may be put back where it stands.
fn check_effect(
    table: &Table,
    model: ModelId,
    reach: Length,
    touching: Option<ModelId>,
    at: Point,
) -> Result<(), Refusal> {
    let stands = table.disc(model);
    let base = Disc { centre: at, radius: stands.radius };
    spot::placeable(table, base, ModelSet::EMPTY.with(model))?;
    match touching {
        Some(other) if !base.touches(table.disc(other)) => refuse("GB-GEO-03", Why::NotTouching(other)),
        None if !base.within(stands, reach) => refuse("GB-GEO-01", Why::OutOfRange { reach }),
        _ => Ok(()),
    }
}

/// Places all round: where it stands, at the end of the reach and half of it, or in base contact.
fn effect_places(
    table: &Table,
    model: ModelId,
    reach: Length,
    touching: Option<ModelId>,
    want: usize,
    out: &mut Vec<Choice>,
) {
    let end = out.len().saturating_add(want);
    if let Some(other) = touching {
        let (disc, base) = (table.disc(other), table.profile(model).base);
        let fits = |at: &Point| check_effect(table, model, reach, touching, *at).is_ok();
        marker::contacts(disc, base, fits, want, out);
        return;
    }
    let stands = table.disc(model);
    let far = stands.radius.plus(stands.radius).plus(reach);
    let offer = |at: Point, out: &mut Vec<Choice>| {
        if out.len() < end && check_effect(table, model, reach, touching, at).is_ok() {
            out.push(Choice::Spot(at));
        }
    };
    offer(stands.centre, out);
    for length in [far, Length(far.0 / 2)] {
        for direction in 0..compass::DIRECTIONS {
            offer(stands.centre + compass::vector(direction, length), out);
        }
    }
}

/// Whether there is any place for a model in base contact with another.
pub(crate) fn has_contact(table: &Table, model: ModelId, other: ModelId) -> bool {
    let fits = |at: Point| check_effect(table, model, Length::ZERO, Some(other), at).is_ok();
    placement::contacts(table.disc(other), table.profile(model).base).any(fits)
}

/// A goal kick starts from a target spot within 10" of the own goalpost.
fn check_goal_kick(table: &Table, seat: Seat, at: Point) -> Result<(), Refusal> {
    spot::target_spot(table, at)?;
    if !spot::ball_at(at).within(table.goalpost(seat), GOAL_KICK) {
        return refuse("GB-GOAL-06", Why::OutOfRange { reach: GOAL_KICK });
    }
    Ok(())
}

/// A returning model touches the own table edge or the first 10" of a side edge (GB-RUL-21).
fn check_return(table: &Table, model: ModelId, at: Point) -> Result<(), Refusal> {
    let base = Disc { centre: at, radius: table.profile(model).base };
    spot::placeable(table, base, ModelSet::EMPTY)?;
    let seat = model.seat();
    let sides = table.pitch().sides();
    let touching = |side: Segment| base.touches_segment(side);
    let own = if seat == table.kicking { sides[0] } else { sides[2] };
    let deep = table.depth(seat, at) > DEPLOYMENT;
    if touching(own) || !deep && (touching(sides[1]) || touching(sides[3])) {
        return Ok(());
    }
    let other = if seat == table.kicking { sides[2] } else { sides[0] };
    let far = table.depth(seat.other(), at) <= DEPLOYMENT;
    let theirs = touching(other) || far && (touching(sides[1]) || touching(sides[3]));
    if theirs && returns_anywhere(table, model) {
        return Ok(());
    }
    let touches_none = !sides.into_iter().any(touching);
    refuse(if touches_none { "GB-REC-03" } else { "GB-RUL-21" }, Why::NotAtEdge(model))
}

/// Whether the card of a model lets it return from either end; what is off the pitch is in force for nothing else.
fn returns_anywhere(table: &Table, model: ModelId) -> bool {
    let mut rules = table.profile(model).abilities.iter().flat_map(|held| &held.id.get().rules);
    let free = Change::Exempt(Exemption::ReturnSide);
    rules.any(|rule| rule.until == Until::Always && rule.mods.iter().any(|each| each.change == free))
}

/// Who has the ball after a goal kick from a spot.
pub fn preview_goal_kick(table: &Table, seat: Seat, choice: &Choice) -> Preview {
    let Choice::Spot(spot) = *choice else { return Preview::default() };
    Preview { ball: scatter_odds::goal_kick(table, seat, spot), ..Preview::default() }
}

/// Spots of all kinds, as many as wanted.
pub(super) fn candidates(table: &Table, seat: Seat, why: Placing, want: usize, out: &mut Vec<Choice>) {
    let want = want.max(1);
    match why {
        Placing::KickOff { kicker } => kick::spots(table, kicker, want, None, out, Choice::Spot),
        Placing::GoalKick => goal_kicks(table, seat, want, out),
        Placing::Return { model } => returns(table, model, want, out),
        Placing::Least { at, from } => {
            out.extend(flight::places(table, at, from).into_iter().map(Choice::Spot));
        }
        Placing::Effect { model, reach, touching, .. } => {
            effect_places(table, model, reach, touching, want, out);
        }
        Placing::EffectBall { reach, .. } => ball_places(table, reach, want, out),
        Placing::Marker { .. } | Placing::OwnMarker { .. } | Placing::Beside { .. } => {
            marker::candidates(table, seat, why, want, out);
        }
        Placing::Area { .. }
        | Placing::OwnArea { .. }
        | Placing::Within { .. }
        | Placing::InArea { .. }
        | Placing::InGround { .. }
        | Placing::AtTerrain { .. } => area::candidates(table, seat, why, want, out),
    }
}

/// Places for the ball: where it lies and all round.
fn ball_places(table: &Table, reach: Length, want: usize, out: &mut Vec<Choice>) {
    let Some(ball) = table.free_ball() else { return };
    let end = out.len().saturating_add(want);
    out.push(Choice::Spot(ball.centre));
    let far = BALL.plus(BALL).plus(reach);
    for length in [far, Length(far.0 / 2)] {
        for direction in 0..compass::DIRECTIONS {
            let at = ball.centre + compass::vector(direction, length);
            if out.len() < end && spot::new_spot(table, at).is_ok() {
                out.push(Choice::Spot(at));
            }
        }
    }
}

/// Spots round the own goalpost, the far ones first.
fn goal_kicks(table: &Table, seat: Seat, want: usize, out: &mut Vec<Choice>) {
    let end = out.len().saturating_add(want);
    let post = table.goalpost(seat);
    let reach = post.radius.plus(BALL).plus(GOAL_KICK);
    for (first, step) in [(0, 4), (2, 4), (1, 2)] {
        for length in [reach, Length(reach.0 * 3 / 4), Length(reach.0 / 2), Length(reach.0 / 3)] {
            for direction in (first..compass::DIRECTIONS).step_by(step) {
                if out.len() >= end {
                    return;
                }
                let at = post.centre + compass::vector(direction, length);
                if check_goal_kick(table, seat, at).is_ok() {
                    out.push(Choice::Spot(at));
                }
            }
        }
    }
}

/// Places along the own table edge and the first inches of the side edges; finer steps while none is free.
fn returns(table: &Table, model: ModelId, want: usize, out: &mut Vec<Choice>) {
    let (start, end) = (out.len(), out.len() + want);
    let Length(radius) = table.profile(model).base;
    let (low, high) = (radius, table.size - radius);
    let deep = |depth: i32| if model.seat() == table.kicking { depth } else { table.size - depth };
    for parts in [want.clamp(12, 64) as i32, 96, table.size] {
        for part in 0..=parts {
            let along = low + (high - low) * part / parts;
            let beside = low + (DEPLOYMENT - low) * part / parts;
            let spots = [
                Point::new(along, deep(radius)),
                Point::new(low, deep(beside)),
                Point::new(high, deep(beside)),
            ];
            for at in spots.into_iter().take(if part % 3 == 1 { 3 } else { 1 }) {
                let new = out.len() < end && !spot::is_among(&out[start..], at);
                if new && check_return(table, model, at).is_ok() {
                    out.push(Choice::Spot(at));
                }
            }
        }
        if out.len() > start {
            return;
        }
    }
}

/// Any spot that will do; nothing when a few tries fail, and for least disturbance, which has few.
pub(super) fn sample(table: &Table, seat: Seat, why: Placing, rng: &mut dyn Chance) -> Sample {
    const TRIES: u32 = 16;
    let spot = match why {
        Placing::KickOff { kicker } => kick::sample_spot(table, kicker, rng),
        Placing::GoalKick => (0..TRIES).find_map(|_| {
            let post = table.goalpost(seat);
            let reach = post.radius.plus(BALL);
            let length = Length(between(reach.0 + 2, reach.plus(GOAL_KICK).0, rng));
            let at = post.centre + compass::vector(rng.below(compass::DIRECTIONS), length);
            check_goal_kick(table, seat, at).is_ok().then_some(at)
        }),
        Placing::Return { model } => (0..TRIES).find_map(|_| {
            let at = at_edge(table, model, rng);
            check_return(table, model, at).is_ok().then_some(at)
        }),
        Placing::Effect { model, reach, touching, .. } => (0..TRIES).find_map(|_| {
            let at = round(table, model, reach, touching, rng);
            check_effect(table, model, reach, touching, at).is_ok().then_some(at)
        }),
        Placing::Least { .. }
        | Placing::EffectBall { .. }
        | Placing::Marker { .. }
        | Placing::OwnMarker { .. }
        | Placing::Beside { .. }
        | Placing::Area { .. }
        | Placing::OwnArea { .. }
        | Placing::Within { .. }
        | Placing::InArea { .. }
        | Placing::InGround { .. }
        | Placing::AtTerrain { .. } => None,
    };
    spot.map(|at| Sampled::free(Choice::Spot(at)))
}

/// Any place round where a model stands within its reach, or in base contact with another.
fn round(
    table: &Table,
    model: ModelId,
    reach: Length,
    touching: Option<ModelId>,
    rng: &mut dyn Chance,
) -> Point {
    let stands = table.disc(model);
    let (centre, length) = match touching {
        Some(other) => (table.model(other).at, stands.radius.plus(table.profile(other).base).plus(Length(1))),
        None => {
            let far = stands.radius.plus(stands.radius).plus(reach);
            (stands.centre, Length(between(0, far.0, rng)))
        }
    };
    centre + compass::vector(rng.below(compass::DIRECTIONS), length)
}

/// Any place at the own table edge, or at the first inches of a side edge.
fn at_edge(table: &Table, model: ModelId, rng: &mut dyn Chance) -> Point {
    let Length(radius) = table.profile(model).base;
    let (low, high) = (radius, table.size - radius);
    let depth = |depth: i32| if model.seat() == table.kicking { depth } else { table.size - depth };
    match rng.below(6) {
        0 => Point::new(low, depth(between(low, DEPLOYMENT, rng))),
        1 => Point::new(high, depth(between(low, DEPLOYMENT, rng))),
        _ => Point::new(between(low, high, rng), depth(radius)),
    }
}
