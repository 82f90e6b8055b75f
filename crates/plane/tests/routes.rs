//! Paths round obstacles.

use guildhall_plane::route::shortest;
use guildhall_plane::sweep::chosen;
use guildhall_plane::{Disc, Length, Mask, Obstacles, Path, Point, Polygon, Rect};

use crate::random::Random;

pub(crate) const TABLE: Rect = Rect::table(16, 16);

pub(crate) fn table(random: &mut Random) -> (Obstacles, Disc) {
    let (discs, polygons) = (random.between(1, 9), random.between(0, 2));
    let all = random.obstacles(TABLE, discs, polygons);
    loop {
        let mover = random.disc(TABLE);
        if all.free(mover, Mask::ALL) {
            return (all, mover);
        }
    }
}

#[test]
fn every_path_found_is_legal_and_affordable() {
    let mut random = Random::new(22);
    let (mut bent, mut none) = (0, 0);
    for _ in 0..900 {
        let (all, mover) = table(&mut random);
        let (to, length) = (random.point(TABLE), Length(random.between(200, 4000)));
        if !all.free(mover.at(to), Mask::ALL) {
            continue;
        }
        match shortest(mover, to, length, &all, Mask::ALL) {
            Some(path) => {
                assert_eq!(path.end(), Some(to));
                assert_eq!(chosen(mover, &path, length, &all, Mask::ALL), Ok(path.length(mover.centre)));
                bent += u32::from(path.len() > 1);
            }
            None => none += 1,
        }
    }
    assert!(bent > 50 && none > 50, "{bent} {none}");
}

#[test]
fn a_path_round_one_base_is_nearly_the_taut_string() {
    // Start and end 500 left and right of a base of 150 with a mover of 150: tangents of 400 each, and an arc of
    // 300 · (π − 2 · arccos(3/5)) = 386.1 between them; 1187 in all.
    let mut all = Obstacles::new(TABLE);
    all.add_disc(Disc::new(Point::new(2000, 2000), Length(150))).unwrap();
    let mover = Disc::new(Point::new(1500, 2000), Length(150));
    let path = shortest(mover, Point::new(2500, 2000), Length(3000), &all, Mask::ALL).unwrap();
    let cost = path.length(mover.centre).0;
    assert!((1187..=1187 * 102 / 100).contains(&cost), "{cost}");
    assert_eq!(shortest(mover, Point::new(2500, 2000), Length(1186), &all, Mask::ALL), None);
}

#[test]
fn a_path_goes_round_a_wall_and_through_a_gap() {
    let wall = Polygon::rectangle(Rect::new(Point::new(1900, 1000), Point::new(2000, 3000))).unwrap();
    let mut all = Obstacles::new(TABLE);
    all.add_polygon(wall).unwrap();
    let mover = Disc::new(Point::new(1500, 1200), Length(150));
    let to = Point::new(2400, 1200);
    let path = shortest(mover, to, Length(2000), &all, Mask::ALL).unwrap();
    assert!(path.len() > 2 && path.length(mover.centre).0 < 1400);
    // A gap exactly as wide as the base between two bases, and one that is a unit too narrow.
    for (distance, passes) in [(600, true), (599, false)] {
        let mut all = Obstacles::new(Rect::new(Point::new(0, 0), Point::new(3000, distance)));
        all.add_disc(Disc::new(Point::new(1500, 0), Length(150))).unwrap();
        all.add_disc(Disc::new(Point::new(1500, distance), Length(150))).unwrap();
        let mover = Disc::new(Point::new(800, 160), Length(150));
        let path = shortest(mover, Point::new(2200, 160), Length(3000), &all, Mask::ALL);
        assert_eq!(path.is_some(), passes, "{distance}");
    }
}

#[test]
fn a_path_holds_sixteen_points() {
    let points: Vec<Point> = (0..17).map(|i| Point::new(i, 0)).collect();
    assert_eq!(Path::through(&points), None);
    let mut path = Path::through(&points[..16]).unwrap();
    assert!(!path.push(Point::new(99, 0)));
    let points = |path: Path| path.points().collect::<Vec<_>>();
    assert_eq!(points(path.rest_after(14)), [Point::new(15, 0)]);
    assert_eq!(points(path.rest_after(usize::MAX)), []);
    assert_eq!(points(path.up_to(1)), [Point::new(0, 0)]);
    assert_eq!(path.up_to(usize::MAX), path);
    assert_eq!(points(path.cut(2, Point::new(5, 5))), [Point::new(0, 0), Point::new(1, 0), Point::new(5, 5)]);
    assert!(!Path::to(Point { x: 1 << 20, y: 0 }).points().all(Point::is_on_plane));
}
