//! Paths: jogs, sprints and dodges, whole or after an interruption (GB-MOVE-01 to -08, GB-RUL-75).

use kernel::{Chance, Sampled};
use plane::sweep::{self, Breach, Cause, Near};
use plane::{Disc, Length, Obstacle, Obstacles, Path, Point, Segment, Way};

use super::draw::Sample;
use super::ends::{self, Kind};
use super::preview::Preview;
use super::walk;
use crate::ask::Choice;
use crate::event::Movement;
use crate::flow::Memo;
use crate::ground::{ground, in_the_way};
use crate::model::{MODELS_MAX, ModelId};
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// A path is drawn, or the model stays where it is.
pub(super) fn check(table: &Table, model: ModelId, left: Length, choice: &Choice) -> Result<(), Refusal> {
    match choice {
        Choice::Stop => Ok(()),
        Choice::Path(path) => check_path(table, model, left, path),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// After an interruption the model goes on as drawn, along another path, or stops (GB-PART-10).
pub(super) fn check_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    left: Length,
    choice: &Choice,
) -> Result<(), Refusal> {
    match choice {
        Choice::GoOn => check_ahead(table, memo, model),
        // Only a way that leads off the marker again makes stopping here a choice that can be refused.
        Choice::Stop if check_ahead(table, memo, model).is_ok() => check_end(table, table.disc(model)),
        Choice::Stop => Ok(()),
        Choice::Path(path) if path.points().is_empty() => {
            check_go_on(table, memo, model, left, &Choice::Stop)
        }
        Choice::Path(path) => check_path(table, model, left, path),
        _ => Err(Refusal::NOT_AN_ANSWER),
    }
}

/// Something of the drawn path is left and does not end on the ball.
pub(super) fn check_ahead(table: &Table, memo: &Memo, model: ModelId) -> Result<(), Refusal> {
    match memo.ahead.end() {
        Some(end) => check_end(table, table.disc(model).at(end)),
        None => refuse("GB-PART-10", Why::NothingAhead),
    }
}

/// No movement ends on the ball (GB-GEO-30).
fn check_end(table: &Table, base: Disc) -> Result<(), Refusal> {
    let on_ball = table.free_ball().is_some_and(|ball| ball.overlaps(base));
    if on_ball { refuse("GB-GEO-30", Why::EndsOnBall) } else { Ok(()) }
}

/// Whether a chosen path is legal on its whole line and ends on no marker.
pub(super) fn check_path(table: &Table, model: ModelId, left: Length, path: &Path) -> Result<(), Refusal> {
    if !path.points().iter().all(|point| point.is_on_plane()) {
        return refuse("GB-MOVE-08", Why::OffTable);
    }
    let ground = ground(table);
    let mover = table.disc(model);
    let draft = Draft { table, ground: &ground, mover, model, path, left };
    match sweep::chosen(mover, path, left, &ground, in_the_way(table, model)) {
        Err(breach) => Err(draft.breach(&breach)),
        Ok(_) => path.end().map_or(Ok(()), |end| {
            check_end(table, mover.at(end))
                .map_err(|refusal| draft.suggest(refusal, path.points().len().saturating_sub(1), end))
        }),
    }
}

/// A path being judged.
struct Draft<'a> {
    table: &'a Table,
    ground: &'a Obstacles,
    mover: Disc,
    model: ModelId,
    path: &'a Path,
    left: Length,
}

impl Draft<'_> {
    /// The refusal for a breach.
    fn breach(&self, breach: &Breach) -> Refusal {
        let refusal = match breach.cause {
            Cause::TooLong => Refusal::new("GB-MOVE-02", Why::TooLong { left: self.left }),
            Cause::Blocked(by) => blocked(by),
        };
        self.suggest(refusal, usize::from(breach.stretch), breach.furthest)
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
            let from = number.checked_sub(1).and_then(|before| self.path.points().get(before));
            let from = from.copied().unwrap_or(self.mover.centre);
            let before = Path::through(&self.path.points()[..number.min(self.path.points().len())]);
            let spent = before.map_or(Length::ZERO, |path| path.length(self.mover.centre));
            if let Some(end) = self.last_end(Segment::new(from, to), self.left.less(spent)) {
                return Some((number as u8, end));
            }
            to = from;
        }
        // A model interrupted while over the ball may not stay there either.
        check_end(self.table, self.mover).is_ok().then_some((0, self.mover.centre))
    }

    /// The last position of a stretch where the model may end its movement.
    fn last_end(&self, stretch: Segment, left: Length) -> Option<Point> {
        let mask = in_the_way(self.table, self.model);
        let reach = stretch.vector().length_up();
        let near = Near::new(self.ground, self.mover.at(stretch.from), reach, mask);
        let way = Way::new(stretch.from, stretch.to);
        (1..=way.last()).rev().map(|m| way.position(m)).find(|&at| {
            (at - stretch.from).length_up() <= left
                && near.clear(at)
                && check_end(self.table, self.mover.at(at)).is_ok()
        })
    }
}

/// The refusal for something in the way.
pub(super) fn blocked(by: Obstacle) -> Refusal {
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
    left: Length,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    out.push(Choice::Stop);
    if want > 1 {
        ends::list(table, model, left, want - 1, rng, out, Kind::Path);
    }
}

/// Going on, stopping, and other paths.
pub(super) fn go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    left: Length,
    want: usize,
    rng: &mut dyn Chance,
    out: &mut Vec<Choice>,
) {
    let start = out.len();
    let simple = [Choice::GoOn, Choice::Stop];
    out.extend(simple.into_iter().filter(|choice| check_go_on(table, memo, model, left, choice).is_ok()));
    let made = out.len() - start;
    if want > made {
        ends::list(table, model, left, want - made, rng, out, Kind::Path);
    }
}

/// Staying, or a path to anywhere, straight or with one turn.
pub(super) fn sample(table: &Table, model: ModelId, left: Length, rng: &mut dyn Chance) -> Sample {
    let path = if rng.below(32) == 0 { None } else { ends::any(table, model, left, rng) };
    Some(Sampled::free(path.map_or(Choice::Stop, Choice::Path)))
}

/// Going on, stopping, or another path.
pub(super) fn sample_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    left: Length,
    rng: &mut dyn Chance,
) -> Sample {
    let kind = rng.below(4);
    let other = if kind == 0 { ends::any(table, model, left, rng) } else { None };
    if let Some(path) = other {
        return Some(Sampled::free(Choice::Path(path)));
    }
    let simple = if kind == 1 { [Choice::Stop, Choice::GoOn] } else { [Choice::GoOn, Choice::Stop] };
    let legal = simple.into_iter().find(|choice| check_go_on(table, memo, model, left, choice).is_ok());
    legal.map(Sampled::free)
}

/// What happens on a path.
pub(super) fn preview(
    table: &Table,
    model: ModelId,
    movement: Movement,
    left: Length,
    choice: &Choice,
) -> Preview {
    let Choice::Path(path) = *choice else { return Preview::default() };
    Preview::walk(walk::fresh(table, model, movement, path, left))
}

/// The same after an interruption: as drawn or along another path.
pub(super) fn preview_go_on(
    table: &Table,
    memo: &Memo,
    model: ModelId,
    movement: Movement,
    left: Length,
    choice: &Choice,
) -> Preview {
    let memo = match *choice {
        Choice::GoOn => *memo,
        Choice::Path(ahead) => Memo { origin: table.model(model).at, covered: Length::ZERO, ahead },
        _ => return Preview::default(),
    };
    Preview::walk(walk::resumed(table, model, movement, memo, left))
}

/// The table with a model standing elsewhere.
pub(super) fn moved(table: &Table, model: ModelId, at: Point) -> Table {
    let mut there = *table;
    if let Some(slot) = there.models.get_mut(model.index()) {
        slot.at = at;
    }
    there
}
