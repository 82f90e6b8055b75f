//! A small deterministic generator for property tests.

use guildhall_plane::{Disc, Length, Obstacles, Point, Polygon, Rect};

/// A xorshift generator; the same seed gives the same cases everywhere.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 16
    }

    /// A number between two others, both included.
    pub(crate) fn between(&mut self, low: i32, high: i32) -> i32 {
        low + (self.next() % (high - low + 1) as u64) as i32
    }

    pub(crate) fn chance(&mut self, one_in: u32) -> bool {
        self.next().is_multiple_of(u64::from(one_in))
    }

    pub(crate) fn point(&mut self, rect: Rect) -> Point {
        Point::new(self.between(rect.min.x, rect.max.x), self.between(rect.min.y, rect.max.y))
    }

    pub(crate) fn radius(&mut self) -> Length {
        Length([150, 200, 250][self.between(0, 2) as usize])
    }

    pub(crate) fn disc(&mut self, rect: Rect) -> Disc {
        Disc::new(self.point(rect), self.radius())
    }

    /// A simple polygon, often concave: corners at random distances in turning directions.
    pub(crate) fn polygon(&mut self, rect: Rect, size: i32) -> Polygon {
        loop {
            let centre = self.point(rect);
            let count = self.between(3, 8) as u32;
            let corners: Vec<Point> = (0..count)
                .map(|i| {
                    let reach = Length(self.between(size / 4, size));
                    centre + guildhall_plane::compass::vector(i * 64 / count, reach)
                })
                .collect();
            if let Ok(polygon) = Polygon::new(&corners) {
                return polygon;
            }
        }
    }

    /// A table with some discs, which may overlap, and some polygons.
    pub(crate) fn obstacles(&mut self, table: Rect, discs: i32, polygons: i32) -> Obstacles {
        let mut all = Obstacles::new(table);
        for _ in 0..discs {
            let disc = self.disc(table);
            all.add_disc(disc).unwrap();
        }
        for _ in 0..polygons {
            let piece = self.polygon(table, 700);
            all.add_polygon(piece).unwrap();
        }
        all
    }
}
