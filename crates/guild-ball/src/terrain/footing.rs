//! Fast and rough ground under an advance (GB-TERR-04 to -07, GB-ADV-05, -06).
//!
//! MOV changes at the first position of the way at which the base is within such ground, the start of a movement included,
//! once for each of the two in one advance. Where MOV falls below what was covered, the advance ends there: entering rough
//! ground after `c` units with an allowance of `a` leaves max(a − 2", c).

use plane::{Disc, Length, Mask, Obstacles, Path, Point, Polygon, Segment, Shape, Way, span};
use serde::{Deserialize, Serialize};

use super::Ground;
use super::area::{Lay, areas};
use crate::effect::layers::{self, Deed};
use crate::effect::touch::Touch;
use crate::event::Movement;
use crate::ground::{Flight, flight};
use crate::interrupt::sooner;
use crate::model::ModelId;
use crate::table::Table;

/// How much further than its MOV an advance goes at most, as far as can be seen at a glance: 2" where there is any fast ground
/// (GB-TERR-04, -05).
#[must_use]
pub fn fast_bonus(table: &Table) -> Length {
    let laid = || areas(table).any(|area| area.lay == Lay::Fast);
    let any = !table.terrain.of_ground(Ground::Fast).is_empty() || laid();
    if any { Length(STEP) } else { Length::ZERO }
}

/// By how much fast and rough ground change MOV.
pub(crate) const STEP: i32 = 2 * 254;

/// Which ground has counted in an advance already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trod {
    /// The bonus of fast terrain was gained (GB-TERR-05).
    pub fast: bool,
    /// The penalty of rough terrain was suffered (GB-TERR-07).
    pub rough: bool,
}

impl Trod {
    /// Whether nothing has counted yet.
    #[must_use]
    pub const fn is_none(&self) -> bool {
        !self.fast && !self.rough
    }

    const fn has(self, ground: Ground) -> bool {
        match ground {
            Ground::Fast => self.fast,
            Ground::Rough => self.rough,
        }
    }

    const fn with(self, ground: Ground) -> Self {
        match ground {
            Ground::Fast => Self { fast: true, ..self },
            Ground::Rough => Self { rough: true, ..self },
        }
    }
}

/// Where on a stretch MOV changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Change {
    /// The number of the position.
    pub m: u32,
    /// What is entered there; both at once cancel out.
    pub news: Trod,
}

impl Change {
    /// The change of MOV in units.
    #[must_use]
    pub const fn units(self) -> i32 {
        STEP * (self.news.fast as i32 - self.news.rough as i32)
    }
}

/// A path that goes further than the ground allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooFar {
    /// The stretch on which it ends too late.
    pub stretch: u8,
    /// The last position on that stretch that is near enough.
    pub m: u32,
    /// What could be covered in all.
    pub left: Length,
    /// Whether rough ground made it so.
    pub rough: bool,
}

/// What an advance of one model may tread on.
#[derive(Clone)]
pub struct Footing<'a> {
    table: &'a Table,
    model: ModelId,
    movement: Movement,
    radius: Length,
    trod: Trod,
    fast: Mask,
    rough: Mask,
    areas: Vec<(Ground, Disc)>,
}

impl<'a> Footing<'a> {
    /// The ground of a movement that has trodden on some of it; only advances feel it (GB-REPO-05).
    #[must_use]
    pub fn new(table: &'a Table, model: ModelId, movement: Movement, trod: Trod) -> Self {
        let is_rough =
            !table.terrain.of_ground(Ground::Rough).is_empty() || table.effects.touched.has(Touch::Ground);
        let ignores = || movement.is_advance() && is_rough && table.ignores_rough(model);
        let trod = Trod { rough: trod.rough || ignores(), ..trod };
        let flies = flight(table, model, movement) == Some(Flight::All);
        let feels = |ground: Ground| movement.is_advance() && !trod.has(ground) && !flies;
        let of = |ground: Ground| if feels(ground) { table.terrain.of_ground(ground) } else { Mask::NONE };
        let laid = areas(table).filter(|area| area.counts_for(model.seat())).filter_map(|area| {
            let ground = match area.lay {
                Lay::Fast => Some(Ground::Fast),
                Lay::Rough | Lay::Forest => Some(Ground::Rough),
                Lay::Cover => None,
            };
            ground.filter(|&ground| feels(ground)).map(|ground| (ground, area.disc))
        });
        Self {
            table,
            model,
            movement,
            radius: table.profile(model).base,
            trod,
            fast: of(Ground::Fast),
            rough: of(Ground::Rough),
            areas: laid.collect(),
        }
    }

    /// The same with only what lies within a reach of a place.
    #[must_use]
    pub fn near(self, at: Point, reach: Length) -> Self {
        if self.is_open() {
            return self;
        }
        let base = Disc { centre: at, radius: self.radius };
        let keep = |mask: Mask| {
            let near = |(one, shape): (Mask, Shape)| shape.within(base, reach).then_some(one);
            self.each(mask).filter_map(near).fold(Mask::NONE, Mask::with)
        };
        let areas = self.areas.iter().copied().filter(|(_, disc)| base.within(*disc, reach)).collect();
        Self { fast: keep(self.fast), rough: keep(self.rough), areas, ..self }
    }

    /// Whether no ground changes anything.
    #[inline]
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.fast.is_empty() && self.rough.is_empty() && self.areas.is_empty()
    }

    /// The ground that changes MOV as soon as a model at this place moves at all, taken out of what is still ahead.
    #[must_use]
    pub fn start(&self, at: Point) -> (Self, i32) {
        let base = Disc { centre: at, radius: self.radius };
        let mut change = Change::default();
        let mut rest = self.clone();
        for ground in [Ground::Fast, Ground::Rough] {
            if self.shapes(ground).any(|shape| shape.within(base, Length::ZERO)) {
                change.news = change.news.with(ground);
                rest = rest.after(ground);
            }
        }
        (rest, change.units())
    }

    /// The same once some ground has counted.
    fn after(self, ground: Ground) -> Self {
        let areas = self.areas.iter().copied().filter(|(other, _)| *other != ground).collect();
        let trod = self.trod.with(ground);
        match ground {
            Ground::Fast => Self { fast: Mask::NONE, trod, areas, ..self },
            Ground::Rough => Self { rough: Mask::NONE, trod, areas, ..self },
        }
    }

    /// The same after a change.
    #[must_use]
    pub fn past(self, change: Change) -> Self {
        let fast = if change.news.fast { self.after(Ground::Fast) } else { self };
        if change.news.rough { fast.after(Ground::Rough) } else { fast }
    }

    /// What has counted so far.
    #[must_use]
    pub const fn trod(&self) -> Trod {
        self.trod
    }

    /// Whether there is such ground ahead.
    #[must_use]
    pub fn has(&self, ground: Ground) -> bool {
        self.shapes(ground).next().is_some()
    }

    /// What of such ground ahead lines pass close by: the round pieces, and the corners of the others.
    pub fn corners(&self, ground: Ground) -> impl Iterator<Item = Disc> + '_ {
        let terrain = &self.table.terrain;
        let mask = self.mask(ground);
        let areas = self.areas.iter().filter(move |(other, _)| *other == ground).map(|(_, disc)| *disc);
        let cornered = terrain.cornered(mask).flat_map(Polygon::corners);
        terrain.round(mask).chain(areas).chain(cornered.map(|at| Disc::new(at, Length::ZERO)))
    }

    /// Whether a straight stretch may come onto such ground; `false` is certain.
    #[must_use]
    pub fn may_tread(&self, line: Segment, ground: Ground) -> bool {
        let reach = self.radius.plus(Length(2));
        let terrain = &self.table.terrain;
        let mask = self.mask(ground);
        terrain.round(mask).any(|disc| line.within(disc.centre, disc.radius.plus(reach)))
            || terrain.cornered(mask).any(|piece| piece.hit_by_sweep(line, reach))
            || self
                .areas
                .iter()
                .any(|&(other, disc)| other == ground && line.within(disc.centre, disc.radius.plus(reach)))
    }

    /// The first change on a stretch from a position on, up to another.
    #[must_use]
    pub fn next(&self, way: &Way, from: u32, to: u32) -> Option<Change> {
        let fast = self.first(way, from, Ground::Fast);
        let rough = self.first(way, from, Ground::Rough);
        let m = sooner(fast, rough).filter(|&m| m <= to)?;
        Some(Change { m, news: Trod { fast: fast == Some(m), rough: rough == Some(m) } })
    }

    /// The first position from one on at which the base is within such ground.
    fn first(&self, way: &Way, from: u32, ground: Ground) -> Option<u32> {
        if !self.may_tread(way.segment(), ground) {
            return None;
        }
        let first = |shape: Shape| span::first_within_shape(way, from, self.radius, &shape, Length::ZERO);
        self.shapes(ground).filter_map(first).min()
    }

    /// Judges a path of a model that stands at `start` and may cover `left` if the ground does not change it.
    ///
    /// # Errors
    /// Where it goes too far.
    pub fn judge(&self, start: Point, path: &Path, left: Length) -> Result<(), TooFar> {
        let (mut footing, mut allowed, mut covered) = (self.clone(), left.0 - self.debt(left), 0);
        for (number, stretch) in path.stretches(start).enumerate() {
            if stretch.from == stretch.to {
                continue;
            }
            let way = Way::new(stretch.from, stretch.to);
            let mut end = (allowed - covered).max(0) as u32;
            let mut from = 0;
            while let Some(change) = footing.next(&way, from, end.min(way.last())) {
                footing = footing.past(change);
                allowed += change.units();
                from = change.m;
                end = from.max((allowed - covered).max(0) as u32);
            }
            if way.last() > end {
                let rough = footing.trod.rough && !self.trod.rough;
                let left = Length(allowed.max(covered + end as i32));
                return Err(TooFar { stretch: number as u8, m: end, left, rough });
            }
            covered += way.last() as i32;
        }
        Ok(())
    }

    /// By how much MOV is below 0 where nothing may be covered: fast ground makes up for that first, since MOV is bounded
    /// only once everything has counted (GB-STAT-10, GB-RUL-65).
    fn debt(&self, left: Length) -> i32 {
        if left.0 > 0 || self.trod.fast || !self.movement.is_advance() {
            return 0;
        }
        let deed = Deed::advance(self.model, self.movement, None);
        let mov = layers::mov_sum(self.table, self.model, self.movement != Movement::Jog, deed);
        (-mov.0).max(0)
    }

    /// Lays the rough ground ahead out as obstacles, for ways that go round it.
    #[must_use]
    pub fn lay_rough(&self, ground: &mut Obstacles) -> Mask {
        let areas = self.areas.iter().filter(|(other, _)| *other == Ground::Rough);
        areas.filter_map(|(_, disc)| ground.add_disc(*disc)).map(Mask::disc).fold(self.rough, Mask::with)
    }

    fn mask(&self, ground: Ground) -> Mask {
        match ground {
            Ground::Fast => self.fast,
            Ground::Rough => self.rough,
        }
    }

    fn shapes(&self, ground: Ground) -> impl Iterator<Item = Shape> + '_ {
        let terrain = &self.table.terrain;
        let mask = self.mask(ground);
        let round = terrain.round(mask).map(Shape::Disc);
        let cornered = terrain.cornered(mask).map(|piece| Shape::Polygon(*piece));
        let areas = self.areas.iter().filter(move |(other, _)| *other == ground);
        round.chain(cornered).chain(areas.map(|(_, disc)| Shape::Disc(*disc)))
    }

    /// The chosen pieces one by one, each with its mask.
    fn each(&self, mask: Mask) -> impl Iterator<Item = (Mask, Shape)> + '_ {
        let terrain = &self.table.terrain;
        let round = mask.each_disc().map(Mask::disc);
        let cornered = mask.each_polygon().map(Mask::polygon);
        round.chain(cornered).filter_map(|one| {
            let disc = terrain.round(one).next().map(Shape::Disc);
            let polygon = || terrain.cornered(one).next().map(|piece| Shape::Polygon(*piece));
            Some((one, disc.or_else(polygon)?))
        })
    }
}
