//! Cards that meet other cards, or rules their text does not speak of.

use super::check;

#[test]
fn what_fires_first_does_not_cancel_what_was_collected() {
    check(
        "Gravity Well after Follow Up with Battering Ram",
        r#"
proves = ["GB-TIME-04", "GB-CONV-08"]
piece = [
    { name = "Brick", seat = "blue", card = "brick", at = [3000, 4000] },
    { name = "Wrecker", seat = "blue", card = "wrecker", at = [3000, 2700] },
    { name = "Ox", seat = "red", at = [3000, 3060], def = 6, melee = 1 },
]
now = { active = "Ox" }
script = [
    "red: jog", "red: path (3430, 3160) (3430, 3700)", "blue: no", "red: go on", "red: first follow-up of Wrecker",
    "blue: yes", "blue: path (3292, 3378)", "blue: line (3629, 4166)", "blue: stop",
    "expect: Ox engages Brick = no",
]
expect = ["fired Wrecker battering-ram", "fired Brick gravity-well", "asked: blue push-line Ox by Brick"]
"#,
    );
}
