//! Playbook results.

use super::check;

#[test]
fn results_are_applied_in_the_order_the_attacker_likes() {
    check(
        "several effects",
        r#"
proves = ["GB-PB-04", "GB-PB-10", "GB-PB-12", "GB-PB-14", "GB-PB-16"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["2 push1 kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 10 },
]
now = { active = "Ox" }
[[case]]
name = "push, damage, knocked down"
script = [
    "red: attack Shark",
    "dice: 4 1 1 1",
    "red: pick 1.1",
    "red: step dodge",
    "red: step push",
    "red: line (2654, 3048)",
    "red: step damage",
]
expect = [
    "asked: red next-step Ox on Shark: damage, push, knock down",
    "refused: GB-PB-10",
    "moved Shark push (2654, 3048)",
    "asked: red next-step Ox on Shark: damage, knock down",
    "damaged Shark 2",
    "suffers Shark knocked down",
    "asked: red act Ox",
    "Shark.hp = 8",
]
[[case]]
name = "knocked down first"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step knock down", "red: step damage", "red: stop"]
expect = ["suffers Shark knocked down", "damaged Shark 2", "asked: red push-line", "asked: red act Ox"]
"#,
    );
}

#[test]
fn all_damage_of_one_attack_is_one_instance() {
    check(
        "damage of two results",
        r#"
proves = ["GB-PB-13", "GB-PB-11"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1, playbook = [["2"], ["1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp = 10 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 4 4 1", "red: pick 2.1 1.1"]
expect = ["picked Ox 2.1", "picked Ox 1.1", "damaged Shark 3", "asked: red act Ox", "never: damaged Shark 2", "Shark.hp = 7"]
"#,
    );
}

#[test]
fn all_pushes_of_one_attack_are_one_push() {
    check(
        "pushes of two results",
        r#"
proves = ["GB-PB-14", "GB-PB-15"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1, playbook = [["push1", "dodge1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "pushes"
script = ["red: attack Shark", "dice: 4 4 1 1", "red: pick 1.1 1.1", "red: line (2908, 3048)"]
expect = ["asked: red push-line Shark by Ox 508", "moved Shark push (2908, 3048)", "asked: red act Ox"]
[[case]]
name = "dodges"
script = ["red: attack Shark", "dice: 4 4 1 1", "red: pick 1.2 1.2", "red: path (1492, 3048)"]
expect = ["asked: red path Ox dodge 508", "moved Ox dodge (1492, 3048)", "asked: red act Ox"]
"#,
    );
}

#[test]
fn knocking_down_twice_is_no_effect() {
    check(
        "a target on the ground",
        r#"
proves = ["GB-PB-05", "GB-PB-17"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["kd", "1 kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], conditions = ["knocked down"], hp = 10 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 3 1 1 1", "red: pick 1.1", "red: pick 1.2"]
expect = ["refused: GB-PB-17", "picked Ox 1.2", "damaged Shark 1", "never: suffers", "Shark.hp = 9"]
"#,
    );
}

#[test]
fn knock_down_and_tackle_count_once_an_attack() {
    check(
        "wrapping with the same effect",
        r#"
proves = ["GB-RUL-57", "GB-PB-18"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], tac = 4, influence = 1, playbook = [["tackle", "1", "kd"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], ball = true },
]
now = { active = "Ox" }
[[case]]
name = "two tackles"
script = ["red: attack Shark", "dice: 4 4 1 1", "red: pick 1.1 1.1", "red: pick 1.1 1.2", "red: step tackle"]
expect = ["refused: GB-RUL-57", "picked Ox 1.1", "picked Ox 1.2", "ball Ox tackle", "damaged Shark 1"]
[[case]]
name = "knocked down before the tackle"
script = ["red: attack Shark", "dice: 4 4 1 1", "red: pick 1.1 1.3", "red: step knock down", "dice: 4 4"]
expect = ["suffers Shark knocked down", "rolled scatter 4 4", "asked: red act Ox", "never: ball Ox"]
"#,
    );
}

#[test]
fn a_taken_out_check_waits_for_all_results() {
    check(
        "no hit points left before the push",
        r#"
proves = ["GB-TIME-23", "GB-TIME-22", "GB-STAT-15", "GB-TO-01"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["2 push1"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], hp_now = 2 },
]
now = { active = "Ox" }
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step damage", "red: line (2654, 3048)"]
expect = [
    "damaged Shark 2",
    "asked: red push-line Shark by Ox 254",
    "moved Shark push (2654, 3048)",
    "suffers Shark taken out",
    "removed Shark",
    "Shark.hp = 0",
    "Shark.conditions = taken out",
]
"#,
    );
}

#[test]
fn the_order_of_tackle_and_knock_down_decides_about_the_ball() {
    check(
        "tackle and knock down",
        r#"
proves = ["GB-PB-10", "GB-RUL-57"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, playbook = [["kd tackle"]] },
    { name = "Shark", seat = "blue", at = [2400, 3048], ball = true },
]
now = { active = "Ox" }
[[case]]
name = "tackle first"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step tackle"]
expect = ["ball Ox tackle", "suffers Shark knocked down", "asked: red act Ox", "ball = Ox"]
[[case]]
name = "knocked down first"
script = ["red: attack Shark", "dice: 4 1 1 1", "red: pick 1.1", "red: step knock down", "dice: 4 4"]
expect = ["suffers Shark knocked down", "asked: red act Ox", "never: ball Ox"]
"#,
    );
}

#[test]
fn a_momentous_result_is_judged_as_it_is_picked_whoever_may_ignore_what() {
    check(
        "a tackle behind the own goal line, Close Control elsewhere",
        r#"
proves = ["GB-RUL-17", "GB-PB-06"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "A", seat = "red", at = [2000, 1000], influence = 1, playbook = [["m tackle"]] },
    { name = "T", seat = "blue", at = [2400, 1000], ball = true },
    { name = "Z", seat = "blue", at = [6000, 6000], abilities = ["close-control"] },
]
script = ["red: attack T", "dice: 4 1 1 1", "red: pick 1.1"]
expect = ["picked A 1.1", "momentum red +1 playbook", "ball A tackle", "red.momentum = 1"]
now = { active = "A" }
"#,
    );
    check(
        "the same on a target that may ignore it and does not",
        r#"
proves = ["GB-RUL-17", "GB-PB-06", "GB-PB-07"]
setup = { size = "typical", vp = 20 }
piece = [
    { name = "A", seat = "red", at = [2000, 1000], influence = 1, playbook = [["m tackle"]] },
    { name = "T", seat = "blue", at = [2400, 1000], ball = true, abilities = ["close-control"] },
]
now = { active = "A" }
[[case]]
name = "taken"
script = ["red: attack T", "dice: 4 1 1 1", "red: pick 1.1", "blue: no"]
expect = ["ball A tackle", "momentum red +1 playbook", "red.momentum = 1"]
[[case]]
name = "ignored"
script = ["red: attack T", "dice: 4 1 1 1", "red: pick 1.1", "blue: yes"]
expect = ["ignored T close-control", "never: momentum", "T.ball = yes"]
"#,
    );
}

#[test]
fn a_result_that_became_impossible_was_not_ignored() {
    let stage = |sturdy: &str| {
        format!(
            r#"
proves = ["GB-PB-06", "GB-RUL-57"]
setup = {{ size = "typical", vp = 20 }}
piece = [
    {{ name = "A", seat = "red", at = [600, 3000], influence = 1, playbook = [["m kd", "push2"]] }},
    {{ name = "T", seat = "blue", at = [200, 3000]{sturdy} }},
    {{ name = "Z", seat = "blue", at = [6000, 6000], abilities = ["sturdy"] }},
]
script = ["red: attack T", "dice: 4 4 1 1", "red: pick 1.1 1.2", "red: step push", "red: line (-300, 3000)"]
expect = ["left pitch T", "removed T", "never: suffers T knocked down", "red.momentum = 2"]
now = {{ active = "A" }}
"#
        )
    };
    check("pushed off before it is knocked down", &stage(""));
    check("the same of a sturdy one", &stage(r#", abilities = ["sturdy"]"#));
}

#[test]
fn every_icon_triggers_its_play() {
    check(
        "the same icon twice",
        r#"
proves = ["GB-PB-20", "GB-PB-21"]
piece = [
    { name = "Ox", seat = "red", at = [2000, 3048], influence = 1, tac = 4, abilities = ["hypnosis", "heavy-burden", "lodestone"], playbook = [["play1", "play2"], ["play1"]] },
    { name = "Boar", seat = "red", at = [1000, 1000], abilities = ["playmaker"] },
    { name = "Shark", seat = "blue", at = [2400, 3048] },
]
now = { active = "Ox" }
[[case]]
name = "two of the first"
script = ["red: attack Shark", "dice: 4 4 4 4", "red: pick 2.1 1.1", "red: use hypnosis on Shark", "red: use heavy-burden on Shark"]
expect = ["attached hypnosis to Shark", "attached heavy-burden to Shark", "asked: red act Ox"]
[[case]]
name = "one of each"
script = ["red: attack Shark", "dice: 4 4 4 4", "red: pick 2.1 1.2", "red: step first icon", "red: use hypnosis on Shark", "red: use lodestone on Shark", "red: mode 2"]
expect = ["attached hypnosis to Shark", "used Ox lodestone on Shark"]
"#,
    );
}
