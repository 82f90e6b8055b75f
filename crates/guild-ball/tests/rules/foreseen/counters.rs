//! A Counter-Attack is announced as a risk only where it can be made (GB-MOM-21 to -23, GB-RUL-54).

use guild_ball::GuildBall;
use guild_ball::legal::Odds;
use guild_ball::model::ModelId;
use guild_ball::pool::Pool;
use kernel::{Pending, State};

use super::{after, foreseen, scene};

/// Ox with a melee zone of 2", and Shark with one of 1", so far apart.
fn pair(apart: i32, shark: &str, now: &str) -> State<GuildBall> {
    let x = 2000 + 300 + apart;
    scene(&format!(
        r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 4, tac = 2, melee = 2, playbook = [["1"], ["2"]], mov = [5, 7] }},
    {{ name = "Shark", seat = "blue", at = [{x}, 2000], tac = 3, def = 4, melee = 1, hp = 20{shark} }},
]
now = {{ active = "Ox"{now} }}
"#
    ))
}

#[expect(clippy::panic, reason = "the question has one kind of answer")]
fn risk(state: &State<GuildBall>, text: &str) -> Option<Pool> {
    match foreseen(state, text).odds {
        Some(Odds::Attack { counter, .. }) => counter,
        other => panic!("{other:?}"),
    }
}

const MP: &str = ", momentum = { blue = 1 }";

/// Whether the match comes to a Counter-Attack if the target declares one and the attack misses.
fn is_made(state: &State<GuildBall>) -> bool {
    let over = after(state, &["attack Shark", "react counter", "1 1"]);
    matches!(over.pending(), Pending::Asks(asks) if asks.iter().any(|ask| ask.seat == ModelId(6).seat()))
}

#[test]
fn a_counter_attack_is_announced_where_the_target_engages_the_attacker() {
    // 1" is 254 units: the limit belongs to the zone.
    for (apart, expected) in [(100, true), (254, true), (255, false), (482, false), (508, false)] {
        let state = pair(apart, "", MP);
        assert_eq!(risk(&state, "attack Shark").is_some(), expected, "{apart}");
        assert_eq!(is_made(&state), expected, "{apart}");
        // Nor has it odds where it is declared.
        let declared = after(&state, &["attack Shark"]);
        assert_eq!(foreseen(&declared, "react counter").counter.is_some(), expected, "{apart}");
    }
}

#[test]
fn it_is_announced_only_where_it_can_be_declared() {
    let of = |shark: &str, now: &str| risk(&pair(100, shark, now), "attack Shark");
    assert!(of("", MP).is_some());
    assert_eq!(of("", ""), None);
    assert_eq!(of(", conditions = [\"knocked down\"]", MP), None);
    let state = pair(100, "", ", momentum = { blue = 2 }");
    let again = after(&state, &["attack Shark", "react counter", "1 1", "react none"]);
    assert_eq!(risk(&again, "attack Shark"), None);
}

#[test]
fn a_charge_is_answered_where_its_line_ends_within_reach() {
    let state = pair(1500, "", MP);
    // Where it will end is not known yet: it may be answered.
    assert!(risk(&state, "charge Shark").is_some());
    let charged = after(&state, &["charge Shark", "react none"]);
    assert_eq!(risk(&charged, "line (3090, 2000)"), None);
    assert!(risk(&charged, "line (3400, 2000)").is_some());
    // Knocked down it engages nobody.
    let down = pair(1500, ", conditions = [\"knocked down\"]", MP);
    assert_eq!(risk(&down, "charge Shark"), None);
    // A charger that gets no nearer than its own zone is not answered either: 5\" and 2\" of 7\" and a little.
    let far = pair(7 * 254 + 400, "", MP);
    assert_eq!(risk(&far, "charge Shark"), None);
}
