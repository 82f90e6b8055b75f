//! Who is activated when.

use super::check;

#[test]
fn a_model_may_have_to_be_next_or_last() {
    check(
        "the order of activations",
        r#"
proves = ["GB-TURN-14"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 1, abilities = ["shutout", "tucked"] },
    { name = "Shark", seat = "blue", at = [2800, 2000], melee = 0 },
    { name = "Eel", seat = "blue", at = [2000, 2800], melee = 0 },
    { name = "Old", seat = "blue", at = [2800, 2800], melee = 0, activated = true },
]
now = { active = "Ox" }
[[case]]
name = "last"
script = ["red: use shutout on Old", "red: use shutout on Shark", "dice: 4", "red: end", "blue: activate Shark", "blue: activate Eel", "blue: end", "blue: activate Shark"]
expect = ["refused: GB-PLAY-10", "refused: GB-CONV-06", "activated Eel", "activated Shark"]
[[case]]
name = "next"
script = ["red: use tucked on Shark", "dice: 4", "red: end", "blue: activate Eel", "blue: activate Shark", "blue: end", "blue: activate Eel"]
expect = ["refused: GB-CONV-06", "activated Shark", "activated Eel"]
"#,
    );
}

#[test]
fn a_model_may_be_activated_at_once_or_again() {
    check(
        "further activations",
        r#"
proves = ["GB-TURN-14", "GB-TURN-15"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], influence = 2, abilities = ["linked: Boar", "superior-strategy", "do-the-thing"] },
    { name = "Boar", seat = "red", at = [2400, 2000] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { active = "Ox" }
[[case]]
name = "the named friend comes before the opponent, who is next then"
script = ["red: end", "red: yes", "red: end"]
expect = ["acts next Boar", "activated Boar", "asked: blue activate"]
[[case]]
name = "left alone the opponent is next"
script = ["red: end", "red: no"]
expect = ["asked: blue activate", "never: activated Boar"]
[[case]]
name = "once more for influence, before or after the first"
script = ["red: use superior-strategy on Ox", "red: end", "red: no", "blue: activate Shark", "blue: end", "red: activate Ox"]
expect = ["readied Ox", "activated Ox"]
[[case]]
name = "before the first"
script = ["red: use superior-strategy on Boar", "red: end", "red: yes", "red: end", "blue: activate Shark", "blue: end", "red: no", "red: activate Boar"]
expect = ["activated Boar", "readied Boar", "activated Boar"]
[[case]]
name = "once per turn where the order is settled"
script = ["red: end", "red: no", "blue: activate Shark", "blue: end", "red: yes", "red: choose Boar", "red: choose Ox", "red: activate Ox", "red: end", "red: no", "red: activate Boar"]
expect = ["fired Ox do-the-thing", "refused: GB-DEF-25", "readied Ox", "activated Ox", "activated Boar"]
"#,
    );
}
