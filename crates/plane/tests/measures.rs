//! Distances between shapes against slow sampling, and exact limits.

use guildhall_plane::segment_segment::{crosses_properly, meet, nearer_than};
use guildhall_plane::{Disc, Length, Point, Polygon, PolygonFault, Rect, Segment, Shape};

use crate::random::Random;

const TABLE: Rect = Rect::new(Point::new(0, 0), Point::new(60, 60));

/// The least squared distance of a point from samples of a stretch, on coordinates `n` times as large.
fn sampled(line: Segment, point: Point, n: i64) -> i64 {
    (0..=n)
        .map(|t| {
            let part = |a: i32, b: i32, c: i32| i64::from(c - a) * n - i64::from(b - a) * t;
            part(line.from.x, line.to.x, point.x).pow(2) + part(line.from.y, line.to.y, point.y).pow(2)
        })
        .min()
        .unwrap()
}

#[test]
fn distance_from_a_stretch_agrees_with_sampling() {
    let mut random = Random::new(11);
    for _ in 0..4000 {
        let line = Segment::new(random.point(TABLE), random.point(TABLE));
        let (point, length) = (random.point(TABLE), random.between(0, 40));
        let n = 400;
        let least = sampled(line, point, n);
        let limit = i64::from(length) * n;
        if least < limit * limit {
            assert!(line.nearer_than(point, Length(length)) && line.within(point, Length(length)));
        }
        // Samples lie at most 85 / 400 of a unit apart.
        if least > (limit + 85) * (limit + 85) {
            assert!(!line.within(point, Length(length)));
        }
        let down = i64::from(line.distance_down(point)) * n;
        assert!(down * down <= least && least < (down + n + 85) * (down + n + 85));
    }
}

#[test]
fn stretches_meet_as_the_sampled_distance_says() {
    let mut random = Random::new(12);
    for _ in 0..3000 {
        let [a, b, c, d] = [(); 4].map(|()| random.point(Rect::new(Point::new(0, 0), Point::new(9, 9))));
        let (one, other) = (Segment::new(a, b), Segment::new(c, d));
        // Parameters of a common point are fractions with the cross product (at most 162) below the line.
        let cross = one.vector().cross(other.vector());
        let expected = if cross == 0 {
            one.contains(c) || one.contains(d) || other.contains(a) || other.contains(b)
        } else {
            let (t, u) = ((c - a).cross(other.vector()), (c - a).cross(one.vector()));
            let inside = |x: i64| if cross > 0 { 0 <= x && x <= cross } else { cross <= x && x <= 0 };
            inside(t) && inside(u)
        };
        assert_eq!(meet(one, other), expected, "{one:?} {other:?}");
        assert_eq!(meet(one, other), meet(other, one));
        assert!(!crosses_properly(one, other) || meet(one, other));
        for length in 1..4 {
            let near = nearer_than(one, other, Length(length));
            assert!(near || !meet(one, other));
            let ends = [one.nearer_than(c, Length(length)), one.nearer_than(d, Length(length))];
            let back = [other.nearer_than(a, Length(length)), other.nearer_than(b, Length(length))];
            assert_eq!(near, meet(one, other) || ends.contains(&true) || back.contains(&true));
        }
    }
}

/// The winding number of a polygon round a point that does not lie on its edge.
fn winding(piece: &Polygon, point: Point) -> i32 {
    let mut turns = 0;
    for side in piece.sides() {
        let left = side.vector().cross(point - side.from);
        if side.from.y <= point.y && side.to.y > point.y && left > 0 {
            turns += 1;
        } else if side.from.y > point.y && side.to.y <= point.y && left < 0 {
            turns -= 1;
        }
    }
    turns
}

#[test]
fn a_point_lies_in_a_polygon_if_the_edge_winds_round_it() {
    let mut random = Random::new(13);
    let mut edges = 0;
    for _ in 0..200 {
        let piece = random.polygon(TABLE, 30);
        for _ in 0..200 {
            let point = random.point(TABLE);
            let edge = piece.sides().any(|side| side.contains(point));
            assert_eq!(piece.contains(point), edge || winding(&piece, point) != 0);
            assert_eq!(piece.contains_strictly(point), !edge && winding(&piece, point) != 0);
            edges += u32::from(edge);
        }
        assert!(piece.corners().all(|corner| piece.contains(corner) && piece.bounds().contains(corner)));
    }
    assert!(edges > 100);
}

#[test]
fn lines_meet_a_polygon_as_samples_of_them_say() {
    let mut random = Random::new(14);
    let (mut inside, mut touching) = (0, 0);
    for _ in 0..1500 {
        let piece = random.polygon(Rect::new(Point::new(10, 10), Point::new(30, 30)), 12);
        let corner = piece.corners().next().unwrap();
        let from = random.point(TABLE);
        let to = if random.chance(3) { corner + (corner - from) } else { random.point(TABLE) };
        let line = Segment::new(from, to);
        // Samples on a grid 64 times as fine, on a polygon 64 times as large.
        let large: Vec<Point> = piece.corners().map(|c| Point::new(c.x * 64, c.y * 64)).collect();
        let large = Polygon::new(&large).unwrap();
        let v = line.vector();
        let sample = |t: i32| Point::new(line.from.x * 64 + v.x * t, line.from.y * 64 + v.y * t);
        if (0..=64).any(|t| large.contains_strictly(sample(t))) {
            assert!(piece.meets_interior(line) && piece.meets(line));
            inside += 1;
        }
        if (0..=64).any(|t| large.contains(sample(t))) {
            assert!(piece.meets(line));
        }
        if !piece.meets(line) {
            assert!(!piece.meets_interior(line));
            assert!(piece.sides().all(|side| !meet(side, line)));
        } else if !piece.meets_interior(line) {
            touching += 1;
        }
    }
    assert!(inside > 200 && touching > 5, "{inside} {touching}");
}

#[test]
fn lines_along_sides_touch_without_crossing() {
    let notch: Vec<Point> = [(0, 0), (40, 0), (40, 40), (30, 40), (30, 10), (10, 10), (10, 40), (0, 40)]
        .map(|(x, y)| Point::new(x, y))
        .into();
    let piece = Polygon::new(&notch).unwrap();
    let line = |a, b, c, d| Segment::new(Point::new(a, b), Point::new(c, d));
    for touch in [
        line(-5, 0, 50, 0),
        line(10, 40, 30, 40),
        line(10, 20, 10, 60),
        line(12, 10, 28, 10),
        line(20, 10, 20, 10),
    ] {
        assert!(piece.meets(touch) && !piece.meets_interior(touch), "{touch:?}");
    }
    for cross in
        [line(0, 40, 10, 10), line(10, 10, 10, 0), line(-5, 5, 50, 5), line(10, 0, 10, 40), line(5, 5, 5, 5)]
    {
        assert!(piece.meets(cross) && piece.meets_interior(cross), "{cross:?}");
    }
    assert!(!piece.meets(line(11, 60, 11, 11)) && !piece.meets(line(20, 20, 20, 20)));
}

#[test]
fn discs_and_polygons_at_exact_distances() {
    let piece = Polygon::rectangle(Rect::new(Point::new(1000, 1000), Point::new(1500, 1400))).unwrap();
    let disc = |x, y| Disc::new(Point::new(x, y), Length(150));
    assert!(disc(1200, 850).touches_polygon(&piece) && !disc(1200, 850).overlaps_polygon(&piece));
    assert!(disc(1200, 851).overlaps_polygon(&piece) && disc(1200, 849).touches_polygon(&piece));
    assert!(!disc(1200, 848).touches_polygon(&piece));
    // Off a corner: 90-120-150.
    assert!(!disc(910, 880).overlaps_polygon(&piece) && disc(911, 880).overlaps_polygon(&piece));
    assert!(disc(910, 880).within_polygon(&piece, Length::ZERO));
    assert!(disc(1200, 596).within_polygon(&piece, Length::inches(1)));
    assert!(!disc(1200, 595).within_polygon(&piece, Length::inches(1)));
    assert!(disc(1250, 1200).overlaps_polygon(&piece) && disc(1150, 1150).inside_polygon(&piece));
    assert!(!disc(1149, 1150).inside_polygon(&piece));
    let shape = Shape::Polygon(piece);
    assert!(shape.holds(disc(1350, 1250)) && shape.contains(Point::new(1500, 1400)));
    assert!(shape.touches(disc(1650, 1200)) && shape.overlaps(disc(1649, 1200)));
    let round = Shape::Disc(Disc::new(Point::new(0, 0), Length(400)));
    assert!(
        round.holds(disc(250, 0))
            && !round.holds(disc(251, 0))
            && round.within(disc(0, 804), Length::inches(1))
    );
    assert!(!round.within(disc(0, 805), Length::inches(1)));
}

#[test]
fn discs_and_lines_at_exact_distances() {
    let line = Segment::new(Point::new(0, 1524), Point::new(9144, 1524));
    let ball = |y| Disc::new(Point::new(4000, y), Length(150));
    assert!(!ball(1674).overlaps_segment(line) && ball(1674).touches_segment(line));
    assert!(ball(1673).overlaps_segment(line) && !ball(1676).touches_segment(line));
    assert!(ball(1674).within_segment(line, Length::ZERO) && !ball(1675).within_segment(line, Length::ZERO));
    assert!(ball(1628).completely_within_segment(line, Length::inches(1)));
    assert!(!ball(1629).completely_within_segment(line, Length::inches(1)));
    assert!(!ball(1524).completely_within_segment(line, Length(149)));
    // A slanted line: 3-4-5 direction, foot inside, distance exactly 500.
    let slanted = Segment::new(Point::new(0, 0), Point::new(4000, 3000));
    let at = |x, y| Disc::new(Point::new(x, y), Length(500));
    assert!(!at(2000 - 300, 1500 + 400).overlaps_segment(slanted));
    assert!(at(2000 - 299, 1500 + 400).overlaps_segment(slanted));
}

#[test]
fn completely_within_needs_room() {
    let template = Disc::new(Point::new(0, 0), Length(381));
    let base = |x| Disc::new(Point::new(x, 0), Length(150));
    assert!(base(231).completely_within(template, Length::ZERO));
    assert!(!base(232).completely_within(template, Length::ZERO));
    assert!(
        !template.completely_within(base(0), Length(230)) && template.completely_within(base(0), Length(231))
    );
}

#[test]
fn corners_that_make_no_polygon_are_refused() {
    let at =
        |all: &[(i32, i32)]| Polygon::new(&all.iter().map(|(x, y)| Point::new(*x, *y)).collect::<Vec<_>>());
    assert_eq!(at(&[(0, 0), (9, 9)]), Err(PolygonFault::Count));
    assert_eq!(at(&[(0, 0); 9]), Err(PolygonFault::Count));
    assert_eq!(at(&[(0, 0), (20_000, 0), (0, 9)]), Err(PolygonFault::OffPlane));
    assert_eq!(at(&[(0, 0), (10, 10), (10, 0), (0, 10)]), Err(PolygonFault::NotSimple));
    assert_eq!(at(&[(0, 0), (10, 0), (5, 0)]), Err(PolygonFault::NotSimple));
    assert_eq!(at(&[(0, 0), (10, 0), (10, 0), (0, 10)]), Err(PolygonFault::NotSimple));
    assert_eq!(at(&[(0, 0), (10, 0), (10, 10), (5, 0), (0, 10)]), Err(PolygonFault::NotSimple));
    assert!(at(&[(0, 0), (10, 0), (20, 0), (10, 10)]).is_ok());
}
