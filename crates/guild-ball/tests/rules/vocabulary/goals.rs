//! Shots and goals, and what follows where nobody runs.

use super::check;

#[test]
fn snap_shots_and_shots_are_told_apart() {
    check(
        "more KICK for a Snap Shot",
        r#"
proves = ["GB-MOM-14", "GB-MOM-15"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 3000], kick = [2, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3048, 4200], kick = [2, 4], abilities = ["icing-on-the-cake"] },
    { name = "Shark", seat = "blue", at = [600, 600] },
]
now = { active = "Ox", momentum = { red = 2 } }
script = ["red: pass Boar", "red: no", "dice: 4 1", "red: snap shot", "red: no", "dice: 1 1 1 1"]
expect = ["ball Boar pass", "rolled kick Boar 1 1 1 1 needs 3", "asked: chance roll 2d6"]
"#,
    );
    check(
        "an answer to Shots only",
        r#"
proves = ["GB-KICK-07"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 4200], kick = [2, 6], influence = 2, ball = true },
    { name = "Boar", seat = "red", at = [2200, 4200], kick = [2, 6] },
    { name = "Shark", seat = "blue", at = [3600, 4600], melee = 0, abilities = ["quick-off-the-line"] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "a Shot"
script = ["red: shot", "blue: yes", "blue: path (3800, 4600)", "dice: 1 1"]
expect = ["fired Shark quick-off-the-line", "Shark.at = (3800, 4600)", "kick Ox at goal", "asked: chance roll 2d6"]
[[case]]
name = "no pass"
script = ["red: pass Boar", "red: no", "dice: 4 1", "red: no"]
expect = ["ball Boar pass", "never: fired"]
"#,
    );
}

#[test]
fn a_goal_may_be_followed_by_something_unless_the_scorer_runs() {
    check(
        "burning all round, more INF for ever, and no end of the activation",
        r#"
proves = ["GB-MOM-20", "GB-CONV-06"]
piece = [
    { name = "Ox", seat = "red", at = [3048, 4300], kick = [3, 6], influence = 1, ball = true, abilities = ["ring-of-fire", "above-and-beyond", "last-cast-catches-the-most", "goal-of-the-month"] },
    { name = "Boar", seat = "red", at = [2600, 4300] },
    { name = "Shark", seat = "blue", at = [600, 600] },
]
now = { active = "Ox", momentum = { red = 1 } }
[[case]]
name = "it stays"
script = ["red: shot", "dice: 4 4 1", "red: no", "blue: spot (3048, 3500)", "dice: 4 2"]
expect = ["goal Ox", "momentum red +2 screamer", "attached above-and-beyond to Ox", "fired Ox ring-of-fire", "suffers Boar burning", "asked: red act Ox"]
[[case]]
name = "it runs"
script = ["red: shot", "dice: 4 1 2", "red: yes", "red: stay", "blue: spot (3048, 3500)", "dice: 4 2"]
expect = ["momentum red +1 goal", "never: fired Ox ring-of-fire"]
"#,
    );
}

#[test]
fn pools_may_be_bound_by_the_card() {
    check(
        "no more dice than printed",
        r#"
proves = ["GB-TN-08", "GB-MOM-33"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, tac = 3, abilities = ["lens-flare"], playbook = [["play1"]] },
    { name = "Shark", seat = "blue", at = [2400, 2000], influence = 1, tac = 2, playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [2000, 2400] },
]
now = { active = "Ox", momentum = { blue = 1 } }
script = ["red: attack Shark", "blue: react none", "dice: 4 1", "red: pick 1.1", "red: use lens-flare on Shark", "red: end", "blue: activate Shark", "blue: attack Ox", "blue: yes", "dice: 1 1"]
expect = ["attached lens-flare to Shark", "asked: blue bonus-time Shark 2 dice needs 4", "rolled attack Shark 1 1 needs 4"]
"#,
    );
}

#[test]
fn a_model_may_come_back_from_the_other_side() {
    check(
        "from either end",
        r#"
proves = ["GB-RUL-21", "GB-REC-03"]
piece = [
    { name = "Ox", seat = "red", at = [2400, 3000], hp_now = 1, hp = 9, recovery = 4, abilities = ["put-me-back-in-coach", "dont-get-cocky"] },
    { name = "Boar", seat = "red", at = [600, 3000], hp_now = 1, abilities = ["put-me-back-in-coach"] },
    { name = "Shark", seat = "blue", at = [2800, 3000], melee = 1, tac = 1, influence = 1, playbook = [["1"]] },
]
now = { active = "Shark", initiative = "blue" }
script = ["blue: attack Ox", "dice: 4", "blue: pick 1.1", "red: yes", "red: spot (3048, 5946)", "red: stay"]
expect = ["vp blue +1", "returned Ox (3048, 5946) hp 4"]
"#,
    );
}
