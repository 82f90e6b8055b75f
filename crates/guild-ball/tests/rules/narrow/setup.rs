//! The kick-off.

use super::check;

#[test]
fn a_kick_off_goes_to_a_spot_and_to_no_model() {
    check(
        "a kick-off to a friend",
        r#"
proves = ["GB-KOFF-03"]
piece = [
    { name = "Ox", seat = "red", at = [3000, 2000], kick = [2, 6], ball = true },
    { name = "Boar", seat = "red", at = [3000, 3300] },
    { name = "Shark", seat = "blue", at = [1000, 4500] },
]
now = { phase = "kick-off" }
script = ["red: stay", "red: pass Boar", "red: spot (3000, 3300)", "red: spot (3000, 3700)", "dice: 1 1 | 4 2", "red: no"]
expect = ["refused: HALL-CHOICE", "refused: GB-RUL-77", "kick Ox at (3000, 3700)"]
"#,
    );
}
