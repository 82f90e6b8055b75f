//! The straight line of a push (GB-REPO-03, GB-RUL-59).

use kernel::{Chance, Sampled, Seat};
use plane::{Disc, Length, Point, Segment, compass};

use super::draw::{Sample, between};
use super::preview::Preview;
use super::{bound, spot, walk};
use crate::ask::{Bound, Choice};
use crate::model::ModelId;
use crate::refusal::{Refusal, Why, refuse};
use crate::table::Table;

/// One straight line no longer than the push; what stops the model on it is not chosen (GB-REPO-04).
pub(super) fn check(
    table: &Table,
    seat: Seat,
    model: ModelId,
    (left, bound): (Length, Bound),
    choice: &Choice,
) -> Result<(), Refusal> {
    let to = match *choice {
        Choice::Stop => return Ok(()),
        Choice::Line(to) => to,
        _ => return Err(Refusal::NOT_AN_ANSWER),
    };
    fits(table, seat, model, (left, bound), to).map_err(|refusal| {
        let at = table.model(model).at;
        let legal = |end: &Point| fits(table, seat, model, (left, bound), *end).is_ok();
        let straight = || bound::straight_on(bound, at, left).find(legal);
        refusal.at_most(spot::last_towards(at, to, left, legal).or_else(straight))
    })
}

/// Whether a line is short enough, goes the way it has to and keeps an own model on the pitch.
pub(super) fn fits(
    table: &Table,
    seat: Seat,
    model: ModelId,
    (left, bound): (Length, Bound),
    to: Point,
) -> Result<(), Refusal> {
    let at = table.model(model).at;
    bound::check_stretch(bound, Segment::new(at, to), true)?;
    if to == at {
        return refuse("GB-MOVE-09", Why::NoLine);
    }
    if (to - at).length_up() > left {
        return refuse("GB-REPO-03", Why::TooLong { left });
    }
    let base = Disc { centre: to, radius: table.profile(model).base };
    if model.seat() == seat && !table.pitch().holds(base) {
        return refuse("GB-MOVE-08", Why::OffTable);
    }
    Ok(())
}

/// Where the model ends on a line, and what happens on it.
pub fn preview(table: &Table, model: ModelId, left: Length, choice: &Choice) -> Preview {
    match *choice {
        Choice::Line(end) => Preview::walk(walk::pushed(table, model, end, left)),
        _ => Preview::default(),
    }
}

/// Lines in many directions at full length and half of it, and no push.
pub(super) fn candidates(
    table: &Table,
    seat: Seat,
    model: ModelId,
    left: Length,
    want: usize,
    out: &mut Vec<Choice>,
) {
    // From this length on lines in different directions have different ends, and half of it others than the whole.
    const DISTINCT: i32 = 64;
    let (start, end) = (out.len(), out.len() + want.max(2));
    out.push(Choice::Stop);
    let at = table.model(model).at;
    let half = Length(left.0 / 2);
    for (first, step, length) in [(0, 4, left), (2, 4, left), (0, 4, half), (1, 2, left)] {
        for direction in (first..compass::DIRECTIONS).step_by(step) {
            let to = at + compass::vector(direction, length);
            let base = Disc { centre: to, radius: table.profile(model).base };
            if out.len() < end
                && to != at
                && Point::checked(to.x, to.y).is_some()
                && (model.seat() != seat || table.pitch().holds(base))
                && (left.0 >= DISTINCT || !spot::is_among(&out[start..], to))
            {
                out.push(Choice::Line(to));
            }
        }
    }
}

/// A line in any direction and of any length, or no push.
pub(super) fn sample(
    table: &Table,
    seat: Seat,
    model: ModelId,
    left: Length,
    rng: &mut dyn Chance,
) -> Sample {
    let direction = rng.below(compass::DIRECTIONS + compass::DIRECTIONS / 8);
    let to = table.model(model).at + compass::vector(direction, Length(between(1, left.0, rng)));
    let legal = fits(table, seat, model, (left, Bound::Free), to).is_ok();
    let pushed = direction < compass::DIRECTIONS && legal;
    Some(Sampled::free(if pushed { Choice::Line(to) } else { Choice::Stop }))
}
