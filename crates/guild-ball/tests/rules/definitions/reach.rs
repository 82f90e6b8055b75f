//! Auras, pulses, names and types.

use super::check;

#[test]
fn an_aura_works_while_a_model_is_inside() {
    check(
        "an aura works while a model is inside",
        r#"
proves = ["GB-DEF-19", "GB-DEF-21", "GB-DEF-22", "GB-STAT-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["long-stride"], mov = [3, 5] },
    { name = "In", seat = "red", at = [3316, 2000] },
    { name = "Out", seat = "red", at = [2000, 3317] },
    { name = "Shark", seat = "blue", at = [2000, 1000] },
]
now = { active = "Ox" }
script = [
    "expect: In.jog = 1778", "expect: Out.jog = 1270", "expect: Ox.jog = 1270", "expect: Shark.jog = 1270",
    "red: jog", "red: path (2000, 2001)",
]
expect = ["In.jog = 1270", "Out.jog = 1778"]
"#,
    );
}

#[test]
fn a_pulse_reaches_those_there_at_that_moment() {
    check(
        "a pulse reaches those there at that moment",
        r#"
proves = ["GB-DEF-20", "GB-DEF-21"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["sanguine-pool"] },
    { name = "In", seat = "blue", at = [3062, 2000], conditions = ["bleed"] },
    { name = "Out", seat = "blue", at = [2000, 3063], conditions = ["bleed"] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: use sanguine-pool", "red: jog", "red: path (2000, 2100)"]
expect = ["attached sanguine-pool to In", "In.jog = 254", "Out.jog = 1270"]
"#,
    );
}

#[test]
fn effects_of_one_name_work_as_one() {
    check(
        "effects of one name work as one",
        r#"
proves = ["GB-CONV-04", "GB-CONV-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["long-stride"] },
    { name = "Boar", seat = "red", at = [2400, 2000], abilities = ["long-stride", "quick-foot"], influence = 4 },
    { name = "Goat", seat = "red", at = [2200, 2500] },
    { name = "Shark", seat = "blue", at = [2000, 900] },
]
now = { active = "Boar" }
script = [
    "expect: Goat.jog = 1778", "red: use quick-foot on Goat", "expect: Goat.jog = 2286",
    "red: use quick-foot on Goat",
]
expect = ["attached quick-foot to Goat", "attached quick-foot to Goat", "Goat.jog = 2286"]
"#,
    );
}

#[test]
fn an_effect_for_a_type_reaches_models_of_that_type() {
    check(
        "an effect for a type reaches models of that type",
        r#"
proves = ["GB-STAT-21"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["good-dogs"] },
    { name = "Hound", seat = "red", at = [2400, 2000], types = ["animal"] },
    { name = "Cat", seat = "blue", at = [2400, 3000], types = ["animal"] },
]
now = { active = "Ox" }
expect = ["Hound.jog = 1524", "Ox.jog = 1270", "Cat.jog = 1270"]
"#,
    );
}

#[test]
fn damaged_is_who_lacks_a_cell() {
    check(
        "damaged is who lacks a cell",
        r#"
proves = ["GB-STAT-14"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], abilities = ["damaged-target"], influence = 2, mov = [3, 4] },
    { name = "Shark", seat = "blue", at = [2700, 2000], hp = 10, hp_now = 9 },
    { name = "Eel", seat = "blue", at = [1000, 3700], hp = 10 },
]
now = { active = "Ox" }
[[case]]
name = "a cell marked"
script = ["red: charge Shark"]
expect = ["asked: red charge-line Ox at Shark 1524"]
[[case]]
name = "none marked"
script = ["red: charge Eel"]
expect = ["asked: red charge-line Ox at Eel 1016"]
"#,
    );
}
