//! Laying templates, picking those that lie there, and placing models within them or in terrain (GB-AOE-02, GB-GEO-01, -03).

use kernel::Seat;
use plane::{Disc, Length, Point, Shape, compass};

use super::spot;
use crate::ask::{Choice, Placing};
use crate::effect::reading::template;
use crate::model::{ModelId, ModelSet};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;
use crate::terrain::{Piece, TerrainType};

/// Whether a template may lie there, lies there, or a model may be placed there.
pub(super) fn check(table: &Table, seat: Seat, why: Placing, at: Point) -> Result<(), Refusal> {
    match why {
        Placing::Area { centre, radius, clear, .. } => check_lay(table, Disc { centre, radius }, clear, at),
        Placing::OwnArea { area, centre, radius, .. } => {
            let mut own = table.effects.areas_in(area, seat, Disc { centre, radius });
            if own.any(|area| area.at == at) {
                return Ok(());
            }
            refuse("GB-GEO-01", Why::OutOfRange { reach: radius })
        }
        Placing::Within { model, centre, radius, .. } => {
            let base = placed(table, model, at)?;
            let near = base.within(Disc { centre, radius }, Length::ZERO);
            if near { Ok(()) } else { refuse("GB-GEO-01", Why::OutOfRange { reach: radius }) }
        }
        Placing::InArea { model, reach, .. } => {
            let base = placed(table, model, at)?;
            let inside = areas(table, model, reach).any(|area| base.within(area, Length::ZERO));
            if inside { Ok(()) } else { refuse("GB-GEO-01", Why::OutOfRange { reach }) }
        }
        Placing::InGround { model, reach, ground, .. } => {
            let base = placed(table, model, at)?;
            let mut pieces = pieces(table, model, reach).filter(|piece| is(piece.kind, ground));
            let inside = pieces.any(|piece| piece.shape.within(base, Length::ZERO));
            if inside { Ok(()) } else { refuse("GB-GEO-01", Why::OutOfRange { reach }) }
        }
        Placing::AtTerrain { model, reach, .. } => {
            let base = placed(table, model, at)?;
            let touching = pieces(table, model, reach).any(|piece| touches(base, &piece.shape));
            if touching { Ok(()) } else { refuse("GB-GEO-03", Why::OutOfRange { reach }) }
        }
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// A template lies with any part within reach and its centre on the pitch, and apart from terrain where that is asked.
fn check_lay(table: &Table, within: Disc, clear: bool, at: Point) -> Result<(), Refusal> {
    let centre = Disc { centre: at, radius: Length::ZERO };
    if !at.is_on_plane() || !table.pitch().holds(centre) {
        return refuse("GB-RUL-62", Why::OverEdge);
    }
    if !template(at).within(within, Length::ZERO) {
        return refuse("GB-AOE-02", Why::OutOfRange { reach: within.radius });
    }
    let mut pieces = table.terrain.pieces();
    if clear && pieces.any(|piece| piece.shape.within(template(at), Length::ZERO)) {
        return refuse("GB-CONV-06", Why::WrongPiece);
    }
    Ok(())
}

/// The base of a model that is placed on free ground.
fn placed(table: &Table, model: ModelId, at: Point) -> Result<Disc, Refusal> {
    let base = Disc { centre: at, radius: table.profile(model).base };
    spot::placeable(table, base, ModelSet::EMPTY.with(model)).map(|()| base)
}

/// The areas that stay on the pitch within reach of a model.
fn areas(table: &Table, model: ModelId, reach: Length) -> impl Iterator<Item = Disc> + '_ {
    let base = table.disc(model);
    let near = move |area: &Disc| base.within(*area, reach);
    table.effects.areas.iter().map(|area| template(area.at)).filter(near)
}

/// The pieces of terrain within reach of a model.
fn pieces(table: &Table, model: ModelId, reach: Length) -> impl Iterator<Item = Piece> + '_ {
    let base = table.disc(model);
    table.terrain.pieces().filter(move |piece| piece.shape.within(base, reach))
}

/// Whether a type of terrain is the one that is wanted, a forest being rough too (GB-TERR-21); rough, fast or forest where none is
/// said.
fn is(kind: TerrainType, wanted: Option<TerrainType>) -> bool {
    match wanted {
        None => kind.ground().is_some(),
        Some(TerrainType::Rough) => matches!(kind, TerrainType::Rough | TerrainType::Forest),
        Some(wanted) => kind == wanted,
    }
}

/// In base contact with a piece: touching it without lying on what is solid, or on its brink (GB-GEO-03, GB-RUL-28).
fn touches(base: Disc, shape: &Shape) -> bool {
    match shape {
        Shape::Disc(disc) => base.touches(*disc),
        Shape::Polygon(polygon) => base.touches_polygon(polygon),
    }
}

/// Places all round, and none where that is allowed.
pub(super) fn candidates(table: &Table, seat: Seat, why: Placing, want: usize, out: &mut Vec<Choice>) {
    let end = out.len().saturating_add(want.max(1));
    each_place(table, seat, why, &mut |at| {
        if out.len() < end && check(table, seat, why, at).is_ok() {
            out.push(Choice::Spot(at));
        }
    });
    if may_be_left(why) {
        out.push(Choice::No);
    }
}

/// Goes through places all over what they have to lie in, legal or not.
fn each_place(table: &Table, seat: Seat, why: Placing, offer: &mut impl FnMut(Point)) {
    let mut over = |centre: Point, radius: Length| {
        compass::over(Disc { centre, radius }).for_each(&mut *offer);
    };
    match why {
        Placing::Area { centre, radius, .. } => over(centre, radius.plus(template(centre).radius)),
        Placing::OwnArea { area, centre, radius, .. } => {
            let own = table.effects.areas_in(area, seat, Disc { centre, radius });
            own.for_each(|area| offer(area.at));
        }
        Placing::Within { model, centre, radius, .. } => over(centre, radius.plus(table.profile(model).base)),
        Placing::InArea { model, reach, .. } => {
            let base = table.profile(model).base;
            areas(table, model, reach).for_each(|area| over(area.centre, area.radius.plus(base)));
        }
        Placing::InGround { model, reach, .. } | Placing::AtTerrain { model, reach, .. } => {
            let contact = table.profile(model).base.plus(Length(1));
            for piece in pieces(table, model, reach) {
                match piece.shape {
                    Shape::Disc(disc) => over(disc.centre, disc.radius.plus(contact)),
                    Shape::Polygon(polygon) => polygon.corners().for_each(|corner| over(corner, contact)),
                }
            }
        }
        _ => {}
    }
}

/// Whether nothing may be done instead; a model that must be placed finds a place or is not asked for.
pub(super) const fn may_be_left(why: Placing) -> bool {
    matches!(why, Placing::Area { .. } | Placing::InArea { .. } | Placing::InGround { .. })
}

/// Whether there is any place.
pub(crate) fn has_room(table: &Table, seat: Seat, why: Placing) -> bool {
    let mut found = false;
    each_place(table, seat, why, &mut |at| found = found || check(table, seat, why, at).is_ok());
    found
}
