//! The strip a ball sweeps (GB-RUL-30) and the order of the bases on it (GB-RUL-41).

use core::cmp::Ordering;

use guildhall_plane::{Corridor, Disc, Length, Mask, Obstacles, Point, Rect};

use crate::random::Random;

const TABLE: Rect = Rect::table(36, 36);

/// A gap in 2^-40 units, rounded down.
fn gap(a: Disc, b: Disc) -> i128 {
    let root = ((a.square_to(b) as u128) << 80).isqrt() as i128;
    root - (i128::from(a.radius.0 + b.radius.0) << 40)
}

#[test]
fn gaps_are_compared_exactly() {
    let mut random = Random::new(15);
    let kicker = Disc::new(Point::new(0, 0), Length(150));
    for _ in 0..20_000 {
        let near = Rect::new(Point::new(0, 0), Point::new(900, 900));
        let (one, other) = (random.disc(near), random.disc(near));
        let (a, b) = (gap(kicker, one), gap(kicker, other));
        let order = kicker.compare_gap(one, other);
        // Different gaps of this size differ by far more than the rounding of the roots.
        let expected = if (a - b).abs() <= 1 { Ordering::Equal } else { a.cmp(&b) };
        assert_eq!(order, expected, "{one:?} {other:?}");
        assert_eq!(kicker.compare_gap(other, one), order.reverse());
    }
    let small = Disc::new(Point::new(500, 0), Length(150));
    assert!(Corridor::same_distance(kicker, small, Disc::new(Point::new(0, 550), Length(200))));
    assert!(Corridor::same_distance(kicker, small, Disc::new(Point::new(330, 440), Length(200))));
    assert!(!Corridor::same_distance(kicker, small, Disc::new(Point::new(331, 440), Length(200))));
}

#[test]
fn bases_come_in_the_order_of_their_gaps() {
    let mut random = Random::new(16);
    let mut met = 0;
    for _ in 0..500 {
        let all = random.obstacles(TABLE, 16, 0);
        let kicker = Disc::new(random.point(TABLE), Length(150));
        let corridor = Corridor::new(kicker.centre, random.point(TABLE), Length(150));
        let order = corridor.in_order(kicker, &all, Mask::ALL);
        let on = corridor.on(&all, Mask::ALL);
        assert_eq!(order.iter().fold(Mask::NONE, |m, n| m.with(Mask::disc(*n))), on);
        for pair in order.windows(2) {
            let (one, other) = (all.disc(pair[0]).unwrap(), all.disc(pair[1]).unwrap());
            assert!(gap(kicker, one) <= gap(kicker, other));
        }
        for (number, disc) in all.discs(Mask::ALL) {
            let near = corridor.line.nearer_than(disc.centre, disc.radius + Length(150));
            assert_eq!(on.each_disc().any(|n| n == number), near);
        }
        met += order.len();
    }
    assert!(met > 300, "{met}");
}

#[test]
fn a_base_that_only_touches_is_not_on_the_path() {
    let corridor = Corridor::new(Point::new(1000, 1000), Point::new(3000, 1000), Length(150));
    let base = |x, y| Disc::new(Point::new(x, y), Length(200));
    assert!(!corridor.meets(base(2000, 1350)) && corridor.meets(base(2000, 1349)));
    assert!(!corridor.meets(base(3350, 1000)) && corridor.meets(base(3349, 1000)));
    let mut all = Obstacles::new(TABLE);
    all.add_disc(base(2000, 1350)).unwrap();
    all.add_disc(base(2500, 1000)).unwrap();
    assert_eq!(corridor.on(&all, Mask::ALL), Mask::disc(1));
    assert_eq!(corridor.on(&all, Mask::disc(0)), Mask::NONE);
}
