//! Pieces of terrain: what lies on the pitch besides the goalposts, and read-only questions about it (GB-TERR).

mod area;
mod footing;
mod layout;
mod pitches;
mod shelter;
mod turn;
mod written;

use plane::{Disc, Length, Mask, Obstacle, Obstacles, Polygon, Rect, Shape};
use serde::{Deserialize, Serialize};

pub use area::{Area, Lay, areas};
pub use footing::{Change, Footing, TooFar, Trod, fast_bonus};
pub(crate) use layout::pieces;
pub use layout::{Layout, TerrainPiece, faults};
#[doc(hidden)]
pub use pitches::parse as parse_pitches;
pub use pitches::{Pitch, pitches};
pub use shelter::{in_cover, in_forest, is_in, shapes};

use crate::ground::FIRST_PIECE;

/// The most pieces on one pitch.
pub const PIECES_MAX: usize = 12;

/// The types of terrain (GB-TERR-01); ground that is not declared is open and needs none (GB-TERR-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TerrainType {
    /// Fast terrain: +2" MOV (GB-TERR-04).
    Fast,
    /// Rough terrain: −2" MOV (GB-TERR-06).
    Rough,
    /// An obstruction: cover, may be jogged over, nothing stays on it (GB-TERR-09 to -16).
    Obstruction,
    /// A barrier: cover, blocks movement and sight (GB-TERR-17 to -20).
    Barrier,
    /// A forest: rough, cover, hinders kicks and sight (GB-TERR-21 to -25).
    Forest,
}

impl TerrainType {
    /// What the ground is for an advance; a forest is rough (GB-TERR-21).
    #[must_use]
    pub const fn ground(self) -> Option<Ground> {
        match self {
            Self::Fast => Some(Ground::Fast),
            Self::Rough | Self::Forest => Some(Ground::Rough),
            Self::Obstruction | Self::Barrier => None,
        }
    }

    /// Whether nothing may lie on it (GB-GEO-11).
    #[must_use]
    pub const fn is_solid(self) -> bool {
        match self {
            Self::Obstruction | Self::Barrier => true,
            Self::Fast | Self::Rough | Self::Forest => false,
        }
    }
}

/// Ground that changes MOV (GB-TERR-04 to -07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// +2".
    Fast,
    /// −2".
    Rough,
}

impl Ground {
    /// By how many units it changes MOV.
    #[must_use]
    pub const fn change(self) -> i32 {
        match self {
            Self::Fast => footing::STEP,
            Self::Rough => -footing::STEP,
        }
    }
}

/// One piece: a circle, or a polygon of at most eight whole-unit corners (GB-RUL-27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its type.
    pub kind: TerrainType,
    /// Its form and place.
    pub shape: Shape,
}

/// The pieces of a pitch, flat: round ones and those with corners apart, as geometry wants them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Saved", into = "Saved")]
pub struct Terrain {
    polygons: [Polygon; PIECES_MAX],
    discs: [Disc; PIECES_MAX],
    /// For each piece its type and where its shape is.
    rows: [Row; PIECES_MAX],
    count: u8,
    polygon_count: u8,
    disc_count: u8,
    /// The pieces that count as fast instead of rough for the turn (GB-RUL-72).
    slid: u16,
    barriers: Mask,
    obstructions: Mask,
    forests: Mask,
    fast: Mask,
    rough: Mask,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Row {
    kind: TerrainType,
    round: bool,
    slot: u8,
}

/// A pitch as it is written down.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Saved {
    pieces: Vec<Piece>,
    #[serde(default)]
    slid: u16,
}

impl From<Terrain> for Saved {
    fn from(terrain: Terrain) -> Self {
        Self { pieces: terrain.pieces().collect(), slid: terrain.slid }
    }
}

impl From<Saved> for Terrain {
    fn from(saved: Saved) -> Self {
        let mut terrain = Self::new(&saved.pieces);
        (0..PIECES_MAX as u8).filter(|piece| saved.slid >> piece & 1 == 1).for_each(|n| terrain.slide(n));
        terrain
    }
}

impl Default for Terrain {
    fn default() -> Self {
        Self::NONE
    }
}

impl Terrain {
    /// A pitch with nothing on it but the goalposts, which is legal (GB-SETUP-17).
    pub const NONE: Self = Self {
        polygons: [Polygon::NOTHING; PIECES_MAX],
        discs: [Disc { centre: plane::Point { x: 0, y: 0 }, radius: Length(0) }; PIECES_MAX],
        rows: [Row { kind: TerrainType::Rough, round: true, slot: 0 }; PIECES_MAX],
        count: 0,
        polygon_count: 0,
        disc_count: 0,
        slid: 0,
        barriers: Mask::NONE,
        obstructions: Mask::NONE,
        forests: Mask::NONE,
        fast: Mask::NONE,
        rough: Mask::NONE,
    };

    /// The pitch with these pieces; what goes beyond the room for them is left out.
    #[must_use]
    pub fn new(pieces: &[Piece]) -> Self {
        let mut terrain = Self::NONE;
        for piece in pieces.iter().take(PIECES_MAX) {
            terrain.add(piece);
        }
        terrain
    }

    fn add(&mut self, piece: &Piece) {
        let (row, mask) = match piece.shape {
            Shape::Disc(disc) => {
                let slot = self.disc_count;
                self.discs[usize::from(slot) % PIECES_MAX] = disc;
                self.disc_count += 1;
                (Row { kind: piece.kind, round: true, slot }, Mask::disc(FIRST_PIECE + slot))
            }
            Shape::Polygon(polygon) => {
                let slot = self.polygon_count;
                self.polygons[usize::from(slot) % PIECES_MAX] = polygon;
                self.polygon_count += 1;
                (Row { kind: piece.kind, round: false, slot }, Mask::polygon(slot))
            }
        };
        self.rows[usize::from(self.count) % PIECES_MAX] = row;
        self.count += 1;
        let sets = match piece.kind {
            TerrainType::Fast => [Some(&mut self.fast), None],
            TerrainType::Rough => [Some(&mut self.rough), None],
            TerrainType::Obstruction => [Some(&mut self.obstructions), None],
            TerrainType::Barrier => [Some(&mut self.barriers), None],
            TerrainType::Forest => [Some(&mut self.forests), Some(&mut self.rough)],
        };
        for set in sets.into_iter().flatten() {
            *set = set.with(mask);
        }
    }

    /// Makes a rough piece count as fast until [`Terrain::settle`]; it keeps everything else it does (GB-RUL-72).
    pub fn slide(&mut self, piece: u8) {
        let mask = self.mask(piece).only(self.rough);
        if !mask.is_empty() {
            self.slid |= 1 << piece;
            self.rough = self.rough.without(mask);
            self.fast = self.fast.with(mask);
        }
    }

    /// Makes all ground what it was agreed to be.
    pub fn settle(&mut self) {
        for piece in (0..self.count).filter(|piece| self.slid >> piece & 1 == 1) {
            let mask = self.mask(piece);
            self.rough = self.rough.with(mask);
            self.fast = self.fast.without(mask);
        }
        self.slid = 0;
    }

    /// Whether there is no piece at all.
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// The pieces in their order.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = Piece> + '_ {
        self.rows[..usize::from(self.count)]
            .iter()
            .map(|row| Piece { kind: row.kind, shape: self.shape(*row) })
    }

    /// What the ground of a piece is at present, by its number.
    #[must_use]
    pub fn ground(&self, piece: u8) -> Option<Ground> {
        let mask = self.mask(piece);
        if !mask.only(self.fast).is_empty() {
            return Some(Ground::Fast);
        }
        (!mask.only(self.rough).is_empty()).then_some(Ground::Rough)
    }

    fn shape(&self, row: Row) -> Shape {
        let slot = usize::from(row.slot) % PIECES_MAX;
        if row.round { Shape::Disc(self.discs[slot]) } else { Shape::Polygon(self.polygons[slot]) }
    }

    /// The number of a piece among the obstacles.
    fn mask(&self, piece: u8) -> Mask {
        match self.rows[..usize::from(self.count)].get(usize::from(piece)) {
            Some(row) if row.round => Mask::disc(FIRST_PIECE + row.slot),
            Some(row) => Mask::polygon(row.slot),
            None => Mask::NONE,
        }
    }

    /// The type of the piece that stands in a way.
    #[must_use]
    pub fn kind_of(&self, obstacle: Obstacle) -> Option<TerrainType> {
        let (round, slot) = match obstacle {
            Obstacle::Disc(number) => (true, number.checked_sub(FIRST_PIECE)?),
            Obstacle::Polygon(number) => (false, number),
            Obstacle::Edge => return None,
        };
        let rows = &self.rows[..usize::from(self.count)];
        rows.iter().find(|row| row.round == round && row.slot == slot).map(|row| row.kind)
    }

    /// Adds the pieces to the obstacles of the pitch, behind everything that was added before.
    pub(crate) fn lay(&self, ground: &mut Obstacles) {
        ground.set_polygons(&self.polygons, self.polygon_count);
        for disc in &self.discs[..usize::from(self.disc_count)] {
            ground.add_disc(*disc);
        }
    }

    /// How many round pieces there are.
    #[inline]
    #[must_use]
    pub(crate) const fn round_count(&self) -> u8 {
        self.disc_count
    }

    /// The barriers among the obstacles, goalposts apart.
    #[inline]
    #[must_use]
    pub const fn barriers(&self) -> Mask {
        self.barriers
    }

    /// The obstructions among the obstacles.
    #[inline]
    #[must_use]
    pub const fn obstructions(&self) -> Mask {
        self.obstructions
    }

    /// The forests among the obstacles.
    #[inline]
    #[must_use]
    pub const fn forests(&self) -> Mask {
        self.forests
    }

    /// What nothing may lie on: barriers and obstructions (GB-GEO-11).
    #[inline]
    #[must_use]
    pub const fn solid(&self) -> Mask {
        self.barriers.with(self.obstructions)
    }

    /// The ground of one kind among the obstacles.
    #[inline]
    #[must_use]
    pub const fn of_ground(&self, ground: Ground) -> Mask {
        match ground {
            Ground::Fast => self.fast,
            Ground::Rough => self.rough,
        }
    }

    /// Whether a base lies within a distance of one of the chosen pieces; at no distance touching counts (GB-RUL-28).
    #[must_use]
    pub fn within(&self, base: Disc, distance: Length, mask: Mask) -> bool {
        self.round(mask).any(|disc| base.within(disc, distance))
            || self.cornered(mask).any(|piece| base.within_polygon(piece, distance))
    }

    /// Whether a base overlaps one of the chosen pieces.
    #[must_use]
    pub fn overlaps(&self, base: Disc, mask: Mask) -> bool {
        self.round(mask).any(|disc| base.overlaps(disc))
            || self.cornered(mask).any(|piece| base.overlaps_polygon(piece))
    }

    /// The type of the first solid piece a base overlaps.
    #[must_use]
    pub fn under(&self, base: Disc) -> Option<TerrainType> {
        let lies_on = |kind: TerrainType, mask: Mask| self.overlaps(base, mask).then_some(kind);
        lies_on(TerrainType::Barrier, self.barriers)
            .or_else(|| lies_on(TerrainType::Obstruction, self.obstructions))
    }

    /// The solid piece a base is in contact with, if there is one.
    #[must_use]
    pub fn touched(&self, base: Disc) -> Option<Shape> {
        let round = self.round(self.solid()).find(|disc| base.touches(*disc)).map(Shape::Disc);
        round.or_else(|| {
            let cornered = self.cornered(self.solid()).find(|piece| base.touches_polygon(piece));
            cornered.map(|piece| Shape::Polygon(*piece))
        })
    }

    /// Those of the chosen pieces whose bounds reach into some bounds.
    pub(crate) fn reaching(&self, mask: Mask, bounds: Rect) -> Mask {
        let mut found = Mask::NONE;
        for slot in (0..self.disc_count).filter(|slot| !mask.only(Mask::disc(FIRST_PIECE + slot)).is_empty())
        {
            let disc = self.discs[usize::from(slot) % PIECES_MAX];
            if bounds.reaches(disc.centre, disc.radius) {
                found = found.with(Mask::disc(FIRST_PIECE + slot));
            }
        }
        for slot in mask.each_polygon().filter(|&slot| slot < self.polygon_count) {
            if self.polygons[usize::from(slot) % PIECES_MAX].bounds().overlaps(bounds) {
                found = found.with(Mask::polygon(slot));
            }
        }
        found
    }

    /// The chosen round pieces.
    #[inline]
    pub(crate) fn round(&self, mask: Mask) -> impl Iterator<Item = Disc> + '_ {
        let own = Mask { discs: mask.discs >> FIRST_PIECE, polygons: 0 };
        own.each_disc()
            .filter_map(|slot| self.discs[..usize::from(self.disc_count)].get(usize::from(slot)).copied())
    }

    /// The chosen pieces with corners.
    #[inline]
    pub(crate) fn cornered(&self, mask: Mask) -> impl Iterator<Item = &Polygon> + '_ {
        mask.each_polygon()
            .filter_map(|slot| self.polygons[..usize::from(self.polygon_count)].get(usize::from(slot)))
    }
}
