//! Which of several rules an action that breaks more than one is refused by: whom it is aimed at comes before whether the model
//! can act, and that before what it costs.

use super::super::check;

#[test]
fn whom_an_action_is_aimed_at_comes_before_its_price() {
    check(
        "no influence and no ball",
        r#"
proves = ["GB-KICK-05", "GB-ATK-01", "GB-CHG-01", "GB-KICK-02", "GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Boar", seat = "red", at = [2000, 2400] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox" }
script = [
    "red: pass Shark", "red: attack Boar", "red: charge Boar", "red: pass Boar", "red: pass to (2000, 3000)", "red: shot", "red: attack Shark",
    "red: charge Shark", "red: sprint",
]
expect = [
    "refused: GB-KICK-05", "refused: GB-ATK-01", "refused: GB-CHG-01", "refused: GB-KICK-02", "refused: GB-KICK-02", "refused: GB-KICK-02",
    "refused: GB-INF-10", "refused: GB-INF-10", "refused: GB-INF-10",
]
"#,
    );
    check(
        "the ball and no influence",
        r#"
proves = ["GB-KICK-05", "GB-INF-10"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], ball = true },
    { name = "Boar", seat = "red", at = [2000, 2400] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: pass Shark", "red: pass Boar", "red: pass to (2000, 3000)", "red: shot"]
expect = ["refused: GB-KICK-05", "refused: GB-INF-10", "refused: GB-INF-10", "refused: GB-INF-10"]
"#,
    );
}

#[test]
fn whether_a_model_is_down_comes_before_the_price_of_what_it_does() {
    check(
        "knocked down without influence",
        r#"
proves = ["GB-KD-03", "GB-KD-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], conditions = ["knocked down"] },
    { name = "Shark", seat = "blue", at = [2400, 2000] },
]
now = { active = "Ox" }
script = ["red: attack Shark", "red: charge Shark", "red: sprint", "red: jog"]
expect = ["refused: GB-KD-03", "refused: GB-KD-06", "refused: GB-KD-06", "refused: GB-KD-06"]
"#,
    );
}

#[test]
fn nobody_passes_to_itself() {
    check(
        "a pass to the kicker",
        r#"
proves = ["GB-KICK-05"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, ball = true },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
script = ["red: pass Ox"]
expect = ["refused: GB-KICK-05"]
"#,
    );
}

#[test]
fn only_plans_of_the_hand_are_put_away() {
    check(
        "one of the other player's",
        r#"
proves = ["GB-SETUP-03"]
piece = [{ name = "Ox", seat = "red" }, { name = "Shark", seat = "blue" }]
now = { phase = "setup" }
script = [
    "draw: 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1 | 1",
    'red: put away "Lone Striker", "Dig Deep"', 'red: put away "Dig Deep", "Lone Striker"', 'red: put away "Dig Deep", "Dig Deep"',
]
expect = ["refused: GB-SETUP-03", "refused: GB-SETUP-03", "refused: GB-SETUP-03"]
"#,
    );
}
