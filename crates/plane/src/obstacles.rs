//! Everything that may stand in the way, laid out flat.

use crate::disc::Disc;
use crate::length::Length;
use crate::mask::Mask;
use crate::point::Point;
use crate::polygon::Polygon;
use crate::rect::Rect;
use crate::segment::Segment;

/// The table with up to 32 discs and 12 polygons in flat arrays: bases, markers, goalposts and terrain.
///
/// Queries take a [`Mask`] of what counts for them, so one such value serves movement, sight and placement.
#[derive(Clone, Copy, Debug)]
pub struct Obstacles {
    table: Rect,
    x: [i32; Self::DISCS],
    y: [i32; Self::DISCS],
    radius: [i32; Self::DISCS],
    discs: u8,
    polygons: [Polygon; Self::POLYGONS],
    polygon_count: u8,
}

/// One of the things that stand in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// The disc with this number.
    Disc(u8),
    /// The polygon with this number.
    Polygon(u8),
    /// The edge of the table.
    Edge,
}

impl Obstacles {
    /// Room for discs.
    pub const DISCS: usize = 32;
    /// Room for polygons.
    pub const POLYGONS: usize = 12;

    /// An empty table.
    pub fn new(table: Rect) -> Self {
        Self {
            table,
            x: [0; Self::DISCS],
            y: [0; Self::DISCS],
            radius: [0; Self::DISCS],
            discs: 0,
            polygons: [Polygon::NOTHING; Self::POLYGONS],
            polygon_count: 0,
        }
    }

    /// The table they stand on.
    #[inline]
    pub const fn table(&self) -> Rect {
        self.table
    }

    /// Adds a disc and gives its number, or nothing if there is no room.
    #[inline]
    pub fn add_disc(&mut self, disc: Disc) -> Option<u8> {
        let number = self.discs;
        if usize::from(number) >= Self::DISCS {
            return None;
        }
        self.discs += 1;
        self.set_disc(number, disc);
        Some(number)
    }

    /// Puts other discs down, numbered from 0; what goes beyond the room for them is left out.
    #[inline]
    pub fn set_discs(&mut self, discs: &[Disc]) {
        let count = discs.len().min(Self::DISCS);
        let slots = self.x.iter_mut().zip(&mut self.y).zip(&mut self.radius);
        for (((x, y), radius), disc) in slots.zip(&discs[..count]) {
            (*x, *y) = (disc.centre.x, disc.centre.y);
            *radius = disc.radius.0.clamp(0, Point::LIMIT);
        }
        self.discs = count as u8;
    }

    /// Puts the disc with this number elsewhere; an unknown number changes nothing.
    #[inline]
    pub fn set_disc(&mut self, number: u8, disc: Disc) {
        let i = usize::from(number);
        if number < self.discs && i < Self::DISCS {
            self.x[i] = disc.centre.x;
            self.y[i] = disc.centre.y;
            self.radius[i] = disc.radius.0.clamp(0, Point::LIMIT);
        }
    }

    /// Adds a polygon and gives its number, or nothing if there is no room.
    pub fn add_polygon(&mut self, piece: Polygon) -> Option<u8> {
        let number = self.polygon_count;
        *self.polygons.get_mut(usize::from(number))? = piece;
        self.polygon_count += 1;
        Some(number)
    }

    /// Puts other polygons down, numbered from 0: the first `count` of a whole table of them, copied at once.
    #[inline]
    pub fn set_polygons(&mut self, polygons: &[Polygon; Self::POLYGONS], count: u8) {
        self.polygons = *polygons;
        self.polygon_count = count.min(Self::POLYGONS as u8);
    }

    /// The disc with this number.
    #[inline]
    pub fn disc(&self, number: u8) -> Option<Disc> {
        let i = usize::from(number);
        if number >= self.discs || i >= Self::DISCS {
            return None;
        }
        Some(Disc::new(Point::new(self.x[i], self.y[i]), Length(self.radius[i])))
    }

    /// The polygon with this number.
    #[inline]
    pub fn polygon(&self, number: u8) -> Option<&Polygon> {
        self.polygons.get(..usize::from(self.polygon_count))?.get(usize::from(number))
    }

    /// All of them.
    #[inline]
    pub const fn all(&self) -> Mask {
        Mask {
            discs: 1u32.unbounded_shl(self.discs as u32).wrapping_sub(1),
            polygons: 1u16.unbounded_shl(self.polygon_count as u32).wrapping_sub(1),
        }
    }

    /// The chosen discs with their numbers.
    #[inline]
    pub fn discs(&self, mask: Mask) -> impl Iterator<Item = (u8, Disc)> + '_ {
        mask.only(self.all()).each_disc().filter_map(|n| Some((n, self.disc(n)?)))
    }

    /// The chosen polygons with their numbers.
    #[inline]
    pub fn polygons(&self, mask: Mask) -> impl Iterator<Item = (u8, &Polygon)> + '_ {
        mask.only(self.all()).each_polygon().filter_map(|n| Some((n, self.polygon(n)?)))
    }

    /// Those of the chosen polygons that may come within a radius of a stretch: their bounds do.
    #[inline]
    pub(crate) fn polygons_by(
        &self,
        line: Segment,
        radius: Length,
        mask: Mask,
    ) -> impl Iterator<Item = (u8, &Polygon)> {
        let bounds = Rect::round(&[line.from, line.to]).shrunk(Length(-radius.0));
        self.polygons(mask).filter(move |(_, piece)| piece.bounds().overlaps(bounds))
    }

    /// Coordinates and radius of the disc in a slot, which may be an unused one.
    #[inline]
    pub(crate) const fn slot(&self, number: u32) -> (i32, i32, i32) {
        let i = number as usize % Self::DISCS;
        (self.x[i], self.y[i], self.radius[i])
    }

    /// Those that a disc overlaps.
    pub fn overlapped(&self, disc: Disc, mask: Mask) -> Mask {
        let discs = self.discs(mask).filter(|(_, other)| disc.overlaps(*other));
        let polygons = self.polygons(mask).filter(|(_, piece)| disc.overlaps_polygon(piece));
        gather(discs.map(|(n, _)| n), polygons.map(|(n, _)| n))
    }

    /// Those that lie within a distance of a disc, the limit included.
    pub fn within(&self, disc: Disc, distance: Length, mask: Mask) -> Mask {
        let discs = self.discs(mask).filter(|(_, other)| disc.within(*other, distance));
        let polygons = self.polygons(mask).filter(|(_, piece)| disc.within_polygon(piece, distance));
        gather(discs.map(|(n, _)| n), polygons.map(|(n, _)| n))
    }

    /// Whether a disc may lie there: wholly on the table and overlapping none of the chosen.
    pub fn free(&self, disc: Disc, mask: Mask) -> bool {
        self.table.holds(disc)
            && !self.discs(mask).any(|(_, other)| disc.overlaps(other))
            && !self.polygons(mask).any(|(_, piece)| disc.overlaps_polygon(piece))
    }
}

fn gather(discs: impl Iterator<Item = u8>, polygons: impl Iterator<Item = u8>) -> Mask {
    let mask = discs.fold(Mask::NONE, |all, n| all.with(Mask::disc(n)));
    polygons.fold(mask, |all, n| all.with(Mask::polygon(n)))
}
