//! Everything the estimate reads of the models, worked out once.

use kernel::Seat;

use super::inch;
use super::weights::Football;
use crate::effect::layers::{self, Deed};
use crate::effect::touch::Touch;
use crate::model::{Condition, MODELS_MAX, ModelId};
use crate::table::Table;

/// What a sprint costs (GB-ADV-03).
const SPRINT: f32 = 1.0;

/// When a model may act next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// In the activation going on; `walks` while it has its advance before it.
    Now { walks: bool },
    /// Later this turn.
    Soon,
    /// In the next turn.
    Later,
}

/// A model on the pitch as the estimate sees it; lengths in inches.
#[derive(Clone, Copy, Debug)]
pub(super) struct Man {
    x: f32,
    y: f32,
    /// The radius of its base.
    pub base: f32,
    /// How far it can go: by a jog, and by a sprint or charge. Nothing while it lies.
    pub jog: f32,
    pub run: f32,
    /// How far it can run in the next turn, when what lasts for this one is over.
    pub next_run: f32,
    pub tac: i32,
    pub def: i32,
    pub arm: i32,
    /// The dice and the range of a kick.
    pub dice: i32,
    pub range: f32,
    pub influence: f32,
    /// The share of its health it has left once its conditions have done their work.
    pub health: f32,
    pub down: bool,
    pub when: When,
}

impl Man {
    fn new(table: &Table, id: ModelId, weights: &Football) -> Self {
        let (model, profile) = (table.model(id), table.profile(id));
        let coming: u8 = model.conditions.iter().map(Condition::damage).sum();
        let (dice, range) = kick(table, id);
        let down = model.is_down();
        let legs = |max: bool| if down { 0.0 } else { mov(table, id, max) };
        Self {
            x: inch(model.at.x),
            y: inch(model.at.y),
            base: inch(profile.base.0),
            jog: legs(false),
            run: legs(true),
            next_run: if down { 0.0 } else { f32::from(profile.mov[1]) },
            tac: tac(table, id),
            def: def(table, id),
            arm: arm(table, id),
            dice,
            range,
            influence: f32::from(model.influence),
            health: (f32::from(model.hp) - weights.coming * f32::from(coming)).max(0.0)
                / f32::from(profile.hp.max(1)),
            down,
            when: when(table, id),
        }
    }

    /// How far it is from its centre to a point.
    pub(super) fn to(&self, (x, y): (f32, f32)) -> f32 {
        let (x, y) = (self.x - x, self.y - y);
        (x * x + y * y).sqrt()
    }

    /// How far it is from base to base.
    pub(super) fn gap(&self, other: &Self) -> f32 {
        self.to((other.x, other.y)) - self.base - other.base
    }

    /// How far it goes with the influence it has, some of it kept for what comes after.
    pub(super) fn stride(&self, kept: f32) -> f32 {
        if self.influence >= SPRINT + kept { self.run } else { self.jog }
    }

    /// Whether it may still advance this turn.
    pub(super) const fn walks(&self) -> bool {
        matches!(self.when, When::Now { walks: true } | When::Soon)
    }
}

// What is read is what is printed until something changes it: what cards say of themselves is for deeds nobody has begun.

fn mov(table: &Table, id: ModelId, max: bool) -> f32 {
    let conditions = table.model(id).conditions;
    let slowed = conditions.has(Condition::Burning) || conditions.has(Condition::Snared);
    if slowed || table.effects.is_altered(Touch::Mov) {
        return inch(table.mov(id, max).0);
    }
    f32::from(table.profile(id).mov[usize::from(max)])
}

fn kick(table: &Table, id: ModelId) -> (i32, f32) {
    if table.effects.is_altered(Touch::Kick) {
        let (dice, range) = layers::kick(table, id, Deed::kick(id, true));
        return (dice, inch(range.0));
    }
    let [dice, range] = table.profile(id).kick;
    (i32::from(dice), f32::from(range))
}

fn tac(table: &Table, id: ModelId) -> i32 {
    if table.effects.is_altered(Touch::Tac) {
        return layers::tac(table, id, Deed::NOTHING);
    }
    i32::from(table.profile(id).tac)
}

fn def(table: &Table, id: ModelId) -> i32 {
    if table.effects.is_altered(Touch::Def) {
        return table.def(id);
    }
    let conditions = table.model(id).conditions;
    let worse = [Condition::KnockedDown, Condition::Snared].map(|one| i32::from(conditions.has(one)));
    i32::from(table.profile(id).def) - worse[0] - worse[1] + i32::from(table.in_stance(id))
}

fn arm(table: &Table, id: ModelId) -> i32 {
    if table.effects.is_altered(Touch::Arm) {
        return i32::from(layers::arm(table, id, Deed::NOTHING));
    }
    i32::from(table.profile(id).arm)
}

fn when(table: &Table, id: ModelId) -> When {
    match table.activation.filter(|activation| activation.model == id) {
        Some(activation) => When::Now { walks: !activation.advanced },
        None if table.model(id).activated => When::Later,
        None => When::Soon,
    }
}

/// All models on the pitch at a glance.
pub(super) struct Glance<'a> {
    pub table: &'a Table,
    men: [Option<Man>; MODELS_MAX],
}

impl<'a> Glance<'a> {
    pub(super) fn new(table: &'a Table, weights: &Football) -> Self {
        let mut men = [None; MODELS_MAX];
        for id in table.standing.iter() {
            men[id.slot()] = Some(Man::new(table, id, weights));
        }
        Self { table, men }
    }

    /// A model, if it is on the pitch.
    pub(super) fn man(&self, id: ModelId) -> Option<&Man> {
        self.men[id.slot()].as_ref()
    }

    /// Gives a model influence.
    pub(super) fn give(&mut self, id: ModelId, influence: f32) {
        if let Some(man) = &mut self.men[id.slot()] {
            man.influence += influence;
        }
    }

    /// A team.
    pub(super) fn team(&self, seat: Seat) -> impl Iterator<Item = (ModelId, &Man)> {
        self.table.fielded(seat).iter().filter_map(|id| Some((id, self.man(id)?)))
    }
}
