//! What a player is warned of before a choice is made.

use super::check;

#[test]
fn a_way_past_an_enemy_is_warned_of() {
    check(
        "warnings of a path",
        r#"
proves = ["GB-PART-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1 },
    { name = "Shark", seat = "blue", at = [2000, 2400], tac = 2, playbook = [["1"]] },
]
[now]
active = "Ox"
momentum = { blue = 1 }
[[case]]
name = "out of the melee zone"
script = ["red: jog", "red: path (3000, 2000)"]
expect = ["advance Ox jog", "warned: parting blow by Shark", "moved Ox jog (2383, 2000)", "asked: blue parting-blow Shark on Ox"]
[[case]]
name = "within it"
script = ["red: jog", "red: path (2050, 2000)"]
expect = ["moved Ox jog (2050, 2000)", "never: warned:"]
[[case]]
name = "an attack that can be answered"
script = ["red: attack Shark"]
expect = ["warned: counter-attack", "attack Ox on Shark", "asked: blue react"]
"#,
    );
}
