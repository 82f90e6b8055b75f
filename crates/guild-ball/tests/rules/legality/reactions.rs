//! Which reactions may be declared, and the rule by which others are refused.

use guild_ball::GuildBall;
use kernel::{Game, State};

use super::super::foreseen::{after, choice, scene};

/// An attack or a charge at Shark that has been declared, with a friend of the attacker somewhere.
fn declared(action: &str, wall: (i32, &str), shark: (i32, &str), momentum: u8) -> State<GuildBall> {
    let stage = format!(
        r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 3, mov = [5, 7] }},
    {{ name = "Wall", seat = "red", at = [{}, 2400]{} }},
    {{ name = "Shark", seat = "blue", at = [{}, 2000]{} }},
]
now = {{ active = "Ox", momentum = {{ blue = {momentum} }} }}
"#,
        wall.0, wall.1, shark.0, shark.1
    );
    after(&scene(&stage), &[action])
}

/// The rules by which nothing, a Counter-Attack, a Defensive Stance and both are refused; nothing for what is legal.
fn refused(state: &State<GuildBall>) -> [&'static str; 4] {
    ["none", "counter", "stance", "counter stance"].map(|reaction| {
        let (ask, choice) = choice(state, &format!("react {reaction}"));
        GuildBall::judge(state, &ask, &choice).err().map_or("", |refusal| refusal.rule)
    })
}

/// GB-MOM-28: a Defensive Stance answers a charge, not an attack.
#[test]
fn a_stance_is_taken_against_a_charge_only() {
    let attack = declared("attack Shark", (8000, ""), (2400, ""), 3);
    assert_eq!(refused(&attack), ["", "", "GB-MOM-28", "GB-MOM-28"]);
    let charge = declared("charge Shark", (8000, ""), (3400, ""), 3);
    assert_eq!(refused(&charge), [""; 4]);
}

/// GB-MOM-11: each of the two is paid for.
#[test]
fn both_reactions_are_paid_for() {
    assert_eq!(refused(&declared("charge Shark", (8000, ""), (3400, ""), 1)), ["", "", "", "GB-MOM-11"]);
    assert_eq!(refused(&declared("charge Shark", (8000, ""), (3400, ""), 2)), [""; 4]);
}

/// GB-KD-03, GB-MOM-23, GB-CONV-06: who may not attack declares no Counter-Attack, and nobody a second one against the same enemy; a
/// Defensive Stance it may take.
#[test]
fn who_may_not_counter_may_still_take_a_stance() {
    let down = declared("charge Shark", (8000, ""), (3400, r#", conditions = ["knocked down"]"#), 3);
    assert_eq!(refused(&down), ["", "GB-KD-03", "", "GB-KD-03"]);
    let again = declared("charge Shark", (8000, ""), (3400, r#", countered = ["Ox"]"#), 3);
    assert_eq!(refused(&again), ["", "GB-MOM-23", "", "GB-MOM-23"]);
    let kept = declared("charge Shark", (3400, r#", abilities = ["protective-instinct"]"#), (3400, ""), 3);
    assert_eq!(refused(&kept), ["", "GB-CONV-06", "", "GB-CONV-06"]);
}

/// GB-MOM-11, -13, -14, GB-KICK-08: after a pass the two of it may move for 1 MP, and the receiver may shoot for 2 from where it reaches
/// the goal.
#[test]
fn team_work_is_for_the_two_of_a_pass_and_paid_for() {
    let passed = |y: i32, momentum: u8| {
        let stage = format!(
            r#"
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [4572, {}], influence = 1, kick = [3, 6], ball = true }},
    {{ name = "Boar", seat = "red", at = [4572, {y}], kick = [3, 6] }},
    {{ name = "Bull", seat = "red", at = [2000, 6000], kick = [3, 6] }},
    {{ name = "Shark", seat = "blue", at = [8000, 8000] }},
]
now = {{ active = "Ox", momentum = {{ red = {momentum} }} }}
"#,
            y - 1000
        );
        let script: &[&str] =
            if momentum > 0 { &["pass Boar", "no", "4 1 1"] } else { &["pass Boar", "4 1 1"] };
        after(&scene(&stage), script)
    };
    let refused = |state: &State<GuildBall>| {
        ["pass and move Ox", "pass and move Boar", "pass and move Bull", "pass and move Shark", "snap shot"]
            .map(|text| {
                let (ask, choice) = choice(state, text);
                GuildBall::judge(state, &ask, &choice).err().map_or("", |refusal| refusal.rule)
            })
    };
    // The pass itself gives 1 MP. The goalpost stands at 7870, so that 6" begin at 7870 - 250 - 150 - 1524.
    assert_eq!(refused(&passed(5946, 0)), ["", "", "GB-MOM-13", "GB-MOM-13", "GB-MOM-11"]);
    assert_eq!(refused(&passed(5946, 1)), ["", "", "GB-MOM-13", "GB-MOM-13", ""]);
    assert_eq!(refused(&passed(5945, 1)), ["", "", "GB-MOM-13", "GB-MOM-13", "GB-KICK-08"]);
}
