//! Putting markers down, picking them, and placing models beside them or a goalpost (GB-GEO-03, -12, -28).

use kernel::Seat;
use plane::{Disc, Length, Point, compass, placement};

use super::spot;
use crate::ask::{Choice, Placing};
use crate::effect::active::MARKER;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// Whether a marker may lie there, is there, or a model may be placed there.
pub(super) fn check(table: &Table, seat: Seat, why: Placing, at: Point) -> Result<(), Refusal> {
    match why {
        Placing::Marker { centre, radius, .. } => check_put(table, Disc { centre, radius }, at),
        Placing::OwnMarker { marker, centre, radius, .. } => {
            let mut own = table.effects.markers_in(marker, seat, Disc { centre, radius });
            if own.any(|marker| marker.at == at) {
                return Ok(());
            }
            refuse("GB-GEO-01", Why::OutOfRange { reach: radius })
        }
        Placing::Beside { model, centre, radius, .. } => {
            check_beside(table, model, Disc { centre, radius }, at)
        }
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// A marker lies on free ground, with some part of it within the disc.
fn check_put(table: &Table, within: Disc, at: Point) -> Result<(), Refusal> {
    let base = Disc { centre: at, radius: MARKER };
    spot::placeable(table, base, ModelSet::EMPTY)?;
    if base.within(within, Length::ZERO) {
        return Ok(());
    }
    refuse("GB-GEO-01", Why::OutOfRange { reach: within.radius })
}

/// A model is placed on free ground in base contact with a marker or a goalpost.
fn check_beside(table: &Table, model: ModelId, other: Disc, at: Point) -> Result<(), Refusal> {
    let base = Disc { centre: at, radius: table.profile(model).base };
    spot::placeable(table, base, ModelSet::EMPTY.with(model))?;
    if base.touches(other) { Ok(()) } else { refuse("GB-GEO-03", Why::OutOfRange { reach: Length::ZERO }) }
}

/// Places all round, and none where that is allowed.
pub(super) fn candidates(table: &Table, seat: Seat, why: Placing, want: usize, out: &mut Vec<Choice>) {
    match why {
        Placing::Marker { centre, radius, .. } => {
            out.push(Choice::No);
            let far = Length(radius.plus(MARKER).0.min(table.size / 2));
            let lengths = [far, Length(far.0 / 2), Length::ZERO];
            put(table, centre, &lengths, want, |at| check(table, seat, why, at).is_ok(), out);
        }
        Placing::OwnMarker { marker, centre, radius, .. } => {
            out.push(Choice::No);
            let own = table.effects.markers_in(marker, seat, Disc { centre, radius });
            out.extend(own.map(|marker| Choice::Spot(marker.at)));
        }
        Placing::Beside { model, centre, radius, .. } => {
            let (other, base) = (Disc { centre, radius }, table.profile(model).base);
            let fits = |at: &Point| check_beside(table, model, other, *at).is_ok();
            contacts(other, base, fits, want.max(1), out);
        }
        _ => {}
    }
}

fn put(
    table: &Table,
    centre: Point,
    lengths: &[Length],
    want: usize,
    legal: impl Fn(Point) -> bool,
    out: &mut Vec<Choice>,
) {
    let end = out.len().saturating_add(want.max(1));
    for &length in lengths {
        let directions = if length == Length::ZERO { 1 } else { compass::DIRECTIONS };
        for direction in 0..directions {
            let at = centre + compass::vector(direction, length);
            if out.len() < end && table.pitch().contains(at) && legal(at) {
                out.push(Choice::Spot(at));
            }
        }
    }
}

/// Places for a base in base contact with something, all round it; where there is none in any of those directions, the first
/// between them.
pub(super) fn contacts(
    other: Disc,
    base: Length,
    fits: impl Fn(&Point) -> bool,
    want: usize,
    out: &mut Vec<Choice>,
) {
    let length = base.plus(other.radius).plus(Length(1));
    let start = out.len();
    let round = (0..compass::DIRECTIONS).map(|direction| other.centre + compass::vector(direction, length));
    out.extend(round.filter(&fits).take(want).map(Choice::Spot));
    if out.len() == start {
        out.extend(placement::contacts(other, base).find(&fits).map(Choice::Spot));
    }
}

/// Whether there is any place for a model in base contact with a marker or a goalpost.
pub(crate) fn has_room_beside(table: &Table, model: ModelId, other: Disc) -> bool {
    let fits = |at: Point| check_beside(table, model, other, at).is_ok();
    placement::contacts(other, table.profile(model).base).any(fits)
}
