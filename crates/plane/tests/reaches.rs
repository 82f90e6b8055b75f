//! The area in reach: what lies in its outline is what a way leads to.

use guildhall_plane::reach::{Reach, region};
use guildhall_plane::route::shortest;
use guildhall_plane::sweep::chosen;
use guildhall_plane::{Disc, HAIR, Length, Mask, Obstacles, Point, Rect, compass, outline};

use crate::random::Random;
use crate::routes::{TABLE, table};

/// Whether an odd number of rings goes round a point; one on a side counts as neither.
fn lies_in(rings: &[Vec<Point>], at: Point) -> Option<bool> {
    let mut inside = false;
    for ring in rings {
        for (a, b) in ring.iter().zip(ring.iter().skip(1).chain(ring.first())) {
            let (low, high) = if a.y <= b.y { (*a, *b) } else { (*b, *a) };
            let side = (high - low).cross(at - low);
            let between = (low.x.min(high.x)..=low.x.max(high.x)).contains(&at.x);
            if side == 0 && (low.y..=high.y).contains(&at.y) && between {
                return None;
            }
            inside ^= low.y <= at.y && at.y < high.y && side > 0;
        }
    }
    Some(inside)
}

fn double_area(ring: &[Point]) -> i64 {
    let sides = ring.iter().zip(ring.iter().skip(1).chain(ring.first()));
    sides.map(|(a, b)| i64::from(a.x) * i64::from(b.y) - i64::from(a.y) * i64::from(b.x)).sum()
}

/// Whether something holds at a point or at one no further than a distance from it.
fn holds_near(at: Point, distance: Length, holds: impl Fn(Point) -> bool) -> bool {
    let rings = (0..=distance.0).step_by(4).map(Length);
    holds(at) || rings.flat_map(|ring| (0..64).map(move |k| at + compass::vector(k, ring))).any(holds)
}

#[test]
fn a_reach_tells_what_the_shortest_path_tells() {
    let mut random = Random::new(31);
    let mut seen = [0; 3];
    for _ in 0..120 {
        let (all, mover) = table(&mut random);
        let length = Length(random.between(200, 2600));
        let reach = Reach::new(mover, length, &all, Mask::ALL);
        for _ in 0..60 {
            let to = random.point(TABLE);
            let path = shortest(mover, to, length, &all, Mask::ALL);
            assert_eq!(reach.reaches(to), path.is_some(), "{mover:?} {to:?} {length:?}");
            let own = reach.path(to);
            assert_eq!(own.map(|path| path.length(mover.centre)), path.map(|path| path.length(mover.centre)));
            if let Some(own) = own {
                assert!(chosen(mover, &own, length, &all, Mask::ALL).is_ok());
            }
            seen[own.map_or(0, |path| path.len().min(2))] += 1;
        }
    }
    assert!(seen.iter().all(|count| *count > 100), "{seen:?}");
}

#[test]
fn whatever_lies_in_the_area_can_be_reached_and_whatever_can_be_reached_lies_in_it() {
    let mut random = Random::new(32);
    let (mut inside, mut outside, mut round, mut missed) = (0, 0, 0, 0);
    for _ in 0..40 {
        let (all, mover) = table(&mut random);
        let length = Length(random.between(500, 2400));
        let reach = Reach::new(mover, length, &all, Mask::ALL);
        let rings = region(mover, length, &all, Mask::ALL);
        for _ in 0..400 {
            let at = random.point(TABLE);
            let reached = reach.reaches(at);
            match lies_in(&rings, at) {
                Some(true) => {
                    assert!(holds_near(at, HAIR, |to| reach.reaches(to)), "{mover:?} {at:?} {length:?}");
                    inside += 1;
                    missed += i32::from(!reached);
                    round += i32::from(reach.path(at).is_some_and(|path| path.len() > 1));
                }
                Some(false) if reached => {
                    // What is narrower than the cells or less than a quarter of an inch wide is not shown.
                    let shown = |to: Point| lies_in(&rings, to) != Some(false);
                    assert!(holds_near(at, Length(64), shown), "{mover:?} {at:?} {length:?}");
                    outside += 1;
                    missed += 1;
                }
                Some(false) => outside += 1,
                None => {}
            }
        }
    }
    assert!(inside > 2000 && outside > 2000 && round > 200, "{inside} {outside} {round}");
    assert!(missed * 200 < inside + outside, "{missed} of {inside} + {outside} were told wrong");
}

#[test]
fn an_area_has_no_shards_and_every_corner_of_it_is_reached() {
    let mut random = Random::new(33);
    for _ in 0..80 {
        let (all, mover) = table(&mut random);
        let length = Length(random.between(300, 2400));
        let rings = region(mover, length, &all, Mask::ALL);
        let reach = Reach::new(mover, length, &all, Mask::ALL);
        for ring in &rings {
            assert!(double_area(ring).abs() >= 2 * 64 * 64);
            assert!(ring.iter().all(|corner| reach.reaches(*corner)), "{mover:?} {length:?}");
        }
        let parts = rings.iter().filter(|ring| double_area(ring) > 0).count();
        assert!(parts <= 3, "{parts} parts: {mover:?} {length:?}");
        assert_eq!(rings, region(mover, length, &all, Mask::ALL));
    }
}

#[test]
fn behind_a_base_there_is_one_dent_and_nothing_else() {
    // A base a good way off, one beside the mover and one in contact: what cannot be reached is the base itself and a dent at
    // the far edge, in one ring with the edge or in a hole.
    let mut all = Obstacles::new(TABLE);
    for at in [(2900, 2000), (2000, 2400), (1700, 2000)] {
        all.add_disc(Disc::new(Point::new(at.0, at.1), Length(150))).unwrap();
    }
    let mover = Disc::new(Point::new(2000, 2000), Length(150));
    let rings = region(mover, Length::inches(6), &all, Mask::ALL);
    assert_eq!(rings.iter().filter(|ring| double_area(ring) > 0).count(), 1);
    assert!(rings.len() <= 4, "{} rings", rings.len());
    for at in [(2900, 2000), (2000, 2400), (1700, 2000)] {
        assert_eq!(lies_in(&rings, Point::new(at.0, at.1)), Some(false));
    }
    // Behind the nearer base, where a straight line does not lead.
    assert_eq!(lies_in(&rings, Point::new(2000, 2900)), Some(true));
}

#[test]
fn the_open_area_is_as_wide_as_the_length() {
    let all = Obstacles::new(TABLE);
    let mover = Disc::new(Point::new(2000, 2000), Length(150));
    let rings = region(mover, Length(1000), &all, Mask::ALL);
    let [ring] = rings.as_slice() else { panic!("{} rings", rings.len()) };
    assert!(ring.iter().all(|corner| (998..=1000).contains(&(*corner - mover.centre).length_up().0)));
    let circle = 2 * 3_141_592;
    assert!((circle * 998 / 1000..circle).contains(&double_area(ring)));
}

#[test]
fn an_outline_has_its_holes_and_its_parts() {
    let middle = Point::new(0, 0);
    let box_of = |x: i32, half: i32| Rect::new(Point::new(x - half, -half), Point::new(x + half, half));
    let (outer, hole, apart) = (box_of(0, 500), box_of(0, 200), box_of(900, 100));
    let holds = |at: Point| outer.contains(at) && !hole.contains(at) || apart.contains(at);
    let rings = outline(middle, Length(1100), holds);
    let mut areas: Vec<i64> = rings.iter().map(|ring| double_area(ring) / 2).collect();
    areas.sort_unstable();
    // The corners of squares are cut by at most half a cell.
    for (area, exact) in areas.iter().zip([-402 * 402, 200 * 200, 1000 * 1000]) {
        assert!((area - exact).abs() <= 4 * 32 * 32, "{areas:?}");
    }
    assert_eq!(areas.len(), 3);
    // A speck and a pinhole are left out.
    let speck = box_of(900, 24);
    let pin = box_of(0, 20);
    let rings =
        outline(middle, Length(1100), |at| outer.contains(at) && !pin.contains(at) || speck.contains(at));
    assert_eq!(rings.len(), 1);
    assert_eq!(outline(middle, Length(1100), |_| false), Vec::<Vec<Point>>::new());
}

#[test]
fn what_meets_at_a_corner_hangs_together_where_its_middle_belongs_to_it() {
    let inside = |at: Point| at.x.abs() <= 300 && at.y.abs() <= 300;
    let apart = |at: Point| inside(at) && (at.x <= 0 && at.y <= 0 || at.x >= 32 && at.y >= 32);
    let bridged = |at: Point| apart(at) || inside(at) && (at.x - at.y).abs() <= 4;
    let parts = |holds: &dyn Fn(Point) -> bool| outline(Point::new(0, 0), Length(400), holds).len();
    assert_eq!([parts(&apart), parts(&bridged)], [2, 1]);
}
