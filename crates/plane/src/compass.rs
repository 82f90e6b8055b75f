//! Sixty-four directions at equal steps from +x, as whole numbers.

use crate::disc::Disc;
use crate::length::Length;
use crate::point::{Point, Vector};

/// The number of directions.
pub const DIRECTIONS: u32 = 64;

/// The number of rim points of a base that count for sight, at every second direction (GB-RUL-32).
pub const RIM: usize = 32;

const DIGITS: u32 = 44;

/// Sines of the first seventeen steps of 5.625°, rounded down to 44 binary digits.
const SINES: [i64; 17] = [
    0,
    1_724_335_768_219,
    3_432_065_240_372,
    5_106_742_048_103,
    6_732_238_138_282,
    8_292_899_094_973,
    9_773_694_900_020,
    11_160_364_680_334,
    12_439_554_047_901,
    13_598_943_709_835,
    14_627_368_109_904,
    15_514_922_958_942,
    16_253_060_618_566,
    16_834_672_419_606,
    17_254_157_122_478,
    17_507_474_860_178,
    17_592_186_044_416,
];

/// The vector of a length in a direction, counted counter-clockwise from +x, each part rounded towards zero.
///
/// Rounding towards zero means that the vector is never longer than the length asked for.
#[inline]
pub const fn vector(direction: u32, length: Length) -> Vector {
    let step = (direction % DIRECTIONS) as usize;
    let (quarter, rest) = (step / 16, step % 16);
    let length = length.capped();
    let (along, aside) = (part(length, SINES[16 - rest]), part(length, SINES[rest]));
    match quarter {
        0 => Vector::new(along, aside),
        1 => Vector::new(-aside, along),
        2 => Vector::new(-along, -aside),
        _ => Vector::new(aside, -along),
    }
}

/// All directions, the one nearest to a vector first, then those next to it on either side, and the opposite one last.
pub fn from_nearest(vector: Vector) -> impl Iterator<Item = u32> {
    let along = |direction: &u32| self::vector(*direction, Length::MOST).dot(vector);
    let nearest = (0..DIRECTIONS).max_by_key(along).unwrap_or(0);
    (0..DIRECTIONS).map(move |turn| {
        let side = if turn % 2 == 0 { turn / 2 } else { DIRECTIONS - turn.div_ceil(2) };
        (nearest + side) % DIRECTIONS
    })
}

/// The vector in a direction that is at least as long as a length and less than two units longer.
///
/// From the centre of a base it leads to a place in base contact: no overlap and less than 2 units of air.
#[inline]
pub const fn vector_out(direction: u32, length: Length) -> Vector {
    let v = vector(direction, length);
    if direction.is_multiple_of(16) {
        return v;
    }
    Vector::new(v.x + if v.x < 0 { -1 } else { 1 }, v.y + if v.y < 0 { -1 } else { 1 })
}

/// A place for a disc of that radius in base contact with another, in one of the 64 directions from it.
#[inline]
pub const fn beside(other: Disc, radius: Length, direction: u32) -> Point {
    other.centre.plus(vector_out(direction, other.radius.plus(radius)))
}

/// Places all over a disc: its centre, then in every direction half way to its edge, three quarters and all of it.
pub fn over(disc: Disc) -> impl Iterator<Item = Point> {
    let Disc { centre, radius } = disc;
    let lengths = [Length(radius.0 / 2), Length(radius.0 / 4 * 3), radius];
    let round = lengths
        .into_iter()
        .flat_map(move |length| (0..DIRECTIONS).map(move |direction| centre.plus(vector(direction, length))));
    core::iter::once(centre).chain(round)
}

/// A rim point of a disc: one of 32 at equal steps from +x, its offsets rounded towards the centre (GB-RUL-32).
#[inline]
pub const fn rim(centre: Point, radius: Length, number: u32) -> Point {
    centre.plus(vector(number * 2, radius))
}

#[inline]
const fn part(length: i64, sine: i64) -> i32 {
    ((length * sine) >> DIGITS) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cosine of a step of 5.625° by the half-angle rule, in 2^60ths, rounded down at each stage.
    fn cosine(step: u32) -> i128 {
        const ONE: i128 = 1 << 60;
        match step {
            0 => ONE,
            16 => 0,
            32 => -ONE,
            _ if step > 16 => -cosine(32 - step),
            _ => (((ONE + cosine(2 * step)) * ONE / 2) as u128).isqrt() as i128,
        }
    }

    #[test]
    fn sines_are_those_of_the_half_angle_rule() {
        for (step, sine) in SINES.iter().enumerate() {
            let exact = cosine(16 - step as u32);
            assert!(((exact >> 16) - i128::from(*sine)).abs() <= 1, "{step}");
        }
    }

    #[test]
    fn rounding_is_the_same_with_a_finer_table() {
        for length in 0..=20_000i64 {
            for (step, sine) in SINES.iter().enumerate() {
                let finer = (i128::from(length) * (cosine(16 - step as u32) + 64)) >> 60;
                assert_eq!(i128::from(part(length, *sine)), finer, "{length} {step}");
            }
        }
    }

    #[test]
    fn places_lie_all_over_a_disc() {
        let all: Vec<Point> = over(Disc::new(Point::new(100, 200), Length(400))).collect();
        assert_eq!(all.len(), 1 + 3 * DIRECTIONS as usize);
        assert_eq!(all[0], Point::new(100, 200));
        for at in [(300, 200), (100, 500), (-300, 200), (100, -200)] {
            assert!(all.contains(&Point::new(at.0, at.1)), "{at:?}");
        }
        assert!(all.iter().all(|at| at.within(Point::new(100, 200), Length(400))));
    }

    #[test]
    fn directions_come_from_the_nearest_on() {
        for (vector, first) in [
            (Vector::new(1000, 0), [0, 63, 1, 62]),
            (Vector::new(1000, 30), [0, 63, 1, 62]),
            (Vector::new(-700, -690), [40, 39, 41, 38]),
            (Vector::new(1000, -60), [63, 62, 0, 61]),
        ] {
            let all: Vec<u32> = from_nearest(vector).collect();
            assert_eq!(all[..4], first, "{vector:?}");
            assert_eq!(all.last(), Some(&((first[0] + 32) % DIRECTIONS)));
            let mut sorted = all;
            sorted.sort_unstable();
            assert_eq!(sorted, (0..DIRECTIONS).collect::<Vec<_>>());
        }
    }

    #[test]
    fn vectors_are_never_too_long_and_turn_by_quarters() {
        for length in [0, 1, 150, 200, 250, 381, 1524, 2032, 9144] {
            for step in 0..DIRECTIONS {
                let v = vector(step, Length(length));
                assert!(v.square() <= i64::from(length) * i64::from(length));
                assert!(v.length_up().0 >= length - 2);
                let turned = vector(step + 16, Length(length));
                assert_eq!((turned.x, turned.y), (-v.y, v.x));
            }
        }
        for (length, step) in [(300, 3), (450, 21), (400, 63), (350, 16), (300, 33), (500, 48), (1, 5)] {
            let other = Disc::new(Point::new(5, 7), Length(length - 1));
            let near = Disc::new(beside(other, Length(1), step), Length(1));
            assert!(near.touches(other), "{length} {step}");
        }
        assert_eq!(vector(0, Length(150)), Vector::new(150, 0));
        assert_eq!(vector(8, Length(150)), Vector::new(106, 106));
        assert_eq!(vector(48, Length(150)), Vector::new(0, -150));
    }
}
