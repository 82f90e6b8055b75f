use std::cmp::Ordering;

use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::{Error, MapDeserializer};

use super::ratio;
use crate::odds::Ratio;

#[test]
fn fractions_are_in_lowest_terms() {
    assert_eq!(ratio(206, 216), ratio(103, 108));
    assert_eq!((ratio(206, 216).num(), ratio(206, 216).den()), (103, 108));
    assert_eq!(ratio(0, 216), Ratio::ZERO);
    assert_eq!(Ratio::new(1, 0), None);
    assert_eq!(ratio(103, 108).to_string(), "103/108");
    assert_eq!(ratio(12, 6).to_string(), "2");
}

#[test]
fn percents_round_halves_up() {
    assert_eq!(ratio(5, 8).percent(0), "63");
    assert_eq!(ratio(5, 8).percent(1), "62.5");
    assert_eq!(ratio(103, 108).percent(3), "95.370");
    assert_eq!(ratio(791, 2592).percent(3), "30.517");
    assert_eq!(ratio(4_131_215, 20_155_392).percent(3), "20.497");
    assert_eq!(ratio(1, 1_000_000).percent(2), "0.00");
    assert_eq!(ratio(999_999, 1_000_000).percent(2), "100.00");
    assert_eq!(ratio(7, 2).decimal(0), "4");
    assert_eq!(ratio(7, 2).decimal(3), "3.500");
    assert_eq!(Ratio::ONE.percent(0), "100");
    assert_eq!(ratio(u128::MAX - 1, u128::MAX).percent(2), "100.00");
    assert_eq!(ratio(u128::MAX / 2, u128::MAX).percent(0), "50");
    assert_eq!(ratio(u128::MAX / 2, u128::MAX).decimal(40), "0.4999999999999999999999999999999999999985");
}

#[test]
fn order_equals_that_of_cross_products() {
    for a in 0..24_u128 {
        for b in 1..24_u128 {
            for c in 0..24_u128 {
                for d in 1..24_u128 {
                    assert_eq!(ratio(a, b).cmp(&ratio(c, d)), (a * d).cmp(&(c * b)), "{a}/{b} and {c}/{d}");
                }
            }
        }
    }
}

#[test]
fn order_holds_where_cross_products_do_not_fit() {
    let (almost, closer) = (ratio(u128::MAX - 2, u128::MAX - 1), ratio(u128::MAX - 1, u128::MAX));
    assert_eq!(almost.cmp(&closer), Ordering::Less);
    assert_eq!(closer.cmp(&almost), Ordering::Greater);
    assert!(closer < Ratio::ONE);
    assert!(ratio(1, u128::MAX) > Ratio::ZERO);
}

#[test]
fn arithmetic_is_exact_or_absent() {
    assert_eq!(ratio(1, 6).checked_add(ratio(1, 3)), Some(ratio(1, 2)));
    assert_eq!(ratio(1, 2).checked_sub(ratio(1, 3)), Some(ratio(1, 6)));
    assert_eq!(ratio(1, 3).checked_sub(ratio(1, 2)), None);
    assert_eq!(ratio(4, 9).checked_mul(ratio(3, 8)), Some(ratio(1, 6)));
    assert_eq!(ratio(1, 6).checked_div(ratio(3, 8)), Some(ratio(4, 9)));
    assert_eq!(ratio(1, 6).checked_div(Ratio::ZERO), None);
    assert_eq!(ratio(u128::MAX, 7).checked_mul(ratio(7, u128::MAX)), Some(Ratio::ONE));
    assert_eq!(ratio(u128::MAX, 1).checked_add(Ratio::ONE), None);
    assert_eq!(ratio(u128::MAX, 1).checked_mul(ratio(2, 1)), None);
    assert_eq!(ratio(2, 9).complement(), ratio(7, 9));
    assert_eq!(Ratio::ZERO.complement(), Ratio::ONE);
    assert_eq!(ratio(9, 2).complement(), Ratio::ZERO);
}

fn read(num: &str, den: &str) -> Result<Ratio, Error> {
    Ratio::deserialize(MapDeserializer::new([("num", num), ("den", den)].into_iter()).into_deserializer())
}

#[test]
fn reading_reduces_and_refuses() {
    assert_eq!(read("206", "216"), Ok(ratio(103, 108)));
    assert!(read("1", "0").is_err_and(|error| error.to_string() == "the denominator is zero"));
    assert!(read("-1", "2").is_err());
    assert!(read("1", "six").is_err_and(|error| error.to_string().contains("\"six\"")));
}
