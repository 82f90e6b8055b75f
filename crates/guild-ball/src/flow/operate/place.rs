//! Where an effect places models.

use plane::{Disc, Length};

use crate::ask::{Placing, Prompt};
use crate::effect::reading::out_among;
use crate::effect::vocabulary::{Ground, Where};
use crate::flow::{Effect, Next};
use crate::legal;
use crate::model::{ModelId, ModelSet};
use crate::table::Table as Board;
use crate::terrain::TerrainType;

/// A named character that is taken out comes back beside the bearer.
pub(super) fn bring_back(effect: &Effect, inches: u8, table: &Board) -> Option<Next> {
    let model = out_among(table, effect.reading(table).named)?;
    let Disc { centre, radius } = round(table, effect.bearer?, inches);
    ask_within(effect, Placing::Within { id: effect.id, model, centre, radius }, table)
}

/// Asks for a place if there is any.
fn ask_within(effect: &Effect, why: Placing, table: &Board) -> Option<Next> {
    legal::has_room(table, effect.seat, why).then_some(Next::Ask(effect.seat, Prompt::Place { why }))
}

/// Asks for a place; where there is none in base contact the model stays.
pub(super) fn ask_place(effect: &Effect, model: ModelId, place: Where, table: &Board) -> Option<Next> {
    if let Where::Touching(whom) = place
        && let Some(Disc { centre, radius }) = effect.base(table, whom)
    {
        let why = Placing::Beside { id: effect.id, model, centre, radius };
        let any = legal::has_room_beside(table, model, Disc { centre, radius });
        return any.then_some(Next::Ask(effect.seat, Prompt::Place { why }));
    }
    let id = effect.id;
    let whole = |inches: u8| Length::inches(i32::from(inches));
    let (reach, touching) = match place {
        Where::Within(inches) => (whole(inches), None),
        Where::Touching(whom) => (Length::ZERO, Some(effect.whom(whom)?)),
        Where::Near(whom, inches) => {
            let near = effect.base(table, whom).or_else(|| Some(table.disc(effect.whom(whom)?)))?;
            let (centre, radius) = (near.centre, near.radius.plus(whole(inches)));
            return ask_within(effect, Placing::Within { id, model, centre, radius }, table);
        }
        Where::InArea(inches) => {
            return ask_within(effect, Placing::InArea { id, model, reach: whole(inches) }, table);
        }
        Where::InGround(inches, ground) => {
            let ground = ground.map(kind);
            let why = Placing::InGround { id, model, reach: whole(inches), ground };
            return ask_within(effect, why, table);
        }
        Where::AtTerrain(inches) => {
            return ask_within(effect, Placing::AtTerrain { id, model, reach: whole(inches) }, table);
        }
    };
    if touching.is_some_and(|other| !legal::has_contact(table, model, other)) {
        return None;
    }
    let why = Placing::Effect { id: effect.id, model, reach, touching };
    Some(Next::Ask(effect.seat, Prompt::Place { why }))
}

/// The type of terrain that is such ground; cover is what an obstruction gives.
const fn kind(ground: Ground) -> TerrainType {
    match ground {
        Ground::Rough => TerrainType::Rough,
        Ground::Fast => TerrainType::Fast,
        Ground::Forest => TerrainType::Forest,
        Ground::Cover => TerrainType::Obstruction,
    }
}

/// The models in base contact with one.
pub(super) fn touching(table: &Board, model: ModelId) -> ModelSet {
    let base = table.disc(model);
    table.standing.without(model).iter().filter(|&other| base.touches(table.disc(other))).collect()
}

/// What lies within so many inches of a model.
pub(crate) fn round(table: &Board, model: ModelId, inches: u8) -> Disc {
    let base = table.disc(model);
    Disc { centre: base.centre, radius: base.radius.plus(Length::inches(i32::from(inches))) }
}

/// The whole pitch and more.
pub(in crate::flow) fn everywhere(table: &Board) -> Disc {
    Disc { centre: table.centre_spot(), radius: Length(table.size) }
}
