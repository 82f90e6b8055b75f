//! Putting markers down, picking them, and placing models beside them or a goalpost (GB-GEO-03, -12, -28).

use kernel::Seat;
use plane::{Disc, Length, Point, compass};

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
            out.extend(beside(table, model, Disc { centre, radius }).take(want.max(1)).map(Choice::Spot));
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

/// The places for a model in base contact with a marker or a goalpost.
fn beside(table: &Table, model: ModelId, other: Disc) -> impl Iterator<Item = Point> + '_ {
    let length = table.profile(model).base.plus(other.radius).plus(Length(1));
    let round =
        (0..compass::DIRECTIONS).map(move |direction| other.centre + compass::vector(direction, length));
    round.filter(move |&at| check_beside(table, model, other, at).is_ok())
}

/// Whether there is any.
pub(crate) fn has_room_beside(table: &Table, model: ModelId, other: Disc) -> bool {
    beside(table, model, other).next().is_some()
}
