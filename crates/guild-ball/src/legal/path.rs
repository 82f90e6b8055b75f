//! Paths: jogs, sprints and dodges, whole or after an interruption (GB-MOVE-01 to -08, GB-RUL-75).

use kernel::{Chance, Sampled, State};
use plane::sweep::{self, Breach, Cause, Near};
use plane::{Disc, Length, Obstacle, Obstacles, Path, Point, Segment, Way};

use super::draw::Sample;
use super::ends::{self, Kind};
use super::preview::Preview;
use super::{bound, walk};
use crate::GuildBall;
use crate::ask::{Bound, Choice, Prompt};
use crate::effect::layers::{self, Deed};
use crate::event::Movement;
use crate::flow::{Memo, goaded};
use crate::ground::{ground, in_the_way, lands_on, no_end_on};
use crate::interrupt;
use crate::model::{MODELS_MAX, ModelId};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;
use crate::terrain::{self, Footing, Ground, TooFar, Trod};

/// A movement a player draws: of what kind it is, how far it may go and what it has trodden on already.
#[derive(Clone, Copy)]
pub(crate) struct Stride {
    pub(crate) movement: Movement,
    pub(crate) left: Length,
    pub(super) trod: Trod,
    /// Whether some of it has been walked already.
    pub(super) begun: bool,
    /// In what direction it has to go.
    pub(crate) bound: Bound,
}

impl Stride {
    /// A movement that has not begun.
    pub(crate) fn fresh(movement: Movement, left: Length) -> Self {
        Self { movement, left, trod: Trod::default(), begun: false, bound: Bound::Free }
    }

    /// The rest of a movement that was interrupted.
    pub(super) fn rest(movement: Movement, left: Length, memo: &Memo) -> Self {
        Self { movement, left, trod: memo.trod, begun: true, bound: Bound::Free }
    }

    /// The same in a direction it has to go.
    pub(super) const fn in_direction(self, bound: Bound) -> Self {
        Self { bound, ..self }
    }

    /// Whether the free ball comes within reach on every way to it, so that the model may take it and end where it lay
    /// (GB-SNAP-02, GB-BALL-02, -10). Who had the choice and stands beside it has it no more.
    pub(super) fn takes(self, table: &Table, model: ModelId) -> bool {
        let own = table.disc(model);
        let near = || table.free_ball().is_some_and(|ball| own.within(ball, Length::inches(1)));
        interrupt::may_hold(table, model) && !(self.begun && near())
    }

    /// The same with another allowance.
    pub(super) const fn with_left(self, left: Length) -> Self {
        Self { left, ..self }
    }

    /// What the model may tread on within its allowance.
    pub(crate) fn footing(self, table: &Table, model: ModelId) -> Footing<'_> {
        Footing::new(table, model, self.movement, self.trod).near(table.model(model).at, self.most())
    }

    /// The movement of a model that is asked for, or an advance of that kind that was not declared yet; nothing for a movement
    /// that nobody can draw now. A charge has a target.
    pub(crate) fn asked(
        state: &State<GuildBall>,
        model: ModelId,
        movement: Movement,
        target: Option<ModelId>,
    ) -> Option<Self> {
        let same = |who: ModelId, how: Movement| who == model && how == movement;
        let memo = state.flow.memo();
        let mut asks = state.asks().iter();
        let drawn = asks.find_map(|ask| match ask.prompt {
            Prompt::Path { model, movement, left, bound } if same(model, movement) => {
                Some(Self::fresh(movement, left).in_direction(bound))
            }
            Prompt::GoOn { model, movement, left, bound, .. } if same(model, movement) => {
                Some(Self::rest(movement, left, memo).in_direction(bound))
            }
            Prompt::ChargeLine { model, target: on, left }
                if same(model, Movement::Charge) && target == Some(on) =>
            {
                Some(Self::fresh(movement, left))
            }
            _ => None,
        });
        drawn.or_else(|| Self::undeclared(&state.table, model, movement, target))
    }

    /// An advance that was not declared yet.
    pub(crate) fn undeclared(
        table: &Table,
        model: ModelId,
        movement: Movement,
        target: Option<ModelId>,
    ) -> Option<Self> {
        let deed = Deed::advance(model, movement, target);
        let fresh = || Self::fresh(movement, layers::mov(table, model, movement != Movement::Jog, deed));
        movement.is_advance().then(|| fresh().in_direction(goaded(table, model)))
    }

    /// The furthest it could go if the ground were fast.
    fn most(self) -> Length {
        self.left.plus(Length(Ground::Fast.change()))
    }
}

/// A path is drawn, or the model stays where it is.
pub(super) fn check(table: &Table, model: ModelId, stride: Stride, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Stop => Ok(()),
        Choice::Path(path) => check_path(table, model, stride, path),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// After an interruption the model goes on as drawn, along another path, or stops (GB-PART-10).
pub(super) fn check_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    stride: Stride,
    choice: &Choice,
) -> Result<(), Refusal> {
    match choice {
        Choice::GoOn => check_ahead(table, memo, model, stride),
        // Only a way that leads off the marker again makes stopping here a choice that can be refused.
        Choice::Stop if check_ahead(table, memo, model, stride).is_ok() => {
            check_here(table, table.disc(model), stride.movement)
        }
        Choice::Stop => Ok(()),
        Choice::Path(path) if path.is_empty() => check_go_on(table, memo, model, stride, &Choice::Stop),
        Choice::Path(path) => check_path(table, model, stride, path),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Something of the drawn path is left, it is still free and short enough after whatever has happened meanwhile, and it
/// does not end on the ball (GB-MOVE-02, -03, GB-ADV-05). It is judged from where its present stretch began, so that rounding
/// on the way takes nothing off it (GB-RUL-75).
pub(super) fn check_ahead(table: &Table, memo: &Memo, model: ModelId, stride: Stride) -> Result<(), Refusal> {
    let Some(end) = memo.ahead.end() else { return Err(Refusal::NOT_AN_ANSWER) };
    check_end(table, model, end, stride)?;
    let mover = table.disc(model).at(memo.origin);
    let mask = in_the_way(table, model, stride.movement);
    let left = stride.left.plus(memo.covered);
    let footing = Footing::new(table, model, stride.movement, memo.trod);
    let most = if footing.is_open() { left } else { left.plus(Length(Ground::Fast.change())) };
    if let Err(breach) = sweep::chosen(mover, &memo.ahead, most, &ground(table), mask) {
        return Err(match breach.cause {
            Cause::TooLong => Refusal::new("GB-MOVE-02", Why::TooLong { left: stride.left }),
            Cause::Blocked(by) => blocked(table, by, stride.movement),
        });
    }
    if footing.is_open() {
        return Ok(());
    }
    footing.judge(memo.origin, &memo.ahead, left).map_err(|far| {
        let rule = if far.rough { "GB-TERR-06" } else { "GB-MOVE-02" };
        Refusal::new(rule, Why::TooLong { left: stride.left })
    })
}

/// Whether a movement may go on as drawn.
pub(crate) fn may_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    movement: Movement,
    left: Length,
) -> bool {
    check_ahead(table, memo, model, Stride::rest(movement, left, memo)).is_ok()
}

/// No movement ends on an obstruction, nor on the ball unless it is taken on the way (GB-GEO-30, GB-TERR-11, GB-RUL-12).
fn check_end(table: &Table, model: ModelId, at: Point, stride: Stride) -> Result<(), Refusal> {
    if lands_on(table, model, table.disc(model).at(at), stride.movement) {
        return refuse("GB-MOVE-03", Why::EndsOnObstruction);
    }
    let judged = check_here(table, table.disc(model).at(at), stride.movement);
    match judged {
        Err(Refusal { why: Why::EndsOnBall, .. }) if stride.takes(table, model) => {
            check_ground(table, table.disc(model).at(at), stride.movement)
        }
        _ => judged,
    }
}

/// Whether a movement may end at a place.
pub(crate) fn may_end(table: &Table, model: ModelId, stride: Stride, at: Point) -> bool {
    check_end(table, model, at, stride).is_ok()
}

/// Nobody stays on the ball or on an obstruction.
fn check_here(table: &Table, base: Disc, movement: Movement) -> Result<(), Refusal> {
    if table.free_ball().is_some_and(|ball| ball.overlaps(base)) {
        return refuse("GB-GEO-30", Why::EndsOnBall);
    }
    check_ground(table, base, movement)
}

/// No movement ends on a marker or on an obstruction (GB-GEO-30, GB-TERR-11).
fn check_ground(table: &Table, base: Disc, movement: Movement) -> Result<(), Refusal> {
    if table.effects.on_marker(base) {
        return refuse("GB-GEO-30", Why::EndsOnMarker);
    }
    if table.terrain.overlaps(base, no_end_on(table, movement)) {
        return refuse("GB-TERR-11", Why::EndsOnObstruction);
    }
    Ok(())
}

/// Whether a chosen path is legal on its whole line and ends where it may.
pub(super) fn check_path(table: &Table, model: ModelId, stride: Stride, path: &Path) -> Result<(), Refusal> {
    if !path.points().all(Point::is_on_plane) {
        return refuse("GB-MOVE-08", Why::OffTable);
    }
    let ground = ground(table);
    let mover = table.disc(model);
    let draft = Draft { table, ground: &ground, mover, model, path, stride };
    draft.directed()?;
    draft.chosen()?;
    path.end().map_or(Ok(()), |end| {
        check_end(table, model, end, stride)
            .map_err(|refusal| draft.suggest(refusal, path.len().saturating_sub(1), end))
    })
}

/// A path being judged.
#[derive(Clone, Copy)]
struct Draft<'a> {
    table: &'a Table,
    ground: &'a Obstacles,
    mover: Disc,
    model: ModelId,
    path: &'a Path,
    stride: Stride,
}

impl Draft<'_> {
    /// Whether every stretch goes in the direction it has to (GB-GEO-05 to -08).
    fn directed(&self) -> Result<(), Refusal> {
        let Stride { bound, .. } = self.stride;
        if bound == Bound::Free {
            return Ok(());
        }
        let straight = self.path.len() <= 1;
        for (number, stretch) in self.path.stretches(self.mover.centre).enumerate() {
            if let Err(refusal) = bound::check_stretch(bound, stretch, straight) {
                return Err(self.turned(refusal, number, stretch.to));
            }
        }
        Ok(())
    }

    /// The refusal for a stretch that goes the wrong way; what stands in the way before it counts first.
    fn turned(&self, refusal: Refusal, number: usize, to: Point) -> Refusal {
        let before = self.path.cut(number, to);
        let draft = Draft { path: &before, ..*self };
        match draft.chosen() {
            Ok(()) => draft.suggest(refusal, number, to),
            Err(Refusal { furthest, stretch, .. }) => Refusal { furthest, stretch, ..refusal },
        }
    }

    /// Whether the path is free and no longer than the ground lets it be.
    fn chosen(&self) -> Result<(), Refusal> {
        let Stride { left, movement, .. } = self.stride;
        let mask = in_the_way(self.table, self.model, movement);
        let footing = self.stride.footing(self.table, self.model);
        if footing.is_open() {
            let chosen = sweep::chosen(self.mover, self.path, left, self.ground, mask);
            return chosen.map(|_| ()).map_err(|breach| self.breach(&breach));
        }
        let blocked = sweep::chosen(self.mover, self.path, self.stride.most(), self.ground, mask).err();
        let far = footing.judge(self.mover.centre, self.path, left).err();
        match (blocked, far) {
            (None, None) => Ok(()),
            (Some(breach), None) => Err(self.breach(&breach)),
            (None, Some(far)) => Err(self.too_far(far)),
            (Some(breach), Some(far)) => {
                let from = self.from(usize::from(breach.stretch));
                let free = (breach.stretch, (breach.furthest - from).length_up().0.unsigned_abs());
                if free < (far.stretch, far.m) { Err(self.breach(&breach)) } else { Err(self.too_far(far)) }
            }
        }
    }

    /// The refusal for a path that goes further than the ground lets it.
    fn too_far(&self, far: TooFar) -> Refusal {
        let rule = if far.rough { "GB-TERR-06" } else { "GB-MOVE-02" };
        let stretch = usize::from(far.stretch);
        let to = self.path.point(stretch).unwrap_or(self.mover.centre);
        let end = Way::new(self.from(stretch), to).position(far.m);
        self.suggest(Refusal::new(rule, Why::TooLong { left: far.left }), stretch, end)
    }

    /// The refusal for a breach.
    fn breach(&self, breach: &Breach) -> Refusal {
        let refusal = match breach.cause {
            Cause::TooLong => Refusal::new("GB-MOVE-02", Why::TooLong { left: self.stride.left }),
            Cause::Blocked(by) => blocked(self.table, by, self.stride.movement),
        };
        self.suggest(refusal, usize::from(breach.stretch), breach.furthest)
    }

    /// Where a stretch of the path begins.
    fn from(&self, stretch: usize) -> Point {
        let before = stretch.checked_sub(1).and_then(|before| self.path.point(before));
        before.unwrap_or(self.mover.centre)
    }

    /// The refusal with the furthest place where the model may end, if there is one.
    fn suggest(&self, refusal: Refusal, stretch: usize, point: Point) -> Refusal {
        match self.furthest(stretch, point) {
            Some((stretch, furthest)) => refusal.on(stretch, furthest),
            None => refusal,
        }
    }

    /// The last place on the path, up to a point of a stretch, where the model may end, with its stretch.
    fn furthest(&self, stretch: usize, point: Point) -> Option<(u8, Point)> {
        let mut to = point;
        for number in (0..=stretch).rev() {
            let from = self.from(number);
            if let Some(end) = self.last_end(number, Segment::new(from, to)) {
                return Some((number as u8, end));
            }
            to = from;
        }
        let Stride { bound, movement, .. } = self.stride;
        if bound != Bound::Free {
            // Staying is no way in a direction; the straight one is.
            let from = self.mover.centre;
            let ends = bound::straight_on(bound, from, self.stride.most());
            return self.last_of(0, from, ends).map(|end| (0, end));
        }
        // A model interrupted while over the ball may not stay there either.
        check_here(self.table, self.mover, movement).is_ok().then_some((0, self.mover.centre))
    }

    /// The last position of a stretch where the model may end its movement.
    fn last_end(&self, number: usize, stretch: Segment) -> Option<Point> {
        let way = Way::new(stretch.from, stretch.to);
        self.last_of(number, stretch.from, (1..=way.last()).rev().map(|m| way.position(m)))
    }

    /// The first of several ends of a stretch at which the model may end its movement.
    fn last_of(&self, number: usize, from: Point, mut ends: impl Iterator<Item = Point>) -> Option<Point> {
        let Stride { left, movement, bound, .. } = self.stride;
        let mask = in_the_way(self.table, self.model, movement);
        let footing = self.stride.footing(self.table, self.model);
        let spent = self.path.up_to(number).length(self.mover.centre);
        let near_enough = |at: Point| {
            if footing.is_open() {
                return (at - from).length_up() <= left.less(spent);
            }
            footing.judge(self.mover.centre, &self.path.cut(number, at), left).is_ok()
        };
        let near = Near::new(self.ground, self.mover.at(from), self.stride.most().plus(Length(1)), mask);
        ends.find(|&at| {
            bound::check_stretch(bound, Segment::new(from, at), number == 0).is_ok()
                && near_enough(at)
                && near.clear(at)
                && check_end(self.table, self.model, at, self.stride).is_ok()
        })
    }
}

/// The refusal for something in the way.
pub(super) fn blocked(table: &Table, by: Obstacle, movement: Movement) -> Refusal {
    if let Some(kind) = table.terrain.kind_of(by) {
        let rule = match (kind, movement) {
            (terrain::TerrainType::Obstruction, Movement::Charge) => "GB-CHG-09",
            (terrain::TerrainType::Obstruction, Movement::Jog | Movement::Dodge) => "GB-TERR-13",
            (terrain::TerrainType::Obstruction, _) => "GB-TERR-12",
            _ => "GB-TERR-19",
        };
        return Refusal::new(rule, Why::BlockedByTerrain(kind));
    }
    match by {
        Obstacle::Edge => Refusal::new("GB-MOVE-08", Why::OffTable),
        Obstacle::Disc(number) if usize::from(number) < MODELS_MAX => {
            Refusal::new("GB-MOVE-03", Why::Blocked(ModelId(number)))
        }
        Obstacle::Disc(_) | Obstacle::Polygon(_) => Refusal::new("GB-TERR-19", Why::BlockedByBarrier),
    }
}

/// Staying and ends in every direction and at every target in reach.
pub(super) fn candidates(
    table: &Table,
    model: ModelId,
    stride: Stride,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    let (start, goes) = (out.len(), matches!(stride.movement, Movement::Jog | Movement::Sprint));
    if !goes {
        out.push(Choice::Stop);
    }
    let room = want.max(1) - (out.len() - start);
    if room > 0 {
        ends::list(table, model, stride, room, rng, out, Kind::Path);
    }
    if out.len() == start {
        out.push(Choice::Stop);
    }
}

/// Going on, stopping, and other paths.
pub(super) fn go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    stride: Stride,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    let start = out.len();
    let simple = [Choice::GoOn, Choice::Stop];
    out.extend(simple.into_iter().filter(|choice| check_go_on(table, memo, model, stride, choice).is_ok()));
    let made = out.len() - start;
    if want > made {
        ends::list(table, model, stride, want - made, rng, out, Kind::Path);
    }
}

/// Staying, or a path to anywhere, straight or with one turn.
pub(super) fn sample(table: &Table, model: ModelId, stride: Stride, rng: &mut dyn Chance) -> Sample {
    let path = if rng.below(32) == 0 { None } else { ends::any(table, model, stride, rng) };
    Some(Sampled::free(path.map_or(Choice::Stop, Choice::Path)))
}

/// Going on, stopping, or another path.
pub(super) fn sample_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    stride: Stride,
    rng: &mut dyn Chance,
) -> Sample {
    let kind = rng.below(4);
    let other = if kind == 0 { ends::any(table, model, stride, rng) } else { None };
    if let Some(path) = other {
        return Some(Sampled::free(Choice::Path(path)));
    }
    let simple = if kind == 1 { [Choice::Stop, Choice::GoOn] } else { [Choice::GoOn, Choice::Stop] };
    let legal = simple.into_iter().find(|choice| check_go_on(table, memo, model, stride, choice).is_ok());
    legal.map(Sampled::free)
}

/// What happens on a path.
pub fn preview(table: &Table, model: ModelId, movement: Movement, left: Length, choice: &Choice) -> Preview {
    let (Choice::Path(path) | Choice::Halt(path)) = *choice else { return Preview::default() };
    Preview::walk(walk::fresh(table, model, movement, path, left))
}

/// The same after an interruption: as drawn or along another path.
pub fn preview_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    movement: Movement,
    left: Length,
    choice: &Choice,
) -> Preview {
    let mut course = memo.course();
    match *choice {
        Choice::GoOn => {}
        Choice::Path(ahead) | Choice::Halt(ahead) => course.turn(table.model(model).at, ahead),
        _ => return Preview::default(),
    }
    Preview::walk(walk::resumed(table, model, movement, course, left))
}

/// The table with a model standing elsewhere.
pub fn moved(table: &Table, model: ModelId, at: Point) -> Table {
    let mut there = *table;
    if let Some(slot) = there.models.get_mut(model.index()) {
        slot.at = at;
    }
    there
}
