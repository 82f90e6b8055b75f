//! Where on a way something is near: the solved answer against stepping unit by unit.

use guildhall_plane::span::{
    first_beyond, first_nearer, first_within, first_within_shape, last_before_leaving, last_within,
};
use guildhall_plane::{Disc, Length, Point, Rect, Shape, Way};

use crate::random::Random;

const TABLE: Rect = Rect::table(12, 12);

fn cases(count: u32, mut each: impl FnMut(&Way, u32, Point, Length)) {
    let mut random = Random::new(2);
    for _ in 0..count {
        let from = random.point(TABLE);
        let to = if random.chance(9) { from } else { random.point(TABLE) };
        let way = Way::new(from, to);
        // Some of the centres lie so that the line just grazes the distance or just reaches it.
        let reach = Length(random.between(0, 1200));
        let centre = if random.chance(3) {
            random.point(TABLE)
        } else if random.chance(2) {
            // Straight ahead, so that only the end itself or the position before it comes near enough.
            guildhall_plane::point_at(to, way.vector(), Length(reach.0 + random.between(-1, 1)))
        } else {
            let along = way.position(random.between(0, way.last() as i32) as u32);
            let v = way.vector();
            let aside = guildhall_plane::Vector::new(-v.y, v.x);
            guildhall_plane::point_at(along, aside, Length((reach.0 + random.between(-2, 2)).max(0)))
        };
        if !centre.is_on_plane() {
            continue;
        }
        let start = if random.chance(2) { 0 } else { random.between(0, way.last() as i32) as u32 };
        each(&way, start, centre, reach);
    }
}

fn near(way: &Way, m: u32, centre: Point) -> i64 {
    way.position(m).square_to(centre)
}

#[test]
fn first_positions_equal_stepping() {
    cases(4000, |way, start, centre, reach| {
        let limit = i64::from(reach.0) * i64::from(reach.0);
        let mut numbers = start..=way.last();
        let within = numbers.clone().find(|m| near(way, *m, centre) <= limit);
        assert_eq!(first_within(way, start, centre, reach), within);
        let nearer = numbers.clone().find(|m| near(way, *m, centre) < limit);
        assert_eq!(first_nearer(way, start, centre, reach), nearer);
        let beyond = numbers.find(|m| near(way, *m, centre) > limit);
        assert_eq!(first_beyond(way, start, centre, reach), beyond, "{way:?} {start} {centre:?} {reach:?}");
    });
}

#[test]
fn leaving_a_zone_equals_stepping() {
    cases(4000, |way, start, centre, reach| {
        let limit = i64::from(reach.0) * i64::from(reach.0);
        let last = (start..=way.last()).rev().find(|&m| near(way, m, centre) <= limit);
        assert_eq!(last_within(way, start, centre, reach), last);
        assert_eq!(last_before_leaving(way, start, centre, reach), last.filter(|&m| m < way.last()));
        // From there on nothing is left any more.
        assert!(last.is_none_or(|m| last_before_leaving(way, m + 1, centre, reach).is_none()));
    });
}

#[test]
fn entering_a_piece_equals_stepping() {
    let mut random = Random::new(24);
    let mut entered = 0;
    for _ in 0..800 {
        let way = Way::new(random.point(TABLE), random.point(TABLE));
        let piece = if random.chance(3) {
            Shape::Disc(random.disc(TABLE))
        } else {
            Shape::Polygon(random.polygon(TABLE, 600))
        };
        let (start, radius) = (random.between(0, 300) as u32, random.radius());
        let distance = Length(random.between(0, 1) * 254);
        let within = |m: &u32| piece.within(Disc::new(way.position(*m), radius), distance);
        let expected = (start..=way.last()).find(within);
        assert_eq!(first_within_shape(&way, start, radius, &piece, distance), expected);
        entered += u32::from(expected.is_some_and(|m| m > start));
    }
    assert!(entered > 100, "{entered}");
}

#[test]
fn a_zone_touched_in_one_point() {
    // Along y = 0 past a centre 100 above with a reach of exactly 100: one position is within.
    let way = Way::new(Point::new(0, 0), Point::new(500, 0));
    let centre = Point::new(250, 100);
    assert_eq!(first_within(&way, 0, centre, Length(100)), Some(250));
    assert_eq!(first_nearer(&way, 0, centre, Length(100)), None);
    assert_eq!(last_before_leaving(&way, 0, centre, Length(100)), Some(250));
    assert_eq!(first_within(&way, 251, centre, Length(100)), None);
    assert_eq!(first_within(&way, 0, centre, Length(-1)), None);
}
