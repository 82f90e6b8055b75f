//! What is no answer to what an effect asks, and the rule a wrong one is refused by.

use super::super::check;

#[test]
fn a_pass_now_is_no_shot() {
    check(
        "Launch Control",
        r#"
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [4572, 6600], influence = 2, kick = [3, 8], ball = true, abilities = ["launch-control"] },
    { name = "Boar", seat = "red", at = [4000, 6000] },
    { name = "Shark", seat = "blue", at = [1000, 1000] },
]
now = { active = "Ox", momentum = { red = 3 } }
script = ["red: use launch-control", "red: shot", "red: no"]
expect = ["asked: red kick-now launch-control Ox", "refused: HALL-CHOICE", "asked: red act Ox", "never: kick", "red.momentum = 3"]
"#,
    );
}

#[test]
fn the_order_of_models_is_that_of_an_area_or_of_one_step() {
    check(
        "a model that is not under the template",
        r#"
proves = ["GB-AOE-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 4, abilities = ["rataclysm"] },
    { name = "Boar", seat = "red", at = [1000, 4000] },
    { name = "Shark", seat = "blue", at = [2800, 1900], def = 2 },
    { name = "Eel", seat = "blue", at = [2800, 2300], def = 2 },
]
now = { active = "Ox" }
script = ["red: use rataclysm at (2800, 2100)", "red: choose Boar"]
expect = ["asked: red next-model rataclysm: Shark, Eel", "refused: GB-AOE-06"]
"#,
    );
    check(
        "a model that is not pushed",
        r#"
proves = ["GB-CONV-06", "GB-CONV-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["lodestone"] },
    { name = "Shark", seat = "blue", at = [2700, 2000], def = 2 },
    { name = "Eel", seat = "blue", at = [3100, 2300], def = 2 },
    { name = "Ray", seat = "blue", at = [3100, 1700], def = 2 },
]
now = { active = "Ox" }
script = ["red: use lodestone on Shark", "dice: 6 1", "red: mode 1", "red: mode 4", "red: mode 2", "red: choose Shark", "red: choose Eel"]
expect = [
    "asked: red mode lodestone", "refused: GB-CONV-06", "refused: GB-CONV-06", "asked: red next-model lodestone: Ox, Eel, Ray", "refused: GB-CONV-08",
    "asked: red push-line Eel by Ox 508 directly towards (2700, 2000)",
]
"#,
    );
}

#[test]
fn a_template_lies_on_the_pitch_and_apart_from_terrain_where_that_is_said() {
    check(
        "moved towards the edge",
        r#"
proves = ["GB-RUL-62"]
piece = [
    { name = "Ox", seat = "red", at = [300, 2000], influence = 2, abilities = ["deadly-wings"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", areas = [{ ability = "harrier", at = [400, 2900], by = "Ox" }] }
script = ["red: use deadly-wings", "red: spot (400, 2900)", "red: spot (-1, 2900)", "red: spot (0, 2900)"]
expect = ["refused: GB-RUL-62", "area harrier (0, 2900)"]
"#,
    );
    check(
        "room at the very end of the reach only",
        r#"
proves = ["GB-CONV-06"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [4572, 4572], influence = 1, abilities = ["natures-chill"] },
    { name = "Shark", seat = "blue", at = [8000, 8000] },
]
terrain = [{ kind = "rough", at = [4572, 4572], radius = 2000 }]
now = { next = "red" }
script = ["red: activate Ox", "red: yes", "red: spot (4572, 6953)", "red: spot (4572, 6954)"]
expect = ["asked: red place natures-chill", "refused: GB-CONV-06", "area natures-chill (4572, 6954)"]
"#,
    );
}

#[test]
fn an_effect_puts_the_ball_on_free_ground_within_its_reach() {
    let stage = |ball: i32| {
        format!(
            r#"
proves = ["GB-RUL-77", "GB-GEO-01", "GB-PLAY-03"]
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["lob"] }},
    {{ name = "Boar", seat = "red", at = [3500, 2000] }},
    {{ name = "Shark", seat = "blue", at = [8000, 8000] }},
]
now = {{ active = "Ox", ball = [2000, {ball}] }}
"#
        )
    };
    check(
        "a ball 6 inches off",
        &(stage(3825)
            + r#"
script = ["red: use lob"]
expect = ["refused: GB-PLAY-03"]
"#)
        .replace(r#""GB-RUL-77", "GB-GEO-01", "#, ""),
    );
    check(
        "a unit nearer, and 6 inches further",
        &(stage(3824)
            + r#"
[[case]]
name = "not on a model, and no further"
script = ["red: use lob", "red: spot (3500, 2299)", "red: spot (2000, 5649)", "red: spot (2000, 5648)"]
expect = ["refused: GB-RUL-77", "refused: GB-GEO-01", "ball free (2000, 5648)"]
[[case]]
name = "where it lies"
script = ["red: use lob", "red: spot (2000, 3824)"]
expect = ["ball free (2000, 3824)", "asked: red act Ox"]
"#)
        .replace(r#", "GB-PLAY-03""#, ""),
    );
}
