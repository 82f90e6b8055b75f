//! The figures of a model as they stand: its card with the conditions and effects in force, as far as they count whatever
//! it does and to whom (GB-STAT-10).

use serde::{Deserialize, Serialize};

use crate::effect::layers::{self, Deed};
use crate::event::Movement;
use crate::model::ModelId;
use crate::pool;
use crate::table::Table;

/// The current figures of a model; what counts against a certain target only is in a preview.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// A jog and a sprint that start now, in inches.
    pub mov: [u8; 2],
    /// TAC.
    pub tac: i8,
    /// KICK in dice and in inches.
    pub kick: [i8; 2],
    /// DEF, which is limited only through the target number (GB-RUL-65).
    pub def: i8,
    /// ARM.
    pub arm: u8,
    /// Max INF.
    pub inf: u8,
    /// The width of its melee zone in inches.
    pub melee: u8,
    /// Whether it benefits from cover (GB-TERR-08).
    pub cover: bool,
}

impl Figures {
    /// The figures of a model.
    #[must_use]
    pub fn of(table: &Table, model: ModelId) -> Self {
        let mov = |movement: Movement| {
            let deed = Deed::advance(model, movement, None);
            let inches = layers::mov(table, model, movement != Movement::Jog, deed).0 / 254;
            u8::try_from(inches).unwrap_or(u8::MAX)
        };
        let (dice, distance) = layers::kick(table, model, Deed::NOTHING);
        Self {
            mov: [mov(Movement::Jog), mov(Movement::Sprint)],
            tac: small(layers::tac(table, model, Deed::NOTHING)),
            kick: [small(dice), small(distance.0 / 254)],
            def: small(layers::def(table, model, Deed::NOTHING)),
            arm: layers::arm(table, model, Deed::NOTHING),
            inf: layers::max_inf(table, model),
            melee: layers::zone(table, model),
            cover: table.is_on_pitch(model) && pool::in_cover(table, model),
        }
    }
}

/// A figure in the room it has; no card and no effect comes near its ends.
fn small(figure: i32) -> i8 {
    figure.clamp(i32::from(i8::MIN), i32::from(i8::MAX)) as i8
}
