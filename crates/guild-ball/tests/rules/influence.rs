//! Influence.

use super::check;

#[test]
fn the_pool_is_the_base_influence_of_the_whole_team() {
    check(
        "pool",
        r#"
proves = ["GB-INF-01", "GB-INF-02", "GB-INF-05", "GB-STAT-08"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 6] },
    { name = "Off", seat = "red", inf = [2, 4] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = ["red: influence Off 1", "red: influence Ox 5"]
expect = ["asked: red allocate 6", "refused: GB-INF-05", "allocated Ox 5", "Off.influence = 0"]
"#,
    );
}

#[test]
fn goals_raise_the_pool_and_no_model_takes_more_than_its_maximum() {
    check(
        "pool with goals",
        r#"
proves = ["GB-INF-03", "GB-INF-06", "GB-STAT-09"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 6] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red", goals = { red = 3 }, vp = { red = 12 } }
script = ["red: influence Ox 7", "red: influence Ox 6"]
expect = ["asked: red allocate 7", "refused: GB-INF-06", "allocated Ox 6", "pool lost red", "Ox.influence = 6"]
"#,
    );
}

#[test]
fn the_plan_changes_the_pool_but_never_below_nothing() {
    check(
        "pool and game plan",
        r#"
proves = ["GB-INF-04", "GB-RUL-22", "GB-PLAN-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [0, 4] },
    { name = "Shark", seat = "blue", at = [2000, 4000], inf = [2, 4] },
]
now = { phase = "maintenance", initiative = "red", next = "red", current = { red = "Lone Striker", blue = "Dig Deep" } }
script = ["red: influence none", "blue: influence Shark 2"]
expect = ["asked: red allocate 0", "asked: blue allocate 3", "allocated Shark 2", "pool lost blue", "blue.pool = 0", "Shark.influence = 2"]
"#,
    );
}

#[test]
fn standard_costs() {
    check(
        "costs",
        r#"
proves = ["GB-INF-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 4, ball = true },
    { name = "Boar", seat = "red", at = [1000, 3048] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
    { name = "Angel", seat = "blue", at = [2000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "a jog"
script = ["red: jog", "red: stay"]
expect = ["never: paid", "Ox.influence = 4"]
[[case]]
name = "a sprint"
script = ["red: sprint", "red: stay"]
expect = ["paid Ox 1", "Ox.influence = 3"]
[[case]]
name = "an attack"
script = ["red: attack Shark", "dice: 1 1 1 1"]
expect = ["paid Ox 1", "Ox.influence = 3"]
[[case]]
name = "a kick"
script = ["red: pass Boar", "dice: 4"]
expect = ["paid Ox 1", "Ox.influence = 3"]
"#,
    );
}

#[test]
fn a_greater_maximum_is_no_greater_base() {
    check(
        "deep pockets",
        r#"
proves = ["GB-INF-01", "GB-STAT-09"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [3, 3], abilities = ["deep-pockets"] },
    { name = "Boar", seat = "red", at = [3000, 2000], inf = [3, 3] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
now = { phase = "maintenance", initiative = "red", next = "red" }
script = ["red: influence Boar 4", "red: influence Ox 5", "red: influence Ox 4, Boar 2"]
expect = ["asked: red allocate 6", "refused: GB-INF-06", "refused: GB-INF-06", "allocated Ox 4", "allocated Boar 2"]
"#,
    );
}
