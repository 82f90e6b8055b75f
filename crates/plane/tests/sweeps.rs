//! Moving discs: chosen and forced, against stepping unit by unit and testing everything.

use guildhall_plane::sweep::{Cause, Near, chosen, first_overlap, forced, last_free, leaves_table};
use guildhall_plane::{
    Disc, Length, Mask, Obstacle, Obstacles, Path, Point, Polygon, Rect, Segment, Way, direction,
};

use crate::random::Random;

const TABLE: Rect = Rect::table(14, 14);

/// Whether a whole stretch is legal, by testing everything exactly and without short cuts.
fn legal(all: &Obstacles, mover: Disc, to: Point, mask: Mask) -> bool {
    let line = Segment::new(mover.centre, to);
    TABLE.holds(mover)
        && TABLE.holds(mover.at(to))
        && all.discs(mask).all(|(_, d)| !line.nearer_than(d.centre, d.radius + mover.radius))
        && all.polygons(mask).all(|(_, piece)| !piece.hit_by_sweep(line, mover.radius))
}

fn table(random: &mut Random) -> (Obstacles, Disc) {
    let (discs, polygons) = (random.between(0, 6), random.between(0, 2));
    let all = random.obstacles(TABLE, discs, polygons);
    loop {
        let mover = random.disc(TABLE);
        if all.free(mover, Mask::ALL) || random.chance(20) {
            return (all, mover);
        }
    }
}

/// An end for the mover: anywhere, or so that the line grazes a disc.
fn end(random: &mut Random, all: &Obstacles, mover: Disc) -> Point {
    let wild = random.point(TABLE.shrunk(Length(-300)));
    let number = random.between(0, 5) as u8;
    let Some(disc) = all.disc(number).filter(|_| random.chance(2)) else { return wild };
    let sum = disc.radius + mover.radius + Length(random.between(-2, 3));
    let side = guildhall_plane::compass::vector(random.between(0, 63) as u32, sum);
    let beside = disc.centre + side;
    guildhall_plane::point_at(mover.centre, beside - mover.centre, Length(random.between(0, 3000)))
}

#[test]
fn near_sets_answer_as_the_full_test() {
    let mut random = Random::new(3);
    let (mut yes, mut no) = (0, 0);
    for _ in 0..3000 {
        let (all, mover) = table(&mut random);
        let reach = Length(random.between(0, 3000));
        let mask = Mask { discs: if random.chance(3) { 0b1011 } else { u32::MAX }, polygons: 0b11 };
        let near = Near::new(&all, mover, reach, mask);
        for _ in 0..20 {
            let to = end(&mut random, &all, mover);
            if (to - mover.centre).length_up() > reach {
                continue;
            }
            let expected = legal(&all, mover, to, mask);
            assert_eq!(near.clear(to), expected, "{mover:?} {to:?}");
            assert_eq!(near.met(to).is_some() || near.stuck(), !expected);
            if expected { yes += 1 } else { no += 1 }
        }
    }
    assert!(yes > 2000 && no > 2000, "{yes} {no}");
}

#[test]
fn the_furthest_point_equals_stepping() {
    let mut random = Random::new(4);
    let mut stopped = 0;
    for _ in 0..2500 {
        let (all, mover) = table(&mut random);
        let to = end(&mut random, &all, mover);
        let way = Way::new(mover.centre, to);
        let near = Near::new(&all, mover, (to - mover.centre).length_up(), Mask::ALL);
        let expected = (0..=way.last()).rev().find(|m| legal(&all, mover, way.position(*m), Mask::ALL));
        let (m, at) = near.furthest(to);
        assert_eq!(m, expected.unwrap_or(0), "{mover:?} {to:?}");
        assert_eq!(at, way.position(m));
        stopped += u32::from(m > 0 && m < way.last());
    }
    assert!(stopped > 500, "{stopped}");
}

#[test]
fn the_furthest_point_along_a_direction_is_legal_and_affordable() {
    let mut random = Random::new(5);
    for _ in 0..2000 {
        let (all, mover) = table(&mut random);
        let length = Length(random.between(0, 2500));
        let near = Near::new(&all, mover, length, Mask::ALL);
        let to = near.furthest_along(random.point(TABLE) - mover.centre, length);
        assert!((to - mover.centre).length_up() <= length);
        assert!(to == mover.centre || legal(&all, mover, to, Mask::ALL));
    }
}

#[test]
fn rays_are_legal_and_nearly_as_long_as_can_be() {
    let mut random = Random::new(25);
    let (mut short, mut far) = (0, 0);
    for _ in 0..2000 {
        let (all, mover) = table(&mut random);
        let length = Length(random.between(0, 2500));
        let near = Near::new(&all, mover, length, Mask::ALL);
        let direction = random.between(0, 63) as u32;
        let to = near.ray(direction, length);
        assert!((to - mover.centre).length_up() <= length);
        assert!(to == mover.centre || legal(&all, mover, to, Mask::ALL));
        let line = guildhall_plane::compass::vector(direction, length);
        let best = near.furthest(mover.centre + line).1;
        let missing = (best - mover.centre).length_up().0 - (to - mover.centre).length_up().0;
        // A line that grazes a disc meets it a long way earlier or later for a unit to the side.
        if missing > 8 {
            far += 1;
        }
        short += u32::from((to - mover.centre).length_up().0 < length.0 - 8);
    }
    assert!(short > 300 && far < short / 20, "{short} {far}");
}

#[test]
fn a_drawn_path_is_judged_stretch_by_stretch() {
    let mut random = Random::new(6);
    let (mut fine, mut blocked, mut long) = (0, 0, 0);
    for _ in 0..3000 {
        let (all, mover) = table(&mut random);
        let points: Vec<Point> = (0..random.between(1, 3)).map(|_| end(&mut random, &all, mover)).collect();
        let path = Path::through(&points).unwrap();
        let allowance = Length(random.between(500, 6000));
        let mut at = mover.centre;
        let mut cost = 0;
        let bad = points.iter().position(|to| {
            let fine = legal(&all, mover.at(at), *to, Mask::ALL);
            cost += (*to - at).length_up().0;
            at = *to;
            !fine || cost > allowance.0
        });
        match (chosen(mover, &path, allowance, &all, Mask::ALL), bad) {
            (Ok(length), None) => {
                fine += 1;
                assert_eq!(length, path.length(mover.centre));
            }
            (Err(breach), Some(stretch)) => {
                assert_eq!(usize::from(breach.stretch), stretch);
                let cut = path.cut(stretch, breach.furthest);
                assert_eq!(cut.length(mover.centre), breach.covered);
                let start = if stretch == 0 { mover.centre } else { points[stretch - 1] };
                if breach.furthest != start {
                    assert_eq!(chosen(mover, &cut, allowance, &all, Mask::ALL), Ok(breach.covered));
                }
                if breach.cause == Cause::TooLong { long += 1 } else { blocked += 1 }
            }
            (verdict, bad) => panic!("{verdict:?} {bad:?}"),
        }
    }
    assert!(fine > 200 && blocked > 200 && long > 200, "{fine} {blocked} {long}");
}

#[test]
fn a_forced_movement_equals_stepping() {
    let mut random = Random::new(7);
    let (mut stopped, mut through) = (0, 0);
    for _ in 0..3000 {
        let (discs, polygons) = (random.between(1, 6), random.between(0, 2));
        let all = random.obstacles(TABLE, discs, polygons);
        let ball = Disc::new(random.point(TABLE), Length(150));
        let way = Way::new(ball.centre, end(&mut random, &all, ball));
        let counted = Mask::ALL.without(all.overlapped(ball, Mask::ALL));
        let hit = (0..=way.last()).find(|m| !all.overlapped(ball.at(way.position(*m)), counted).is_empty());
        let stop = forced(&way, ball.radius, &all, Mask::ALL);
        assert_eq!(stop.m, hit.map_or(way.last(), |m| m - 1));
        assert_eq!(stop.at, way.position(stop.m));
        assert_eq!(stop.by.is_some(), hit.is_some());
        let blocker = |by| match by {
            Obstacle::Disc(n) => Mask::disc(n),
            Obstacle::Polygon(n) => Mask::polygon(n),
            Obstacle::Edge => Mask::NONE,
        };
        if let (Some(by), Some(m)) = (stop.by, hit) {
            assert!(!all.overlapped(ball.at(way.position(m)), blocker(by)).is_empty());
            stopped += 1;
        } else {
            through += 1;
        }
    }
    assert!(stopped > 500 && through > 500, "{stopped} {through}");
}

#[test]
fn what_a_forced_movement_stops_at_is_in_contact() {
    let mut random = Random::new(8);
    for _ in 0..2000 {
        let all = random.obstacles(TABLE, 1, 0);
        let post = all.disc(0).unwrap();
        let ball = Disc::new(random.point(TABLE), Length(150));
        let stop = forced(&Way::new(ball.centre, post.centre), ball.radius, &all, Mask::ALL);
        if !ball.overlaps(post) {
            assert!(ball.at(stop.at).touches(post));
        }
    }
}

#[test]
fn what_may_not_lie_there_goes_back_along_its_way() {
    let mut all = Obstacles::new(TABLE);
    let marker = all.add_disc(Disc::new(Point::new(2000, 1000), Length(150))).unwrap();
    let way = Way::new(Point::new(1000, 1000), Point::new(2100, 1000));
    assert_eq!(last_free(&way, way.last(), Length(150), &all, Mask::disc(marker)), Some(700));
    assert_eq!(last_free(&way, 650, Length(150), &all, Mask::disc(marker)), Some(650));
    assert_eq!(last_free(&way, way.last(), Length(150), &all, Mask::NONE), Some(1100));
    let inside = Way::new(Point::new(1900, 1000), Point::new(2100, 1000));
    assert_eq!(last_free(&inside, 200, Length(150), &all, Mask::disc(marker)), None);
}

#[test]
fn leaving_the_table_equals_stepping() {
    let mut random = Random::new(9);
    let mut left = 0;
    for _ in 0..2000 {
        let from = random.point(TABLE.shrunk(Length(100)));
        let way = Way::new(from, random.point(TABLE.shrunk(Length(-1000))));
        let base = Disc::new(from, Length(150));
        let expected = (0..=way.last()).find(|m| !TABLE.holds(base.at(way.position(*m))));
        assert_eq!(leaves_table(&way, base.radius, TABLE), expected);
        left += u32::from(expected.is_some());
    }
    assert!(left > 500);
}

#[test]
fn a_wall_along_the_way_does_not_stop_a_ball() {
    let wall = Polygon::rectangle(Rect::new(Point::new(1000, 1000), Point::new(2000, 1100))).unwrap();
    let mut all = Obstacles::new(TABLE);
    all.add_polygon(wall).unwrap();
    let along = Way::new(Point::new(800, 850), Point::new(2500, 850));
    assert_eq!(forced(&along, Length(150), &all, Mask::ALL).by, None);
    assert_eq!(first_overlap(&along, Length(151), &wall), Some(183));
    let into = Way::new(Point::new(1500, 500), Point::new(1500, 1500));
    assert_eq!(forced(&into, Length(150), &all, Mask::ALL).at, Point::new(1500, 850));
    let within = Way::new(Point::new(1500, 1050), Point::new(1500, 2000));
    assert_eq!(forced(&within, Length(150), &all, Mask::ALL).by, None);
}

#[test]
fn passing_in_contact_is_legal_and_a_unit_less_is_not() {
    let mut all = Obstacles::new(TABLE);
    all.add_disc(Disc::new(Point::new(1500, 1500), Length(150))).unwrap();
    let from = |y| Disc::new(Point::new(500, y), Length(150));
    let near = |y| Near::new(&all, from(y), Length(2000), Mask::ALL).clear(Point::new(2500, y));
    assert!(near(1800) && near(1200));
    assert!(!near(1799) && !near(1201));
    // A stretch that ends in contact, one unit further, and one that goes away from contact.
    let head_on = Near::new(&all, from(1500), Length(2000), Mask::ALL);
    assert!(head_on.clear(Point::new(1200, 1500)) && !head_on.clear(Point::new(1201, 1500)));
    assert!(head_on.clear(Point::new(500, 1500)));
    let touching = Near::new(&all, Disc::new(Point::new(1200, 1500), Length(150)), Length(2000), Mask::ALL);
    assert!(touching.clear(Point::new(300, 1500)) && touching.clear(Point::new(1200, 2500)));
    assert!(!touching.clear(Point::new(1201, 1500)) && !touching.stuck());
}

#[test]
fn towards_and_away_hold_on_the_whole_stretch() {
    let mut random = Random::new(10);
    for _ in 0..500 {
        let (from, to, other) = (random.point(TABLE), random.point(TABLE), random.point(TABLE));
        let stretch = Segment::new(from, to);
        // In steps of a thousandth of the stretch, on coordinates a thousand times as large.
        let square = |t: i64| {
            let part = |a: i32, b: i32, c: i32| i64::from(c - a) * 1000 - i64::from(b - a) * t;
            part(from.x, to.x, other.x).pow(2) + part(from.y, to.y, other.y).pow(2)
        };
        let falls = (0..1000).all(|t| square(t + 1) < square(t));
        let grows = (0..1000).all(|t| square(t + 1) > square(t));
        // Where the nearest point lies in the last or first step the slow test cannot see it.
        let edge = |t: i64| square(t) <= square(t + 1) && square(t) <= square(t - 1);
        if !(998..=1002).any(edge) {
            assert_eq!(direction::towards(stretch, other), falls);
        }
        if !(-2..=2).any(edge) {
            assert_eq!(direction::away(stretch, other), grows);
        }
    }
    let here = Point::new(5, 5);
    assert!(!direction::towards(Segment::new(here, here), Point::new(9, 9)));
    assert!(!direction::away(Segment::new(here, here), Point::new(9, 9)));
}

#[test]
fn directly_follows_the_line_of_the_centres() {
    let (from, to) = (Point::new(100, 100), Point::new(1100, 600));
    let near = direction::directly_towards(from, to, Length::inches(2)).unwrap();
    assert!(direction::is_directly_towards(Segment::new(from, near), to));
    assert!(!direction::is_directly_away(Segment::new(from, near), to));
    let aside = Point::new(near.x, near.y + 3);
    assert!(direction::towards(Segment::new(from, aside), to));
    assert!(!direction::is_directly_towards(Segment::new(from, aside), to));
    assert_eq!(direction::directly_towards(from, to, Length::inches(60)), Some(to));
    let off = direction::directly_away(from, to, Length(100)).unwrap();
    assert!(direction::is_directly_away(Segment::new(from, off), to));
    assert_eq!(direction::directly_away(from, from, Length(100)), None);
}
