//! Positions along a line (GB-RUL-73) against the recipe in wide numbers.

use guildhall_plane::{
    Length, Point, Rect, Vector, Way, WideVector, isqrt_wide, point_at, point_at_wide, steps,
};

use crate::random::Random;

const TABLE: Rect = Rect::table(36, 36);

fn recipe(from: Point, v: Vector, m: u128) -> Point {
    let square = v.square() as u128;
    let part = |v: i32| {
        let size = u128::from(v.unsigned_abs());
        let shift = isqrt_wide(4 * size * size * m * m / square).div_ceil(2);
        i32::try_from(shift).unwrap() * v.signum()
    };
    Point::new(from.x + part(v.x), from.y + part(v.y))
}

#[test]
fn a_way_follows_the_recipe_at_every_position() {
    let mut random = Random::new(1);
    for _ in 0..300 {
        let (from, to) = (random.point(TABLE), random.point(TABLE));
        if from == to {
            continue;
        }
        let way = Way::new(from, to);
        let v = to - from;
        let whole = isqrt_wide(v.square() as u128);
        for m in 0..=whole {
            let exact = recipe(from, v, m);
            assert_eq!(way.position(m as u32), exact);
            assert_eq!(point_at(from, v, Length(m as i32)), exact);
            let wide = WideVector { x: i64::from(v.x) * 1_000_000, y: i64::from(v.y) * 1_000_000 };
            assert_eq!(point_at_wide(from, wide, Length(m as i32)), exact);
        }
        assert_eq!(way.position(way.last()), to);
        assert_eq!(way.position(way.last() + 9), to);
        assert_eq!(
            u128::from(way.last()) * u128::from(way.last()) == v.square() as u128,
            way.last() as u128 == whole
        );
        assert_eq!(steps(from, to).count() as u32, way.last() + 1);
        assert_eq!(way.covered(way.last()), v.length_up());
    }
}

#[test]
fn positions_are_rounded_to_the_nearest_unit_on_both_sides_of_zero() {
    let origin = Point::new(0, 0);
    assert_eq!(point_at(origin, Vector::new(3, 4), Length(5)), Point::new(3, 4));
    assert_eq!(point_at(origin, Vector::new(-6, 8), Length(5)), Point::new(-3, 4));
    assert_eq!(point_at(origin, Vector::new(0, -7), Length(3)), Point::new(0, -3));
    // 0.707 and 1.414 for the diagonal, 1.8 and 2.4 for 3-4-5 at three units.
    assert_eq!(point_at(origin, Vector::new(1, 1), Length(1)), Point::new(1, 1));
    assert_eq!(point_at(origin, Vector::new(-1, -1), Length(2)), Point::new(-1, -1));
    assert_eq!(point_at(origin, Vector::new(-3, -4), Length(3)), Point::new(-2, -2));
}

#[test]
fn a_way_to_itself_has_one_position() {
    let here = Point::new(700, 20);
    assert_eq!(steps(here, here).collect::<Vec<_>>(), [here]);
    assert_eq!(point_at(here, Vector::new(0, 0), Length(99)), here);
    assert_eq!(point_at_wide(here, WideVector { x: 0, y: 0 }, Length(99)), here);
}
