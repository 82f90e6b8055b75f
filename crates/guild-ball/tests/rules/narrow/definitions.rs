//! What words mean.

use super::check;

#[test]
fn whom_a_pulse_catches_is_not_its_target() {
    check(
        "a pulse that catches somebody unseen",
        r#"
proves = ["GB-DEF-25"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["caught-in-a-net"], influence = 2 },
    { name = "Wall", seat = "red", at = [2400, 2000], base = 50 },
    { name = "Hidden", seat = "blue", at = [2900, 2000], abilities = ["wary"] },
]
now = { active = "Ox" }
script = ["expect: Ox sees Hidden = no", "red: use caught-in-a-net"]
expect = ["attached caught-in-a-net to Hidden", "never: fired", "Hidden.jog = 254"]
"#,
    );
}

#[test]
fn all_dice_of_a_pool_are_rolled_together() {
    check(
        "one roll of many dice",
        r#"
proves = ["GB-DEF-23"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 7, influence = 1, ball = true, kick = [3, 6] },
    { name = "Boar", seat = "red", at = [2000, 4600] },
    { name = "Shark", seat = "blue", at = [2400, 3048], melee = 0 },
]
now = { active = "Ox" }
[[case]]
name = "an attack"
script = ["red: attack Shark", "dice: 1 2 3 1 2 3 1"]
expect = ["asked: chance roll 7d6", "rolled attack Ox 1 2 3 1 2 3 1 needs 4"]
[[case]]
name = "a kick"
script = ["red: pass Boar", "dice: 6 1 1", "red: no"]
expect = ["asked: chance roll 3d6", "rolled kick Ox 6 1 1 needs 4"]
"#,
    );
}
