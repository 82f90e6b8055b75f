//! The phases of a turn.

use super::check;

#[test]
fn a_plan_changes_the_pool_of_its_own_turn_only() {
    check(
        "the pool of the next turn",
        r#"
proves = ["GB-PLAN-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 6] },
    { name = "Shark", seat = "blue", at = [2000, 4000], inf = [4, 6] },
]
script = [
    "red: influence none", "blue: influence none", "red: activate Ox", "red: end", "blue: activate Shark", "blue: end",
    'red: plan "Full-Back"', 'blue: plan "Midfield General"', "red: initiative red", "red: influence none",
]
expect = ["asked: red allocate 3", "asked: blue allocate 5", "asked: red initiative", "asked: red allocate 4", "asked: blue allocate 4"]
[now]
phase = "maintenance"
initiative = "red"
next = "red"
current = { red = "Lone Striker", blue = "Hunker Down" }
hand = { red = ["Full-Back"], blue = ["Midfield General"] }
"#,
    );
}

#[test]
fn the_pool_is_made_after_the_return_and_before_it_is_given_out() {
    check(
        "the second step of maintenance",
        r#"
proves = ["GB-TURN-12"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], inf = [4, 6] },
    { name = "Boar", seat = "red", hp_now = 0, inf = [2, 4], recovery = 4, conditions = ["taken out"] },
    { name = "Shark", seat = "blue", at = [2000, 4000], inf = [4, 6] },
]
now = { phase = "maintenance", initiative = "red", next = "red", current = { red = "Dig Deep", blue = "Lone Striker" } }
script = ["red: spot (1000, 150)", "red: stay", "red: influence Boar 1", "blue: influence none"]
expect = ["returned Boar (1000, 150) hp 4", "pool red 7", "asked: red allocate 7", "allocated Boar 1", "pool blue 3", "asked: blue allocate 3"]
"#,
    );
}

#[test]
fn nothing_is_revealed_before_both_have_picked() {
    check(
        "one pick alone",
        r#"
proves = ["GB-TURN-02", "GB-TURN-03"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000] },
    { name = "Shark", seat = "blue", at = [2000, 4000] },
]
[now]
phase = "initiative"
turn = 2
hand = { red = ["Lone Striker", "Dig Deep"], blue = ["Hunker Down", "Full-Back"] }
[[case]]
name = "red has picked"
script = ['red: plan "Lone Striker"']
expect = ["asked: red plan", "asked: blue plan", "never: revealed", "red.current = none", 'red.hand = "Dig Deep", "Lone Striker"']
[[case]]
name = "so has blue"
script = ['red: plan "Lone Striker"', 'blue: plan "Full-Back"']
expect = ['revealed "Lone Striker", "Full-Back"', 'red.current = "Lone Striker"', 'blue.current = "Full-Back"']
"#,
    );
}

#[test]
fn who_returns_in_mid_turn_has_no_second_activation() {
    check(
        "back on the pitch, and activated already",
        r#"
proves = ["GB-RUL-23"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2400, 3048], hp_now = 1, activated = true, abilities = ["put-me-back-in-coach"], melee = 0 },
    { name = "Boar", seat = "red", at = [5000, 1000] },
    { name = "Shark", seat = "blue", at = [2000, 3048], influence = 1, playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Shark" }
script = [
    "blue: attack Ox", "dice: 4 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (1000, 150)", "red: stay", "blue: end", "red: activate Ox", "red: activate Boar",
]
expect = ["suffers Ox taken out", "returned Ox (1000, 150) hp 6", "refused: GB-TURN-15", "activated Boar"]
"#,
    );
    check(
        "back on the pitch, and not yet activated",
        r#"
proves = ["GB-RUL-23"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [2400, 3048], hp_now = 1, abilities = ["put-me-back-in-coach"], melee = 0 },
    { name = "Boar", seat = "red", at = [5000, 1000] },
    { name = "Shark", seat = "blue", at = [2000, 3048], influence = 1, playbook = [["1"]] },
    { name = "Eel", seat = "blue", at = [5000, 5000] },
]
now = { active = "Shark" }
script = [
    "blue: attack Ox", "dice: 4 1 1 1", "blue: pick 1.1", "red: yes", "red: spot (1000, 150)", "red: stay", "blue: end", "red: activate Ox",
]
expect = ["suffers Ox taken out", "returned Ox (1000, 150) hp 6", "activated Ox"]
"#,
    );
}

#[test]
fn what_triggers_at_the_start_comes_in_the_order_the_player_likes() {
    check(
        "a dodge and a tunnel",
        r#"
proves = ["GB-TIME-06"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 2000], abilities = ["shadow-like", "guild-rule-secret-tunnel"] },
    { name = "Shark", seat = "blue", at = [5000, 5000] },
]
now = { next = "red" }
[[case]]
name = "the dodge first"
script = ["red: activate Ox", "red: first shadow-like of Ox", "red: yes", "red: path (2000, 2508)", "red: yes", "red: spot (2000, 3000)"]
expect = ["moved Ox dodge (2000, 2508)", "placed Ox (2000, 3000)", "asked: red act Ox"]
[[case]]
name = "the tunnel first"
script = ["red: activate Ox", "red: first guild-rule-secret-tunnel of Ox", "red: yes", "red: spot (2000, 2500)", "red: yes", "red: path (2000, 3000)"]
expect = ["placed Ox (2000, 2500)", "moved Ox dodge (2000, 3000)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn who_is_put_off_the_pitch_was_never_at_zero() {
    check(
        "the step an ability names",
        r#"
proves = ["GB-TIME-01"]
setup = { vp = 20 }
piece = [
    { name = "Ox", seat = "red", at = [700, 3000], influence = 1, playbook = [["push1", "3"]] },
    { name = "Shark", seat = "blue", at = [250, 3000], hp_now = 3, abilities = ["reanimate", "noxious-death"] },
]
now = { active = "Ox" }
[[case]]
name = "pushed off: from the second step on"
script = ["red: attack Shark", "dice: 6 1 1 1", "red: pick 1.1", "red: line (-4, 3000)"]
expect = ["suffers Shark taken out", "fired Shark noxious-death", "removed Shark", "never: asked: blue trigger reanimate"]
[[case]]
name = "struck down: from the first"
script = ["red: attack Shark", "dice: 6 1 1 1", "red: pick 1.2", "blue: no"]
expect = ["damaged Shark 3", "asked: blue trigger reanimate", "suffers Shark taken out", "fired Shark noxious-death"]
"#,
    );
}
