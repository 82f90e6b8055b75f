//! The tournament clock.

use super::check;

#[test]
fn a_clock_that_runs_out_costs_a_point_at_once_and_one_for_each_later_activation() {
    check(
        "clock",
        r#"
proves = ["GB-TOUR-15", "GB-TOUR-16", "GB-TOUR-18", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red" }
script = [
    "red: activate Ox", "red: expired", "red: end",
    "blue: activate Shark", "blue: end",
    "red: activate Boar", "red: expired",
]
expect = [
    "activated Ox", "time out red", "vp blue +1", "activation ended Ox",
    "activated Shark", "activated Boar", "time out red", "activation ended Boar", "vp blue +1",
    "blue.vp = 2", "red.overtime = yes",
]
"#,
    );
}

#[test]
fn a_minute_of_maintenance_that_is_over_loses_the_pool() {
    check(
        "clock in maintenance",
        r#"
proves = ["GB-TOUR-17", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red", overtime = { red = true } }
script = ["red: expired"]
expect = ["asked: red allocate 2", "time out red", "pool lost red", "asked: blue allocate 2", "Ox.influence = 0", "blue.vp = 0"]
"#,
    );
}

#[test]
fn without_a_clock_time_changes_nothing() {
    check(
        "no clock",
        r#"
piece = [{ name = "Ox", seat = "red", at = [2000, 2000] }]
now = { active = "Ox" }
script = ["red: expired", "red: end"]
expect = ["activation ended Ox", "never: time out", "blue.vp = 0"]
"#,
    );
}

#[test]
fn a_minute_of_maintenance_that_is_over_is_over_for_everything_in_it() {
    check(
        "clock while a model returns",
        r#"
proves = ["GB-TOUR-17", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [2, 4] },
    { name = "Boar", seat = "red", conditions = ["taken out"], inf = [2, 4], hp_now = 0 },
    { name = "Bull", seat = "red", conditions = ["taken out"], inf = [2, 4], hp_now = 0 },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red", overtime = { red = true } }
script = ["red: expired"]
expect = [
    "time out red", "returned Boar (150, 150) hp 6", "returned Bull (512, 150) hp 6", "pool red 6", "pool lost red", "asked: blue allocate 2",
    "never: asked: red path", "never: asked: red allocate", "Ox.influence = 0",
]
"#,
    );
}

#[test]
fn picking_the_model_belongs_to_the_minute_of_its_activation() {
    check(
        "clock while a model is picked",
        r#"
proves = ["GB-TOUR-16", "GB-TOUR-18", "GB-RUL-68"]
setup = { clock = true }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [3000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { next = "red", overtime = { red = true } }
script = ["red: expired", "blue: activate Shark", "blue: end", "red: activate Boar"]
expect = [
    "time out red", "activated Ox", "activation ended Ox", "vp blue +1", "asked: blue activate",
    "activated Boar", "asked: red act Boar", "blue.vp = 1",
]
"#,
    );
}
