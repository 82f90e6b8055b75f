//! Snap-to: a ball that has been put down (GB-SNAP-03 to -07, GB-RUL-43).

use kernel::{Draw, List, Seat, Wake as W};
use plane::Length;
use serde::{Deserialize, Serialize};

use super::{Next, Reply, Table, Wake};
use crate::ask::{Choice, Prompt};
use crate::effect::layers::{self, Deed};
use crate::event::{Event, Possession, Roll};
use crate::interrupt::may_hold;
use crate::model::{ModelId, ModelSet};
use crate::table;

/// The models within 1" of a ball that has been put down may take it; if both teams have some, they roll for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SnapTo {
    /// The player asked first.
    seat: Seat,
    /// A model that may not take it: the kicker of a kick-off, or the one that gave it up.
    not: Option<ModelId>,
    /// The models that roll.
    rolling: ModelSet,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Near,
    One,
    First,
    Second,
    Roll,
    Taken,
}

impl SnapTo {
    /// The ball has been put down.
    #[must_use]
    pub fn new(seat: Seat, not: Option<ModelId>) -> Self {
        Self { seat, not, rolling: ModelSet::EMPTY, at: At::Near }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Near, W::Begin) => self.near(desk),
            (At::One, W::Answer(_, Choice::Model(model))) => self.taken(*model, desk),
            (At::Taken, W::Returned(_)) => Next::Return(Reply::Done),
            (At::One, W::Answer(..)) => Next::Return(Reply::Done),
            (At::First, W::Answer(_, Choice::Contest(models))) => {
                self.rolling = *models;
                self.at = At::Second;
                let other = self.seat.other();
                Next::Ask(other, Prompt::Contest { models: self.able(desk.table(), other) })
            }
            (At::Second, W::Answer(_, Choice::Contest(models))) => {
                self.rolling = ModelSet(self.rolling.0 | models.0);
                self.roll(desk)
            }
            (At::Roll, W::Drawn(drawn)) => self.rolled(drawn.faces(), desk),
            _ => Next::Bug("snap to"),
        }
    }

    /// The models of a seat that may take the ball.
    pub(crate) fn able(&self, table: &table::Table, seat: Seat) -> ModelSet {
        let models = table.fielded(seat).iter();
        models.filter(|&model| Some(model) != self.not && can_take(table, model)).collect()
    }

    /// Who rolls against a team that is asked who of it does: those already named, else all who can.
    pub(crate) fn against(&self, table: &table::Table, seat: Seat) -> ModelSet {
        if self.at == At::Second { self.rolling } else { self.able(table, seat.other()) }
    }

    /// One team alone picks one or none without a roll; two teams contest (GB-SNAP-03, -04, GB-RUL-43).
    fn near(&mut self, desk: &Table<'_>) -> Next {
        let ours = self.able(desk.table(), self.seat);
        let theirs = self.able(desk.table(), self.seat.other());
        match (ours.is_empty(), theirs.is_empty()) {
            (true, true) => Next::Return(Reply::Done),
            (false, true) => self.one(self.seat, ours),
            (true, false) => self.one(self.seat.other(), theirs),
            (false, false) => {
                self.at = At::First;
                Next::Ask(self.seat, Prompt::Contest { models: ours })
            }
        }
    }

    fn one(&mut self, seat: Seat, models: ModelSet) -> Next {
        self.at = At::One;
        Next::Ask(seat, Prompt::SnapOne { models })
    }

    fn roll(&mut self, desk: &mut Table<'_>) -> Next {
        let mut rolling = self.rolling.iter();
        match (rolling.next(), rolling.next()) {
            (None, _) => Next::Return(Reply::Done),
            (Some(only), None) => self.taken(only, desk),
            (Some(_), Some(_)) => {
                self.at = At::Roll;
                Next::Roll(Draw::d6(self.rolling.len()))
            }
        }
    }

    /// 1D6 + base KICK as it is now; those tied for the highest total roll again among themselves (GB-SNAP-04, -05,
    /// GB-RUL-42).
    fn rolled(&mut self, faces: &[u8], desk: &mut Table<'_>) -> Next {
        let mut best = (i32::MIN, ModelSet::EMPTY);
        for (model, &face) in self.rolling.iter().zip(faces) {
            desk.emit(Event::Rolled { roll: Roll::Snap(model), dice: List::collect([face]), needs: 0 });
            let total = i32::from(face) + base_kick(desk.table(), model);
            if total > best.0 {
                best = (total, ModelSet::EMPTY.with(model));
            } else if total == best.0 {
                best.1 = best.1.with(model);
            }
        }
        self.rolling = best.1;
        self.roll(desk)
    }

    fn taken(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        desk.emit(Event::Possessed { model, how: Possession::Snap });
        self.at = At::Taken;
        super::entered::gained(desk.table(), model).map_or(Next::Return(Reply::Done), Next::Call)
    }
}

/// The dice figure of KICK with everything that changes it now, as for a kick (GB-RUL-42).
pub(crate) fn base_kick(table: &table::Table, model: ModelId) -> i32 {
    layers::kick(table, model, Deed::NOTHING).0
}

/// Whether a model may take a free ball: it is allowed to have one and stands within 1" of it.
pub(super) fn can_take(table: &table::Table, model: ModelId) -> bool {
    let near = table.free_ball().is_some_and(|ball| table.disc(model).within(ball, Length::inches(1)));
    near && may_hold(table, model)
}
