//! Setting up the whole team (GB-SETUP-09, -11).

use kernel::{Chance, Sampled, Seat};
use plane::{Disc, Length, Point, compass};

use super::draw::Sample;
use super::spot;
use crate::ask::Choice;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::{DEPLOYMENT, Places, Table};

/// How many units apart the rings are on which a free place is looked for.
const RING: i32 = 16;

/// Every model of the team stands completely within 10" of its table edge and overlaps nothing.
pub(super) fn check(table: &Table, seat: Seat, choice: &Choice) -> Result<(), Refusal> {
    let Choice::Deploy(places) = choice else { return Err(Refusal::NOT_AN_ANSWER) };
    let need = table.team[seat.index() & 1];
    if places.len() != usize::from(need) {
        return refuse("GB-SETUP-09", Why::Places { need, given: places.len() as u8 });
    }
    for (number, model) in table.team_of(seat).enumerate() {
        let legal = |at: Point| place(table, seat, model, &places[..number], at);
        legal(places[number]).map_err(|refusal| {
            let near = beside(table, seat, model, places[number]).find(|&at| legal(at).is_ok());
            near.map_or(refusal, |at| refusal.on(number as u8, at))
        })?;
    }
    Ok(())
}

/// Places in the deployment zone round the one that is nearest to a point, from near to far.
fn beside(table: &Table, seat: Seat, model: ModelId, at: Point) -> impl Iterator<Item = Point> {
    let (at, base, size) = (spot::on_plane(at), table.profile(model).base.0, table.size);
    let depth = table.depth(seat, at).clamp(base, DEPLOYMENT - base);
    let inside = at_depth(table, seat, at.x.clamp(base, size - base), depth);
    let rings = (1..=size / RING).map(|ring| Length(ring * RING));
    let round = rings.flat_map(|ring| (0..compass::DIRECTIONS).map(move |side| compass::vector(side, ring)));
    [inside].into_iter().chain(round.map(move |offset| inside + offset))
}

/// Whether a model may be set up at a place when its teammates before it stand where they are said to.
fn place(table: &Table, seat: Seat, model: ModelId, before: &[Point], at: Point) -> Result<(), Refusal> {
    let base = Disc { centre: at, radius: table.profile(model).base };
    if at.is_on_plane() && table.depth(seat, at) + base.radius.0 > DEPLOYMENT {
        return refuse("GB-SETUP-09", Why::OutsideZone(model));
    }
    spot::placeable(table, base, ModelSet::team(seat))?;
    for (&other_at, other) in before.iter().zip(table.team_of(seat)) {
        if base.overlaps(Disc { centre: other_at, radius: table.profile(other).base }) {
            return refuse("GB-GEO-12", Why::OnModel(other));
        }
    }
    Ok(())
}

/// Formations: lines across the front at several widths and depths, then random ones.
pub(super) fn candidates(
    table: &Table,
    seat: Seat,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    let (start, want) = (out.len(), want.clamp(1, 256));
    let end = start + want;
    for depth in [DEPLOYMENT, DEPLOYMENT * 3 / 4, DEPLOYMENT / 2] {
        for spread in [1, 2, 3, 4] {
            for lean in [-1, 0, 1] {
                if out.len() < end {
                    let line = line(table, seat, depth, spread, lean).map(Choice::Deploy);
                    let new = line.filter(|line| !out[start..].contains(line));
                    out.extend(new);
                }
            }
        }
    }
    // Structured lines take at most half, so that random formations always have their share.
    out.truncate(out.len().min(end - want / 2));
    for _ in 0..2 * want {
        if out.len() >= end {
            return;
        }
        out.extend(scattered(table, seat, rng).map(Choice::Deploy));
    }
    if out.len() == start {
        out.extend(packed(table, seat).map(Choice::Deploy));
    }
}

/// A formation at random.
pub(super) fn sample(table: &Table, seat: Seat, rng: &mut dyn Chance) -> Sample {
    const TRIES: u32 = 4;
    (0..TRIES).find_map(|_| scattered(table, seat, rng)).map(|places| Sampled::free(Choice::Deploy(places)))
}

/// A line parallel to the halfway line; `None` where it would overlap something.
fn line(table: &Table, seat: Seat, depth: i32, spread: i32, lean: i32) -> Option<Places> {
    let count = i32::from(table.team[seat.index() & 1]);
    let gap = (table.size / (count + 1)) * spread / 4;
    let gap = gap.max(520);
    let middle = table.size / 2 + lean * table.size / 6;
    let mut places = Places::new();
    for (number, model) in table.team_of(seat).enumerate() {
        let radius = table.profile(model).base.0;
        let x = (middle + (2 * number as i32 - count + 1) * gap / 2).clamp(radius, table.size - radius);
        let at = at_depth(table, seat, x, depth - radius);
        place(table, seat, model, &places, at).ok()?;
        places.push(at).ok()?;
    }
    Some(places)
}

/// A formation at random; `None` when too many tries fail.
fn scattered(table: &Table, seat: Seat, rng: &mut dyn Chance) -> Option<Places> {
    let mut places = Places::new();
    for model in table.team_of(seat) {
        let radius = table.profile(model).base.0;
        let at = (0..24).find_map(|_| {
            let x = radius + rng.below((table.size - 2 * radius + 1).max(1) as u32) as i32;
            let depth = radius + rng.below((DEPLOYMENT - 2 * radius + 1) as u32) as i32;
            let at = at_depth(table, seat, x, depth);
            place(table, seat, model, &places, at).is_ok().then_some(at)
        })?;
        places.push(at).ok()?;
    }
    Some(places)
}

/// The first free places of a grid, one model after another.
fn packed(table: &Table, seat: Seat) -> Option<Places> {
    let mut places = Places::new();
    for model in table.team_of(seat) {
        let Length(radius) = table.profile(model).base;
        let rows = (radius..=DEPLOYMENT - radius).rev().step_by(100);
        let at = rows
            .flat_map(|depth| (radius..=table.size - radius).step_by(100).map(move |x| (x, depth)))
            .map(|(x, depth)| at_depth(table, seat, x, depth))
            .find(|&at| place(table, seat, model, &places, at).is_ok())?;
        places.push(at).ok()?;
    }
    Some(places)
}

/// The point so far to the right and so far from a player's table edge.
fn at_depth(table: &Table, seat: Seat, x: i32, depth: i32) -> Point {
    Point::new(x, if seat == table.kicking { depth } else { table.size - depth })
}
