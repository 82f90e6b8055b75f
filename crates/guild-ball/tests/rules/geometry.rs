//! Geometry and line of sight.

use super::check;

#[test]
fn goalposts_stand_on_the_goal_line_and_block_sight() {
    check(
        "goalposts",
        r#"
proves = ["GB-GEO-18", "GB-GEO-21", "GB-TERR-18", "GB-RUL-29"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 2000] },
    { name = "Boar", seat = "red", at = [3048, 600] },
    { name = "Goat", seat = "red", at = [2000, 600] },
]
now = { active = "Ox" }
expect = [
    "red.goalpost = (3048, 1274)",
    "blue.goalpost = (3048, 4822)",
    "Ox sees Boar = no",
    "Ox sees Goat = yes",
]
"#,
    );
    check(
        "goalposts of a typical pitch",
        r#"
proves = ["GB-RUL-29"]
setup = { size = "typical" }
piece = [{ name = "Ox", seat = "red", at = [4572, 2000] }]
now = { active = "Ox" }
expect = ["size = 9144", "red.goalpost = (4572, 1274)", "blue.goalpost = (4572, 7870)"]
"#,
    );
}

#[test]
fn distances_run_between_base_edges() {
    check(
        "distances",
        r#"
proves = ["GB-GEO-14", "GB-STAT-18"]
piece = [
    { name = "Small", seat = "red", at = [1000, 2000], base = 30 },
    { name = "Middle", seat = "red", at = [2000, 2000], base = 40 },
    { name = "Large", seat = "red", at = [1000, 3000], base = 50 },
]
now = { active = "Small" }
expect = ["gap Small Middle = 650", "gap Small Large = 600", "gap Middle Large = 964"]
"#,
    );
}

#[test]
fn a_long_way_round_costs_every_stretch() {
    check(
        "stretches are rounded up",
        r#"
proves = ["GB-RUL-75", "GB-MOVE-01"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [1, 7] }]
now = { active = "Ox" }
[[case]]
name = "one diagonal"
script = ["red: jog", "red: path (1179, 2180)"]
expect = ["moved Ox jog (1179, 2180)"]
[[case]]
name = "the same in two halves"
script = ["red: jog", "red: path (1090, 2090) (1179, 2180)"]
expect = ["refused: GB-MOVE-02"]
"#,
    );
}
