//! A movement along a path: jog, sprint, charge move, dodge and push (GB-MOVE, GB-ADV, GB-REPO).
//!
//! The mover goes along the drawn path until something interrupts it: at the last point where an enemy still
//! engages it that enemy may strike a parting blow (GB-PART-01, GB-RUL-55), and where it first comes within 1" of
//! a free ball it may take it (GB-SNAP-02). After a blow the mover is asked: go on as drawn, along another path
//! within what is left, or stop (GB-PART-10).

use kernel::Wake as W;
use plane::{Length, Path, Point};
use serde::{Deserialize, Serialize};

use super::{Frame, Memo, Next, PartingBlows, Reply, Table, TakenOut, Wake, is_yes};
use crate::ask::{Choice, Prompt};
use crate::event::{Event, Movement, Possession};
use crate::interrupt::{self, Interrupt, Progress};
use crate::model::{ModelId, ModelSet};
use crate::terrain::Trod;

/// One movement of one model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advance {
    model: ModelId,
    movement: Movement,
    /// The target of a charge, or the model that pushes.
    other: Option<ModelId>,
    /// What may still be covered from the beginning of the present stretch.
    left: Length,
    /// What is to be known of the way so far.
    progress: Progress,
    /// Whether a push goes over the edge of the pitch.
    off_pitch: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Draw,
    Blows,
    Snap,
    GoOn,
    Out,
}

impl Advance {
    /// A movement whose path is still to be drawn.
    #[must_use]
    pub fn new(model: ModelId, movement: Movement, left: Length) -> Self {
        Self {
            model,
            movement,
            other: None,
            left,
            progress: Progress::new(Point { x: 0, y: 0 }),
            off_pitch: false,
            at: At::Draw,
        }
    }

    /// The move of a charge at a target.
    #[must_use]
    pub fn charge(model: ModelId, target: ModelId, left: Length) -> Self {
        Self { other: Some(target), ..Self::new(model, Movement::Charge, left) }
    }

    /// A push of a model by another.
    #[must_use]
    pub fn push(model: ModelId, by: ModelId, left: Length) -> Self {
        Self { other: Some(by), ..Self::new(model, Movement::Push, left) }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Draw, W::Begin) => self.ask(),
            (At::Draw, W::Answer(_, choice)) => self.drawn(choice, desk),
            (At::Blows, W::Returned(_)) => self.after_blows(desk),
            (At::Snap, W::Answer(_, choice)) => {
                if is_yes(choice) {
                    desk.emit(Event::Possessed { model: self.model, how: Possession::Snap });
                }
                self.walk(desk)
            }
            (At::GoOn, W::Answer(_, choice)) => self.go_on(choice, desk),
            (At::Out, W::Returned(_)) => Next::Return(Reply::Done),
            _ => Next::Bug("advance"),
        }
    }

    fn ask(&self) -> Next {
        let Self { model, movement, left, .. } = *self;
        match (movement, self.other) {
            (Movement::Charge, Some(target)) => {
                Next::Ask(model.seat(), Prompt::ChargeLine { model, target, left })
            }
            (Movement::Push, Some(by)) => Next::Ask(by.seat(), Prompt::PushLine { model, by, left }),
            _ => Next::Ask(model.seat(), Prompt::Path { model, movement, left }),
        }
    }

    /// Sets out along the path drawn.
    fn drawn(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        let ahead = match *choice {
            Choice::Path(path) => path,
            Choice::Line(end) if self.movement == Movement::Push => {
                let (path, off) = interrupt::pushed(desk.table(), self.model, end);
                self.off_pitch = off;
                path
            }
            Choice::Line(end) => Path::to(end),
            _ => Path::new(),
        };
        let origin = desk.table().model(self.model).at;
        self.progress = Progress::new(origin);
        *desk.memo_mut() = Memo { origin, covered: Length(0), ahead, trod: Trod::default() };
        self.walk(desk)
    }

    /// Goes along the path up to the next interruption or its end.
    fn walk(&mut self, desk: &mut Table<'_>) -> Next {
        let (leg, interrupt) =
            interrupt::next_leg(desk.table(), desk.memo(), self.model, self.movement, self.progress);
        self.left = Length((self.left.0 - leg.finished.0 + leg.change()).max(0));
        self.progress = leg.progress;
        *desk.memo_mut() = leg.memo;
        if !leg.path.points().is_empty() {
            desk.emit(Event::Moved { model: self.model, movement: self.movement, path: leg.path });
        }
        match interrupt {
            Some(Interrupt::Leaving(enemies)) => {
                self.progress.struck = ModelSet(self.progress.struck.0 | enemies.0);
                self.at = At::Blows;
                Next::Call(Frame::PartingBlows(PartingBlows::new(self.model, enemies)))
            }
            Some(Interrupt::Ball) => {
                self.at = At::Snap;
                Next::Ask(self.model.seat(), Prompt::Snap { model: self.model })
            }
            None if self.off_pitch => {
                desk.emit(Event::LeftPitch { model: self.model });
                self.at = At::Out;
                Next::Call(Frame::TakenOut(TakenOut::new(self.model, self.other)))
            }
            None if self.movement == Movement::Push => self.forced_stop(desk),
            None => Next::Return(Reply::Done),
        }
    }

    /// A model made to stop on the ball or on an obstruction is put back to the last position of its way beside it
    /// (GB-RUL-35).
    fn forced_stop(&self, desk: &mut Table<'_>) -> Next {
        let base = desk.table().disc(self.model);
        let back = base.centre != self.progress.clear;
        if back && interrupt::lies_on_something(desk.table(), base, self.movement) {
            let path = Path::to(self.progress.clear);
            desk.emit(Event::Moved { model: self.model, movement: self.movement, path });
        }
        Next::Return(Reply::Done)
    }

    /// After the blows the mover goes on if it still can (GB-PART-10, GB-KD-06, GB-RUL-24).
    fn after_blows(&mut self, desk: &mut Table<'_>) -> Next {
        let table = desk.table();
        if !table.is_on_pitch(self.model) {
            return Next::Return(Reply::Done);
        }
        if table.model(self.model).is_down() {
            return self.forced_stop(desk);
        }
        let left = self.left.less(desk.memo().covered);
        self.at = At::GoOn;
        let Self { model, movement, other: target, .. } = *self;
        Next::Ask(model.seat(), Prompt::GoOn { model, movement, left, target })
    }

    fn go_on(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        match *choice {
            Choice::GoOn => self.walk(desk),
            Choice::Path(ahead) => {
                self.left = self.left.less(desk.memo().covered);
                let origin = desk.table().model(self.model).at;
                *desk.memo_mut() = Memo { origin, covered: Length(0), ahead, ..*desk.memo() };
                self.walk(desk)
            }
            _ => self.forced_stop(desk),
        }
    }
}
