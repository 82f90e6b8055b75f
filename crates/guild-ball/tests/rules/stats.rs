//! Stats and definitions.

use super::check;

#[test]
fn a_melee_zone_is_as_wide_as_printed() {
    check(
        "melee zones",
        r#"
proves = ["GB-STAT-19", "GB-GEO-14", "GB-ENG-03"]
piece = [
    { name = "One", seat = "red", at = [1000, 2000], melee = 1 },
    { name = "Two", seat = "red", at = [4000, 2000], melee = 2, base = 40 },
    { name = "A", seat = "blue", at = [1554, 2000], melee = 0 },
    { name = "B", seat = "blue", at = [4858, 2000], melee = 0 },
]
now = { active = "One" }
expect = [
    "gap One A = 254",
    "One engages A = yes",
    "A engages One = no",
    "One engages A at (1555, 2000) = no",
    "gap Two B = 508",
    "Two engages B = yes",
    "Two engages B at (4859, 2000) = no",
]
"#,
    );
}

#[test]
fn damage_marks_cells_and_the_rest_is_what_is_left() {
    check(
        "health bar",
        r#"
proves = ["GB-STAT-13", "GB-STAT-22"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["3"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 12 },
]
now = { active = "Ox" }
script = ["expect: Shark.hp = 12", "red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["damaged Shark 3", "Shark.hp = 9"]
"#,
    );
}

#[test]
fn the_striker_is_the_active_model_for_its_blow() {
    check(
        "the active model of a counter-attack",
        r#"
proves = ["GB-DEF-05", "GB-DEF-07", "GB-RUL-39"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, ball = true },
    { name = "Shark", seat = "blue", at = [2400, 3048], playbook = [["kd"]], abilities = ["shadow-like", "hard-taskmaster"] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: attack Shark", "blue: react counter", "dice: 1 1 1 1", "blue: react counter", "dice: 4 1 1 1", "blue: pick 1.1", "dice: 1 3"]
expect = [
    "attack Shark on Ox",
    "suffers Ox knocked down",
    "scattered (2000, 3048) -> (2540, 3962)",
    "asked: red act Ox",
    "never: asked: blue trigger",
    "never: fired Shark",
    "active = Ox",
    "Shark.activated = no",
]
"#,
    );
}

#[test]
fn a_reroll_stands() {
    check(
        "no second reroll",
        r#"
proves = ["GB-CONV-10", "GB-KICK-22"]
piece = [{ name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 8], influence = 1, ball = true }]
now = { active = "Ox" }
script = ["red: pass to (3000, 3500)", "dice: 4 4 | 1 1", "red: yes", "dice: 4 1"]
expect = ["asked: red reroll-scatter 1 1", "rolled scatter 4 1", "ball free (3087, 3739)", "asked: red act Ox"]
"#,
    );
}
