//! The odds of a parting blow, counted by hand (GB-PART-03 to -07, GB-PB-08, -09).

use guild_ball::legal::{Blow, Mark};
use kernel::odds::Ratio;

use super::{after, foreseen, scene};

/// The blow of an enemy with a playbook at a model it engages, as the way shows it and as the striker sees it.
#[track_caller]
#[expect(clippy::unwrap_used, reason = "the way leaves a melee zone")]
fn blow(ox: &str, tac: u8, book: &str) -> Blow {
    let stage = format!(
        r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [3000, 3000], mov = [6, 8], hp = 12{ox} }},
    {{ name = "Shark", seat = "blue", at = [3000, 3500], tac = {tac}, playbook = {book} }},
]
now = {{ active = "Ox" }}
"#
    );
    let jog = after(&scene(&stage), &["jog"]);
    let walk = foreseen(&jog, "path (3000, 2000)").walk.unwrap();
    let blow = walk.flags.iter().find_map(|flag| match &flag.mark {
        Mark::Blow(blow) => Some(blow.clone()),
        _ => None,
    });
    let asked = after(&jog, &["path (3000, 2000)"]);
    assert_eq!(foreseen(&asked, "yes").blow, blow);
    assert_eq!(foreseen(&asked, "no").blow, None);
    blow.unwrap()
}

#[expect(clippy::unwrap_used, reason = "no denominator is 0")]
fn ratio(num: u128, den: u128) -> Ratio {
    Ratio::new(num, den).unwrap()
}

/// Four dice that need 4: every hit deals 1, or 2 by two of them in one round; 3 HP are gone after three.
#[test]
fn a_blow_that_wraps_round_may_take_the_mover_out() {
    let book = r#"[["1"], ["2"]]"#;
    let weak = blow(", hp_now = 3, ball = true", 2, book);
    assert_eq!((weak.pool.dice, weak.pool.needs, weak.armour), (4, 4, 0));
    assert_eq!([weak.hit, weak.knocked_down], [ratio(15, 16), Ratio::ZERO]);
    assert_eq!([weak.taken_out, weak.ball], [ratio(5, 16); 2]);
    // 4, 6, 4 and 1 of 16 for one hit to four, and never more than 3 HP.
    assert_eq!(weak.damage, ratio(4 + 2 * 6 + 3 * 4 + 3, 16));
    let strong = blow("", 2, book);
    assert_eq!([strong.taken_out, strong.ball, strong.damage], [Ratio::ZERO, Ratio::ZERO, ratio(2, 1)]);
    let four = blow(", hp_now = 4", 2, book);
    assert_eq!([four.taken_out, four.ball], [ratio(1, 16), Ratio::ZERO]);
}

/// Three dice against ARM 1: two hits are the first net hit, three the second, and a third there is not.
#[test]
fn armour_takes_hits_off_a_blow() {
    let hit = blow(", hp_now = 3, arm = 1, ball = true", 1, r#"[["1"], ["2"], ["kd"]]"#);
    assert_eq!((hit.pool.dice, hit.armour), (3, 1));
    assert_eq!([hit.hit, hit.damage], [ratio(1, 2), ratio(3 + 2, 8)]);
    assert_eq!([hit.knocked_down, hit.taken_out, hit.ball], [Ratio::ZERO; 3]);
}

/// The ball is lost to the first of a tackle, a knock down and what takes the mover out.
#[test]
fn the_ball_is_lost_to_whatever_comes_first() {
    let tackled = blow(", ball = true", 2, r#"[["1"], ["tackle"], ["kd"]]"#);
    assert_eq!([tackled.ball, tackled.knocked_down], [ratio(11, 16), ratio(5, 16)]);
    let thrown = blow(", ball = true", 2, r#"[["1"], ["kd"], ["tackle"]]"#);
    assert_eq!([thrown.ball, thrown.knocked_down], [ratio(11, 16), ratio(11, 16)]);
    let none = blow("", 2, r#"[["tackle"], ["1"]]"#);
    assert_eq!([none.ball, none.hit], [Ratio::ZERO, ratio(15, 16)]);
    // A push or a dodge is no part of a blow.
    let pushed = blow(", hp_now = 2", 2, r#"[["push1"], ["2"]]"#);
    assert_eq!([pushed.taken_out, pushed.damage], [ratio(11, 16), ratio(11 * 2, 16)]);
}
