//! Target number tests: the pool and its limits.

use super::check;

#[test]
fn a_pool_has_no_floor_between_two_kinds_of_modifiers() {
    check(
        "crowded out, but strong against whoever lies",
        r#"
proves = ["GB-TN-02"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 1, influence = 1, abilities = ["floored"] },
    { name = "Bull", seat = "red", at = [5000, 5000], tac = 6, influence = 1, abilities = ["floored"] },
    { name = "Down", seat = "blue", at = [2400, 3048], conditions = ["knocked down"] },
    { name = "A", seat = "blue", at = [2000, 3448] },
    { name = "B", seat = "blue", at = [2000, 2648] },
    { name = "C", seat = "blue", at = [1600, 3048] },
    { name = "Low", seat = "blue", at = [5400, 5000], conditions = ["knocked down"] },
    { name = "D", seat = "blue", at = [5000, 5400] },
]
now = { next = "red" }
[[case]]
name = "one less three and two more is none, so one die"
script = ["red: activate Ox", "red: attack Down", "dice: 1"]
expect = ["asked: chance roll 1d6"]
[[case]]
name = "six less one and two more"
script = ["red: activate Bull", "red: attack Low", "dice: 1 1 1 1 1 1 1"]
expect = ["asked: chance roll 7d6"]
"#,
    );
}

#[test]
fn each_point_above_six_takes_one_die() {
    check(
        "four enemies take two dice",
        r#"
proves = ["GB-TN-07"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [5, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000] },
    { name = "A", seat = "blue", at = [2500, 2400] },
    { name = "B", seat = "blue", at = [2500, 1600] },
    { name = "C", seat = "blue", at = [2800, 2300] },
    { name = "D", seat = "blue", at = [2800, 1700] },
]
now = { active = "Ox" }
[[case]]
name = "8 is 6 and two dice fewer"
script = ["red: pass Boar", "dice: 6 1 1", "red: no"]
expect = ["asked: chance roll 3d6", "rolled kick Ox 6 1 1 needs 6"]
[[case]]
name = "the hits are those of the dice left"
script = ["red: pass Boar", "dice: 5 5 5 | 4 1"]
expect = ["rolled kick Ox 5 5 5 needs 6", "never: ball Boar pass"]
"#,
    );
    check(
        "three enemies round the receiver",
        r#"
proves = ["GB-TN-07"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [5, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000] },
    { name = "A", seat = "blue", at = [2500, 2400] },
    { name = "B", seat = "blue", at = [2500, 1600] },
    { name = "C", seat = "blue", at = [2800, 2300] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 6 1 1 1", "red: no"]
expect = ["asked: chance roll 4d6", "rolled kick Ox 6 1 1 1 needs 6"]
"#,
    );
}
