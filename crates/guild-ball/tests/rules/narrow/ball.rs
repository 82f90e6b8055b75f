//! The ball: with its holder, off the pitch, between bases.

use super::check;

#[test]
fn a_ball_stays_through_whatever_movement() {
    check(
        "pushed and dodging with the ball",
        r#"
proves = ["GB-BALL-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["push2", "dodge2"]], ball = true },
    { name = "Bull", seat = "red", at = [2000, 5000], influence = 1, playbook = [["push2"]] },
    { name = "Eel", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Ox" }
script = ["red: attack Eel", "dice: 4 1 1 1", "red: pick 1.2", "red: path (2000, 2540)"]
expect = ["moved Ox dodge (2000, 2540)", "ball = Ox", "never: ball"]
"#,
    );
    check(
        "pushed with the ball",
        r#"
proves = ["GB-BALL-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["push2"]] },
    { name = "Eel", seat = "blue", at = [2400, 3048], melee = 0, ball = true },
]
now = { active = "Ox" }
script = ["red: attack Eel", "dice: 4 1 1 1", "red: pick 1.1", "red: line (2908, 3048)"]
expect = ["moved Eel push (2908, 3048)", "ball = Eel", "never: ball"]
"#,
    );
}

#[test]
fn the_ball_makes_nobody_slower_or_faster() {
    check(
        "a jog with the ball to the unit",
        r#"
proves = ["GB-MOVE-04"]
piece = [{ name = "Ox", seat = "red", at = [1000, 2000], mov = [5, 7], influence = 1, ball = true }]
now = { active = "Ox" }
[[case]]
name = "a jog"
script = ["red: jog", "red: path (2271, 2000)", "red: path (2270, 2000)"]
expect = ["refused: GB-MOVE-02", "moved Ox jog (2270, 2000)"]
[[case]]
name = "a sprint"
script = ["red: sprint", "red: path (2779, 2000)", "red: path (2778, 2000)"]
expect = ["refused: GB-MOVE-02", "moved Ox sprint (2778, 2000)"]
"#,
    );
}

#[test]
fn a_ball_a_unit_over_the_edge_is_off() {
    check(
        "touching the edge",
        r#"
proves = ["GB-THR-01"]
piece = [
    { name = "Ox", seat = "red", at = [2648, 5392], influence = 1, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [3048, 5392], ball = true },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1", "red: pick 1.1", "dice: 4 1"]
expect = ["ball free (3048, 5946)"]
"#,
    );
    check(
        "a unit over the edge",
        r#"
proves = ["GB-THR-01"]
piece = [
    { name = "Ox", seat = "red", at = [2648, 5393], influence = 1, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [3048, 5393], ball = true },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1", "red: pick 1.1", "dice: 4 1 | 1 2"]
expect = ["scattered (3048, 3048) -> (3048, 2540)", "ball free (3048, 2540)"]
"#,
    );
}

#[test]
fn a_ball_between_equal_places_lies_where_it_came_from() {
    check(
        "on the middle of a base",
        r#"
proves = ["GB-RUL-34"]
piece = [
    { name = "Ox", seat = "red", at = [2648, 2648], influence = 1, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [3048, 2648], ball = true },
    { name = "Down", seat = "blue", at = [3048, 3710], conditions = ["knocked down"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "dice: 4 3"]
expect = ["ball free (3048, 3410)"]
"#,
    );
    check(
        "two places as near to both",
        r#"
proves = ["GB-RUL-34"]
piece = [
    { name = "Ox", seat = "red", at = [2648, 2648], influence = 1, playbook = [["kd"]] },
    { name = "Shark", seat = "blue", at = [3048, 2648], ball = true },
    { name = "Down", seat = "blue", at = [3048, 3710], conditions = ["knocked down"] },
    { name = "Low", seat = "blue", at = [3048, 3111], conditions = ["knocked down"] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "dice: 4 3", "red: spot (3048, 3410)", "red: spot (2964, 3422)"]
expect = ["asked: red place", "refused: GB-RUL-34", "ball free (2964, 3422)"]
"#,
    );
}

#[test]
fn those_tied_roll_again_and_nobody_else() {
    check(
        "three contest, two are level",
        r#"
proves = ["GB-SNAP-05"]
piece = [
    { name = "Zed", seat = "red", at = [2572, 2572], ball = true },
    { name = "X", seat = "red", at = [2972, 3100], kick = [3, 6] },
    { name = "W", seat = "red", at = [3450, 2572], kick = [1, 6] },
    { name = "Y", seat = "blue", at = [2972, 2072], kick = [4, 6], melee = 0 },
]
now = { active = "Zed" }
script = ["red: give up (2972, 2572)", "red: contest X, W", "blue: contest Y", "dice: 4 5 3 | 2 1 | 1 6"]
expect = [
    "rolled snap X 4", "rolled snap W 5", "rolled snap Y 3", "rolled snap X 2", "rolled snap Y 1",
    "rolled snap X 1", "rolled snap Y 6", "ball Y snap",
]
"#,
    );
}

#[test]
fn a_loose_ball_has_the_circular_template_and_a_kicked_one_the_other() {
    check(
        "knocked down and taken out",
        r#"
proves = ["GB-SCAT-12"]
piece = [
    { name = "Ox", seat = "red", at = [2648, 2648], influence = 1, playbook = [["kd", "2"]] },
    { name = "Shark", seat = "blue", at = [3048, 2648], hp_now = 2, ball = true },
]
now = { active = "Ox" }
[[case]]
name = "knocked down"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "dice: 4 2"]
expect = ["scattered (3048, 2648) -> (3048, 3456)"]
[[case]]
name = "taken out"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.2", "dice: 4 2"]
expect = ["scattered (3048, 2648) -> (3048, 3456)"]
"#,
    );
    check(
        "kicked",
        r#"
proves = ["GB-SCAT-12"]
piece = [{ name = "Ox", seat = "red", at = [3048, 1800], influence = 1, ball = true }]
now = { active = "Ox" }
[[case]]
name = "kicked"
script = ["red: pass to (3048, 2700)", "dice: 1 1 | 4 2"]
expect = ["scattered (3048, 2700) -> (3222, 3177)"]
[[case]]
name = "kicked off the pitch and thrown in"
script = ["red: jog", "red: path (4300, 1800)", "red: pass to (5700, 1800)", "dice: 1 1 | 4 6 | 4 2"]
expect = ["rolled scatter 4 6", "scattered (3048, 3048) -> (3048, 3556)"]
"#,
    );
}

#[test]
fn a_goal_kick_thrown_in_flies_towards_the_conceding_players_goal() {
    check(
        "a goal kick that leaves the pitch",
        r#"
proves = ["GB-RUL-39"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [2500, 4000], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 2000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 4 4", "red: no", "blue: spot (300, 4200)", "dice: 4 6 | 1 2"]
expect = ["goal Ox", "rolled scatter 4 6", "scattered (3048, 3048) -> (3048, 3556)", "ball free (3048, 3556)"]
"#,
    );
}

#[test]
fn a_goal_kick_starts_within_ten_inches_of_the_goalpost() {
    check(
        "the goal kick to the unit",
        r#"
proves = ["GB-GOAL-06", "GB-RUL-77"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [2500, 4000], influence = 2, ball = true },
    { name = "Shark", seat = "blue", at = [1000, 4000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "dice: 4 4", "red: no", "blue: spot (3048, 1881)", "blue: spot (3048, 1882)", "dice: 1 1"]
expect = ["refused: GB-GOAL-06", "scattered (3048, 1882) -> (3268, 1755)"]
"#,
    );
}
