//! Kicks: targets, dice and range.

use super::check;

#[test]
fn a_spot_lies_within_kick_range() {
    check(
        "a spot at the end of the range",
        r#"
proves = ["GB-KICK-09", "GB-RUL-77"]
piece = [{ name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 6], influence = 1, ball = true }]
now = { active = "Ox" }
script = ["red: pass to (3000, 3825)", "red: pass to (3000, 3824)", "dice: 1 1 | 3 1"]
expect = ["refused: GB-KICK-08", "kick Ox at (3000, 3824)", "scattered (3000, 3824) -> (2913, 4063)"]
"#,
    );
}

#[test]
fn each_engaging_enemy_costs_a_die() {
    check(
        "three enemies round the kicker",
        r#"
proves = ["GB-KICK-12"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], kick = [5, 6], influence = 1, ball = true },
    { name = "Boar", seat = "red", at = [3500, 2000] },
    { name = "A", seat = "blue", at = [2000, 2400] },
    { name = "B", seat = "blue", at = [2000, 1600] },
    { name = "C", seat = "blue", at = [1600, 2000] },
]
now = { active = "Ox" }
script = ["red: pass Boar", "dice: 4 1", "red: no"]
expect = ["asked: chance roll 2d6", "rolled kick Ox 4 1 needs 4"]
"#,
    );
}

#[test]
fn a_shot_is_aimed_at_the_enemy_goalpost() {
    check(
        "the own goalpost is no target",
        r#"
proves = ["GB-KICK-06"]
piece = [{ name = "Ox", seat = "red", at = [3048, 2897], kick = [2, 6], influence = 1, ball = true }]
now = { active = "Ox", momentum = { red = 1 } }
script = ["red: shot", "red: jog", "red: path (3048, 2898)", "red: shot", "dice: 4 1"]
expect = ["refused: GB-KICK-08", "kick Ox at goal", "rolled kick Ox 4 1 needs 4", "goal Ox", "vp red +4"]
"#,
    );
}
