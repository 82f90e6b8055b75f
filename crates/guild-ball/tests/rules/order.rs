//! Who orders what triggers together, and what that leaves of it (GB-CONV-08, GB-RUL-25).

use super::check;

#[test]
fn who_strikes_orders_what_triggers() {
    check(
        "the player of the model that strikes orders triggers in a Counter-Attack",
        r#"
proves = ["GB-RUL-25", "GB-CONV-08", "GB-DEF-05", "GB-RUL-39"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["1"]] },
    { name = "Hook", seat = "blue", at = [2400, 3048], abilities = ["crucial-artery", "hooked"], playbook = [["1"]] },
]
now = { active = "Ox", momentum = { blue = 1 } }
[[case]]
name = "a Counter-Attack"
script = [
    "red: attack Hook", "blue: react counter", "dice: 1 1 1 1", "dice: 4 1 1 1", "blue: pick 1.1",
    "red: first hooked of Hook", "blue: first hooked of Hook",
]
expect = ["attack Hook on Ox", "asked: blue arrange-triggers", "refused: HALL-ASK", "fired Hook hooked"]
[[case]]
name = "a parting blow"
script = [
    "red: jog", "red: path (1400, 3048)", "blue: yes", "blue: no", "dice: 4 1 1 1 1 1", "blue: pick 1.1",
    "blue: first crucial-artery of Hook",
]
expect = ["parting blow Hook on Ox", "asked: blue arrange-triggers", "fired Hook crucial-artery"]
"#,
    );
}
