//! Who sees and who engages whom (GB-GEO-17 to -19, GB-ENG-01 to -04).

use core::cell::{Cell, OnceCell};

use kernel::{List, Seat};
use plane::sight::{Sight, Touch};
use plane::{Disc, Length, Mask, Obstacles, Point, Polygon, Rect, Segment, Vector};

use crate::effect::{layers, touch};
use crate::ground::{GOALPOSTS, barriers, forests, ground, mask};
use crate::model::{MODELS_MAX, ModelId, ModelSet, Profile};
use crate::table::Table;
use crate::terrain::{self, Lay};

/// The most things that block sight: all models and both goalposts.
const BLOCKERS_MAX: usize = MODELS_MAX + 2;

/// By how much more than the mover a line may shift, because points are whole units.
const SHIFT: i32 = 3;

/// The width of a model's melee zone in units; a KD model has none (GB-STAT-19, GB-KD-02).
#[must_use]
pub fn zone(table: &Table, model: ModelId) -> Option<Length> {
    let up = !table.model(model).is_down() || layers::engages_down(table, model);
    let standing = table.is_on_pitch(model) && up;
    standing.then(|| Length::inches(i32::from(layers::zone(table, model))))
}

/// Whether a model is within another's melee zone, seen or not; a KD model keeps its zone (GB-STAT-19, -20).
#[must_use]
pub fn is_in_zone(table: &Table, of: ModelId, model: ModelId) -> bool {
    let zone = Length::inches(i32::from(layers::zone(table, of)));
    of != model && table.disc(of).within(table.disc(model), zone)
}

/// The models that block sight: everybody on the pitch who is not KD, but the ends of the line (GB-RUL-32).
#[must_use]
pub fn blockers(table: &Table, ends: ModelSet) -> ModelSet {
    table.standing.minus(ends).iter().filter(|&model| !table.model(model).is_down()).collect()
}

/// Whether one model would engage another standing at `at` instead of where it stands.
#[must_use]
pub fn engages_at(table: &Table, by: ModelId, on: ModelId, at: Point) -> bool {
    let target = Disc { centre: at, radius: table.profile(on).base };
    let source = table.disc(by);
    // Most models are far from each other, which is seen at once where no zone is changed.
    let printed = Length::inches(i32::from(table.profile(by).melee));
    if !table.effects.touched.has(touch::Touch::Zone) && !source.within(target, printed) {
        return false;
    }
    let Some(zone) = zone(table, by) else { return false };
    source.within(target, zone) && sees(table, source, target, ModelSet::EMPTY.with(by).with(on))
}

/// Whether `by` engages the enemy `on` (GB-ENG-01).
#[must_use]
pub fn engages(table: &Table, by: ModelId, on: ModelId) -> bool {
    table.is_on_pitch(on) && engages_at(table, by, on, table.model(on).at)
}

/// The enemies engaging a model (GB-ENG-02).
#[must_use]
pub fn engaging(table: &Table, model: ModelId) -> ModelSet {
    enemies_of(table, model).iter().filter(|&enemy| engages(table, enemy, model)).collect()
}

/// The enemies a model engages.
#[must_use]
pub fn engaged_by(table: &Table, model: ModelId) -> ModelSet {
    enemies_of(table, model).iter().filter(|&enemy| engages(table, model, enemy)).collect()
}

/// The enemies of a model on the pitch: of one that another player has act, its own team.
#[must_use]
pub fn enemies_of(table: &Table, model: ModelId) -> ModelSet {
    enemies(table, table.side(model)).without(model)
}

/// The enemies of a seat on the pitch.
#[must_use]
pub fn enemies(table: &Table, seat: Seat) -> ModelSet {
    table.fielded(seat.other())
}

/// Whether at least one line runs free between two bases (GB-GEO-17); `ends` are the models that stand at its ends.
#[must_use]
pub fn sees(table: &Table, from: Disc, to: Disc, ends: ModelSet) -> bool {
    let line = Segment::new(from.centre, to.centre);
    let bounds = Rect::round(&[line.from, line.to]);
    let blocks = |disc: Disc| line.within(disc.centre, disc.radius);
    let stands = |model: ModelId| {
        bounds.reaches(table.model(model).at, Profile::BASE_MOST) && !table.model(model).is_down()
    };
    let mut others = table.standing.minus(ends).iter();
    let clear = !others.any(|model| stands(model) && blocks(table.disc(model)))
        && !table.barriers().into_iter().any(|post| bounds.reaches(post.centre, post.radius) && blocks(post));
    // Most lines run where no piece is near, which its bounds tell at once.
    let open = || {
        let pieces = Pieces::within(table, bounds);
        pieces.is_empty() || pieces.clear_of(table, line) > 0
    };
    clear && open() || every_line(table, from, to, ends).is_some()
}

/// Everything that blocks sight, but the ends of the line.
fn in_sight_of(table: &Table, ends: ModelSet) -> impl Iterator<Item = Disc> + '_ {
    table.barriers().into_iter().chain(blockers(table, ends).iter().map(|model| table.disc(model)))
}

/// Judges all lines between two bases and hands over one that is free (GB-RUL-32).
fn every_line(table: &Table, from: Disc, to: Disc, ends: ModelSet) -> Option<Segment> {
    let ground = ground(table);
    sight(table, &ground, ends).line_between(from, to)
}

/// Sight past everything on the pitch but the ends of the line: models and barriers hide, forests may be seen into and out
/// of (GB-RUL-32, -33).
pub(crate) fn sight<'a>(table: &Table, ground: &'a Obstacles, ends: ModelSet) -> Sight<'a> {
    let solid = mask(blockers(table, ends)).with(barriers(table));
    Sight::new(ground, solid, Touch::Blocks).with_forests(forests(table, ground))
}

/// Barriers and forests that may come in the way of a line.
#[derive(Clone, Copy)]
struct Pieces {
    /// Those on the pitch.
    mask: Mask,
    /// Whether an area that counts as a forest may too.
    areas: bool,
}

impl Pieces {
    /// Those that reach into some bounds.
    fn within(table: &Table, bounds: Rect) -> Self {
        let terrain = &table.terrain;
        let all = terrain.barriers().with(terrain.forests());
        let reaches = |disc: Disc| bounds.reaches(disc.centre, disc.radius);
        let areas = terrain::areas(table).any(|area| area.lay == Lay::Forest && reaches(area.disc));
        Self { mask: terrain.reaching(all, bounds), areas }
    }

    fn is_empty(self) -> bool {
        self.mask.is_empty() && !self.areas
    }

    /// How far a line certainly keeps from each of them that could block it; the greatest number if there are none, not
    /// above zero if one may block it.
    fn clear_of(self, table: &Table, line: Segment) -> i32 {
        let terrain = &table.terrain;
        let (walls, woods) = (self.mask.only(terrain.barriers()), self.mask.only(terrain.forests()));
        let round = |disc: Disc| line.distance_down(disc.centre) - disc.radius.0;
        // A forest does not block a line that begins in it; one it ends in may block the next that does not.
        let wood = |clear: i32, from: bool, to: bool| match (from, to) {
            (true, _) => i32::MAX,
            (false, true) => 1,
            (false, false) => clear,
        };
        let grove = |disc: Disc| {
            let inside = |point: Point| disc.centre.within(point, disc.radius);
            wood(round(disc), inside(line.from), inside(line.to))
        };
        let forest = |piece: &Polygon| {
            wood(piece.clearance_down(line), piece.contains(line.from), piece.contains(line.to))
        };
        let mut clear = i32::MAX;
        clear = terrain.round(walls).map(round).fold(clear, i32::min);
        clear = terrain.cornered(walls).map(|piece| piece.clearance_down(line)).fold(clear, i32::min);
        clear = terrain.round(woods).map(grove).fold(clear, i32::min);
        clear = terrain.cornered(woods).map(forest).fold(clear, i32::min);
        if self.areas {
            let woods = terrain::areas(table).filter(|area| area.lay == Lay::Forest);
            clear = woods.map(|area| grove(area.disc)).fold(clear, i32::min);
        }
        clear
    }
}

/// Whether a model sees a goalpost, which does not hide itself (GB-RUL-32).
#[must_use]
pub fn sees_goalpost(table: &Table, model: ModelId, owner: Seat) -> bool {
    let ground = ground(table);
    let post = Mask::disc(MODELS_MAX as u8 + owner.0);
    let sight = sight(table, &ground, ModelSet::EMPTY.with(model)).without(post);
    sight.between(table.disc(model), table.goalpost(owner))
}

/// Whether a model sees a spot (GB-RUL-77).
#[must_use]
pub fn sees_spot(table: &Table, model: ModelId, spot: Point) -> bool {
    let ground = ground(table);
    sight(table, &ground, ModelSet::EMPTY.with(model)).to_point(table.disc(model), spot)
}

/// Whether a model sees another model.
#[must_use]
pub fn sees_model(table: &Table, by: ModelId, on: ModelId) -> bool {
    sees(table, table.disc(by), table.disc(on), ModelSet::EMPTY.with(by).with(on))
}

/// Whether a point is within a distance of a triangle.
fn meets([a, b, c]: [Point; 3], point: Point, distance: Length) -> bool {
    let left = |from: Point, to: Point| (to - from).cross(point - from) >= 0;
    let sides = [left(a, b), left(b, c), left(c, a)];
    sides == [true; 3]
        || sides == [false; 3]
        || [(a, b), (b, c), (c, a)].iter().any(|&(p, q)| Segment::new(p, q).within(point, distance))
}

/// An enemy's eye on a model that moves along a stretch.
pub struct Watch<'a> {
    table: &'a Table,
    by: Disc,
    radius: Length,
    ends: ModelSet,
    /// What could come between them somewhere on the stretch.
    near: List<Disc, BLOCKERS_MAX>,
    /// The barriers and forests that could.
    pieces: Pieces,
    /// The line that was free when last looked: where it begins, and where on the mover's base it ends.
    last: Cell<Option<(Point, Vector)>>,
    /// Whether no line was free when last looked, nor would have been past narrower things.
    hidden: Cell<bool>,
    /// The pitch as obstacles, laid out once it is needed.
    ground: OnceCell<Obstacles>,
}

impl<'a> Watch<'a> {
    /// Watches a mover on a stretch.
    #[must_use]
    pub fn new(table: &'a Table, by: ModelId, mover: ModelId, stretch: Segment) -> Self {
        let ends = ModelSet::EMPTY.with(by).with(mover);
        let (eye, base) = (table.disc(by), table.disc(mover));
        // Positions are whole units and so lie a little off the stretch.
        let wide = eye.radius.max(base.radius).0 + SHIFT;
        let corners = [eye.centre, stretch.from, stretch.to];
        let bounds = Rect::round(&corners).shrunk(Length(-wide));
        let near = in_sight_of(table, ends).filter(|disc| {
            let (at, r) = (disc.centre, disc.radius.0);
            at.x + r >= bounds.min.x
                && at.x - r <= bounds.max.x
                && at.y + r >= bounds.min.y
                && at.y - r <= bounds.max.y
                && meets(corners, at, Length(wide + r))
        });
        let pieces = Pieces::within(table, bounds);
        Self {
            table,
            by: eye,
            radius: base.radius,
            ends,
            near: near.collect(),
            pieces,
            last: Cell::new(None),
            hidden: Cell::new(false),
            ground: OnceCell::new(),
        }
    }

    /// Whether nothing can come between them on the whole stretch.
    #[must_use]
    pub fn is_certain(&self) -> bool {
        self.near.is_empty() && self.pieces.is_empty()
    }

    /// Whether the mover is seen at a point, and for how many units of further movement that is certain. The points of a
    /// base move with it, and no point of a line shifts more than the mover does: seen it is while the line between the
    /// centres, or another that is free, keeps clear of everything; hidden it is while every line meets something so
    /// deeply that it would do so shifted. To be certain for `stride` units takes a second look past wider or narrower
    /// things, which is worth it only where the first says little.
    #[must_use]
    pub fn look(&self, at: Point, stride: u32) -> (bool, u32) {
        let sure = |clearance: i32| clearance.saturating_sub(SHIFT).max(0) as u32;
        let clearance = self.clearance(Segment::new(self.by.centre, at));
        if clearance > 0 {
            return (true, sure(clearance));
        }
        // A line that was free a moment ago is the likeliest to be so still.
        if let Some((from, end)) = self.last.get() {
            let clearance = self.clearance(Segment::new(from, at + end));
            if clearance > 0 {
                return (true, sure(clearance));
            }
        }
        let margin = stride as i32 + SHIFT;
        let lasts = self.pieces.is_empty();
        // What was deeply hidden a moment ago is the likeliest to be so still: what is hidden past narrower things is hidden.
        let was_hidden = self.hidden.take();
        if was_hidden && self.line_past(at, -margin).is_none() {
            self.hidden.set(true);
            return (false, stride);
        }
        let found = self.line_past(at, 0);
        self.remember(found, at);
        let certain = found.map_or(0, |line| sure(self.clearance(line)));
        if certain >= stride || !lasts || was_hidden && found.is_none() {
            return (found.is_some(), certain);
        }
        let past = self.line_past(at, if found.is_some() { margin } else { -margin });
        if past.is_some() != found.is_some() {
            return (found.is_some(), certain);
        }
        self.remember(past, at);
        self.hidden.set(past.is_none());
        (found.is_some(), stride)
    }

    fn remember(&self, line: Option<Segment>, at: Point) {
        self.last.set(line.map(|line| (line.from, line.to - at)));
    }

    /// A free line to the mover at a point, as if every model and goalpost in between were wider by so many units, or narrower.
    fn line_past(&self, at: Point, wider: i32) -> Option<Segment> {
        let ground = self.ground.get_or_init(|| ground(self.table));
        let there = Disc { centre: at, radius: self.radius };
        if wider == 0 {
            return sight(self.table, ground, self.ends).line_between(self.by, there);
        }
        let (mut other, mut gone) = (*ground, Mask::NONE);
        for (number, disc) in ground.discs(mask(blockers(self.table, self.ends)).with(GOALPOSTS)) {
            let radius = Length(disc.radius.0 + wider);
            if radius.0 > 0 {
                other.set_disc(number, Disc { radius, ..disc });
            } else {
                gone = gone.with(Mask::disc(number));
            }
        }
        sight(self.table, &other, self.ends).without(gone).line_between(self.by, there)
    }

    /// How far a line certainly keeps from everything that could come between.
    fn clearance(&self, line: Segment) -> i32 {
        let clearance = |blocker: &Disc| line.distance_down(blocker.centre) - blocker.radius.0;
        let bases = self.near.iter().map(clearance).min().unwrap_or(i32::MAX);
        bases.min(self.pieces.clear_of(self.table, line))
    }
}
