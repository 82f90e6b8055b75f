//! Least disturbance (GB-RUL-34) against looking at every position.

use guildhall_plane::placement::{nearest, nearest_touching};
use guildhall_plane::{Disc, Length, Mask, Obstacles, Point, Rect, Shape};

use crate::random::Random;

const TABLE: Rect = Rect::new(Point::new(0, 0), Point::new(800, 800));
const ROOMY: Rect = Rect::table(5, 5);

fn slow(wanted: Disc, then: Point, fits: impl Fn(Disc) -> bool) -> Vec<Point> {
    let mut best: Vec<Point> = Vec::new();
    let key = |p: Point| (p.square_to(wanted.centre), p.square_to(then));
    for x in TABLE.min.x..=TABLE.max.x {
        for y in TABLE.min.y..=TABLE.max.y {
            let at = Point::new(x, y);
            let worse = best.first().map(|p| key(at).cmp(&key(*p)));
            if worse != Some(core::cmp::Ordering::Greater) && fits(wanted.at(at)) {
                if worse == Some(core::cmp::Ordering::Less) {
                    best.clear();
                }
                best.push(at);
            }
        }
    }
    best
}

#[test]
fn the_nearest_place_is_the_nearest_of_all() {
    let mut random = Random::new(20);
    let mut moved = 0;
    for _ in 0..60 {
        let (discs, polygons) = (random.between(1, 7), random.between(0, 1));
        let mut all = random.obstacles(TABLE, discs, 0);
        for _ in 0..polygons {
            all.add_polygon(random.polygon(TABLE, 500)).unwrap();
        }
        let wanted = Disc::new(random.point(TABLE.shrunk(Length(-200))), Length(150));
        let then = random.point(TABLE);
        let found = nearest(wanted, then, &all, Mask::ALL);
        assert_eq!(found, slow(wanted, then, |disc| all.free(disc, Mask::ALL)));
        moved += u32::from(found != [wanted.centre]);
    }
    assert!(moved > 30);
}

#[test]
fn the_nearest_place_in_contact_is_the_nearest_of_all() {
    let mut random = Random::new(21);
    let mut found_some = 0;
    for round in 0..40 {
        let mut all = random.obstacles(TABLE, 3, 0);
        let piece = if round % 2 == 0 {
            Shape::Disc(all.disc(0).unwrap())
        } else {
            let piece = random.polygon(TABLE, 400);
            all.add_polygon(piece).unwrap();
            Shape::Polygon(piece)
        };
        let wanted = Disc::new(random.point(TABLE), Length(150));
        let then = random.point(TABLE);
        let found = nearest_touching(wanted, then, &piece, &all, Mask::ALL);
        assert_eq!(found, slow(wanted, then, |disc| all.free(disc, Mask::ALL) && piece.touches(disc)));
        found_some += u32::from(!found.is_empty());
    }
    assert!(found_some > 10, "{found_some}");
}

#[test]
fn ties_that_remain_are_all_given() {
    let mut all = Obstacles::new(ROOMY);
    let centre = Point::new(600, 600);
    all.add_disc(Disc::new(centre, Length(150))).unwrap();
    let wanted = Disc::new(centre, Length(150));
    // From the same point nothing tells the places at exactly 300 apart: 300² = 180² + 240² = 84² + 288².
    let found = nearest(wanted, centre, &all, Mask::ALL);
    assert_eq!(found.len(), 4 + 8 + 8);
    assert!(found.iter().all(|p| p.square_to(centre) == 90_000));
    assert_eq!(nearest(wanted, Point::new(600, 1000), &all, Mask::ALL), [Point::new(600, 900)]);
    let both = nearest(wanted, Point::new(600, 900), &all, Mask::disc(9));
    assert_eq!(both, [centre]);
    assert_eq!(
        nearest_touching(wanted, Point::new(900, 600), &Shape::Disc(wanted), &all, Mask::ALL),
        [Point::new(900, 600)]
    );
}

#[test]
fn no_room_gives_nothing() {
    let mut all = Obstacles::new(Rect::new(Point::new(0, 0), Point::new(400, 400)));
    all.add_disc(Disc::new(Point::new(200, 200), Length(250))).unwrap();
    assert!(
        nearest(Disc::new(Point::new(200, 200), Length(150)), Point::new(0, 0), &all, Mask::ALL).is_empty()
    );
    let empty = Obstacles::new(Rect::new(Point::new(0, 0), Point::new(200, 200)));
    assert!(
        nearest(Disc::new(Point::new(100, 100), Length(150)), Point::new(0, 0), &empty, Mask::ALL).is_empty()
    );
}
