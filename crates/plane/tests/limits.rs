//! The corners of the plane and absurd lengths: wide arithmetic as the reference, and nothing overflows.

use guildhall_plane::sight::{Sight, Touch};
use guildhall_plane::sweep::{Near, chosen, forced};
use guildhall_plane::{Disc, Length, Mask, Obstacles, Path, Point, Rect, Segment, Way, placement, span};

use crate::random::Random;

const PLANE: Rect =
    Rect::new(Point::new(-Point::LIMIT, -Point::LIMIT), Point::new(Point::LIMIT, Point::LIMIT));

/// A point on the rim of the plane or anywhere.
fn point(random: &mut Random) -> Point {
    let at = random.point(PLANE);
    match random.between(0, 3) {
        0 => Point::new(PLANE.min.x, at.y),
        1 => Point::new(PLANE.max.x, PLANE.max.y - random.between(0, 2)),
        2 => Point::new(PLANE.min.x + random.between(0, 2), PLANE.max.y),
        _ => at,
    }
}

/// Whether a point is nearer to a stretch than a length, in 128-bit numbers.
fn nearer(line: Segment, at: Point, length: i32) -> bool {
    let wide = |a: Point, b: Point| (i128::from(b.x - a.x), i128::from(b.y - a.y));
    let (v, w, e) = (wide(line.from, line.to), wide(line.from, at), wide(line.to, at));
    let dot = |a: (i128, i128), b: (i128, i128)| a.0 * b.0 + a.1 * b.1;
    let limit = i128::from(length) * i128::from(length);
    let (along, square) = (dot(v, w), dot(v, v));
    if along <= 0 {
        dot(w, w) < limit
    } else if along >= square {
        dot(e, e) < limit
    } else {
        let cross = v.0 * w.1 - v.1 * w.0;
        cross * cross < limit * square
    }
}

#[test]
fn stretches_across_the_plane_are_measured_exactly() {
    let mut random = Random::new(26);
    let mut near = 0;
    for _ in 0..20_000 {
        let line = Segment::new(point(&mut random), point(&mut random));
        let (at, length) = (point(&mut random), random.between(1, 50_000));
        assert_eq!(line.nearer_than(at, Length(length)), nearer(line, at, length));
        near += u32::from(nearer(line, at, length));
    }
    assert!(near > 2000 && near < 18_000, "{near}");
    let diagonal = Segment::new(PLANE.min, PLANE.max);
    let corner = Point::new(PLANE.min.x, PLANE.max.y);
    assert!(diagonal.within(corner, Length(i32::MAX)) && !diagonal.within(corner, Length(i32::MIN)));
    assert!(diagonal.within(corner, Length(23_170)) && !diagonal.within(corner, Length(23_169)));
}

#[test]
fn movement_across_the_plane_is_judged_exactly() {
    let mut random = Random::new(27);
    let mut clear = 0;
    for _ in 0..3000 {
        let mut all = Obstacles::new(PLANE);
        for _ in 0..3 {
            all.add_disc(Disc::new(point(&mut random), Length(random.between(0, 4000)))).unwrap();
        }
        let mover = Disc::new(random.point(PLANE), Length(random.between(0, 300)));
        let to = point(&mut random);
        let line = Segment::new(mover.centre, to);
        let hits = |(_, d): (u8, Disc)| nearer(line, d.centre, (d.radius + mover.radius).0);
        let legal = PLANE.holds(mover) && PLANE.holds(mover.at(to)) && !all.discs(Mask::ALL).any(hits);
        let near = Near::new(&all, mover, Length(i32::MAX), Mask::ALL);
        assert_eq!(near.clear(to), legal);
        assert_eq!(chosen(mover, &Path::to(to), Length(i32::MAX), &all, Mask::ALL).is_ok(), legal);
        let furthest = near.furthest(to).1;
        assert!(furthest == mover.centre || near.clear(furthest));
        let ray = near.ray(random.between(0, 63) as u32, Length(i32::MAX));
        assert!(ray == mover.centre || near.clear(ray));
        let stop = forced(&Way::new(mover.centre, to), mover.radius, &all, Mask::ALL);
        assert!(!legal || stop.at == to);
        let sight = Sight::new(&all, Mask::ALL, Touch::Blocks);
        let blocked = |(_, d): (u8, Disc)| line.within(d.centre, d.radius);
        assert!(sight.between(mover, Disc::new(to, Length(150))) || all.discs(Mask::ALL).any(blocked));
        clear += u32::from(legal);
    }
    assert!(clear > 200, "{clear}");
}

#[test]
fn absurd_lengths_mean_everything_or_nothing() {
    let (a, b) = (Disc::new(PLANE.min, Length(150)), Disc::new(PLANE.max, Length(i32::MAX)));
    assert!(a.within(b, Length(i32::MAX)) && a.overlaps(b) && !a.touches(b));
    assert!(!b.completely_within(a, Length::inches(100)) && a.completely_within(b, Length(i32::MAX)));
    let way = Way::new(PLANE.min, PLANE.max);
    assert_eq!(span::first_within(&way, 0, PLANE.max, Length(i32::MAX)), Some(0));
    assert_eq!(span::first_beyond(&way, 0, PLANE.max, Length(i32::MAX)), None);
    let arrived = span::first_within(&way, 0, PLANE.max, Length(0)).unwrap();
    assert!(way.position(arrived) == PLANE.max && way.position(arrived - 1) != PLANE.max);
    assert_eq!(Length::inches(i32::MAX), Length(i32::MAX));
    let mut full = Obstacles::new(Rect::table(36, 36));
    full.add_disc(Disc::new(Point::new(4572, 4572), Length(i32::MAX))).unwrap();
    assert!(placement::nearest(a, PLANE.max, &full, Mask::ALL).is_empty());
    assert_eq!(Point::checked(16_384, 0), None);
    assert_eq!(Point::checked(-16_383, 16_383), Some(Point::new(-16_383, 16_383)));
}
