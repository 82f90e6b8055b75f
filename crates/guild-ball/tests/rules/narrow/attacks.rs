//! Attacks: what they are rolled against and how they are strengthened.

use super::check;

#[test]
fn a_play_is_tested_against_def_as_an_attack_is() {
    check(
        "DEF of an attack and of a play",
        r#"
proves = ["GB-STAT-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 2, influence = 3, abilities = ["axe-throw"], playbook = [["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], def = 5, melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "the play misses a point below"
script = ["red: use axe-throw on Shark", "dice: 4 4"]
expect = ["play missed Shark axe-throw", "Shark.hp = 14"]
[[case]]
name = "and hits on the number"
script = ["red: use axe-throw on Shark", "dice: 5 1"]
expect = ["play hit Shark axe-throw", "damaged Shark 3"]
[[case]]
name = "so does the attack"
script = ["red: attack Shark", "dice: 5 4", "red: pick 1.1"]
expect = ["rolled attack Ox 5 4 needs 5", "net hits Ox on Shark 1"]
"#,
    );
}

#[test]
fn the_target_number_is_the_def_of_this_moment() {
    check(
        "DEF that fell on the way",
        r#"
proves = ["GB-ATK-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 2, influence = 2, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], def = 5, melee = 0, conditions = ["snared"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1", "red: pick 1.1", "red: attack Shark", "dice: 3 2"]
expect = ["rolled attack Ox 4 1 needs 4", "suffers Shark knocked down", "rolled attack Ox 3 2 needs 3", "net hits Ox on Shark 1"]
"#,
    );
}

#[test]
fn only_the_attack_of_the_charge_has_four_more_dice() {
    check(
        "the attack of a charge, and the next one",
        r#"
proves = ["GB-CHG-07", "GB-ATK-08"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], tac = 3, influence = 3 },
    { name = "Shark", seat = "blue", at = [2500, 2000], melee = 0 },
]
now = { active = "Ox" }
script = ["red: charge Shark", "red: line (2000, 2000)", "dice: 1 1 1 1 1 1 1", "red: attack Shark", "dice: 1 1 1"]
expect = ["asked: chance roll 7d6", "paid Ox 1", "asked: chance roll 3d6"]
"#,
    );
}

#[test]
fn a_model_engages_and_is_engaged_by_any_number() {
    check(
        "three against one",
        r#"
proves = ["GB-ENG-04"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048] },
    { name = "A", seat = "blue", at = [2400, 3048] },
    { name = "B", seat = "blue", at = [2000, 3448] },
    { name = "C", seat = "blue", at = [1600, 3048] },
]
now = { active = "Ox" }
expect = [
    "Ox engages A = yes", "Ox engages B = yes", "Ox engages C = yes",
    "A engages Ox = yes", "B engages Ox = yes", "C engages Ox = yes",
]
"#,
    );
}

#[test]
fn a_counter_attack_is_modified_like_any_attack_and_has_all_results() {
    let counter = |name: &str, piece: &str, script: &str, expect: &str| {
        check(
            name,
            &format!(
                r#"
proves = ["GB-RUL-54"]
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 3048], tac = 1, melee = 1, influence = 1, ball = true }},
    {{ name = "Shark", seat = "blue", at = [2400, 3048], tac = 4, playbook = [["push1", "dodge1", "tackle"]] }},
    {piece}
]
now = {{ active = "Ox", momentum = {{ blue = 1 }} }}
script = ["red: attack Shark", "blue: react counter", "dice: {script}]
expect = ["counter Shark on Ox", "attack Shark on Ox", {expect}, "Shark.influence = 0"]
"#
            ),
        );
    };
    counter("alone", "", r#"1", "blue: react counter", "dice: 1 1 1 1""#, r#""asked: chance roll 4d6""#);
    counter(
        "ganging up",
        r#"{ name = "Eel", seat = "blue", at = [2000, 3448], melee = 1 }"#,
        r#"1", "blue: react counter", "dice: 1 1 1 1 1""#,
        r#""asked: chance roll 5d6""#,
    );
    counter(
        "crowding out",
        r#"{ name = "Bull", seat = "red", at = [2400, 3448], melee = 1 }"#,
        r#"1 1", "blue: react counter", "dice: 1 1 1""#,
        r#""asked: chance roll 3d6""#,
    );
    let pick = |pick: &str, more: &str| {
        format!(r#"1", "blue: react counter", "dice: 4 1 1 1", "blue: pick {pick}"{more}"#)
    };
    counter("a push", "", &pick("1.1", r#", "blue: line (1746, 3048)""#), r#""moved Ox push (1746, 3048)""#);
    counter(
        "a dodge",
        "",
        &pick("1.2", r#", "blue: path (2654, 3048)""#),
        r#""moved Shark dodge (2654, 3048)""#,
    );
    counter("a tackle", "", &pick("1.3", ""), r#""ball Shark tackle""#);
}
