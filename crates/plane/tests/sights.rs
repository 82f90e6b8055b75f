//! Sight with its quick answers against all 33 × 33 lines.

use guildhall_plane::compass::rim;
use guildhall_plane::sight::{Sight, Touch};
use guildhall_plane::{Disc, Length, Mask, Obstacles, Point, Rect, Segment};

use crate::random::Random;

const TABLE: Rect = Rect::table(9, 9);

struct Scene {
    all: Obstacles,
    solid: Mask,
    forest: Mask,
    touch: Touch,
}

fn points(disc: Disc) -> Vec<Point> {
    (0..32).map(|k| rim(disc.centre, disc.radius, k)).chain([disc.centre]).collect()
}

impl Scene {
    fn new(random: &mut Random) -> Self {
        let (discs, polygons) = (random.between(0, 5), random.between(0, 2));
        let mut all = Obstacles::new(TABLE);
        for _ in 0..discs {
            all.add_disc(random.disc(TABLE)).unwrap();
        }
        for _ in 0..polygons {
            all.add_polygon(random.polygon(TABLE, 500)).unwrap();
        }
        let forest = if random.chance(2) { Mask { discs: 1, polygons: 1 } } else { Mask::NONE };
        let touch = if random.chance(2) { Touch::Blocks } else { Touch::Passes };
        Self { all, solid: Mask::ALL.without(forest), forest, touch }
    }

    /// Whether one line is free, by every blocker in turn.
    fn free(&self, line: Segment) -> bool {
        let touches = self.touch == Touch::Blocks;
        let solid_discs = self.all.discs(self.solid).all(|(_, d)| {
            if touches { !line.within(d.centre, d.radius) } else { !line.nearer_than(d.centre, d.radius) }
        });
        let solid_pieces = self
            .all
            .polygons(self.solid)
            .all(|(_, piece)| if touches { !piece.meets(line) } else { !piece.meets_interior(line) });
        let inside = |d: Disc, p: Point| d.centre.within(p, d.radius);
        let forest_discs = self
            .all
            .discs(self.forest)
            .all(|(_, d)| inside(d, line.from) || inside(d, line.to) || !line.within(d.centre, d.radius));
        let forest_pieces = self
            .all
            .polygons(self.forest)
            .all(|(_, piece)| piece.contains(line.from) || piece.contains(line.to) || !piece.meets(line));
        solid_discs && solid_pieces && forest_discs && forest_pieces
    }

    fn sight(&self) -> Sight<'_> {
        Sight::new(&self.all, self.solid, self.touch).with_forests(self.forest)
    }
}

#[test]
fn quick_answers_equal_all_lines() {
    let mut random = Random::new(17);
    let (mut seen, mut hidden) = (0, 0);
    for _ in 0..1500 {
        let scene = Scene::new(&mut random);
        let (a, b) = (random.disc(TABLE), random.disc(TABLE));
        let expected = points(a).iter().any(|p| points(b).iter().any(|q| scene.free(Segment::new(*p, *q))));
        assert_eq!(scene.sight().between(a, b), expected, "{a:?} {b:?} {:?}", scene.all);
        if expected {
            seen += 1;
        } else {
            hidden += 1;
        }
        let spot = random.point(TABLE);
        let expected = points(a).iter().any(|p| scene.free(Segment::new(*p, spot)));
        assert_eq!(scene.sight().to_point(a, spot), expected);
    }
    assert!(seen > 200 && hidden > 100, "{seen} {hidden}");
}

#[test]
fn walls_and_forests_between_two_bases_hide_them() {
    let mut random = Random::new(19);
    let (mut seen, mut hidden) = (0, 0);
    for _ in 0..1500 {
        // One or two pieces near the line between the bases, so that the proof and its limits are met often.
        let mut all = Obstacles::new(TABLE);
        let a = Disc::new(Point::new(300, 1100), random.radius());
        let b = Disc::new(Point::new(random.between(1200, 2000), 1100), random.radius());
        let middle = Rect::new(Point::new(400, 900), Point::new(b.centre.x - 100, 1300));
        for _ in 0..random.between(1, 2) {
            all.add_polygon(random.polygon(middle, 500)).unwrap();
        }
        all.add_disc(random.disc(middle)).unwrap();
        let forest = if random.chance(2) { Mask { discs: 1, polygons: 1 } } else { Mask::NONE };
        let touch = if random.chance(2) { Touch::Blocks } else { Touch::Passes };
        let scene = Scene { all, solid: Mask::ALL.without(forest), forest, touch };
        let expected = points(a).iter().any(|p| points(b).iter().any(|q| scene.free(Segment::new(*p, *q))));
        assert_eq!(scene.sight().between(a, b), expected, "{a:?} {b:?} {:?}", scene.all);
        seen += u32::from(expected);
        hidden += u32::from(!expected);
    }
    assert!(seen > 200 && hidden > 200, "{seen} {hidden}");
}

#[test]
fn rows_of_bases_hide_each_other() {
    let mut random = Random::new(18);
    let mut hidden = 0;
    for _ in 0..1500 {
        // A, C and B nearly in a row, so that the certain answers and their limits are met often.
        let mut all = Obstacles::new(TABLE);
        let a = Disc::new(Point::new(300, 1100), random.radius());
        let b =
            Disc::new(Point::new(random.between(1200, 2000), 1100 + random.between(-3, 3)), random.radius());
        let between = Point::new(random.between(500, 1300), 1100 + random.between(-60, 60));
        all.add_disc(Disc::new(between, random.radius())).unwrap();
        if random.chance(2) {
            all.add_disc(random.disc(TABLE)).unwrap();
        }
        let touch = if random.chance(2) { Touch::Blocks } else { Touch::Passes };
        let scene = Scene { all, solid: Mask::ALL, forest: Mask::NONE, touch };
        let expected = points(a).iter().any(|p| points(b).iter().any(|q| scene.free(Segment::new(*p, *q))));
        assert_eq!(scene.sight().between(a, b), expected);
        assert_eq!(scene.sight().between(b, a), expected);
        hidden += u32::from(!expected);
    }
    assert!(hidden > 300, "{hidden}");
}

#[test]
fn crowds_hide_by_several_bases_together() {
    let mut random = Random::new(28);
    let (mut hidden, mut seen) = (0, 0);
    for _ in 0..120 {
        // Bases that do not overlap, packed closely, some of them in contact.
        let crowd = Rect::new(Point::new(0, 0), Point::new(1500, 1500));
        let mut all = Obstacles::new(crowd);
        let mut bases: Vec<Disc> = Vec::new();
        for _ in 0..40 {
            let mut base = random.disc(crowd);
            if let Some(other) = bases.last().filter(|_| random.chance(2)) {
                let step = random.between(0, 63) as u32;
                base = base.at(guildhall_plane::compass::beside(*other, base.radius, step));
            }
            if bases.len() < 9 && all.free(base, Mask::ALL) {
                all.add_disc(base).unwrap();
                bases.push(base);
            }
        }
        let touch = if random.chance(2) { Touch::Blocks } else { Touch::Passes };
        for (i, a) in bases.iter().enumerate() {
            for (j, b) in bases.iter().enumerate().skip(i + 1) {
                let ends = Mask::disc(i as u8).with(Mask::disc(j as u8));
                let scene = Scene { all, solid: all.all().without(ends), forest: Mask::NONE, touch };
                let free = |p: &Point| points(*b).iter().any(|q| scene.free(Segment::new(*p, *q)));
                let expected = points(*a).iter().any(free);
                assert_eq!(scene.sight().between(*a, *b), expected, "{a:?} {b:?} {bases:?}");
                if expected {
                    seen += 1;
                } else {
                    hidden += 1;
                }
            }
        }
    }
    assert!(seen > 200 && hidden > 200, "{seen} {hidden}");
}

#[test]
fn certain_sight_along_a_stretch_is_true_at_every_position() {
    let mut random = Random::new(19);
    let mut certain = 0;
    for _ in 0..1500 {
        let scene = Scene::new(&mut random);
        let (mover, other) = (random.disc(TABLE), random.disc(TABLE));
        let stretch = Segment::new(mover.centre, random.point(TABLE));
        if scene.sight().certain_along(stretch, other.centre) {
            certain += 1;
            for at in guildhall_plane::steps(stretch.from, stretch.to).step_by(40) {
                assert!(scene.sight().between(mover.at(at), other));
            }
        }
    }
    assert!(certain > 100, "{certain}");
}

#[test]
fn equal_bases_in_a_row_do_not_see_each_other_when_touching_blocks() {
    let base = |x| Disc::new(Point::new(x, 1000), Length(150));
    let mut all = Obstacles::new(TABLE);
    all.add_disc(base(1000)).unwrap();
    let sight = |touch| Sight::new(&all, Mask::ALL, touch).between(base(500), base(1500));
    assert!(!sight(Touch::Blocks) && sight(Touch::Passes));
    assert!(Sight::new(&all, Mask::ALL, Touch::Blocks).without(Mask::disc(0)).between(base(500), base(1500)));
}

#[test]
fn forests_are_seen_into_and_out_of_but_not_through() {
    let mut all = Obstacles::new(TABLE);
    all.add_disc(Disc::new(Point::new(1000, 1000), Length(400))).unwrap();
    let sight = Sight::new(&all, Mask::NONE, Touch::Blocks).with_forests(Mask::ALL);
    let base = |x| Disc::new(Point::new(x, 1000), Length(150));
    assert!(!sight.between(base(300), base(1700)));
    assert!(sight.between(base(300), base(1000)) && sight.between(base(1000), base(1700)));
    // The rim of the second base just reaches the edge of the forest, which counts as inside.
    assert!(sight.between(base(300), base(1550)) && !sight.between(base(300), base(1551)));
}
