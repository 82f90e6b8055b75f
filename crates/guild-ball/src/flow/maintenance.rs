//! One player's Maintenance Phase (GB-TURN-10 to -13, GB-REC, GB-INF).

use kernel::{Seat, Wake as W};
use plane::Point;
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{Advance, Frame, Hooks, Next, Reply, Table, TakenOut, Wake, end_phase, entered};
use crate::ask::{Choice, Placing, Prompt};
use crate::effect::Hook;
use crate::effect::layers::{self, Deed};
use crate::event::{Event, Movement};
use crate::legal;
use crate::model::{Condition, ModelId, ModelSet};
use crate::table::{self, Book};

/// Taken-out models return, the pool is generated and allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Maintenance {
    seat: Seat,
    /// Those that have returned in this phase; each returns once.
    back: ModelSet,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Returns,
    Hurt,
    TakenOut,
    Order,
    Place(ModelId),
    Returned(ModelId),
    Jog,
    Allocate,
    Pool,
}

impl Maintenance {
    /// The start of a player's Maintenance Phase.
    #[must_use]
    pub fn new(seat: Seat) -> Self {
        Self { seat, back: ModelSet::EMPTY, at: At::Returns }
    }

    /// Whose it is.
    pub(super) const fn seat(&self) -> Seat {
        self.seat
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Returns, W::Begin) => match desk.table().book {
                Book::Core => self.returns(desk),
                Book::Aid => self.conditions(desk),
            },
            (At::Hurt, W::Returned(_)) => self.suffer(desk),
            (At::TakenOut, W::Returned(_)) => self.take_out(desk),
            (At::Jog, W::Returned(_)) => self.returns(desk),
            (At::Order, W::Answer(_, Choice::Model(model))) => self.bring_back(*model, desk),
            (At::Place(model), W::Answer(_, Choice::Spot(at))) => self.place(model, *at, desk),
            (At::Returned(model), W::Returned(_)) => self.jog(model, desk),
            (At::Pool, W::Returned(_)) => self.share(desk),
            (At::Allocate, W::Answer(_, Choice::Influence(share))) => {
                let team = desk.table().team_of(self.seat);
                for (model, &influence) in team.zip(share).filter(|&(_, &influence)| influence > 0) {
                    desk.emit(Event::Allocated { model, influence });
                }
                self.allocated(desk)
            }
            _ => Next::Bug("maintenance"),
        }
    }

    /// By the play aid the player's models suffer their conditions before anything else; who goes out by them comes
    /// back in the next Maintenance Phase (GB-RUL-01).
    fn conditions(&mut self, desk: &mut Table<'_>) -> Next {
        let fielded = desk.table().fielded(self.seat);
        match end_phase::condition_damage(desk, fielded) {
            Some(frame) => {
                self.at = At::Hurt;
                Next::Call(frame)
            }
            None => self.suffer(desk),
        }
    }

    fn suffer(&mut self, desk: &mut Table<'_>) -> Next {
        let fielded = desk.table().fielded(self.seat);
        end_phase::suffer(desk, fielded);
        self.take_out(desk)
    }

    fn take_out(&mut self, desk: &mut Table<'_>) -> Next {
        let table = desk.table();
        let team = table.fielded(self.seat);
        match TakenOut::all(desk, team, [None; 2]) {
            Some(out) => {
                self.back = self.back.or(team.iter().filter(|&model| table.model(model).hp == 0).collect());
                self.at = At::TakenOut;
                Next::Call(Frame::TakenOut(out.ordered_by(self.seat)))
            }
            None => self.returns(desk),
        }
    }

    /// After being placed it may make one jog (GB-REC-04).
    fn jog(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        self.at = At::Jog;
        match jog(desk.table(), model).filter(|_| !self.is_over(desk)) {
            Some(frame) => Next::Call(frame),
            None => self.returns(desk),
        }
    }

    /// First step: all TO models return (GB-TURN-11), in the order their player picks (GB-CONV-08).
    fn returns(&mut self, desk: &mut Table<'_>) -> Next {
        let table = desk.table();
        let out = |model: &ModelId| {
            !self.back.has(*model) && table.model(*model).conditions.has(Condition::TakenOut)
        };
        let models: ModelSet = table.team_of(self.seat).filter(out).collect();
        match models.iter().next() {
            Some(_) if models.len() > 1 && !self.is_over(desk) => {
                self.at = At::Order;
                Next::Ask(self.seat, Prompt::NextReturn { models })
            }
            Some(model) => self.bring_back(model, desk),
            None => self.allocate(desk),
        }
    }

    fn bring_back(&mut self, model: ModelId, desk: &mut Table<'_>) -> Next {
        self.back = self.back.with(model);
        self.at = At::Place(model);
        let prompt = Prompt::Place { why: Placing::Return { model } };
        let over = self.is_over(desk);
        match over.then(|| legal::simplest(desk.table(), desk.memo(), self.seat, &prompt)).flatten() {
            Some(Choice::Spot(at)) => self.place(model, at, desk),
            _ => Next::Ask(self.seat, prompt),
        }
    }

    fn place(&mut self, model: ModelId, at: Point, desk: &mut Table<'_>) -> Next {
        self.at = At::Returned(model);
        match entered::returned(desk, model, at) {
            Some(frame) => Next::Call(frame),
            None => self.jog(model, desk),
        }
    }

    /// Whether the minute of this phase is over: what is owed is done as simply as it can be, nobody jogs, and nothing is
    /// allocated (GB-TOUR-17, GB-RUL-68).
    fn is_over(&self, desk: &Table<'_>) -> bool {
        desk.table().clocks[self.seat.index()].minute_over
    }

    /// Second and third step: the pool is generated and allocated (GB-TURN-12, -13).
    fn allocate(&mut self, desk: &mut Table<'_>) -> Next {
        let pool = pool(desk.table(), self.seat);
        desk.emit(Event::Pool { seat: self.seat, pool });
        let team = desk.table().fielded(self.seat);
        let happening = Happening { subjects: team, ..Happening::nobody(&[Hook::Maintenance]) };
        if let Some(frame) = Hooks::open(desk.table(), &happening) {
            self.at = At::Pool;
            return Next::Call(frame);
        }
        self.share(desk)
    }

    fn share(&mut self, desk: &mut Table<'_>) -> Next {
        if self.is_over(desk) {
            return self.allocated(desk);
        }
        self.at = At::Allocate;
        Next::Ask(self.seat, Prompt::Allocate { pool: desk.table().pool[self.seat.index()] })
    }

    /// Influence not allocated is lost (GB-RUL-22).
    fn allocated(&self, desk: &mut Table<'_>) -> Next {
        if desk.table().pool[self.seat.index()] > 0 {
            desk.emit(Event::PoolLost { seat: self.seat });
        }
        Next::Return(Reply::Done)
    }
}

/// The HP with which a model returns: what it had, recovered up to its recovery level (GB-REC-02, GB-RUL-21).
pub(super) fn recovered(table: &table::Table, model: ModelId) -> u8 {
    table.model(model).hp.max(table.profile(model).recovery)
}

/// The jog of a model that has returned; it is an advance but no activation (GB-REC-04, GB-RUL-21). Where it has entered
/// something it may be gone or lie on the ground, and then it does not jog (GB-KD-06).
pub(super) fn jog(table: &table::Table, model: ModelId) -> Option<Frame> {
    if !table.is_on_pitch(model) || table.model(model).is_down() {
        return None;
    }
    let left = layers::mov_sum(table, model, false, Deed::advance(model, Movement::Jog, None));
    Some(Frame::Advance(Advance::new(model, Movement::Jog, left)))
}

/// The pool: base INF of the whole team, goals so far and the game plan, not below 0 (GB-INF-01 to -04, GB-RUL-22).
fn pool(table: &table::Table, seat: Seat) -> u8 {
    let base: i32 = table.team_of(seat).map(|model| layers::base_inf(table, model)).sum();
    let plan = table.hands[seat.index()].current.map_or(0, |plan| i32::from(plan.plan().influence));
    let pool = base + i32::from(table.goals[seat.index()]) + plan;
    u8::try_from(pool.max(0)).unwrap_or(u8::MAX)
}
