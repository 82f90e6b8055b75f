//! Where a model can get to: areas to draw and shortest ways, over every kind of ground.

use plane::sweep::Near;
use plane::{Disc, Length, Obstacles, Path, Point, compass, reach, route};

use crate::event::Movement;
use crate::ground::{ground, in_the_way};
use crate::legal;
use crate::model::ModelId;
use crate::table::Table;
use crate::terrain::{Footing, Ground, Trod};

/// The ground ahead of a model and what it may cover, counting the ground it stands on.
fn footing(table: &Table, model: ModelId, movement: Movement, length: Length) -> (Footing<'_>, Length) {
    let at = table.model(model).at;
    let reach = length.plus(Length(Ground::Fast.change()));
    let (footing, change) = Footing::new(table, model, movement, Trod::default()).near(at, reach).start(at);
    (footing, if length.0 > 0 { Length((length.0 + change).max(0)) } else { length })
}

/// Polygons of places a model's centre can get to by a movement of that length.
///
/// Rough ground is shown twice: as far as it goes round it, and with two inches less through it. Fast ground counts where
/// a straight way leads over it.
pub(crate) fn region(table: &Table, model: ModelId, movement: Movement, length: Length) -> Vec<Vec<Point>> {
    let (mut ground, mask) = (ground(table), in_the_way(table, model, movement));
    let mover = table.disc(model);
    let (footing, left) = footing(table, model, movement, length);
    if footing.is_open() {
        return reach::region(mover, left, &ground, mask);
    }
    let mut all = Vec::new();
    if footing.has(Ground::Rough) {
        let round = mask.with(footing.lay_rough(&mut ground));
        all.extend(reach::region(mover, left, &ground, round));
        let slow = Length((left.0 + Ground::Rough.change()).max(0));
        all.extend(reach::region(mover, slow, &ground, mask));
    } else {
        all.extend(reach::region(mover, left, &ground, mask));
    }
    if footing.has(Ground::Fast) {
        all.push(straight(&footing, &Near::new(&ground, mover, most(left), mask), mover, left));
    }
    all
}

fn most(left: Length) -> Length {
    left.plus(Length(Ground::Fast.change()))
}

/// The furthest ends of straight ways over fast and rough ground in all directions.
fn straight(footing: &Footing<'_>, near: &Near<'_>, mover: Disc, left: Length) -> Vec<Point> {
    let end = |direction: u32| {
        let mut end = near.ray(direction, most(left));
        while let Err(far) = footing.judge(mover.centre, &Path::to(end), left) {
            let shorter = Length((far.m as i32 - 2).max(0));
            let cut = mover.centre + compass::vector(direction, shorter);
            end = if cut == end || !near.clear(cut) { mover.centre } else { cut };
        }
        end
    };
    (0..compass::DIRECTIONS).map(end).collect()
}

/// The shortest path found that brings a model to a point by a movement of that length: round rough ground if it must.
pub(crate) fn route(
    table: &Table,
    model: ModelId,
    movement: Movement,
    to: Point,
    length: Length,
) -> Option<Path> {
    let (mut ground, mask) = (ground(table), in_the_way(table, model, movement));
    let mover = table.disc(model);
    let (footing, left) = footing(table, model, movement, length);
    if footing.is_open() {
        return route::shortest(mover, to, left, &ground, mask);
    }
    let find = |ground: &Obstacles, mask, left| {
        let path = route::shortest(mover, to, left, ground, mask)?;
        legal::may_walk(table, model, movement, length, &path).then_some(path)
    };
    let through = find(&ground, mask, most(left));
    through.or_else(|| {
        let round = mask.with(footing.lay_rough(&mut ground));
        find(&ground, round, left)
    })
}
