//! A movement along a path: jog, sprint, charge move, dodge and push (GB-MOVE, GB-ADV, GB-REPO).
//!
//! The mover goes along the drawn path until something interrupts it: at the last point where an enemy still
//! engages it that enemy may strike a parting blow (GB-PART-01, GB-RUL-55), where it first comes within 1" of
//! a free ball it may take it (GB-SNAP-02), and where it enters an aura or area or touches a base, abilities may fire
//! (GB-TIME-03). After a blow the mover is asked: go on as drawn, along another path within what is left, or stop
//! (GB-PART-10); after anything else it goes on as drawn if it still can.

use kernel::{Seat, Wake as W};
use plane::{Length, Path, Point};
use serde::{Deserialize, Serialize};

use super::hooks::Happening;
use super::{
    Frame, Hooks, Next, PartingBlows, Reply, Table, TakenOut, Wake, activation, duration, entered, is_yes,
    momentum,
};
use crate::ask::{Bound, Choice, Prompt};
use crate::effect::Hook;
use crate::effect::layers::{self, Deed};
use crate::effect::vocabulary::Until;
use crate::event::{Event, Movement, Possession};
use crate::interrupt::{self, Interrupt, Progress};
use crate::legal;
use crate::model::{ModelId, ModelSet};
use crate::table;
use crate::terrain::Ground;

/// One movement of one model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advance {
    model: ModelId,
    movement: Movement,
    /// The player who moves it.
    seat: Seat,
    /// The target of a charge, or the model that pushes.
    other: Option<ModelId>,
    /// In what direction it has to go.
    bound: Bound,
    /// What may still be covered from the beginning of the present stretch; below 0 where MOV is and no ground has made up for
    /// it (GB-STAT-10).
    left: Length,
    /// The MOV of the mover when that was worked out (GB-ADV-05).
    pace: Length,
    /// What is to be known of the way so far.
    progress: Progress,
    /// The models whose melee zone was left.
    zones: ModelSet,
    /// Whose bases are touched and still have to be answered to.
    touched: ModelSet,
    /// Whether this movement was put aside for something in its middle.
    aside: bool,
    /// How often the mover had left the pitch when it set out.
    #[serde(default)]
    outs: u8,
    /// Whether a push goes over the edge of the pitch.
    off_pitch: bool,
    /// Whether the mover halts at the end of the path to be asked on (GB-RUL-80).
    #[serde(default)]
    halts: bool,
    /// Whether a push comes about in an action that is not the pushing model's.
    #[serde(default)]
    passive: bool,
    at: At,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum At {
    Draw,
    Start,
    Blows,
    Snap,
    Entered,
    Touched,
    GoOn,
    Out,
    End,
    Gained,
}

impl Advance {
    /// A movement whose path is still to be drawn.
    #[must_use]
    pub fn new(model: ModelId, movement: Movement, left: Length) -> Self {
        Self {
            model,
            movement,
            seat: model.seat(),
            other: None,
            bound: Bound::Free,
            left,
            pace: Length::ZERO,
            progress: Progress::new(),
            zones: ModelSet::EMPTY,
            touched: ModelSet::EMPTY,
            aside: false,
            outs: 0,
            off_pitch: false,
            halts: false,
            passive: false,
            at: At::Draw,
        }
    }

    /// The same, moved by a player in a direction.
    #[must_use]
    pub fn bound(self, seat: Seat, bound: Bound) -> Self {
        Self { seat, bound, ..self }
    }

    /// The move of a charge at a target.
    #[must_use]
    pub fn charge(model: ModelId, target: ModelId, left: Length) -> Self {
        Self { other: Some(target), ..Self::new(model, Movement::Charge, left) }
    }

    /// A push of a model, by another where one causes it.
    #[must_use]
    pub fn push(model: ModelId, by: Option<ModelId>, seat: Seat, left: Length, bound: Bound) -> Self {
        Self { other: by, ..Self::new(model, Movement::Push, left) }.bound(seat, bound)
    }

    /// The same push, in the course of an action of the pushing model or not.
    #[must_use]
    pub fn passive(self, passive: bool) -> Self {
        Self { passive, ..self }
    }

    pub(super) fn wake(&mut self, wake: &Wake<'_>, desk: &mut Table<'_>) -> Next {
        match (self.at, wake) {
            (At::Draw, W::Begin) if self.is_forbidden(desk) => Next::Return(Reply::Stayed),
            (At::Draw, W::Begin) => self.ask(desk),
            (At::Draw, W::Answer(_, Choice::Glide)) => {
                activation::glide(desk, self.model);
                momentum::spent(desk).map_or_else(|| self.ask(desk), Next::Call)
            }
            (At::Draw, W::Answer(_, Choice::GiveUp(at))) => {
                Next::Call(activation::give_up(desk, self.model, *at))
            }
            (At::Draw, W::Returned(_)) => self.ask_again(desk),
            (At::Draw, W::Answer(_, choice)) => self.drawn(choice, desk),
            (At::Start | At::Gained, W::Returned(_)) => self.resume(desk),
            (At::Blows, W::Returned(_)) => self.after_blows(desk),
            (At::Snap, W::Answer(_, choice)) => {
                if is_yes(choice) {
                    desk.emit(Event::Possessed { model: self.model, how: Possession::Snap });
                    if let Some(frame) = entered::gained(desk.table(), self.model) {
                        self.at = At::Gained;
                        return self.put_aside(frame, desk);
                    }
                }
                self.walk(desk)
            }
            (At::Entered, W::Returned(_)) => self.touch(desk),
            (At::Touched, W::Returned(_)) => self.after_touch(desk),
            (At::GoOn, W::Answer(_, Choice::Glide)) => self.glide(desk),
            (At::GoOn, W::Answer(_, Choice::GiveUp(at))) => self.give_up(*at, desk),
            (At::GoOn, W::Answer(_, choice)) => self.go_on(choice, desk),
            (At::Out, W::Returned(_)) => Next::Return(Reply::Done),
            (At::End, W::Returned(_)) => Next::Return(Reply::Moved(self.zones)),
            _ => Next::Bug("advance"),
        }
    }

    /// Nobody is repositioned during a parting blow, whatever says that somebody is (GB-PART-09).
    fn is_forbidden(&self, desk: &Table<'_>) -> bool {
        desk.memo().blow && !self.movement.is_advance()
    }

    fn ask(&mut self, desk: &Table<'_>) -> Next {
        let left = Length(self.left.0.max(0));
        if self.movement.is_advance() && self.movement != Movement::Charge {
            let at = desk.table().model(self.model).at;
            let goaded = goaded(desk.table(), self.model);
            let Some(bound) = legal::both_bounds(self.bound, goaded, at, left) else {
                // Two directions that exclude each other leave no way to go (GB-MOVE-09).
                return Next::Return(Reply::Stayed);
            };
            self.bound = bound;
        }
        self.pace = self.pace_now(desk.table());
        let Self { model, movement, bound, .. } = *self;
        match (movement, self.other) {
            (Movement::Charge, Some(target)) => {
                Next::Ask(self.seat, Prompt::ChargeLine { model, target, left })
            }
            (Movement::Push, by) => {
                let by = by.unwrap_or(model);
                Next::Ask(self.seat, Prompt::PushLine { model, by, left, bound })
            }
            _ => Next::Ask(self.seat, Prompt::Path { model, movement, left, bound }),
        }
    }

    /// What answered to MP spent before the path was drawn may have taken the mover out or thrown it to the ground, or changed its
    /// MOV.
    fn ask_again(&mut self, desk: &Table<'_>) -> Next {
        let table = desk.table();
        if !table.is_on_pitch(self.model) || table.model(self.model).is_down() {
            return Next::Return(Reply::Stayed);
        }
        self.change_pace(table);
        self.ask(desk)
    }

    /// Gliding in the middle of an advance: what rough ground has taken off it is given back at once (GB-ADV-05, GB-RUL-86).
    fn glide(&mut self, desk: &mut Table<'_>) -> Next {
        activation::glide(desk, self.model);
        if core::mem::take(&mut desk.memo_mut().trod.rough) {
            self.left = Length(self.left.0 - Ground::Rough.change());
        }
        self.at = At::Blows;
        match momentum::spent(desk) {
            Some(frame) => self.put_aside(frame, desk),
            None => self.ask_on(desk),
        }
    }

    /// Letting go of the ball in the middle of a movement: whoever is near may take it, then the mover is asked again
    /// (GB-RUL-80).
    fn give_up(&mut self, at: Point, desk: &mut Table<'_>) -> Next {
        let snap = activation::give_up(desk, self.model, at);
        self.at = At::Blows;
        self.put_aside(snap, desk)
    }

    /// Sets out along the path drawn; a movement of no distance neither starts nor ends (GB-MOVE-09).
    fn drawn(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        self.halts = matches!(choice, Choice::Halt(_));
        let ahead = match *choice {
            Choice::Path(path) | Choice::Halt(path) => path,
            Choice::Line(end) if self.movement == Movement::Push => {
                let (path, off) = interrupt::pushed(desk.table(), self.model, end);
                self.off_pitch = off;
                path
            }
            Choice::Line(end) => Path::to(end),
            _ => Path::new(),
        };
        let origin = desk.table().model(self.model).at;
        self.outs = desk.table().model(self.model).outs;
        desk.memo_mut().set_out(origin, ahead);
        // A way out and back is a movement, wherever it ends.
        let stays = ahead.stretches(origin).all(|stretch| stretch.from == stretch.to);
        if stays && !self.off_pitch {
            self.over(desk);
            return Next::Return(Reply::Stayed);
        }
        if self.movement.is_advance() {
            self.at = At::Start;
            if let Some(frame) = Hooks::open(desk.table(), &self.happening(&[Hook::AdvStart])) {
                return self.put_aside(frame, desk);
            }
        }
        self.walk(desk)
    }

    /// Goes along the path up to the next interruption or its end.
    fn walk(&mut self, desk: &mut Table<'_>) -> Next {
        let course = desk.memo().course();
        let (leg, interrupt) =
            interrupt::next_leg(desk.table(), &course, self.model, self.movement, self.progress);
        let least = self.left.0.min(0);
        self.left = Length((self.left.0 - leg.finished.0 + leg.change()).max(least));
        self.progress = leg.progress;
        desk.memo_mut().follow(&leg.course);
        if !leg.path.is_empty() {
            self.leave_zones(desk.table(), &leg.path);
            desk.emit(Event::Moved { model: self.model, movement: self.movement, path: leg.path });
        }
        match interrupt {
            Some(Interrupt::Leaving(enemies)) => {
                self.progress.struck = ModelSet(self.progress.struck.0 | enemies.0);
                self.at = At::Blows;
                let blows = PartingBlows::new(self.model, enemies, desk);
                self.put_aside(Frame::PartingBlows(blows), desk)
            }
            Some(Interrupt::Ball) => {
                self.at = At::Snap;
                Next::Ask(self.decides(), Prompt::Snap { model: self.model })
            }
            Some(Interrupt::Reached { from, touched }) => {
                self.touched = touched;
                self.at = At::Entered;
                match entered::window(desk.table(), self.model, from, self.movement) {
                    Some(frame) => self.put_aside(frame, desk),
                    None => self.touch(desk),
                }
            }
            None if self.off_pitch => {
                desk.emit(Event::LeftPitch { model: self.model });
                self.at = At::Out;
                // What fires in somebody else's action inflicts nothing (GB-MOM-09, GB-TO-05).
                let by = self.other.filter(|_| !self.passive);
                Next::Call(Frame::TakenOut(TakenOut::new(self.model, by)))
            }
            None if core::mem::take(&mut self.halts) => self.halt(desk),
            None => self.end(desk),
        }
    }

    /// Where the mover wanted to let go of the ball it is asked on, if it has anything left (GB-MOVE-01, GB-RUL-80).
    fn halt(&mut self, desk: &mut Table<'_>) -> Next {
        let left = self.left.less(desk.memo().covered);
        if left.0 > 0 && self.can_go_on(desk) { self.ask_on(desk) } else { self.end(desk) }
    }

    /// Who decides for the mover on its way: the player who moves it, to whom it belongs meanwhile (GB-RUL-79). A push makes
    /// nobody friendly.
    fn decides(&self) -> Seat {
        if self.movement == Movement::Push { self.model.seat() } else { self.seat }
    }

    /// Something that may move models, the mover included, happens in the middle of this movement.
    fn put_aside(&mut self, frame: Frame, desk: &mut Table<'_>) -> Next {
        self.aside = true;
        let at = desk.table().model(self.model).at;
        desk.memo_mut().put_aside(at);
        Next::Call(frame)
    }

    /// Takes the movement up again; whether the mover stands elsewhere by now. It then goes on from there with what it has not
    /// covered yet: another movement neither adds to this one nor takes off it (GB-MOVE-02).
    fn take_up(&mut self, desk: &mut Table<'_>) -> bool {
        if !core::mem::take(&mut self.aside) {
            return false;
        }
        let stood = desk.memo_mut().take_up();
        let at = desk.table().model(self.model).at;
        if !self.stays(desk.table()) || stood == Some(at) {
            return false;
        }
        self.left = self.left.less(desk.memo().covered);
        // What was drawn in one direction from one place need not lead in it from another.
        let ahead = if self.bound == Bound::Free { desk.memo().ahead } else { Path::new() };
        desk.memo_mut().turn(at, ahead);
        self.progress = self.progress.turned();
        true
    }

    fn leave_zones(&mut self, table: &table::Table, path: &Path) {
        if !self.movement.is_advance() {
            return;
        }
        let mut from = table.model(self.model).at;
        for to in path.points() {
            self.zones = ModelSet(self.zones.0 | interrupt::zones_left(table, self.model, from, to).0);
            from = to;
        }
    }

    /// Something that happens to the mover; an advance is an action of its own (GB-DEF-08).
    fn happening(&self, hooks: &'static [Hook]) -> Happening {
        Happening::to(hooks, self.model).during(Some(self.model).filter(|_| self.movement.is_advance()))
    }

    /// What the mover does to bases it touches (GB-TIME-03).
    fn touch(&mut self, desk: &mut Table<'_>) -> Next {
        self.take_up(desk);
        let touched = core::mem::take(&mut self.touched);
        let table = desk.table();
        if !touched.is_empty() && self.stays(table) && self.movement.is_advance() {
            self.at = At::Touched;
            if let Some(frame) = Hooks::open(table, &Happening::by(&[Hook::AdvDuring], self.model, touched)) {
                return self.put_aside(frame, desk);
            }
        }
        self.resume(desk)
    }

    /// The way may be free now that bases were pushed off it: the mover is asked anew.
    fn after_touch(&mut self, desk: &mut Table<'_>) -> Next {
        self.take_up(desk);
        self.change_pace(desk.table());
        if !self.stays(desk.table()) {
            return self.gone(desk);
        }
        if !self.can_go_on(desk) {
            return self.end(desk);
        }
        self.ask_on(desk)
    }

    /// Goes on as drawn after an interruption if that is still within what is left; otherwise, or if it may now go further,
    /// the mover is asked.
    fn resume(&mut self, desk: &mut Table<'_>) -> Next {
        let moved = self.take_up(desk);
        let change = self.change_pace(desk.table());
        if !self.stays(desk.table()) {
            return self.gone(desk);
        }
        // Where a push ends is nobody's choice (GB-REPO-04).
        if self.movement == Movement::Push {
            return self.walk(desk);
        }
        if !self.can_go_on(desk) {
            return self.end(desk);
        }
        if !change.is_positive() && !moved && self.goes_on(desk) {
            return self.walk(desk);
        }
        self.ask_on(desk)
    }

    /// Whether the way drawn can still be gone, and that of a charge still is the one to go.
    fn goes_on(&self, desk: &Table<'_>) -> bool {
        let (table, memo, model) = (desk.table(), desk.memo(), self.model);
        let left = self.left.less(memo.covered);
        match self.other.filter(|_| self.movement == Movement::Charge) {
            Some(target) => legal::charge_holds(table, memo, model, target, left),
            None => legal::may_go_on(table, memo, model, self.movement, left),
        }
    }

    /// MOV changes during an advance count at once, by conditions, auras or whatever else (GB-ADV-05); by how much it has
    /// risen.
    fn change_pace(&mut self, table: &table::Table) -> i32 {
        let now = self.pace_now(table);
        let change = now.0 - self.pace.0;
        self.pace = now;
        self.left = Length(self.left.0 + change);
        change
    }

    /// The MOV that counts for an advance that is on.
    fn pace_now(&self, table: &table::Table) -> Length {
        if !self.movement.is_advance() {
            return Length::ZERO;
        }
        // Of all advances a charge alone has to do with another model.
        let deed = Deed::going(self.model, self.movement, self.other);
        layers::mov_sum(table, self.model, self.movement != Movement::Jog, deed)
    }

    /// A model that is KD, gone, or has covered more than its MOV now allows stops (GB-ADV-06, GB-KD-06).
    fn can_go_on(&self, desk: &Table<'_>) -> bool {
        let table = desk.table();
        let advance = self.movement.is_advance();
        let stands = self.stays(table) && !(advance && table.model(self.model).is_down());
        stands && (!advance || self.left.0 > desk.memo().covered.0)
    }

    /// The movement is over: what its end sets off (GB-TIME-04). A push or dodge in the middle of an advance does not end that
    /// advance, so that what works once per advance stays used. A charge checks first whether it engages (GB-TIME-10, -11).
    fn end(&mut self, desk: &mut Table<'_>) -> Next {
        self.forced_stop(desk);
        self.over(desk);
        self.at = At::End;
        let reply = Reply::Moved(self.zones);
        if self.movement == Movement::Charge {
            return Next::Return(reply);
        }
        let frame = match self.movement {
            Movement::Jog | Movement::Sprint => ended(desk.table(), self.model, reply),
            Movement::Dodge => Hooks::open(desk.table(), &self.happening(&[Hook::DodgeEndEnemy])),
            Movement::Charge | Movement::Push => None,
        };
        frame.map_or(Next::Return(reply), Next::Call)
    }

    fn stays(&self, table: &table::Table) -> bool {
        table.stays(self.model, self.outs)
    }

    /// What lasts as long as an advance is over with it, whatever has ended it.
    fn over(&self, desk: &mut Table<'_>) {
        if self.movement.is_advance() {
            duration::over(desk, Until::Advance);
        }
    }

    /// The mover is gone, and its movement with it.
    fn gone(&self, desk: &mut Table<'_>) -> Next {
        self.over(desk);
        Next::Return(Reply::Done)
    }

    /// Broken off: nothing that was put aside for it is taken up again.
    pub(super) fn cleanup(&mut self, desk: &mut Table<'_>) {
        desk.memo_mut().aside = None;
    }

    /// A model made to stop on the ball or on an obstruction is put back to the last position of its way beside it
    /// (GB-RUL-35).
    fn forced_stop(&self, desk: &mut Table<'_>) {
        let (table, model, movement) = (desk.table(), self.model, self.movement);
        let lies = interrupt::lies_on_something(table, table.disc(model), movement)
            || crate::ground::lands_on(table, model, table.disc(model), movement);
        if !table.is_on_pitch(model) || !lies {
            return;
        }
        if let Some(clear) = interrupt::last_clear(table, desk.memo(), model, movement) {
            desk.emit(Event::Moved { model, movement, path: Path::to(clear) });
        }
    }

    /// After the blows the mover goes on if it still can (GB-PART-10, GB-KD-06, GB-RUL-24).
    fn after_blows(&mut self, desk: &mut Table<'_>) -> Next {
        self.take_up(desk);
        self.change_pace(desk.table());
        if !self.stays(desk.table()) {
            return self.gone(desk);
        }
        if !self.can_go_on(desk) {
            return self.end(desk);
        }
        self.ask_on(desk)
    }

    /// A charge whose target was moved goes on along its line to where it engages it again (GB-CHG-05).
    fn ask_on(&mut self, desk: &mut Table<'_>) -> Next {
        let left = self.left.less(desk.memo().covered);
        if let (Movement::Charge, Some(target)) = (self.movement, self.other)
            && let Some(end) = legal::further_charge(desk.table(), desk.memo(), self.model, target, left)
        {
            desk.memo_mut().ahead = Path::to(end);
        }
        self.at = At::GoOn;
        let Self { model, movement, bound, .. } = *self;
        let target = self.other.filter(|_| movement == Movement::Charge);
        Next::Ask(self.seat, Prompt::GoOn { model, movement, left, target, bound })
    }

    fn go_on(&mut self, choice: &Choice, desk: &mut Table<'_>) -> Next {
        match *choice {
            Choice::GoOn => self.walk(desk),
            Choice::Path(ahead) | Choice::Halt(ahead) => {
                self.halts = matches!(choice, Choice::Halt(_));
                self.left = self.left.less(desk.memo().covered);
                let origin = desk.table().model(self.model).at;
                desk.memo_mut().turn(origin, ahead);
                self.progress = self.progress.turned();
                self.walk(desk)
            }
            _ => self.end(desk),
        }
    }
}

/// What the end of an advance sets off, unless the model is gone or has not moved.
pub(super) fn ended(table: &table::Table, model: ModelId, reply: Reply) -> Option<Frame> {
    let Reply::Moved(left) = reply else { return None };
    if !table.is_on_pitch(model) {
        return None;
    }
    let hooks = &[Hook::AdvEndSelf, Hook::AdvEndFriend, Hook::AdvEndEnemy];
    Hooks::open(table, &Happening { left, active: Some(model), ..Happening::to(hooks, model) })
}

/// Where alone a model may go.
pub(crate) fn goaded(table: &table::Table, model: ModelId) -> Bound {
    match layers::must_go(table, model) {
        None => Bound::Free,
        Some((goal, true)) => Bound::DirectlyTowards(table.model(goal).at),
        Some((goal, false)) => Bound::Towards(table.model(goal).at),
    }
}
