//! Gaining the ball, and what follows a pass.

use super::check;

#[test]
fn gaining_the_ball_is_answered_to() {
    check(
        "possession",
        r#"
proves = ["GB-DEF-10"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [3, 6], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000], abilities = ["natural-baller"], inf = [2, 4] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "by a pass, once per turn"
script = ["red: pass Boar", "dice: 4 1 1", "red: yes", "red: no", "red: end"]
expect = ["ball Boar pass", "fired Boar natural-baller", "influence Boar +1", "asked: red team-work Ox to Boar"]
[[case]]
name = "not somebody else's"
script = ["red: pass to (1500, 2000)", "dice: 4 1 1", "dice: 1 1", "red: no", "red: end"]
expect = ["never: fired"]
"#,
    );
    check(
        "possession on the way",
        r#"
proves = ["GB-SNAP-02"]
piece = [
    { name = "Boar", seat = "red", at = [2000, 2000], abilities = ["natural-baller"], inf = [2, 4] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Boar", ball = [2000, 2800] }
script = ["red: jog", "red: path (2400, 2900)", "red: yes", "red: yes"]
expect = ["ball Boar snap", "influence Boar +1", "Boar.at = (2400, 2900)"]
"#,
    );
}

#[test]
fn a_pass_may_be_followed_by_a_pass_instead_of_team_work() {
    check(
        "a pass instead of Team Work",
        r#"
proves = ["GB-MOM-13", "GB-MOM-17"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [3, 6], influence = 2, ball = true, abilities = ["well-oiled-machine"] },
    { name = "Boar", seat = "red", at = [2500, 2000], kick = [3, 6] },
    { name = "Goat", seat = "red", at = [2500, 3200] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "without influence, and no Team Work for the first"
script = ["red: pass Boar", "dice: 4 1 1", "red: yes", "red: pass Goat", "red: no", "dice: 4 1 1", "red: no"]
expect = ["fired Ox well-oiled-machine", "ball Goat pass", "asked: red team-work Boar to Goat", "asked: red act Ox", "never: asked: red team-work Ox to Boar"]
[[case]]
name = "left alone Team Work follows"
script = ["red: pass Boar", "dice: 4 1 1", "red: no"]
expect = ["asked: red team-work Ox to Boar", "never: fired"]
"#,
    );
}

#[test]
fn both_may_move_after_pass_and_move() {
    check(
        "both move",
        r#"
proves = ["GB-MOM-13", "GB-DEF-19"]
piece = [
    { name = "Ox", seat = "red", at = [1000, 2000], kick = [3, 6], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [2500, 2000] },
    { name = "Old", seat = "red", at = [2500, 3200], abilities = ["match-experience"] },
]
now = { active = "Ox" }
[[case]]
name = "the one within the aura uses it, both dodge"
script = ["red: pass Boar", "dice: 4 1 1", "red: pass and move Boar", "red: path (2700, 2000)", "red: path (1000, 2300)"]
expect = ["momentum red -1 pass and move", "moved Boar dodge (2700, 2000)", "moved Ox dodge (1000, 2300)", "asked: red act Ox"]
[[case]]
name = "the one outside it moves alone"
script = ["red: pass Boar", "dice: 4 1 1", "red: pass and move Ox", "red: path (1000, 2300)"]
expect = ["moved Ox dodge (1000, 2300)", "asked: red act Ox", "never: moved Boar"]
"#,
    );
}

#[test]
fn the_next_goal_may_be_worth_more() {
    check(
        "one goal of 5 VP",
        r#"
proves = ["GB-WIN-03"]
setup = { vp = 12 }
piece = [
    { name = "Ox", seat = "red", at = [3048, 4000], influence = 3, tac = 3, ball = true, abilities = ["with-aplomb"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2648, 4000], melee = 0 },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "and only the next"
script = [
    "red: attack Shark", "red: no", "dice: 4 1 1", "red: pick 1.1", "red: use with-aplomb", "red: shot", "dice: 3 1", "red: no",
    "blue: spot (3048, 3500)", "dice: 4 2",
]
expect = ["attached with-aplomb to Ox", "goal Ox", "spent with-aplomb of Ox", "vp red +5"]
[[case]]
name = "without it a goal is worth 4"
script = ["red: shot", "dice: 3 1", "red: no", "blue: spot (3048, 3500)", "dice: 4 2"]
expect = ["goal Ox", "vp red +4", "never: spent"]
"#,
    );
}
