//! Where a model can get to: areas to draw and shortest ways, over every kind of ground.
//!
//! Area and way are one question: a place lies in the area where a way to it is found that the rules allow.

use plane::reach::Reach;
use plane::{Length, Mask, Obstacles, Path, Point, beside, outline};

use crate::ask::Bound;
use crate::event::Movement;
use crate::ground::{ground, in_the_way};
use crate::legal::{self, Stride};
use crate::model::ModelId;
use crate::table::Table;
use crate::terrain::{Footing, Ground};

/// The area a model's centre can get to by a movement, as rings to draw ([`plane::outline`]).
pub(crate) fn region(table: &Table, model: ModelId, stride: Stride, drawn: &Path) -> Vec<Vec<Point>> {
    let land = Land::new(table, model, stride, drawn);
    let roam = land.roam();
    outline(land.at, land.most(), |to| roam.reaches(to))
}

/// The shortest way found that brings a model to a point by a movement, round rough ground if it must.
pub(crate) fn route(table: &Table, model: ModelId, stride: Stride, drawn: &Path, to: Point) -> Option<Path> {
    Land::new(table, model, stride, drawn).roam().path(to)
}

/// The same to a point or, where it can be reached no more than a hair beside it, as near to it as that.
pub(crate) fn way(table: &Table, model: ModelId, stride: Stride, drawn: &Path, to: Point) -> Option<Path> {
    let land = Land::new(table, model, stride, drawn);
    let roam = land.roam();
    beside(to).filter(|at| roam.reaches(*at)).find_map(|at| roam.path(at))
}

/// What a model that has drawn some of its way walks on.
struct Land<'a> {
    table: &'a Table,
    model: ModelId,
    stride: Stride,
    drawn: Path,
    /// Where the drawn way ends.
    at: Point,
    /// What it has cost.
    spent: Length,
    footing: Footing<'a>,
    plain: Obstacles,
    mask: Mask,
    /// The same with the rough ground ahead as obstacles.
    round: Option<(Obstacles, Mask)>,
}

impl<'a> Land<'a> {
    fn new(table: &'a Table, model: ModelId, stride: Stride, drawn: &Path) -> Self {
        let start = table.model(model).at;
        let footing = stride.footing(table, model);
        let plain = ground(table);
        let mask = in_the_way(table, model, stride.movement);
        let (ahead, _) = footing.start(start);
        let round = ahead.has(Ground::Rough).then(|| {
            let mut ground = plain;
            let rough = ahead.lay_rough(&mut ground);
            (ground, mask.with(rough))
        });
        Self {
            table,
            model,
            stride,
            drawn: *drawn,
            at: drawn.end().unwrap_or(start),
            spent: drawn.length(start),
            footing,
            plain,
            mask,
            round,
        }
    }

    /// The furthest it could go on if all ground ahead were fast.
    fn most(&self) -> Length {
        let fast = if self.footing.has(Ground::Fast) { Ground::Fast.change() } else { 0 };
        self.stride.left.plus(Length(fast)).less(self.spent)
    }

    fn roam(&self) -> Roam<'_> {
        let mover = self.table.disc(self.model).at(self.at);
        let plain = Reach::new(mover, self.most(), &self.plain, self.mask);
        let round = self.round.as_ref().map(|(ground, mask)| Reach::new(mover, self.most(), ground, *mask));
        Roam { land: self, ways: [Some(plain), round] }
    }

    /// A way on from where the drawn one ends, put behind it.
    fn whole(&self, on: &Path) -> Option<Path> {
        let mut whole = self.drawn;
        on.points().all(|point| whole.push(point)).then_some(whole)
    }

    fn may_end(&self, at: Point) -> bool {
        legal::may_end(self.table, self.model, self.stride, at)
    }

    /// Whether a free way is short enough for the ground it leads over.
    fn is_near(&self, whole: &Path) -> bool {
        let start = self.table.model(self.model).at;
        self.footing.is_open() || self.footing.judge(start, whole, self.stride.left).is_ok()
    }
}

/// The ways a model can take.
struct Roam<'a> {
    land: &'a Land<'a>,
    ways: [Option<Reach<'a>>; 2],
}

impl Roam<'_> {
    fn reaches(&self, to: Point) -> bool {
        let is_plain = self.land.footing.is_open() && self.land.stride.bound == Bound::Free;
        if is_plain && self.land.drawn.len() + 4 < Path::ROOM {
            return self.ways().any(|way| way.reaches(to)) && self.land.may_end(to);
        }
        self.path(to).is_some()
    }

    fn path(&self, to: Point) -> Option<Path> {
        let land = self.land;
        if land.stride.bound != Bound::Free {
            // Whoever has to go in a direction goes straight on.
            let straight = land.whole(&Path::to(to))?;
            return legal::may_walk(land.table, land.model, land.stride, &straight).then_some(straight);
        }
        if !land.may_end(to) {
            return None;
        }
        let mut found = self.ways().filter_map(|way| land.whole(&way.path(to)?));
        found.find(|whole| land.is_near(whole))
    }

    fn ways(&self) -> impl Iterator<Item = &Reach<'_>> {
        self.ways.iter().flatten()
    }
}

/// A movement of a length that has not begun, in any direction.
pub(crate) fn fresh(movement: Option<Movement>, length: Length) -> Stride {
    Stride::fresh(movement.unwrap_or(Movement::Jog), length)
}
